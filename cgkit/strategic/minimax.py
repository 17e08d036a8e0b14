"""Matrix games solved: saddle points, the value and a best mixture for each player; by a linear program, and by fictitious play.

Bounds and saddle points are read off the table. The value comes from a linear program: make all
entries positive, and let the second player look for the weights y >= 0 with the largest sum such that no row brings more than
1. That sum is 1 divided by the value, and the solution of the dual is the first player's mixture.

**Invariant.** An answer proves itself: the mixture of rows brings the value at least against every column, the mixture of columns
costs the value at most against every row (`proves`). Ties are broken by Bland's rule, so that the same table gives the same
answer, here and on the page, and the method ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import lcm
from typing import Any

from cgkit.doors import check_int, check_type
from cgkit.strategic.matrices import Mixture, matrix
from cgkit.strategic.programs import maximise

MOST_SOLVED, MOST_BITS = 2_000, 500
MOST_STEPS = 2_000_000  # rounds times rows and columns


@dataclass(frozen=True)
class Solution:
    """What a matrix game is worth if both play well, and a mixture for each player that makes sure of it."""

    value: Fraction
    rows: Mixture
    columns: Mixture

    def __str__(self) -> str:
        rows, columns = (", ".join(map(str, mix)) for mix in (self.rows, self.columns))
        return f"value {self.value}, rows ({rows}), columns ({columns})"


def lower_value(table: Any) -> Fraction:
    """Return the most that one row is sure to bring: the largest of the rows' least entries.

    >>> print(lower_value([[3, -1], [0, 2]]))
    0
    """
    return max(map(min, matrix(table).rows))


def upper_value(table: Any) -> Fraction:
    """Return the least that one column is sure to cost at most: the smallest of the columns' greatest entries.

    >>> print(upper_value([[3, -1], [0, 2]]))
    2
    """
    return min(map(max, matrix(table).columns))


def saddle_points(table: Any) -> list[tuple[int, int]]:
    """Return all saddle points, as (row, column) counted from 0: least in their row and greatest in their column.

    >>> saddle_points([[4, 1, 2], [5, 3, 3], [0, 3, 2]])
    [(1, 1), (1, 2)]
    >>> saddle_points([[1, -1], [-1, 1]])
    []
    """
    game = matrix(table)
    least, greatest = list(map(min, game.rows)), list(map(max, game.columns))
    return [
        (i, j) for i, row in enumerate(game.rows) for j, entry in enumerate(row) if least[i] == entry == greatest[j]
    ]


def solve(table: Any) -> Solution:
    """Return the value of a matrix game and a best mixture for each player, exact.

    >>> print(solve([[3, -1], [0, 2]]))
    value 1, rows (1/3, 2/3), columns (1/2, 1/2)
    >>> print(solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]))
    value 0, rows (1/3, 1/3, 1/3), columns (1/3, 1/3, 1/3)

    A table has at most 2,000 entries, with a common denominator of at most 500 bits.

    Complexity
    ----------
    Each step of the simplex method has one product and one quotient of integers for each entry; there are most often no more than
    a few times as many steps as rows and columns.
    """
    game = matrix(table)
    many, across = game.shape
    if many * across > MOST_SOLVED:
        raise ValueError(f"exact solutions are for at most {MOST_SOLVED:,} entries, got {many} rows of {across}")
    if lcm(*(entry.denominator for row in game.rows for entry in row)).bit_length() > MOST_BITS:
        raise ValueError(f"the entries have no common denominator of at most {MOST_BITS} bits: round them first")
    solution = solved(game.rows)
    assert proves(game, solution)
    return solution


def solved(rows: Sequence[Sequence[Fraction]]) -> Solution:
    """Return the same for rows that have been checked, or computed."""
    scale = lcm(*(entry.denominator for row in rows for entry in row))
    whole = [[int(entry * scale) for entry in row] for row in rows]
    lift = 1 - min(map(min, whole))
    across, many = len(rows[0]), len(rows)
    best = maximise([1] * across, [[entry + lift for entry in row] for row in whole], [1] * many)
    return Solution(
        (1 / best.value - lift) / scale,
        tuple(entry / best.value for entry in best.dual),
        tuple(entry / best.value for entry in best.at),
    )


def proves(table: Any, solution: Solution) -> bool:
    """Return whether a solution proves itself: neither player can be kept from the value, or get beyond it.

    >>> proves([[1, -1], [-1, 1]], solve([[1, -1], [-1, 1]])), proves([[1, -1], [-1, 1]], solve([[0, 3], [3, 2]]))
    (True, False)
    """
    pays, claimed = matrix(table), check_type(Solution, solution, "solve([[3, -1], [0, 2]])")
    return min(pays.column_pays(claimed.rows)) == claimed.value == max(pays.row_pays(claimed.columns))


@dataclass(frozen=True)
class FictitiousPlay:
    """Rounds of fictitious play.

    `chosen` has the (row, column) of each round, counted from 0; `bounds` what, after each round, the mixture of rows so far brings at
    least, and that of columns costs at most; `rows` and `columns` how often each was chosen, divided by the number of rounds.
    """

    chosen: tuple[tuple[int, int], ...]
    bounds: tuple[tuple[Fraction, Fraction], ...]
    rows: Mixture
    columns: Mixture

    @property
    def best(self) -> tuple[Fraction, Fraction]:
        """The greatest of the lower bounds and the least of the upper ones: the value lies between them."""
        return self.squeezed[-1]

    @property
    def squeezed(self) -> tuple[tuple[Fraction, Fraction], ...]:
        """After each round, the best bounds so far."""
        lows = accumulate((low for low, _ in self.bounds), max)
        return tuple(zip(lows, accumulate((high for _, high in self.bounds), min), strict=True))


def fictitious_play(table: Any, rounds: int, row: int = 0, column: int = 0) -> FictitiousPlay:
    """Return rounds of fictitious play, which begin with a row and a column: each player answers what the other has done so far.

    >>> run = fictitious_play([[1, -1], [-1, 1]], 6)
    >>> run.chosen
    ((0, 0), (0, 1), (0, 1), (1, 1), (1, 1), (1, 1))
    >>> print(*run.bounds[2], "best", *run.best)
    -1 1/3 best 0 0

    Each looks at all rounds that are over, takes the other's choices for a mixture, and chooses a best reply to it; of several the
    first. Both choose at one time. The value lies between the two bounds in every round. All sums are whole multiples of one unit, so
    nothing is rounded.

    Rounds times rows and columns are at most 2,000,000.

    References
    ----------
    Julia Robinson, An iterative method of solving a game, Annals of Mathematics 54 (1951): the two bounds come as close as one likes.
    """
    game = matrix(table)
    many, across = game.shape
    most = check_int(rounds, "rounds", 1, MOST_STEPS // (many + across))
    i, j = check_int(row, "rows", 0, many - 1), check_int(column, "columns", 0, across - 1)
    scale = lcm(*(entry.denominator for line in game.rows for entry in line))
    lines = [[int(entry * scale) for entry in line] for line in game.rows]
    columns = list(zip(*lines, strict=True))
    by_row, by_column = [0] * many, [0] * across
    counts = [0] * many, [0] * across
    chosen, bounds = [], []
    for n in range(1, most + 1):
        chosen.append((i, j))
        counts[0][i] += 1
        counts[1][j] += 1
        by_row = [total + entry for total, entry in zip(by_row, columns[j], strict=True)]
        by_column = [total + entry for total, entry in zip(by_column, lines[i], strict=True)]
        high, low = max(by_row), min(by_column)
        bounds.append((Fraction(low, n * scale), Fraction(high, n * scale)))
        i, j = by_row.index(high), by_column.index(low)
    mine, theirs = (tuple(Fraction(entry, most) for entry in count) for count in counts)
    return FictitiousPlay(tuple(chosen), tuple(bounds), mine, theirs)
