"""Rows of beads, or a single ring if the state contains the word "ring"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.boards._shapes import Drawn, bead, ring, rows
from cgkit.position import Position


def draw(position: Position[Sequence[Any]], y: float) -> Drawn:
    """Draw rows of beads, or one ring."""
    state = position.state
    return ring(state[0], y) if "ring" in state else rows(state, y, bead, 24)
