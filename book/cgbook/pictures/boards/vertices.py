"""Vertices of paths, or of one cycle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.boards._shapes import Drawn, bead, ring, rows
from cgbook.pictures.ink import INK, PAD, WIDTH
from cgkit.position import Position


def draw(position: Position[Sequence[Any]], y: float) -> Drawn:
    """Draw paths, or one cycle."""
    state = position.state
    if "ring" in state:
        return ring(state[0], y)
    shapes: list[str] = []
    for size in state:
        step = min(30.0, (WIDTH - 2 * PAD - 60) / max(1, size))
        if size > 1:
            last = PAD + step * (size - 0.5)
            shapes.append(f'<path d="M{PAD + step / 2:.1f} {y + 12:g}H{last:.1f}" stroke="{INK}" stroke-width="2"/>')
        row, y = rows([size], y, bead, 24)
        shapes += row
    return shapes, y
