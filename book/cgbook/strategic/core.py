"""The core, whose proposals no coalition objects to, and the nucleolus, which makes the largest excess as small as possible.

**Invariant.** If the core is not empty, a point of the core proves it. If the core is empty, a balanced collection of coalitions with
weights proves it. Both proofs can be checked by addition. The nucleolus compares only imputations, where each player gets at least what
they make alone, and all payments add up to what the players make together.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from operator import add, gt

from cgbook.strategic.coalitions import CoalitionGame, excess_list, the_game
from cgbook.strategic.exact_numbers import Exact
from cgbook.strategic.programs import maximise

MOST_BY_PROGRAM = 10  # maximum number of players for the core
MOST_BY_PROGRAMS = 8  # maximum number of players for the nucleolus


@dataclass(frozen=True)
class Core:
    """The result of `core_of`, which is true if the core isn't empty.

    `least` is the smallest total of payments that would satisfy every coalition except the grand one. `weights` is a balanced collection.
    It says how much of the time some coalitions work, so that each player is always busy; together, these coalitions make `least`. `point`
    holds payments that all coalitions accept. It is None if `least` is more than all players make together.
    """

    least: Fraction
    weights: dict[str, Fraction]
    point: tuple[Fraction, ...] | None

    def __bool__(self) -> bool:
        return self.point is not None


def core_of(game: CoalitionGame) -> Core:
    """Return a point of the core, or a balanced collection that proves that the core is empty.

    >>> print(*core_of(CoalitionGame(3, lambda group: "A" in group and len(group) > 1)).point)
    1 0 0
    >>> empty = core_of(CoalitionGame(3, lambda group: len(group) > 1))
    >>> bool(empty), str(empty.least), {name: str(weight) for name, weight in empty.weights.items()}
    (False, '3/2', {'AB': '1/2', 'AC': '1/2', 'BC': '1/2'})

    Parameters
    ----------
    game : a game of at most 10 players.

    Raises
    ------
    ValueError : if the game has more players.

    Complexity
    ----------
    One linear program with a constraint for each player and a variable for each coalition.

    References
    ----------
    Shapley, "On balanced sets and cores", 1967.
    """
    n, full = len(the_game(game, MOST_BY_PROGRAM).players), len(game.worths) - 1
    if n == 1:
        return Core(game.whole, {game.players[0]: Fraction(1)}, (game.whole,))
    alone = game.alone
    groups = [s for s in range(1, full) if s & (s - 1)]  # groups with at least two members
    saved = [game.worths[s] - sum(alone[i] for i in range(n) if s >> i & 1) for s in groups]
    best = maximise(saved, [[s >> i & 1 for s in groups] for i in range(n)], [1] * n)
    weights = dict(zip(groups, best.at, strict=True))
    for i in range(n):
        busy = sum((weight for s, weight in weights.items() if s & (s - 1) and s >> i & 1), Fraction(0))
        weights[1 << i] = 1 - busy
    least = best.value + sum(alone)
    rest = (game.whole - least) / n
    point = tuple(own + more + rest for own, more in zip(alone, best.dual, strict=True)) if rest >= 0 else None
    return Core(least, {game.label(s): weights[s] for s in sorted(weights) if weights[s]}, point)


def in_core(game: CoalitionGame, *payments: Exact | Iterable[Exact]) -> bool:
    """Return whether a proposal is in the core, which means that it pays what all players make together and no coalition objects.

    >>> game = CoalitionGame(3, lambda group: "A" in group and len(group) > 1)
    >>> in_core(game, 1, 0, 0), in_core(game, ["1/2", "1/4", "1/4"]), in_core(game, 2, 2, 2)
    (True, False, False)

    Parameters
    ----------
    game : a game of n players.
    payments : n exact numbers, in the same order as the players, or a list of them.

    Complexity
    ----------
    2ⁿ additions.
    """
    paid = the_game(game).proposal(*payments)
    return sum(paid) == game.whole and all(excess <= 0 for excess in excess_list(game, paid))


def core_vertices(game: CoalitionGame) -> list[tuple[Fraction, ...]]:
    """Return the corners (vertices) of the core of a game of three players, in order around the core; none if the core is empty.

    >>> game = CoalitionGame(3, {"A": 0, "B": 0, "C": 0, "AB": 6, "AC": 16, "BC": 26, "ABC": 36})
    >>> for corner in core_vertices(game):
    ...     print(*corner)
    10 20 6
    10 0 26
    6 0 30
    0 6 30
    0 20 16

    Parameters
    ----------
    game : a game of three players.

    Raises
    ------
    ValueError : if the game doesn't have exactly three players.
    """
    if len(the_game(game).players) != 3:
        raise ValueError(f"the corners can be found only for three players; {game} has {len(game.players)}")
    low, high = game.alone, [game.whole - game.worths[7 ^ 1 << i] for i in range(3)]
    if sum(low) > game.whole or sum(high) < game.whole or any(map(gt, low, high)):
        return []
    corners: list[tuple[Fraction, ...]] = []
    for order in ((0, 1, 2), (0, 2, 1), (2, 0, 1), (2, 1, 0), (1, 2, 0), (1, 0, 2)):  # neighbours differ by one swap
        paid, rest = list(low), game.whole - sum(low)
        for i in order:  # each player in turn gets as much as the others allow
            more = min(high[i] - low[i], rest)
            paid[i], rest = paid[i] + more, rest - more
        if tuple(paid) not in corners:
            corners.append(tuple(paid))
    return corners


def nucleolus(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the nucleolus, the imputation whose excesses, compared from the largest down, are as small as possible.

    >>> print(*nucleolus(CoalitionGame(3, {"A": 0, "B": 0, "C": 0, "AB": 6, "AC": 16, "BC": 26, "ABC": 36})))
    5 21/2 41/2

    An imputation pays what all players make together, and it pays each player at least what that player makes alone.

    Parameters
    ----------
    game : a game of at most 8 players.

    Raises
    ------
    ValueError : if the game has more players, or has no imputation because the players make more alone than together.

    Complexity
    ----------
    At most n - 1 linear programs in n + 1 variables, each with at most two constraints for each coalition.

    References
    ----------
    Schmeidler, "The nucleolus of a characteristic function game", 1969; Peleg and Sudhölter, *Introduction to the Theory of
    Cooperative Games*, 2007, section 5.
    """
    n, full = len(the_game(game, MOST_BY_PROGRAMS).players), len(game.worths) - 1
    alone = game.alone
    spare = game.whole - sum(alone)
    _no_less_than_alone(game)
    saved = [worth - sum(alone[i] for i in range(n) if s >> i & 1) for s, worth in enumerate(game.worths)]
    settled: dict[int, Fraction] = {full: spare}  # amounts that groups get above what their members make alone
    echelon: list[list[Fraction]] = []
    _added(echelon, full, n)
    more = (spare, *[Fraction(0)] * (n - 1))
    level = max((saved[s] - _paid(more, s) for s in range(1, full)), default=Fraction(0))
    while len(echelon) < n:
        loose = [s for s in range(1, full) if any(_reduced(echelon, s, n))]
        rows = [[-(s >> i & 1) for i in range(n)] + [1] for s in loose]
        bounds = [level - saved[s] for s in loose]
        for s, amount in settled.items():
            rows += [[sign * (s >> i & 1) for i in range(n)] + [0] for sign in (1, -1)]
            bounds += [amount, -amount]
        best = maximise([0] * n + [1], rows, bounds)
        level -= best.value
        for s, weight in zip(loose, best.dual[: len(loose)], strict=True):
            if weight and _added(echelon, s, n):
                settled[s] = saved[s] - level
        more = best.at[:n]  # in the final round, this is the only solution
    return tuple(map(add, alone, more))


def is_nucleolus(game: CoalitionGame, *payments: Exact | Iterable[Exact]) -> bool:
    """Return whether a proposal is the nucleolus, by Kohlberg's criterion.

    >>> game = CoalitionGame(3, lambda group: len(group) > 1)
    >>> is_nucleolus(game, "1/3", "1/3", "1/3"), is_nucleolus(game, 1, 0, 0)
    (True, False)

    For every level, look at the coalitions whose excess is at least that level. It must be impossible to shift payments so that one of
    these coalitions gains, none of them loses, and no player who gets only what they make alone loses.

    Parameters
    ----------
    game : a game of at most 8 players.
    payments : n exact numbers, in the same order as the players, or a list of them.

    Raises
    ------
    ValueError : if the game has more players, or has no imputation.

    Complexity
    ----------
    A linear program for each different excess.

    References
    ----------
    Kohlberg, "On the nucleolus of a characteristic function game", 1971.
    """
    n = len(the_game(game, MOST_BY_PROGRAMS).players)
    paid = game.proposal(*payments)
    _no_less_than_alone(game)
    if sum(paid) != game.whole or any(number < least for number, least in zip(paid, game.alone, strict=True)):
        return False
    every = dict(enumerate(excess_list(game, paid), 1))
    bound = [1 << i for i in range(n) if paid[i] == game.alone[i]]
    for level in sorted(set(every.values()), reverse=True):
        high = [s for s, number in every.items() if number >= level]
        sums = [sum(s >> i & 1 for s in high) for i in range(n)]
        signed = [_signed(s, n, -1) for s in {*high, *bound}]
        whole = (1 << n) - 1
        rows = [*signed, _signed(whole, n, 1), _signed(whole, n, -1), [*sums, *(-number for number in sums)]]
        best = maximise([*sums, *(-number for number in sums)], rows, [0] * (len(rows) - 1) + [1])
        if best.value:
            return False
    return True


def _signed(group: int, n: int, sign: int) -> list[int]:
    """Return the row of a group in a program where each payment is written as a difference of two numbers >= 0."""
    row = [sign * (group >> i & 1) for i in range(n)]
    return [*row, *(-entry for entry in row)]


def _paid(payments: tuple[Fraction, ...], group: int) -> Fraction:
    return sum((payment for i, payment in enumerate(payments) if group >> i & 1), Fraction(0))


def _no_less_than_alone(game: CoalitionGame) -> None:
    if sum(game.alone) > game.whole:
        raise ValueError(
            f"the players of {game} make more alone than together, so no proposal pays all players what they make alone"
        )


def _added(rows: list[list[Fraction]], group: int, n: int) -> bool:
    """Add a group to rows in echelon form, unless they already span it, and return whether it was added."""
    row = _reduced(rows, group, n)
    if any(row):
        rows.append(row)
    return any(row)


def _reduced(rows: list[list[Fraction]], group: int, n: int) -> list[Fraction]:
    row = [Fraction(group >> i & 1) for i in range(n)]
    for other in rows:
        pivot = next(i for i, entry in enumerate(other) if entry)
        factor = row[pivot] / other[pivot]
        row = [mine - factor * theirs for mine, theirs in zip(row, other, strict=True)]
    return row
