"""The search of any game, against the recursion with lru_cache that people write for it.

Each game is given as a function, as a class that defines its options, and as a class that defines its moves. All three answer the same
questions about the same positions.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from benchmarks.goals import CGKIT, Timed, contenders
from cgkit import Ruleset

OPTIONS, MOVES = "cgkit, a class with options", "cgkit, a class with moves"
RECURSION = "recursion with lru_cache"


def two_heaps(heaps: tuple[int, int]) -> list[tuple[int, int]]:
    """Take one, two or three chips from one of two heaps."""
    a, b = heaps
    return [(a - k, b) for k in (1, 2, 3) if k <= a] + [(a, b - k) for k in (1, 2, 3) if k <= b]


class TwoHeaps(Ruleset[tuple[int, int]]):
    def moves(self, position: tuple[int, int]) -> Iterator[Any]:
        a, b = position
        for k in (1, 2, 3):
            if k <= a:
                yield (a - k, b), "take from the first", k
        for k in (1, 2, 3):
            if k <= b:
                yield (a, b - k), "take from the second", k


def parts_of(n: int) -> list[int]:
    """Take one chip, or leave a half or a third of them."""
    return [n - 1, n // 2, n // 3] if n > 2 else [n - 1] if n else []


class PartsOf(Ruleset[int]):
    def moves(self, position: int) -> Iterator[Any]:
        if position:
            yield position - 1, "take one"
        if position > 2:
            yield position // 2, "leave a half"
            yield position // 3, "leave a third"


def never_twice(state: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """Take one, two or three chips from one of two heaps, but not as many as the previous move took."""
    a, b, last = state
    return [(a - k, b, k) for k in (1, 2, 3) if k <= a and k != last] + [
        (a, b - k, k) for k in (1, 2, 3) if k <= b and k != last
    ]


class NeverTwice(Ruleset[tuple[int, int, int]]):
    def moves(self, position: tuple[int, int, int]) -> Iterator[Any]:
        a, b, last = position
        for k in (1, 2, 3):
            if k <= a and k != last:
                yield (a - k, b, k), "take from the first", k
        for k in (1, 2, 3):
            if k <= b and k != last:
                yield (a, b - k, k), "take from the second", k


class Says(Ruleset[Any]):
    """The class that defines only the options."""

    def __init__(self, function: Callable[[Any], list[Any]]) -> None:
        self.function = function

    def options(self, position: Any) -> list[Any]:
        return self.function(position)


def value_by_recursion(function: Callable[[Any], list[Any]], start: Any) -> int:
    @cache
    def value(position: Any) -> int:
        met = {value(option) for option in function(position)}
        least = 0
        while least in met:
            least += 1
        return least

    return int(deep(lambda: value(start)))


def lost_by_recursion(function: Callable[[Any], list[Any]], start: Any) -> str:
    @cache
    def lost(position: Any) -> bool:
        for option in function(position):  # noqa: SIM110 - a generator for each position makes it slower
            if lost(option):
                return False
        return True

    return "P" if deep(lambda: lost(start)) else "N"


def deep(work: Callable[[], Any]) -> Any:
    """Run some work in a thread where a recursion can go as deep as it likes, which cgkit's own search doesn't need."""
    found: list[Any] = []
    before = sys.getrecursionlimit(), threading.stack_size(512 << 20)
    sys.setrecursionlimit(10**6)
    try:
        thread = threading.Thread(target=lambda: found.append(work()))
        thread.start()
        thread.join()
    finally:
        sys.setrecursionlimit(before[0])
        threading.stack_size(before[1])
    return found[0]


GAMES: dict[str, tuple[Callable[[Any], list[Any]], Ruleset[Any], Any]] = {
    "two heaps, six moves, 62,500 positions": (two_heaps, TwoHeaps(), (249, 249)),
    "one heap, three moves, 60,001 positions": (parts_of, PartsOf(), 60_000),
    "two heaps and the last move, four moves, 72,985 positions": (never_twice, NeverTwice(), (155, 155, 0)),
}


@contenders(CGKIT, OPTIONS, MOVES, RECURSION)
@pytest.mark.goal(1, RECURSION)
@pytest.mark.goal(1, RECURSION, who=OPTIONS)
@pytest.mark.goal(1 / 1.7, RECURSION, who=MOVES)
@pytest.mark.parametrize("asked", ["value", "outcome"])
@pytest.mark.parametrize("game", GAMES)
def test_search(who: str, asked: str, game: str, timed: Timed) -> None:
    """By search"""
    function, rules, start = GAMES[game]
    told: dict[str, Ruleset[Any]] = {CGKIT: Ruleset.from_options(function), OPTIONS: Says(function), MOVES: rules}
    recursion = value_by_recursion if asked == "value" else lost_by_recursion
    timed(lambda: recursion(function, start) if who == RECURSION else getattr(told[who](start), asked)())


@pytest.mark.goal(seconds=4)
def test_a_million(timed: Timed) -> None:
    """A value by search: 10⁶ positions"""
    game = Ruleset.from_options(two_heaps)
    assert timed(lambda: game(999, 999).value()) == 0


def test_memory_of_a_million() -> None:
    """A value by search: 10⁶ positions in 250 MB."""
    code = (
        "import resource; from benchmarks.test_search import *; game = Ruleset.from_options(two_heaps);"
        " peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss;"
        " before = peak(); print(game(999, 999).value(), peak() - before)"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split()
    value, kilobytes = map(int, told)
    assert value == 0
    assert kilobytes <= 250_000
