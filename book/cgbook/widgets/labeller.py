"""Backward induction on the page, one step at a time."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

import traitlets as tl

from cgbook.pictures.cards import labels_picture
from cgbook.pictures.graphs import MOST_VERTICES
from cgbook.widgets.base import SMALLER_START, Widget, synced, words_of
from cgbook.widgets.graphs import GraphFormat
from cgkit.checks import check_bool, check_choice, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position, of_one_game
from cgkit.solving.reach import Reach, letter, scores


class LabelFormat(GraphFormat):
    """A position graph to label."""

    end: list[int]  # for each vertex, result for the player to move if play ends there: -1, 0 or 1
    places: NotRequired[list[list[int]]]  # column and row of each vertex in the board layout


class LabelOptions(TypedDict, total=False):
    """The settings of a labelling. The reader can change `kind` and `who`."""

    kind: str  # "outcome" or "grundy"
    who: str  # "show", or "try" to let the reader label
    plain: bool  # hides the switch to Grundy values
    picture: bool  # shows the graph with its arrows


class Labeller(Widget):
    """Backward induction, one step at a time. `label` makes one, and `step` is the number of labelled positions.

    >>> from cgkit import Subtraction
    >>> label(Subtraction({1, 3, 4})(14)).step
    0
    """

    kind: str = synced(tl.Unicode("labeller"))
    options: LabelOptions
    graph: LabelFormat = synced(tl.Dict())
    step: int = synced(tl.Int(0, min=0))

    def __init__(self, graph: LabelFormat, letters: list[str], **traits: Any) -> None:
        self._letters = letters
        super().__init__(graph=graph, **traits)

    def _static(self) -> dict[str, str]:
        labels = list(zip(self.graph["names"], self._letters, strict=True))
        return {"image/svg+xml": labels_picture(self.title, self.rule, labels)}


def label(
    position: Position[Any],
    *others: Position[Any],
    show: str = "outcome",
    by: str = "machine",
    layout: str = "rows",
    plain: bool = False,
) -> Labeller:
    """Let the reader step through the P/N labelling, or the Grundy values, of all positions that can be reached.

    >>> from cgkit import Subtraction
    >>> label(Subtraction({1, 3, 4})(14), by="reader")
    Labeller('Take 1, 3 or 4')

    Parameters
    ----------
    position, others : positions of one ruleset.
    show : labels to start with: "outcome" or "value".
    by : who labels at first: "machine" or "reader".
    layout : "rows"; "graph", with arrows; or "board", where each position must be a pair, its column and its row.
    plain : whether to hide the switch to Grundy values, for readers who haven't met them yet.

    Raises
    ------
    ValueError : if `show`, `by` or `layout` is anything else, positions on a board aren't pairs, or play can reach more than 300 positions,
        too many to step through.
    """
    check_choice(("outcome", "value"), show, "show")
    check_choice(("machine", "reader"), by, "by")
    check_choice(("rows", "graph", "board"), layout, "layout")
    check_bool(plain, "plain")
    rules, starts = of_one_game(position, *others)
    reach = Reach(rules, *starts, most=MOST_VERTICES, advice=SMALLER_START)
    order = sorted(range(len(reach)), key=lambda number: _reading_order(reach.positions[number]))
    place = {number: i for i, number in enumerate(order)}
    positions = [reach.positions[number] for number in order]
    scores_of = scores(reach)
    graph: LabelFormat = {
        "names": [rules.show(state) for state in positions],
        "options": [sorted(place[option] for option in reach.options[number]) for number in order],
        "end": [rules.end(state) for state in positions],
    }
    if layout == "board":
        squares = [_square(rules, state) for state in positions]
        graph["places"] = squares
        # named after their squares, so that all names in a column begin alike
        graph["names"] = [rules.show(tuple(square)) for square in squares]
    options: LabelOptions = {
        "kind": "grundy" if show == "value" else "outcome",
        "who": "try" if by == "reader" else "show",
        "plain": plain,
        "picture": layout == "graph",
    }
    return Labeller(graph, [letter(scores_of[number]) for number in order], options=options, **words_of(rules))


def _square(rules: Ruleset[Any], pair: Any) -> list[int]:
    """Return a pair's column and row; if order doesn't matter, the larger comes first, so that pairs of equal numbers are on the edge."""
    if not isinstance(pair, tuple) or list(map(type, pair)) != [int, int]:
        raise ValueError(f"a position on a board must be a pair (column, row), got {short_repr(pair)}")
    swapped = tuple(reversed(pair))
    return sorted(pair, reverse=True) if rules.key(pair) == rules.key(swapped) else list(pair)


def _reading_order(state: Any) -> tuple[int, ...]:
    """Return a key that sorts positions made of numbers by size, and keeps other positions in the search's order."""
    numbers = state if isinstance(state, tuple) else (state,)
    return (sum(numbers), *numbers) if all(isinstance(n, int) for n in numbers) else ()
