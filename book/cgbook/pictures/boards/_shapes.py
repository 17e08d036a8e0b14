"""Shapes shared by several looks, such as heaps of chips, and objects in rows and rings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin

from cgbook.pictures.ink import CHIP, EDGE, LINE, N_INK, PAD, SOFT, WIDTH, text

Drawn = tuple[list[str], float]

MOST_CHIPS = 200
MOST_THINGS = 1_000  # maximum number of objects drawn one by one in a picture
RADIUS = 10


def chips(size: int, x: float, y: float, across: int, step: float, radius: float) -> list[str]:
    """Return the shapes of this many chips, row by row."""
    places = [(x + radius + step * (i % across), y + radius + step * (i // across)) for i in range(size)]
    return [f'<circle cx="{a:g}" cy="{b:g}" r="{radius:g}" fill="{CHIP}" stroke="{EDGE}"/>' for a, b in places]


def heaps(sizes: Sequence[int], y: float) -> Drawn:
    """Return the shapes of heaps of chips with their sizes; a heap that's too large to draw appears only as its size."""
    shapes: list[str] = []
    for size in sizes:
        across, step, radius = (20, 27, 11) if size <= 40 else (32, 17, 7)
        drawn = size if size <= MOST_CHIPS else 0
        shapes += chips(drawn, PAD, y, across, step, radius)
        shapes.append(text(WIDTH - PAD, y + 20, str(size), size=22, anchor="end", bold=True))
        y += step * max(1, -(-drawn // across)) + 12
    return shapes, y


def disc(x: float, y: float, radius: float = RADIUS, fill: str = CHIP) -> str:
    """Return a disc."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{EDGE}"/>'


def pin(x: float, ground: float, height: float = 38, pen: float = 1) -> list[str]:
    """Return a pin whose foot is at this place, drawn as in the front end (front/page/pin.js)."""
    k = height / 66
    body = (
        f"M{x - 9 * k:g} {ground:g}c{-6 * k:g} {-14 * k:g} {-5 * k:g} {-24 * k:g} {3 * k:g} {-36 * k:g}"
        f"c{2 * k:g} {-5 * k:g} {-3 * k:g} {-12 * k:g} {-2 * k:g} {-20 * k:g}a{8 * k:g} {8 * k:g} 0 0 1 {16 * k:g} 0"
        f"c{k:g} {8 * k:g} {-4 * k:g} {15 * k:g} {-2 * k:g} {20 * k:g}c{8 * k:g} {12 * k:g} {9 * k:g} {22 * k:g} {3 * k:g} {36 * k:g}z"
    )
    return [
        f'<path d="{body}" fill="{CHIP}" stroke="{EDGE}" stroke-width="{pen:g}" stroke-linejoin="round"/>',
        f'<path d="M{x - 6 * k:g} {ground - 40 * k:g}h{12 * k:g}" stroke="{N_INK}" stroke-width="{3 * k:g}"/>',
    ]


def _row(size: int, y: float, thing: Callable[[float, float], list[str]], height: float) -> Drawn:
    """Return a row of numbered objects, and the y-coordinate below it; a row that's too long to draw appears only as its length."""
    shapes = [text(WIDTH - PAD, y + height / 2 + 6, str(size), size=22, anchor="end", bold=True)]
    step = min(30.0, (WIDTH - 2 * PAD - 60) / max(1, size))
    if step >= 14:
        for i in range(size):
            x = PAD + step * (i + 0.5)
            shapes += thing(x, y)
            shapes.append(text(x, y + height + 16, str(i + 1), size=12, fill=SOFT, anchor="middle"))
    return shapes, y + height + 26


def rows(sizes: Sequence[int], y: float, thing: Callable[[float, float], list[str]], height: float) -> Drawn:
    """Return rows of objects, one below another, and the y-coordinate below them."""
    shapes: list[str] = []
    for size in sizes:
        row, y = _row(size, y, thing, height)
        shapes += row
    return shapes, y


def ring(size: int, y: float) -> Drawn:
    """Return a ring of objects labelled with its size, and the y-coordinate below it; a ring too large to draw appears empty."""
    drawn = size if size <= MOST_THINGS else 0
    radius = max(30.0, drawn * 4.6)
    middle_x, middle_y = PAD + radius + RADIUS, y + radius + RADIUS
    turn = 2 * pi / size
    shapes = [
        f'<circle cx="{middle_x:.1f}" cy="{middle_y:.1f}" r="{radius:g}" fill="none" stroke="{LINE}" stroke-width="2"/>'
    ]
    shapes += [disc(middle_x + radius * sin(i * turn), middle_y - radius * cos(i * turn)) for i in range(drawn)]
    shapes.append(text(WIDTH - PAD, middle_y + 8, str(size), size=22, anchor="end", bold=True))
    return shapes, middle_y + radius + RADIUS + 10


def bead(x: float, y: float) -> list[str]:
    """Return one object in a row, drawn as a bead."""
    return [disc(x, y + 12)]
