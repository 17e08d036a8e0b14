"""Boxes of chips side by side."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn, chips
from cgbook.pictures.ink import PAD, WIDTH, box, text
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw boxes of chips side by side."""
    sizes = position.state
    if sum(sizes) > MOST_THINGS:
        return generic.draw(position, y)
    width = (WIDTH - 2 * PAD) / len(sizes) - 10
    across = max(1, int((width - 70) // 17))
    height = max(50, max(-(-size // across) for size in sizes) * 17 + 24)
    shapes = []
    for i, size in enumerate(sizes):
        x = PAD + i * (width + 20)
        shapes += [box(x, y, width, height), *chips(size, x + 12, y + 12, across, 17, 7)]
        shapes.append(text(x + width - 12, y + 30, str(size), size=20, anchor="end", bold=True))
    return shapes, y + height + 10
