"""Tests of subtraction games: those that are Bash's game, and those with a run of numbers."""

from __future__ import annotations

from itertools import combinations_with_replacement

from hypothesis import given
from hypothesis import strategies as st

from cgkit import Bash, Subtraction, misere, period
from tests.oracle import subtraction_values
from tests.strategies import subtraction_sets


@given(st.integers(1, 9), st.integers(0, 40))
def test_subtracting_1_to_m_is_bash(most: int, size: int) -> None:
    same, bash = Subtraction(range(1, most + 1)), Bash(most)
    assert same.bash == bash
    for a, b in ((same(size), bash(size)), (misere(same)(size), misere(bash)(size))):
        assert repr(a.winning_moves()) == repr(b.winning_moves())
        assert a.outcome() == b.outcome()


@given(subtraction_sets)
def test_only_1_to_m_is_bash(numbers: set[int]) -> None:
    assert (Subtraction(numbers).bash is not None) == (numbers == set(range(1, len(numbers) + 1)))


def test_the_theorem_on_runs_agrees_with_a_search() -> None:
    for least, most in combinations_with_replacement(range(1, 13), 2):
        numbers = range(least, most + 1)
        rules, values = Subtraction(numbers), subtraction_values(numbers, 81)
        assert [rules(n).value() for n in range(81)] == period(rules).values(81) == values


def test_reasons_are_true() -> None:
    assert Bash(4).reason((6, 11)) == "nim-sum 1 ⊕ 1 = 0"
    assert repr(misere(Bash(3))(6, 3).winning_moves()[0]).endswith(
        "(residues 3, 3: not all are 0 or 1, and the nim-sum is 0)"
    )
    assert repr(misere(Bash(3))(5, 4, 2).winning_moves()[-1]).endswith(
        "(residues 1, 0, 0: all are 0 or 1, and the number of ones is odd)"
    )


def test_a_subtraction_game_prints_its_numbers_in_order() -> None:
    assert repr(Subtraction([4, 1, 3, 1])) == "Subtraction({1, 3, 4})"
    assert Subtraction({1, 3, 4}).title == "Take 1, 3 or 4"
    assert Subtraction({1, 3}) == Subtraction([3, 1])
    assert hash(Subtraction({1, 3})) == hash(Subtraction([3, 1]))
