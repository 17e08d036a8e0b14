"""Rows, each with a white and a black piece, and the player to move."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import FIELD, INK, PAD, SOFT, box, text
from cgkit.position import Position

SQUARE = 40


def draw(position: Position[tuple[int, Sequence[tuple[int, int, int]]]], y: float) -> Drawn:
    """Draw a white and a black piece on each row, and show the player to move."""
    turn, rows = position.state
    shapes = []
    for i, (left, gap, right) in enumerate(rows):
        top = y + (SQUARE + 6) * i
        for at in range(left + gap + right + 2):
            shapes.append(box(PAD + SQUARE * at, top, SQUARE - 2, SQUARE - 2, line=SOFT))
        for at, fill, ink, name in ((left, FIELD, INK, "W"), (left + gap + 1, INK, FIELD, "B")):
            x = PAD + SQUARE * at + SQUARE / 2 - 1
            shapes.append(
                f'<circle cx="{x:g}" cy="{top + SQUARE / 2 - 1:g}" r="14" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            )
            shapes.append(text(x, top + SQUARE / 2 + 4, name, size=14, fill=ink, anchor="middle", bold=True))
    below = y + (SQUARE + 6) * len(rows)
    shapes.append(text(PAD, below + 16, f"{('white', 'black')[turn]} to move", size=14, fill=SOFT))
    return shapes, below + 28
