"""Green Hackenbush with 100,000 edges: one search, against networkx's bridges and a contraction of what they leave."""

from __future__ import annotations

import random
from typing import cast

import networkx as nx

from benchmarks.measure import Row, compare
from cgkit.rulesets.hackenbush.green import green_value

EDGES = 100_000


def by_contraction(edges: list[tuple[int, int]]) -> int:
    """Finds the bridges, contracts what hangs together without them, and works down the tree that is left."""
    multigraph: nx.MultiGraph[int] = nx.MultiGraph([(0, 0), *edges])
    multigraph.remove_edge(0, 0, 0)
    graph = multigraph.subgraph(nx.node_connected_component(multigraph, 0))
    simple: nx.Graph[int] = nx.Graph()
    simple.add_edges_from(graph.edges())
    cuts = cast("list[tuple[int, int]]", list(nx.bridges(simple)))  # the stubs promise single vertices
    single = {frozenset(pair) for pair in cuts if graph.number_of_edges(*pair) == 1}
    rest: nx.Graph[int] = nx.Graph()
    rest.add_nodes_from(graph)
    rest.add_edges_from(edge for edge in graph.edges() if frozenset(edge) not in single)
    home = {vertex: i for i, part in enumerate(nx.connected_components(rest)) for vertex in part}
    worth = dict.fromkeys(home.values(), 0)
    tree: nx.Graph[int] = nx.Graph()
    tree.add_nodes_from(worth)
    for a, b in graph.edges():
        if frozenset((a, b)) in single:
            tree.add_edge(home[a], home[b])
        else:
            worth[home[a]] ^= 1
    for below, above in reversed(list(nx.bfs_edges(tree, home[0]))):
        worth[below] ^= worth[above] + 1
    return worth[home[0]]


def rows() -> list[Row]:
    rnd = random.Random(9)
    side = 224  # a grid of about as many edges
    pictures: dict[str, list[tuple[int, int]]] = {
        "random tree": [(rnd.randrange(i), i) for i in range(1, EDGES + 1)],
        "random graph": [(rnd.randrange(4 * EDGES // 5), rnd.randrange(4 * EDGES // 5)) for _ in range(EDGES)],
        "stalk with chords": [(i, i + 1) for i in range(9 * EDGES // 10)]
        + [(i, i + 5) for i in sorted(rnd.sample(range(9 * EDGES // 10 - 5), EDGES // 10))],
        "grid": [(side * y + x, side * y + x + 1) for y in range(side) for x in range(side - 1)]
        + [(side * y + x, side * y + x + side) for y in range(side - 1) for x in range(side)],
    }
    return [
        compare(
            f"Green Hackenbush, {name}, {len(edges):,} edges",
            {
                "cgkit": lambda edges=edges: green_value(edges),  # type: ignore[misc]
                "networkx": lambda edges=edges: by_contraction(edges),  # type: ignore[misc]
            },
        )
        for name, edges in pictures.items()
    ]
