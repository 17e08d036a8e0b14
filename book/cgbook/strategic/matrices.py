"""Payoff matrices with exact entries: one matrix for a zero-sum game, two (a bimatrix) for any game of two players.

A row is a pure strategy of the first player, and a column is a pure strategy of the second. Both are numbered from 0, and both players
choose at the same time. A *mixture*, or mixed strategy, has a probability for each row, or for each column. A function that takes a mixture
also takes the number of a single row or column.

**Invariant.** Every number is a `Fraction`, as `exact_numbers` reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any

from cgbook.strategic.exact_numbers import MOST_SIDE, Exact, Mix, Mixture, fraction, mixture, written
from cgkit.checks import check_list, check_type, in_order, listed, short_repr

MOST_ENTRIES = 10_000
EXAMPLE = "Bimatrix([[3, 0], [5, 1]], [[3, 5], [0, 1]])"


@dataclass(frozen=True, repr=False)
class Matrix:
    """The payoff matrix of a zero-sum game, with the second player's payment to the first for each row and column.

    >>> Matrix([[3, -1], ["1/2", 2]])
    Matrix([[3, -1], [Fraction(1, 2), 2]])
    >>> Matrix([[1, 2], [3]])
    Traceback (most recent call last):
    ValueError: the rows of a matrix must have the same length, at least 1; row 1 has 2 entries and row 2 has 1

    Parameters
    ----------
    rows : m rows of n payoffs each, exact numbers of at most 64 bits; m and n are at most 1,000, and mn is at most 10,000. A numpy
        array of integers with two dimensions is accepted.

    Raises
    ------
    ValueError : if the rows are empty, differ in length or are too many, or if an entry is a float or another inexact number.
    TypeError : if `rows` is a `Bimatrix`, which has two matrices.
    """

    rows: tuple[tuple[Fraction, ...], ...]

    def __init__(self, rows: Iterable[Iterable[Exact]]) -> None:
        table = tuple(tuple(fraction(entry, "payoffs") for entry in row) for row in _entries(rows))
        if not table or not table[0]:
            raise ValueError(f"a matrix must have at least one row with at least one entry, got {short_repr(rows)}")
        for i, row in enumerate(table):
            if len(row) != len(table[0]):
                raise ValueError(
                    f"the rows of a matrix must have the same length, at least 1; row 1 has {len(table[0])} entries "
                    f"and row {i + 1} has {len(row)}"
                )
        object.__setattr__(self, "rows", table)

    @property
    def shape(self) -> tuple[int, int]:
        """The number of rows and the number of columns."""
        return len(self.rows), len(self.rows[0])

    @property
    def columns(self) -> tuple[tuple[Fraction, ...], ...]:
        """The columns, from the left."""
        return tuple(zip(*self.rows, strict=True))

    @property
    def transposed(self) -> Matrix:
        """The matrix with rows and columns exchanged."""
        return computed(self.columns)

    def row_pays(self, y: Mix) -> Mixture:
        """Return the expected payoff of each row against a mixture of columns.

        >>> print(*Matrix([[3, -1], [0, 2]]).row_pays(["1/2", "1/2"]))
        1 1

        Parameters
        ----------
        y : mixed strategy of the second player: n probabilities that add up to 1, or the number of a column.
        """
        return _dots(self.rows, mixture(y, self.shape[1], "columns"))

    def column_pays(self, x: Mix) -> Mixture:
        """Return the expected payoff of a mixture of rows against each column.

        >>> print(*Matrix([[3, -1], [0, 2]]).column_pays(["1/3", "2/3"]))
        1 1

        Parameters
        ----------
        x : mixed strategy of the first player: m probabilities that add up to 1, or the number of a row.
        """
        return _dots(self.columns, mixture(x, self.shape[0]))

    def pays(self, x: Mix, y: Mix) -> Fraction:
        """Return the expected payoff of a mixture of rows against a mixture of columns.

        >>> print(Matrix([[3, -1], [0, 2]]).pays(["1/2", "1/2"], 0))
        3/2

        Parameters
        ----------
        x, y : mixed strategies of the two players, as in `column_pays` and `row_pays`.
        """
        return _dots((self.row_pays(y),), mixture(x, self.shape[0]))[0]

    def __iter__(self) -> Iterator[tuple[Fraction, ...]]:
        return iter(self.rows)

    def __neg__(self) -> Matrix:
        return computed([[-entry for entry in row] for row in self.rows])

    def __repr__(self) -> str:
        shown = ", ".join(f"[{', '.join(written(entry) for entry in row)}]" for row in self.rows)
        return f"Matrix([{shown}])"


def computed(rows: Sequence[Sequence[Fraction]]) -> Matrix:
    """Return a matrix with these rows without checking them, because they come from a computation and not from a reader."""
    made = object.__new__(Matrix)
    object.__setattr__(made, "rows", tuple(map(tuple, rows)))
    return made


#: A payoff matrix in any form accepted from a caller.
Table = Matrix | Iterable[Iterable[Exact]]


def matrix(rows: Table) -> Matrix:
    """Return the matrix itself, or the matrix with these rows."""
    return rows if isinstance(rows, Matrix) else Matrix(rows)


@dataclass(frozen=True, init=False)
class Bimatrix:
    """A game of two players in strategic form, with two payoff matrices of the same shape.

    >>> game = Bimatrix([[3, 0], [5, 1]], [[3, 5], [0, 1]], rows=("silent", "confess"), columns=("silent", "confess"))
    >>> game.best_rows(0), game.is_equilibrium(1, 1)
    ([1], True)

    Each player chooses a pure strategy once, without seeing the other's choice, and wants a large payoff.

    Parameters
    ----------
    first, second : payoff matrices of the two players, m rows of n exact numbers each, as for `Matrix`.
    rows, columns : m different names of the rows, and n different names of the columns (default: numbers from 1).
    title, rule : name of the game, and its rule in a sentence or two.

    Raises
    ------
    ValueError : if the shapes differ, names are missing or repeated, or `Matrix` refuses one of the matrices.
    """

    first: Matrix
    second: Matrix
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    title: str
    rule: str

    def __init__(
        self,
        first: Table,
        second: Table,
        *,
        rows: Iterable[str] = (),
        columns: Iterable[str] = (),
        title: str = "A game in a table",
        rule: str = "",
    ) -> None:
        a, b = matrix(first), matrix(second)
        if a.shape != b.shape:
            shapes = [" × ".join(map(str, entry.shape)) for entry in (a, b)]
            raise ValueError(f"both tables must have the same shape, got {shapes[0]} and {shapes[1]} rows and columns")
        own: dict[str, Any] = {
            "first": a,
            "second": b,
            "rows": names_of(rows, a.shape[0], "rows"),
            "columns": names_of(columns, a.shape[1], "columns"),
            "title": check_type(str, title, "'Chicken'"),
            "rule": check_type(str, rule, "'Choose.'"),
        }
        for name, value in own.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"Bimatrix({self.title!r}, {len(self.rows)} × {len(self.columns)})"

    def pays(self, x: Mix, y: Mix) -> tuple[Fraction, Fraction]:
        """Return the expected payoffs of the two players.

        >>> Bimatrix([[1, 0]], [[0, 3]]).pays(0, ["1/3", "2/3"])
        (Fraction(1, 3), Fraction(2, 1))

        Parameters
        ----------
        x : mixed strategy of the first player: m probabilities that add up to 1, or the number of a row.
        y : mixed strategy of the second player: n probabilities that add up to 1, or the number of a column.
        """
        return self.first.pays(x, y), self.second.pays(x, y)

    def best_rows(self, y: Mix) -> list[int]:
        """Return the first player's pure best replies to a column, or to a mixture of columns.

        >>> Bimatrix([[1, 0], [0, 1]], [[0, 0], [0, 0]]).best_rows(["1/2", "1/2"])
        [0, 1]
        """
        return _best(self.first.row_pays(y))

    def best_columns(self, x: Mix) -> list[int]:
        """Return the second player's pure best replies to a row, or to a mixture of rows.

        >>> Bimatrix([[0, 0]], [[1, 2]]).best_columns(0)
        [1]
        """
        return _best(self.second.column_pays(x))

    def is_equilibrium(self, x: Mix, y: Mix) -> bool:
        """Return whether two mixtures are a Nash equilibrium, where neither player gains by changing only their own mixture.

        >>> Bimatrix([[1, 0], [0, 1]], [[1, 0], [0, 1]]).is_equilibrium(0, 1)
        False

        Parameters
        ----------
        x, y : mixed strategies of the two players, as in `pays`.
        """
        p, q = mixture(x, len(self.rows)), mixture(y, len(self.columns), "columns")
        rows, columns = _best(_dots(self.first.rows, q)), _best(_dots(self.second.columns, p))
        return _used(p) <= set(rows) and _used(q) <= set(columns)


#: A game of two players in any form accepted from a caller: a `Bimatrix`, or its two matrices, one after the other or as a pair.
Game = Bimatrix | Table | Iterable[Table]


def bimatrix(*game: Game) -> Bimatrix:
    """Return a game of two players, given to a call as a `Bimatrix`, or as two matrices, one after the other or as a pair.

    >>> bimatrix([[1, 0]], [[0, 3]]) == bimatrix(([[1, 0]], [[0, 3]])) == bimatrix(Bimatrix([[1, 0]], [[0, 3]]))
    True
    """
    given: list[Any] = check_list(listed(game), "tables", MOST_SIDE)
    return (
        Bimatrix(*given) if len(given) == 2 else check_type(Bimatrix, given[0] if len(given) == 1 else given, EXAMPLE)
    )


def _best(brought: Sequence[Fraction]) -> list[int]:
    most = max(brought)
    return [i for i, value in enumerate(brought) if value == most]


def _used(odds: Mixture) -> set[int]:
    return {i for i, p in enumerate(odds) if p}


def names_of(given: Any, many: int, what: str) -> tuple[str, ...]:
    """Return this many different names, which are numbers from 1 if none are given."""
    names = tuple(check_type(str, name, "'silent'") for name in check_list(given, what, MOST_SIDE))
    if names and (len(names) != many or len(set(names)) != many or not all(names)):
        raise ValueError(f"{many} {what} need {many} different names, got {short_repr(names)}")
    return names or tuple(str(i + 1) for i in range(many))


def _dots(lines: tuple[tuple[Fraction, ...], ...], mix: Mixture) -> Mixture:
    """Return the expected payoff of each line, with one common denominator, because fractions take two to four times as long."""
    whole = lcm(*(p.denominator for p in mix))
    used = [(i, p.numerator * (whole // p.denominator)) for i, p in enumerate(mix) if p]
    brought = []
    for line in lines:
        common = lcm(*(line[i].denominator for i, _ in used))
        total = sum(weight * line[i].numerator * (common // line[i].denominator) for i, weight in used)
        brought.append(Fraction(total, whole * common))
    return tuple(brought)


def _entries(rows: Any) -> list[list[Any]]:
    """Return the entries as given, but stop when there are too many, because reading them one by one takes time."""
    if isinstance(rows, Bimatrix):
        raise TypeError(
            f"expected one matrix, but a bimatrix has two: pass its .first or its .second, got {short_repr(rows)}"
        )
    table = []
    for row in check_list(rows, "rows of a matrix", MOST_SIDE):
        table.append(check_list(in_order(row, "entries of a row"), "entries of a row", MOST_SIDE))
        if sum(map(len, table)) > MOST_ENTRIES:
            raise ValueError(f"a matrix must have at most {MOST_ENTRIES:,} entries, got more")
    return table
