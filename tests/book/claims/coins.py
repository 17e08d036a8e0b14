"""Coin turning: heads by themselves, Mock Turtles, Ruler, boards of coins, nim products and how to find a move."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import mex, nim_sum, values

Sets = Callable[[int], Iterable[tuple[int, ...]]]


def row(*heads: int, length: int) -> tuple[bool, ...]:
    return tuple(i in heads for i in range(length))


def single(game: oracle.Game, length: int) -> list[int]:
    """The value of one head on each place of a row, with all other coins turned too."""
    value = values(game.options)
    return [value(row(i, length=length)) for i in range(length)]


@cache
def worth(sets: Sets, place: int) -> int:
    """The value of one head: of the other coins that a set turns, each by itself."""
    return mex(nim_sum(worth(sets, other) for other in others) for others in sets(place))


def run(place: int) -> Iterable[tuple[int, ...]]:
    return (tuple(range(first, place)) for first in range(place + 1))


def ruler_values(many: int) -> list[int]:
    """Of the coins 1, 2, …"""
    return [worth(run, place) for place in range(many)]


def largest_power(x: int) -> int:
    return max(1 << k for k in range(10) if x % (1 << k) == 0)


@checks("c100")
def value_in_ruler() -> Facts:
    """Literally: the smallest power of 2 that x divides; kindly: the smallest that divides x."""
    found = ruler_values(64)
    smallest = [next((2**k for k in range(12) if 2**k % x == 0), None) for x in range(1, 65)]
    divides = [next(2**k for k in range(12) if x % 2**k == 0) for x in range(1, 65)]
    return Facts(
        literal=found == smallest,
        kindly=found == divides,
        mended=found == [largest_power(x) for x in range(1, 65)] and found[:8] == single(oracle.ruler(), 8),
    )
