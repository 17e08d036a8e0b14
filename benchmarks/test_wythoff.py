"""Wythoff's game: the table of values and the test for cold positions, against code that people write for a contest."""

from __future__ import annotations

import random
from functools import cache
from math import isqrt

import pytest

from benchmarks import naive
from benchmarks.goals import CGKIT, CPP, PURE, Timed, contenders, grows
from cgkit import cold_partner, is_cold
from cgkit.rulesets.wythoffs_game import wythoff_values

SIDE = 1_000
PAIRS, MOST = 10**6, 10**18
ISQRT = "math.isqrt"


def by_root(a: int, b: int, t: int) -> bool:
    """Return whether a position is cold, by the exact one-liner from a careful contest solution."""
    low, high = (a, b) if a <= b else (b, a)
    n = (high - low) // t
    return n * t == high - low and low == (n * (2 - t) + isqrt(n * n * (t * t + 4))) // 2


@cache
def drawn(t: int) -> list[tuple[int, int]]:
    """Return random pairs up to 10^18; about half of them are cold, and the others are one chip away from a cold pair."""
    rnd = random.Random(t)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < PAIRS:
        size = rnd.randint(1, MOST // (t + 2))
        pairs.append((size, cold_partner(size, t) + rnd.choice((0, 1))))
    return pairs


@contenders(CGKIT, PURE, CPP)
@pytest.mark.goal(3, CPP, who=PURE)
def test_wythoff_table(who: str, timed: Timed) -> None:
    """Wythoff's game, the values of 1,000 × 1,000 positions"""
    wythoff_values(60, 60)
    timed(lambda: naive.wythoff(SIDE) if who == CPP else wythoff_values(SIDE, SIDE))


@contenders(CGKIT, ISQRT)
@pytest.mark.goal(2, ISQRT)
@pytest.mark.parametrize("t", [1, 3])
def test_cold(who: str, t: int, timed: Timed) -> None:
    """10⁶ pairs up to 10¹⁸, cold or not, where diagonal moves may differ by less than t"""
    pairs = drawn(t)
    judge = is_cold if who == CGKIT else by_root
    timed(lambda: [judge(a, b, t) for a, b in pairs])


@grows(1.5, "for each entry", wythoff_values, (62_500, 125_000, 250_000, 500_000))
def test_table_entries(size: int, timed: Timed) -> None:
    """Wythoff's values, by the number of entries; each entry is an operation on integers with as many bits as a side has entries"""
    timed(lambda: wythoff_values(isqrt(size), isqrt(size)))
