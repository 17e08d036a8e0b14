"""Stories of chapter 5: a sieve that finds the cold squares, and ways that lead to them."""

from __future__ import annotations

from collections.abc import Iterable

from cgbook.pictures.frame import card
from cgbook.pictures.ink import PAD
from cgbook.pictures.queens import queens_board
from cgkit.checks import check_int, check_ints, short_repr
from cgkit.numbers.beatty import cold_pair, cold_partner, is_cold

__all__ = ["sieve_frames", "way_frames"]

MOST_SIDE = 60  # squares in a picture


def sieve_frames(side: int) -> list[tuple[str, str]]:
    """Return the frames of a story: cold squares of a board are found one pair at a time, and the lines to them struck out.

    >>> for picture, words in sieve_frames(4): print(words)
    An empty board. From the corner there is no move: it is a P-position.
    (0, 0) is P. Every square on the lines from it is N: from there the queen reaches it in one move.
    (1, 2) and (2, 1) are the first squares that no line has met: P. Strike out their lines.

    Parameters
    ----------
    side : how many columns and rows the board has.
    """
    check_int(side, "sides of a board", 1, MOST_SIDE)
    pairs = _pairs(side)
    frames = []
    for many in range(len(pairs) + 1):
        cold = _squares(pairs[:many])
        shapes, below = queens_board(side, side, PAD, cold=cold, lines=cold)
        named = ", ".join(str(square) for square in cold) or "none yet"
        frames.append(
            (card(f"A board of {side} by {side} squares; P-positions: {named}", below, shapes), _found(pairs, many))
        )
    return frames


def _pairs(side: int) -> list[tuple[int, int]]:
    """The cold pairs on a board."""
    pairs: list[tuple[int, int]] = []
    while cold_pair(len(pairs))[1] < side:
        pairs.append(cold_pair(len(pairs)))
    return pairs


def _squares(pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return sorted({square for a, b in pairs for square in ((a, b), (b, a))})


def _found(pairs: list[tuple[int, int]], many: int) -> str:
    if many == 0:
        return "An empty board. From the corner there is no move: it is a P-position."
    if many == 1:
        return "(0, 0) is P. Every square on the lines from it is N: from there the queen reaches it in one move."
    a, b = pairs[many - 1]
    which = "first" if many == 2 else "next"
    return f"({a}, {b}) and ({b}, {a}) are the {which} squares that no line has met: P. Strike out their lines."


def way_frames(side: int, *starts: tuple[int, int]) -> list[tuple[str, str]]:
    """Return the frames of a story: from each of these squares, on or above the diagonal, the queen finds a cold one.

    >>> for picture, words in way_frames(14, (8, 10)): print(words)
    The queen stands on (8, 10), a hot square. Which cold square can she reach?
    Column 8 has one cold square, (8, 13). It lies above her, out of reach.
    But her diagonal has one too. There the difference is 2, and the cold square is (3, 5). She goes 5 diagonally.

    Parameters
    ----------
    side : how many columns and rows the board has.
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
        raise ValueError(f"a hot square (x, y) with x <= y is wanted, got {short_repr(start)}")
    return square[0], square[1]


def _ways(x: int, y: int) -> list[tuple[tuple[int, int] | None, str]]:
    """Each step of the search, with the square that it finds, if any."""
    asked = (None, f"The queen stands on ({x}, {y}), a hot square. Which cold square can she reach?")
    below = cold_partner(x)
    if below < y:
        down = f"Column {x} has one cold square, ({x}, {below}). It lies below her. She goes {y - below} down."
        return [asked, ((x, below), down)]
    a, b = cold_pair(y - x)
    above = f"Column {x} has one cold square, ({x}, {below}). It lies above her, out of reach."
    along = (
        f"But her diagonal has one too. There the difference is {y - x}, and the cold square is ({a}, {b}). "
        f"She goes {x - a} diagonally."
    )
    return [asked, (None, above), ((a, b), along)]
