"""Heaps that one move may touch together."""

from __future__ import annotations

from collections.abc import Sequence

from cgkit.pictures.boards._shapes import Drawn, heaps
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Heaps that one move may touch together, each with its size."""
    return heaps(position.state, y)
