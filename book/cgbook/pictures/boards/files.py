"""Files of a chessboard, each with a black and a white pawn."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.pictures.boards._shapes import Drawn, disc, rows
from cgbook.pictures.ink import FIELD, INK, LINE
from cgkit.position import Position


def draw(position: Position[Sequence[int]], y: float) -> Drawn:
    """Draw the files in rows."""
    return rows(position.state, y, _pawns, 66)


def _pawns(x: float, y: float) -> list[str]:
    return [
        f'<rect x="{x - 14:.1f}" y="{y:g}" width="28" height="66" fill="{FIELD}" stroke="{LINE}"/>',
        disc(x, y + 12, 8, INK),
        disc(x, y + 54, 8, FIELD),
    ]
