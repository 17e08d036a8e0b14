"""Tests of games on graphs: how they're made, multiplied and limited."""

from __future__ import annotations

from itertools import product
from typing import Any

import networkx as nx
import pytest

from cgkit import Digraph, loopy_values


def test_a_graph_is_made_from_a_mapping_or_from_networkx() -> None:
    given_ = Digraph({"a": "bcb", "b": "c"})
    assert given_ == Digraph(nx.DiGraph([("a", "b"), ("a", "c"), ("b", "c")]))
    assert given_.additive
    assert str(given_("a")) == "Digraph({'a': ['b', 'c'], 'b': ['c'], 'c': []})('a')"
    assert not Digraph({1: [1]}).additive
    with pytest.raises(ValueError, match="at least one vertex"):
        Digraph({})


@pytest.mark.parametrize("ends", [[1, "1"], [1, "1", "'1'"], [(1, 2), "1, 2", "(1, 2)"]])
def test_moves_to_vertices_that_print_alike_have_different_words(ends: list[Any]) -> None:
    start = Digraph({0: ends})(0)
    assert [start.play(move.text).state for move in start.moves()] == ends


def test_a_sum_of_graphs_is_the_cartesian_product() -> None:
    one, other = Digraph({1: [2, 3], 2: [3]}), Digraph({"a": "b", "b": "c"})
    graphs: list[nx.DiGraph[Any]] = [nx.DiGraph(dict(game.arrows)) for game in (one, other)]  # type: ignore[arg-type]
    whole = Digraph(dict(nx.cartesian_product(*graphs).adjacency()))
    for v, w in product((1, 2, 3), "abc"):
        assert whole((v, w)).value() == (one(v) + other(w)).value()


def test_a_long_path_needs_no_recursion() -> None:
    path = Digraph({n: [n - 1] for n in range(1, 5_001)})
    assert path.additive
    assert loopy_values(path(5_000))[path(5_000)] == 0
    assert path(4_999).value() == 1


def test_the_number_of_arrows_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cgkit.rulesets.graph_games.MOST_ARROWS", 3)
    assert Digraph({"a": "bc", "b": "c", "c": ""})("a").outcome() == "N"
    with pytest.raises(ValueError, match="at most 3 arrows, got more"):
        Digraph({"a": "bcd", "b": "c", "c": "", "d": ""})
