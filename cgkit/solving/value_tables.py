"""Grundy values of many positions: lists and periods for single heaps, and arrays for grids of positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from cgkit.checks import LARGER, SearchLimitError, check_int, check_ints, needs, short_repr
from cgkit.games.heaps import Heaps
from cgkit.games.ruleset import Ruleset
from cgkit.sequences.octal_codes import LIMIT
from cgkit.sequences.periods import MOST_TERMS, Period, described, observed_period
from cgkit.solving.budget import question
from cgkit.solving.values import Memo, value, with_values

if TYPE_CHECKING:
    import numpy as np

MOST_LIMIT = 100_000_000  # maximum number of values to search for the period of a game with a theorem
MOST_SEARCHED = 1_000_000  # maximum number of values to search for the period of any other game
FIRST_LOOK = 64  # number of values to search first for the period of a game without a theorem


@question
def grundy_sequence(rules: Ruleset[Any], terms: int, start: int | None = None) -> list[int]:
    """Return the Grundy values of rules(n), a single heap or coin, starting with the ruleset's smallest n.

    >>> from cgkit import Subtraction, ruler
    >>> grundy_sequence(Subtraction({1, 3, 4}), 15)
    [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0]
    >>> grundy_sequence(ruler, 8), grundy_sequence(ruler, 4, start=5)  # coins are numbered from 1
    ([1, 2, 1, 4, 1, 2, 1, 8], [1, 2, 1, 8])

    `start` is the n of the first value (default: the ruleset's smallest n). There can be at most 10,000,000 values, including those
    before `start`.

    Complexity
    ----------
    The cost of the ruleset's `sequence` or theorem; otherwise linear in the number of moves from all these heaps.
    """
    with_values(rules)
    terms = check_int(terms, "numbers of values", most=MOST_TERMS)
    first = rules.first
    most = first + MOST_TERMS - terms
    start = first if start is None else check_int(start, "the first of the places", least=first, most=most)
    known = rules.sequence(terms + start - first)
    return _values(rules, start, terms) if known is None else known[start - first :]


@question
def period(rules: Ruleset[Any], values: int = LIMIT) -> Period:
    """Return the period of a game's Grundy values, with a proof if a theorem applies, otherwise as observed.

    >>> from cgkit import Subtraction, kayles, lasker
    >>> found = period(kayles)
    >>> found.start, found.length, found.proved, found.value(10**18)
    (71, 12, True, 1)
    >>> period(Subtraction({1, 3, 4})).certificate
    'The 4 values from 0 on, 0 1 0 1, recur from 7 on. Each value depends only on the 4 before it, so everything repeats forever.'
    >>> found = period(lasker)
    >>> found.start, found.length, found.saltus
    (1, 4, 4)

    Parameters
    ----------
    rules : additive ruleset with a position for every integer from its smallest n onwards.
    values : maximum number of values to compute, an integer from 1 to 100,000,000; if a period can only be observed, at most a million are
        used.

    Returns
    -------
    Period, whose `certificate` says why the values repeat forever. If no theorem is known for the game, the period is only observed and
    `proved` is false. Such a period is confirmed in twice the number of values needed to find it, or in the maximum allowed.

    Raises
    ------
    NoPeriodError : if a theorem says that the values have no period; the message gives the reason.
    SearchLimitError : if that many values show no period; more values might.
    ValueError : if the ruleset isn't additive, or `values` is out of range.

    Complexity
    ----------
    The cost of `grundy_sequence`, for at most twice as many values as the proof of the period needs.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956); Winning Ways, chapter 4; Ferguson, Part I, sections 3.3 and 4.4.
    """
    with_values(rules)
    values = check_int(values, "numbers of values", least=1, most=MOST_LIMIT)
    result = rules.period_theory(values)
    if result is None:
        values = min(values, MOST_SEARCHED)
        result = _observed(rules, values)
    if result is None:
        advice = LARGER if values < MOST_SEARCHED else "no more are searched, because no theorem is known"
        raise SearchLimitError(values, f"values of {short_repr(rules)}, in which no period is seen", advice)
    return result


def _values(rules: Ruleset[Any], start: int, terms: int) -> list[int]:
    """Return this many values starting at `start`, by the ruleset's theorem or by search."""
    memo: Memo = {}
    values = []
    for place in range(start, start + terms):
        try:
            position = rules.check(rules.parse(place))
        except (TypeError, ValueError) as error:
            raise ValueError(
                f"values need positions given by one number, but {short_repr(rules)}({place}) isn't a position: {error}"
            ) from None
        values.append(value(rules, position, memo))
    return values


def _observed(rules: Ruleset[Any], limit: int) -> Period | None:
    """Return a period that is observed in some values and confirmed in twice as many, or None."""
    before, terms = None, min(FIRST_LOOK, limit)
    while True:
        values = grundy_sequence(rules, terms)
        seen = observed_period(values, saltus=True)
        now = (seen.start, seen.length) if seen else None
        if terms == limit or (now and now == before):
            break
        before, terms = now, min(2 * terms, limit)
    if seen is None or not rules.first:
        return seen
    start = seen.start + rules.first
    return described(values, start, seen.length, seen.certificate, proved=False, first=rules.first)


MOST_ENTRIES = 1_000_000
ALL_UP_TO = 100_000  # heaps this large have no table, because it would need the values of all smaller heaps


@question
def value_table(
    rules: Ruleset[Any], rows: int | Iterable[int], columns: int | Iterable[int] | None = None
) -> np.ndarray[Any, Any]:
    """Return the Grundy values of the positions rules(row, column), for all these rows and columns, as an array.

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

    `pandas.DataFrame(value_table(wythoff, 6))` is the same table with row and column labels.

    Parameters
    ----------
    rules : additive ruleset whose positions are two numbers, such as two heaps or a square of a board.
    rows, columns : numbers of the rows and columns, as a list, or as a count n, which means 0, 1, …, n - 1 (default: the columns are the
        same as the rows). On a board whose coins are numbered from 1, such as the board of Rugs, a count n means 1, 2, …, n.

    There can be at most 1,000,000 entries.

    Complexity
    ----------
    For separate heaps, the values of single heaps and a nim-sum for each entry; for Wythoff's game, the cost of `wythoff_values`;
    otherwise one search for the whole grid.
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
    entries = [[value(rules, rules(row, column).state, memo) for column in places] for row in lines]
    return np.array(entries, dtype=np.int64).reshape(len(lines), len(places))


def _grid(
    rules: Ruleset[Any], rows: int | Iterable[int], columns: int | Iterable[int] | None
) -> tuple[list[int], list[int]]:
    """Return the row numbers and the column numbers of a table, after a check that the ruleset has values."""
    with_values(rules)
    first_row, first_column = getattr(rules, "firsts", (0, 0))  # a board of coins has its own first row and column
    lines = _numbers(rows, "rows", first_row)
    given = (lines if isinstance(rows, Iterable) else rows) if columns is None else columns
    places = _numbers(given, "columns", first_column)
    if len(lines) * len(places) > MOST_ENTRIES:
        raise ValueError(
            f"a table can have at most {MOST_ENTRIES:,} entries, got {len(lines):,} rows of {len(places):,}"
        )
    return lines, places


def _numbers(given: int | Iterable[int], what: str, first: int) -> list[int]:
    if isinstance(given, Iterable):
        return list(check_ints(given, what))
    return list(range(first, first + check_int(given, what, most=MOST_ENTRIES)))


def _heaps(rules: Heaps, sizes: set[int]) -> Mapping[int, int] | None:
    """Return the values of single heaps, by a theorem or from a table of all heaps up to the largest; None if no such table is possible."""
    theory = {size: rules.grundy_theory((size,)) for size in sizes}
    values = {size: value for size, value in theory.items() if value is not None}
    if len(values) == len(sizes):
        return values
    if max(sizes) >= ALL_UP_TO or min(sizes) < rules.first:
        return None
    return dict(enumerate(grundy_sequence(rules, max(sizes) + 1 - rules.first), rules.first))
