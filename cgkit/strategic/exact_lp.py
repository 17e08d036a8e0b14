"""Small linear programmes, solved exactly: fractions in, fractions out, with the dual that proves the answer.

Libraries solve large programmes in floats; here a few hundred numbers are wanted without any error. The rule is Bland's, so it ends.

**Invariant.** Between pivots every basic variable is an affine function of the others, and the constants of the basic ones are
not negative once a start is found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

__all__ = ["ExactOptimum", "maximise_exactly"]

Row = list[Fraction]


@dataclass(frozen=True)
class ExactOptimum:
    """The greatest value, where it is taken, and the weights of the constraints that prove it: the solution of the dual."""

    value: Fraction
    at: tuple[Fraction, ...]
    dual: tuple[Fraction, ...]


def maximise_exactly(
    gains: Sequence[Fraction | int], rows: Sequence[Sequence[Fraction | int]], bounds: Sequence[Fraction | int]
) -> ExactOptimum:
    """Maximise gains · x where x >= 0 and each row · x is at most its bound.

    >>> best = maximise_exactly([1, 1], [[2, 1], [1, 3]], [4, 7])
    >>> print(best.value, *best.at, *best.dual)
    3 1 2 2/5 1/5

    Parameters
    ----------
    gains : n numbers.
    rows, bounds : m rows of n numbers, and m numbers.

    Returns
    -------
    ExactOptimum : the dual has m numbers >= 0; the rows with these weights add up to at least the gains, the bounds to the value.

    Raises
    ------
    ValueError : if no x fulfils all, or there is no greatest value.

    Complexity
    ----------
    Each pivot takes mn operations; there may be exponentially many, and are few in practice.

    References
    ----------
    Bland, "New finite pivoting rules for the simplex method", 1977.
    """
    n, m = len(gains), len(rows)
    table = [[Fraction(bound), *(Fraction(-one) for one in row)] for row, bound in zip(rows, bounds, strict=True)]
    goal = [Fraction(0), *map(Fraction, gains)]
    free, basic = list(range(n)), list(range(n, n + m))
    if any(row[0] < 0 for row in table):
        _start(table, free, basic, goal, n + m)
    _climb(table, goal, free, basic)
    at = [Fraction(0)] * (n + m)
    for name, row in zip(basic, table, strict=True):
        at[name] = row[0]
    dual = [Fraction(0)] * m
    for name, rate in zip(free, goal[1:], strict=True):
        if name >= n:
            dual[name - n] = -rate
    return ExactOptimum(goal[0], tuple(at[:n]), tuple(dual))


def _climb(table: list[Row], goal: Row, free: list[int], basic: list[int]) -> None:
    """Pivot by Bland's rule until no free variable gains anything."""
    while True:
        rising = [j for j in range(len(free)) if goal[j + 1] > 0]
        if not rising:
            return
        j = min(rising, key=free.__getitem__)
        limits = [(row[0] / -row[j + 1], basic[i], i) for i, row in enumerate(table) if row[j + 1] < 0]
        if not limits:
            raise ValueError("there is no greatest value: the linear programme is unbounded")
        _pivot(table, goal, free, basic, min(limits)[2], j)


def _pivot(table: list[Row], goal: Row, free: list[int], basic: list[int], i: int, j: int) -> None:
    """Exchange the basic variable of row i and free variable j."""
    row = table[i]
    rate = row[j + 1]
    row[j + 1] = Fraction(-1)
    row[:] = [-one / rate if one else one for one in row]
    free[j], basic[i] = basic[i], free[j]
    for other in [*table[:i], *table[i + 1 :], goal]:
        if factor := other[j + 1]:
            other[j + 1] = Fraction(0)
            other[:] = [one + factor * two if two else one for one, two in zip(other, row, strict=True)]


def _start(table: list[Row], free: list[int], basic: list[int], goal: Row, helper: int) -> None:
    """Reach a solution of all constraints: one more variable relaxes them all, and is then driven to 0."""
    free.append(helper)
    for row in table:
        row.append(Fraction(1))
    want = [*[Fraction(0)] * len(free), Fraction(-1)]
    least = min(range(len(table)), key=lambda i: table[i][0])
    _pivot(table, want, free, basic, least, len(free) - 1)
    _climb(table, want, free, basic)
    if want[0]:
        raise ValueError("no x fulfils all constraints of the linear programme")
    if helper in basic:
        i = basic.index(helper)
        j = next(j for j, one in enumerate(table[i][1:]) if one)
        _pivot(table, want, free, basic, i, j)
    place = free.index(helper)
    del free[place]
    for row in table:
        del row[place + 1]
    gains = goal[:]
    goal[:] = [gains[0], *[Fraction(0)] * len(free)]
    for name, gain in enumerate(gains[1:]):
        if name in free:
            goal[free.index(name) + 1] += gain
        else:
            goal[:] = [one + gain * two for one, two in zip(goal, table[basic.index(name)], strict=True)]
