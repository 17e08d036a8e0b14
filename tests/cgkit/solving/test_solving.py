"""Tests of the solvers: the meaning of P and N, deep games, limits, loops and reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
from hypothesis import given

from cgkit import (
    Bash,
    Position,
    SearchLimitError,
    Subtraction,
    chomp,
    graph_of,
    labelling,
    misere,
    position_graph,
    scores,
)
from cgkit.games.move import Move
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.kayles_family import Rayles, rayles
from cgkit.solving.budget import MOVES, POSITIONS, _amounts, budget
from cgkit.solving.reach import label
from cgkit.solving.values import Memo, grundy, suspense
from tests.odd_rulesets import Graph, GraphWithDraws
from tests.strategies import heap_positions

DEEP = Subtraction({1})(5000)


def test_p_and_n_are_right_even_5000_moves_deep() -> None:
    assert (DEEP.outcome(), DEEP.value(), DEEP.winning_moves(), DEEP.remoteness()) == ("P", 0, [], 5000)
    assert grundy(DEEP.rules, DEEP.state) == 0
    assert label(DEEP.rules, DEEP.state)[DEEP.rules.key(DEEP.state)] == -5001
    assert misere(DEEP).outcome() == "N"
    assert misere(DEEP).remoteness() == 5000
    assert [win.text for win in misere(DEEP).winning_moves()] == ["take 1"]
    assert suspense(DEEP.rules, DEEP.state) == 5000
    assert len(labelling(DEEP)) == 5001
    graph = position_graph(DEEP)
    assert (len(graph), graph.number_of_edges(), graph.nodes[5000,]["layer"]) == (5001, 5000, 5000)


@given(heap_positions(most=8))
def test_labellings_agree_with_the_solvers_and_give_true_reasons(position: Position[Any]) -> None:
    steps = labelling(position)
    known: dict[Any, str] = {}
    for step in steps:
        labels = [known[position.rules.key(other.state)] for other in step.because]
        by_rule = {
            "terminal": ("P", set[str]()),
            "moves to a P-position": ("N", {"P"}),
            "every move leads to an N-position": ("P", {"N"}),
        }
        assert (step.label, set(labels)) == by_rule[step.rule]
        assert step.label == step.position.outcome()
        known[position.rules.key(step.position.state)] = step.label


@given(heap_positions(most=7))
def test_the_graph_agrees_with_the_solvers(position: Position[Any]) -> None:
    for one in (position, misere(position)):
        graph = position_graph(one)
        for state, node in graph.nodes(data=True):
            here = Position(one.rules, state)
            assert (here.state, node["outcome"]) == (state, here.outcome())
            assert node.get("value") == (here.value() if one.rules.additive else None)
            words = " or ".join(graph.edges[state, after]["words"] for after in graph[state])
            assert sorted(words.split(" or ")) == sorted(move.text for move in here.moves()) or not here.moves()
        assert all(graph.nodes[a]["layer"] > graph.nodes[b]["layer"] for a, b in graph.edges)


def test_reasons() -> None:
    assert repr(Subtraction({1, 3, 4})(5).winning_moves()) == "[take 3: leaves 2, a P-position (value 0)]"
    assert repr(Bash(4)(3).winning_moves()) == "[take 3: leaves 0, and no move is left]"
    assert repr(misere(Subtraction({1, 3, 4}))(2).winning_moves()) == (
        "[take 1: leaves 1, a P-position (your opponent loses in 1 move)]"
    )
    assert repr(misere(Subtraction({1, 3, 4}))(6).winning_moves()) == (
        "[take 3: leaves 3, a P-position (your opponent loses in 3 moves)]"
    )
    assert list(map(repr, (Subtraction({1, 3, 4})(2) + Bash(2)(1)).winning_moves())) == [
        "take 1 in part 1: leaves 1 + 1, a P-position (nim-sum 1 ⊕ 1 = 0)",
        "take 1 in part 2: leaves 2 + 0, a P-position (value 0)",
    ]


def test_loops_and_draws() -> None:
    ring = Graph(((1,), (2,), (0,)))
    assert ring(0).outcome() == "D"
    assert ring(0).winning_moves() == []
    assert labelling(ring(0)) == []
    with pytest.raises(ValueError, match="is a draw"):
        ring(0).remoteness()
    # from 0, a player can go round forever or to the drawn end 3; from 1, a player can win by going to 4
    mixed = GraphWithDraws(((1, 3), (0, 4), (1,), (), ()), frozenset({3}))
    assert [mixed(v).outcome() for v in range(5)] == ["D", "N", "P", "D", "P"]
    assert [win.text for win in mixed(1).winning_moves()] == ["go to 4"]
    graph = position_graph(mixed(0))
    assert {v: graph.nodes[v]["layer"] for v in graph} == {0: 0, 1: 1, 3: 1, 4: 2}


def test_values_are_refused_where_there_are_none() -> None:
    ring = Graph(((1,), (0,)))
    for ask in (ring(0).value, misere(Bash(2))(3).value):
        with pytest.raises(ValueError, match="no Grundy values"):
            ask()

    class Careless(Graph):
        additive = True

    careless = Careless(((1,), (0,)))
    for solver in (grundy, suspense):
        with pytest.raises(ValueError, match="can return to"):
            solver(careless, 0)


@pytest.mark.parametrize(("search", "far"), [(scores, 102), (labelling, 102), (position_graph, 23), (graph_of, 102)])
def test_every_search_has_a_limit_and_says_how_far_it_got(search: Any, far: int) -> None:
    with (
        budget(positions=300),
        pytest.raises(SearchLimitError, match=rf"stopped after {far} .*Subtraction\(\{{1, 3, 4\}}\).*budget") as caught,
    ):
        search(Subtraction({1, 3, 4})(290))
    assert caught.value.seen == far


def test_the_results_of_a_stopped_search_are_reused() -> None:
    """One arrow from the start leads to a long line, and the other, which is followed first, leads to a short line."""
    asked: list[int] = []

    class Lines(Ruleset[int]):
        def moves(self, position: int) -> Iterator[Move[int]]:
            asked.append(position)
            after = [500, 5] if position == 0 else [position - 1] if position not in (1, 100) else []
            return (Move(one, ()) for one in after)

    memo: Memo = {}
    with budget(positions=50), pytest.raises(SearchLimitError, match="after 50 components"):
        grundy(Lines(), 0, memo)
    assert memo == {Lines(): {n: (n + 1) % 2 for n in range(1, 6)}}
    asked.clear()
    assert grundy(Lines(), 0, memo) == 1
    assert sorted(asked) == [0, *range(100, 501)]
    asked.clear()
    assert grundy(Lines(), 300, memo) == 0
    assert asked == []


def test_of_many_rows_only_the_changed_ones_are_valued_again(monkeypatch: pytest.MonkeyPatch) -> None:
    valued, plain = 0, Rayles.grundy_theory

    def counted(rules: Rayles, rows: tuple[int, ...]) -> int | None:
        nonlocal valued
        valued += len(rows)
        return plain(rules, rows)

    monkeypatch.setattr(Rayles, "grundy_theory", counted)
    with budget(positions=10_000), pytest.raises(SearchLimitError, match="stopped after 400 moves of rayles"):
        rayles(list(range(300))).winning_moves()
    assert valued < 10_000, "valuing all rows for each move would take 600,000 valuations"


def test_a_budget_can_be_used_again_and_by_many_threads_together() -> None:
    allowed, start = budget(positions=500), Barrier(8)

    def ask(thread: int) -> list[str]:
        start.wait()
        told = []
        for again in range(20):
            with allowed, allowed:
                assert Rayles()(3 + thread).misere().outcome() in "PN"
                with pytest.raises(SearchLimitError) as caught:
                    chomp(6, 6).remoteness()
                told.append(str(caught.value))
            assert _amounts.get() == (POSITIONS, MOVES), again
        return told

    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(ask, range(8)))
    assert answers == [[answers[0][0]] * 20] * 8


@pytest.mark.parametrize(
    ("ask", "first"),
    [
        (lambda: chomp(3, 5).remoteness(), "moves=50"),
        (lambda: chomp(3, 20).outcome(), "positions=10"),
        (lambda: rayles(9, 9).misere_value(), "positions=1"),
        (lambda: Subtraction({1, 3, 4})(50, 40).winning_moves(), "moves=1"),
        (lambda: position_graph(Bash(3)(6, 5, 4)), "positions=2, moves=3"),
    ],
)
def test_following_the_advice_on_budgets_leads_to_an_answer(ask: Callable[[], object], first: str) -> None:
    """The answer comes after a few steps, each with a larger budget."""
    allowed = eval(f"dict({first})")
    for _ in range(9):
        try:
            with budget(**allowed):
                ask()
            return
        except SearchLimitError as error:
            ((kind, power),) = re.findall(r"`with budget\((\w+)=10\*\*(\d+)\):`", str(error))
            assert 10 ** int(power) > allowed.get(kind, 0)
            allowed[kind] = 10 ** int(power)
    pytest.fail(f"no answer with {allowed}")
