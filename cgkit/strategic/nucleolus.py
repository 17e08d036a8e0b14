"""The nucleolus: the proposal that makes the greatest excess as small as it can be, then the next one, and so on.

**Invariant.** Only imputations are compared: each player gets at least what it makes alone, and all get what all make together.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from cgkit.strategic.coalitions import CoalitionGame, Number, excess_list, the_game
from cgkit.strategic.programs import maximise

__all__ = ["is_nucleolus", "nucleolus", "sorted_excesses"]

MOST_BY_PROGRAMS = 8


def sorted_excesses(game: CoalitionGame, payments: Iterable[Number]) -> tuple[Fraction, ...]:
    """Return the excesses of all coalitions, the greatest first. Of two proposals the one with the lesser list is milder.

    >>> from cgkit.strategic import bankruptcy
    >>> print(*sorted_excesses(bankruptcy(36, (10, 20, 30)), (6, 11, 19)))
    -4 -6 -9 -11 -11 -13

    Complexity
    ----------
    2 to the number of players, and a sort.
    """
    return tuple(sorted(excess_list(game, the_game(game).proposal(payments)), reverse=True))


def nucleolus(game: CoalitionGame) -> tuple[Fraction, ...]:
    """Return the imputation whose sorted excesses are least.

    >>> from cgkit.strategic import bankruptcy
    >>> print(*nucleolus(bankruptcy(36, (10, 20, 30))))
    5 21/2 41/2

    Parameters
    ----------
    game : a game of coalitions with at most 8 players.

    Raises
    ------
    ValueError : if the players make more alone than together: then there is no imputation.

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
    return tuple(one + more for one, more in zip(alone, echelon.solved(settled), strict=True))


def is_nucleolus(game: CoalitionGame, payments: Iterable[Number]) -> bool:
    """Return whether an imputation is the nucleolus, by Kohlberg's criterion.

    For every level, look at the coalitions whose excess is at least this much. Nobody must be able to move payments so that
    none of them loses, none of the players who get no more than alone loses, and one of these coalitions gains.

    >>> from cgkit.strategic import majority
    >>> third = Fraction(1, 3)
    >>> is_nucleolus(majority(3), (third, third, third)), is_nucleolus(majority(3), (1, 0, 0))
    (True, False)

    Parameters
    ----------
    game : a game of coalitions with at most 8 players.
    payments : one to each player.

    Raises
    ------
    TypeError : if `game` is none, or the payments are no list.
    ValueError : if it has more players, or the payments are not one number for each of them; if the players make more alone
        than together.

    Complexity
    ----------
    A linear program for each different excess.

    References
    ----------
    Kohlberg, "On the nucleolus of a characteristic function game", 1971.
    """
    n = len(the_game(game, MOST_BY_PROGRAMS).players)
    paid = game.proposal(payments)
    _no_less_than_alone(game)
    if sum(paid) != game.whole or any(one < least for one, least in zip(paid, game.alone, strict=True)):
        return False
    every = dict(enumerate(excess_list(game, paid), 1))
    bound = [1 << i for i in range(n) if paid[i] == game.alone[i]]
    for level in sorted(set(every.values()), reverse=True):
        high = [s for s, one in every.items() if one >= level]
        sums = [sum(s >> i & 1 for s in high) for i in range(n)]
        signed = [_signed(s, n, -1) for s in {*high, *bound}]
        whole = (1 << n) - 1
        rows = [*signed, _signed(whole, n, 1), _signed(whole, n, -1), [*sums, *(-one for one in sums)]]
        best = maximise([*sums, *(-one for one in sums)], rows, [0] * (len(rows) - 1) + [1])
        if best.value:
            return False
    return True


def _signed(group: int, n: int, sign: int) -> list[int]:
    """The row of a group where each payment is a difference of two numbers >= 0."""
    row = [sign * (group >> i & 1) for i in range(n)]
    return [*row, *(-one for one in row)]


def _paid(payments: tuple[Fraction, ...], group: int) -> Fraction:
    return sum((one for i, one in enumerate(payments) if group >> i & 1), Fraction(0))


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
                row = [one - factor * two for one, two in zip(row, other, strict=True)]
                for s, part in its.items():
                    made[s] = made.get(s, Fraction(0)) - factor * part
        return row, made

    def spans(self, group: int) -> bool:
        return not any(self._reduced(group)[0])

    def add(self, group: int) -> bool:
        """Take a group in, unless the others decide it already."""
        row, made = self._reduced(group)
        pivot = next((i for i, one in enumerate(row) if one), None)
        if pivot is None:
            return False
        scale = row[pivot]
        self.rows.append((pivot, [one / scale for one in row], {s: part / scale for s, part in made.items()}))
        return True

    def solved(self, amounts: dict[int, Fraction]) -> list[Fraction]:
        """The numbers, one a player, that give these groups these amounts; the rank is full."""
        found = [Fraction(0)] * self.n
        for pivot, row, made in reversed(self.rows):
            amount = sum((part * amounts[s] for s, part in made.items()), Fraction(0))
            found[pivot] = amount - sum((row[i] * found[i] for i in range(self.n) if i != pivot), Fraction(0))
        return found
