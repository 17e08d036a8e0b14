"""Maximum matchings, drawn on the boards of vertex geography."""

from __future__ import annotations

from typing import Any

from cgbook.extras import needs
from cgbook.pictures.boards.geography import drawn
from cgbook.pictures.figures import Picture
from cgbook.pictures.frame import card
from cgbook.pictures.ink import NARROW
from cgkit.checks import check_type, short_repr
from cgkit.position import Position
from cgkit.rulesets.geography import Geography

Walk = Position[tuple[int, tuple[int, ...]]]


def matching_of(position: Walk) -> set[tuple[int, int]]:
    """Return a maximum matching as pairs of vertex numbers; it doesn't cover the token's vertex unless every maximum matching does.

    >>> matching_of(Geography({"a": "b", "b": "c"})("a"))
    {(1, 2)}

    Only the token's vertex and the unvisited vertices count. The time is at most cubic in their number.
    """
    check_type(Position, position, 'Geography({"a": "b"})("a")')
    if not isinstance(position.rules, Geography):
        raise ValueError(f"a matching needs a position of Geography, got {short_repr(position)}")
    with needs("cgbook"):
        import networkx as nx

    here, left = position.state
    graph: nx.Graph[Any] = nx.Graph(position.rules.drawing()["edges"])
    found, without = (
        nx.max_weight_matching(graph.subgraph(some), maxcardinality=True) for some in ((here, *left), left)
    )
    return {(min(pair), max(pair)) for pair in (found if len(found) > len(without) else without)}


def draw_matching(position: Walk) -> Picture:
    """Draw a position of vertex geography with the edges of a maximum matching thick.

    >>> draw_matching(Geography({"a": "b", "b": "c"})("a")).alt
    'The token is on a. Thick edges: b–c.'
    """
    thick = matching_of(position)
    names = position.rules.drawing()["names"]
    edges = ", ".join(f"{names[v]}–{names[w]}" for v, w in sorted(thick)) or "none"
    return with_matching(position, thick, f"The token is on {names[position.state[0]]}. Thick edges: {edges}.")


def with_matching(position: Walk, thick: set[tuple[int, int]], alt: str) -> Picture:
    """Draw a position with these edges thick."""
    shapes, below = drawn(position, 12, thick, NARROW)
    return Picture(alt, card(alt, below, shapes, width=NARROW))
