"""Tests of Thirty-one with cards: winning openings, and two rules for going over the limit."""

from __future__ import annotations

import pytest

from cgkit import thirty_one
from cgkit.rulesets.cards import ThirtyOne
from cgkit.solving.values import grundy
from tests import oracle
from tests.cases import openings, tables, turned


@pytest.mark.parametrize(("exceed", "winning"), [(True, [(1,), (2,), (5,)]), (False, [(2,)])])
def test_winning_openings_of_thirty_one(exceed: bool, winning: list[tuple[int, ...]]) -> None:
    assert openings(ThirtyOne(exceed=exceed)()) == winning


@pytest.mark.thorough
@pytest.mark.parametrize(("exceed", "most"), [(True, 31), (False, 30)])
def test_forbidding_a_losing_card_changes_no_outcome(exceed: bool, most: int) -> None:
    rules = ThirtyOne(exceed=exceed)
    found = oracle.results(oracle.thirty_one_to_the_end(most), [()])
    for position in tables(rules, 0):
        assert (found[turned(position)] == 1) == bool(grundy(rules, position)), rules.write(position)


def test_thirty_one_prints_as_it_is_made() -> None:
    position = thirty_one(6, 1, 6)
    assert repr(position) == "thirty_one(1, 6, 6)"
    assert position == thirty_one(1, 6, 6)
    assert position.rules.show(position.state) == "13 with 111 2222 3333 4444 5555 66 to turn"
