"""Tests of the SJ rule. If its hypothesis holds, the rule is right for all sums; otherwise it's wrong about the game that's named."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random
from typing import Any

from cgkit import (
    Bash,
    Digraph,
    Position,
    Subtraction,
    dawson_kayles,
    kayles,
    lasker,
    mex,
    misere,
    misere_kind,
    misere_pair,
    nim,
    nim_sum,
    sj_hypothesis,
    sj_outcome,
)


def acyclic(rnd: Random, size: int) -> Digraph:
    return Digraph({v: [w for w in range(v) if rnd.random() < 0.4] for v in range(size)})


def test_the_rule_agrees_with_misere_nim() -> None:
    for heaps in product(range(5), repeat=3):
        assert sj_outcome(*heaps) == misere(nim(*heaps)).outcome()
    assert sj_outcome() == sj_outcome([]) == "N"


def test_the_hypothesis_decides_whether_the_rule_is_right_for_all_sums() -> None:
    """On random graphs where the hypothesis holds, the rule is right for every pair. Elsewhere, it misjudges the game that's named."""
    rnd = Random(10)
    held = failed = 0
    for _ in range(150):
        graph = acyclic(rnd, 6)
        every = [graph(v) for v in range(6)]
        checked = sj_hypothesis(*every)
        values = [one.value() for one in every]
        if checked.holds:
            held += 1
            for a, b in combinations_with_replacement(range(6), 2):
                assert misere(every[a] + every[b]).outcome() == sj_outcome(values[a], values[b])
            # each game is fickle if its value is 0 or 1, and otherwise firm
            assert all(
                misere_kind(one) == ("fickle" if value < 2 else "firm")
                for one, value in zip(every, values, strict=True)
            )
        else:
            failed += 1
            assert checked.fails is not None
            assert checked.fails.value() == 0
            assert 1 not in checked.values
            assert misere(checked.fails).outcome() == "P" != sj_outcome(0)
    assert held > 20
    assert failed > 5


def test_the_hypothesis_holds_or_names_a_game_where_it_fails() -> None:
    assert sj_hypothesis(nim(7)).holds
    assert sj_hypothesis(*(Bash(3)(n) for n in range(12))).zeros == 2
    assert sj_hypothesis(*(kayles(n) for n in range(5))).holds
    assert repr(sj_hypothesis(kayles(5)).fails) == "kayles(2, 2)"
    assert repr(sj_hypothesis(nim(2, 2)).fails) == "nim(2, 2)", (
        "two heaps that were given as one game must be named together"
    )
    assert not sj_hypothesis(lasker(4)).holds
    found = sj_hypothesis(nim(3), Subtraction({2, 3})(4))
    assert found.positions == 4 + 4


def test_pairs_from_the_definition() -> None:
    def pair(game: Position[Any]) -> tuple[int, int]:
        options = [pair(move.after) for move in game.moves()]
        return (mex(a for a, _ in options), mex(b for _, b in options)) if options else (0, 1)

    for start in (kayles(7), kayles(2, 3), nim(2, 3), dawson_kayles(9), Subtraction({1, 3})(8)):
        assert misere_pair(start) == pair(start)
    kinds = [misere_kind(kayles(n)) for n in range(1, 10)]
    assert kinds == ["fickle", "firm", "firm", "fickle", "wild", "firm", "firm", "firm", "wild"]


def test_the_kinds_of_the_parts_decide_a_tame_sum() -> None:
    """By the theorem on tame sums, a sum is lost if its nim-sum is 0 and some part is firm, or if it's 1 and all parts are fickle."""
    rnd = Random(3)
    tame = 0
    for _ in range(120):
        graph = acyclic(rnd, 6)
        every = [graph(v) for v in range(6)]
        kinds = [misere_kind(one) for one in every]
        if "wild" in kinds:
            continue
        tame += 1
        for a, b in combinations_with_replacement(range(6), 2):
            total = nim_sum(every[a].value(), every[b].value())
            firm = "firm" in (kinds[a], kinds[b])
            assert misere(every[a] + every[b]).outcome() == ("P" if total == (0 if firm else 1) else "N")
    assert tame > 30
