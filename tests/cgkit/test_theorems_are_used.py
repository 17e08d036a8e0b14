"""Tests that theorems answer questions beyond any search, and of a few promises of rulesets that no other test covers."""

# ruff: noqa: F403, F405  (a row of any game)

from __future__ import annotations

from itertools import combinations, islice

import pytest

from cgkit import Position, misere
from cgkit.games.compounds import Compound
from cgkit.rulesets import *
from cgkit.rulesets.coins.row import LAID_OUT, choices
from cgkit.rulesets.two_heaps import EmptyAndDivide
from cgkit.solving.budget import budget

FAR = 10**18


@pytest.mark.parametrize(
    ("position", "outcome"),
    [
        (Compound((Bash(2), Bash(3)), touch=2)(3 * FAR, 4 * FAR), "P"),
        (Compound((Bash(2), Bash(3)), touch=2)(3 * FAR, 4 * FAR + 1), "N"),
        (Compound((Bash(2), Bash(3)), touch=2)(3 * FAR + 2, 4 * FAR), "N"),
        (NumberLine(3 * FAR + 1)(1), "P"),
        (NumberLine(3 * FAR + 1)(2), "N"),
        (PaintChain(2)(FAR, FAR), "P"),
        (rims(FAR, FAR), "P"),
        (Subtraction({1, 2, 3})(4 * FAR + 1).misere(), "P"),
        (Bash(4)(FAR + 1).misere(), "P"),
        (powers_of_two(FAR).misere(), "P"),
        (chomp(2, 10**4), "N"),
        (chomp([10**4, 10**4 - 1]), "P"),
        (empty_and_divide(FAR + 1, FAR - 1), "P"),
        (empty_and_divide(FAR, FAR - 1), "N"),
        (EmptyAndDivide(equal=True)(4**30, 3 * 4**20), "P"),
        (EmptyAndDivide(equal=True)(4**30, 2 * 4**20), "N"),
        (CoinRing(10).ring(FAR), "P"),
        (CoinRing(10)(FAR, FAR), "P"),
        (CoinRing(10)(FAR), "N"),
        (DynamicSubtraction(10**9)(10**9), "P"),
        (fibonacci_nim(FAR), "N"),
        (staircase(0, 7, 0, FAR), "P"),
        (nimble(FAR, FAR), "P"),
        (sos(2000), "P"),
        (sos(2001), "N"),
    ],
    ids=repr,
)
def test_theorems_give_the_outcome_at_any_size(position: Position[object], outcome: str) -> None:
    with budget(positions=1):
        assert position.outcome() == outcome


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (Subtraction({1, 2, 3})(4 * FAR + 1), ["take 1"]),
        (turning_turtles(FAR, FAR + 1, 7), ["turn coins 1 and 7"]),
        (acrostic_twins((FAR, 0), (0, FAR), (3, 1)), ["turn (1, 1) and (3, 1)"]),
        (northcott("W" + 990 * "." + "B", "W" + 989 * "." + "B"), ["advance 1 in row 1"]),
        (misere(nim(FAR, 1, 0, 1, 0)), [f"take {FAR - 1} from heap 1"]),
        (staircase(FAR, FAR, FAR + 5), ["move 5 from step 2 to step 1", "move 5 from step 3 to step 2"]),
        (powers_of_two(FAR), [f"take {4**i}" for i in range(30)]),
        (choose_nim(10**12, 1, 0), ["choose the heap of 0"]),
        (chomp(2, 10**9), ["bite at row 2, column 1000000000"]),
        (Bash(4)(FAR + 1), ["take 1"]),
        (Bash(FAR)(FAR, 5), [f"take {FAR - 5} from heap 1"]),
    ],
    ids=repr,
)
def test_theorems_find_winning_moves_at_any_size(position: Position[object], moves: list[str]) -> None:
    with budget(positions=2_000):
        assert [move.text for move in position.winning_moves()] == moves


def test_a_join_without_parts_lasts_0_moves() -> None:
    assert Compound((), touch=0).suspense_theory(()) == 0


def test_the_reason_in_misere_nim_depends_on_the_largest_heap() -> None:
    rules = misere(nim(1)).rules
    assert "above 1" in str(rules.reason((1, 2, 3)))
    assert "the number of heaps of 1 is odd" in str(rules.reason((0, 1)))


def test_sets_of_a_long_row_come_in_the_same_order_as_those_of_a_short_row() -> None:
    some = 3 * LAID_OUT
    assert list(islice(choices(4, LAID_OUT + 9, 3), some)) == list(
        islice(combinations(range(4, LAID_OUT + 9), 3), some)
    )
