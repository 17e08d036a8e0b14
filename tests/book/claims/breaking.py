"""Heaps that break: Lasker's Nim, Kayles, paths and cycles, Grundy's game, rings of coins and of beads."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import mex, values

vertices = oracle.vertices().options


@cache
def grundy_single(n: int) -> int:
    return mex([grundy_single(left) ^ grundy_single(n - left) for left in range(1, n) if 2 * left != n])


def whole(rule: Any, most: int) -> list[int]:
    """Values of one heap from whole positions, split heaps and all."""
    value = values(rule)
    return [value((n,)) if n else value(()) for n in range(most)]


@checks("c093")
def grundys_game() -> Facts:
    rule = oracle.heaps_to_divide(take=False, unequal=True).options
    noted, found = [0, 0, 1, 0, 2], whole(rule, 16)
    told = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]
    return Facts(
        literal=found[:5] == noted,
        kindly=found[1:6] == noted,
        mended=[grundy_single(n) for n in range(21)] == told and told[:16] == found,
    )
