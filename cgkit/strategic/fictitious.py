"""Fictitious play: both players answer, round after round, what the other has done so far.

Each looks at all rounds that are over, takes the other's choices for a mixture, and chooses a best reply to it; of several the first.
Both choose at one time. The value lies between two bounds in every round: the rows' mixture so far brings at least the lower one, and
the columns' costs at most the upper one.

**Invariant.** All sums are whole multiples of one unit, so nothing is ever rounded.

References
----------
Julia Robinson, An iterative method of solving a game, Annals of Mathematics 54 (1951): the two bounds come as close as one likes.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import lcm
from typing import Any

from cgkit.errors import whole_number
from cgkit.strategic.matrices import Mixture, matrix

__all__ = ["FictitiousPlay", "fictitious_play"]

MOST_STEPS = 2_000_000  # rounds times rows and columns


@dataclass(frozen=True)
class FictitiousPlay:
    """Rounds of fictitious play.

    >>> run = fictitious_play([[1, -1], [-1, 1]], 6)
    >>> print(*run.rows, "|", *run.columns, "|", *run.best)
    1/2 1/2 | 1/6 5/6 | 0 0

    Parameters
    ----------
    chosen : (row, column) of each round, counted from 0.
    bounds : after each round, what the mixture of rows so far brings at least, and what that of columns costs at most.
    rows, columns : how often each was chosen, divided by the number of rounds.
    """

    chosen: tuple[tuple[int, int], ...]
    bounds: tuple[tuple[Fraction, Fraction], ...]
    rows: Mixture
    columns: Mixture

    @property
    def best(self) -> tuple[Fraction, Fraction]:
        """The greatest of the lower bounds and the least of the upper ones: the value lies between them."""
        return max(low for low, _ in self.bounds), min(high for _, high in self.bounds)

    @property
    def squeezed(self) -> tuple[tuple[Fraction, Fraction], ...]:
        """After each round, the best bounds so far."""
        lows = accumulate((low for low, _ in self.bounds), max)
        return tuple(zip(lows, accumulate((high for _, high in self.bounds), min), strict=True))


def fictitious_play(table: Any, rounds: int, row: int = 0, column: int = 0) -> FictitiousPlay:
    """Return rounds of fictitious play, which begin with a row and a column.

    >>> run = fictitious_play([[1, -1], [-1, 1]], 6)
    >>> run.chosen
    ((0, 0), (0, 1), (0, 1), (1, 1), (1, 1), (1, 1))
    >>> print(*run.bounds[2], "best", *run.best)
    -1 1/3 best 0 0

    Parameters
    ----------
    table : a matrix.
    rounds : at least 1; rounds times rows and columns are at most 2,000,000.
    row, column : the choices of the first round, counted from 0.

    Raises
    ------
    TypeError, ValueError : as `Matrix` does; for too many rounds, or a row or a column that it has not.

    Complexity
    ----------
    One sum for each row and each column, in every round.
    """
    found = matrix(table)
    many, across = found.shape
    most = whole_number(rounds, "rounds", 1, MOST_STEPS // (many + across))
    i, j = whole_number(row, "rows", 0, many - 1), whole_number(column, "columns", 0, across - 1)
    scale = lcm(*(one.denominator for line in found.rows for one in line))
    lines = [[int(one * scale) for one in line] for line in found.rows]
    columns = list(zip(*lines, strict=True))
    by_row, by_column = [0] * many, [0] * across
    chosen, bounds = [], []
    for n in range(1, most + 1):
        chosen.append((i, j))
        by_row = [total + one for total, one in zip(by_row, columns[j], strict=True)]
        by_column = [total + one for total, one in zip(by_column, lines[i], strict=True)]
        high, low = max(by_row), min(by_column)
        bounds.append((Fraction(low, n * scale), Fraction(high, n * scale)))
        i, j = by_row.index(high), by_column.index(low)
    counts = [[0] * many, [0] * across]
    for pair in chosen:
        for count, one in zip(counts, pair, strict=True):
            count[one] += 1
    mine, theirs = (tuple(Fraction(one, most) for one in count) for count in counts)
    return FictitiousPlay(tuple(chosen), tuple(bounds), mine, theirs)
