"""Nim multiplication and winning moves on a board of coins, against what one writes for a contest."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from itertools import product

import numpy as np
import numpy.typing as npt

from benchmarks.measure import Row, compare
from cgkit import mock_turtles, nim_product, nim_products, nim_table
from cgkit.rulesets.coins.coin_grid import GridHeads

PAIRS, SIDE, COINS = 20_000, 64, 8


def by_powers(a: int, b: int, bits: int = 64) -> int:
    """The usual recursion of contest solutions: halves, down to single bits."""
    if a < 2 or b < 2:
        return a * b
    half = bits // 2
    mask = (1 << half) - 1
    high_a, low_a, high_b, low_b = a >> half, a & mask, b >> half, b & mask
    low, high = by_powers(low_a, low_b, half), by_powers(high_a, high_b, half)
    mixed = by_powers(high_a ^ low_a, high_b ^ low_b, half) ^ low
    return mixed << half ^ low ^ by_powers(high, 1 << half - 1, half)


def by_definition(side: int) -> list[list[int]]:
    """The table by the mex of its definition."""
    table = [[0] * side for _ in range(side)]
    for a, b in product(range(side), repeat=2):
        met = {table[x][b] ^ table[a][y] ^ table[x][y] for x in range(a) for y in range(b)}
        value = 0
        while value in met:
            value += 1
        table[a][b] = value
    return table


def drawn(bits: int) -> list[tuple[int, int]]:
    rnd = random.Random(bits)
    return [(rnd.getrandbits(bits), rnd.getrandbits(bits)) for _ in range(PAIRS)]


def singly(multiply: Callable[[int, int], int], pairs: list[tuple[int, int]]) -> list[int]:
    return [multiply(a, b) for a, b in pairs]


def together(one: npt.ArrayLike, other: npt.ArrayLike) -> list[int]:
    return list(nim_products(one, other).tolist())


GAME = mock_turtles * mock_turtles


def by_trying(heads: GridHeads) -> set[GridHeads]:
    """All moves that leave value 0, found by making every move."""
    worth = {(r, c): GAME.coin_theory((r, c)) for r in range(COINS) for c in range(COINS)}

    def value(position: GridHeads) -> int:
        total = 0
        for place in position:
            total ^= worth[place]
        return total

    return {move.after for move in GAME.moves(heads) if value(move.after) == 0}


def by_division(heads: GridHeads) -> set[GridHeads]:
    return {move.after for move in GAME.winning_theory(heads)}


def rows() -> list[Row]:
    """Products of 16 and 64 bits, the table, and all winning moves of Mock Turtles squared on 8 × 8 coins."""
    made = []
    for bits in (16, 64):
        pairs = drawn(bits)
        one, other = np.array(pairs, np.uint64).T
        contenders: dict[str, Callable[[], object]] = {
            "cgkit (arrays)": partial(together, one, other),
            "cgkit (one by one)": partial(singly, nim_product, pairs),
            "recursion": partial(singly, by_powers, pairs),
        }
        made.append(compare(f"{PAIRS:,} nim-products of {bits} bits", contenders))
    made.append(
        compare(
            f"multiplication table, {SIDE} × {SIDE}",
            {"cgkit": lambda: nim_table(SIDE).tolist(), "mex of the definition": lambda: by_definition(SIDE)},
        )
    )
    rnd = random.Random(8)
    places = [(row, column) for row in range(COINS) for column in range(COINS)]
    heads = frozenset(rnd.sample(places, 20))
    made.append(
        compare(
            f"winning moves, Mock Turtles squared on {COINS} × {COINS} coins",
            {"cgkit (a division each)": partial(by_division, heads), "making every move": partial(by_trying, heads)},
        )
    )
    return made
