"""Values of subtraction games: cgkit against the loop that people write for a contest."""

from __future__ import annotations

import random
from typing import Any

import pytest

from benchmarks import naive
from benchmarks.goals import CGKIT, CPP, PURE, Timed, contenders, grows
from cgkit.sequences.code_tables import Table
from cgkit.sequences.octal_codes import Breaks, heap_values, table_of

TERMS, PART = 10**7, 10**5
TAKES = (5, 9, 14, 22, 31, 40, 47, 53, 61, 76)
LOOP = "plain loop"


def by_hand(takes: tuple[int, ...], terms: int) -> list[int]:
    """Return the values by the definition, one heap after another."""
    values: list[int] = []
    for heap in range(terms):
        met = {values[heap - take] for take in takes if take <= heap}
        value = 0
        while value in met:
            value += 1
        values.append(value)
    return values


def fresh() -> Any:
    table_of.cache_clear()
    return heap_values(set(TAKES), TERMS)


@contenders(CGKIT, PURE, LOOP, CPP)
@pytest.mark.goal(2, CPP)
def test_subtraction(who: str, timed: Timed) -> None:
    """Ten numbers to subtract, heaps to 10⁷ (plain loop: to 10⁵, seconds multiplied by 100)"""
    fresh()
    if who == LOOP:
        timed(lambda: by_hand(TAKES, PART), times=TERMS / PART)
    else:
        timed(lambda: naive.subtraction(TAKES, TERMS) if who == CPP else fresh(), answer=lambda values: values[:PART])


@grows(1, "linear in `terms`", Table.grow, (25_000, 50_000, 100_000, 200_000))
def test_linear_subtraction(size: int, timed: Timed) -> None:
    """Values of a game where a move takes one of ten numbers up to 30,000, so that no period starts soon"""
    takes = Breaks.taking(random.Random(6).sample(range(1, 30_000), 10))
    timed(lambda: Table(takes).grow(size))
