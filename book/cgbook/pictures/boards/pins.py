"""Pins in rows."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn, pin, rows
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw pins in rows."""
    return rows(position.state, y, lambda x, top: pin(x, top + 38), 40)
