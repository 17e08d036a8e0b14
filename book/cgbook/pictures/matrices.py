"""The static picture of a matrix game, with its table and, for two rows or two columns, its graph."""

from __future__ import annotations

from collections.abc import Sequence

from cgbook.examples import envelope
from cgbook.pictures.frame import card, heading
from cgbook.pictures.ink import FIELD, INK, LINE, P_INK, PAD, SOFT, WIDTH, text
from cgkit.wording import minus

CELL, SIDE, GRAPH = (64, 36), 120, 190


def matrix_picture(
    entries: Sequence[Sequence[int]],
    title: str,
    rule: str,
    rows: Sequence[str],
    columns: Sequence[str],
    *,
    graph: bool = False,
) -> str:
    """Return the static picture of a matrix game as SVG text, with its graph on request if it has two rows or two columns.

    >>> matrix_picture([[3, -1], [0, 2]], "A game", "", ["A", "B"], ["u", "v"]).count("<rect")
    5
    """
    head, top = heading(title, rule)
    wide, tall = CELL
    width = min(wide, (WIDTH - 2 * PAD - SIDE) / len(columns))
    parts = [*head]
    for j, name in enumerate(columns):
        parts.append(text(PAD + SIDE + width * (j + 0.5), top + 14, name, size=14, anchor="middle", bold=True))
    for i, row in enumerate(entries):
        y = top + 24 + tall * i
        parts.append(text(PAD + SIDE - 10, y + 23, rows[i], size=14, anchor="end", bold=True))
        for j, entry in enumerate(row):
            x = PAD + SIDE + width * j
            parts.append(
                f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{tall}" fill="{FIELD}" stroke="{LINE}"/>'
            )
            parts.append(text(x + width / 2, y + 23, minus(entry), anchor="middle"))
    height = top + 24 + tall * len(entries) + PAD
    if graph and 2 in (len(rows), len(columns)):
        parts += _graph(entries, rows, columns, height)
        height += GRAPH + PAD
    rows_in_words = "; ".join(f"{name}: {', '.join(map(str, row))}" for name, row in zip(rows, entries, strict=True))
    return card(f"{title}. Columns {', '.join(columns)}. {rows_in_words}. {rule}".strip(), height, parts)


def _graph(entries: Sequence[Sequence[int]], rows: Sequence[str], columns: Sequence[str], top: float) -> list[str]:
    lower = len(rows) == 2
    lines = list(zip(*entries, strict=True)) if lower else [tuple(row) for row in entries]
    names, sign = (columns, 1) if lower else (rows, -1)
    low, high = min(0, *map(min, lines)) - 0.5, max(0, *map(max, lines)) + 0.5
    left, right = PAD + SIDE, PAD + SIDE + 300

    def place(p: float, height: float) -> str:
        return f"{left + p * (right - left):.1f} {top + (high - height) / (high - low) * GRAPH:.1f}"

    parts = [f'<path d="M{x} {top:g}v{GRAPH}" stroke="{INK}"/>' for x in (left, right)]
    parts.append(f'<path d="M{place(0, 0)}L{place(1, 0)}" stroke="{SOFT}" stroke-dasharray="2 5"/>')
    for (first, second), name in zip(lines, names, strict=True):
        parts.append(f'<path d="M{place(0, second)}L{place(1, first)}" stroke="{SOFT}" stroke-width="2"/>')
        parts.append(text(left - 10, float(place(0, second).split()[1]) + 5, name, size=14, anchor="end"))
    corners = envelope([[sign * line[k] for line in lines] for k in (0, 1)]).corners
    path = "L".join(place(float(p), sign * float(height)) for p, height in corners)
    return [*parts, f'<path d="M{path}" fill="none" stroke="{P_INK}" stroke-width="4"/>']
