"""Euclid's game as a rectangle, with the squares that a move can cut off."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import CHIP, EDGE, FIELD, LINE, PAD, text
from cgkit.position import Position

LONGEST, UNIT, MOST = 420, 24, 40


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw a rectangle with the numbers as sides and the squares that a move can cut off, or only the numbers if their ratio is over 40."""
    high, wide = position.state
    side, most = min(position.state), max(position.state)
    if not side or most > MOST * side:
        return [text(PAD, y + 22, f"{high} × {wide}", size=20)], y + 42
    unit = min(float(UNIT), LONGEST / most)
    shapes = [_box(0, 0, wide, high, unit, y, FIELD, LINE)]
    for i in range(most // side):
        start = most - (i + 1) * side
        left, top = (start, 0) if wide >= high else (0, start)
        shapes.append(_box(left, top, side, side, unit, y, CHIP, EDGE))
    below = y + unit * high
    return [*shapes, text(PAD, below + 22, f"{high} × {wide}", size=18)], below + 36


def _box(left: int, top: int, width: int, height: int, unit: float, y: float, fill: str, line: str) -> str:
    place = f'x="{PAD + unit * left:g}" y="{y + unit * top:g}" width="{unit * width:g}" height="{unit * height:g}"'
    return f'<rect {place} fill="{fill}" stroke="{line}" stroke-width="1.5"/>'
