"""Tables of pay-offs with exact entries, mixtures of their rows and columns, and what these bring.

A zero-sum game as a matrix: the first player chooses a row, the second a column, at one time, and the entry is what the second
pays the first, in any unit that both count in. A *mixture* chooses by lot: a probability for each row, or for each column.

**Invariant.** Every number is a `Fraction`. A float is refused, for it is most often not the number that was meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgkit.errors import in_order, items, one_of, told, whole_number

__all__ = ["MOST_ENTRIES", "Matrix", "Mixture", "column_pays", "fraction", "matrix", "mean_pay", "mixture", "row_pays"]

MOST_ENTRIES, MOST_SIDE, MOST_BITS, MIXED_BITS = 10_000, 1_000, 64, 1_000_000
WRITTEN = re.compile(r"-?(\d+(/\d+)?|\d*\.\d+)", re.ASCII)  # 3, 1/2, 0.5, .5
EXAMPLE = "[[3, -1], [0, 2]]"
#: A mixture of rows or of columns: a probability for each of them.
Mixture = tuple[Fraction, ...]


def fraction(value: Any, what: str, bits: int = MOST_BITS, least: int | None = None) -> Fraction:
    """Return an exact number as a Fraction, or say what is allowed.

    >>> fraction(3, "pay-offs"), fraction("1/2", "pay-offs"), fraction(".25", "pay-offs")
    (Fraction(3, 1), Fraction(1, 2), Fraction(1, 4))
    >>> fraction(0.5, "pay-offs")
    Traceback (most recent call last):
    ValueError: pay-offs are exact, integers or as Fraction(1, 2), "1/2" or "0.5", of at most 64 bits, got 0.5

    Parameters
    ----------
    value : anything; integers, numpy's too, fractions, and both as text are accepted; booleans and floats are refused.
    what : what the number is, in the plural.
    bits : how long its numerator and its denominator may be.
    least : the least that is allowed.

    Raises
    ------
    ValueError : if it is no such number.
    """
    try:
        exact = isinstance(value, Fraction) or (
            isinstance(value, str) and len(value) <= bits and WRITTEN.fullmatch(value)
        )
        found = Fraction(value if exact else whole_number(value, what, least=None, bits=bits))
    except (ValueError, ZeroDivisionError):
        found = None
    if (
        found is None
        or (least is not None and found < least)
        or max(found.numerator.bit_length(), found.denominator.bit_length()) > bits
    ):
        bound = "" if least is None else f" >= {least}"
        raise ValueError(
            f'{what} are exact, integers or as Fraction(1, 2), "1/2" or "0.5",{bound} of at most {bits:,} bits, got {told(value)}'
        )
    return found


@dataclass(frozen=True, repr=False)
class Matrix:
    """A table of exact numbers, checked: what the second player pays the first.

    >>> Matrix([[3, -1], [0, 2]]).shape
    (2, 2)
    >>> Matrix([[1, 2], [3]])
    Traceback (most recent call last):
    ValueError: the rows of a matrix have one length, at least 1; row 1 has 2 entries and row 2 has 1

    Parameters
    ----------
    rows : at least one row of at least one entry, all of one length; at most 10,000 entries and 1,000 rows or columns. An
        array of numpy with two dimensions will do, if its entries are integers.

    Raises
    ------
    TypeError : if rows, or a row, are no lists.
    ValueError : for rows that are ragged or empty, too many entries, and an entry that is no exact number.
    """

    rows: tuple[tuple[Fraction, ...], ...]

    def __init__(self, rows: Any) -> None:
        given = [list(row) for row in rows.rows] if isinstance(rows, Matrix) else _listed(rows)
        found = tuple(tuple(fraction(one, "pay-offs") for one in row) for row in given)
        if not found or not found[0]:
            raise ValueError(f"a matrix has at least one row with at least one entry, as {EXAMPLE}, got {told(rows)}")
        for i, row in enumerate(found):
            if len(row) != len(found[0]):
                raise ValueError(
                    f"the rows of a matrix have one length, at least 1; row 1 has {len(found[0])} entries and row {i + 1} has {len(row)}"
                )
        object.__setattr__(self, "rows", found)

    @property
    def shape(self) -> tuple[int, int]:
        """How many rows and how many columns there are."""
        return len(self.rows), len(self.rows[0])

    @property
    def columns(self) -> tuple[tuple[Fraction, ...], ...]:
        """The columns, from the left."""
        return tuple(zip(*self.rows, strict=True))

    @property
    def transposed(self) -> Matrix:
        """The table with rows and columns exchanged."""
        return Matrix(self.columns)

    def __iter__(self) -> Iterator[tuple[Fraction, ...]]:
        return iter(self.rows)

    def __neg__(self) -> Matrix:
        return Matrix([[-one for one in row] for row in self.rows])

    def __repr__(self) -> str:
        shown = ", ".join(f"[{', '.join(_written(one) for one in row)}]" for row in self.rows)
        return f"Matrix([{shown}])"


def matrix(rows: Any) -> Matrix:
    """Return the matrix itself, or one of these rows, or say what is wanted.

    >>> matrix([[1, -1], [-1, 1]])
    Matrix([[1, -1], [-1, 1]])

    Parameters
    ----------
    rows : a `Matrix`, or what makes one.

    Raises
    ------
    TypeError, ValueError : as `Matrix` does.
    """
    return rows if isinstance(rows, Matrix) else Matrix(rows)


def mixture(weights: Any, size: int, what: str = "rows") -> Mixture:
    """Return a mixture: one probability for each row, or for each column.

    >>> mixture([Fraction(1, 3), Fraction(2, 3)], 2)
    (Fraction(1, 3), Fraction(2, 3))
    >>> mixture([1, 1], 2)
    Traceback (most recent call last):
    ValueError: a mixture of 2 rows is 2 probabilities from 0 up that add up to 1, got [1, 1]

    Parameters
    ----------
    weights : the probabilities, exact.
    size : how many there must be.
    what : "rows" or "columns".

    Raises
    ------
    TypeError, ValueError : if it is no such mixture.
    """
    most = whole_number(size, "sizes", 1, MOST_SIDE)
    lines = one_of(("rows", "columns"), what, "what")
    given = items(in_order(weights, "probabilities"), "probabilities", MOST_SIDE)
    found = tuple(fraction(one, "probabilities", MIXED_BITS) for one in given)
    if len(found) != most or min(found) < 0 or sum(found) != 1:
        raise ValueError(
            f"a mixture of {most} {lines} is {most} probabilities from 0 up that add up to 1, got {told(weights)}"
        )
    return found


def column_pays(table: Any, mix: Any) -> tuple[Fraction, ...]:
    """Return what a mixture of rows brings on average against each column.

    >>> print(*column_pays([[3, -1], [0, 2]], [Fraction(1, 3), Fraction(2, 3)]))
    1 1

    Parameters
    ----------
    table : a matrix.
    mix : a probability for each row.

    Raises
    ------
    TypeError, ValueError : as `Matrix` and `mixture` do.

    Complexity
    ----------
    One product for each entry.
    """
    found = matrix(table)
    return _dots(found.columns, mixture(mix, found.shape[0]))


def row_pays(table: Any, mix: Any) -> tuple[Fraction, ...]:
    """Return what each row brings on average against a mixture of columns.

    >>> print(*row_pays([[3, -1], [0, 2]], [Fraction(1, 2), Fraction(1, 2)]))
    1 1

    Parameters
    ----------
    table : a matrix.
    mix : a probability for each column.

    Raises
    ------
    TypeError, ValueError : as `Matrix` and `mixture` do.

    Complexity
    ----------
    One product for each entry.
    """
    found = matrix(table)
    return _dots(found.rows, mixture(mix, found.shape[1], "columns"))


def mean_pay(table: Any, rows: Any, columns: Any) -> Fraction:
    """Return what a mixture of rows brings on average against a mixture of columns.

    >>> print(mean_pay([[3, -1], [0, 2]], [Fraction(1, 2), Fraction(1, 2)], [1, 0]))
    3/2

    Parameters
    ----------
    table : a matrix.
    rows, columns : a probability for each row, and for each column.

    Raises
    ------
    TypeError, ValueError : as `Matrix` and `mixture` do.
    """
    found = matrix(table)
    return _dots((row_pays(found, columns),), mixture(rows, found.shape[0]))[0]


def _dots(lines: tuple[tuple[Fraction, ...], ...], mix: Mixture) -> tuple[Fraction, ...]:
    return tuple(sum((p * one for p, one in zip(mix, line, strict=True) if p), Fraction(0)) for line in lines)


def _listed(rows: Any) -> list[list[Any]]:
    """The entries as they were given, no more than there may be: to read them one by one takes time."""
    if hasattr(rows, "first") and hasattr(rows, "second"):
        raise TypeError(
            f"one table is wanted, and a bimatrix has two: take its .first or its .second, got {told(rows)}"
        )
    found = []
    for row in items(rows, "rows of a matrix", MOST_SIDE):
        found.append(items(in_order(row, "entries of a row"), "entries of a row", MOST_SIDE))
        if sum(map(len, found)) > MOST_ENTRIES:
            raise ValueError(f"a matrix has at most {MOST_ENTRIES:,} entries, got more")
    return found


def _written(value: Fraction) -> str:
    return str(value) if value.denominator == 1 else repr(value)
