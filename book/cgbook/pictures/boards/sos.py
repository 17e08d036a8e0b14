"""A row of squares with letters, where a dot is an empty square."""

from __future__ import annotations

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, SOFT, WIDTH, box, text
from cgkit.position import Position

SQUARE, GAP = 40, 5
MOST = 40  # maximum number of squares on a card


def draw(position: Position[str], y: float) -> Drawn:
    """Draw a row of squares with letters, smaller if there are many; a dot is an empty square."""
    row = position.state
    if len(row) > MOST:
        return generic.draw(position, y)
    side = min(SQUARE, (WIDTH - 2 * PAD + GAP) / max(1, len(row)) - GAP)
    shapes = []
    for i, letter in enumerate(row):
        x = PAD + (side + GAP) * i
        shapes.append(box(x, y, side, side, line=SOFT, dashed=letter == "."))
        if letter != ".":
            size = int(side / 2)
            shapes.append(text(x + side / 2, y + side / 2 + 0.35 * size, letter, size=size, anchor="middle", bold=True))
    return shapes, y + side + 10
