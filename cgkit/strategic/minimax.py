"""Matrix games solved exactly: saddle points, the value, and a best mixture for each player.

Bounds and saddle points are read off the table. The value comes from a linear program: make all
entries positive, and let the second player look for the weights y >= 0 with the largest sum such that no row brings more than
1. That sum is 1 divided by the value, and the solution of the dual is the first player's mixture.

**Invariant.** An answer proves itself: the mixture of rows brings the value at least against every column, the mixture of columns
costs the value at most against every row (`proves`). Ties are broken by Bland's rule, so that the same table gives the same
answer, here and on the page, and the method ends.

References
----------
Robert G. Bland, New finite pivoting rules for the simplex method, Mathematics of Operations Research 2 (1977).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

from cgkit.errors import wanted
from cgkit.strategic.exact_lp import maximise_exactly
from cgkit.strategic.matrices import Mixture, column_pays, matrix, row_pays

__all__ = ["Solution", "lower_value", "proves", "saddle_points", "solve", "upper_value"]

MOST_SOLVED, MOST_BITS = 2_000, 500


@dataclass(frozen=True)
class Solution:
    """What a matrix game is worth, and how to play it.

    >>> found = solve([[3, -1], [0, 2]])
    >>> str(found.value), tuple(map(str, found.rows)), tuple(map(str, found.columns))
    ('1', ('1/3', '2/3'), ('1/2', '1/2'))

    Parameters
    ----------
    value : what the first player gets on average, in the unit of the entries, if both play well.
    rows : a mixture of rows that brings at least the value, whatever the second player does.
    columns : a mixture of columns that costs at most the value, whatever the first player does.
    """

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

    Raises
    ------
    TypeError, ValueError : as `Matrix` does.
    """
    return max(map(min, matrix(table).rows))


def upper_value(table: Any) -> Fraction:
    """Return the least that one column is sure to cost at most: the smallest of the columns' greatest entries.

    >>> print(upper_value([[3, -1], [0, 2]]))
    2

    Raises
    ------
    TypeError, ValueError : as `Matrix` does.
    """
    return min(map(max, matrix(table).columns))


def saddle_points(table: Any) -> list[tuple[int, int]]:
    """Return all saddle points, as (row, column) counted from 0: least in their row and greatest in their column.

    >>> saddle_points([[4, 1, 2], [5, 3, 3], [0, 3, 2]])
    [(1, 1), (1, 2)]
    >>> saddle_points([[1, -1], [-1, 1]])
    []

    Raises
    ------
    TypeError, ValueError : as `Matrix` does.

    Complexity
    ----------
    Linear in the number of entries.
    """
    found = matrix(table)
    least, greatest = list(map(min, found.rows)), list(map(max, found.columns))
    return [(i, j) for i, row in enumerate(found.rows) for j, one in enumerate(row) if least[i] == one == greatest[j]]


def solve(table: Any) -> Solution:
    """Return the value of a matrix game and a best mixture for each player, exact.

    >>> print(solve([[3, -1], [0, 2]]))
    value 1, rows (1/3, 2/3), columns (1/2, 1/2)
    >>> print(solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]))
    value 0, rows (1/3, 1/3, 1/3), columns (1/3, 1/3, 1/3)

    A game may have several best mixtures; one of them is returned, always the same.

    Parameters
    ----------
    table : a matrix of at most 2,000 entries.

    Raises
    ------
    TypeError : as `Matrix` does.
    ValueError : as `Matrix` does, for a larger matrix, and for entries whose common denominator has more than 500 bits.

    Complexity
    ----------
    Each step of the simplex method has one product and one quotient of integers for each entry; there are most often no more than
    a few times as many steps as rows and columns.
    """
    found = matrix(table)
    many, across = found.shape
    if many * across > MOST_SOLVED:
        raise ValueError(
            f"exact solutions are for at most {MOST_SOLVED:,} entries, got {many} rows of {across}: ask linear_program"
        )
    if lcm(*(one.denominator for row in found.rows for one in row)).bit_length() > MOST_BITS:
        raise ValueError(f"the entries have no common denominator of at most {MOST_BITS} bits: round them first")
    solution = solved(found.rows)
    assert proves(found, solution)
    return solution


def solved(rows: Sequence[Sequence[Fraction]]) -> Solution:
    """Return the same for rows that have been checked, or computed."""
    scale = lcm(*(one.denominator for row in rows for one in row))
    whole = [[int(one * scale) for one in row] for row in rows]
    lift = 1 - min(map(min, whole))
    across, many = len(rows[0]), len(rows)
    best = maximise_exactly([1] * across, [[one + lift for one in row] for row in whole], [1] * many)
    return Solution(
        (1 / best.value - lift) / scale,
        tuple(one / best.value for one in best.dual),
        tuple(one / best.value for one in best.at),
    )


def proves(table: Any, solution: Solution) -> bool:
    """Return whether a solution proves itself: neither player can be kept from the value, or get beyond it.

    >>> pennies, half = [[1, -1], [-1, 1]], (Fraction(1, 2), Fraction(1, 2))
    >>> proves(pennies, Solution(Fraction(0), half, half)), proves(pennies, Solution(Fraction(0), half, (1, 0)))
    (True, False)

    Parameters
    ----------
    table : a matrix.
    solution : what is claimed of it.

    Raises
    ------
    TypeError, ValueError : if one of them is no such thing, or their sizes do not fit.

    Complexity
    ----------
    One product for each entry.
    """
    claimed = wanted(Solution, solution, "solve([[3, -1], [0, 2]])")
    bring, cost = min(column_pays(table, claimed.rows)), max(row_pays(table, claimed.columns))
    return bring == claimed.value == cost
