"""A heap, and the most that may be taken of it now."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn, heaps
from cgbook.pictures.ink import PAD, SOFT, text
from cgkit.position import Position


def draw(position: Position[tuple[int, int]], y: float) -> Drawn:
    """One heap, and the most that may be taken of it now."""
    size, most = position.state
    shapes, below = heaps([size], y)
    return [*shapes, text(PAD, below + 14, f"at most {most} may be taken", size=14, fill=SOFT)], below + 26
