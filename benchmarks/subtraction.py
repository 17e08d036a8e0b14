"""Grundy values of subtraction games: cgkit against the loop that one writes for a contest."""

from __future__ import annotations

from benchmarks.measure import Row, compare
from benchmarks.sums import fresh
from cgkit import Subtraction, grundy_sequence

TERMS = 5_000


def by_hand(takes: frozenset[int], terms: int) -> list[int]:
    """The values by the definition, one heap after the other."""
    values: list[int] = []
    for heap in range(terms):
        met = {values[heap - take] for take in takes if take <= heap}
        value = 0
        while value in met:
            value += 1
        values.append(value)
    return values


def rows() -> list[Row]:
    """The takes {1, 3, 4}, and all takes up to 20."""
    made = []
    for takes in (frozenset({1, 3, 4}), frozenset(range(1, 21))):
        contenders = {
            "cgkit": lambda takes=takes: fresh(lambda: grundy_sequence(Subtraction(takes), TERMS)),
            "plain loop": lambda takes=takes: by_hand(takes, TERMS),
        }
        made.append(compare(f"{TERMS:,} values, {len(takes)} takes up to {max(takes)}", contenders))
    return made
