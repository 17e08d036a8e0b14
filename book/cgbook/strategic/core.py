"""The core, the proposals to which no coalition objects, and the nucleolus, which makes the greatest excess as small as possible.

**Invariant.** That the core is not empty is shown by a point of it, and that it is empty by a balanced collection of coalitions with
weights: both can be checked by addition. For the nucleolus only imputations are compared: each player gets at least what it makes
alone, and all get what all make together.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from operator import gt
from typing import Any

from cgbook.strategic.coalitions import CoalitionGame, excess_list, the_game
from cgbook.strategic.programs import maximise

MOST_BY_PROGRAM = 10  # players of whose game the core is found
MOST_BY_PROGRAMS = 8  # and the nucleolus


@dataclass(frozen=True)
class Core:
    """What is known about a core; it is true if the core is not empty.

    `least` is the least total of payments with which every coalition except the grand one would be content. `weights` says for some
    coalitions what part of its time each works, so that each player is busy all the time; together they make `least`. `point` has
    payments that all coalitions accept, or is None, because `least` is more than all players make together.
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

    A game has at most 10 players.

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
    groups = [s for s in range(1, full) if s & (s - 1)]  # with two members at least
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


def in_core(game: CoalitionGame, *payments: Any) -> bool:
    """Return whether a proposal lies in the core: it pays what all players make together, and no coalition objects.

    >>> game = CoalitionGame(3, lambda group: "A" in group and len(group) > 1)
    >>> in_core(game, 1, 0, 0), in_core(game, ["1/2", "1/4", "1/4"]), in_core(game, 2, 2, 2)
    (True, False, False)
    """
    paid = the_game(game).proposal(*payments)
    return sum(paid) == game.whole and all(excess <= 0 for excess in excess_list(game, paid))


def core_vertices(game: CoalitionGame) -> list[tuple[Fraction, ...]]:
    """Return the corners of the core of a game of three players, in order round it; the list is empty if the core is.

    >>> game = CoalitionGame(3, {"A": 0, "B": 0, "C": 0, "AB": 6, "AC": 16, "BC": 26, "ABC": 36})
    >>> for corner in core_vertices(game):
    ...     print(*corner)
    10 20 6
    10 0 26
    6 0 30
    0 6 30
    0 20 16
    """
    if len(the_game(game).players) != 3:
        raise ValueError(f"the corners are found for three players; {game} has {len(game.players)}")
    low, high = game.alone, [game.whole - game.worths[7 ^ 1 << i] for i in range(3)]
    if sum(low) > game.whole or sum(high) < game.whole or any(map(gt, low, high)):
        return []
    corners: list[tuple[Fraction, ...]] = []
    for order in ((0, 1, 2), (0, 2, 1), (2, 0, 1), (2, 1, 0), (1, 2, 0), (1, 0, 2)):  # neighbours change places
        paid, rest = list(low), game.whole - sum(low)
        for i in order:  # each in turn gets as much as the others let it have
            more = min(high[i] - low[i], rest)
            paid[i], rest = paid[i] + more, rest - more
        if tuple(paid) not in corners:
            corners.append(tuple(paid))
    return corners


def nucleolus(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the imputation whose excesses, sorted with the greatest first, are as small as possible.

    >>> print(*nucleolus(CoalitionGame(3, {"A": 0, "B": 0, "C": 0, "AB": 6, "AC": 16, "BC": 26, "ABC": 36})))
    5 21/2 41/2

    A game has at most 8 players, who must not make more alone than together, for then there is no imputation.

    Complexity
    ----------
    At most n - 1 linear programs in n variables, with two constraints for each coalition at most.

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
    settled: dict[int, Fraction] = {full: spare}  # what groups get above their members' worths
    echelon = _Echelon(n)
    echelon.add(full)
    start = (spare, *[Fraction(0)] * (n - 1))
    level = max((saved[s] - _paid(start, s) for s in range(1, full)), default=Fraction(0))
    while echelon.rank < n:
        loose = [s for s in range(1, full) if not echelon.spans(s)]
        rows = [[-(s >> i & 1) for i in range(n)] + [1] for s in loose]
        bounds = [level - saved[s] for s in loose]
        for s, amount in settled.items():
            rows += [[sign * (s >> i & 1) for i in range(n)] + [0] for sign in (1, -1)]
            bounds += [amount, -amount]
        best = maximise([0] * n + [1], rows, bounds)
        level -= best.value
        for s, weight in zip(loose, best.dual[: len(loose)], strict=True):
            if weight and echelon.add(s):
                settled[s] = saved[s] - level
    return tuple(least + more for least, more in zip(alone, echelon.solved(settled), strict=True))


def is_nucleolus(game: CoalitionGame, *payments: Any) -> bool:
    """Return whether an imputation is the nucleolus, by Kohlberg's criterion.

    For every level, look at the coalitions whose excess is at least that level. It must be impossible to shift payments so that one
    of these coalitions gains, none of them loses, and no player loses who gets no more than alone.

    >>> game = CoalitionGame(3, lambda group: len(group) > 1)
    >>> is_nucleolus(game, "1/3", "1/3", "1/3"), is_nucleolus(game, 1, 0, 0)
    (True, False)

    The game is as for `nucleolus`.

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
    """The row of a group where each payment is a difference of two numbers >= 0."""
    row = [sign * (group >> i & 1) for i in range(n)]
    return [*row, *(-entry for entry in row)]


def _paid(payments: tuple[Fraction, ...], group: int) -> Fraction:
    return sum((payment for i, payment in enumerate(payments) if group >> i & 1), Fraction(0))


def _no_less_than_alone(game: CoalitionGame) -> None:
    if sum(game.alone) > game.whole:
        raise ValueError(
            f"the players of {game} make more alone than together, so no proposal pays each what it makes alone"
        )


class _Echelon:
    """Groups as rows of a linear system, kept in echelon form together with how they are combined."""

    def __init__(self, n: int) -> None:
        self.n = n
        self.rows: list[tuple[int, list[Fraction], dict[int, Fraction]]] = []  # pivot, row, combination of groups

    @property
    def rank(self) -> int:
        return len(self.rows)

    def _reduced(self, group: int) -> tuple[list[Fraction], dict[int, Fraction]]:
        row = [Fraction(group >> i & 1) for i in range(self.n)]
        made = {group: Fraction(1)}
        for pivot, other, its in self.rows:
            if factor := row[pivot]:
                row = [mine - factor * theirs for mine, theirs in zip(row, other, strict=True)]
                for s, part in its.items():
                    made[s] = made.get(s, Fraction(0)) - factor * part
        return row, made

    def spans(self, group: int) -> bool:
        return not any(self._reduced(group)[0])

    def add(self, group: int) -> bool:
        """Take in a group, unless the others determine it already."""
        row, made = self._reduced(group)
        pivot = next((i for i, entry in enumerate(row) if entry), None)
        if pivot is None:
            return False
        scale = row[pivot]
        self.rows.append((pivot, [entry / scale for entry in row], {s: part / scale for s, part in made.items()}))
        return True

    def solved(self, amounts: dict[int, Fraction]) -> list[Fraction]:
        """The numbers, one for each player, that give these groups these amounts; the rank is full."""
        numbers = [Fraction(0)] * self.n
        for pivot, row, made in reversed(self.rows):
            amount = sum((part * amounts[s] for s, part in made.items()), Fraction(0))
            numbers[pivot] = amount - sum((row[i] * numbers[i] for i in range(self.n) if i != pivot), Fraction(0))
        return numbers
