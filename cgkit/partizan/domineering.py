"""Domineering, where Left places dominoes upright on a board of squares and Right places them across."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cgkit.checks import check_int, check_list, in_order, listed, short_repr, wrong
from cgkit.partizan.ruleset import Partizan

Rows = tuple[str, ...]
MOST_SIDE = 8
FREE, COVERED = ".#"


class Domineering(Partizan[Rows]):
    """Domineering on any board; a board is its rows from top to bottom, with "." for a free square and "#" for any other.

    >>> domineering("..", ".#").moves(), domineering("..", ".#", "right").moves()
    ([place upright at (1, 1)], [place across at (1, 1)])
    >>> domineering(2, 3) == domineering("...", "...")
    True

    A call takes the rows, or the numbers of rows and columns of a free board, at most 8 of each. Left moves first, unless the last
    argument is "right".

    References
    ----------
    On Numbers and Games; Winning Ways, volume 1.
    """

    expression, title = "domineering", "Domineering"
    rule = "Left places a domino upright on two free squares, and Right places one across."
    words = {"upright": "place upright at ({0}, {1})", "across": "place across at ({0}, {1})"}  # noqa: RUF012
    skin = "domineering"

    def board(self, *parts: Any) -> Any:
        if len(parts) == 2 and not isinstance(parts[0], str) and not isinstance(parts[1], str):
            rows, columns = (check_int(side, "sides of a board", 1, MOST_SIDE) for side in parts)
            return (FREE * columns,) * rows
        return listed(parts)

    def check_board(self, board: Any) -> Rows:
        rows = check_list(in_order(board, "the rows of a board"), "the rows of a board", MOST_SIDE)
        if not rows or any(not isinstance(row, str) or set(row) - {FREE, COVERED} for row in rows):
            raise wrong(
                all(isinstance(row, str) for row in rows),
                f"a board must have rows of . (free) and # (covered), such as '..', '.#', got {short_repr(rows)}",
            )
        widths = {len(row) for row in rows}
        if len(widths) > 1 or not 1 <= max(widths) <= MOST_SIDE:
            raise ValueError(
                f"the rows of a board must have the same length, from 1 to {MOST_SIDE}, got {short_repr(rows)}"
            )
        return tuple(rows)

    def left(self, board: Rows) -> Iterator[tuple[Rows, str, int, int]]:
        return self._placed(board, "upright", 1, 0)

    def right(self, board: Rows) -> Iterator[tuple[Rows, str, int, int]]:
        return self._placed(board, "across", 0, 1)

    def _placed(self, board: Rows, verb: str, down: int, along: int) -> Iterator[tuple[Rows, str, int, int]]:
        for row in range(len(board) - down):
            for column in range(len(board[0]) - along):
                if board[row][column] == board[row + down][column + along] == FREE:
                    after = [[*line] for line in board]
                    after[row][column] = after[row + down][column + along] = COVERED
                    yield tuple(map("".join, after)), verb, row + 1, column + 1

    def show_board(self, board: Rows) -> str:
        return " ".join(board)

    def write_board(self, board: Rows) -> str:
        return ", ".join(map(repr, board))


domineering = Domineering()
