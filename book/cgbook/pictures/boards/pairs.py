"""Pairs (x, y), drawn as x large pieces, each worth any number of small pieces, and y small pieces."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn, chips
from cgbook.pictures.ink import PAD, WIDTH, text
from cgkit.position import Position

MOST = 20  # maximum number of pieces of one kind drawn for a pair


def draw(position: Position[Sequence[tuple[int, int]]], y: float) -> Drawn:
    """Draw a row for each pair, with its numbers, its large pieces, and its small pieces below them."""
    shapes: list[str] = []
    for large, small in position.state:
        shapes += chips(min(large, MOST), PAD, y, MOST, 27, 11) + chips(min(small, MOST), PAD, y + 28, MOST, 17, 7)
        shapes.append(text(WIDTH - PAD, y + 30, f"({large}, {small})", size=22, anchor="end", bold=True))
        y += 58
    return shapes, y
