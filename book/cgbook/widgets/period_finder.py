"""A widget that shows the period of a sequence and, if there is one, the proof that the sequence repeats forever.

The front end finds the period of the set typed by a reader; a test checks that it agrees with `cgkit.period`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

import traitlets as tl

from cgbook.pictures.periods import period_picture
from cgbook.widgets.base import Widget, synced
from cgkit.checks import check_ints, check_type
from cgkit.rulesets import Subtraction
from cgkit.sequences.periods import Period
from cgkit.solving.value_tables import grundy_sequence, period

MOST_SHOWN = 480  # maximum number of values shown


class PeriodFormat(TypedDict, total=False):
    """A sequence that Python has computed, with its period; empty if the page computes a sequence itself."""

    values: list[int]
    start: int
    length: int
    exceptions: list[int]  # places that don't follow the period
    certificate: str  # proof that the period never ends, or how far the period was checked


class FinderOptions(TypedDict, total=False):
    """Sets of numbers to try, as strings."""

    tries: list[str]


class PeriodFinder(Widget):
    """A sequence, its period and the proof. `find_period` and `show_period` make one.

    >>> from cgkit import Subtraction
    >>> find_period(Subtraction({2, 4, 7})).numbers
    '2, 4, 7'
    """

    kind: str = synced(tl.Unicode("finder"))
    options: FinderOptions
    numbers: str = synced(tl.Unicode())
    given: PeriodFormat = synced(tl.Dict())


def find_period(game: Subtraction, *tries: Subtraction) -> PeriodFinder:
    """Show the period of a subtraction game, whose numbers the reader can change; `tries` are more games to look at.

    >>> from cgkit import Subtraction
    >>> find_period(Subtraction({2, 4, 7}), Subtraction({1, 4, 10}))
    PeriodFinder('The period of a subtraction game')
    """
    for rules in (game, *tries):
        check_type(Subtraction, rules, "Subtraction({1, 3})")
    sets = [", ".join(map(str, rules.ordered)) for rules in (game, *tries)]
    rule = "A move takes one of the numbers from a heap. The Grundy value of each heap, from 0 on:"
    options: FinderOptions = {"tries": sets if tries else []}
    widget = PeriodFinder(numbers=sets[0], options=options, title="The period of a subtraction game", rule=rule)
    widget.picture = period_picture(game.title, grundy_sequence(game, MOST_SHOWN), period(game))
    return widget


def show_period(title: str, values: Sequence[int], period: Period) -> PeriodFinder:
    """Show a sequence that Python has computed, with its period.

    >>> from cgkit import observed_period
    >>> show_period("Now and then", [5, 1, 2, 1, 2, 1, 2], observed_period([5, 1, 2, 1, 2, 1, 2]))
    PeriodFinder('Now and then')
    """
    check_type(Period, period, "period(Subtraction({1, 3}))")
    terms = check_ints(values, "values")
    given: PeriodFormat = {
        "values": list(terms[:MOST_SHOWN]),
        "start": period.start,
        "length": period.length,
        "exceptions": [n for n, _ in period.exceptions],
        "certificate": period.certificate,
    }
    widget = PeriodFinder(given=given, title=title)
    widget.picture = period_picture(title, terms, period)
    return widget
