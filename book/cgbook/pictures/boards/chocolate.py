"""A chocolate bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cgbook.pictures.boards import generic
from cgbook.pictures.boards._shapes import MOST_THINGS, Drawn
from cgbook.pictures.ink import CHOCOLATE, FIELD, INK, LINE, N_INK, PAD, POISON, WIDTH, box, text
from cgkit.position import Position

SQUARE = 40


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw a chocolate bar with its longest row at the bottom."""
    if sum(position.state) > MOST_THINGS:
        return generic.draw(position, y)
    return bar(position.state, y)


def bar(
    rows: Sequence[int], y: float, *, bitten: Sequence[int] = (), marks: Mapping[tuple[int, int], str] | None = None
) -> Drawn:
    """Draw a chocolate bar with its longest row at the bottom, and dashed squares for the part that a bite has removed."""
    shapes = []
    square = min(SQUARE, (WIDTH - 2 * PAD) / max([1, *rows]))
    for i, length in enumerate(rows):
        top = y + square * (len(rows) - 1 - i)
        for j in range(length):
            gone = bool(bitten) and j >= (bitten[i] if i < len(bitten) else 0)
            fill = FIELD if gone else CHOCOLATE if i or j else POISON
            x, side, line = PAD + square * j, square * 37 / 40, N_INK if gone else LINE
            shapes.append(box(x, top, side, side, fill=fill, line=line, dashed=gone))
            if mark := (marks or {}).get((i + 1, j + 1), "" if i or j else "☠"):
                size, ink = int(square * 3 / 8), INK if gone else FIELD
                place = x + square * 9 / 20, top + square * 5 / 8
                shapes.append(text(*place, mark, size=size, fill=ink, anchor="middle", bold=True))
    return shapes, y + square * len(rows) + 8
