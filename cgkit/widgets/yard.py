"""A yard in which readers draw pictures of Green Hackenbush, cut them, and see them reduced."""

from __future__ import annotations

from typing import Any

import traitlets as tl

from cgkit.pictures.cards import board_picture
from cgkit.position import Position
from cgkit.widgets.base import Widget

__all__ = ["Yard", "yard"]

MOST_EDGES = 40


class Yard(Widget):
    """A yard in which readers draw pictures of Green Hackenbush, cut them, and see them reduced. `yard` makes one."""

    kind = tl.Unicode("yard").tag(sync=True)
    pictures: Any = tl.List().tag(sync=True)

    def __init__(self, first: Position[Any], **traits: Any) -> None:
        self._first = first
        super().__init__(**traits)

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": board_picture(self._first)}


def yard(mode: str = "draw", **pictures: Position[Any]) -> Yard:
    """A yard for Green Hackenbush: draw a picture and see its value, cut it, reduce it to stalks step by step.

    >>> from cgkit import bamboo
    >>> yard("reduce", stalks=bamboo(3, 1))
    Yard('The yard')

    Parameters
    ----------
    mode
        "draw", "cut" or "reduce": with what to begin.
    pictures
        Positions of `Hackenbush` by the names that the reader is to see, with _ for a space; at least one. An empty yard is offered too.

    Raises
    ------
    ValueError
        For another mode, without pictures, or for one of more than 40 edges.
    """
    if mode not in ("draw", "cut", "reduce"):
        raise ValueError(f"a yard begins with draw, cut or reduce, got {mode!r}")
    if not pictures:
        raise ValueError("a yard needs at least one picture")
    named = {name.replace("_", " "): position for name, position in pictures.items()}
    shown = [{"name": "", "segments": []}]
    for name, position in reversed(named.items()):
        drawing = position.rules.drawing()["segments"]
        if len(position.state) > MOST_EDGES:
            raise ValueError(f"a yard has room for {MOST_EDGES} edges, got {len(position.state)} in {name!r}")
        shown.insert(0, {"name": name, "segments": [drawing[number - 1] for number in sorted(position.state)]})
    first = next(iter(named.values()))
    return Yard(first, title="The yard", rule=first.rules.rule(), options={"mode": mode}, pictures=shown)
