"""Winning moves of Nim and of Moore's Nim_k, found column by column in binary and told as a story.

The story carries out the proof of the two theorems. Once a heap has been lowered in some column, it's *free*, because it stays lower than
before, no matter what its remaining digits become.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cgbook.pictures.frame import card
from cgbook.pictures.ink import FIELD, INK, LINE, N_INK, N_TINT, P_INK, PAD, SOFT, box, keyed, text
from cgkit.checks import check_int, check_ints, check_list
from cgkit.wording import joined

DIGIT = 34
MOST_HEAPS, MOST_COLUMNS = 50, 64


@dataclass(frozen=True)
class Column:
    """A step of the proof, which settles one column.

    Parameters
    ----------
    bit : number of the column, 0 for the rightmost.
    ones : number of heaps that aren't free and have a one in this column.
    freed : heaps that become free in this column, because their 1 becomes a 0.
    given : heaps that were free before and get a 1; the other free heaps get a 0.
    sizes : sizes of all heaps after this column is settled.
    free : all heaps that are free after this column is settled.
    """

    bit: int
    ones: int
    freed: tuple[int, ...]
    given: tuple[int, ...]
    sizes: tuple[int, ...]
    free: frozenset[int]


def by_columns(sizes: Sequence[int], k: int = 1) -> Iterator[Column]:
    """Yield the steps of Moore's proof in chapter 3, one for each column from the left; each leaves a multiple of k + 1 ones in its column.

    >>> for column in by_columns((3, 4, 5)):
    ...     print(column.bit, column.ones, column.freed, column.given, column.sizes)
    2 2 () () (3, 4, 5)
    1 1 (0,) () (0, 4, 5)
    0 1 () (0,) (1, 4, 5)
    """
    left = list(sizes := _heaps_of(sizes))
    check_int(k, "numbers of heaps that a move can touch", least=1)
    free: list[int] = []
    for bit in range(max(sizes, default=0).bit_length() - 1, -1, -1):
        tight = [i for i, size in enumerate(left) if i not in free and size >> bit & 1]
        surplus = len(tight) % (k + 1)
        lacking = (k + 1 - surplus) % (k + 1)
        freed = tuple(tight[:surplus]) if lacking > len(free) else ()
        given = () if freed else tuple(free[:lacking])
        for i in freed:
            left[i] = left[i] >> bit + 1 << bit + 1
        for i in given:
            left[i] |= 1 << bit
        free += freed
        yield Column(bit, len(tight), freed, given, tuple(left), frozenset(free))


def column_frames(sizes: Sequence[int], k: int = 1) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, with the heaps in binary and one sentence for each column.

    >>> for _, said in column_frames((3, 4, 5)):
    ...     print(said)
    The heaps 3, 4, 5 in binary. Each column must get an even number of 1s.
    Column of 4: 2 heaps have a 1, which is right already.
    Column of 2: 1 heap has a 1. Heap 1 gets a 0 here. Now it's smaller than it was, so its further digits are free.
    Column of 1: 1 of the other heaps has a 1, so heap 1 gets a 1.
    Leave 1, 4, 5: take 2 from heap 1.

    Raises
    ------
    ValueError : if every column is already right, so that no move wins.
    """
    sizes = _heaps_of(sizes)
    columns = list(by_columns(sizes, k))
    if not columns or not columns[-1].free:
        raise ValueError(f"each column of {', '.join(map(str, sizes))} is right already, so no move wins")
    goal = "an even number of 1s" if k == 1 else f"a number of 1s that is divisible by {k + 1}"
    start = f"The heaps {', '.join(map(str, sizes))} in binary. Each column must get {goal}."
    frames = [(_picture(sizes, sizes, k, columns[0].bit + 1, frozenset()), start)]
    free: frozenset[int] = frozenset()
    for column in columns:
        frames.append((_picture(column.sizes, sizes, k, column.bit, column.free), _said(column, free)))
        free = column.free
    left = columns[-1].sizes
    takes = joined(f"take {sizes[i] - left[i]} from heap {i + 1}" for i in sorted(free))
    return [*frames, (_picture(left, sizes, k, -1, free), f"Leave {', '.join(map(str, left))}: {takes}.")]


def _heaps_of(sizes: Sequence[int]) -> tuple[int, ...]:
    """Return the heap sizes, or raise an error if they don't fit into a picture."""
    return check_ints(check_list(sizes, "heaps of a story", MOST_HEAPS), "heap sizes", 0, 2**MOST_COLUMNS - 1)


def _said(column: Column, free: frozenset[int]) -> str:
    where, has = f"Column of {1 << column.bit}", "has" if column.ones == 1 else "have"
    name = f"{where}: {column.ones} heap{'s' * (column.ones != 1)} {has} a 1"
    others = f"{where}: {column.ones} of the other heaps {has} a 1"
    if column.freed:
        lowered = _heaps(column.freed)
        several = len(column.freed) > 1
        before = ", and too few heaps are free so far" if free else ""
        they = ("get a 0 here. Now they're smaller than they were, so their" if several else
                "gets a 0 here. Now it's smaller than it was, so its")  # fmt: skip
        return f"{others if free else name}{before}. {lowered} {they} further digits are free."
    if column.given:
        verb = "get" if len(column.given) > 1 else "gets"
        return f"{others}, so {_heaps(column.given).lower()} {verb} a 1."
    return f"{others}, which is right, so the free heaps get a 0." if free else f"{name}, which is right already."


def _heaps(places: Sequence[int]) -> str:
    return f"Heap{'s' * (len(places) > 1)} {joined(i + 1 for i in sorted(places))}"


def _picture(sizes: Sequence[int], before: Sequence[int], k: int, bit: int, free: frozenset[int]) -> str:
    """Return a picture of the digits of all heaps; the settled columns, from the left down to `bit`, show their new sums."""
    width = max(before).bit_length()
    left, right = PAD + 90, PAD + 110 + DIGIT * width
    shapes = []
    for i, size in enumerate(sizes):
        y = PAD + 26 + DIGIT * i
        name = text(PAD, y, f"heap {i + 1}", size=14, fill=N_INK if i in free else SOFT, bold=i in free)
        shapes += keyed(f"heap {i}", name)
        for place in range(width):
            x, one = left + DIGIT * (width - 1 - place), size >> place & 1
            settled = place >= max(bit, 0) or bit < 0
            changed = settled and one != before[i] >> place & 1
            fill = N_TINT if i in free and settled else FIELD
            ground = box(x, y - 22, DIGIT - 4, DIGIT - 4, fill=fill, line=N_INK if changed else LINE)
            unknown = i in free and not settled
            digit, ink = ("?", SOFT) if unknown else (str(one), INK)
            face = text(x + DIGIT / 2 - 2, y - 1, digit, size=17, anchor="middle", bold=changed, fill=ink)
            shapes += keyed(f"digit {i} {place}", ground, face)
        now = str(before[i]) if i not in free else f"{before[i]} → {size}" if bit <= 0 else f"{before[i]} → …"
        shapes += keyed(f"size {i}", text(right, y, now, size=16, fill=N_INK if i in free else INK, bold=i in free))
    y = PAD + 40 + DIGIT * len(sizes)
    shapes.append(text(PAD, y, "nim-sum" if k == 1 else f"1s mod {k + 1}", size=14, fill=SOFT))
    for place in range(width):
        x = left + DIGIT * (width - 1 - place)
        known = place >= bit or bit < 0
        ones = sum(size >> place & 1 for size in (sizes if known else before))
        ink = P_INK if known else SOFT
        total = text(x + DIGIT / 2 - 2, y, str(ones % (k + 1)), size=17, anchor="middle", bold=known, fill=ink)
        shapes += keyed(f"sum {place}", total)
    if bit >= 0 and bit < width:
        x, height = left + DIGIT * (width - 1 - bit) - 3, y - PAD + 8
        frame = f'width="{DIGIT + 2}" height="{height:g}" rx="6" fill="none" stroke="{P_INK}" stroke-width="2"'
        shapes += keyed("column", f'<rect x="{x:g}" y="{PAD:g}" {frame}/>')
    label = f"Heaps {', '.join(map(str, before))} in binary" + (
        f", now {', '.join(map(str, sizes))}" if free and bit <= 0 else ""
    )
    return card(label, y + 18, shapes, width=right + 120)
