"""Static boards of things in rows: pins, pawns on files, beads and vertices, and rings of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from cgkit.pictures.ink import CHIP, FIELD, INK, LINE, PAD, SOFT, WIDTH, text

__all__ = ["ROW_BOARDS"]

Drawn = tuple[list[str], float]
RADIUS = 10


def _disc(x: float, y: float, radius: float = RADIUS, fill: str = CHIP) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>'


def _row(size: int, y: float, thing: Callable[[float, float], list[str]], height: float) -> Drawn:
    """One row, its things numbered; a row too long to draw is its number alone."""
    shapes = [text(WIDTH - PAD, y + height / 2 + 6, str(size), size=22, anchor="end", bold=True)]
    step = min(30.0, (WIDTH - 2 * PAD - 60) / max(1, size))
    if step >= 14:
        for i in range(size):
            x = PAD + step * (i + 0.5)
            shapes += thing(x, y)
            shapes.append(text(x, y + height + 16, str(i + 1), size=12, fill=SOFT, anchor="middle"))
    return shapes, y + height + 26


def _pin(x: float, y: float) -> list[str]:
    return [
        f'<rect x="{x - 7:.1f}" y="{y + 8:.1f}" width="14" height="30" rx="6" fill="{CHIP}"/>',
        _disc(x, y + 6, 6),
        f'<rect x="{x - 5:.1f}" y="{y + 11:.1f}" width="10" height="3" fill="{FIELD}"/>',
    ]


def _pawns(x: float, y: float) -> list[str]:
    return [
        f'<rect x="{x - 14:.1f}" y="{y:g}" width="28" height="66" fill="{FIELD}" stroke="{LINE}"/>',
        _disc(x, y + 12, 8, INK),
        _disc(x, y + 54, 8, FIELD),
    ]


def _bead(x: float, y: float) -> list[str]:
    return [_disc(x, y + 12)]


def _rows(sizes: Sequence[int], y: float, thing: Callable[[float, float], list[str]], height: float) -> Drawn:
    shapes: list[str] = []
    for size in sizes:
        row, y = _row(size, y, thing, height)
        shapes += row
    return shapes, y


def _ring(size: int, y: float) -> Drawn:
    radius = max(30.0, size * 4.6)
    middle_x, middle_y = PAD + radius + RADIUS, y + radius + RADIUS
    turn = 2 * pi / size
    shapes = [
        f'<circle cx="{middle_x:.1f}" cy="{middle_y:.1f}" r="{radius:g}" fill="none" stroke="{LINE}" stroke-width="2"/>'
    ]
    shapes += [_disc(middle_x + radius * sin(i * turn), middle_y - radius * cos(i * turn)) for i in range(size)]
    shapes.append(text(WIDTH - PAD, middle_y + 8, str(size), size=22, anchor="end", bold=True))
    return shapes, middle_y + radius + RADIUS + 10


def pins(sizes: Sequence[int], y: float) -> Drawn:
    return _rows(sizes, y, _pin, 40)


def files(sizes: Sequence[int], y: float) -> Drawn:
    return _rows(sizes, y, _pawns, 66)


def beads(position: Sequence[Any], y: float) -> Drawn:
    """Rows of beads, or one ring: its size, and the word that says so."""
    return _ring(position[0], y) if "ring" in position else _rows(position, y, _bead, 24)


def vertices(position: Sequence[Any], y: float) -> Drawn:
    """Paths, or a cycle."""
    if "ring" in position:
        return _ring(position[0], y)
    shapes: list[str] = []
    for size in position:
        step = min(30.0, (WIDTH - 2 * PAD - 60) / max(1, size))
        if size > 1:
            last = PAD + step * (size - 0.5)
            shapes.append(f'<path d="M{PAD + step / 2:.1f} {y + 12:g}H{last:.1f}" stroke="{INK}" stroke-width="2"/>')
        row, y = _row(size, y, _bead, 24)
        shapes += row
    return shapes, y


ROW_BOARDS: Mapping[str, Callable[[Any, float], Drawn]] = {
    "beads": beads,
    "files": files,
    "pins": pins,
    "vertices": vertices,
}
