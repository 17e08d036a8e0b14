"""A row of coins, from the first coin to the last head."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.coins import coin
from cgbook.pictures.ink import PAD, SOFT, text
from cgkit.position import Position


def draw(position: Position[Any], y: float) -> Drawn:
    """Draw a row of coins, numbered as the ruleset numbers them."""
    if max(position.state, default=0) > MOST_THINGS:
        return generic.draw(position, y)
    return row(position.state, y, **position.rules.drawing())


def row(heads: Set[int], y: float, first: int = 1, imagined: bool = False) -> Drawn:
    """Draw a row of coins from the first coin to the last head, with a dotted coin 0 before them if `imagined`."""
    shapes: list[str] = []
    for i, place in enumerate(range(0 if imagined else first, max(heads, default=first) + 1)):
        x, top = PAD + 22 + 46 * (i % 13), y + 70 * (i // 13)
        up, ghost = place in heads, imagined and place == 0
        face = "" if ghost else "H" if up else "T"
        shapes += coin(x, top + 20, 19, face, up=up, dash="1 4" if ghost else "4 3")
        shapes.append(text(x, top + 58, str(place), size=14, fill=SOFT, anchor="middle"))
    return shapes, top + 70
