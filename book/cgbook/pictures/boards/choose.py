"""Heaps to choose from, or the one that was chosen."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards._shapes import Drawn, heaps
from cgkit.position import Position


def draw(position: Position[tuple[Any]], y: float) -> Drawn:
    """Heaps to choose from, or the one that was chosen."""
    state = position.state
    return heaps(state[0] if isinstance(state[0], tuple) else state, y)
