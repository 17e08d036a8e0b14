"""Tests that compounds are solved by their parts, at any size, and agree with a search of whole positions."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from cgkit import (
    Bash,
    Position,
    Ruleset,
    SearchLimitError,
    Subtraction,
    at_least_half,
    at_most_half,
    grundys_game,
    join,
    nim,
    nimble,
    selective,
)
from cgkit.games.compounds import Compound
from cgkit.solving.budget import budget
from cgkit.solving.outcomes import moves_to
from cgkit.solving.reach import label, letter
from cgkit.solving.values import value
from tests.odd_rulesets import Coins, Skittles, TwoHeaps
from tests.work import at_most

HUGE = 10**18


def check(position: Position[Any]) -> None:
    rules = position.rules
    labels = label(rules, position.state)  # labels of all positions that play can reach
    assert position.outcome() == letter(labels[rules.key(position.state)])
    wins = [move.text for move in position.moves() if letter(labels[rules.key(move.after.state)]) == "P"]
    assert sorted(win.text for win in position.winning_moves()) == sorted(wins)


@pytest.mark.parametrize(
    "position",
    [
        Skittles()(4) + Coins()(1, 3) + nim(2, 1),
        TwoHeaps()(2, 2) + Skittles()(3) + Bash(2)(4),
        join(Skittles()(4), TwoHeaps()(2, 1), nim(3)),
        join(Skittles()(4), nim(0), Coins()(2, 3)),
        join(join(Skittles()(3), nim(2)), Bash(2)(4)),
        join(nim(0), nim(0)),
        selective(Skittles()(4), TwoHeaps()(2, 1), nim(0)),
        selective(Skittles()(4)),
        Compound((Skittles(), Bash(2), nim), touch=2)(4, 3, 2),
    ],
    ids=repr,
)
def test_compounds_of_odd_games(position: Position[Any]) -> None:
    check(position)


@pytest.mark.parametrize(
    "rules",
    [nim, nimble, Bash(1), Bash(4), at_least_half, at_most_half, Subtraction({1, 2, 3}), grundys_game],
    ids=repr,
)
def test_theorems_find_the_moves_to_any_value(rules: Ruleset[Any]) -> None:
    for state in [(9,), (7, 4), (2, 3, 5)]:
        for wanted in range(12):
            if wanted != value(rules, state):
                told = set(moves_to(wanted, rules, state, value))
                assert told == {move for move in rules.moves(state) if value(rules, move.after) == wanted}


def test_sums_of_any_size() -> None:
    both = nim(HUGE) + Bash(4)(HUGE)
    assert (both.value(), both.outcome()) == (HUGE, "N")
    with budget(positions=40), pytest.raises(SearchLimitError, match="stopped after 8 moves"):
        both.moves()
    assert [move.steps[0].at[0] for move in islice(both.rules.moves(both.state), 3)] == [0, 0, 0]
    mixed = nim(HUGE, 5) + Bash(4)(HUGE + 3) + Subtraction({1, 3, 4})(6)
    assert [win.text for win in mixed.winning_moves()] == [f"take {HUGE - 4} from heap 1 in part 1"]
    assert repr(mixed.winning_moves()[0].after) == f"nim(4, 5) + Bash(4)({HUGE + 3}) + Subtraction({{1, 3, 4}})(6)"
    assert selective(nim(HUGE), Bash(4)(HUGE)).outcome() == "N"
    assert next(join(nim(HUGE), nim(HUGE)).rules.moves(((HUGE,), (HUGE,)))).after == ((HUGE - 1,), (HUGE - 1,))


def test_a_part_without_a_heap_has_no_move() -> None:
    both = nim() + nim(3)
    assert (both.outcome(), [win.text for win in both.winning_moves()]) == ("N", ["take 3 in part 2"])


def test_suspense_decides_joins_of_large_games() -> None:
    lost = join(*[Subtraction({1, 3, 4})(size) for size in (100, 90, 80)])
    won = join(*[Subtraction({1, 3, 4})(size) for size in (101, 90, 80)])
    with at_most(1_000_000):
        assert (lost.outcome(), lost.winning_moves(), won.outcome()) == ("P", [], "N")
        wins = won.winning_moves()
    assert wins
    assert all(win.after.outcome() == "P" for win in wins)
    assert wins[0].reason == "leaves 100 and 89 and 79, a P-position (the longest of the games lasts 30 moves)"
    with budget(positions=1000), pytest.raises(SearchLimitError, match=r"stopped after \d+ moves of join"):
        join(*[Subtraction({1, 3, 4})(101)] * 8).winning_moves()
