"""Graphs, loops, periods and ordinals: each theorem of the chapter against plain search, on inputs drawn at random."""

from __future__ import annotations

import random
from itertools import islice, pairwise, product
from typing import Any

import networkx as nx
import pytest

from cgbook.pictures.graphs import draw_graph
from cgkit import (
    Digraph,
    Infinite,
    Ordinal,
    OrdinalNim,
    Ruleset,
    SearchLimitError,
    choose_nim,
    loopy_outcome,
    loopy_sum,
    loopy_values,
    misere,
    ordinal_nim,
    position_graph,
)
from cgkit.solving.reach import remoteness
from cgkit.solving.values import grundy
from tests import oracle


def arrows(rnd: random.Random, most: int, *, loops: bool = True) -> dict[int, list[int]]:
    """A graph drawn at random; without `loops`, arrows lead to smaller vertices."""
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


def test_loopy_values_tell_every_outcome() -> None:
    rnd = random.Random(1)
    for _ in range(1_500):
        graph = arrows(rnd, 8)
        assert "".join(map(loopy_outcome, values(graph))) == letters(walk(graph), list(graph)), graph


def test_loopy_values_tell_the_outcome_of_every_sum() -> None:
    rnd = random.Random(2)
    seen: set[str] = set()
    for _ in range(400):
        one, other = arrows(rnd, 6), arrows(rnd, 6)
        pairs = list(product(one, other))
        sums = [loopy_sum(a, b) for a, b in product(values(one), values(other))]
        assert "".join(map(loopy_outcome, sums)) == letters(oracle.sum_of(walk(one), walk(other)), pairs), (one, other)
        seen.update(map(str, sums))
    assert {"0", "3", "∞", "∞(0)", "∞(0, 1)", "∞(1)"} <= seen, "the graphs drawn hardly try the theorem"


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
        with pytest.raises(ValueError, match="has ends of its own, and no loopy values"):
            loopy_values(rules(1))


def test_the_remoteness_is_that_of_hurrying_and_delaying() -> None:
    rnd = random.Random(5)
    for _ in range(300):
        graph = arrows(rnd, 8)
        game = Digraph(graph)
        for v in graph:
            if game(v).outcome() == "D":
                with pytest.raises(ValueError, match="is a draw"):
                    remoteness(game, v)
            else:
                assert remoteness(game, v) == plies(graph, v), (graph, v)


def plies(graph: dict[int, list[int]], start: int) -> int:
    """The least r such that one player can end the game, and win, within r plies: by trying r = 0, 1, 2, …"""

    def wins(v: int, r: int) -> bool:
        return r > 0 and any(loses(w, r - 1) for w in graph[v])

    def loses(v: int, r: int) -> bool:
        return not graph[v] or (r > 0 and all(wins(w, r - 1) for w in graph[v]))

    return next(r for r in range(99) if wins(start, r) or loses(start, r))


def test_a_graph_is_made_from_a_mapping_or_from_networkx() -> None:
    given_ = Digraph({"a": "bcb", "b": "c"})
    assert given_ == Digraph(nx.DiGraph([("a", "b"), ("a", "c"), ("b", "c")]))
    assert given_.additive
    assert str(given_("a")) == "Digraph({'a': ['b', 'c'], 'b': ['c'], 'c': []})('a')"
    assert not Digraph({1: [1]}).additive
    with pytest.raises(ValueError, match="at least one vertex"):
        Digraph({})
    with pytest.raises(ValueError, match="one of the 3 vertices, got 'z'"):
        given_("z")
    with pytest.raises(ValueError, match="one vertex"):
        given_("a", "b")


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


def test_ordinals_are_ordered_as_pairs_and_added_as_nim_heaps() -> None:
    some = [Ordinal(x, y) for x in range(6) for y in range(6)]
    assert all(a < b for a, b in pairwise(some))
    for a, b, c in product(some[::3], repeat=3):
        assert a ^ b == b ^ a
        assert (a ^ b) ^ c == a ^ (b ^ c)
        assert bool(a ^ b) == (a != b)
    with pytest.raises(ValueError, match=">= 0"):
        Ordinal(-1, 0)


def test_an_infinite_game_is_decided_without_its_moves() -> None:
    rnd, game = random.Random(6), ordinal_nim
    for _ in range(300):
        position = tuple((rnd.randrange(6), rnd.randrange(9)) for _ in range(rnd.randint(1, 4)))
        total = game.ordinal(position)
        assert (game(*position).outcome() == "P") == (total == Ordinal())
        wins = game(*position).winning_moves()
        assert bool(wins) == bool(total)
        for win in wins:
            assert game.ordinal(win.after.state) == Ordinal()
            assert win.text in map(game.say, first_moves(game, position))
    with pytest.raises(SearchLimitError, match="infinitely many"):
        game((1, 0)).value()
    with pytest.raises(ValueError, match="pairs"):
        game(3)


def first_moves(game: OrdinalNim, position: tuple[tuple[int, int], ...]) -> list[Any]:
    """The first moves from each pair alone, put into their place."""
    return [
        move._replace(
            after=(*position[:i], *move.after, *position[i + 1 :]),
            steps=(move.steps[0]._replace(at=(i,) if len(position) > 1 else ()),),
        )
        for i, pair in enumerate(position)
        for move in islice(game.moves((pair,)), 200)
    ]


def test_a_drawing_is_the_same_on_every_run_and_says_what_it_shows() -> None:
    graph = position_graph(Digraph({1: [2, 3], 2: [1, 4], 3: [3, 4], 4: []})(1))
    picture = draw_graph(graph)
    assert picture == draw_graph(graph)
    assert "P-positions: 1, 4." in picture.alt
    assert draw_graph(graph, alt="Mine.").alt == "Mine."
    with pytest.raises(ValueError, match="from 1 to"):
        draw_graph(nx.DiGraph())


def test_a_graph_may_have_as_many_arrows_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cgkit.rulesets.graphs.MOST_ARROWS", 3)
    assert Digraph({"a": "bc", "b": "c", "c": ""})("a").outcome() == "N"
    with pytest.raises(ValueError, match="at most 3 arrows, got more"):
        Digraph({"a": "bcd", "b": "c", "c": "", "d": ""})


def test_the_value_of_a_choice_of_huge_heaps_takes_no_search() -> None:
    assert choose_nim(10**12, 1, 0).value() == 2
    assert len(choose_nim(10**12, 1, 0).winning_moves()) == 1
