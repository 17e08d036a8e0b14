"""A row of squares for S and O."""

from __future__ import annotations

from cgkit.pictures.boards._shapes import Drawn
from cgkit.pictures.boards._squares import squares
from cgkit.position import Position


def draw(position: Position[str], y: float) -> Drawn:
    """A row of squares for S and O."""
    return squares(position.state, y)
