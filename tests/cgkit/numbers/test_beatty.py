"""Tests of Wythoff's game beyond the reach of a search: exact floors, cold pairs of any size, arrays, and the table of values."""

from __future__ import annotations

import random
from fractions import Fraction
from math import isqrt
from typing import Any

import numpy as np
import pytest

from cgkit import Surd, Wythoff, cold_pair, cold_partner, golden, is_cold, misere, wythoff
from cgkit.rulesets.wythoffs_game import wythoff_values
from cgkit.solving.values import Memo, grundy
from tests.oracle import cold_pairs

HUGE = 10**18
STEPS = [1, 2, 3, 4, 7, 1_000, 10**9, HUGE, 10**25]


@pytest.mark.parametrize("t", range(1, 7))
def test_the_formula_and_the_mex_give_the_same_cold_pairs(t: int) -> None:
    pairs = cold_pairs(200, t)
    assert [cold_pair(n, t) for n in range(200)] == pairs
    for small, large in pairs:
        assert cold_partner(small, t) == large
        assert cold_partner(large, t) == small


@pytest.mark.parametrize("t", STEPS)
def test_large_numbers_have_one_partner_each(t: int) -> None:
    rnd = random.Random(t)
    for _ in range(300):
        size = rnd.randrange(10 ** rnd.randint(1, 40))
        other = cold_partner(size, t)
        assert cold_partner(other, t) == size
        assert is_cold(size, other, t)
        assert is_cold(other, size, t)
        assert not is_cold(size, other + 1, t)
        assert not is_cold(size, other + t, t)


def test_all_winning_moves_of_huge_heaps_are_found() -> None:
    rnd = random.Random(5)
    for t in (1, 2, 3, 10):
        rules = Wythoff(t)
        for _ in range(200):
            position = rules(rnd.randrange(HUGE), rnd.randrange(HUGE))
            wins = position.winning_moves()
            assert bool(wins) == (position.outcome() == "N")
            for win in wins:
                assert position.play(win).outcome() == "P"
                taken = [before - after for before, after in zip(position.state, win.after.state, strict=True)]
                assert min(taken) == 0 or abs(taken[0] - taken[1]) < t
                assert max(taken) > 0 <= min(taken)


def test_misere_play_differs_only_near_the_corner() -> None:
    big = cold_pair(HUGE)
    assert misere(wythoff(*big)).outcome() == "P"
    assert (2, 2) in [win.after.state for win in misere(wythoff(HUGE, HUGE)).winning_moves()]
    assert misere(Wythoff(2)(0, 1)).outcome() == "P"


def test_the_table_of_values_agrees_with_a_search() -> None:
    memo: Memo = {}
    expected = [[grundy(wythoff, (x, y), memo) for x in range(12)] for y in range(18)]
    assert wythoff_values(12, 18) == expected
    assert wythoff_values(0, 2) == [[], []]


@pytest.mark.parametrize(
    "surd", [golden, Surd(0, 1, 2), Surd(1, 1, 3, 2), Surd(5, -1, 7, 2), Surd(0, 1, 2, 1).partner()]
)
def test_beatty_sequences_contain_each_number_once(surd: Surd) -> None:
    other = surd.partner()
    assert float(surd) > 1
    assert 1 / float(surd) + 1 / float(other) == pytest.approx(1)
    assert other.partner() == surd
    met = sorted(one.floor(n) for one in (surd, other) for n in range(1, 5_000))
    assert met[:3_000] == list(range(1, 3_001))


def test_a_floor_is_exact_even_if_floats_are_not() -> None:
    rnd = random.Random(6)
    for _ in range(2_000):
        p, q, d, r = (
            rnd.randint(-9, 9),
            rnd.choice((-3, -1, 1, 2)),
            rnd.choice((2, 3, 5, 7)),
            rnd.choice((-4, -1, 1, 3)),
        )
        n = rnd.randint(-(10**20), 10**20)
        root = Fraction(isqrt(d * 10**80), 10**40)  # less than √d, by less than 10^-40
        floor = Surd(p, q, d, r).floor(n)
        assert abs(n * (p + q * root) / r - floor - Fraction(1, 2)) <= Fraction(1, 2) + Fraction(1, 10**18)


@pytest.mark.parametrize(
    ("surd", "text"),
    [
        ((1, 1, 5, 2), "(1 + √5) / 2"),
        ((0, -2, 3), "-2√3"),
        ((0, 2, 3, -4), "-√3 / 2"),
        ((4, -2, 2, 2), "2 - √2"),
        ((0, 1, 72, 2), "3√2"),
    ],
)
def test_a_surd_is_written_in_lowest_terms(surd: tuple[int, ...], text: str) -> None:
    assert repr(Surd(*surd)) == text


@pytest.mark.parametrize("t", [1, 2, 3, 4, 7, 10**9, 2**60 - 1, 2**60])
def test_the_test_by_a_product_agrees_with_the_square_root(t: int) -> None:
    """The numbers include the denominators of the convergents, where the multiple is closest to an integer."""
    root = t * t + 4
    before, now, hardest = 0, 1, [1]
    while now >> 66 == 0:
        before, now = now, t * now + before
        hardest.append(now)
    rnd = random.Random(t)
    for n in [
        *hardest,
        *(n + d for n in (2**64, 2**63) for d in (-1, 0, 1)),
        *(rnd.randrange(2**64) for _ in range(200)),
    ]:
        small = (n * (2 - t) + isqrt(n * n * root)) // 2
        assert cold_pair(n, t) == (small, small + t * n), n
        assert is_cold(small, small + t * n, t)
        assert is_cold(small + t * n, small, t)
        assert not is_cold(small + 1, small + t * n, t)


def test_numpy_integers_do_not_overflow() -> None:
    large: Any = np.int64(10**15)
    assert golden.floor(large) == golden.floor(10**15) == 1618033988749894
    assert Surd(*np.array([1, 1, 45, 2], np.int8)) == Surd(1, 3, 5, 2)
