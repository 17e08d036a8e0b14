"""The search of any game, beside the recursion with lru_cache that one writes for it.

Each game is a function, a class that says its options, and a class that says its moves; all ask the same things of the same positions.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from benchmarks.measure import CGKIT, Clocked, Goal, Task, task
from cgkit import Move, Ruleset, Step

OPTIONS, MOVES = "cgkit, a class with options", "cgkit, a class with moves"
RECURSION = "recursion with lru_cache"
GOALS = [Goal(1, RECURSION), Goal(1, RECURSION, OPTIONS), Goal(1 / 1.7, RECURSION, MOVES)]


def two_heaps(heaps: tuple[int, int]) -> list[tuple[int, int]]:
    """Take one, two or three chips from one of two heaps."""
    a, b = heaps
    return [(a - k, b) for k in (1, 2, 3) if k <= a] + [(a, b - k) for k in (1, 2, 3) if k <= b]


class TwoHeaps(Ruleset[tuple[int, int]]):
    def moves(self, position: tuple[int, int]) -> Iterator[Move[tuple[int, int]]]:
        a, b = position
        for k in (1, 2, 3):
            if k <= a:
                yield Move((a - k, b), (Step("take", (k,), (0,)),))
        for k in (1, 2, 3):
            if k <= b:
                yield Move((a, b - k), (Step("take", (k,), (1,)),))


def parts_of(n: int) -> list[int]:
    """Take one chip, or leave a half or a third of them."""
    return [n - 1, n // 2, n // 3] if n > 2 else [n - 1] if n else []


class PartsOf(Ruleset[int]):
    def moves(self, position: int) -> Iterator[Move[int]]:
        if position:
            yield Move(position - 1, (Step("take one"),))
        if position > 2:
            yield Move(position // 2, (Step("leave a half"),))
            yield Move(position // 3, (Step("leave a third"),))


def never_twice(state: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    """Take one, two or three chips from one of two heaps, but not as many as were taken just now."""
    a, b, last = state
    return [(a - k, b, k) for k in (1, 2, 3) if k <= a and k != last] + [
        (a, b - k, k) for k in (1, 2, 3) if k <= b and k != last
    ]


class NeverTwice(Ruleset[tuple[int, int, int]]):
    def moves(self, position: tuple[int, int, int]) -> Iterator[Move[tuple[int, int, int]]]:
        a, b, last = position
        for k in (1, 2, 3):
            if k <= a and k != last:
                yield Move((a - k, b, k), (Step("take", (k,), (0,)),))
        for k in (1, 2, 3):
            if k <= b and k != last:
                yield Move((a, b - k, k), (Step("take", (k,), (1,)),))


class Says(Ruleset[Any]):
    """The class that says no more than the options."""

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
    """Run it where a recursion may go as deep as it likes, which cgkit needs not."""
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


def beside_recursion(function: Callable[[Any], list[Any]], rules: Ruleset[Any], start: Any, *, outcome: bool) -> Task:
    """The three ways to tell cgkit the game, and the recursion."""
    games = {CGKIT: Ruleset.from_options(function), OPTIONS: Says(function), MOVES: rules}
    recursion = lost_by_recursion if outcome else value_by_recursion

    def asked(game: Ruleset[Any]) -> Callable[[], Any]:
        return game(start).outcome if outcome else game(start).value

    contenders: dict[str, Any] = {name: asked(game) for name, game in games.items()}
    return Task({**contenders, RECURSION: lambda: recursion(function, start)}, GOALS)


@task
def search_two_heaps() -> Task:
    """A value by search: two heaps, six moves, 62,500 positions"""
    return beside_recursion(two_heaps, TwoHeaps(), (249, 249), outcome=False)


@task
def search_one_heap() -> Task:
    """A value by search: one heap, three moves, 60,001 positions"""
    return beside_recursion(parts_of, PartsOf(), 60_000, outcome=False)


@task
def search_last_move() -> Task:
    """A value by search: two heaps and the last move, four moves, 72,985 positions"""
    return beside_recursion(never_twice, NeverTwice(), (155, 155, 0), outcome=False)


@task
def outcome_two_heaps() -> Task:
    """Who wins, by search: two heaps, six moves"""
    return beside_recursion(two_heaps, TwoHeaps(), (249, 249), outcome=True)


@task
def outcome_one_heap() -> Task:
    """Who wins, by search: one heap, three moves"""
    return beside_recursion(parts_of, PartsOf(), 60_000, outcome=True)


@task
def outcome_last_move() -> Task:
    """Who wins, by search: two heaps and the last move, four moves"""
    return beside_recursion(never_twice, NeverTwice(), (155, 155, 0), outcome=True)


@task
def search_a_million() -> Task:
    """A value by search: 10⁶ positions in 4 seconds"""
    game = Ruleset.from_options(two_heaps)
    return Task({CGKIT: lambda: game(999, 999).value()}, [Goal(4)], known=0)


@task
def memory_of_a_million() -> Task:
    """A value by search: 10⁶ positions in 250 MB (what is told here as seconds, are gigabytes)"""
    return Task({CGKIT: in_gigabytes}, [Goal(0.25)], known=0)


def in_gigabytes() -> Clocked:
    """The same in a process of its own; by how much its memory grows."""
    import subprocess

    code = (
        "import resource; from benchmarks.search import *; game = Ruleset.from_options(two_heaps);"
        " peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss;"
        " before = peak(); print(game(999, 999).value(), peak() - before)"
    )
    value, grown = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True
    ).stdout.split()
    return Clocked(int(grown) / 10**6, int(value))
