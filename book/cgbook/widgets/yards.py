"""A yard in which readers draw pictures of Green Hackenbush, cut them, and see them reduced."""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.pictures.layouts import drawing_of
from cgbook.widgets.base import STATIC, RefusedError, Widget, synced
from cgkit.checks import check_choice, short_repr
from cgkit.position import Position
from cgkit.rulesets.green_hackenbush import Hackenbush, drawn

__all__ = ["Yard", "yard"]

MOST_EDGES = 40


class PictureFormat(TypedDict):
    """A picture of Green Hackenbush that the yard offers."""

    name: str
    segments: list[list[float]]  # the two points (x, y) of each edge; height 0 is the ground


class YardOptions(TypedDict, total=False):
    """What is done in a yard."""

    mode: str  # "draw", "erase", "cut" or "reduce"


class Yard(Widget):
    """A yard in which readers draw pictures of Green Hackenbush, cut them, and see them reduced. `yard` makes one.

    `segments` is what is now drawn, in a running kernel: for each edge its two points. `position` is the same as a position.

    >>> from cgkit import bamboo
    >>> yard("reduce", stalks=bamboo(3, 1)).position.value()
    2
    """

    _esm = STATIC / "yard.js"
    kind: str = synced(tl.Unicode("yard"))
    options: YardOptions
    pictures: list[PictureFormat] = synced(tl.List())
    segments: list[list[float]] = synced(tl.List())

    @property
    def position(self) -> Position[Any]:
        """The picture now in the yard; set, it puts another there."""
        picture: Position[Any] = drawn([(x, y), (u, v)] for x, y, u, v in self.segments)
        return picture

    @position.setter
    def position(self, picture: Position[Any]) -> None:
        self.segments = _segments(picture)

    @tl.validate("segments")
    def _validate_segments(self, proposal: dict[str, Any]) -> Any:
        segments = proposal["value"]
        if len(segments) > MOST_EDGES:
            raise RefusedError(f"a yard has room for {MOST_EDGES} edges, got {len(segments)}")
        if any(len(segment) != 4 or segment[1] < 0 or segment[3] < 0 for segment in segments):
            raise RefusedError(f"an edge is drawn as [x, y, u, v] with heights from 0 up, got {short_repr(segments)}")
        return [list(segment) for segment in segments]

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": board_picture(self.position)}


def yard(mode: str = "draw", **pictures: Position[Any]) -> Yard:
    """A yard for Green Hackenbush: draw a picture and see its value, cut it, reduce it to stalks step by step.

    >>> from cgkit import bamboo
    >>> yard("reduce", stalks=bamboo(3, 1))
    Yard('The yard')

    Parameters
    ----------
    mode : "draw", "cut" or "reduce": with what to begin.
    pictures : positions of `Hackenbush` by the names that the reader is to see, with _ for a space; at least one. An
        empty yard is offered too.

    Raises
    ------
    ValueError : for another mode, without pictures, or for one of more than 40 edges.
    """
    check_choice(("draw", "cut", "reduce"), mode, "the mode of a yard")
    if not pictures:
        raise ValueError("a yard needs at least one picture, got none")
    shown: list[PictureFormat] = [
        {"name": name.replace("_", " "), "segments": _segments(position)} for name, position in pictures.items()
    ]
    empty: PictureFormat = {"name": "", "segments": []}
    rule = next(iter(pictures.values())).rules.rule
    return Yard(
        title="The yard",
        rule=rule,
        options={"mode": mode},
        pictures=[*shown, empty],
        segments=shown[0]["segments"],
    )


def _segments(picture: Position[Any]) -> list[list[float]]:
    if not isinstance(picture, Position) or not isinstance(picture.rules, Hackenbush):
        raise RefusedError(f"a yard shows pictures of Green Hackenbush, got {short_repr(picture)}")
    if len(picture.state) > MOST_EDGES:
        raise RefusedError(f"a yard has room for {MOST_EDGES} edges, got {len(picture.state)} in {short_repr(picture)}")
    segments = drawing_of(picture.rules)["segments"]
    return [list(segments[number - 1]) for number in sorted(picture.state)]
