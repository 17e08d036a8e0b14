"""Green Hackenbush on any rooted multigraph: its value in one depth-first search, and every cut that wins.

Edges are pairs of vertices, and vertex 0 is the ground. Loops and parallel edges are allowed; whatever does not hang on the ground is
not part of the game.

**Theorem** (colon and fusion principles). A bridge is worth one more than what grows above it; an edge that lies on a cycle is worth
1, wherever it lies, and what grows on a cycle may be moved along it. The value of a picture is the nim-sum of all that hangs on the
ground. Chapter 9 proves both principles.

So no graph is ever contracted. The search adds to each vertex what hangs on it. A bridge adds its upper end plus 1. Any other edge by
which the search climbs adds its upper end ⊕ 1, for it is one edge of a cycle, and the rest of the cycle hangs on the upper end. An edge
back to a vertex already met, or a loop, adds 1.
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
    edges : pairs of vertices, any hashable values, at most a million. 0 is the ground. Loops and parallel edges are allowed; edges
        that do not hang on the ground do not count.

    Complexity
    ----------
    Linear in the number of edges; no recursion.

    References
    ----------
    Winning Ways, chapter 7; Ferguson, Part I, chapter 6.
    """
    return _grow(dict(enumerate(check_list(edges, "edges, pairs of vertices,")))).worth[GROUND]


def standing(edges: Mapping[int, Edge]) -> set[int]:
    """Return the names of the edges that hang on the ground.

    >>> sorted(standing({1: (0, 1), 2: (1, 2), 3: (5, 6)}))
    [1, 2]

    Complexity
    ----------
    Linear in the number of edges.
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
    """Return the value of each edge together with everything that hangs on the ground by it alone; 1 for an edge of a cycle.

    >>> branches({1: (0, 1), 2: (1, 2), 3: (2, 3), 4: (1, 4), 5: (4, 4)})
    {1: 1, 2: 2, 3: 1, 4: 2, 5: 1}

    Complexity
    ----------
    Linear in the number of edges.
    """
    grown = _grow(edges)
    alone = {name: grown.worth[above] + 1 for name, (_, above) in grown.bridges.items()}
    return {name: alone.get(name, 1) for name in edges if edges[name][0] in grown.worth}


def winning_cuts(edges: Mapping[int, Edge]) -> Iterator[int]:
    """Yield the name of every edge whose cut leaves the value 0.

    >>> sorted(winning_cuts({1: (0, 1), 2: (1, 2), 3: (2, 3), 4: (0, 4)}))
    [2]

    Complexity
    ----------
    Linear on trees. A part of b edges without bridges costs one search of it for each edge, b² in all. The cuts are found one by one,
    so the first cuts of a large picture need not wait for the last.

    Notes
    -----
    From the ground upwards, each part that holds together without bridges is told which value it should have. Its surplus is the
    nim-sum of the value that it has and the value that it should have, and each branch that leaves it should change by exactly this
    surplus. Where a branch should become 0, cut it off; otherwise the value of its upper end should be one less than that of the
    branch.
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

    worth : vertex -> value of all that hangs on it, as far as the search climbed there. At the root of a part without bridges that is all.
    bridges : name -> (lower, upper end).
    root_of : vertex -> the vertex at which the search entered its part without bridges; in the order of the search.
    """

    worth: dict[Vertex, int]
    bridges: dict[int, tuple[Vertex, Vertex]]
    root_of: dict[Vertex, Vertex]

    def rising(self) -> Iterator[tuple[int, tuple[Vertex, Vertex]]]:
        """The bridges from the ground upwards: each after all that are below it."""
        by_upper = {above: (name, (below, above)) for name, (below, above) in self.bridges.items()}
        return (by_upper[vertex] for vertex in self.root_of if vertex in by_upper)


def _around(edges: Mapping[int, Edge]) -> dict[Vertex, list[tuple[Vertex, int]]]:
    if not isinstance(edges, Mapping):
        raise TypeError(f"edges are a mapping from names to pairs of vertices, got {short_repr(edges)}")
    around: dict[Vertex, list[tuple[Vertex, int]]] = {}
    for name, edge in edges.items():
        number = check_int(name, "the names of edges", None)
        try:
            a, b = edge
            around.setdefault(a, []).append((b, number))
            if a != b:
                around.setdefault(b, []).append((a, number))
        except (TypeError, ValueError) as error:
            message = f"an edge is a pair of hashable vertices, got {short_repr(edge)}"
            raise wrong(isinstance(error, ValueError), message) from None
    return around


def _grow(edges: Mapping[int, Edge], root: Vertex = GROUND, carried: Mapping[Vertex, int] | None = None) -> _Grown:
    """Search from the root; `carried` holds the values of vertices before any edge is counted."""
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
            if name != came and entered[other] <= entered[vertex]:  # from above: each such edge is counted once
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
