"""Coins on a board of rows and columns."""

from __future__ import annotations

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.coins import coin
from cgbook.pictures.ink import PAD, SOFT, WIDTH, text
from cgkit.position import Position


def draw(position: Position[frozenset[tuple[int, int]]], y: float) -> Drawn:
    """Draw a board of coins, from the first row and column to the last row and column that contain a head."""
    heads, firsts = position.state, position.rules.drawing()["firsts"]
    rows, columns = (
        range(first, max((place[axis] for place in heads), default=first) + 1) for axis, first in enumerate(firsts)
    )
    if len(rows) * len(columns) > MOST_THINGS:
        return generic.draw(position, y)
    side = min(46.0, (WIDTH - 2 * PAD - 30) / len(columns))
    left = PAD + 30
    shapes = [
        text(left + side * (j + 0.5), y + 14, str(column), size=14, fill=SOFT, anchor="middle")
        for j, column in enumerate(columns)
    ]
    for i, row in enumerate(rows):
        middle = y + 22 + side * (i + 0.5)
        shapes.append(text(PAD + 8, middle + 5, str(row), size=14, fill=SOFT))
        for j, column in enumerate(columns):
            up = (row, column) in heads
            shapes += coin(left + side * (j + 0.5), middle, side * 0.42, "H" if up else "T", up=up)
    return shapes, y + 30 + side * len(rows)
