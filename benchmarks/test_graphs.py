"""Values of games on graphs without cycles, from arrays of arrows."""

from __future__ import annotations

from functools import cache
from typing import Any

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest

from benchmarks import naive
from benchmarks.goals import CGKIT, CPP, Timed, contenders, grows
from cgkit import dag_values, mex

VERTICES, ARROWS = 10**6, 5 * 10**6
NETWORKX = "networkx"

Arrows = npt.NDArray[np.int32]


@cache
def drawn(vertices: int) -> Arrows:
    """Return five times as many random arrows as vertices, each to an earlier vertex in an order that the numbers don't show."""
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


@contenders(CGKIT, CPP)
@pytest.mark.goal(4, CPP)
def test_dag(who: str, timed: Timed) -> None:
    """Values of a graph with 10⁶ vertices and 5 · 10⁶ arrows"""
    solved(50_000)
    tails, heads = drawn(VERTICES).T.copy()
    timed(lambda: naive.dag(VERTICES, tails, heads) if who == CPP else solved(VERTICES))


@contenders(CGKIT, NETWORKX)
@pytest.mark.goal(40, NETWORKX)
def test_dag_networkx(who: str, timed: Timed) -> None:
    """Values of a graph with 10⁵ vertices and 5 · 10⁵ arrows"""
    few = VERTICES // 10
    arrows = drawn(few)
    timed(lambda: by_networkx(few, arrows) if who == NETWORKX else solved(few), rounds=1 if who == NETWORKX else 3)


@grows(1, "Linear in", dag_values, (100_000, 200_000, 400_000, 800_000))  # sizes whose arrays fit into a cache
def test_linear_dag(size: int, timed: Timed) -> None:
    """Values of a graph, by its number of arrows"""
    drawn(size // 5)
    timed(lambda: solved(size // 5))
