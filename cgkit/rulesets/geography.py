"""Vertex geography, where a token walks along the edges of a graph and never returns to a vertex.

**Theorem.** The first player wins exactly when every maximum matching of the graph covers the start.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

from cgkit.checks import check_list, shaped, short_repr
from cgkit.games.move import Move, Step
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.graph_games import is_vertex, name_of, read_arrows

if TYPE_CHECKING:
    import networkx as nx

Walk = tuple[int, tuple[int, ...]]  # numbers, from 0, of the token's vertex and of the unvisited vertices
WHOLE = "the number of the token's vertex, and a list of the numbers of unvisited vertices"
EXAMPLE = 'a mapping from each vertex to its neighbours, such as {"a": "bc", "b": "c"}, or a networkx.Graph'


class Geography(Ruleset[Walk]):
    """Vertex geography, where a move takes the token along an edge to a vertex that it hasn't visited.

    >>> game = Geography({"a": "b", "b": "cd"})
    >>> game("a").outcome(), game("b").winning_moves()[0]
    ('P', go to a: leaves a (c, d left), and no move is left)

    `game("b")` starts at vertex b. `game("b", ["a", "d"])` is also at b, but only a and d are unvisited. The plain position numbers the
    vertices from 0, in the order given.

    The search can look at exponentially many positions. A matching is a faster way to find who wins; see `cgbook.pictures.matching_of`.

    Parameters
    ----------
    graph : for each vertex, its neighbours, as a mapping or a `networkx.Graph`. An edge listed at one end counts at both.
    places : for a drawing, the point (x, y) of each vertex, with y upwards (default: places around a circle).

    References
    ----------
    Fraenkel, Scheinerman and Ullman 1993.
    """

    title = "Vertex geography"
    rule = "A move takes the token along an edge to a vertex where it has never been."
    skin = "geography"
    edges: tuple[tuple[Hashable, tuple[Hashable, ...]], ...]

    def __init__(
        self,
        graph: Mapping[Any, Iterable[Any]] | nx.Graph[Any],
        places: Mapping[Any, tuple[float, float]] | None = None,
    ) -> None:
        given = dict(graph.adjacency()) if hasattr(graph, "adjacency") else graph
        if not isinstance(given, Mapping):
            raise TypeError(f"a graph must be {EXAMPLE}, got {short_repr(graph)}")
        arrows = read_arrows(given)
        near: dict[Hashable, dict[Hashable, None]] = {v: {} for v in arrows}
        for v, after in arrows.items():
            for w in after:
                if v == w:
                    raise ValueError(
                        f"an edge must join two different vertices, got one from {short_repr(v)} to itself"
                    )
                near[v][w] = near.setdefault(w, {})[v] = None
        if not near:
            raise ValueError("a graph needs at least one vertex, got none")
        if len({name_of(v) for v in near}) < len(near):
            raise ValueError(f"vertices must have different printed names, got {short_repr(list(near))}")
        self.edges = tuple((v, tuple(after)) for v, after in near.items())
        self.words = {f"go {i}": f"go to {name_of(v)}" for i, v in enumerate(near)}
        turns = (2 * pi * i / len(near) for i in range(len(near)))
        at = {v: (sin(turn), cos(turn)) for v, turn in zip(near, turns, strict=True)} if places is None else places
        if not isinstance(at, Mapping) or any(not _is_point(at.get(v)) for v in near):
            raise ValueError(f"places must give a point (x, y) for each vertex, got {short_repr(at)}")
        self.places = tuple(at[v] for v in near)

    def _given(self) -> dict[str, Any]:
        return {"edges": self.edges}  # the places don't change the game

    def __repr__(self) -> str:
        return f"Geography({{{', '.join(f'{v!r}: {list(after)!r}' for v, after in self.edges)}}})"

    @cached_property
    def vertices(self) -> list[Hashable]:
        """The vertices, in the order given."""
        return [v for v, _ in self.edges]

    @cached_property
    def _number(self) -> dict[Hashable, int]:
        return {v: i for i, v in enumerate(self.vertices)}

    @cached_property
    def _near(self) -> list[list[int]]:
        return [[self._number[w] for w in after] for _, after in self.edges]

    def drawing(self) -> dict[str, Any]:
        edges = [[v, w] for v, near in enumerate(self._near) for w in near if w > v]
        return {
            "names": [name_of(v) for v in self.vertices],
            "edges": edges,
            "places": [list(at) for at in self.places],
        }

    def parse(self, *parts: Any) -> Any:
        if not 1 <= len(parts) <= 2:
            raise ValueError(
                f"a position must be a vertex, with or without a list of unvisited vertices, got {short_repr(parts)}"
            )
        here = self._read(parts[0])
        left = map(self._read, check_list(parts[1], "unvisited vertices")) if len(parts) == 2 else self._number.values()
        return here, tuple(v for v in left if v != here)

    def _read(self, vertex: Any) -> int:
        if not is_vertex(vertex) or vertex not in self._number:
            names = ", ".join(map(name_of, self.vertices))
            raise ValueError(f"a position can name only vertices of the graph ({names:.150}), got {short_repr(vertex)}")
        return self._number[vertex]

    def check(self, position: Any) -> Walk:
        here, left = shaped(position, (int, [int]), WHOLE)
        if max(here, *left, 0) >= len(self.edges) or here in left:
            raise ValueError(f"a position must be {WHOLE}, all different and below {len(self.edges)}, got {position}")
        return here, tuple(sorted(set(left)))

    def moves(self, position: Walk) -> Iterator[Move[Walk]]:
        here, left = position
        for v in self._near[here]:
            if v in left:
                yield Move((v, tuple(w for w in left if w != v)), (Step(f"go {v}"),))

    def located(self, position: Walk, move: Move[Walk]) -> tuple[Step, ...]:
        return (Step("go", (), (move.after[0],)),)

    def show(self, position: Walk) -> str:
        here, left = position
        return (
            f"{name_of(self.vertices[here])} ({', '.join(name_of(self.vertices[v]) for v in left) or 'no vertex'} left)"
        )

    def write(self, position: Walk) -> str:
        here, left = position
        unvisited = f", {[self.vertices[v] for v in left]!r}" if len(left) < len(self.edges) - 1 else ""
        return f"{self!r}({self.vertices[here]!r}{unvisited})"


def _is_point(given: Any) -> bool:
    return isinstance(given, tuple) and len(given) == 2 and all(type(x) in (int, float) and abs(x) < 1e6 for x in given)
