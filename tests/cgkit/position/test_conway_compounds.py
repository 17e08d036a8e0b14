"""Tests of the twelve ways to play several games together: outcomes from the numbers of the games, against a search of every compound."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Any

import pytest
from hypothesis import given

from cgkit import Bash, Digraph, Position, Subtraction, agree, join, misere, part_numbers, selective, short, twelve_ways
from cgkit.position import add
from cgkit.position.conway_compounds import Way
from cgkit.solving.reach import remoteness
from cgkit.solving.values import suspense
from tests.oracle import Game, results, subtraction, sum_of, until_one_ends
from tests.oracle import join as oracle_join
from tests.oracle import misere as oracle_misere
from tests.oracle import selective as oracle_selective
from tests.strategies import heap_positions

MAKE: dict[str, Any] = {"one": add, "some": selective, "all": join}
GAMES = (Subtraction({1, 2}), Subtraction({1, 3, 4}), Subtraction({2, 3}), Subtraction({2, 5}), Bash(9))


def played(way: Way, games: tuple[Position[Any], ...]) -> Position[Any]:
    whole = MAKE[way.move](*games)
    whole = short(whole) if way.rule == "short" else whole
    return misere(whole) if way.last == "misère" else whole


def compare(several: list[tuple[Position[Any], ...]]) -> int:
    claims = {
        played(way, games): way.outcome for games in several for way in twelve_ways(*games) if way.outcome is not None
    }
    return agree(claims, lambda rules, state: claims[Position(rules, state)] or "").positions


@pytest.mark.thorough
def test_two_games_in_each_way() -> None:
    for rules in combinations_with_replacement(GAMES, 2):
        assert compare([(rules[0](a), rules[1](b)) for a, b in product(range(8), repeat=2)]) == 64 * 11


@pytest.mark.parametrize("heaps", [3, pytest.param(5, marks=pytest.mark.slow)])
def test_three_games_in_each_way(heaps: int) -> None:
    for rules in combinations_with_replacement(GAMES[1:], 3):
        assert compare(
            [tuple(r(n) for r, n in zip(rules, at, strict=True)) for at in product(range(heaps), repeat=3)]
        )  # two or three of the games can have ended


def test_the_search_of_each_way_agrees_with_the_oracle() -> None:
    """`agree` searches cgkit's own rulesets, so this test states the rules of the twelve compounds again."""
    one, other = subtraction(1, 3, 4), subtraction(2, 3)
    for a, b in product(range(7), repeat=2):
        for way in twelve_ways(Subtraction({1, 3, 4})(a), Subtraction({2, 3})(b)):
            make: dict[str, Any] = {"one": sum_of, "some": oracle_selective, "all": oracle_join}
            game: Game = make[way.move](one, other)
            game = until_one_ends(game, one, other) if way.rule == "short" else game
            game = oracle_misere(game) if way.last == "misère" else game
            found = results(game, [((a,), (b,))])[(a,), (b,)]
            assert way.outcome in (None, "N" if found > 0 else "P"), (way, a, b)
            assert played(way, (Subtraction({1, 3, 4})(a), Subtraction({2, 3})(b))).outcome() == (
                "N" if found > 0 else "P"
            )


def test_the_numbers_of_single_games_do_not_decide_their_misere_sum() -> None:
    """All the numbers of two games are equal, but their misère sums with a single chip have different outcomes."""
    graph = Digraph({0: [], 1: [0], 2: [0, 1], 3: [2], 4: [1, 2], 5: [3], 6: [3, 4]})
    assert part_numbers(graph(5)) == part_numbers(graph(6))
    assert {misere(graph(v) + Bash(1)(1)).outcome() for v in (5, 6)} == {"N", "P"}
    for way in range(12):
        told = [twelve_ways(graph(v), Bash(1)(1))[way] for v in (5, 6)]
        assert told[0] == told[1]


@given(heap_positions(most=12))
def test_the_numbers_agree_with_the_solvers(position: Position[Any]) -> None:
    numbers = part_numbers(position)
    assert numbers.value == position.value()
    assert numbers.remoteness == position.remoteness()
    assert numbers.misere_remoteness == remoteness(misere(position.rules), position.state)
    assert numbers.suspense == suspense(position.rules, position.state)
    assert (numbers.outcome, numbers.misere_outcome) == (position.outcome(), misere(position).outcome())
    assert numbers.over == position.is_over


def test_a_further_move_at_each_end_turns_misere_into_normal_play() -> None:
    """This is the proof of the misère theorems about joins, which adds a move to each end."""
    for n in range(12):
        plain = {v: [v - s for s in (1, 3, 4) if v >= s] for v in range(n + 1)}
        longer = Digraph({**plain, 0: [-1], -1: []})
        one, other = part_numbers(Digraph(plain)(n)), part_numbers(longer(n))
        assert (one.misere_remoteness + 1, one.misere_suspense + 1) == (other.remoteness, other.suspense)
