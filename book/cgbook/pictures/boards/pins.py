"""Pins in rows."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn, disc, rows
from cgbook.pictures.ink import CHIP, EDGE, N_INK
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Pins in rows."""
    return rows(position.state, y, _pin, 40)


def _pin(x: float, y: float) -> list[str]:
    return [
        f'<rect x="{x - 7:.1f}" y="{y + 8:.1f}" width="14" height="30" rx="6" fill="{CHIP}" stroke="{EDGE}"/>',
        disc(x, y + 6, 6),
        f'<rect x="{x - 5:.1f}" y="{y + 11:.1f}" width="10" height="3" fill="{N_INK}"/>',
    ]
