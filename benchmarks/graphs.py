"""Values of games on graphs without cycles, from arrays of arrows; and the solver of any game, beside that game's own moves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import networkx as nx
import numpy as np
import numpy.typing as npt

from benchmarks import naive
from benchmarks.measure import CGKIT, Goal, Growth, Task, growth, task
from benchmarks.naive import CPP
from cgkit import Position, Ruleset, dag_values, mex

VERTICES, ARROWS = 10**6, 5 * 10**6
NETWORKX, MOVES, RECURSION = "networkx", "its moves() alone", "recursion with lru_cache"
SIDE, REACH = 500, 3

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


def small_takes(heaps: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Take one, two or three chips from one of two heaps."""
    a, b = heaps
    for taken in range(1, REACH + 1):
        if taken <= a:
            yield a - taken, b
        if taken <= b:
            yield a, b - taken


GAME = Ruleset.from_options(small_takes)


def searched(side: int) -> int:
    return Position(GAME, (side, side)).value(limit=10**6)


def by_recursion(side: int) -> int:
    @cache
    def value(heaps: tuple[int, int]) -> int:
        return mex(value(after) for after in small_takes(heaps))

    for a in range(side + 1):  # in an order that keeps the recursion flat
        for b in range(side + 1):
            found = value((a, b))
    return found


@task
def generic_solver() -> Task:
    """Any game by search: 251,001 positions, none of a theorem"""
    positions = [(a, b) for a in range(SIDE + 1) for b in range(SIDE + 1)]

    def moves_alone() -> None:
        for position in positions:
            list(GAME.moves(position))

    contenders: dict[str, Any] = {
        CGKIT: lambda: searched(SIDE),
        RECURSION: lambda: by_recursion(SIDE),
        MOVES: moves_alone,
    }
    return Task(contenders, [Goal(1 / 1.5, MOVES)], warm=lambda: searched(20))


@growth
def linear_dag() -> Growth:
    """Values of a graph, by its number of arrows"""
    sizes = (100_000, 200_000, 400_000, 800_000)  # what a cache holds
    return Growth(lambda n: lambda: solved(n // 5), sizes, 1, "Linear in", dag_values)
