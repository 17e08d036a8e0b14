"""A line of numbered places with a token."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.ink import CHIP, FIELD, INK, ON_CHIP, PAD, SOFT, box, text
from cgkit.position import Position


def draw(position: Position[Any], y: float) -> Drawn:
    """Draw a line of numbered places with a token."""
    last, shapes = position.rules.last, []  # type: ignore[attr-defined]
    if last > MOST_THINGS:
        return generic.draw(position, y)
    for place in range(1, last + 1):
        x, top = PAD + 50 * ((place - 1) % 12), y + 50 * ((place - 1) // 12)
        here = place == position.state
        shapes.append(box(x, top, 44, 44, fill=CHIP if here else FIELD, line=SOFT, dashed=place < position.state))
        shapes.append(
            text(x + 22, top + 28, str(place), size=16, fill=ON_CHIP if here else INK, anchor="middle", bold=here)
        )
    return shapes, y + 50 * -(-last // 12) + 6
