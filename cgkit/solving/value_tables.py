"""Values over a grid of starts, as an array."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from cgkit.doors import check_int, check_ints, needs
from cgkit.games.heaps import Heaps
from cgkit.games.ruleset import Ruleset
from cgkit.solving.budget import question
from cgkit.solving.sequences import grundy_sequence
from cgkit.solving.values import Memo, grundy, with_values

if TYPE_CHECKING:
    import numpy as np

__all__ = ["value_table"]

MOST_ENTRIES = 1_000_000
ALL_UP_TO = 100_000  # the size of a heap to which all are valued, where two lists name some


@question
def value_table(
    rules: Ruleset[Any], rows: int | Iterable[int], columns: int | Iterable[int] | None = None
) -> np.ndarray[Any, Any]:
    """Return the Grundy values of all positions of two numbers, rules(row, column), as an array.

    >>> from cgkit import kayles, nim, wythoff
    >>> value_table(wythoff, 3, 6)
    array([[0, 1, 2, 3, 4, 5],
           [1, 2, 0, 4, 5, 3],
           [2, 0, 1, 5, 3, 4]])
    >>> value_table(nim, [1, 10], [4, 1000])
    array([[   5, 1001],
           [  14,  994]])
    >>> int((value_table(kayles, 1000) == 0).sum())
    204422

    `pandas.DataFrame(value_table(wythoff, 6))` is the same with its rows and columns named.

    Parameters
    ----------
    rules : an additive ruleset that has positions of two numbers, as two heaps or a square of a board.
    rows, columns : which numbers: a count n for 0, 1, …, n - 1, or the numbers themselves; as many columns as rows, if not given. On a
        board of coins that is counted from 1, as that of Rugs, a count n is for 1, 2, …, n.

    At most 1,000,000 entries.

    Complexity
    ----------
    For separate heaps, the values of single heaps and a nim-sum for each entry; for Wythoff's game as for `wythoff_values`;
    else one search for the whole grid.
    """
    with needs("arrays"):
        import numpy as np

    lines, places = _grid(rules, rows, columns)
    if isinstance(rules, Heaps) and rules.touch == 1:
        heap = _heaps(rules, {*lines, *places})
        if heap is not None:
            down = np.array([heap[row] for row in lines], dtype=np.int64)
            return down[:, None] ^ np.array([heap[column] for column in places], dtype=np.int64)
    height, width = max(lines, default=-1) + 1, max(places, default=-1) + 1
    known = rules.grundy_table(height, width) if height * width <= MOST_ENTRIES else None
    if known is not None:
        return np.array(known, dtype=np.int64).reshape(height, width)[np.ix_(lines, places)]
    memo: Memo = {}
    found = [[_value(rules, (row, column), memo) for column in places] for row in lines]
    return np.array(found, dtype=np.int64).reshape(len(lines), len(places))


def _grid(
    rules: Ruleset[Any], rows: int | Iterable[int], columns: int | Iterable[int] | None
) -> tuple[list[int], list[int]]:
    """Return the numbers of the rows and of the columns, if the ruleset may have values there."""
    with_values(rules)
    first_row, first_column = getattr(rules, "firsts", (0, 0))  # of a board of coins
    lines = _numbers(rows, "rows", first_row)
    given = (rows if isinstance(rows, int) else lines) if columns is None else columns
    places = _numbers(given, "columns", first_column)
    if len(lines) * len(places) > MOST_ENTRIES:
        raise ValueError(f"a table holds {MOST_ENTRIES:,} entries, got {len(lines):,} rows of {len(places):,}")
    return lines, places


def _numbers(given: int | Iterable[int], what: str, first: int) -> list[int]:
    if isinstance(given, Iterable):
        return list(check_ints(given, what))
    return list(range(first, first + check_int(given, what, most=MOST_ENTRIES)))


def _heaps(rules: Heaps, sizes: set[int]) -> Mapping[int, int] | None:
    """Return the values of single heaps: by a theorem, or all up to the largest at once; None where that is too large."""
    theory = {size: rules.grundy_theory((size,)) for size in sizes}
    values = {size: value for size, value in theory.items() if value is not None}
    if len(values) == len(sizes):
        return values
    return dict(enumerate(grundy_sequence(rules, max(sizes) + 1, start=0))) if max(sizes) < ALL_UP_TO else None


def _value(rules: Ruleset[Any], pair: tuple[int, int], memo: Memo) -> int:
    state = rules(*pair).state
    known = rules.grundy_theory(state)
    if known is not None:
        return known
    return grundy(rules, state, memo)
