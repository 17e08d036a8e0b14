"""A heap, and the maximum number of chips that the next move can take."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn, heaps
from cgbook.pictures.ink import PAD, SOFT, text
from cgkit.position import Position


def draw(position: Position[tuple[int, int]], y: float) -> Drawn:
    """Draw one heap, and write the maximum number of chips that the next move can take."""
    size, most = position.state
    shapes, below = heaps([size], y)
    return [*shapes, text(PAD, below + 14, f"take at most {most}", size=14, fill=SOFT)], below + 26
