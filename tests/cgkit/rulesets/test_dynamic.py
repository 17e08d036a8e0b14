"""Tests of dynamic subtraction: the parts of heaps, and heaps beyond any search."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import DynamicSubtraction, fibonacci_nim, zeckendorf
from tests.cases import one_more, openings
from tests.work import at_most

HUGE = 10**18


@pytest.mark.parametrize("factor", range(1, 9))
def test_the_least_part_is_the_least_winning_take(factor: int) -> None:
    rules, least = DynamicSubtraction(factor), {0: 10**9}
    for chips in range(1, 400):
        wins = [taken for taken in range(1, chips + 1) if factor * taken < least[chips - taken]]
        least[chips] = wins[0]
        assert (rules.parts(chips) or [])[-1:] == [least[chips]]
        assert openings(rules(chips, chips)) == [(taken,) for taken in wins]
        assert rules(chips, wins[0] - 1).outcome() == "P"


@given(st.integers(1, 8), st.integers(1, HUGE))
def test_parts_are_far_apart_and_add_up_to_the_heap(factor: int, chips: int) -> None:
    parts = DynamicSubtraction(factor).parts(chips)
    assert parts is not None
    assert sum(parts) == chips
    assert all(factor * smaller < larger for larger, smaller in pairwise(parts))
    assert all(DynamicSubtraction(factor).parts(part) == [part] for part in parts)


@given(st.integers(0, HUGE))
def test_zeckendorf_gives_the_parts_of_fibonacci_nim(number: int) -> None:
    assert zeckendorf(number) == fibonacci_nim.parts(number)


def test_fibonacci_nim_needs_little_work_from_any_heap() -> None:
    position, mover = fibonacci_nim(5000), 0
    with at_most(3_000_000):
        while position.moves():
            wins = position.winning_moves()
            assert bool(wins) == (mover == 0)
            position, mover = position.play(wins[0] if wins else position.moves()[-1]), 1 - mover
        assert mover == 1
        assert fibonacci_nim(HUGE).outcome() == "N"


def test_a_bound_that_is_a_function_needs_a_name() -> None:
    assert repr(DynamicSubtraction(one_more)(9)) == "DynamicSubtraction(one_more)(9)"
    assert "from 1 to one_more(t) chips" in DynamicSubtraction(one_more).rule


def test_a_sum_of_many_parts_is_shortened_in_a_reason() -> None:
    game = fibonacci_nim(4998, 4)
    assert game.rules.reason(game.state) == "4998 = 4181 + … + 55 + 8, and 8 is above 4"
    assert repr(fibonacci_nim(1)) == "fibonacci_nim(1)"
