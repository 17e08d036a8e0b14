"""Drawings: position graphs with their outcomes and Sprague-Grundy values, and tables of outcomes as pictures.

matplotlib draws and networkx holds the graphs; both come with `cgkit[book]` and are imported only here. A drawing is a `Picture`: SVG text
that is the same on every run, with its alternative text inside it.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

import matplotlib as mpl
import networkx as nx
from matplotlib.colors import LinearSegmentedColormap, ListedColormap
from matplotlib.figure import Figure

from cgkit.graphs import position_graph
from cgkit.ink import FIELD, INK, LINE, N_ORANGE, N_TINT, P_BLUE, PAPER, SOFT
from cgkit.position import Position

__all__ = ["Picture", "draw", "figure", "outcome_map", "picture", "value_map"]

_STYLE = {
    "svg.hashsalt": "cgkit", "svg.fonttype": "none", "font.family": ["sans-serif"], "font.size": 11,
    "figure.facecolor": PAPER, "axes.facecolor": PAPER, "axes.edgecolor": LINE, "axes.labelcolor": INK,
    "text.color": INK, "xtick.color": SOFT, "ytick.color": SOFT, "axes.spines.top": False, "axes.spines.right": False,
}  # fmt: skip
MOST_DRAWN = 60


@dataclass(frozen=True)
class Picture:
    """A finished drawing and what it shows, in words."""

    alt: str
    svg: str = field(repr=False)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"image/svg+xml": self.svg, "text/plain": repr(self)}


def figure(width: float = 7, height: float = 3) -> tuple[Figure, Any]:
    """An empty figure in the book's style, and its axes; sizes in inches. End with `picture(figure, alt)`."""
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing = Figure(figsize=(width, height), layout="constrained")
        return drawing, drawing.subplots()


def picture(drawing: Figure, alt: str) -> Picture:
    """Ends a drawing: SVG with alternative text.

    Raises
    ------
    ValueError
        Without alternative text.
    """
    if not alt.strip():
        raise ValueError("a picture needs a sentence that says what it shows")
    out = io.StringIO()
    with mpl.rc_context(_STYLE):  # type: ignore[arg-type]
        drawing.savefig(out, format="svg", metadata={"Date": None})
    svg = out.getvalue()
    svg = svg[svg.index("<svg") :]
    return Picture(alt, svg.replace("<svg", f'<svg role="img" aria-label="{escape(alt, quote=True)}"', 1))


def draw(position: Position[Any], *, values: bool = True, alt: str = "", limit: int = MOST_DRAWN) -> Picture:
    """The graph of all positions that can be reached, each with its outcome and, if asked, its Sprague-Grundy value.

    >>> from cgkit import Subtraction
    >>> draw(Subtraction({1, 2})(3)).alt
    'The 4 positions of Subtraction({1, 2})(3) and the 5 moves between them. P-positions: 3, 0.'

    A position stands to the left of all that it leads to, one column for each further move that play can still last. P-positions are
    filled squares, N-positions outlined discs, draws triangles.

    Raises
    ------
    ValueError
        When more than `limit` positions can be reached: a larger graph is not readable.

    Complexity: one visit to each position and move, and the layout.
    """
    graph = position_graph(position.rules, position.state, limit=limit)
    places = _layered(graph)
    columns = len({x for x, _ in places.values()})
    tallest = max(sum(1 for x, _ in places.values() if x == column) for column in {x for x, _ in places.values()})
    drawing, axes = figure(max(4.0, min(12.0, 0.95 * columns)), max(2.2, 0.9 * tallest + 0.6))
    straight = tallest > 1
    nx.draw_networkx_edges(
        graph, places, ax=axes, edge_color=SOFT, arrowsize=11, width=1.1, node_size=900,
        connectionstyle="arc3,rad=0.12" if straight else "arc3,rad=-0.42",
    )  # fmt: skip
    looks = {"P": ("s", P_BLUE, P_BLUE, FIELD), "N": ("o", N_TINT, N_ORANGE, N_ORANGE), "D": ("^", FIELD, SOFT, INK)}
    for outcome, (shape, fill, edge, ink) in looks.items():
        nodes = [v for v, data in graph.nodes(data=True) if data["outcome"] == outcome]
        nx.draw_networkx_nodes(
            graph, places, nodelist=nodes, ax=axes, node_shape=shape, node_color=fill, edgecolors=edge, node_size=900
        )
        nx.draw_networkx_labels(
            graph, places, {v: graph.nodes[v]["label"] for v in nodes}, ax=axes, font_color=ink, font_size=11
        )
    for v, (x, y) in places.items():
        value = graph.nodes[v].get("value")
        note = graph.nodes[v]["outcome"] + (f" {value}" if values and value is not None else "")
        axes.annotate(note, (x, y), (0, -26), textcoords="offset points", ha="center", fontsize=10, color=SOFT)
    axes.margins(0.09, 0.35)
    axes.set_axis_off()
    losing = ", ".join(str(graph.nodes[v]["label"]) for v in graph if graph.nodes[v]["outcome"] == "P")
    said = (
        f"The {len(graph)} positions of {position} and the {graph.number_of_edges()} moves between them. "
        f"P-positions: {losing or 'none'}."
    )
    return picture(drawing, alt or said)


def _layered(graph: nx.DiGraph[Any]) -> dict[Any, tuple[float, float]]:
    """Columns by the node attribute `layer`, the terminal positions on the right; each column centred."""
    columns: dict[int, list[Any]] = defaultdict(list)
    for v in graph:
        columns[graph.nodes[v]["layer"]].append(v)
    last = max(columns)
    return {
        v: (float(last - layer), (len(column) - 1) / 2 - i)
        for layer, column in columns.items()
        for i, v in enumerate(column)
    }


def outcome_map(
    outcome: Callable[[int, int], str],
    columns: Sequence[int],
    rows: Sequence[int],
    *,
    labels: Mapping[str, str],
    alt: str,
) -> Picture:
    """A grid of outcomes: one row for each rule, one column for each position; P filled, N light, draws grey.

    Parameters
    ----------
    outcome
        `outcome(row, column)` is "P", "N" or "D".
    labels
        The words for the two axes, under the keys "columns" and "rows".
    """
    shade = {"P": 0, "N": 1, "D": 2}
    grid = [[shade[outcome(row, column)] for column in columns] for row in rows]
    drawing, axes = figure(7, 0.26 * len(rows) + 0.9)
    axes.imshow(grid, cmap=ListedColormap([P_BLUE, N_TINT, LINE]), vmin=0, vmax=2, aspect="auto")
    axes.set_xticks(range(0, len(columns), 5), [str(n) for n in columns[::5]])
    axes.set_yticks(range(len(rows)), [str(row) for row in rows])
    axes.set_xticks([i - 0.5 for i in range(1, len(columns))], minor=True)
    axes.set_yticks([i - 0.5 for i in range(1, len(rows))], minor=True)
    axes.grid(which="minor", color=PAPER, linewidth=1.5)
    axes.tick_params(which="both", length=0)
    axes.set(xlabel=labels["columns"], ylabel=labels["rows"])
    return picture(drawing, alt)


def value_map(values: Sequence[Sequence[int]], *, mark: int, labels: Mapping[str, str], alt: str) -> Picture:
    """A table of numbers as shades, its row 0 at the bottom; the places that hold `mark` stand out.

    Parameters
    ----------
    values
        Rows of integers, all of the same length.
    mark
        The number whose places are marked.
    labels
        The words for the two axes, under the keys "columns" and "rows".
    """
    drawing, axes = figure(6.4, 5.4)
    shades = LinearSegmentedColormap.from_list("cgkit", [N_TINT, N_ORANGE])
    image = axes.imshow(values, cmap=shades, origin="lower", interpolation="nearest")
    places = [(x, y) for y, row in enumerate(values) for x, value in enumerate(row) if value == mark]
    axes.scatter(*zip(*places, strict=True), s=9, marker="s", color=P_BLUE)
    axes.set(xlabel=labels["columns"], ylabel=labels["rows"])
    drawing.colorbar(image, ax=axes, shrink=0.8)
    return picture(drawing, alt)
