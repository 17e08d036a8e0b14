"""An exact solver for small linear programs in fractions, which also returns the dual solution that proves the answer.

Libraries solve large programs in floats, but the book needs only small programs, and needs them without any error. Pivots follow Bland's
rule, so the method ends.

**Invariant.** Between pivots every basic variable is an affine function of the others, and once a start is found, the constants of the
basic variables aren't negative. All coefficients are whole multiples of 1 / `over`, and only these whole numbers are stored. Each division
in a pivot leaves no remainder (Edmonds, Bareiss), so no common divisors need to be found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

Numbers = Sequence[Fraction | int]
Row = list[int]


@dataclass(frozen=True)
class Optimum:
    """The maximum of a linear program, a point that attains it, and weights of the constraints that prove it (the dual solution)."""

    value: Fraction
    at: tuple[Fraction, ...]
    dual: tuple[Fraction, ...]


def maximise(gains: Numbers, rows: Sequence[Numbers], bounds: Numbers) -> Optimum:
    """Return the optimum of a linear program, the maximum of gains · x where x >= 0 and each row · x is at most its bound.

    >>> best = maximise([1, 1], [[2, 1], [1, 3]], [4, 7])
    >>> print(best.value, *best.at, *best.dual)
    3 1 2 2/5 1/5

    The dual has a weight >= 0 for each row. With these weights, the rows add up to at least the gains, and the bounds add up to the value.

    Raises
    ------
    ValueError : if no x satisfies all constraints, or the values have no maximum.

    Complexity
    ----------
    Each pivot takes mn operations for m rows of n numbers. There can be exponentially many pivots, but in practice there are few.

    References
    ----------
    Bland, "New finite pivoting rules for the simplex method", 1977.
    """
    n, m = len(gains), len(rows)
    work, scales = _begun(n, rows, bounds)
    unit = _scale(gains)
    work.goal = [0, *(int(number * unit) for number in gains)]
    if any(row[0] < 0 for row in work.table):
        work.start(n + m)
    work.climb()
    at = [Fraction(0)] * (n + m)
    for name, row in zip(work.basic, work.table, strict=True):
        at[name] = Fraction(row[0], work.over)
    dual = [Fraction(0)] * m
    for name, rate in zip(work.free, work.goal[1:], strict=True):
        if name >= n:
            dual[name - n] = Fraction(-rate * scales[name - n], work.over * unit)
    return Optimum(Fraction(work.goal[0], work.over * unit), tuple(at[:n]), tuple(dual))


def vertices(rows: Sequence[Numbers], bounds: Numbers) -> list[tuple[tuple[Fraction, ...], frozenset[int]]]:
    """Return the vertices of the polyhedron where x >= 0 and each row · x is at most its bound, with the constraints that are tight there.

    >>> for at, tight in vertices([[1, 1], [1, 0]], [2, 1]):
    ...     print(*at, sorted(tight))
    0 0 [0, 1]
    1 0 [1, 3]
    0 2 [0, 2]
    1 1 [2, 3]

    The bounds must be >= 0, so that 0 is a vertex. The n variables are numbered from 0, and the rows from n; a variable is tight if it's 0,
    and a row is tight if it reaches its bound.

    Complexity
    ----------
    Each set of n constraints that meet in a vertex is visited at most once, and takes mn operations; there are at most (n + m choose n)
    sets.

    References
    ----------
    Chvátal, *Linear Programming* (1983), chapter 18.
    """
    n = len(rows[0])
    todo = [_begun(n, rows, bounds)[0]]
    nothing = Fraction(0)
    seen, corners = {frozenset(todo[0].basic)}, dict[frozenset[int], tuple[Fraction, ...]]()
    for work in todo:  # the list grows until no pivot leads to a new vertex
        at = {name: Fraction(row[0], work.over) for name, row in zip(work.basic, work.table, strict=True)}
        tight = frozenset(work.free).union(name for name, value in at.items() if not value)
        corners[tight] = tuple(at.get(name, nothing) for name in range(n))
        for j, comes in enumerate(work.free):
            for i in work.falling_first(j):
                basic = frozenset(comes if name == work.basic[i] else name for name in work.basic)
                if basic not in seen:
                    seen.add(basic)
                    todo.append(work.copy())
                    todo[-1].pivot(i, j)
    return [(at, tight) for tight, at in corners.items()]


def _begun(n: int, rows: Sequence[Numbers], bounds: Numbers) -> tuple[_Dictionary, list[int]]:
    """Return a dictionary without a goal, where the rows are the basic variables, and the factor that made each row whole."""
    lines = [[bound, *(-number for number in row)] for row, bound in zip(rows, bounds, strict=True)]
    scales = [_scale(line) for line in lines]
    table = [[int(number * scale) for number in line] for line, scale in zip(lines, scales, strict=True)]
    return _Dictionary(table, [0] * (n + 1), list(range(n)), list(range(n, n + len(table)))), scales


def _scale(numbers: Numbers) -> int:
    """Return the smallest factor that makes all of these numbers whole."""
    return lcm(*(Fraction(number).denominator for number in numbers))


@dataclass
class _Dictionary:
    """The basic variables, one in each row, and the goal, as functions of the free variables; each variable has a number."""

    table: list[Row]
    goal: Row
    free: list[int]
    basic: list[int]
    over: int = 1

    def copy(self) -> _Dictionary:
        return _Dictionary([row[:] for row in self.table], self.goal[:], self.free[:], self.basic[:], self.over)

    def falling_first(self, j: int) -> list[int]:
        """Return the rows of the basic variables that reach 0 first when free variable j rises."""
        first, room, rate = list[int](), 0, 0
        for i, row in enumerate(self.table):
            if row[j + 1] < 0:
                sooner = row[0] * rate + room * row[j + 1]  # at most 0 if row[0] / -row[j + 1] is at most room / rate
                if not first or sooner < 0:
                    first, room, rate = [i], row[0], -row[j + 1]
                elif sooner == 0:
                    first.append(i)
        return first

    def climb(self) -> None:
        """Pivot by Bland's rule until no free variable improves the goal."""
        while rising := [j for j in range(len(self.free)) if self.goal[j + 1] > 0]:
            j = min(rising, key=self.free.__getitem__)
            falling = [
                (Fraction(row[0], -row[j + 1]), self.basic[i], i) for i, row in enumerate(self.table) if row[j + 1] < 0
            ]
            if not falling:
                raise ValueError("there's no maximum, because the linear program is unbounded")
            self.pivot(min(falling)[2], j)

    def pivot(self, i: int, j: int) -> None:
        """Exchange the basic variable of row i and free variable j."""
        row, over = self.table[i], self.over
        rate = -row[j + 1]
        sign = 1 if rate > 0 else -1  # keeps the common denominator positive
        for other in [*self.table[:i], *self.table[i + 1 :], self.goal]:
            factor = other[j + 1]
            other[:] = [sign * (mine * rate + factor * theirs) // over for mine, theirs in zip(other, row, strict=True)]
            other[j + 1] = -sign * factor
        row[:] = [sign * mine for mine in row]
        row[j + 1] = -sign * over
        self.over = sign * rate
        self.free[j], self.basic[i] = self.basic[i], self.free[j]

    def start(self, helper: int) -> None:
        """Find a solution of all constraints with the help of an extra variable, which relaxes all of them and then goes down to 0."""
        gains = self.goal
        self.free.append(helper)
        for row in self.table:
            row.append(1)
        self.goal = [*[0] * len(self.free), -1]
        least = min(range(len(self.table)), key=lambda i: self.table[i][0])
        self.pivot(least, len(self.free) - 1)
        self.climb()
        if self.goal[0]:
            raise ValueError("no x satisfies all constraints of the linear program")
        if helper in self.basic:
            i = self.basic.index(helper)
            self.pivot(i, next(j for j, mine in enumerate(self.table[i][1:]) if mine))
        place = self.free.index(helper)
        del self.free[place]
        for row in self.table:
            del row[place + 1]
        self.goal = [gains[0] * self.over, *[0] * len(self.free)]
        for name, gain in enumerate(gains[1:]):
            if name in self.free:
                self.goal[self.free.index(name) + 1] += gain * self.over
            else:
                self.goal = [
                    mine + gain * theirs
                    for mine, theirs in zip(self.goal, self.table[self.basic.index(name)], strict=True)
                ]
