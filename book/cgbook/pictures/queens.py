"""Pictures of a queen's board with its corner at the bottom left: the queen, cold squares, and the lines that lead to them."""

from __future__ import annotations

from collections.abc import Iterable

from cgbook.pictures.frame import card
from cgbook.pictures.ink import FIELD, INK, LINE, N_INK, P_INK, PAD, SOFT, WIDTH, text
from cgkit.numbers.beatty import is_cold

MOST_SIDE = 44.0
CROWN = "M-9 8h18v-3h-18zm.8-6L-10-7l6 5 4-8 4 8 6-5-1.8 9z"


def chessboard(left: float, top: float, side: float, columns: int, rows: int) -> list[str]:
    """Return an empty board with squares of this side; the square at the bottom left is dark.

    >>> chessboard(0, 0, 10, 1, 1)[1] == f'<path d="M0 0h10v10h-10z" fill="{LINE}"/>'
    True
    """
    dark = "".join(
        f"M{left + side * column:g} {top + side * (rows - 1 - row):g}h{side:g}v{side:g}h-{side:g}z"
        for row in range(rows)
        for column in range(row % 2, columns, 2)
    )
    frame = f'x="{left:g}" y="{top:g}" width="{side * columns:g}" height="{side * rows:g}"'
    return [f'<rect {frame} fill="{FIELD}" stroke="{SOFT}"/>', f'<path d="{dark}" fill="{LINE}"/>']


def queens_board(
    width: int,
    height: int,
    y: float,
    *,
    queen: tuple[int, int] | None = None,
    cold: Iterable[tuple[int, int]] = (),
    lines: Iterable[tuple[int, int]] = (),
    way: tuple[int, int] | None = None,
) -> tuple[list[str], float]:
    """Return the shapes of a board, drawn downwards from y, and the y-coordinate below it.

    >>> shapes, below = queens_board(8, 8, 0, queen=(3, 5), cold=[(0, 0), (1, 2)], lines=[(0, 0)])
    >>> below
    380.0

    The `cold` squares are marked as P, and three lines lead a queen to each square in `lines`. A dashed line leads from
    the queen to the square `way`.
    """
    side = min(MOST_SIDE, (WIDTH - 2 * PAD - 24) / width)
    left, floor = PAD + 24, y + side * height + 4

    def middle(column: int, row: int) -> tuple[float, float]:
        return left + side * (column + 0.5), floor - side * (row + 0.5)

    shapes = chessboard(left, y + 4, side, width, height)
    for column, row in lines:
        x, height_of = middle(column, row)
        for across, up in ((1, 0), (0, 1), (1, 1)):
            far = min(width - column if across else height, height - row if up else width) - 0.5
            run = f"M{x:g} {height_of:g}l{across * far * side:g} {-up * far * side:g}"
            shapes.append(f'<path d="{run}" stroke="{N_INK}" stroke-width="3" opacity=".55"/>')
    if queen and way:
        (x, height_of), (to_x, to_height) = middle(*queen), middle(*way)
        run = f"M{x:g} {height_of:g}L{to_x:g} {to_height:g}"
        shapes.append(f'<path d="{run}" stroke="{P_INK}" stroke-width="4" stroke-dasharray="9 5"/>')
    for column, row in cold:
        x, height_of = middle(column, row)
        shapes.append(f'<circle cx="{x:g}" cy="{height_of:g}" r="{side * 0.38:g}" fill="{P_INK}"/>')
        shapes.append(
            text(x, height_of + side * 0.16, "P", size=int(side * 0.46), fill=FIELD, anchor="middle", bold=True)
        )
    if queen:
        x, height_of = middle(*queen)
        shapes.append(
            f'<path transform="translate({x:g} {height_of:g}) scale({side / 30:g})" d="{CROWN}" fill="{INK}"/>'
        )
    shapes += [text(middle(i, 0)[0], floor + 17, str(i), size=14, fill=SOFT, anchor="middle") for i in range(width)]
    shapes += [text(left - 6, middle(0, i)[1] + 5, str(i), size=14, fill=SOFT, anchor="end") for i in range(height)]
    return shapes, floor + 24


def sieve_picture(side: int) -> str:
    """Draw a board with its cold squares and the lines from them, which cover all the other squares.

    >>> sieve_picture(8).count("<circle")
    7
    """
    cold = [(x, y) for x in range(side) for y in range(side) if is_cold(x, y)]
    shapes, below = queens_board(side, side, PAD, cold=cold, lines=cold)
    named = ", ".join(map(str, cold))
    return card(f"A board of {side} by {side} squares; P-positions: {named}", below, shapes)
