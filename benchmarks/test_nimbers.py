"""Nim multiplication and winning moves on a board of coins, against code that people write for a contest."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from benchmarks import naive
from benchmarks.goals import CGKIT, CPP, PURE, TABLES, Timed, contenders, grows
from cgkit import mock_turtles, nim_product, nim_products, nim_table
from cgkit.rulesets.coins.grid import GridHeads

COUNT, PART, SIDE, COINS = 10**6, 50_000, 4_096, 8
DOUBLED, DEFINED, TRIED = "plain Python, by doubling", "mex of the definition", "making every move"

Numbers = npt.NDArray[np.uint64]


@cache
def drawn() -> tuple[Numbers, Numbers]:
    made = np.random.default_rng(64).integers(0, 2**64, (2, COUNT), np.uint64)
    return made[0], made[1]


@contenders(CGKIT, PURE, TABLES, CPP)
@pytest.mark.goal(3.5, TABLES)
def test_nim_products(who: str, timed: Timed) -> None:
    """10⁶ nim products of 64 bits (pure Python: 50,000, seconds multiplied by 20)"""
    one, other = drawn()
    few = one[:PART].tolist(), other[:PART].tolist()
    nim_products(one[:10_000], other[:10_000])
    work: dict[str, Callable[[], Any]] = {
        CGKIT: lambda: nim_products(one, other),
        PURE: lambda: [nim_product(a, b) for a, b in zip(*few, strict=True)],
        TABLES: lambda: naive.products(one, other, tables=True),
        CPP: lambda: naive.products(one, other, tables=False),
    }
    timed(work[who], times=COUNT / PART if who == PURE else 1, answer=lambda found: np.array(found[:PART], np.uint64))


def by_doubling(side: int) -> npt.NDArray[Any]:
    """Return the table, made from rows that are long integers with 16 bits for each entry; most rows are nim-sums of two earlier rows."""
    rows, known = [0], 1
    while (
        known < side
        # the row of a power of two, which is built by doubling, comes first, and then its nim-sums with all earlier rows
    ):
        row, length = 0, 1
        while length < side:
            repeated = nim_product(known, length) * (((1 << 16 * length) - 1) // 0xFFFF)
            row |= (row ^ repeated) << 16 * length
            length *= 2
        rows += [row ^ before for before in rows]
        known *= 2
    return np.frombuffer(b"".join(row.to_bytes(2 * side, "little") for row in rows), np.uint16).reshape(side, side)


def by_definition(side: int) -> npt.NDArray[Any]:
    """Return the table by the definition with mex."""
    table = [[0] * side for _ in range(side)]
    for a in range(side):
        for b in range(side):
            met = {table[x][b] ^ table[a][y] ^ table[x][y] for x in range(a) for y in range(b)}
            while table[a][b] in met:
                table[a][b] += 1
    return np.array(table)


@contenders(CGKIT, DOUBLED)
@pytest.mark.goal(2, DOUBLED)
def test_nim_table(who: str, timed: Timed) -> None:
    """Nim multiplication table, 4,096 × 4,096"""
    nim_table(256)
    timed(lambda: by_doubling(SIDE) if who == DOUBLED else nim_table(SIDE))


@contenders(CGKIT, DEFINED)
def test_small_nim_table(who: str, timed: Timed) -> None:
    """Nim multiplication table, 64 × 64, against the definition"""
    nim_table(16)
    timed(lambda: by_definition(64) if who == DEFINED else nim_table(64))


GAME = mock_turtles * mock_turtles


def by_trying(heads: GridHeads) -> set[GridHeads]:
    """Return all positions of value 0 that one move can reach, found by trying every move."""
    worth = {(r, c): GAME.coin_theory((r, c)) for r in range(COINS) for c in range(COINS)}

    def value(position: GridHeads) -> int:
        total = 0
        for place in position:
            total ^= worth[place]
        return total

    return {move.after for move in GAME.moves(heads) if value(move.after) == 0}


@contenders(CGKIT, TRIED)
def test_winning_coins(who: str, timed: Timed) -> None:
    """All winning moves, Mock Turtles squared on 8 × 8 coins"""
    places = [(row, column) for row in range(COINS) for column in range(COINS)]
    heads = frozenset(random.Random(8).sample(places, 20))
    timed(lambda: by_trying(heads) if who == TRIED else {move.after for move in GAME.winning_theory(heads)})


@grows(1, "for each product", nim_products, (125_000, 250_000, 500_000, 1_000_000))
def test_linear_products(size: int, timed: Timed) -> None:
    """Nim products of 64 bits, in arrays"""
    one, other = drawn()
    timed(lambda: nim_products(one[:size], other[:size]))


@grows(1, "operation for each entry", nim_table, (2**18, 2**20, 2**22, 2**24))
def test_table_of_products(size: int, timed: Timed) -> None:
    """The multiplication table, by its number of entries"""
    timed(lambda: nim_table(int(size**0.5)))
