"""Tests that the misère search of sums by their components agrees with a search of whole positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement, count
from typing import Any

import pytest

from cgkit import Digraph, Position, Subtraction, join, kayles, misere, nim
from cgkit.solving.budget import budget
from cgkit.solving.misere import MisereSums
from cgkit.solving.reach import label, letter
from tests import oracle
from tests.odd_rulesets import Coins, Skittles, TwoHeaps


def by_definition(start: Position[Any]) -> dict[Any, int]:
    """Return the misère Grundy value of each position that play can reach, by the definition and without merging positions."""

    def options(state: Any) -> list[Any]:
        return [move.after for move in start.rules.moves(state)]

    value = oracle.values(options, misere=True)
    return {state: value(state) for state in oracle.results(oracle.Game(options), [start.state])}


def starts() -> Iterator[Position[Any]]:
    two_three = Subtraction({2, 3})  # here a heap of 1 is a component without a move
    yield two_three(9, 7, 1)
    yield Skittles()(7, 3)
    yield Coins()(1, 3, 4)  # coins that cancel don't play like the sum of their heads
    yield Coins()(1, 3) + Coins()(1, 2)  # coins on two boards don't cancel
    yield TwoHeaps()(3, 3, 2)  # here a move can touch two heaps
    yield Skittles()(5) + two_three(6, 1) + TwoHeaps()(2, 2)
    yield join(Skittles()(4), two_three(6))
    yield join(Skittles()(4), two_three(6)) + nim(2)


STARTS = list(starts())


@pytest.mark.parametrize("start", STARTS, ids=repr)
def test_components_give_the_same_answers_as_whole_positions(start: Position[Any]) -> None:
    judge = MisereSums(start.rules)
    for state, value in by_definition(start).items():
        assert judge.value(state) == value
        assert judge.is_lost(state) == (value == 0)
    other = misere(start)
    assert other.outcome() == letter(label(other.rules, other.state)[other.rules.key(other.state)])
    assert {win.text for win in other.winning_moves()} == {
        move.text for move in other.moves() if judge.value(move.after.state) == 0
    }


@pytest.mark.parametrize("start", [Skittles()(6), Skittles()(4, 3), Subtraction({2, 3})(8)], ids=repr)
def test_the_value_is_the_one_heap_beside_which_the_position_is_lost(start: Position[Any]) -> None:
    value = MisereSums(start.rules).value(start.state)
    # under misère play, the remoteness of a P-position is odd
    beside = [misere(start + nim(size)).remoteness() % 2 == 1 for size in range(value + 3)]
    assert [size for size, lost in enumerate(beside) if lost] == [value]


@pytest.mark.parametrize("most", [25, pytest.param(40, marks=pytest.mark.slow)])
def test_misere_values_agree_with_the_literature(most: int) -> None:
    # Winning Ways, chapter 13: Nim heaps have genus 0^1, 1^0, 2^2, 3^3, …, and the lost rows of misère Kayles are 1, 4,
    # 9, 12, 20
    assert [nim(size).misere_value() for size in (*range(6), 200, 10**18)] == [1, 0, 2, 3, 4, 5, 200, 10**18]
    assert [pins for pins in range(most + 1) if misere(kayles(pins)).outcome() == "P"] == [1, 4, 9, 12, 20]


def test_misere_values_of_nim_by_theorem_agree_with_a_search() -> None:
    judge = MisereSums(nim)
    for position in combinations_with_replacement(range(7), 3):
        assert next(heap for heap in count() if judge.is_lost(position, heap)) == nim(position).misere_value()


def test_a_large_misere_sum_is_decided() -> None:
    assert misere(kayles(20, 20)).outcome() == "N"
    assert [win.text for win in misere(kayles(20, 20)).winning_moves()] == [
        "knock down pins 10 and 11 of row 1",
        "knock down pins 10 and 11 of row 2",
    ]


def test_a_search_of_sums_stays_within_its_budget() -> None:
    with budget(positions=300), pytest.raises(ValueError, match="stopped after 67 sums of components of kayles"):
        MisereSums(kayles).is_lost((30, 30))


def test_a_search_can_be_used_for_another_question() -> None:
    judge = MisereSums(kayles)
    assert [judge.value((20,)) for _ in range(2)] == [0, 0]
    assert next(heap for heap in count() if judge.is_lost((20, 20), heap)) == judge.value((20, 20)) == 1


@pytest.mark.parametrize("seed", range(6))
def test_simplified_games_have_the_same_outcome_in_every_sum(seed: int) -> None:
    """The test compares sums of random games, most of which have reversible moves, with a search of whole positions."""
    rnd = random.Random(seed)
    arrows = {v: rnd.sample(range(v), min(v, rnd.randint(0, 4))) for v in range(9)}
    game = Digraph(arrows)
    judge = MisereSums(game)

    def after(position: tuple[Any, ...]) -> set[Any]:
        return {
            tuple(sorted((*position[:i], w, *position[i + 1 :]))) for i, v in enumerate(position) for w in arrows[v]
        }

    lost, simpler = oracle.losing(after, stuck=True), 0
    for position in combinations_with_replacement(range(9), 3):
        whole = sum((game(v) for v in position[1:]), start=game(position[0]))
        assert judge.is_lost(position[0]) == lost(position[:1])
        both = MisereSums(whole.rules)
        assert both.is_lost(whole.state) == lost(position), (arrows, position)
        simpler += any(alike != (number,) for number, alike in enumerate(both._alike) if number)
    assert simpler
