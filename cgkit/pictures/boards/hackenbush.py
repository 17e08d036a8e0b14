"""A picture of Green Hackenbush."""

from __future__ import annotations

from cgkit.pictures.boards._shapes import Drawn
from cgkit.pictures.yards import yard
from cgkit.position import Position


def draw(position: Position[frozenset[int]], y: float) -> Drawn:
    """The edges of Green Hackenbush that stand."""
    return yard((position.rules.drawing(), position.state), y)
