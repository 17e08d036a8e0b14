"""A rectangle whose sides are nim-sums of two parts, with a nim-product in each of its four areas."""

from __future__ import annotations

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, NARROW, ON_CHIP, PAD, box, text
from cgkit.numbers.nim_field import nim_product
from cgkit.numbers.nim_sums import nim_sum

WIDE, HIGH = (220, 110), (90, 60)  # lengths of the two parts of each side, in pixels


def areas_picture(columns: tuple[int, int], rows: tuple[int, int]) -> str:
    """Draw a rectangle with sides split in two, its four areas, and their nim-sum below.

    >>> areas_picture((16, 8), (16, 1)).count("<rect")
    5
    """
    left, top = PAD + 40, PAD + 24
    xs, ys = (left, left + WIDE[0]), (top, top + HIGH[0])
    shapes, areas = [], []
    for x, wide, a in zip(xs, WIDE, columns, strict=True):
        shapes.append(text(x + wide / 2, top - 8, str(a), anchor="middle"))
    for y, high, b in zip(ys, HIGH, rows, strict=True):
        shapes.append(text(left - 12, y + high / 2 + 5, str(b), anchor="end"))
        for x, wide, a in zip(xs, WIDE, columns, strict=True):
            areas.append(nim_product(a, b))
            shapes.append(box(x, y, wide, high, fill=CHIP, line=EDGE))
            shapes.append(
                text(x + wide / 2, y + high / 2 + 6, str(areas[-1]), size=19, fill=ON_CHIP, anchor="middle", bold=True)
            )
    below = ys[1] + HIGH[1] + 30
    sum_of = f"{nim_sum(*columns)} ⊗ {nim_sum(*rows)} = {' ⊕ '.join(map(str, areas))} = {nim_sum(*areas)}"
    shapes.append(text(left, below, sum_of, size=18, bold=True))
    return card(sum_of, below + PAD, shapes, width=NARROW)
