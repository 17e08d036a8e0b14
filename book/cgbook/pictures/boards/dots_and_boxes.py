"""A board of dots, with lines between them."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import INK, N_TINT, PAD, SOFT, box
from cgkit.position import Position

SIDE = 56


def draw(position: Position[Any], y: float) -> Drawn:
    """Draw a board of dots, with solid lines where they have been drawn and dotted lines elsewhere."""
    rules: Any = position.rules
    rows, columns = rules.rows, rules.columns
    left, top, across = PAD + 8, y + 8, 2 * columns + 1
    full = [side for side, lines in enumerate(rules.boxes) if lines <= set(position.state)]
    shapes = [box(left + SIDE * (i % columns), top + SIDE * (i // columns), SIDE, SIDE, fill=N_TINT) for i in full]
    for number in range(1, rules.number + 1):
        row, place = divmod(number - 1, across)
        upright = place >= columns
        x, height = left + SIDE * (place - columns if upright else place), top + SIDE * row
        pen = (
            f'stroke="{INK}" stroke-width="4"'
            if number in position.state
            else f'stroke="{SOFT}" stroke-dasharray="2 5"'
        )
        shapes.append(f'<path d="M{x} {height:g}{"v" if upright else "h"}{SIDE}" {pen}/>')
    for row in range(rows + 1):
        dots = (
            f'<circle cx="{left + SIDE * c}" cy="{top + SIDE * row:g}" r="5" fill="{INK}"/>' for c in range(columns + 1)
        )
        shapes += dots
    return shapes, top + SIDE * rows + 18
