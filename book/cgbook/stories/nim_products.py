"""Nim-products in pictures: what the four corners of a rectangle are worth together."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, N_INK, ON_CHIP, P_INK, PAD, SOFT, box, text
from cgkit.doors import check_ints, short_repr
from cgkit.numbers.nim_field import nim_product
from cgkit.rulesets.coins.grid import Place

__all__ = ["rectangle_frames"]

SIDE = 8  # rows and columns of a table
CELL, TOP, LEFT = 44, 58, PAD + 50


def rectangle_frames(rows: Sequence[int], columns: Sequence[int]) -> list[tuple[str, str]]:
    """Return the frames of a story: the corners of a rectangle in the table of nim-products, and their nim-sum.

    >>> for picture, words in rectangle_frames((2, 5), (3, 6)): print(words)
    Rows 2 and 5 cross columns 3 and 6 in the numbers 1, 11, 15 and 8.
    Three of the corners are worth 1 ⊕ 11 ⊕ 15 = 5 together. That is forbidden for 5 ⊗ 6, which is 8.
    So all four together are not 0. They are 1 ⊕ 11 ⊕ 15 ⊕ 8 = 13.
    The 13 stands in the table, too. The rows are 2 ⊕ 5 = 7 apart, the columns 3 ⊕ 6 = 5, and 7 ⊗ 5 = 13.

    Parameters
    ----------
    rows, columns : two of each, 0 to 7, the smaller number first.
    """
    (above, below), (left, right) = _pair(rows, "rows"), _pair(columns, "columns")
    corners = [(above, left), (above, right), (below, left), (below, right)]
    *three, last = (nim_product(*corner) for corner in corners)
    forbidden = three[0] ^ three[1] ^ three[2]
    apart = above ^ below, left ^ right
    sum_of_three = " ⊕ ".join(map(str, three))
    frames = [
        (
            f"Rows {above} and {below} cross columns {left} and {right} in the numbers {three[0]}, {three[1]}, {three[2]} and {last}.",
            None,
        ),
        (
            f"Three of the corners are worth {sum_of_three} = {forbidden} together."
            f" That is forbidden for {below} ⊗ {right}, which is {last}.",
            None,
        ),
        (f"So all four together are not 0. They are {sum_of_three} ⊕ {last} = {forbidden ^ last}.", None),
        (
            f"The {forbidden ^ last} stands in the table, too. The rows are {above} ⊕ {below} = {apart[0]} apart,"
            f" the columns {left} ⊕ {right} = {apart[1]}, and {apart[0]} ⊗ {apart[1]} = {forbidden ^ last}.",
            apart,
        ),
    ]
    return [
        (
            card(
                f"The nim-products of 0 to {SIDE - 1}. {words}",
                TOP + CELL * SIDE + 16,
                _table(corners[:3], corners[3], product),
            ),
            words,
        )
        for words, product in frames
    ]


def _pair(lines: Sequence[int], what: str) -> tuple[int, ...]:
    pair = check_ints(lines, what, 0, SIDE - 1)
    if len(pair) != 2 or pair[0] >= pair[1]:
        raise ValueError(f"a rectangle has two {what}, the smaller number first, got {short_repr(lines)}")
    return pair


def _table(three: Collection[Place], last: Place, product: Place | None) -> list[str]:
    """The nim-products: three corners filled, the last one ringed, and perhaps one more place."""
    shapes = [
        text(PAD + 6, TOP - 32, "row", size=14, fill=SOFT),
        text(LEFT + 4, TOP - 32, "column", size=14, fill=SOFT),
    ]
    for c in range(SIDE):
        shapes.append(text(LEFT + CELL * (c + 0.5), TOP - 10, str(c), size=16, fill=SOFT, anchor="middle"))
    for r in range(SIDE):
        shapes.append(text(LEFT - 16, TOP + CELL * (r + 0.5) + 6, str(r), size=16, fill=SOFT, anchor="end"))
        for c in range(SIDE):
            filled = (r, c) in three
            shapes.append(
                box(LEFT + CELL * c + 2, TOP + CELL * r + 2, CELL - 4, CELL - 4, fill=CHIP if filled else FIELD,
                    line=EDGE if filled else LINE)
            )  # fmt: skip
            bold = filled or (r, c) in (last, product)
            colour = ON_CHIP if filled else INK
            middle = LEFT + CELL * (c + 0.5), TOP + CELL * (r + 0.5) + 6
            shapes.append(text(*middle, str(nim_product(r, c)), size=18, fill=colour, anchor="middle", bold=bold))
    shapes.append(_ring(last, N_INK))
    return shapes if product is None else [*shapes, _ring(product, P_INK)]


def _ring(place: Place, colour: str) -> str:
    r, c = place
    return (
        f'<rect x="{LEFT + CELL * c + 1}" y="{TOP + CELL * r + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="7" fill="none" '
        f'stroke="{colour}" stroke-width="3.5"/>'
    )
