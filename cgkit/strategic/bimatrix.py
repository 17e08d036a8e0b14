"""Games of two players as a table with two numbers in each cell: best replies, domination, what is an equilibrium.

**Invariant.** All numbers are Fractions, so a tie is a tie, and whether something is an equilibrium is decided and not estimated.
Rows belong to the first player, columns to the second; both are counted from 0, and both players want as much as they can get.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from numbers import Rational
from typing import Any

from cgkit.errors import items, told, wanted, whole_number
from cgkit.strategic.matrices import Matrix, Mixture, column_pays, matrix, mean_pay, mixture, row_pays

__all__ = ["Bimatrix", "Struck", "pure_equilibria", "undominated"]

MOST_LINES = 1_000  # rows, and columns
EXAMPLE = "Bimatrix([[3, 0], [5, 1]], [[3, 5], [0, 1]])"
Mixed = Sequence[Rational | int] | int


@dataclass(frozen=True, init=False)
class Bimatrix:
    """A game of two players, each of whom chooses once, unseen by the other.

    >>> game = Bimatrix([[3, 0], [5, 1]], [[3, 5], [0, 1]], rows=("silent", "confess"), columns=("silent", "confess"))
    >>> game.best_rows(0), game.is_equilibrium(1, 1)
    ([1], True)

    Parameters
    ----------
    first, second : what the two players get, as rows of whole numbers or fractions, of one shape, or matrices; at most 10,000 entries each.
    rows, columns : what the choices are called; numbers counted from 1 if not given.
    title, rule : a name, and the rule in a sentence or two.

    Raises
    ------
    TypeError, ValueError : for rows of several lengths, none at all, entries that are no fractions (floats are none: write
        Fraction("0.1")), tables of two shapes, or names that do not fit.
    """

    first: Matrix
    second: Matrix
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    title: str
    rule: str

    def __init__(
        self,
        first: Any,
        second: Any,
        *,
        rows: Any = (),
        columns: Any = (),
        title: str = "A game in a table",
        rule: str = "",
    ) -> None:
        a, b = matrix(first), matrix(second)
        if a.shape != b.shape:
            shapes = [" × ".join(map(str, one.shape)) for one in (a, b)]
            raise ValueError(f"both tables have one shape, got {shapes[0]} and {shapes[1]} rows and columns")
        own: dict[str, Any] = {
            "first": a,
            "second": b,
            "rows": _names(rows, a.shape[0], "rows"),
            "columns": _names(columns, a.shape[1], "columns"),
            "title": wanted(str, title, "'Chicken'"),
            "rule": wanted(str, rule, "'Choose.'"),
        }
        for name, value in own.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"Bimatrix({self.title!r}, {len(self.rows)} × {len(self.columns)})"

    def pays(self, x: Mixed, y: Mixed) -> tuple[Fraction, Fraction]:
        """Return what the two players get on average.

        >>> Bimatrix([[1, 0]], [[0, 3]]).pays(0, [Fraction(1, 3), Fraction(2, 3)])
        (Fraction(1, 3), Fraction(2, 1))

        Parameters
        ----------
        x : the first player's choice: a row, or the probability of each row.
        y : the second player's choice, in the same way.

        Raises
        ------
        ValueError : if something is no row or column, or probabilities do not add up to 1.
        """
        p, q = self._rows(x), self._columns(y)
        return mean_pay(self.first, p, q), mean_pay(self.second, p, q)

    def best_rows(self, y: Mixed) -> list[int]:
        """Return the rows that bring the first player most against a column, or a mixture of columns.

        >>> Bimatrix([[1, 0], [0, 1]], [[0, 0], [0, 0]]).best_rows([Fraction(1, 2), Fraction(1, 2)])
        [0, 1]
        """
        return _best(row_pays(self.first, self._columns(y)))

    def best_columns(self, x: Mixed) -> list[int]:
        """Return the columns that bring the second player most against a row, or a mixture of rows.

        >>> Bimatrix([[0, 0]], [[1, 2]]).best_columns(0)
        [1]
        """
        return _best(column_pays(self.second, self._rows(x)))

    def is_equilibrium(self, x: Mixed, y: Mixed) -> bool:
        """Whether neither player can gain by doing something else alone: all that is chosen is a best reply.

        >>> Bimatrix([[1, 0], [0, 1]], [[1, 0], [0, 1]]).is_equilibrium(0, 1)
        False

        Complexity
        ----------
        One sum over the table for each player.
        """
        p, q = self._rows(x), self._columns(y)
        return _chosen(p) <= set(self.best_rows(q)) and _chosen(q) <= set(self.best_columns(p))

    def _rows(self, x: Mixed) -> Mixture:
        return _mixture(x, len(self.rows), "rows")

    def _columns(self, y: Mixed) -> Mixture:
        return _mixture(y, len(self.columns), "columns")


@dataclass(frozen=True)
class Struck:
    """A row or a column that is struck out: another brings its owner more, whatever the other player does.

    >>> from cgkit.strategic import prisoners
    >>> undominated(prisoners)[0]
    [Struck(player=0, which=0, by=1), Struck(player=1, which=0, by=1)]
    """

    player: int
    which: int
    by: int


def pure_equilibria(game: Bimatrix) -> list[tuple[int, int]]:
    """Return the cells in which both players' choices are best replies to each other, as (row, column).

    >>> pure_equilibria(Bimatrix([[3, 0], [2, 2]], [[3, 2], [0, 2]]))
    [(0, 0), (1, 1)]

    Parameters
    ----------
    game : a table.

    Complexity
    ----------
    Linear in the size of the table.
    """
    a, b = wanted(Bimatrix, game, EXAMPLE).first, game.second
    top, most = [max(column) for column in a.columns], [max(row) for row in b]
    return [(i, j) for i, row in enumerate(b) for j, one in enumerate(row) if one == most[i] and a.rows[i][j] == top[j]]


def undominated(game: Bimatrix) -> tuple[list[Struck], list[int], list[int]]:
    """Strike out strictly dominated rows and columns one after the other; return the steps, and the rows and columns left.

    >>> undominated(Bimatrix([[3, 0], [5, 1]], [[3, 5], [0, 1]]))
    ([Struck(player=0, which=0, by=1), Struck(player=1, which=0, by=1)], [1], [1])

    A row counts as dominated where one other row brings more in every column that is left. No equilibrium is lost.

    Parameters
    ----------
    game : a table.

    Returns
    -------
    what is left does not depend on the order of the steps; rows come before columns here, and the first before the last.
    """
    tables = wanted(Bimatrix, game, EXAMPLE).first.rows, game.second.columns
    left = [list(range(len(game.rows))), list(range(len(game.columns)))]
    steps: list[Struck] = []
    while step := next((s for player in (0, 1) for s in _struck(player, tables[player], left)), None):
        steps.append(step)
        left[step.player].remove(step.which)
    return steps, left[0], left[1]


def _struck(player: int, table: tuple[Mixture, ...], left: list[list[int]]) -> Iterator[Struck]:
    mine, theirs = left[player], left[1 - player]
    for low in mine:
        for high in mine:
            if all(table[high][j] > table[low][j] for j in theirs):
                yield Struck(player, low, high)


def _names(given: Any, many: int, what: str) -> tuple[str, ...]:
    names = tuple(wanted(str, name, "'silent'") for name in items(given, what, MOST_LINES))
    if names and (len(names) != many or len(set(names)) != many or not all(names)):
        raise ValueError(f"{many} {what} have as many names, each its own, got {told(names)}")
    return names or tuple(str(i + 1) for i in range(many))


def _mixture(given: Mixed, many: int, what: str) -> Mixture:
    """A row or a column, or probabilities, as probabilities."""
    if isinstance(given, Sequence):
        return mixture(given, many, what)
    at = whole_number(given, what, 0, many - 1)
    return tuple(Fraction(i == at) for i in range(many))


def _best(brought: Sequence[Fraction]) -> list[int]:
    most = max(brought)
    return [i for i, one in enumerate(brought) if one == most]


def _chosen(odds: Sequence[Fraction]) -> set[int]:
    return {i for i, p in enumerate(odds) if p}
