"""A row of coins, and below it each of its heads alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, N_INK, ON_CHIP, PAD, SOFT, text

__all__ = ["heads_picture"]

STEP, LINE = 40, 46


def heads_picture(
    heads: Iterable[int], last: int, alone: Sequence[int], turned: Collection[int] = (), gone: Collection[int] = ()
) -> str:
    """Return a row of coins, counted from 1, with rows of one head each below it, as SVG text.

    >>> heads_picture([2], 6, [2, 3, 3], [3, 6], [3]).count("<line")
    2

    Parameters
    ----------
    heads : of the row above.
    last : its last coin.
    alone : the heads of the rows below.
    turned : coins of the row above that are outlined.
    gone : heads whose rows below are struck out, since they cancel.
    """
    heads = set(heads)
    coins = range(1, last + 1)
    shapes = [text(PAD + STEP * coin - 22, 24, str(coin), size=14, fill=SOFT, anchor="middle") for coin in coins]
    shapes += _coins(heads, last, 52, turned)
    for i, head in enumerate(alone, 1):
        y = 64 + LINE * i
        shapes += _coins({head}, head, y)
        if head in gone:
            end = PAD + STEP * head
            shapes.append(f'<line x1="{PAD}" y1="{y}" x2="{end}" y2="{y}" stroke="{N_INK}" stroke-width="3"/>')
    rows = ", ".join(_faces({head}, head) for head in alone)
    label = f"The row {_faces(heads, last)}{f', and below it the rows {rows}' if rows else ''}"
    return card(label, 88 + LINE * len(alone), shapes, width=PAD * 2 + STEP * last)


def _faces(heads: Collection[int], last: int) -> str:
    return "".join("H" if coin in heads else "T" for coin in range(1, last + 1))


def _coins(heads: Collection[int], last: int, y: int, turned: Collection[int] = ()) -> list[str]:
    shapes = []
    for coin in range(1, last + 1):
        x, up = PAD + STEP * coin - 22, coin in heads
        dash = "" if up else ' stroke-dasharray="4 3"'
        shapes.append(
            f'<circle cx="{x}" cy="{y}" r="15" fill="{CHIP if up else FIELD}" stroke="{EDGE}" stroke-width="2"{dash}/>'
        )
        shapes.append(
            text(x, y + 5, "H" if up else "T", size=14, fill=ON_CHIP if up else SOFT, anchor="middle", bold=True)
        )
        if coin in turned:
            shapes.append(f'<circle cx="{x}" cy="{y}" r="18" fill="none" stroke="{N_INK}" stroke-width="2.5"/>')
    return shapes
