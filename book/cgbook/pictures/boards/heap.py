"""Heaps of chips."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn, heaps
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw heaps of chips, each with its size."""
    return heaps(position.state, y)
