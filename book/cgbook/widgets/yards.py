"""A yard where readers draw pictures of Green Hackenbush, cut them, and see them reduced."""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.pictures.layouts import drawing_of
from cgbook.widgets.base import STATIC, RefusedError, Widget, synced
from cgkit.checks import check_choice, short_repr
from cgkit.position import Position
from cgkit.rulesets.green_hackenbush import Hackenbush, drawn

MOST_EDGES = 40


class PictureFormat(TypedDict):
    """A picture of Green Hackenbush that a yard offers to readers."""

    name: str
    segments: list[list[float]]  # end points [x, y, u, v] of each edge, where height 0 is the ground


class YardOptions(TypedDict, total=False):
    """The activity in a yard."""

    mode: str  # "draw", "erase", "cut" or "reduce"


class Yard(Widget):
    """A yard where readers draw pictures of Green Hackenbush, cut them, and see them reduced. `yard` makes one.

    In a running kernel, `segments` holds the two end points of each edge now drawn. `position` is the same picture as a position.

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
        """The picture now in the yard; setting it shows another picture."""
        picture: Position[Any] = drawn([(x, y), (u, v)] for x, y, u, v in self.segments)
        return picture

    @position.setter
    def position(self, picture: Position[Any]) -> None:
        self.segments = segments_of(picture)

    @tl.validate("segments")
    def _validate_segments(self, proposal: dict[str, Any]) -> Any:
        segments = proposal["value"]
        if len(segments) > MOST_EDGES:
            raise RefusedError(f"a yard can have at most {MOST_EDGES} edges, got {len(segments)}")
        if any(len(segment) != 4 or segment[1] < 0 or segment[3] < 0 for segment in segments):
            raise RefusedError(f"an edge must be [x, y, u, v] with heights of 0 or more, got {short_repr(segments)}")
        return [list(segment) for segment in segments]

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": board_picture(self.position)}


def yard(mode: str = "draw", **pictures: Position[Any]) -> Yard:
    """Show a yard for Green Hackenbush, where readers draw a picture and see its value, cut it, or reduce it to stalks step by step.

    >>> from cgkit import bamboo
    >>> yard("reduce", stalks=bamboo(3, 1))
    Yard('The yard')

    Parameters
    ----------
    mode : first activity: "draw", "cut" or "reduce".
    pictures : at least one position of `Hackenbush`, by the name shown to the reader, with _ for a space. The reader can also choose an
        empty yard.

    Raises
    ------
    ValueError : if the mode is anything else, no picture is given, or a picture has more than 40 edges.
    """
    check_choice(("draw", "cut", "reduce"), mode, "the mode of a yard")
    if not pictures:
        raise ValueError("a yard needs at least one picture, got none")
    shown: list[PictureFormat] = [
        {"name": name.replace("_", " "), "segments": segments_of(position)} for name, position in pictures.items()
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


def segments_of(picture: Position[Any]) -> list[list[float]]:
    """Return the two end points of each edge of a picture, in the order of the edges' numbers."""
    if not isinstance(picture, Position) or not isinstance(picture.rules, Hackenbush):
        raise RefusedError(f"a yard needs pictures of Green Hackenbush, got {short_repr(picture)}")
    if len(picture.state) > MOST_EDGES:
        raise RefusedError(
            f"a yard can have at most {MOST_EDGES} edges, got {len(picture.state)} in {short_repr(picture)}"
        )
    segments = drawing_of(picture.rules)["segments"]
    return [list(segments[number - 1]) for number in sorted(picture.state)]
