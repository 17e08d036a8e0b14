"""Drawings of position graphs in columns, where most moves lead to the right."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cgbook.extras import needs
from cgbook.pictures.figures import Picture, figure, picture
from cgbook.pictures.ink import INK, OUTCOMES, SHEET, SOFT
from cgbook.pictures.layered import HEIGHT, columns_of, curve, layout
from cgkit.checks import check_bool, check_int, check_type, short_repr
from cgkit.position import EXAMPLE, Position
from cgkit.position.analysis import graph_from
from cgkit.solving.loopy import labels
from cgkit.solving.reach import Reach

if TYPE_CHECKING:
    import networkx as nx
    from matplotlib.patches import Patch
    from matplotlib.path import Path

MOST_DRAWN = 60  # maximum number of positions that are legible in one drawing
MOST_VERTICES, MOST_LAYERS = 300, 2_000
TIP = 0.1  # distance, in inches, that the pointed ends of a draw's box stick out
PATCH = {"facecolor": SHEET, "edgecolor": "none", "pad": 0.6}  # background of a note, which hides arrows behind it


def draw(position: Position[Any], *, values: bool = True, merge: bool = False) -> Picture:
    """Draw the graph of all reachable positions with their outcomes and, if `values`, their Grundy values or loopy values.

    >>> from cgkit import Subtraction
    >>> draw(Subtraction({1, 2})(3)).alt
    'The 4 positions of Subtraction({1, 2})(3) and the 5 moves between them. P-positions: 3, 0.'

    With `merge`, positions that play alike, such as the same heaps in another order, share one box.

    Raises
    ------
    SearchLimitError : if more than 60 positions can be reached, because a larger graph isn't legible.

    Complexity
    ----------
    The same as for `draw_graph`.
    """
    check_type(Position, position, EXAMPLE)
    check_bool(values, "values")
    check_bool(merge, "merge")
    graph = graph_to_draw(Reach(position.rules, position.state, most=MOST_DRAWN, merge=merge, keep_moves=True))
    words = (
        f"The {len(graph)} positions of {position} and the {graph.number_of_edges()} moves between them. {_lost(graph)}"
    )
    return draw_graph(graph, values=values, alt=words)


def graph_to_draw(reach: Reach[Any]) -> nx.DiGraph[Any]:
    """Return the explored position graph with its moves, and with loopy values if positions can repeat and a player who can't move loses.

    >>> from cgkit import Digraph
    >>> graph = graph_to_draw(Reach(Digraph({1: [2], 2: [1, 3], 3: [4], 4: []}), 1, keep_moves=True))
    >>> [str(graph.nodes[v]["value"]) for v in graph]
    ['∞', '∞(1)', '1', '0']
    """
    with needs("cgbook"):
        import networkx as nx

    graph = graph_from(reach)
    if not reach.rules.additive and not reach.rules.own_ends:
        nx.set_node_attributes(graph, dict(zip(reach.positions, labels(reach), strict=True)), "value")
    return graph


def draw_graph(
    graph: nx.DiGraph[Any],
    *,
    values: bool = True,
    layer: Callable[[Any], int] | None = None,
    alt: str = "",
) -> Picture:
    """Draw a graph in columns from left to right, with its outcomes and, if `values`, its values.

    >>> from cgkit import nim, position_graph
    >>> draw_graph(position_graph(nim(1, 2)), layer=sum).alt
    'A graph of 6 positions and 9 moves. P-positions: 1, 1; 0, 0.'

    P-positions are filled boxes with sharp corners, N-positions are light boxes with round ends, and draws are boxes with pointed ends. The
    outcome and the value of a vertex are below its box.

    Parameters
    ----------
    graph : graph as made by `position_graph`, whose vertices have `label` and `outcome`, and can have `value` (anything that prints) and
        `layer`.
    values : whether to show the values.
    layer : function that returns the column of a vertex, numbered from the side that most moves lead to (default: its attribute
        `layer`).
    alt : description of the picture in words (default: a list of the P-positions).

    Raises
    ------
    ValueError : if the graph has no vertices, or too many to be legible, or a vertex lacks a label, an outcome or a layer.

    Complexity
    ----------
    A few passes over the arrows, where an arrow counts once for each column that it passes.
    """
    with needs("cgbook"):
        import networkx as nx
        from matplotlib.patches import FancyArrowPatch

    check_type(nx.DiGraph, graph, "position_graph(nim(1, 2))")
    check_bool(values, "values")
    if not 0 < len(graph) <= MOST_VERTICES:
        raise ValueError(f"a drawing must have from 1 to {MOST_VERTICES} vertices, got {len(graph)}")
    if layer is not None and not callable(layer):
        raise TypeError(f"layer must be a function that takes a vertex, such as sum, got {short_repr(layer)}")
    for v, data in graph.nodes(data=True):
        if "label" not in data or data.get("outcome") not in OUTCOMES or (layer is None and "layer" not in data):
            raise ValueError(
                f"a vertex must have a label, an outcome P, N or D, and a layer, got {short_repr(v)} with {short_repr(data)}"
            )
    layers = {
        v: check_int(data["layer"] if layer is None else layer(v), "layers", None, MOST_LAYERS)
        for v, data in graph.nodes(data=True)
    }
    options = {v: list(graph[v]) for v in graph}
    names = {v: str(graph.nodes[v]["label"]) for v in graph}
    plan = layout(options, columns_of(options, layers), names)
    curves = [_path(curve(plan, u, v)) for u, v in graph.edges]
    boxes = [path.get_extents() for path in curves]
    places = [(x, y, plan.widths[v] / 2 + TIP) for v, (x, y) in plan.places.items()]
    left = min([x - half for x, _, half in places] + [box.x0 for box in boxes]) - 0.06
    right = max([x + half for x, _, half in places] + [box.x1 for box in boxes]) + 0.06
    top = min([y - HEIGHT / 2 for _, y, _ in places] + [box.y0 for box in boxes]) - 0.12
    bottom = max([y + HEIGHT / 2 + 0.2 for _, y, _ in places] + [box.y1 for box in boxes]) + 0.1
    drawing, axes = figure(right - left, bottom - top)
    drawing.set_layout_engine("none")
    axes.set_position((0, 0, 1, 1))
    axes.set(xlim=(left, right), ylim=(bottom, top))
    axes.set_axis_off()
    for path in curves:
        arrow = FancyArrowPatch(path=path, arrowstyle="-|>", mutation_scale=9, color=SOFT, linewidth=1, zorder=2)
        axes.add_patch(arrow)
    small = 8 if len(graph) > 30 else 10
    for v, (x, y) in plan.places.items():
        data = graph.nodes[v]
        axes.add_patch(_vertex(data["outcome"], x, y, plan.widths[v]))
        ink = OUTCOMES[data["outcome"]][2]
        axes.text(x, y, names[v], ha="center", va="center", fontsize=10, color=ink, zorder=4)
        note = f"{data['outcome']} {data['value']}" if values and data.get("value") is not None else data["outcome"]
        axes.text(
            x, y + HEIGHT / 2 + 0.03, note, ha="center", va="top", fontsize=small, color=INK, zorder=4, bbox=PATCH
        )
    words = f"A graph of {len(graph)} positions and {graph.number_of_edges()} moves. {_lost(graph)}"
    return picture(drawing, alt or words)


def _lost(graph: nx.DiGraph[Any]) -> str:
    names = [str(data["label"]) for _, data in graph.nodes(data=True) if data["outcome"] == "P"]
    return f"P-positions: {('; ' if any(', ' in name for name in names) else ', ').join(names) or 'none'}."


def _path(points: list[tuple[float, float]]) -> Path:
    with needs("cgbook"):
        from matplotlib.path import Path

    return Path(points, [Path.MOVETO, *[Path.CURVE4] * (len(points) - 1)])


def _vertex(outcome: str, x: float, y: float, width: float) -> Patch:
    with needs("cgbook"):
        from matplotlib.patches import FancyBboxPatch, Polygon, Rectangle

    fill, edge, _ = OUTCOMES[outcome]
    left, top, half = x - width / 2, y - HEIGHT / 2, HEIGHT / 2
    look: dict[str, Any] = {"facecolor": fill, "edgecolor": edge, "linewidth": 1.4, "zorder": 3}
    if outcome == "P":
        return Rectangle((left, top), width, HEIGHT, **look)
    if outcome == "N":
        style = f"round,pad=0,rounding_size={half}"
        return FancyBboxPatch((left, top), width, HEIGHT, boxstyle=style, **look)
    corners = [(left, top), (left + width, top), (left + width + TIP, y), (left + width, y + half), (left, y + half)]
    return Polygon([*corners, (left - TIP, y)], closed=True, **look)
