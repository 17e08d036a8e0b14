"""Backward induction, one step at a time."""

from __future__ import annotations

from typing import Any

import traitlets as tl

from cgkit.pictures.cards import labels_picture
from cgkit.position import Position
from cgkit.solving.reach import Reach
from cgkit.solving.retrograde import letter, scores
from cgkit.widgets.base import MOST_VERTICES, Widget, words_of

__all__ = ["Labeller", "label"]


class Labeller(Widget):
    """Backward induction, one step at a time. `label` makes one."""

    kind = tl.Unicode("labeller").tag(sync=True)
    graph = tl.Dict().tag(sync=True)
    step = tl.Int().tag(sync=True)

    def __init__(self, graph: dict[str, Any], letters: list[str], **traits: Any) -> None:
        self._letters = letters
        super().__init__(graph=graph, **traits)

    def _static(self) -> dict[str, str]:
        return {
            "image/svg+xml": labels_picture(
                self.title, self.rule, list(zip(self.graph["names"], self._letters, strict=True))
            )
        }


def label(
    position: Position[Any],
    *others: Position[Any],
    grundy: bool = False,
    quiz: bool = False,
    plain: bool = False,
    picture: bool = False,
    board: bool = False,
) -> Labeller:
    """Steps through the P/N labelling, or the Grundy values, of all that can be reached from the positions.

    >>> from cgkit import Subtraction
    >>> label(Subtraction({1, 3, 4})(14))
    Labeller('Take 1, 3 or 4')

    Parameters
    ----------
    position, others
        Positions of one ruleset.
    grundy
        Begin with Grundy values instead of P and N.
    quiz
        Begin with the reader labelling.
    plain
        Leave the switch to Grundy values out, for readers who have not met them.
    picture
        Draw the positions as a graph with its arrows, and not in rows.
    board
        Lay the positions out as on a board: each must be a pair, its column and its row.

    Raises
    ------
    ValueError
        When more than 300 positions can be reached; no reader steps through those.
    """
    rules, starts = position.rules, [position.state, *(other.state for other in others)]
    reach = Reach(rules, *starts, limit=MOST_VERTICES)
    order = sorted(range(len(reach)), key=lambda number: _reading_order(reach.positions[number]))
    place = {number: i for i, number in enumerate(order)}
    positions = [reach.positions[number] for number in order]
    found = scores(reach)
    places = {"places": positions} if board else {}
    return Labeller(
        {
            "names": [rules.show(state) for state in positions],
            "options": [sorted(place[option] for option in reach.options[number]) for number in order],
            "end": [rules.end(state) for state in positions],
            **places,
        },
        [letter(found[number]) for number in order],
        options={
            "kind": "grundy" if grundy else "outcome",
            "who": "try" if quiz else "show",
            "plain": plain,
            **({"picture": True} if picture else {}),
        },
        **words_of(rules),
    )


def _reading_order(state: Any) -> tuple[int, ...]:
    """Smaller positions first, where positions are made of numbers; else as the search met them."""
    numbers = state if isinstance(state, tuple) else (state,)
    return (sum(numbers), *numbers) if all(isinstance(n, int) for n in numbers) else ()
