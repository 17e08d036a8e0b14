"""Domination: rows and columns that need not be played, found one after the other.

A mixture of the other rows dominates a row if it brings at least as much against every column, and dominates it strictly if it brings
more against every column; for columns, which cost, it is the other way round.

Both questions are asked of a matrix game. Take the row away from each of the others: the first player can have 0 or more in this
game of differences if and only if the row is dominated, and a best mixture dominates it. If the value is below 0, a best mixture
of columns is one against which the row is better than every other.

**Invariant.** To strike a dominated line out does not change the value: what is best in the smaller game is best in the larger one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgkit.errors import whole_number
from cgkit.strategic.matrices import Matrix, Mixture, matrix
from cgkit.strategic.minimax import solved

__all__ = ["Dominated", "Reduced", "dominated_column", "dominated_row", "only_best_against", "reduce"]

MOST_ASKED = 400


@dataclass(frozen=True)
class Dominated:
    """A line of a table that need not be played.

    >>> print(dominated_row([[4, 0], [0, 4], [1, 1]], 2))
    row 3 is dominated by 1/2 of row 1 + 1/2 of row 2

    Parameters
    ----------
    line : "row" or "column".
    at : which, counted from 0.
    by : the mixture of lines of the same kind that dominates it; 0 for the line itself.
    strictly : whether the mixture is better everywhere, and not only never worse.
    """

    line: str
    at: int
    by: Mixture
    strictly: bool

    def __str__(self) -> str:
        several = [(p, i) for i, p in enumerate(self.by) if p]
        by = " + ".join(
            f"{self.line} {i + 1}" if len(several) == 1 else f"{p} of {self.line} {i + 1}" for p, i in several
        )
        return f"{self.line} {self.at + 1} is dominated by {by}"


@dataclass(frozen=True)
class Reduced:
    """What is left of a table when dominated lines are struck out, one after the other: rows and columns, counted from 0.

    >>> left = reduce([[2, 0, 4], [1, 2, 3], [4, 1, 2]])
    >>> len(left.steps), left.rows, left.columns
    (2, (1, 2), (0, 1))
    """

    steps: tuple[Dominated, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]


def dominated_row(table: Any, row: int) -> Dominated | None:
    """Return how a row is dominated, by a single row if there is one, or None if it is not.

    >>> print(dominated_row([[4, 0], [0, 4], [1, 1]], 2))
    row 3 is dominated by 1/2 of row 1 + 1/2 of row 2
    >>> dominated_row([[4, 0], [0, 4], [3, 3]], 2) is None
    True

    Parameters
    ----------
    table : a matrix of at most 400 entries.
    row : counted from 0.

    Raises
    ------
    TypeError, ValueError : as `Matrix` does; for a larger matrix, and for a row that it has not.

    Complexity
    ----------
    That of `solve`.
    """
    found = _small(table)
    at = whole_number(row, "rows", 0, found.shape[0] - 1)
    return _dominated("row", found.rows, at)


def dominated_column(table: Any, column: int) -> Dominated | None:
    """Return how a column is dominated, by a single column if there is one, or None if it is not.

    >>> print(dominated_column([[4, 0, 2], [0, 4, 2]], 2))
    column 3 is dominated by 1/2 of column 1 + 1/2 of column 2

    Parameters
    ----------
    table : a matrix of at most 400 entries.
    column : counted from 0.

    Raises
    ------
    TypeError, ValueError : as `Matrix` does; for a larger matrix, and for a column that it has not.

    Complexity
    ----------
    That of `solve`.
    """
    found = _small(table)
    at = whole_number(column, "columns", 0, found.shape[1] - 1)
    return _dominated("column", _costs(found), at)


def only_best_against(table: Any, row: int) -> Mixture | None:
    """Return a mixture of columns against which a row is better than every other, or None if the row is dominated.

    >>> print(*only_best_against([[4, 0], [0, 4], [3, 3]], 2))
    1/2 1/2

    Parameters
    ----------
    table : a matrix of at most 400 entries.
    row : counted from 0.

    Raises
    ------
    TypeError, ValueError : as `dominated_row` does.
    """
    found = _small(table)
    return against(found.rows, whole_number(row, "rows", 0, found.shape[0] - 1))


def reduce(table: Any) -> Reduced:
    """Return what is left when dominated lines are struck out until there is none: always the first one, rows before columns.

    >>> left = reduce([[2, 0, 4], [1, 2, 3], [4, 1, 2]])
    >>> print(*left.steps, sep="\\n")
    column 3 is dominated by column 2
    row 1 is dominated by row 3
    >>> left.rows, left.columns
    ((1, 2), (0, 1))

    Parameters
    ----------
    table : a matrix of at most 400 entries.

    Raises
    ------
    TypeError, ValueError : as `Matrix` does, and for a larger matrix.

    Complexity
    ----------
    At most one question of `dominated_row` or `dominated_column` for each line that is left, before each line that is struck out.
    """
    found = _small(table)
    rows, columns = list(range(found.shape[0])), list(range(found.shape[1]))
    steps: list[Dominated] = []
    while step := _first(found, rows, columns):
        steps.append(step)
        (rows if step.line == "row" else columns).remove(step.at)
    return Reduced(tuple(steps), tuple(rows), tuple(columns))


def _first(found: Matrix, rows: list[int], columns: list[int]) -> Dominated | None:
    left = Matrix([[found.rows[i][j] for j in columns] for i in rows])
    for line, own, numbers, size in (
        ("row", left.rows, rows, found.shape[0]),
        ("column", _costs(left), columns, found.shape[1]),
    ):
        for at in range(len(own)):
            if step := _dominated(line, own, at):
                by = [Fraction(0)] * size
                for number, p in zip(numbers, step.by, strict=True):
                    by[number] = p
                return Dominated(line, numbers[at], tuple(by), step.strictly)
    return None


def _dominated(line: str, own: Sequence[Sequence[Fraction]], at: int) -> Dominated | None:
    others = [i for i in range(len(own)) if i != at]
    for i in others:
        if all(one >= mine for one, mine in zip(own[i], own[at], strict=True)):
            strictly = all(one > mine for one, mine in zip(own[i], own[at], strict=True))
            return Dominated(line, at, tuple(Fraction(k == i) for k in range(len(own))), strictly)
    if not others:
        return None
    solution = solved(_differences(own, at))
    if solution.value < 0:
        return None
    by = dict(zip(others, solution.rows, strict=True))
    return Dominated(line, at, tuple(by.get(k, Fraction(0)) for k in range(len(own))), solution.value > 0)


def against(own: Sequence[Sequence[Fraction]], at: int) -> Mixture | None:
    """Return a mixture against which a line is the only best one, for lines that have been checked."""
    if len(own) == 1:
        return tuple(Fraction(k == 0) for k in range(len(own[0])))
    solution = solved(_differences(own, at))
    return solution.columns if solution.value < 0 else None


def _differences(own: Sequence[Sequence[Fraction]], at: int) -> list[list[Fraction]]:
    return [[one - mine for one, mine in zip(line, own[at], strict=True)] for i, line in enumerate(own) if i != at]


def _costs(found: Matrix) -> list[list[Fraction]]:
    """The columns as the second player sees them: to lose less is better."""
    return [[-one for one in column] for column in found.columns]


def _small(table: Any) -> Matrix:
    found = matrix(table)
    if found.shape[0] * found.shape[1] > MOST_ASKED:
        raise ValueError(
            f"domination is asked of at most {MOST_ASKED:,} entries, got {found.shape[0]} rows of {found.shape[1]}"
        )
    return found
