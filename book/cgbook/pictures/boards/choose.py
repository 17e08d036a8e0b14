"""Heaps to choose from, or only the chosen heap."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards._shapes import Drawn, heaps
from cgkit.position import Position


def draw(position: Position[tuple[Any]], y: float) -> Drawn:
    """Draw the heaps to choose from, or only the chosen heap."""
    state = position.state
    return heaps(state[0] if isinstance(state[0], tuple) else state, y)
