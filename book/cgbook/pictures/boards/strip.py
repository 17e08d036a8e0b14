"""Numbered coins on squares 0, 1, 2, …"""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.ink import CHIP, EDGE, ON_CHIP, PAD, SOFT, WIDTH, box, text
from cgkit.position import Position

SQUARE = 40


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw numbered coins on squares 0, 1, 2, …"""
    coins = position.state
    length = max(coins, default=0) + 1
    if length + len(coins) > MOST_THINGS:
        return generic.draw(position, y)
    width = min(SQUARE, (WIDTH - 2 * PAD) / length)
    stacks = [[i for i, at in enumerate(coins) if at == square] for square in range(length)]
    below = y + 27 * max(map(len, stacks)) + 8
    shapes = []
    for square, stack in enumerate(stacks):
        x = PAD + width * square
        shapes.append(box(x + 2, below, width - 4, 24))
        shapes.append(text(x + width / 2, below + 17, str(square), size=14, fill=SOFT, anchor="middle"))
        for k, coin in enumerate(stack):
            middle = below - 14 - 27 * k
            shapes.append(f'<circle cx="{x + width / 2:g}" cy="{middle:g}" r="12" fill="{CHIP}" stroke="{EDGE}"/>')
            shapes.append(
                text(x + width / 2, middle + 5, str(coin + 1), size=13, fill=ON_CHIP, anchor="middle", bold=True)
            )
    return shapes, below + 36
