"""The value and the winning cuts of Green Hackenbush on any rooted multigraph, from one depth-first search.

Edges are pairs of vertices, and vertex 0 is the ground. Loops and parallel edges are allowed; an edge that isn't connected to the ground
isn't part of the game.

**Theorem** (colon and fusion principles). A bridge is worth one more than everything above it. An edge of a cycle is worth 1, and anything
attached to a cycle can be moved along the cycle. The value of a picture is the nim-sum of everything attached to the ground. Chapter 9 of
the book proves both principles.

This means that the program never needs to contract the graph. The search nim-adds to each vertex the values of the edges above it. A bridge
adds v + 1, where v is the value of its upper end. Any other edge that the search climbs adds v ⊕ 1, because this edge is one edge of a
cycle, and everything else on the cycle counts towards its upper end. An edge back to a vertex already visited, or a loop, adds 1.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from cgkit.checks import check_int, check_list, short_repr, wrong

__all__ = ["green_value", "standing", "winning_cuts"]

Vertex = Hashable
Edge = tuple[Vertex, Vertex]
GROUND = 0


def green_value(edges: Iterable[Edge]) -> int:
    """Return the Grundy value of a picture of Green Hackenbush.

    >>> green_value([(0, 1), (1, 2), (1, 2), (1, 3)])  # a stalk that carries a cycle of two edges and a branch of one
    2
    >>> green_value([(i, i + 1) for i in range(100_000)])
    100000

    Parameters
    ----------
    edges : pairs of vertices, which are any hashable values; at most a million pairs. Vertex 0 is the ground. Loops and parallel edges are
        allowed. Edges that aren't connected to the ground don't count.

    Complexity
    ----------
    Linear in the number of edges, without recursion.

    References
    ----------
    Winning Ways, chapter 7; Ferguson, Part I, chapter 6.
    """
    return _grow(dict(enumerate(check_list(edges, "edges, pairs of vertices,")))).worth[GROUND]


def standing(edges: Mapping[int, Edge]) -> set[int]:
    """Return the names of the edges that are connected to the ground.

    >>> sorted(standing({1: (0, 1), 2: (1, 2), 3: (5, 6)}))
    [1, 2]
    """
    around = _around(edges)
    seen: set[Vertex] = {GROUND}
    names: set[int] = set()
    todo: deque[Vertex] = deque(seen)
    while todo:
        for other, name in around.get(todo.popleft(), ()):
            names.add(name)
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return names


def branches(edges: Mapping[int, Edge]) -> dict[int, int]:
    """Return, for each edge connected to the ground, the value of the edge and everything that would fall with it, or 1 on a cycle.

    >>> branches({1: (0, 1), 2: (1, 2), 3: (2, 3), 4: (1, 4), 5: (4, 4)})
    {1: 1, 2: 2, 3: 1, 4: 2, 5: 1}
    """
    grown = _grow(edges)
    alone = {name: grown.worth[above] + 1 for name, (_, above) in grown.bridges.items()}
    return {name: alone.get(name, 1) for name in edges if edges[name][0] in grown.worth}


def winning_cuts(edges: Mapping[int, Edge]) -> Iterator[int]:
    """Yield the name of each edge whose removal leaves value 0.

    >>> sorted(winning_cuts({1: (0, 1), 2: (1, 2), 3: (2, 3), 4: (0, 4)}))
    [2]

    Complexity
    ----------
    Linear on trees. A bridgeless part of b edges is searched once for each of its edges, which takes b² steps. Cuts are yielded as they're
    found, so the first ones from a large picture come quickly.

    Notes
    -----
    From the ground upwards, each bridgeless part gets a target value. Its surplus is the nim-sum of its value and its target. A winning cut
    in one of its branches must change that branch's value by exactly this surplus. If the branch needs to become 0, cut it off. Otherwise
    the target of its upper end is one less than the target of the branch.
    """
    grown = _grow(edges)
    wanted: dict[Vertex, int] = {GROUND: 0}
    inside: dict[Vertex, dict[int, Edge]] = {}
    carried: dict[Vertex, int] = {}
    for name, (below, above) in grown.rising():
        root = grown.root_of[below]
        carried[below] = carried.get(below, 0) ^ (grown.worth[above] + 1)
        if root in wanted and grown.worth[root] != wanted[root]:
            branch = (grown.worth[above] + 1) ^ grown.worth[root] ^ wanted[root]
            if branch:
                wanted[above] = branch - 1
            else:
                yield name
    for name, (a, b) in edges.items():
        if name not in grown.bridges and a in grown.root_of:
            inside.setdefault(grown.root_of[a], {})[name] = (a, b)
    for root, block in inside.items():
        if root in wanted and grown.worth[root] != wanted[root]:
            for name in block:
                left = {other: edge for other, edge in block.items() if other != name}
                if _grow(left, root, carried).worth[root] == wanted[root]:
                    yield name


@dataclass(frozen=True)
class _Grown:
    """The results of a search from the root.

    worth : vertex -> value of everything above it that the search climbed; at the root of a bridgeless part, that's everything above it.
    bridges : name -> (lower end, upper end).
    root_of : vertex -> the vertex where the search entered its bridgeless part; the vertices are in the order of the search.
    """

    worth: dict[Vertex, int]
    bridges: dict[int, tuple[Vertex, Vertex]]
    root_of: dict[Vertex, Vertex]

    def rising(self) -> Iterator[tuple[int, tuple[Vertex, Vertex]]]:
        """Yield the bridges, each after all bridges below it."""
        by_upper = {above: (name, (below, above)) for name, (below, above) in self.bridges.items()}
        return (by_upper[vertex] for vertex in self.root_of if vertex in by_upper)


def _around(edges: Mapping[int, Edge]) -> dict[Vertex, list[tuple[Vertex, int]]]:
    if not isinstance(edges, Mapping):
        raise TypeError(f"edges must be a mapping from names to pairs of vertices, got {short_repr(edges)}")
    around: dict[Vertex, list[tuple[Vertex, int]]] = {}
    for name, edge in edges.items():
        number = check_int(name, "the names of edges", None)
        try:
            a, b = edge
            around.setdefault(a, []).append((b, number))
            if a != b:
                around.setdefault(b, []).append((a, number))
        except (TypeError, ValueError) as error:
            message = f"an edge must be a pair of hashable vertices, got {short_repr(edge)}"
            raise wrong(isinstance(error, ValueError), message) from None
    return around


def _grow(edges: Mapping[int, Edge], root: Vertex = GROUND, carried: Mapping[Vertex, int] | None = None) -> _Grown:
    """Return the results of a search from the root; `carried` gives starting values of vertices, before any edge is counted."""
    around, given = _around(edges), carried or {}
    entered, low, worth = {root: 0}, {root: 0}, {root: given.get(root, 0)}
    parent: dict[Vertex, Vertex] = {}
    bridges: dict[int, tuple[Vertex, Vertex]] = {}
    stack = [(root, -1, iter(around.get(root, ())))]
    while stack:
        vertex, came, rest = stack[-1]
        for other, name in rest:
            if other not in entered:
                entered[other] = low[other] = len(entered)
                worth[other] = given.get(other, 0)
                parent[other] = vertex
                stack.append((other, name, iter(around[other])))
                break
            if name != came and entered[other] <= entered[vertex]:  # count such an edge once, from its upper end
                worth[vertex] ^= 1
                if entered[other] < low[vertex]:
                    low[vertex] = entered[other]
        else:
            stack.pop()
            if not stack:
                break
            below = stack[-1][0]
            if low[vertex] > entered[below]:
                worth[below] ^= worth[vertex] + 1
                bridges[came] = (below, vertex)
            else:
                worth[below] ^= worth[vertex] ^ 1
                if low[vertex] < low[below]:
                    low[below] = low[vertex]
    uppers = {above for _, above in bridges.values()}
    root_of: dict[Vertex, Vertex] = {}
    for vertex in entered:
        root_of[vertex] = vertex if vertex == root or vertex in uppers else root_of[parent[vertex]]
    return _Grown(worth, bridges, root_of)
