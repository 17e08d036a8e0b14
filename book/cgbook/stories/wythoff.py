"""The story of chapter 5, where a queen finds her way to the cold squares."""

from __future__ import annotations

from collections.abc import Iterable

from cgbook.pictures.frame import card
from cgbook.pictures.ink import PAD
from cgbook.pictures.queens import queens_board
from cgkit.checks import check_int, check_ints, short_repr
from cgkit.numbers.beatty import cold_pair, cold_partner, is_cold

MOST_SIDE = 60  # maximum number of squares along a side of the picture


def _pairs(side: int) -> list[tuple[int, int]]:
    """Return the cold pairs on a board."""
    pairs: list[tuple[int, int]] = []
    while cold_pair(len(pairs))[1] < side:
        pairs.append(cold_pair(len(pairs)))
    return pairs


def _squares(pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted({square for a, b in pairs for square in ((a, b), (b, a))})


def way_frames(side: int, *starts: tuple[int, int]) -> list[tuple[str, str]]:
    """Return the frames of a story where the queen goes from each of these squares, on or above the diagonal, to a cold square.

    >>> for picture, words in way_frames(14, (8, 10)): print(words)
    The queen is on (8, 10), a hot square. Which cold square can she reach?
    Column 8 has one cold square, (8, 13). It's above her, out of reach.
    But her diagonal has one too. There the difference is 2, and the cold square is (3, 5). She goes 5 diagonally.

    Parameters
    ----------
    side : number of columns and rows of the board.
    starts : hot squares (x, y) of the board with x <= y.
    """
    check_int(side, "sides of a board", 1, MOST_SIDE)
    cold = _squares(_pairs(side))
    frames = []
    for start in starts:
        x, y = _hot(start, side)
        for way, words in _ways(x, y):
            shapes, below = queens_board(side, side, PAD, queen=(x, y), cold=cold, way=way)
            goes = f"; a way leads to {way}" if way else ""
            frames.append((card(f"The queen on {(x, y)} among the cold squares{goes}", below, shapes), words))
    return frames


def _hot(start: tuple[int, int], side: int) -> tuple[int, int]:
    square = check_ints(start, "squares", 0, side - 1)
    if len(square) != 2 or square[0] > square[1] or is_cold(*square):
        raise ValueError(f"expected a hot square (x, y) with x <= y, got {short_repr(start)}")
    return square[0], square[1]


def _ways(x: int, y: int) -> list[tuple[tuple[int, int] | None, str]]:
    """Return each step of the search, with the square that it finds, if any."""
    asked = (None, f"The queen is on ({x}, {y}), a hot square. Which cold square can she reach?")
    below = cold_partner(x)
    if below < y:
        down = f"Column {x} has one cold square, ({x}, {below}). It's below her. She goes down {y - below}."
        return [asked, ((x, below), down)]
    a, b = cold_pair(y - x)
    above = f"Column {x} has one cold square, ({x}, {below}). It's above her, out of reach."
    along = (
        f"But her diagonal has one too. There the difference is {y - x}, and the cold square is ({a}, {b}). "
        f"She goes {x - a} diagonally."
    )
    return [asked, (None, above), ((a, b), along)]
