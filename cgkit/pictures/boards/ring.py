"""Coins in a ring, or the rows that are left of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgkit.pictures.boards._shapes import Drawn, bead, ring, rows
from cgkit.position import Position


def draw(position: Position[Sequence[Any]], y: float) -> Drawn:
    """Coins in a ring, or in rows."""
    state = position.state
    return ring(state[0], y) if "ring" in state else rows(state, y, bead, 24)
