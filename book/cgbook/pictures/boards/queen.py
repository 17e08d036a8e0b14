"""A queen on a chessboard."""

from __future__ import annotations

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.queens import queen_board
from cgkit.position import Position


def draw(position: Position[tuple[int, int]], y: float) -> Drawn:
    """A board just large enough for the queen and the corner."""
    return queen_board(position.state, y)
