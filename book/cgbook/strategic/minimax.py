"""Solutions of matrix games: saddle points, and the value with optimal mixtures, by a linear program or by fictitious play.

The table itself gives bounds and saddle points. The value comes from a linear program. Make all entries positive, and give the columns
weights y >= 0 with the largest sum for which no row pays more than 1. This sum is 1 divided by the value, and the solution of the dual
program gives the first player's mixture.

**Invariant.** A solution proves itself: the mixture of rows pays at least the value against every column, and the mixture of columns
costs at most the value against every row (`proves`). Bland's rule breaks ties, so the method ends, and the same table has the same solution
in Python and on the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import lcm

from cgbook.strategic.exact_numbers import Mixture
from cgbook.strategic.matrices import Table, matrix
from cgbook.strategic.programs import maximise
from cgkit.checks import check_int, check_type

MOST_SOLVED, MOST_BITS = 2_000, 500
MOST_STEPS = 2_000_000  # limit on the number of rounds times the number of rows and columns


@dataclass(frozen=True)
class Solution:
    """The value of a matrix game, and an optimal mixed strategy for each player: `value`, `rows`, `columns`."""

    value: Fraction
    rows: Mixture
    columns: Mixture

    def __str__(self) -> str:
        rows, columns = (", ".join(map(str, mix)) for mix in (self.rows, self.columns))
        return f"value {self.value}, rows ({rows}), columns ({columns})"


def lower_value(table: Table) -> Fraction:
    """Return the lower value (maximin) of a matrix game in pure strategies: the largest of the row minima.

    >>> print(lower_value([[3, -1], [0, 2]]))
    0

    Parameters
    ----------
    table : payoff matrix of the first player, m rows of n exact numbers, as for `Matrix`.
    """
    return max(map(min, matrix(table).rows))


def upper_value(table: Table) -> Fraction:
    """Return the upper value (minimax) of a matrix game in pure strategies: the smallest of the column maxima.

    >>> print(upper_value([[3, -1], [0, 2]]))
    2

    Parameters
    ----------
    table : payoff matrix of the first player, m rows of n exact numbers, as for `Matrix`.
    """
    return min(map(max, matrix(table).columns))


def saddle_points(table: Table) -> list[tuple[int, int]]:
    """Return all saddle points as pairs (row, column), the entries that are smallest in their row and largest in their column.

    >>> saddle_points([[4, 1, 2], [5, 3, 3], [0, 3, 2]])
    [(1, 1), (1, 2)]
    >>> saddle_points([[1, -1], [-1, 1]])
    []

    Parameters
    ----------
    table : payoff matrix of the first player, m rows of n exact numbers, as for `Matrix`.

    Complexity
    ----------
    One pass through the mn entries.
    """
    game = matrix(table)
    least, greatest = list(map(min, game.rows)), list(map(max, game.columns))
    return [
        (i, j) for i, row in enumerate(game.rows) for j, entry in enumerate(row) if least[i] == entry == greatest[j]
    ]


def solve(table: Table) -> Solution:
    """Return the value of a matrix game and an optimal mixed strategy for each player, exactly.

    >>> print(solve([[3, -1], [0, 2]]))
    value 1, rows (1/3, 2/3), columns (1/2, 1/2)
    >>> print(solve([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]))
    value 0, rows (1/3, 1/3, 1/3), columns (1/3, 1/3, 1/3)

    Parameters
    ----------
    table : payoff matrix of the first player, m rows of n exact numbers; at most 2,000 entries, whose common denominator has at
        most 500 bits.

    Raises
    ------
    ValueError : if the matrix or its common denominator is larger, or `Matrix` refuses the matrix.

    Complexity
    ----------
    Each step of the simplex method takes two products and one quotient of integers for each entry. Usually there are at most a few
    times as many steps as rows and columns.

    References
    ----------
    Dantzig, *Linear Programming and Extensions*, 1963.
    """
    game = matrix(table)
    many, across = game.shape
    if many * across > MOST_SOLVED:
        raise ValueError(
            f"exact solutions can be found for at most {MOST_SOLVED:,} entries, got {many} rows of {across}"
        )
    if lcm(*(entry.denominator for row in game.rows for entry in row)).bit_length() > MOST_BITS:
        raise ValueError(f"the entries have no common denominator of at most {MOST_BITS} bits; round the entries first")
    solution = solved(game.rows)
    assert proves(game, solution)
    return solution


def solved(rows: Sequence[Sequence[Fraction]]) -> Solution:
    """Return the solution of a matrix game, like `solve`, for rows that need no check."""
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


def proves(table: Table, solution: Solution) -> bool:
    """Return whether a solution proves itself, which means that each mixture guarantees its player the solution's value.

    >>> proves([[1, -1], [-1, 1]], solve([[1, -1], [-1, 1]])), proves([[1, -1], [-1, 1]], solve([[0, 3], [3, 2]]))
    (True, False)

    Parameters
    ----------
    table : payoff matrix of the first player, m rows of n exact numbers, as for `Matrix`.
    solution : a value, a mixture of m rows, and a mixture of n columns, as `solve` returns.
    """
    pays, claimed = matrix(table), check_type(Solution, solution, "solve([[3, -1], [0, 2]])")
    return min(pays.column_pays(claimed.rows)) == claimed.value == max(pays.row_pays(claimed.columns))


@dataclass(frozen=True)
class FictitiousPlay:
    """The rounds of a fictitious play, as `fictitious_play` returns them.

    `chosen` holds the pair (row, column) of each round. `bounds` holds two numbers for each round: the smallest payoff of the mixture of
    the rows so far, and the largest cost of the mixture of the columns so far. `rows` and `columns` are these mixtures after the final
    round.
    """

    chosen: tuple[tuple[int, int], ...]
    bounds: tuple[tuple[Fraction, Fraction], ...]
    rows: Mixture
    columns: Mixture

    @property
    def best(self) -> tuple[Fraction, Fraction]:
        """The greatest lower bound and the least upper bound; the value is between them."""
        return self.squeezed[-1]

    @property
    def squeezed(self) -> tuple[tuple[Fraction, Fraction], ...]:
        """The best bounds so far, after each round."""
        lows = accumulate((low for low, _ in self.bounds), max)
        return tuple(zip(lows, accumulate((high for _, high in self.bounds), min), strict=True))


def fictitious_play(table: Table, rounds: int, row: int = 0, column: int = 0) -> FictitiousPlay:
    """Return rounds of fictitious play, where each player makes a best reply to the mixture of the other's choices so far.

    >>> run = fictitious_play([[1, -1], [-1, 1]], 6)
    >>> run.chosen
    ((0, 0), (0, 1), (0, 1), (1, 1), (1, 1), (1, 1))
    >>> print(*run.bounds[2], "best", *run.best)
    -1 1/3 best 0 0

    Both players choose at the same time. If there are several best replies, they take the first. After every round, the value is between
    the two bounds. All sums are whole multiples of one unit, so there's no rounding.

    Parameters
    ----------
    table : payoff matrix of the first player, m rows of n exact numbers, as for `Matrix`.
    rounds : number of rounds, an integer from 1 to 2,000,000 / (m + n).
    row, column : choices in the first round, numbered from 0.

    Raises
    ------
    ValueError : if there are too many rounds, or no such row or column.

    Complexity
    ----------
    m + n additions a round.

    References
    ----------
    Julia Robinson, "An iterative method of solving a game", Annals of Mathematics 54 (1951), proves that the two bounds get as close as you
    like.
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
