"""Values of games on graphs without cycles, from arrays of arrows."""

from __future__ import annotations

from functools import cache
from typing import Any

import networkx as nx
import numpy as np
import numpy.typing as npt

from benchmarks import naive
from benchmarks.measure import CGKIT, Goal, Growth, Task, growth, task
from benchmarks.naive import CPP
from cgkit import dag_values, mex

VERTICES, ARROWS = 10**6, 5 * 10**6
NETWORKX = "networkx"

Arrows = npt.NDArray[np.int32]


@cache
def drawn(vertices: int) -> Arrows:
    """Five arrows for each vertex, each to any before it in an order that the numbers hide."""
    rng = np.random.default_rng(vertices)
    tails = rng.integers(1, vertices, 5 * vertices)
    heads = (rng.random(5 * vertices) * tails).astype(np.int64)
    hidden = rng.permutation(vertices).astype(np.int32)
    return np.stack((hidden[tails], hidden[heads]), axis=1)


def by_networkx(vertices: int, arrows: Arrows) -> list[int]:
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(range(vertices))
    graph.add_edges_from(arrows.tolist())
    values: dict[int, int] = {}
    for vertex in reversed(list(nx.topological_sort(graph))):
        values[vertex] = mex(values[follower] for follower in graph.successors(vertex))
    return [values[vertex] for vertex in range(vertices)]


def solved(vertices: int) -> Any:
    return dag_values(drawn(vertices), vertices)


@task
def dag() -> Task:
    """Values of a graph with 10⁶ vertices and 5 · 10⁶ arrows"""
    tails, heads = drawn(VERTICES).T.copy()
    contenders: dict[str, Any] = {CGKIT: lambda: solved(VERTICES)}
    if naive.here():
        contenders[CPP] = lambda: naive.dag(VERTICES, tails, heads)
    return Task(contenders, [Goal(4, CPP)], warm=lambda: solved(50_000))


@task
def dag_networkx() -> Task:
    """Values of a graph with 10⁵ vertices and 5 · 10⁵ arrows"""
    few = VERTICES // 10
    contenders: dict[str, Any] = {CGKIT: lambda: solved(few), NETWORKX: lambda: by_networkx(few, drawn(few))}
    return Task(contenders, [Goal(40, NETWORKX)], warm=lambda: solved(50_000))


@growth
def linear_dag() -> Growth:
    """Values of a graph, by its number of arrows"""
    sizes = (100_000, 200_000, 400_000, 800_000)  # what a cache holds
    return Growth(lambda n: lambda: solved(n // 5), sizes, 1, "Linear in", dag_values)
