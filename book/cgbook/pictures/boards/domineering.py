"""A board of Domineering, with its free squares and the player to move."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, SOFT, box, text
from cgkit.position import Position

SQUARE = 40


def draw(position: Position[tuple[int, tuple[str, ...]]], y: float) -> Drawn:
    """Draw the free squares, and write who is to move."""
    turn, rows = position.state
    shapes = [
        box(PAD + SQUARE * column, y + SQUARE * row, SQUARE - 2, SQUARE - 2, line=SOFT)
        for row, line in enumerate(rows)
        for column, square in enumerate(line)
        if square == "."
    ]
    below = y + SQUARE * len(rows)
    shapes.append(text(PAD, below + 16, f"{('Left', 'Right')[turn]} to move", size=14, fill=SOFT))
    return shapes, below + 28
