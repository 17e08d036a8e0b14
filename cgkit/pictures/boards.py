"""The boards of static pictures, one function for each skin: shapes from the height y down, and the height below them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from cgkit.analysis.graphs import layers_of
from cgkit.pictures.ink import CHIP, CHOCOLATE, FIELD, INK, LINE, N_ORANGE, PAD, POISON, SOFT, WIDTH, box, text
from cgkit.pictures.layered import columns_of, curve, layout
from cgkit.pictures.queens import queen_board
from cgkit.pictures.row_boards import ROW_BOARDS
from cgkit.pictures.yards import yard
from cgkit.solving.reach import Reach

if TYPE_CHECKING:
    from cgkit.position import Position

__all__ = ["BOARDS", "RULED", "bar"]

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


def coins(heads: frozenset[int], y: float, first: int = 1, imagined: bool = False) -> Drawn:
    """A row of coins from the first to the last head; before it, dotted, a coin 0 that is only imagined."""
    shapes = []
    for i, coin in enumerate(range(0 if imagined else first, max(heads, default=first) + 1)):
        x, up, ghost = PAD + 22 + 46 * (i % 13), coin in heads, imagined and coin == 0
        top = y + 70 * (i // 13)
        dash = "" if up else f' stroke-dasharray="{"1 4" if ghost else "4 3"}"'
        shapes.append(
            f'<circle cx="{x}" cy="{top + 20:g}" r="19" fill="{CHIP if up else FIELD}" stroke="{CHIP}" stroke-width="2"{dash}/>'
        )
        face = "" if ghost else "H" if up else "T"
        shapes.append(text(x, top + 26, face, size=16, fill=FIELD if up else SOFT, anchor="middle", bold=True))
        shapes.append(text(x, top + 58, str(coin), size=14, fill=SOFT, anchor="middle"))
        below = top + 70
    return shapes, below


def coin_grid(heads: frozenset[tuple[int, int]], y: float, firsts: tuple[int, int]) -> Drawn:
    """A board of coins, from its first row and column to the last that hold a head."""
    rows, columns = (
        range(first, max((place[axis] for place in heads), default=first) + 1) for axis, first in enumerate(firsts)
    )
    side = min(46.0, (WIDTH - 2 * PAD - 30) / len(columns))
    left = PAD + 30
    shapes = [
        text(left + side * (j + 0.5), y + 14, str(column), size=14, fill=SOFT, anchor="middle")
        for j, column in enumerate(columns)
    ]
    for i, row in enumerate(rows):
        middle = y + 22 + side * (i + 0.5)
        shapes.append(text(PAD + 8, middle + 5, str(row), size=14, fill=SOFT))
        for j, column in enumerate(columns):
            x, up = left + side * (j + 0.5), (row, column) in heads
            dash = "" if up else ' stroke-dasharray="4 3"'
            disc = f'<circle cx="{x:g}" cy="{middle:g}" r="{side * 0.42:g}" fill="{CHIP if up else FIELD}"'
            shapes.append(f'{disc} stroke="{CHIP}" stroke-width="2"{dash}/>')
            face = text(
                x, middle + 6, "H" if up else "T", size=16, fill=FIELD if up else SOFT, anchor="middle", bold=True
            )
            shapes.append(face)
    return shapes, y + 30 + side * len(rows)


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


def places(position: Position[Any], y: float) -> Drawn:
    """A line of numbered places with a token."""
    last, shapes = position.rules.last, []  # type: ignore[attr-defined]
    for place in range(1, last + 1):
        x, top = PAD + 50 * ((place - 1) % 12), y + 50 * ((place - 1) // 12)
        here = place == position.state
        shapes.append(box(x, top, 44, 44, fill=CHIP if here else FIELD, line=SOFT, dashed=place < position.state))
        shapes.append(
            text(x + 22, top + 28, str(place), size=16, fill=FIELD if here else INK, anchor="middle", bold=here)
        )
    return shapes, y + 50 * -(-last // 12) + 6


def to_choose(state: tuple[Any], y: float) -> Drawn:
    """Heaps to choose from, or the one that was chosen."""
    return heaps(state[0] if isinstance(state[0], tuple) else state, y)


def walk(position: Position[Any], y: float) -> Drawn:
    """A graph with a token on one of its vertices."""
    reach = Reach(position.rules, position.state, merge=False)
    options = {v: [reach.positions[w] for w in after] for v, after in zip(reach.positions, reach.options, strict=True)}
    names = {v: position.rules.show(v) for v in options}
    layers = dict(zip(reach.positions, layers_of(reach), strict=True))
    found = layout(options, columns_of(options, layers), names)
    curves = [curve(found, u, v) for u, after in options.items() for v in after]
    points = [point for points in [*curves, found.places.values()] for point in points]
    left, top, right = min(x for x, _ in points), min(y for _, y in points), max(x for x, _ in points)
    scale = min(72.0, (WIDTH - 2 * PAD - 40) / max(1e-9, right - left))

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return PAD + 20 + scale * (point[0] - left), y + 20 + scale * (point[1] - top)

    shapes = []
    for points in curves:
        first, *rest = (f"{a:.1f} {b:.1f}" for a, b in map(at, points))
        shapes.append(f'<path d="M{first}C{" ".join(rest)}" fill="none" stroke="{SOFT}"/>')
        (a, b), (c, d) = at(points[-2]), at(points[-1])
        length = max(1e-9, ((c - a) ** 2 + (d - b) ** 2) ** 0.5)
        along, across = 7 * (c - a) / length, 7 * (d - b) / length
        back = (c - along, d - across)
        tips = [
            (c, d),
            (back[0] - 0.4 * across, back[1] + 0.4 * along),
            (back[0] + 0.4 * across, back[1] - 0.4 * along),
        ]
        shapes.append(f'<polygon points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in tips)}" fill="{SOFT}"/>')
    for vertex, place in found.places.items():
        (a, b), here = at(place), vertex == position.state
        wide = scale * found.widths[vertex]
        shapes.append(box(a - wide / 2, b - 13, wide, 26, fill=CHIP if here else FIELD, line=SOFT))
        shapes.append(text(a, b + 5, names[vertex], size=14, fill=FIELD if here else INK, anchor="middle", bold=here))
    return shapes, y + 40 + scale * (max(b for _, b in points) - top)


def picture(position: Position[frozenset[int]], y: float) -> Drawn:
    """The edges of Green Hackenbush that stand."""
    return yard((position.rules.drawing(), position.state), y)


BOARDS: Mapping[str, Callable[[Any, float], Drawn]] = {
    "boxes": boxes,
    "cards": cards,
    "choose": to_choose,
    "chocolate": bar,
    "coins": coins,
    "coins-from-0": partial(coins, first=0),
    **{f"coin-grid-{r}{c}": partial(coin_grid, firsts=(r, c)) for r in (0, 1) for c in (0, 1)},
    "coins-imagined": partial(coins, imagined=True),
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
# What needs the rules too, and not the state alone.
RULED: Mapping[str, Callable[[Position[Any], float], Drawn]] = {"digraph": walk, "hackenbush": picture, "line": places}
