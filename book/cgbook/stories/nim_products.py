"""Nim-products in pictures: which numbers the rectangles forbid, and what the four corners of one are worth together."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, N_INK, ON_CHIP, P_INK, PAD, SOFT, box, text
from cgkit.doors import check_int, check_ints, joined, short_repr
from cgkit.numbers.nim import mex
from cgkit.numbers.nim_field import nim_product
from cgkit.rulesets.coins.grid import Place

__all__ = ["product_frames", "rectangle_frames"]

SIDE = 8  # rows and columns of a table
CELL, TOP, LEFT = 44, 58, PAD + 50


def product_frames(x: int, y: int) -> list[tuple[str, str]]:
    """Return the frames of a story: each rectangle that ends in row x and column y forbids a number, and the mex is left.

    >>> for picture, words in product_frames(1, 2): print(words)
    How much is 1 ⊗ 2? Each rectangle that ends in row 1 and column 2 forbids one number.
    The opposite corner is (0, 0): the corners other than (1, 2) hold 0, 0 and 0, with nim-sum 0. So 0 is forbidden.
    The opposite corner is (0, 1): the corners other than (1, 2) hold 0, 1 and 0, with nim-sum 1. So 1 is forbidden.
    The least number that is not forbidden is 2. So 1 ⊗ 2 = 2.

    Parameters
    ----------
    x, y : a row and a column of the table, 1 to 7.
    """
    check_int(x, "rows of a table", 1, SIDE - 1)
    check_int(y, "columns of a table", 1, SIDE - 1)
    corners = [(i, j) for i in range(x) for j in range(y)]
    sums = [nim_product(i, y) ^ nim_product(x, j) ^ nim_product(i, j) for i, j in corners]
    found, last = mex(sums), max(*sums, mex(sums))

    def frame(
        words: str, *, opposite: Place | None = None, forbidden: Sequence[int] = (), known: bool = False
    ) -> tuple[str, str]:
        three = [] if opposite is None else [(opposite[0], y), (x, opposite[1]), opposite]
        shapes = _table(x + 1, y + 1, three, (x, y), hidden=not known)
        shapes += _strip(last, TOP + CELL * (x + 1) + 20, forbidden, found if known else None)
        return card(f"A table of nim-products. {words}", TOP + CELL * (x + 1) + 80, shapes), words

    frames = [frame(f"How much is {x} ⊗ {y}? Each rectangle that ends in row {x} and column {y} forbids one number.")]
    for seen, ((i, j), total) in enumerate(zip(corners, sums, strict=True)):
        held = joined([nim_product(i, y), nim_product(x, j), nim_product(i, j)])
        verdict = "That is forbidden already." if total in sums[:seen] else f"So {total} is forbidden."
        three = f"the corners other than ({x}, {y}) hold {held}, with nim-sum {total}"
        words = f"The opposite corner is ({i}, {j}): {three}. {verdict}"
        frames.append(frame(words, opposite=(i, j), forbidden=sums[: seen + 1]))
    words = f"The least number that is not forbidden is {found}. So {x} ⊗ {y} = {found}."
    return [*frames, frame(words, forbidden=sums, known=True)]


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
                _table(SIDE, SIDE, corners[:3], corners[3], product=product),
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


def _table(
    down: int, across: int, three: Collection[Place], last: Place, *, hidden: bool = False, product: Place | None = None
) -> list[str]:
    """So many rows and columns of nim-products: three corners filled, the last one ringed, and maybe not yet known."""
    shapes = [
        text(PAD + 6, TOP - 32, "row", size=14, fill=SOFT),
        text(LEFT + 4, TOP - 32, "column", size=14, fill=SOFT),
    ]
    for c in range(across):
        shapes.append(text(LEFT + CELL * (c + 0.5), TOP - 10, str(c), size=16, fill=SOFT, anchor="middle"))
    for r in range(down):
        shapes.append(text(LEFT - 16, TOP + CELL * (r + 0.5) + 6, str(r), size=16, fill=SOFT, anchor="end"))
        for c in range(across):
            filled = (r, c) in three
            shapes.append(
                box(LEFT + CELL * c + 2, TOP + CELL * r + 2, CELL - 4, CELL - 4, fill=CHIP if filled else FIELD,
                    line=EDGE if filled else LINE)
            )  # fmt: skip
            face = "?" if hidden and (r, c) == last else str(nim_product(r, c))
            bold = filled or (r, c) in (last, product)
            colour = ON_CHIP if filled else INK
            middle = LEFT + CELL * (c + 0.5), TOP + CELL * (r + 0.5) + 6
            shapes.append(text(*middle, face, size=18, fill=colour, anchor="middle", bold=bold))
    shapes.append(_ring(last, N_INK))
    return shapes if product is None else [*shapes, _ring(product, P_INK)]


def _ring(place: Place, colour: str) -> str:
    r, c = place
    return (
        f'<rect x="{LEFT + CELL * c + 1}" y="{TOP + CELL * r + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="7" fill="none" '
        f'stroke="{colour}" stroke-width="3.5"/>'
    )


def _strip(last: int, y: float, forbidden: Collection[int], found: int | None) -> list[str]:
    """The numbers from 0 on: those that are forbidden are struck out, and the mex is ringed when it is known."""
    shapes = [text(PAD + 6, y + 12, "forbidden:", size=14, fill=SOFT)]
    for n in range(last + 1):
        x = PAD + 84 + 32 * n
        shapes.append(box(x, y - 10, 28, 32))
        shapes.append(
            text(
                x + 14, y + 12, str(n), size=16, fill=SOFT if n in forbidden else INK, anchor="middle", bold=n == found
            )
        )
        if n in forbidden:
            shapes.append(f'<path d="M{x + 3} {y + 18}L{x + 25} {y - 6}" stroke="{N_INK}" stroke-width="2.5"/>')
        if n == found:
            shapes.append(
                f'<rect x="{x - 1}" y="{y - 11}" width="30" height="34" rx="7" fill="none" stroke="{P_INK}" stroke-width="3.5"/>'
            )
    return shapes
