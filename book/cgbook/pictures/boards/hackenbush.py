"""A picture of Green Hackenbush."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.layouts import drawing_of
from cgbook.pictures.yards import yard
from cgkit.position import Position


def draw(position: Position[frozenset[int]], y: float) -> Drawn:
    """The edges of Green Hackenbush that stand."""
    return yard((drawing_of(position.rules), position.state), y)
