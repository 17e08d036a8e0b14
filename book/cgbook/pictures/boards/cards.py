"""The remaining cards by rank, and the total turned up so far."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, SOFT, WIDTH, box, text
from cgkit.position import Position


def draw(position: Position[tuple[int, Sequence[int]]], y: float) -> Drawn:
    """Draw the remaining cards by rank, and the total turned up so far."""
    total, left = position.state
    shapes = []
    for i, count in enumerate(left):
        for k in range(count):
            x, top = PAD + 56 * i, y + 20 * k
            shapes += [
                box(x, top, 42, 54, line=SOFT),
                text(x + 21, top + 16, str(i + 1), size=16, anchor="middle", bold=True),
            ]
    shapes.append(text(WIDTH - PAD, y + 26, str(total), size=22, anchor="end", bold=True))
    return shapes, y + 20 * max(left, default=0) + 46
