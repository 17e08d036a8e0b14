"""A row of coins, taken apart: one row for each head, and what a move does to both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, N_INK, ON_CHIP, PAD, SOFT, text
from cgkit.doors import check_int, check_ints, short_repr

__all__ = ["faces", "head_frames"]

STEP, LINE = 40, 46
MOST_COINS = 1_000


def faces(heads: Iterable[int], last: int) -> str:
    """Return a row, counted from 0, as it is written.

    >>> faces([1, 2, 4], 4)
    'THHTH'
    """
    up = set(check_ints(heads, "heads"))
    check_int(last, "the last coin of a row", 0, MOST_COINS)
    return "".join("H" if coin in up else "T" for coin in range(last + 1))


def head_frames(heads: Sequence[int], other: int) -> list[tuple[str, str]]:
    """Return the frames of a story: a row, counted from 0, is taken apart, and its last head is turned together with another one.

    >>> len(head_frames([1, 2, 4], 2))
    5

    Parameters
    ----------
    heads : the numbers of the heads, in order.
    other : one of them, but not the last.
    """
    heads = check_ints(heads, "heads", 0, MOST_COINS)
    if len(heads) < 2 or list(heads) != sorted(set(heads)):
        raise ValueError(f"at least two heads are wanted, the least first, got {short_repr(heads)}")
    *stay, lead = heads
    if check_int(other, "heads") not in stay:
        raise ValueError(f"the other head is one of {short_repr(stay)}, got {short_repr(other)}")
    after, turned = [head for head in stay if head != other], {other, lead}
    parts, moved = [[head] for head in heads], [[head] for head in (*stay, other)]
    names, twin = [faces(part, part[0]) for part in parts], faces([other], other)
    words = [
        f"A row with {len(heads)} heads: {faces(heads, lead)}.",
        f"Taken apart, it is {len(heads)} rows with one head each: {' + '.join(names)}.",
        f"A move in the row turns coins {other} and {lead}. Both showed heads.",
        f"The same move, in the rows taken apart, is made in the last of them. It leaves a head on coin {other} there.",
        f"Now there are two rows {twin}. Two equal games are worth nothing together. Without them, what is left is "
        f"{faces(after, lead)}, taken apart.",
    ]
    drawn = [
        _rows(heads, lead, []),
        _rows(heads, lead, parts),
        _rows(after, lead, parts, turned),
        _rows(after, lead, moved, turned),
        _rows(after, lead, moved, gone=[other]),
    ]
    return list(zip(drawn, words, strict=True))


def _rows(
    heads: Iterable[int],
    last: int,
    parts: Sequence[Sequence[int]],
    turned: Iterable[int] = (),
    gone: Sequence[int] = (),
) -> str:
    """The row, and below it its parts; turned coins are outlined, and parts that cancel are struck out."""
    shapes = [
        text(PAD + STEP * coin + 18, 24, str(coin), size=14, fill=SOFT, anchor="middle") for coin in range(last + 1)
    ]
    shapes += _coins(set(heads), last, 52, turned)
    for i, (head,) in enumerate(parts, 1):
        y = 64 + LINE * i
        shapes += _coins({head}, head, y)
        if head in gone:
            end = PAD + STEP * (head + 1)
            shapes.append(f'<line x1="{PAD}" y1="{y}" x2="{end}" y2="{y}" stroke="{N_INK}" stroke-width="3"/>')
    rows = ", ".join(faces(part, part[0]) for part in parts)
    said = f"The row {faces(heads, last)}{f', and below it the rows {rows}' if rows else ''}"
    return card(said, 88 + LINE * 3, shapes, width=PAD * 2 + STEP * (last + 1))


def _coins(heads: set[int], last: int, y: int, turned: Iterable[int] = ()) -> list[str]:
    shapes = []
    for coin in range(last + 1):
        x, up = PAD + STEP * coin + 18, coin in heads
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
