"""Tests that compiled loops, plain Python and a search give graphs the same values."""

from __future__ import annotations

import random

import networkx as nx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import Digraph, dag_values
from cgkit.kernels import graph_values as kernel
from cgkit.solving import dags
from cgkit.solving.values import grundy

GRAPHS = st.integers(1, 12).flatmap(
    lambda count: st.tuples(
        st.just(count), st.lists(st.tuples(st.integers(0, count - 1), st.integers(0, count - 1)), max_size=30)
    )
)


def both(arrows: list[tuple[int, int]], count: int) -> list[tuple[list[int], list[int]]]:
    """Return the values and a cycle, computed by the compiled kernel, by plain Python, and by the kernel run as plain Python."""
    tails, heads = dags._of_pairs(arrows)
    found = [dags._compiled(tails, heads, count), dags._plain(tails, heads, count)]
    with pytest.MonkeyPatch.context() as patch:
        for name in ("by_tail", "values", "_mex"):
            made = getattr(kernel, name)
            patch.setattr(kernel, name, getattr(made, "py_func", made))
        found.append(dags._compiled(tails, heads, count))
    return [(values.tolist(), circle) for values, circle in found]


@pytest.mark.thorough
@given(GRAPHS)
def test_graphs_with_and_without_cycles(graph: tuple[int, list[tuple[int, int]]]) -> None:
    count, arrows = graph
    found = both(arrows, count)
    whole = nx.DiGraph(arrows)
    whole.add_nodes_from(range(count))
    if nx.is_directed_acyclic_graph(whole):
        game = Digraph(whole)
        truth = [grundy(game, vertex) for vertex in range(count)]
        assert found == [(truth, [])] * 3
        assert dag_values(whole) == dict(zip(whole, (truth[v] for v in whole), strict=True))
        assert dag_values(arrows, count).tolist() == truth
    else:
        for _, circle in found:
            assert circle
            assert all(whole.has_edge(one, other) for one, other in zip(circle, [*circle[1:], circle[0]], strict=True))
        with pytest.raises(ValueError, match=r"arrows form a cycle: \d+ →"):
            dag_values(whole)


@pytest.mark.parametrize("order", ["up", "down", "mixed"])
def test_a_larger_graph_in_every_way(order: str) -> None:
    rnd = random.Random(order)
    count = 2_000
    pairs = [tuple(sorted(rnd.sample(range(count), 2), reverse=order == "down")) for _ in range(9_000)]
    names = list(range(count))
    if order == "mixed":
        rnd.shuffle(names)
    arrows = [(names[one], names[other]) for one, other in pairs]
    compiled, plain, as_python = both(arrows, count)
    assert compiled == plain == as_python
    assert max(plain[0]) > 5
    given_ = np.array(arrows, np.int64)
    assert dag_values(given_).tolist() == plain[0][: given_.max() + 1]


def test_a_long_line_and_a_long_cycle() -> None:
    count = 200_000
    line = np.stack([np.arange(count - 1), np.arange(1, count)], 1)
    assert dag_values(line).tolist() == [(count - 1 - v) % 2 for v in range(count)]
    for arrows in (np.concatenate([line, [[count - 1, 0]]]), line[::-1].copy()):
        if len(arrows) == count:
            with pytest.raises(ValueError, match=r"0 → 1 → .* 11 → … 199,988 more … → 0$"):
                dag_values(arrows)
    assert dag_values([], 3).tolist() == [0, 0, 0]
    assert dag_values([]).tolist() == []
    assert dag_values({}) == {}


@pytest.mark.parametrize("kind", ["u1", "u4", "u8", "i2"])
def test_an_array_can_have_integers_of_any_type(kind: str) -> None:
    arrows = np.array([[1, 0], [2, 1]], kind)
    assert dag_values(arrows).tolist() == [0, 1, 0]
    assert dag_values(arrows[:0]).tolist() == []


def test_the_memory_of_a_graph_is_estimated_from_its_vertices_and_arrows(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(dags, "enough_memory", lambda megabytes, what: asked.append(megabytes))
    dag_values([], 1_000_000)
    dag_values([(1, 0)] * 100_000, 2)
    assert asked == [30, 2]
