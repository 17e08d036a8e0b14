"""Tests that loopy values give the outcomes of graphs and of their sums, as found by plain search."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from cgkit import Digraph, Infinite, Ruleset, loopy_outcome, loopy_sum, loopy_values, misere
from cgkit.solving.values import grundy
from tests import oracle


def arrows(rnd: random.Random, most: int, *, loops: bool = True) -> dict[int, list[int]]:
    """Return a random graph; without `loops`, arrows lead to smaller vertices."""
    size, chance = rnd.randint(1, most), rnd.uniform(0.05, 0.5)
    return {v: [w for w in range(size if loops else v) if rnd.random() < chance] for v in range(size)}


def walk(graph: dict[int, list[int]]) -> oracle.Game:
    return oracle.Game(lambda vertex: graph[vertex])


def values(graph: dict[int, list[int]]) -> list[int | Infinite]:
    game = Digraph(graph)
    found = loopy_values(*map(game, graph))
    return [found[game(v)] for v in graph]


def letters(game: oracle.Game, positions: list[Any]) -> str:
    found = oracle.results(game, positions)
    return "".join("PDN"[found[position] + 1] for position in positions)


def test_loopy_values_give_every_outcome() -> None:
    rnd = random.Random(1)
    for _ in range(1_500):
        graph = arrows(rnd, 8)
        assert "".join(map(loopy_outcome, values(graph))) == letters(walk(graph), list(graph)), graph


def test_loopy_values_give_the_outcome_of_every_sum() -> None:
    rnd = random.Random(2)
    seen: set[str] = set()
    for _ in range(400):
        one, other = arrows(rnd, 6), arrows(rnd, 6)
        pairs = list(product(one, other))
        sums = [loopy_sum(a, b) for a, b in product(values(one), values(other))]
        assert "".join(map(loopy_outcome, sums)) == letters(oracle.sum_of(walk(one), walk(other)), pairs), (one, other)
        seen.update(map(str, sums))
    assert {"0", "3", "∞", "∞(0)", "∞(0, 1)", "∞(1)"} <= seen, "the random graphs must have more different values"


def test_three_loopy_games_at_once() -> None:
    rnd = random.Random(3)
    for _ in range(40):
        graphs = [arrows(rnd, 4) for _ in range(3)]
        sums = [loopy_sum(*some) for some in product(*map(values, graphs))]
        found = letters(oracle.sum_of(*map(walk, graphs)), list(product(*graphs)))
        assert "".join(map(loopy_outcome, sums)) == found, graphs


def test_without_loops_loopy_values_are_grundy_values() -> None:
    rnd = random.Random(4)
    for _ in range(300):
        graph = arrows(rnd, 9, loops=False)
        game = Digraph(graph)
        assert game.additive
        assert values(graph) == [grundy(game, v) for v in graph]


def test_games_with_ends_of_their_own_have_no_loopy_values() -> None:
    arrow = {1: [2], 2: []}
    for rules in (misere(Digraph(arrow)), Ruleset.from_options(arrow.__getitem__, name="arrow", end=lambda _: 0)):
        with pytest.raises(ValueError, match="has its own ending rule, but loopy values need"):
            loopy_values(rules(1))
