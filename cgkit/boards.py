"""The boards of static pictures, one function for each skin: shapes from the height y down, and the height below them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cgkit.chess import queen_board
from cgkit.ink import CHIP, CHOCOLATE, FIELD, INK, LINE, N_ORANGE, PAD, POISON, SOFT, WIDTH, box, text
from cgkit.row_boards import ROW_BOARDS

__all__ = ["BOARDS", "bar"]

Drawn = tuple[list[str], float]

MOST_CHIPS = 200
SQUARE = 40


def _chips(size: int, x: float, y: float, across: int, step: float, radius: float) -> list[str]:
    return [
        f'<circle cx="{x + radius + step * (i % across):g}" cy="{y + radius + step * (i // across):g}" r="{radius:g}" fill="{CHIP}"/>'
        for i in range(size)
    ]


def heaps(sizes: Sequence[int], y: float) -> Drawn:
    """Heaps of chips, each with its size; a heap too large to draw is its size alone."""
    shapes: list[str] = []
    for size in sizes:
        across, step, radius = (20, 27, 11) if size <= 40 else (32, 17, 7)
        drawn = size if size <= MOST_CHIPS else 0
        shapes += _chips(drawn, PAD, y, across, step, radius)
        shapes.append(text(WIDTH - PAD, y + 20, str(size), size=22, anchor="end", bold=True))
        y += step * max(1, -(-drawn // across)) + 12
    return shapes, y


def limited(state: tuple[int, int], y: float) -> Drawn:
    """One heap, and the most that may be taken of it now."""
    shapes, below = heaps(state[:1], y)
    return [*shapes, text(PAD, below + 14, f"at most {state[1]} may be taken", size=14, fill=SOFT)], below + 26


def boxes(sizes: Sequence[int], y: float) -> Drawn:
    """Boxes of chips side by side."""
    width = (WIDTH - 2 * PAD) / len(sizes) - 10
    across = max(1, int((width - 70) // 17))
    height = max(50, max(-(-size // across) for size in sizes) * 17 + 24)
    shapes = []
    for i, size in enumerate(sizes):
        x = PAD + i * (width + 20)
        shapes += [box(x, y, width, height), *_chips(size, x + 12, y + 12, across, 17, 7)]
        shapes.append(text(x + width - 12, y + 30, str(size), size=20, anchor="end", bold=True))
    return shapes, y + height + 10


def cards(state: tuple[int, Sequence[int]], y: float) -> Drawn:
    """Cards by rank, and the total that was turned up so far."""
    total, left = state
    shapes = []
    for i, count in enumerate(left):
        for k in range(count):
            x, top = PAD + 56 * i, y + 20 * k
            shapes += [
                box(x, top, 42, 54, line=SOFT),
                text(x + 21, top + 16, str(i + 1), size=16, anchor="middle", bold=True),
            ]
    shapes.append(text(WIDTH - PAD, y + 26, str(total), size=22, anchor="end", bold=True))
    return shapes, y + 20 * max(left, default=0) + 46


def squares(row: str, y: float) -> Drawn:
    """A row of squares with letters; a dot is an empty square."""
    shapes = []
    for i, letter in enumerate(row):
        x = PAD + (SQUARE + 5) * i
        shapes.append(box(x, y, SQUARE, SQUARE, line=SOFT, dashed=letter == "."))
        if letter != ".":
            shapes.append(text(x + SQUARE / 2, y + 27, letter, size=20, anchor="middle", bold=True))
    return shapes, y + SQUARE + 10


def bar(
    rows: Sequence[int], y: float, *, bitten: Sequence[int] = (), marks: Mapping[tuple[int, int], str] | None = None
) -> Drawn:
    """A chocolate bar from the longest row, at the bottom, upwards; what `bitten` no longer has is dashed."""
    shapes = []
    for i, length in enumerate(rows):
        top = y + SQUARE * (len(rows) - 1 - i)
        for j in range(length):
            gone = bool(bitten) and j >= (bitten[i] if i < len(bitten) else 0)
            fill = FIELD if gone else CHOCOLATE if i or j else POISON
            shapes.append(
                box(
                    PAD + SQUARE * j,
                    top,
                    SQUARE - 3,
                    SQUARE - 3,
                    fill=fill,
                    line=N_ORANGE if gone else LINE,
                    dashed=gone,
                )
            )
            said = (marks or {}).get((i + 1, j + 1), "" if i or j else "☠")
            if said:
                ink = INK if gone else FIELD
                shapes.append(
                    text(PAD + SQUARE * j + 18, top + 25, said, size=15, fill=ink, anchor="middle", bold=True)
                )
    return shapes, y + SQUARE * len(rows) + 8


def strip(coins: Sequence[int], y: float) -> Drawn:
    """Numbered coins on squares 0, 1, 2, …"""
    length = max(coins, default=0) + 1
    width = min(SQUARE, (WIDTH - 2 * PAD) / length)
    stacks = [[i for i, at in enumerate(coins) if at == square] for square in range(length)]
    below = y + 27 * max(map(len, stacks)) + 8
    shapes = []
    for square, stack in enumerate(stacks):
        x = PAD + width * square
        shapes.append(box(x + 2, below, width - 4, 24))
        shapes.append(text(x + width / 2, below + 17, str(square), size=14, fill=SOFT, anchor="middle"))
        for k, coin in enumerate(stack):
            middle = below - 14 - 27 * k
            shapes.append(f'<circle cx="{x + width / 2:g}" cy="{middle:g}" r="12" fill="{CHIP}"/>')
            shapes.append(
                text(x + width / 2, middle + 5, str(coin + 1), size=13, fill=FIELD, anchor="middle", bold=True)
            )
    return shapes, below + 36


def coins(heads: frozenset[int], y: float) -> Drawn:
    """A row of coins from 1 to the last head."""
    shapes = []
    for coin in range(1, max(heads, default=0) + 1):
        x, up = PAD + 22 + 46 * (coin - 1), coin in heads
        dash = "" if up else ' stroke-dasharray="4 3"'
        shapes.append(
            f'<circle cx="{x}" cy="{y + 20:g}" r="19" fill="{CHIP if up else FIELD}" stroke="{CHIP}" stroke-width="2"{dash}/>'
        )
        shapes.append(
            text(x, y + 26, "H" if up else "T", size=16, fill=FIELD if up else SOFT, anchor="middle", bold=True)
        )
        shapes.append(text(x, y + 58, str(coin), size=14, fill=SOFT, anchor="middle"))
    return shapes, y + 70


def stairs(steps: Sequence[int], y: float) -> Drawn:
    """Chips on steps 1, 2, … above the floor."""
    width = min(90.0, (WIDTH - 2 * PAD) / (len(steps) + 1))
    floor = y + 60 + 20 * len(steps)
    shapes = [text(PAD + width / 2, floor + 18, "0", size=14, fill=SOFT, anchor="middle")]
    for i, chips in enumerate(steps):
        x, top = PAD + width * (i + 1), floor - 20 * (i + 1)
        across = max(1, int((width - 8) // 16))
        shapes.append(box(x, top, width - 2, floor - top, fill=LINE))
        shapes.append(text(x + width / 2, floor + 18, str(i + 1), size=14, fill=SOFT, anchor="middle"))
        shapes.append(text(x + width / 2, floor - 4, str(chips), size=15, anchor="middle", bold=True))
        shapes += [
            f'<circle cx="{x + 12 + 16 * (k % across):g}" cy="{top - 10 - 16 * (k // across):g}" r="7" fill="{CHIP}"/>'
            for k in range(chips)
        ]
    return shapes, floor + 34


def northcott(state: tuple[int, Sequence[tuple[int, int, int]]], y: float) -> Drawn:
    """A white and a black piece on each row, and whose move it is."""
    turn, rows = state
    shapes = []
    for i, (left, gap, right) in enumerate(rows):
        top = y + (SQUARE + 6) * i
        for at in range(left + gap + right + 2):
            shapes.append(box(PAD + SQUARE * at, top, SQUARE - 2, SQUARE - 2, line=SOFT))
        for at, fill, ink, name in ((left, FIELD, INK, "W"), (left + gap + 1, INK, FIELD, "B")):
            x = PAD + SQUARE * at + SQUARE / 2 - 1
            shapes.append(
                f'<circle cx="{x:g}" cy="{top + SQUARE / 2 - 1:g}" r="14" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
            )
            shapes.append(text(x, top + SQUARE / 2 + 4, name, size=14, fill=ink, anchor="middle", bold=True))
    below = y + (SQUARE + 6) * len(rows)
    shapes.append(text(PAD, below + 16, f"{('white', 'black')[turn]} to move", size=14, fill=SOFT))
    return shapes, below + 28


BOARDS: Mapping[str, Callable[[Any, float], Drawn]] = {
    "boxes": boxes,
    "cards": cards,
    "chocolate": bar,
    "coins": coins,
    "heap": heaps,
    "limit": limited,
    "nim": heaps,
    "northcott": northcott,
    "piles": heaps,
    "queen": queen_board,
    "sos": squares,
    "stairs": stairs,
    "strip": strip,
    "break": heaps,
    "dots": heaps,
    "treblecross": squares,
    **ROW_BOARDS,
}
