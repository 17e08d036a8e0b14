"""Domination, which finds rows and columns that nobody needs to play, one after another.

A mixture of the other rows dominates a row if it pays at least as much against every column, and dominates it strictly if it pays
more against every column. For columns, whose entries are costs, it's the other way round.

We can decide with a matrix game whether a row is dominated. Subtract the row from each of the others. The first player can get 0 or more in
this game of differences if and only if the row is dominated, and then an optimal mixture dominates it. If the value is below 0, the
row is better than every other row against an optimal mixture of columns.

**Invariant.** Removing a dominated line from a zero-sum game does not change the value, and a mixture that is optimal in the smaller game
is optimal in the larger game. In a game with two tables, a line is removed only if a single other line is better everywhere, so no
equilibrium is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgbook.strategic.exact_numbers import Mixture
from cgbook.strategic.matrices import Bimatrix, Matrix, Table, bimatrix, matrix
from cgbook.strategic.minimax import Solution, solved
from cgkit.checks import check_int

MOST_ASKED = 400  # maximum number of entries of a zero-sum game
Lines = Sequence[Sequence[Fraction]]


@dataclass(frozen=True)
class Dominated:
    """A dominated pure strategy, and the mixture that dominates it.

    `line` is "row" or "column", and `at` is its number, counting from 0. `by` is the mixture of lines of the same kind that
    dominates it. `strictly` says whether that mixture is better everywhere or only never worse.
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
    """A game without its dominated lines, with the `steps` and the numbers of the `rows` and `columns` that are left."""

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
    table : payoff matrix of a zero-sum game, m rows of n exact numbers; at most 400 entries.
    row, column : number of the pure strategy, counting from 0; give only one of the two.

    Raises
    ------
    ValueError : if the matrix is larger, if you give both or neither of `row` and `column`, or if the line doesn't exist.

    Complexity
    ----------
    A comparison with each other line, then one matrix game with one line less.
    """
    game = _small(table)
    if (row is None) == (column is None):
        raise ValueError("expected exactly one of row= and column=")
    if column is None:
        return _dominated("row", game.rows, check_int(row, "rows", 0, game.shape[0] - 1))
    return _dominated("column", _costs(game), check_int(column, "columns", 0, game.shape[1] - 1))


def only_best_against(table: Table, row: int) -> Mixture | None:
    """Return a mixture of columns whose only best reply is this row, or None if the row is dominated.

    >>> print(*only_best_against([[4, 0], [0, 4], [3, 3]], 2))
    1/2 1/2

    Parameters
    ----------
    table : payoff matrix of a zero-sum game, m rows of n exact numbers; at most 400 entries.
    row : number of the pure strategy, counting from 0.
    """
    game = _small(table)
    at = check_int(row, "rows", 0, game.shape[0] - 1)
    if game.shape[0] == 1:
        return tuple(Fraction(k == 0) for k in range(game.shape[1]))
    solution = _better(game.rows, at)
    return solution.columns if solution.value < 0 else None


def reduce(table: Bimatrix | Table, second: Table | None = None) -> Reduced:
    """Return what's left of a game after dominated strategies are removed, each time the first one, with rows before columns.

    >>> left = reduce([[2, 0, 4], [1, 2, 3], [4, 1, 2]])
    >>> print(*left.steps, sep="\\n")
    column 3 is dominated by column 2
    row 1 is dominated by row 3
    >>> left.rows, left.columns
    ((1, 2), (0, 1))

    In a game with two matrices, a line is removed only if a single other line beats it everywhere. The result then doesn't depend on the
    order of the steps.

    >>> print(*reduce([[3, 0], [5, 1]], [[3, 5], [0, 1]]).steps, sep="\\n")
    row 1 is dominated by row 2
    column 1 is dominated by column 2

    Parameters
    ----------
    table : payoff matrix of a zero-sum game, with at most 400 entries; or a `Bimatrix`; or the first of two matrices.
    second : payoff matrix of the second player, of the same shape (default: the game is zero-sum, or `table` is a `Bimatrix`).

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
    """Return the domination of the first remaining line that can be removed, numbered as in the whole table."""
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
    """Return the domination of a line by a single other line that is better everywhere, or None."""
    for i, other in enumerate(own):
        if all(theirs > mine for theirs, mine in zip(other, own[at], strict=True)):
            return Dominated(line, at, tuple(Fraction(k == i) for k in range(len(own))), True)
    return None


def _dominated(line: str, own: Lines, at: int) -> Dominated | None:
    """Return the domination of a line, by a single line if possible, otherwise by a mixture, or None."""
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
    """Return the solution of the matrix game that measures how much better the other lines are."""
    return solved(
        [[theirs - mine for theirs, mine in zip(line, own[at], strict=True)] for i, line in enumerate(own) if i != at]
    )


def _costs(game: Matrix) -> Lines:
    """Return the columns with their signs changed, because the second player prefers to lose less."""
    return [[-entry for entry in column] for column in game.columns]


def _small(table: Table) -> Matrix:
    game = matrix(table)
    if game.shape[0] * game.shape[1] > MOST_ASKED:
        raise ValueError(
            f"domination can be checked for at most {MOST_ASKED:,} entries, got {game.shape[0]} rows of {game.shape[1]}"
        )
    return game
