"""Tests that reading the repr of a game or a position gives it back."""

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
    """Return the games that a game consists of."""
    if isinstance(rules, Misere | Short):
        return parts_of(rules.of)
    return [inner for part in rules.parts for inner in parts_of(part)] if isinstance(rules, Compound) else [rules]


def has_an_expression(rules: Ruleset[Any]) -> bool:
    """Return whether an expression can describe a game, because it belongs to cgkit and isn't made of a function."""
    return all(
        NAMES.get(type(part).__name__) is type(part)
        and not (isinstance(part, DynamicSubtraction) and callable(part.bound))
        for part in parts_of(rules)
    )


WITH_AN_EXPRESSION = [case for case in CASES if has_an_expression(case.rules)]


def test_a_repr_is_read_back(subtests: pytest.Subtests) -> None:
    for case in WITH_AN_EXPRESSION:
        with subtests.test(str(case)):
            for state in random.Random(1).sample(case.positions, min(12, len(case.positions))):
                position = Position(case.rules, state)
                assert read_position(repr(position)) == position
                for after in position.rules.options(state):
                    reached = Position(case.rules, after)
                    assert read_position(repr(reached)) == reached
            if not isinstance(case.rules, Compound | Misere | Short):
                assert read_rules(repr(case.rules)) == case.rules


def test_most_cases_have_an_expression() -> None:
    assert len(WITH_AN_EXPRESSION) > 0.8 * len(CASES)


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
def test_positions_of_every_kind_are_read_back(position: Position[Any]) -> None:
    again = read_position(repr(position))
    assert again == position
    assert repr(again) == repr(position)


@pytest.mark.parametrize("typed", ["grundy 30", "grundy(30)"])
def test_the_beginning_of_a_name_suggests_games_before_their_classes(typed: str) -> None:
    with pytest.raises(ValueError, match=r"Do you mean grundys_game, grundy_coins or GrundysGame\?$"):
        read_position(typed)


def test_a_period_prints_as_a_call_that_makes_it() -> None:
    for rules in (kayles, lasker, Subtraction({2, 4, 7})):
        found = period(rules)
        assert eval(repr(found), vars(cgkit)) == found


def test_a_game_of_the_reader_takes_precedence() -> None:
    own = {"nim": Subtraction({1, 2}), "mine": kayles}
    assert read_position("nim(5) + mine(2)", own) == Subtraction({1, 2})(5) + kayles(2)
    assert read_rules("nim", own) == Subtraction({1, 2})
