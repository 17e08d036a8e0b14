"""Games played out: who wins, values, winning moves. A rule is a function from a position to those that a move may lead to.

Plain recursion with a memory, from the definitions. Nothing of `cgkit` is imported here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache, reduce
from itertools import product
from operator import xor
from typing import Any

Rule = Callable[[Any], Iterable[Any]]


def mex(numbers: Iterable[int]) -> int:
    """The smallest natural number that is not among them."""
    there, least = set(numbers), 0
    while least in there:
        least += 1
    return least


def nim_sum(numbers: Iterable[int]) -> int:
    return reduce(xor, numbers, 0)


def values(rule: Rule) -> Callable[[Any], int]:
    """A function that gives the value of a position."""

    @cache
    def value(position: Any) -> int:
        return mex([value(after) for after in rule(position)])

    return value


def lost(rule: Rule, *, misere: bool = False) -> Callable[[Any], bool]:
    """A function that says whether the player to move loses."""

    @cache
    def is_lost(position: Any) -> bool:
        after = list(rule(position))
        return not misere if not after else not any(is_lost(one) for one in after)

    return is_lost


def winning(rule: Rule, position: Any, *, misere: bool = False) -> list[Any]:
    """What the winning moves lead to."""
    is_lost = lost(rule, misere=misere)
    return [after for after in rule(position) if is_lost(after)]


def in_one(rule: Rule) -> Rule:
    """A move in exactly one of the components of a tuple."""

    def options(parts: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return [(*parts[:i], after, *parts[i + 1 :]) for i, part in enumerate(parts) for after in rule(part)]

    return options


def take(numbers: Iterable[int]) -> Rule:
    """One heap, from which one of these numbers is taken."""
    sizes = sorted(numbers)
    return lambda heap: [heap - size for size in sizes if size <= heap]


def take_any(heap: int) -> Iterable[int]:
    """One heap of Nim."""
    return range(heap)


nim = in_one(take_any)


def heaps(most: int, count: int, least: int = 0) -> Iterable[tuple[int, ...]]:
    """All positions of so many heaps, none larger than `most`."""
    return product(range(least, most + 1), repeat=count)


def graphs(many: int, size: int, seed: int) -> list[dict[int, list[int]]]:
    """Acyclic graphs by lot: vertex -> its followers, which have smaller numbers; 0 is an end."""
    lot = random.Random(seed)
    return [
        {vertex: [lower for lower in range(vertex) if lot.random() < odds] for vertex in range(size)}
        for odds in (lot.uniform(0.1, 0.6) for _ in range(many))
    ]
