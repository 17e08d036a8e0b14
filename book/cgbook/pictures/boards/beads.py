"""Rows of beads, or one ring of them: its size, and the word that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.boards._shapes import Drawn, bead, ring, rows
from cgkit.position import Position


def draw(position: Position[Sequence[Any]], y: float) -> Drawn:
    """Rows of beads, or one ring."""
    state = position.state
    return ring(state[0], y) if "ring" in state else rows(state, y, bead, 24)
