"""Theorems answer where no search could; and small promises of rulesets that no other test keeps."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from cgkit import (
    Bash,
    NumberLine,
    PaintChain,
    Position,
    Subtraction,
    acrostic_twins,
    misere,
    nim,
    northcott,
    rims,
    turning_turtles,
)
from cgkit.games.compounds import Compound
from cgkit.rulesets.coins.row import LAID_OUT, choices
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
    ],
    ids=repr,
)
def test_the_outcome_is_told_at_any_size(position: Position[object], outcome: str) -> None:
    with budget(positions=1):
        assert position.outcome() == outcome


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        (Subtraction({1, 2, 3})(4 * FAR + 1), ["take 1"]),
        (turning_turtles(FAR, FAR + 1, 7), ["turn coins 1 and 7"]),
        (acrostic_twins((FAR, 0), (0, FAR), (3, 1)), ["turn (1, 1) and (3, 1)"]),
        (northcott("W" + 990 * "." + "B", "W" + 989 * "." + "B"), ["advance 1 in row 1"]),
    ],
    ids=repr,
)
def test_winning_moves_are_found_at_any_size(position: Position[object], moves: list[str]) -> None:
    with budget(positions=200):
        assert [move.text for move in position.winning_moves()] == moves


def test_a_join_of_nothing_lasts_no_move() -> None:
    assert Compound((), touch=0).suspense_theory(()) == 0


def test_misere_nim_gives_the_reason_of_the_largest_heap() -> None:
    rules = misere(nim(1)).rules
    assert "above 1" in str(rules.reason((1, 2, 3)))
    assert "the number of heaps of 1 is odd" in str(rules.reason((0, 1)))


def test_sets_of_a_long_row_come_as_of_a_short_one() -> None:
    some = 3 * LAID_OUT
    assert list(islice(choices(4, LAID_OUT + 9, 3), some)) == list(
        islice(combinations(range(4, LAID_OUT + 9), 3), some)
    )
