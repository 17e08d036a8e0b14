"""Domination: rows and columns that need not be played, found one after another.

A mixture of the other rows dominates a row if it brings at least as much against every column, and dominates it strictly if it brings
more against every column; for columns, whose entries are costs, it is the other way round.

A matrix game answers both questions. Subtract the row from each of the others: the first player can get 0 or more in this game of
differences if and only if the row is dominated, and an optimal mixture dominates it. If the value is below 0, an optimal mixture of
columns is one against which the row is better than every other row.

**Invariant.** Striking a dominated line out of a zero-sum game does not change the value: what is optimal in the smaller game is
optimal in the larger one. In a game with two tables a line is struck out only if a single other line is better everywhere; then no
equilibrium is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgbook.strategic.matrices import Bimatrix, Matrix, Mixture, Table, bimatrix, matrix
from cgbook.strategic.minimax import Solution, solved
from cgkit.checks import check_int

MOST_ASKED = 400  # entries of a zero-sum game
Lines = Sequence[Sequence[Fraction]]


@dataclass(frozen=True)
class Dominated:
    """A dominated pure strategy, and what dominates it.

    `line` is "row" or "column", and `at` its number from 0. `by` is the mixture of lines of the same kind that dominates it.
    `strictly` says whether that mixture is better everywhere, rather than merely never worse.
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
    """What is left of a game when dominated lines are struck out: the `steps`, and the numbers of the `rows` and `columns` left."""

    steps: tuple[Dominated, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]


def dominated(table: Table, row: int | None = None, column: int | None = None) -> Dominated | None:
    """Return how a row or a column is dominated, by a single line if possible, or None if no mixture dominates it.

    >>> print(dominated([[4, 0], [0, 4], [1, 1]], row=2))
    row 3 is dominated by 1/2 of row 1 + 1/2 of row 2
    >>> dominated([[4, 0], [0, 4], [3, 3]], row=2) is None
    True
    >>> print(dominated([[4, 0, 2], [0, 4, 2]], column=2))
    column 3 is dominated by 1/2 of column 1 + 1/2 of column 2

    Parameters
    ----------
    table : pay-off matrix of a zero-sum game, m rows of n exact numbers; at most 400 entries.
    row, column : number of the pure strategy in question, counted from 0; only one of the two is given.

    Raises
    ------
    ValueError : if the matrix is larger, both or neither of `row` and `column` are given, or there's no such line.

    Complexity
    ----------
    A comparison with each other line, then one matrix game with a line less.
    """
    game = _small(table)
    if (row is None) == (column is None):
        raise ValueError("say which line, row= or column=, and only one of them")
    if column is None:
        return _dominated("row", game.rows, check_int(row, "rows", 0, game.shape[0] - 1))
    return _dominated("column", _costs(game), check_int(column, "columns", 0, game.shape[1] - 1))


def only_best_against(table: Table, row: int) -> Mixture | None:
    """Return a mixture of columns to which a row is the only best reply, or None if the row is dominated.

    >>> print(*only_best_against([[4, 0], [0, 4], [3, 3]], 2))
    1/2 1/2

    Parameters
    ----------
    table : pay-off matrix of a zero-sum game, m rows of n exact numbers; at most 400 entries.
    row : number of the pure strategy in question, counted from 0.
    """
    game = _small(table)
    at = check_int(row, "rows", 0, game.shape[0] - 1)
    if game.shape[0] == 1:
        return tuple(Fraction(k == 0) for k in range(game.shape[1]))
    solution = _better(game.rows, at)
    return solution.columns if solution.value < 0 else None


def reduce(table: Bimatrix | Table, second: Table | None = None) -> Reduced:
    """Return what is left of a game after the elimination of dominated strategies, each time the first, rows before columns.

    >>> left = reduce([[2, 0, 4], [1, 2, 3], [4, 1, 2]])
    >>> print(*left.steps, sep="\\n")
    column 3 is dominated by column 2
    row 1 is dominated by row 3
    >>> left.rows, left.columns
    ((1, 2), (0, 1))

    In a game with two matrices, only those lines go that a single other line beats everywhere. Then the order of the steps doesn't
    change what is left.

    >>> print(*reduce([[3, 0], [5, 1]], [[3, 5], [0, 1]]).steps, sep="\\n")
    row 1 is dominated by row 2
    column 1 is dominated by column 2

    Parameters
    ----------
    table : pay-off matrix of a zero-sum game, with at most 400 entries; or a `Bimatrix`; or the first of two matrices.
    second : pay-off matrix of the second player, of the same shape (default: the game is zero-sum, or `table` is a `Bimatrix`).

    Raises
    ------
    ValueError : if a zero-sum game has more entries, or two matrices differ in shape.
    """
    find: Callable[[str, Lines, int], Dominated | None]
    if second is not None or isinstance(table, Bimatrix):
        two = bimatrix(table) if second is None else bimatrix(table, second)
        own: tuple[Lines, Lines] = two.first.rows, two.second.columns
        find = _beaten
    else:
        game = _small(table)
        own, find = (game.rows, _costs(game)), _dominated
    left = list(range(len(own[0]))), list(range(len(own[1])))
    steps: list[Dominated] = []
    while step := _first(own, left, find):
        steps.append(step)
        left[step.line == "column"].remove(step.at)
    return Reduced(tuple(steps), tuple(left[0]), tuple(left[1]))


def _first(own: tuple[Lines, Lines], left: tuple[list[int], list[int]], find: Any) -> Dominated | None:
    """The first of the lines left that may be struck out, numbered as in the whole table."""
    for side, line in enumerate(("row", "column")):
        mine, theirs = left[side], left[1 - side]
        small = [[own[side][i][j] for j in theirs] for i in mine]
        for at in range(len(mine)):
            if step := find(line, small, at):
                by = dict(zip(mine, step.by, strict=True))
                every = tuple(by.get(i, Fraction(0)) for i in range(len(own[side])))
                return Dominated(line, mine[at], every, step.strictly)
    return None


def _beaten(line: str, own: Lines, at: int) -> Dominated | None:
    """How a line is dominated by a single other line that is better everywhere."""
    for i, other in enumerate(own):
        if all(theirs > mine for theirs, mine in zip(other, own[at], strict=True)):
            return Dominated(line, at, tuple(Fraction(k == i) for k in range(len(own))), True)
    return None


def _dominated(line: str, own: Lines, at: int) -> Dominated | None:
    """How a line is dominated: by a single line if possible, otherwise by a mixture."""
    others = [i for i in range(len(own)) if i != at]
    for i in others:
        if all(theirs >= mine for theirs, mine in zip(own[i], own[at], strict=True)):
            strictly = all(theirs > mine for theirs, mine in zip(own[i], own[at], strict=True))
            return Dominated(line, at, tuple(Fraction(k == i) for k in range(len(own))), strictly)
    if not others or (solution := _better(own, at)).value < 0:
        return None
    by = dict(zip(others, solution.rows, strict=True))
    return Dominated(line, at, tuple(by.get(k, Fraction(0)) for k in range(len(own))), solution.value > 0)


def _better(own: Lines, at: int) -> Solution:
    """The matrix game that says how much better the other lines are."""
    return solved(
        [[theirs - mine for theirs, mine in zip(line, own[at], strict=True)] for i, line in enumerate(own) if i != at]
    )


def _costs(game: Matrix) -> Lines:
    """The columns as the second player sees them: to lose less is better."""
    return [[-entry for entry in column] for column in game.columns]


def _small(table: Table) -> Matrix:
    game = matrix(table)
    if game.shape[0] * game.shape[1] > MOST_ASKED:
        raise ValueError(
            f"domination is asked of at most {MOST_ASKED:,} entries, got {game.shape[0]} rows of {game.shape[1]}"
        )
    return game
