"""Green Hackenbush: one search, against networkx's bridges and a contraction of what they leave."""

from __future__ import annotations

import random
from functools import partial
from typing import cast

import networkx as nx

from benchmarks.measure import CGKIT, PURE, Goal, Growth, Task, growth, task
from cgkit.rulesets.green import green_value

MANY, FEW = 10**6, 10**5
BRIDGES, CONTRACTED = "networkx's bridges alone", "networkx"

Edges = list[tuple[int, int]]


def by_contraction(edges: Edges) -> int:
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


def tree(edges: int) -> Edges:
    rnd = random.Random(9)
    return [(rnd.randrange(i), i) for i in range(1, edges + 1)]


def graph(edges: int) -> Edges:
    rnd = random.Random(10)
    vertices = 4 * edges // 5
    return [(rnd.randrange(vertices), rnd.randrange(vertices)) for _ in range(edges)]


def stalk(edges: int) -> Edges:
    """A long stalk, and chords over five of its edges."""
    length = 9 * edges // 10
    chords = sorted(random.Random(11).sample(range(length - 5), edges // 10))
    return [(i, i + 1) for i in range(length)] + [(i, i + 5) for i in chords]


def grid(edges: int) -> Edges:
    side = round((edges / 2) ** 0.5)
    across = [(side * y + x, side * y + x + 1) for y in range(side) for x in range(side - 1)]
    return across + [(side * y + x, side * y + x + side) for y in range(side - 1) for x in range(side)]


def beside_bridges(edges: Edges) -> Task:
    simple: nx.Graph[int] = nx.Graph(edges)

    def bridges() -> None:
        for _ in nx.bridges(simple):
            pass

    contenders = {CGKIT: lambda: green_value(edges), PURE: lambda: green_value(edges), BRIDGES: bridges}
    return Task(contenders, [Goal(0.8, BRIDGES, PURE)], warm=lambda: green_value(edges[:50_000]))


def beside_contraction(edges: Edges) -> Task:
    return Task({CGKIT: partial(green_value, edges), CONTRACTED: partial(by_contraction, edges)}, [Goal(1, CONTRACTED)])


@task
def hackenbush_graph() -> Task:
    """Green Hackenbush, a random graph with 10⁶ edges"""
    return beside_bridges(graph(MANY))


@task
def hackenbush_tree() -> Task:
    """Green Hackenbush, a random tree with 10⁶ edges"""
    return beside_bridges(tree(MANY))


@task
def hackenbush_stalk() -> Task:
    """Green Hackenbush, a stalk with chords, 10⁵ edges"""
    return beside_contraction(stalk(FEW))


@task
def hackenbush_grid() -> Task:
    """Green Hackenbush, a grid, 10⁵ edges"""
    return beside_contraction(grid(FEW))


@growth
def linear_hackenbush() -> Growth:
    """Green Hackenbush, random graphs"""
    edges = {n: graph(n) for n in (10_000, 20_000, 40_000, 80_000)}
    return Growth(lambda n: partial(green_value, edges[n]), tuple(edges), 1, "Linear", green_value)
