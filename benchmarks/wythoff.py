"""Wythoff's game: the table of values, and the test for cold positions, against what one writes for a contest."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from math import isqrt

import numpy as np
import numpy.typing as npt

from benchmarks.measure import Row, compare
from cgkit import are_cold, cold_partner, is_cold, wythoff_values

SIDE = 200
PAIRS, MOST = 100_000, 10**18


def by_hand(side: int) -> list[list[int]]:
    """The table by the definition, one square after the other."""
    table = [[0] * side for _ in range(side)]
    for y in range(side):
        for x in range(side):
            met = {table[y][left] for left in range(x)} | {table[down][x] for down in range(y)}
            met |= {table[y - k][x - k] for k in range(1, min(x, y) + 1)}
            value = 0
            while value in met:
                value += 1
            table[y][x] = value
    return table


def by_root(a: int, b: int, t: int) -> bool:
    """The exact one-liner of a careful contest solution."""
    low, high = (a, b) if a <= b else (b, a)
    n = (high - low) // t
    return n * t == high - low and low == (n * (2 - t) + isqrt(n * n * (t * t + 4))) // 2


def drawn(t: int) -> list[tuple[int, int]]:
    """Pairs up to 10^18, of which about half are cold and the others nearly so."""
    rnd = random.Random(t)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < PAIRS:
        size = rnd.randint(1, MOST // (t + 2))
        pairs.append((size, cold_partner(size, t) + rnd.choice((0, 1))))
    return pairs


def singly(judge: Callable[[int, int, int], bool], pairs: list[tuple[int, int]], t: int) -> list[bool]:
    return [judge(a, b, t) for a, b in pairs]


def together(one: npt.ArrayLike, other: npt.ArrayLike, t: int) -> list[bool]:
    return list(are_cold(one, other, t).tolist())


def rows() -> list[Row]:
    """The table of 200 × 200 values, and the test of 100,000 pairs for t = 1 and 3."""
    made = [
        compare(
            f"Wythoff's values, {SIDE} × {SIDE}",
            {"cgkit (bits)": lambda: wythoff_values(SIDE, SIDE), "plain loop": lambda: by_hand(SIDE)},
        )
    ]
    for t in (1, 3):
        pairs = drawn(t)
        one, other = np.array(pairs).T
        contenders: dict[str, Callable[[], object]] = {
            "cgkit (arrays)": partial(together, one, other, t),
            "cgkit (one by one)": partial(singly, is_cold, pairs, t),
            "isqrt": partial(singly, by_root, pairs, t),
        }
        made.append(compare(f"{PAIRS:,} pairs up to 10^18, cold or not, t = {t}", contenders))
    return made
