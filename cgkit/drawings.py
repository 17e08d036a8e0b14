"""Position graphs, drawn: columns from left to right, so that a position stands before all that it leads to.

**Layout.** Columns are given. An arrow that skips columns passes each of them at a place of its own, shared by the arrows to
the same vertex; within a column the places are ordered so that few arrows cross. Nothing is random, so a drawing is the same on every run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

import networkx as nx
from matplotlib.patches import FancyArrowPatch, FancyBboxPatch, Patch, Polygon, Rectangle
from matplotlib.path import Path

from cgkit.errors import SearchLimitError
from cgkit.graphs import position_graph
from cgkit.ink import FIELD, INK, N_ORANGE, N_TINT, P_BLUE, PAPER, SOFT
from cgkit.plots import Picture, figure, picture
from cgkit.position import Position
from cgkit.rules import Ruleset

__all__ = ["MOST_DRAWN", "draw", "draw_graph"]

MOST_DRAWN, MOST_MET = 60, 2_000
SWEEPS = 12
# in inches: a vertex, the gap between two, an arrow that passes, the points of a draw
HEIGHT, GAP, WAY, TIP = 0.36, 0.34, 0.2, 0.1
LOOKS = {"P": (P_BLUE, P_BLUE, FIELD), "N": (N_TINT, N_ORANGE, N_ORANGE), "D": (FIELD, SOFT, INK)}

PATCH = {"facecolor": PAPER, "edgecolor": "none", "pad": 0.6}  # under the notes: arrows pass behind them

Vertex: TypeAlias = Hashable
Point: TypeAlias = tuple[float, float]
# ("at", vertex), or ("to", (vertex, column)): where the arrows to a vertex pass a column
Place: TypeAlias = tuple[str, Any]


def draw(
    position: Position[Any], *, values: bool = True, merge: bool = False, alt: str = "", limit: int = MOST_DRAWN
) -> Picture:
    """The graph of all positions that can be reached, each with its outcome and, if asked, its Sprague-Grundy value.

    >>> from cgkit import Subtraction
    >>> draw(Subtraction({1, 2})(3)).alt
    'The 4 positions of Subtraction({1, 2})(3) and the 5 moves between them. P-positions: 3, 0.'

    With `merge`, positions that play alike, as heaps in another order, are drawn once.

    Raises
    ------
    ValueError
        When more than `limit` positions can be reached: a larger graph is not readable.

    Complexity: as for `draw_graph`.
    """
    graph = position_graph(position.rules, position.state, limit=MOST_MET if merge else limit)
    if merge:
        graph = _merged(graph, position.rules)
    if len(graph) > limit:
        raise SearchLimitError(limit, f"positions of {position}, which are too many to draw")
    said = (
        f"The {len(graph)} positions of {position} and the {graph.number_of_edges()} moves between them. {_lost(graph)}"
    )
    return draw_graph(graph, values=values, alt=alt or said)


def draw_graph(
    graph: nx.DiGraph[Any],
    *,
    values: bool = True,
    layer: Callable[[Any], int] | None = None,
    alt: str = "",
) -> Picture:
    """A graph with its outcomes and, if asked, its values, in columns from left to right.

    >>> from cgkit import nim, position_graph
    >>> draw_graph(position_graph(nim(1, 2).rules, (1, 2)), layer=sum).alt
    'A graph of 6 positions and 9 moves. P-positions: 1, 1; 0, 0.'

    P-positions are filled boxes with sharp corners, N-positions light boxes with round ends, draws boxes with pointed ends. A value
    stands below its vertex.

    Parameters
    ----------
    graph
        As `position_graph` makes it: a vertex has `label` and `outcome`, and may have `value` (anything that prints) and `layer`.
    values
        Whether the values are shown.
    layer
        Tells the column of a vertex, counted from the right; the attribute `layer` if not given.
    alt
        What the picture shows, in words; the P-positions if not given.

    Raises
    ------
    ValueError
        When there is no vertex, or more than a reader can see.

    Complexity: a few passes over the arrows, each counted once for each column that it passes.
    """
    if not 0 < len(graph) <= 5 * MOST_DRAWN:
        raise ValueError(f"a drawing holds from 1 to {5 * MOST_DRAWN} vertices, got {len(graph)}")
    layers = {v: layer(v) if layer else graph.nodes[v]["layer"] for v in graph}
    down = sum((layers[u] > layers[v]) - (layers[u] < layers[v]) for u, v in graph.edges) >= 0
    ends = min(layers.values()), max(layers.values())
    layout = _layout(graph, {v: ends[1] - found if down else found - ends[0] for v, found in layers.items()})
    curves = {edge: _curve(layout, *edge) for edge in graph.edges}
    boxes = [curve.get_extents() for curve in curves.values()]
    places = [(x, y, layout.widths[v] / 2 + TIP) for v, (x, y) in layout.places.items()]
    left = min([x - half for x, _, half in places] + [box.x0 for box in boxes]) - 0.06
    right = max([x + half for x, _, half in places] + [box.x1 for box in boxes]) + 0.06
    top = min([y - HEIGHT / 2 for _, y, _ in places] + [box.y0 for box in boxes]) - 0.12
    bottom = max([y + HEIGHT / 2 + 0.2 for _, y, _ in places] + [box.y1 for box in boxes]) + 0.1
    drawing, axes = figure(right - left, bottom - top)
    drawing.set_layout_engine("none")
    axes.set_position((0, 0, 1, 1))
    axes.set(xlim=(left, right), ylim=(bottom, top))
    axes.set_axis_off()
    for curve in curves.values():
        arrow = FancyArrowPatch(path=curve, arrowstyle="-|>", mutation_scale=9, color=SOFT, linewidth=1, zorder=2)
        axes.add_patch(arrow)
    small = 8 if len(graph) > 30 else 10
    for v, (x, y) in layout.places.items():
        data = graph.nodes[v]
        axes.add_patch(_vertex(data["outcome"], x, y, layout.widths[v]))
        ink = LOOKS[data["outcome"]][2]
        axes.text(x, y, str(data["label"]), ha="center", va="center", fontsize=10, color=ink, zorder=4)
        note = f"{data['outcome']} {data['value']}" if values and data.get("value") is not None else data["outcome"]
        axes.text(
            x, y + HEIGHT / 2 + 0.03, note, ha="center", va="top", fontsize=small, color=INK, zorder=4, bbox=PATCH
        )
    said = f"A graph of {len(graph)} positions and {graph.number_of_edges()} moves. {_lost(graph)}"
    return picture(drawing, alt or said)


def _merged(graph: nx.DiGraph[Any], rules: Ruleset[Any]) -> nx.DiGraph[Any]:
    """Of the positions that play alike, the one that was met first stands for all."""
    first: dict[Any, Any] = {}
    for v in graph:
        first.setdefault(rules.key(v), v)
    small: nx.DiGraph[Any] = nx.relabel_nodes(graph, {v: first[rules.key(v)] for v in graph})
    for v in small:
        small.nodes[v].update(graph.nodes[v])
    return small


def _lost(graph: nx.DiGraph[Any]) -> str:
    names = [str(data["label"]) for _, data in graph.nodes(data=True) if data["outcome"] == "P"]
    return f"P-positions: {('; ' if any(', ' in name for name in names) else ', ').join(names) or 'none'}."


@dataclass(frozen=True)
class _Layout:
    """Where all stands, in inches from the top left: vertices, and the places that arrows pass."""

    columns: Mapping[Vertex, int]
    widths: Mapping[Vertex, float]
    places: Mapping[Vertex, Point]
    ways: Mapping[Place, Point]
    flat: bool  # one vertex to a column: arrows are arcs


def _layout(graph: nx.DiGraph[Any], columns: dict[Vertex, int]) -> _Layout:
    rows: dict[int, list[Place]] = defaultdict(list)
    for v, column in columns.items():
        rows[column].append(("at", v))
    flat = all(len(row) == 1 for row in rows.values())
    neighbours: dict[Place, set[Place]] = defaultdict(set)
    for u, v in graph.edges:
        side = 1 if columns[v] > columns[u] else -1
        way = [("at", u), *(("to", (v, column)) for column in range(columns[u] + side, columns[v], side)), ("at", v)]
        for one, next_ in pairwise(way):
            if next_[0] == "to" and next_ not in neighbours and not flat:
                rows[next_[1][1]].append(next_)
            neighbours[one].add(next_)
            neighbours[next_].add(one)
    heights = _heights(rows, neighbours)
    widths = {v: max(HEIGHT, 0.09 * len(str(graph.nodes[v]["label"])) + 0.2) for v in graph}
    middles: dict[int, float] = {}
    x = 0.15
    for column in range(max(rows) + 1):
        widest = max((widths[v] for kind, v in rows[column] if kind == "at"), default=HEIGHT)
        middles[column] = x + widest / 2
        x += widest + (0.5 if flat else 0.45 + 0.05 * min(8, len(rows[column])))
    ways = {place: (middles[column], heights[place]) for column, row in rows.items() for place in row}
    return _Layout(columns, widths, {v: ways["at", v] for v in graph}, ways, flat)


def _heights(rows: Mapping[int, list[Place]], neighbours: Mapping[Place, set[Place]]) -> dict[Place, float]:
    """Order each column by the mean height of the neighbours, forth and back; then move all as near to it as there is room."""
    height: dict[Place, float] = {}
    for row in rows.values():
        height.update(_spread(row, {}))
    order = sorted(rows)
    for sweep in range(SWEEPS):
        for column in order if sweep % 2 else reversed(order):
            wish = {
                place: sum(height[other] for other in near) / len(near) if near else height[place]
                for place in rows[column]
                for near in [sorted(other for other in neighbours[place] if other in height)]
            }
            rows[column].sort(key=wish.__getitem__)
            height.update(_spread(rows[column], wish))
    return height


def _spread(row: list[Place], wish: Mapping[Place, float]) -> dict[Place, float]:
    """Heights in this order, with room enough, as near to the wishes as a mean of two greedy passes comes."""
    need = [(HEIGHT + GAP) / 2 if kind == "at" else WAY / 2 for kind, _ in row]
    apart = [one + other for one, other in pairwise(need)]
    total = sum(apart)
    if not wish:
        found = -total / 2
        return {place: (found := found + gap) for place, gap in zip(row, [0.0, *apart], strict=True)}
    down, up = [wish[row[0]]], [wish[row[-1]]]
    for place, gap in zip(row[1:], apart, strict=True):
        down.append(max(wish[place], down[-1] + gap))
    for place, gap in zip(row[-2::-1], reversed(apart), strict=True):
        up.append(min(wish[place], up[-1] - gap))
    return {place: (a + b) / 2 for place, a, b in zip(row, down, reversed(up), strict=True)}


def _vertex(outcome: str, x: float, y: float, width: float) -> Patch:
    fill, edge, _ = LOOKS[outcome]
    left, top, half = x - width / 2, y - HEIGHT / 2, HEIGHT / 2
    look: dict[str, Any] = {"facecolor": fill, "edgecolor": edge, "linewidth": 1.4, "zorder": 3}
    if outcome == "P":
        return Rectangle((left, top), width, HEIGHT, **look)
    if outcome == "N":
        style = f"round,pad=0,rounding_size={half}"
        return FancyBboxPatch((left, top), width, HEIGHT, boxstyle=style, **look)
    corners = [(left, top), (left + width, top), (left + width + TIP, y), (left + width, y + half), (left, y + half)]
    return Polygon([*corners, (left - TIP, y)], closed=True, **look)


def _curve(layout: _Layout, u: Vertex, v: Vertex) -> Path:
    points = _way(layout, u, v)
    return Path(points, [Path.MOVETO, *[Path.CURVE4] * (len(points) - 1)])


def _way(layout: _Layout, u: Vertex, v: Vertex) -> list[Point]:
    """The points of the curve from u to v."""
    (x, y), (to_x, to_y) = layout.places[u], layout.places[v]
    half, to_half, up = layout.widths[u] / 2, layout.widths[v] / 2, HEIGHT / 2
    steps = layout.columns[v] - layout.columns[u]
    if u == v:
        return [(x - 0.08, y - up), (x - 0.3, y - up - 0.34), (x + 0.3, y - up - 0.34), (x + 0.08, y - up)]
    if not steps:  # in one column: a bow on the right going down, on the left going up
        side = 1 if to_y > y else -1
        out = side * (0.2 + 0.12 * abs(to_y - y))
        return [
            (x + side * half, y), (x + side * half + out, y),
            (to_x + side * to_half + out, to_y), (to_x + side * to_half, to_y),
        ]  # fmt: skip
    if layout.flat and abs(steps) > 1:  # forwards over the top, back below
        side = -1 if steps > 0 else 1
        rise = side * (up + 0.1 + 0.28 * abs(to_x - x))
        return [(x, y + side * up), (x, y + rise), (to_x, to_y + rise), (to_x, to_y + side * up)]
    side = 1 if steps > 0 else -1
    low = 0.0 if steps > 0 else 0.09  # an arrow back runs beside the one forwards
    between = [layout.ways["to", (v, column)] for column in range(layout.columns[u] + side, layout.columns[v], side)]
    stops = [(x + side * half, y + low), *between, (to_x - side * to_half, to_y + low)]
    points = stops[:1]
    for (a, b), (c, d) in pairwise(stops):
        points += [((a + c) / 2, b), ((a + c) / 2, d), (c, d)]
    return points
