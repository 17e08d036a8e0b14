"""A row of squares with letters; a dot is an empty square."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, SOFT, box, text
from cgkit.position import Position

SQUARE = 40


def draw(position: Position[str], y: float) -> Drawn:
    """A row of squares with letters; a dot is an empty square."""
    shapes = []
    for i, letter in enumerate(position.state):
        x = PAD + (SQUARE + 5) * i
        shapes.append(box(x, y, SQUARE, SQUARE, line=SOFT, dashed=letter == "."))
        if letter != ".":
            shapes.append(text(x + SQUARE / 2, y + 27, letter, size=20, anchor="middle", bold=True))
    return shapes, y + SQUARE + 10
