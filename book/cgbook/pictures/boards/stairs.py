"""Chips on steps 1, 2, … above the floor."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.ink import CHIP, EDGE, LINE, PAD, SOFT, WIDTH, box, text
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw chips on steps 1, 2, … above the floor."""
    steps = position.state
    if len(steps) + sum(steps) > MOST_THINGS:
        return generic.draw(position, y)
    width = min(90.0, (WIDTH - 2 * PAD) / (len(steps) + 1))
    floor = y + 60 + 20 * len(steps)
    shapes = [text(PAD + width / 2, floor + 18, "0", size=14, fill=SOFT, anchor="middle")]
    for i, chips in enumerate(steps):
        x, top = PAD + width * (i + 1), floor - 20 * (i + 1)
        across = max(1, int((width - 8) // 16))
        shapes.append(box(x, top, width - 2, floor - top, fill=LINE))
        shapes.append(text(x + width / 2, floor + 18, str(i + 1), size=14, fill=SOFT, anchor="middle"))
        shapes.append(text(x + width / 2, floor - 4, str(chips), size=15, anchor="middle", bold=True))
        shapes += [
            f'<circle cx="{x + 12 + 16 * (k % across):g}" cy="{top - 10 - 16 * (k // across):g}" r="7" fill="{CHIP}" stroke="{EDGE}"/>'
            for k in range(chips)
        ]
    return shapes, floor + 34
