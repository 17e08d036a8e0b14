"""What prints is read again: `repr` and `read` are inverse, for games and for positions."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cgkit
from cgkit import (
    Digraph,
    DynamicSubtraction,
    Position,
    Ruleset,
    Subtraction,
    bamboo,
    choose_nim,
    join,
    kayles,
    lasker,
    mock_turtles,
    nim,
    period,
    ruler,
    selective,
    short,
)
from cgkit.games.compounds import Compound
from cgkit.games.play_conventions import Misere, Short
from cgkit.read import NAMES, read_position, read_rules
from tests.cases import CASES


def parts_of(rules: Ruleset[Any]) -> list[Ruleset[Any]]:
    """Yield the games that a game consists of."""
    if isinstance(rules, Misere | Short):
        return parts_of(rules.of)
    return [inner for part in rules.parts for inner in parts_of(part)] if isinstance(rules, Compound) else [rules]


def is_told_by_words(rules: Ruleset[Any]) -> bool:
    """Whether an expression can tell a game: it is one of cgkit's own, and not made of a function."""
    return all(
        NAMES.get(type(part).__name__) is type(part)
        and not (isinstance(part, DynamicSubtraction) and callable(part.bound))
        for part in parts_of(rules)
    )


TOLD = [case for case in CASES if is_told_by_words(case.rules)]


def test_what_prints_is_read_again(subtests: pytest.Subtests) -> None:
    for case in TOLD:
        with subtests.test(str(case)):
            for state in random.Random(1).sample(case.positions, min(12, len(case.positions))):
                position = Position(case.rules, state)
                assert read_position(repr(position)) == position
                for after in position.rules.options(state):
                    reached = Position(case.rules, after)
                    assert read_position(repr(reached)) == reached
            if not isinstance(case.rules, Compound | Misere | Short):
                assert read_rules(repr(case.rules)) == case.rules


def test_most_cases_are_told_by_words() -> None:
    assert len(TOLD) > 0.8 * len(CASES)


@pytest.mark.parametrize(
    "position",
    [
        nim(3, 4) + kayles(7) + nim(10**30),
        selective(nim(1), kayles(2)),
        short(selective(nim(1), kayles(2))),
        join(nim(1), kayles(2)).misere(),
        (mock_turtles * ruler)((0, 3)),
        choose_nim(3, 5).play("choose the heap of 5"),
        Digraph({"a": "bc", "b": ["c"]}, name="Small")("a"),
        Digraph({n: [n - 1, n - 2] for n in range(2, 40)})(30),
        bamboo(3, 2),
    ],
    ids=repr,
)
def test_positions_of_every_kind_come_back(position: Position[Any]) -> None:
    again = read_position(repr(position))
    assert again == position
    assert repr(again) == repr(position)


def test_a_period_prints_as_what_makes_it() -> None:
    for rules in (kayles, lasker, Subtraction({2, 4, 7})):
        found = period(rules)
        assert eval(repr(found), vars(cgkit)) == found


def test_a_readers_own_game_wins_over_one_of_the_library() -> None:
    own = {"nim": Subtraction({1, 2}), "mine": kayles}
    assert read_position("nim(5) + mine(2)", own) == Subtraction({1, 2})(5) + kayles(2)
    assert read_rules("nim", own) == Subtraction({1, 2})
