"""A graph with a token on one of its vertices."""

from __future__ import annotations

from math import hypot
from typing import Any

from cgbook.pictures.boards._shapes import Drawn
from cgbook.pictures.ink import CHIP, FIELD, INK, ON_CHIP, PAD, SOFT, WIDTH, box, text
from cgbook.pictures.layered import columns_of, curve, layout
from cgkit.position import Position
from cgkit.position.analysis import layers_of
from cgkit.solving.reach import Reach


def draw(position: Position[Any], y: float) -> Drawn:
    """Draw a graph with a token on one of its vertices."""
    return drawn(Reach(position.rules, position.state, merge=False), y, position.state)


def drawn(reach: Reach[Any], y: float, token: object = None) -> Drawn:
    """Draw an explored graph, with a token if its vertex is given."""
    options = {v: [reach.positions[w] for w in after] for v, after in zip(reach.positions, reach.options, strict=True)}
    names = {v: reach.rules.show(v) for v in options}
    layers = dict(zip(reach.positions, layers_of(reach), strict=True))
    plan = layout(options, columns_of(options, layers), names)
    curves = [curve(plan, u, v) for u, after in options.items() for v in after]
    points = [point for points in [*curves, plan.places.values()] for point in points]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    scale = min(72.0, (WIDTH - 2 * PAD - 40) / max(1e-9, right - left))

    def at(point: tuple[float, float]) -> tuple[float, float]:
        return PAD + 20 + scale * (point[0] - left), y + 20 + scale * (point[1] - top)

    shapes = []
    for points in curves:
        first, *rest = (f"{a:.1f} {b:.1f}" for a, b in map(at, points))
        shapes.append(f'<path d="M{first}C{" ".join(rest)}" fill="none" stroke="{SOFT}"/>')
        (a, b), (c, d) = at(points[-2]), at(points[-1])
        length = max(1e-9, hypot(c - a, d - b))
        along, across = 7 * (c - a) / length, 7 * (d - b) / length
        back = (c - along, d - across)
        tips = [
            (c, d),
            (back[0] - 0.4 * across, back[1] + 0.4 * along),
            (back[0] + 0.4 * across, back[1] - 0.4 * along),
        ]
        shapes.append(f'<polygon points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in tips)}" fill="{SOFT}"/>')
    for vertex, place in plan.places.items():
        (a, b), here = at(place), vertex == token
        wide = scale * plan.widths[vertex]
        shapes.append(box(a - wide / 2, b - 13, wide, 26, fill=CHIP if here else FIELD, line=SOFT))
        shapes.append(text(a, b + 5, names[vertex], size=14, fill=ON_CHIP if here else INK, anchor="middle", bold=here))
    return shapes, y + 40 + scale * (bottom - top)
