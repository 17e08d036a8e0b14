"""Values of Green Hackenbush by a single search, against networkx's bridges and a contraction of the other edges."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import cast

import networkx as nx
import pytest

from benchmarks.goals import CGKIT, Timed, contenders, grows
from cgkit.rulesets.hackenbush_values import green_value

MANY, FEW = 10**6, 10**5
BRIDGES, CONTRACTED = "networkx's bridges alone", "networkx"

Edges = list[tuple[int, int]]


def by_contraction(edges: Edges) -> int:
    """Return the value: find the bridges, contract each part that stays connected without them, and work down the remaining tree."""
    multigraph: nx.MultiGraph[int] = nx.MultiGraph([(0, 0), *edges])
    multigraph.remove_edge(0, 0, 0)
    graph = multigraph.subgraph(nx.node_connected_component(multigraph, 0))
    simple: nx.Graph[int] = nx.Graph()
    simple.add_edges_from(graph.edges())
    cuts = cast("list[tuple[int, int]]", list(nx.bridges(simple)))  # networkx's stubs promise single vertices
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


def tree(edges: int) -> Edges:
    rnd = random.Random(9)
    return [(rnd.randrange(i), i) for i in range(1, edges + 1)]


def graph(edges: int) -> Edges:
    rnd = random.Random(10)
    vertices = 4 * edges // 5
    return [(rnd.randrange(vertices), rnd.randrange(vertices)) for _ in range(edges)]


def stalk(edges: int) -> Edges:
    """Return a long stalk with chords, each over five of its edges."""
    length = 9 * edges // 10
    chords = sorted(random.Random(11).sample(range(length - 5), edges // 10))
    return [(i, i + 1) for i in range(length)] + [(i, i + 5) for i in chords]


def grid(edges: int) -> Edges:
    side = round((edges / 2) ** 0.5)
    across = [(side * y + x, side * y + x + 1) for y in range(side) for x in range(side - 1)]
    return across + [(side * y + x, side * y + x + side) for y in range(side - 1) for x in range(side)]


@contenders(CGKIT, BRIDGES)
@pytest.mark.goal(0.8, BRIDGES)
@pytest.mark.parametrize("made", [graph, tree], ids=["graph", "tree"])
def test_bridges(who: str, made: Callable[[int], Edges], timed: Timed) -> None:
    """Green Hackenbush, 10⁶ random edges (networkx finds only the bridges, and no value)"""
    edges = made(MANY)
    if who == BRIDGES:
        simple: nx.Graph[int] = nx.Graph(edges)
        timed(lambda: deque(nx.bridges(simple), maxlen=0), answer=lambda _: None)
    else:
        timed(lambda: green_value(edges))


@contenders(CGKIT, CONTRACTED)
@pytest.mark.goal(1, CONTRACTED)
@pytest.mark.parametrize("made", [stalk, grid], ids=["stalk", "grid"])
def test_contraction(who: str, made: Callable[[int], Edges], timed: Timed) -> None:
    """Green Hackenbush, 10⁵ edges"""
    edges = made(FEW)
    timed(
        lambda: by_contraction(edges) if who == CONTRACTED else green_value(edges), rounds=1 if who == CONTRACTED else 3
    )


@grows(1, "Linear", green_value, (10_000, 20_000, 40_000, 80_000))
def test_linear_hackenbush(size: int, timed: Timed) -> None:
    """Green Hackenbush, random graphs, by their edges"""
    edges = graph(size)
    timed(lambda: green_value(edges))
