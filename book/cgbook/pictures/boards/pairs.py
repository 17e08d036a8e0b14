"""Pairs (x, y): x large pieces, each of which is worth any number of small ones, and y small ones."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn, chips
from cgbook.pictures.ink import PAD, WIDTH, text
from cgkit.position import Position

MOST = 20  # pieces of a kind that a card still shows


def draw(position: Position[Sequence[tuple[int, int]]], y: float) -> Drawn:
    """A row for each pair: its large pieces, its small ones below them, and its numbers."""
    shapes: list[str] = []
    for large, small in position.state:
        shapes += chips(min(large, MOST), PAD, y, MOST, 27, 11) + chips(min(small, MOST), PAD, y + 28, MOST, 17, 7)
        shapes.append(text(WIDTH - PAD, y + 30, f"({large}, {small})", size=22, anchor="end", bold=True))
        y += 58
    return shapes, y
