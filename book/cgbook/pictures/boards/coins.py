"""A row of coins, from the first to the last head."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.ink import CHIP, EDGE, FIELD, ON_CHIP, PAD, SOFT, text
from cgkit.position import Position


def draw(position: Position[Any], y: float) -> Drawn:
    """A row of coins, as its ruleset's drawing says it is counted."""
    if max(position.state, default=0) > MOST_THINGS:
        return generic.draw(position, y)
    return row(position.state, y, **position.rules.drawing())


def row(heads: Set[int], y: float, first: int = 1, imagined: bool = False) -> Drawn:
    """A row of coins from the first to the last head; before it, dotted, a coin 0 that is only imagined."""
    shapes = []
    for i, coin in enumerate(range(0 if imagined else first, max(heads, default=first) + 1)):
        x, up, ghost = PAD + 22 + 46 * (i % 13), coin in heads, imagined and coin == 0
        top = y + 70 * (i // 13)
        dash = "" if up else f' stroke-dasharray="{"1 4" if ghost else "4 3"}"'
        shapes.append(
            f'<circle cx="{x}" cy="{top + 20:g}" r="19" fill="{CHIP if up else FIELD}" stroke="{EDGE}" stroke-width="2"{dash}/>'
        )
        face = "" if ghost else "H" if up else "T"
        shapes.append(text(x, top + 26, face, size=16, fill=ON_CHIP if up else SOFT, anchor="middle", bold=True))
        shapes.append(text(x, top + 58, str(coin), size=14, fill=SOFT, anchor="middle"))
        below = top + 70
    return shapes, below
