"""Wythoff's game: the table of values, and the test for cold positions, against what one writes for a contest."""

from __future__ import annotations

import random
from functools import cache
from math import isqrt
from typing import Any

import numpy as np

from benchmarks import naive
from benchmarks.measure import CGKIT, PURE, Goal, Growth, Task, growth, task
from benchmarks.naive import CPP
from cgkit import are_cold, cold_partner, is_cold
from cgkit.rulesets.wythoff import wythoff_values

SIDE = 1_000
PAIRS, MOST = 10**6, 10**18
ISQRT = "math.isqrt"


def by_root(a: int, b: int, t: int) -> bool:
    """The exact one-liner of a careful contest solution."""
    low, high = (a, b) if a <= b else (b, a)
    n = (high - low) // t
    return n * t == high - low and low == (n * (2 - t) + isqrt(n * n * (t * t + 4))) // 2


@cache
def drawn(t: int) -> list[tuple[int, int]]:
    """Pairs up to 10^18, of which about half are cold and the others nearly so."""
    rnd = random.Random(t)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < PAIRS:
        size = rnd.randint(1, MOST // (t + 2))
        pairs.append((size, cold_partner(size, t) + rnd.choice((0, 1))))
    return pairs


@task
def wythoff_table() -> Task:
    """Wythoff's game, the values of 1,000 × 1,000 positions"""
    contenders: dict[str, Any] = {name: lambda: wythoff_values(SIDE, SIDE) for name in (CGKIT, PURE)}
    if naive.here():
        contenders[CPP] = lambda: naive.wythoff(SIDE)
    return Task(contenders, [Goal(3, CPP, PURE)], warm=lambda: wythoff_values(60, 60))


def cold_tests(t: int) -> Task:
    pairs = drawn(t)
    one, other = np.array(pairs).T.copy()
    return Task(
        {
            CGKIT: lambda: are_cold(one, other, t),
            PURE: lambda: [is_cold(a, b, t) for a, b in pairs],
            ISQRT: lambda: [by_root(a, b, t) for a, b in pairs],
        },
        [Goal(2, ISQRT), Goal(2, ISQRT, PURE)],
        warm=lambda: are_cold(one[:10_000], other[:10_000], t),
    )


@task
def wythoff_cold() -> Task:
    """10⁶ pairs up to 10¹⁸, cold or not"""
    return cold_tests(1)


@task
def wythoff_cold_3() -> Task:
    """10⁶ pairs up to 10¹⁸, cold or not, where diagonal moves may differ by up to 2"""
    return cold_tests(3)


@growth
def linear_cold() -> Growth:
    """Arrays of pairs, cold or not"""
    one, other = np.tile(np.array(drawn(1)).T, 4)
    sizes = (500_000, 1_000_000, 2_000_000, 4_000_000)  # beyond what a cache holds
    return Growth(lambda n: lambda: are_cold(one[:n], other[:n]), sizes, 1, "passes over the arrays", are_cold)


@growth
def table_entries() -> Growth:
    """Wythoff's values, by the number of entries, each an operation on integers as long as a side"""
    sizes = (62_500, 125_000, 250_000, 500_000)
    words = "for each entry"
    return Growth(lambda n: lambda: wythoff_values(isqrt(n), isqrt(n)), sizes, 1.5, words, wythoff_values)
