"""A queen on a chessboard."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import PAD, text
from cgbook.pictures.queens import queens_board
from cgkit.position import Position

MOST = 20  # maximum number of columns and rows on a card


def draw(position: Position[tuple[int, int]], y: float) -> Drawn:
    """Draw the smallest board, at least 4 by 4, with the queen and the corner, or write only her square if that board is too large."""
    column, row = position.state
    width, height = max(column + 1, 4), max(row + 1, 4)
    if max(width, height) > MOST:
        return [text(PAD, y + 26, f"queen on {column}, {row}", size=18)], y + 44
    return queens_board(width, height, y, queen=(column, row))
