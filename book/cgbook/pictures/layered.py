"""A layout for a graph in columns from left to right, with the curves of its arrows, in inches from the top down.

An arrow that skips columns passes each skipped column at a fixed place, except in a flat layout. Arrows to the same vertex share these
places. Within a column, places are ordered so that few arrows cross. Nothing is random, so a picture is the same on every run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Any, TypeAlias

SWEEPS = 12
HEIGHT, GAP, WAY = 0.36, 0.34, 0.2  # heights in inches of a vertex, a gap between places, and a passing arrow

Vertex: TypeAlias = Hashable
Point: TypeAlias = tuple[float, float]
# A place is ("at", vertex), or ("to", (vertex, column)) where arrows to a vertex pass a column.
Place: TypeAlias = tuple[str, Any]


def columns_of(options: Mapping[Vertex, Iterable[Vertex]], layers: Mapping[Vertex, int]) -> dict[Vertex, int]:
    """Return columns made from layers, in the direction that lets most arrows run from left to right.

    >>> columns_of({"a": "b", "b": "c", "c": ""}, {"a": 2, "b": 1, "c": 0})
    {'a': 0, 'b': 1, 'c': 2}
    """
    arrows = [(u, v) for u, after in options.items() for v in after]
    down = sum((layers[u] > layers[v]) - (layers[u] < layers[v]) for u, v in arrows) >= 0
    least, most = min(layers.values()), max(layers.values())
    return {v: most - layer if down else layer - least for v, layer in layers.items()}


@dataclass(frozen=True)
class Layout:
    """The places of vertices, and of arrows that pass columns, in inches."""

    columns: Mapping[Vertex, int]
    widths: Mapping[Vertex, float]
    places: Mapping[Vertex, Point]
    ways: Mapping[Place, Point]
    flat: bool  # whether each column has only one vertex, so that arrows that skip columns are arcs


def layout(
    options: Mapping[Vertex, Iterable[Vertex]], columns: Mapping[Vertex, int], names: Mapping[Vertex, str]
) -> Layout:
    """Return places for the vertices of a graph whose columns are given.

    >>> plan = layout({"a": "bc", "b": "c", "c": ""}, {"a": 0, "b": 1, "c": 2}, {"a": "a", "b": "b", "c": "c"})
    >>> plan.flat, [f"{x:.2f}" for x, _ in plan.places.values()]
    (True, ['0.33', '1.19', '2.05'])
    """
    rows: dict[int, list[Place]] = defaultdict(list)
    for v, column in columns.items():
        rows[column].append(("at", v))
    flat = all(len(row) == 1 for row in rows.values())
    neighbours: dict[Place, dict[Place, None]] = defaultdict(dict)  # inner dictionaries serve as ordered sets
    for u, v in ((u, v) for u, after in options.items() for v in after):
        side = 1 if columns[v] > columns[u] else -1
        way: list[Place] = [
            ("at", u),
            *(("to", (v, column)) for column in range(columns[u] + side, columns[v], side)),
            ("at", v),
        ]
        for here, onward in pairwise(way):
            if onward[0] == "to" and onward not in neighbours and not flat:
                rows[onward[1][1]].append(onward)
            neighbours[here][onward] = None
            neighbours[onward][here] = None
    heights = _heights(rows, neighbours)
    widths = {v: max(HEIGHT, 0.09 * len(names[v]) + 0.2) for v in columns}
    middles: dict[int, float] = {}
    x = 0.15
    for column in range(max(rows) + 1):
        widest = max((widths[v] for kind, v in rows[column] if kind == "at"), default=HEIGHT)
        middles[column] = x + widest / 2
        x += widest + (0.5 if flat else 0.45 + 0.05 * min(8, len(rows[column])))
    ways = {place: (middles[column], heights[place]) for column, row in rows.items() for place in row}
    return Layout(columns, widths, {v: ways["at", v] for v in columns}, ways, flat)


def _heights(rows: Mapping[int, list[Place]], neighbours: Mapping[Place, Iterable[Place]]) -> dict[Place, float]:
    """Return the height of each place; sweeps in both directions order each column by the mean heights of its places' neighbours."""
    height: dict[Place, float] = {}
    for row in rows.values():
        height.update(_spread(row, {}))
    order = sorted(rows)
    for sweep in range(SWEEPS):
        for column in order if sweep % 2 else reversed(order):
            wish = {
                place: sum(height[other] for other in near) / len(near) if near else height[place]
                for place in rows[column]
                for near in [[other for other in neighbours[place] if other in height]]
            }
            rows[column].sort(key=wish.__getitem__)
            height.update(_spread(rows[column], wish))
    return height


def _spread(row: list[Place], wish: Mapping[Place, float]) -> dict[Place, float]:
    """Return heights close to the wished ones, in the row's order and with enough space, as the mean of two greedy passes."""
    need = [(HEIGHT + GAP) / 2 if kind == "at" else WAY / 2 for kind, _ in row]
    apart = [half + other for half, other in pairwise(need)]
    if not wish:
        return dict(zip(row, accumulate(apart, initial=-sum(apart) / 2), strict=True))
    down, up = [wish[row[0]]], [wish[row[-1]]]
    for place, gap in zip(row[1:], apart, strict=True):
        down.append(max(wish[place], down[-1] + gap))
    for place, gap in zip(row[-2::-1], reversed(apart), strict=True):
        up.append(min(wish[place], up[-1] - gap))
    return {place: (a + b) / 2 for place, a, b in zip(row, down, reversed(up), strict=True)}


def curve(layout: Layout, u: Vertex, v: Vertex) -> list[Point]:
    """Return the arrow from u to v as a cubic Bézier curve: its first point, and then three points for each piece."""
    (x, y), (to_x, to_y) = layout.places[u], layout.places[v]
    half, to_half, up = layout.widths[u] / 2, layout.widths[v] / 2, HEIGHT / 2
    steps = layout.columns[v] - layout.columns[u]
    if u == v:
        return [(x - 0.08, y - up), (x - 0.3, y - up - 0.34), (x + 0.3, y - up - 0.34), (x + 0.08, y - up)]
    if not steps:  # within a column, bow to the right going down and to the left going up
        side = 1 if to_y > y else -1
        out = side * (0.2 + 0.12 * abs(to_y - y))
        return [
            (x + side * half, y), (x + side * half + out, y),
            (to_x + side * to_half + out, to_y), (to_x + side * to_half, to_y),
        ]  # fmt: skip
    if layout.flat and abs(steps) > 1:  # forward arrows go over the top, backward arrows below
        side = -1 if steps > 0 else 1
        rise = side * (up + 0.1 + 0.28 * abs(to_x - x))
        return [(x, y + side * up), (x, y + rise), (to_x, to_y + rise), (to_x, to_y + side * up)]
    side = 1 if steps > 0 else -1
    low = 0.0 if steps > 0 else 0.09  # a backward arrow runs next to the forward arrow
    between = [layout.ways["to", (v, column)] for column in range(layout.columns[u] + side, layout.columns[v], side)]
    stops = [(x + side * half, y + low), *between, (to_x - side * to_half, to_y + low)]
    points = stops[:1]
    for (a, b), (c, d) in pairwise(stops):
        points += [((a + c) / 2, b), ((a + c) / 2, d), (c, d)]
    return points
