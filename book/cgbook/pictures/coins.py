"""Pictures of one coin, and of a row of coins with further rows below, each with a single head."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, N_INK, ON_CHIP, PAD, SOFT, text

STEP, LINE = 40, 46


def coin(
    x: float, y: float, radius: float, face: str = "", *, up: bool, size: int = 16, dash: str = "4 3"
) -> tuple[str, str]:
    """Return a coin and the letter on it; a coin that shows tails is dashed.

    >>> [shape.count("stroke-dasharray") for shape in coin(20, 20, 19, "H", up=True) + coin(60, 20, 19, "T", up=False)]
    [0, 0, 1, 0]
    """
    look = "" if up else f' stroke-dasharray="{dash}"'
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{CHIP if up else FIELD}" stroke="{EDGE}" stroke-width="2"{look}/>'
    ink = ON_CHIP if up else SOFT
    return disc, text(x, y + round(0.36 * size), face, size=size, fill=ink, anchor="middle", bold=True)


def heads_picture(
    heads: Iterable[int], last: int, alone: Sequence[int], turned: Collection[int] = (), gone: Collection[int] = ()
) -> str:
    """Draw a row of coins, numbered from 1, and below it rows that each contain a single head, as SVG text.

    >>> heads_picture([2], 6, [2, 3, 3], [3, 6], [3]).count("<line")
    2

    Each row below has one head, at a place in `alone`; if the head is in `gone`, its row is struck out. Coins in `turned` are outlined.
    """
    heads = set(heads)
    places = range(1, last + 1)
    shapes = [text(PAD + STEP * place - 22, 24, str(place), size=14, fill=SOFT, anchor="middle") for place in places]
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
    return "".join("H" if place in heads else "T" for place in range(1, last + 1))


def _coins(heads: Collection[int], last: int, y: int, turned: Collection[int] = ()) -> list[str]:
    shapes: list[str] = []
    for place, face in enumerate(_faces(heads, last), 1):
        x = PAD + STEP * place - 22
        shapes += coin(x, y, 15, face, up=place in heads, size=14)
        if place in turned:
            shapes.append(f'<circle cx="{x}" cy="{y}" r="18" fill="none" stroke="{N_INK}" stroke-width="2.5"/>')
    return shapes
