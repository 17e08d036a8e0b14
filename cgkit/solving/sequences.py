"""The Grundy values of one heap of each size: as a list, and as a period for heaps of any size."""

from __future__ import annotations

from typing import Any

from cgkit.doors import LARGER, SearchLimitError, check_int, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.sequences.octal import LIMIT
from cgkit.sequences.periods import MOST_TERMS, Period, described, observed_period
from cgkit.solving.budget import question
from cgkit.solving.values import Memo, grundy, with_values

__all__ = ["grundy_sequence", "period"]

MOST_LIMIT = 100_000_000  # values that a period may be sought in, of a game with a code
MOST_SEARCHED = 1_000_000  # and of any other
FIRST_LOOK = 64  # values in which a period of a game without a theorem is looked for first


@question
def grundy_sequence(rules: Ruleset[Any], terms: int, start: int | None = None) -> list[int]:
    """Return the Grundy values of rules(n) for n from the ruleset's first place on: one heap, or one coin, at each.

    >>> from cgkit import Subtraction, ruler
    >>> grundy_sequence(Subtraction({1, 3, 4}), 15)
    [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0]
    >>> grundy_sequence(ruler, 8), grundy_sequence(ruler, 4, start=5)  # coins are counted from 1
    ([1, 2, 1, 4, 1, 2, 1, 8], [1, 2, 1, 8])

    Values are of single heaps, or coins; `start` is the place of the first, the ruleset's own if it is None. At most 10,000,000
    of them.

    Complexity
    ----------
    That of the ruleset's `sequence`, or of its theorem; else linear in the number of moves of all these heaps.
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
    """Return the period of a game's Grundy values, heap by heap: proved, where a theorem can, else as it is seen.

    >>> from cgkit import Subtraction, kayles, lasker
    >>> found = period(kayles)
    >>> found.start, found.length, found.proved, found.value(10**18)
    (71, 12, True, 1)
    >>> period(Subtraction({1, 3, 4})).certificate
    'The 4 values from 0 on, 0 1 0 1, come again from 7 on. Each value depends only on the 4 before it, so all comes again, for ever.'
    >>> found = period(lasker)
    >>> found.start, found.length, found.saltus
    (1, 4, 4)

    Parameters
    ----------
    rules : an additive ruleset with a position for every integer from its first place on.
    values : how many values may be computed, an integer from 1 to 100,000,000; a million where a period is only looked for, and not proved.

    Returns
    -------
    Period; its `certificate` says why it never ends, and `proved` is false where it was only seen, in a game of which no
    theorem is known here. Then it is the same in twice as many values as it was first seen in, or in all that are allowed.

    Raises
    ------
    NoPeriodError : if a theorem says that the values have no period; the message says which.
    SearchLimitError : if no period is found in so many values. More may show one.
    ValueError : if the ruleset is not additive, or `values` is not such an integer.

    Complexity
    ----------
    That of `grundy_sequence`, on at most twice as many values as prove the period.

    References
    ----------
    Guy and Smith, "The G-values of various games" (1956); Winning Ways, chapter 4; Ferguson, Part I, sections 3.3 and 4.4.
    """
    with_values(rules)
    values = check_int(values, "numbers of values", least=1, most=MOST_LIMIT)
    found = rules.period_theory(values)
    if found is None:
        values = min(values, MOST_SEARCHED)
        found = _observed(rules, values)
    if found is None:
        advice = LARGER if values < MOST_SEARCHED else "no more are searched where no theorem is known"
        raise SearchLimitError(values, f"values of {short_repr(rules)}, in which no period is seen", advice)
    return found


def _values(rules: Ruleset[Any], start: int, terms: int) -> list[int]:
    """The values one after the other, by the ruleset's theorem or by search."""
    memo: Memo = {}
    values = []
    for place in range(start, start + terms):
        position = rules.check(rules.parse(place))
        known = rules.grundy_theory(position)
        values.append(grundy(rules, position, memo) if known is None else known)
    return values


def _observed(rules: Ruleset[Any], limit: int) -> Period | None:
    """A period that is seen in some values, and is the same in twice as many."""
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
