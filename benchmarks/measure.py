"""How a task is measured: each contender does the same work in the same process, and must come to the same result."""

from __future__ import annotations

import gc
import hashlib
import importlib
import math
import time
from array import array
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import numpy as np

__all__ = [
    "CGKIT",
    "GROWTHS",
    "PURE",
    "TASKS",
    "Clocked",
    "Goal",
    "Growth",
    "Measured",
    "Task",
    "growth",
    "measured",
    "slope",
    "task",
]

CGKIT, PURE = "cgkit", "cgkit, pure Python"  # PURE runs in a process of its own, without numpy and numba inside cgkit
ROUNDS, ENOUGH = 3, 4.0  # the best of so many rounds; but no more once a contender took so many seconds in all


@dataclass(frozen=True)
class Clocked:
    """A result with the seconds that it took by the contender's own clock."""

    seconds: float
    result: Any


@dataclass(frozen=True)
class Goal:
    """That a contender is so many times as fast as a peer; or, without a peer, done in so many seconds.

    Parameters
    ----------
    wanted : the least ratio, or the most seconds.
    who : the contender.
    peer : another, of the same task.
    """

    wanted: float
    peer: str | None = None
    who: str = CGKIT

    def got(self, seconds: Mapping[str, float]) -> float | None:
        """The ratio, or the seconds; None where one of the two was not measured."""
        if self.who not in seconds or (self.peer is not None and self.peer not in seconds):
            return None
        return seconds[self.who] if self.peer is None else seconds[self.peer] / seconds[self.who]

    def reached(self, seconds: Mapping[str, float]) -> bool | None:
        got = self.got(seconds)
        return None if got is None else got <= self.wanted if self.peer is None else got >= self.wanted


@dataclass(frozen=True)
class Task:
    """Some work, and who does it.

    Parameters
    ----------
    contenders : a name and the work; cgkit first.
    goals : what is wanted of cgkit.
    answer : what of a result is compared; the results of all contenders must have the same, but for those that give none.
    known : what that must be.
    times : a contender that does only a part of the work, and by what its seconds are multiplied.
    warm : small work, so that nothing is compiled or imported while the clock runs.
    """

    contenders: Mapping[str, Callable[[], Any]]
    goals: Sequence[Goal] = ()
    answer: Callable[[Any], Any] = lambda result: result
    times: Mapping[str, float] = field(default_factory=dict)
    warm: Callable[[], object] = lambda: None
    known: Any = None


@dataclass(frozen=True)
class Growth:
    """Work of four sizes, and the power of the size with which its cost should grow.

    Parameters
    ----------
    work : makes the work of a size.
    sizes : four, each larger than the one before.
    power : at most so.
    says : the words of the docstring of `of` that promise it.
    of : what is measured.
    """

    work: Callable[[int], Callable[[], object]]
    sizes: Sequence[int]
    power: float
    says: str
    of: Callable[..., Any]


@dataclass(frozen=True)
class Measured:
    """The seconds of each contender, and the hash of what it found."""

    seconds: Mapping[str, float]
    hashes: Mapping[str, str]


#: by the names of the functions that make them; their docstrings are the titles
TASKS: dict[str, Callable[[], Task]] = {}
GROWTHS: dict[str, Callable[[], Growth]] = {}


def task(make: Callable[[], Task]) -> Callable[[], Task]:
    TASKS[make.__name__] = make
    return make


def growth(make: Callable[[], Growth]) -> Callable[[], Growth]:
    GROWTHS[make.__name__] = make
    return make


def measured(one: Task, *, pure: bool = False) -> Measured:
    """Time the contenders in turns, so that a busy moment of the machine meets them alike: those that are pure Python, or the others."""
    if not pure:
        _ready()
    one.warm()
    taking_part = {name: work for name, work in one.contenders.items() if (name == PURE) is pure}
    best: dict[str, float] = {}
    total = dict.fromkeys(taking_part, 0.0)
    hashes: dict[str, str] = {}
    for _ in range(ROUNDS):
        for name, work in taking_part.items():
            if total[name] > ENOUGH:
                continue
            taken, result = _timed(work)
            total[name] += taken
            best[name] = min(taken, best.get(name, taken))
            if result is None:
                continue
            found = hashed(one.answer(result))
            if hashes.setdefault(name, found) != found:
                raise AssertionError(f"{name} comes to two results")
    if one.known is not None:
        hashes["known"] = hashed(one.known)
    return Measured({name: taken * one.times.get(name, 1) for name, taken in best.items()}, hashes)


def seconds_by_size(one: Growth) -> list[float]:
    """The seconds of the processor for each size, the best of a few rounds."""
    _ready()
    taken = []
    for size in one.sizes:
        work = one.work(size)
        work()  # what is compiled, imported or cached is so now
        taken.append(min(_timed(work, time.process_time)[0] for _ in range(ROUNDS)))
    return taken


def _ready() -> None:
    """Import numba: where it is loaded already, cgkit uses it for smaller work, too, so that all sizes go one way."""
    with suppress(ImportError):
        importlib.import_module("numba")


def _timed(work: Callable[[], Any], clock: Callable[[], float] = time.perf_counter) -> tuple[float, Any]:
    gc.collect()
    begun = clock()
    result = work()
    taken = clock() - begun
    return (result.seconds, result.result) if isinstance(result, Clocked) else (taken, result)


def slope(sizes: Sequence[float], seconds: Sequence[float]) -> float:
    """The power of the size with which the seconds grow: the line of least squares through their logarithms.

    >>> slope([1, 10, 100], [2, 200, 20_000])
    2.0
    """
    xs, ys = [math.log(size) for size in sizes], [math.log(second) for second in seconds]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)


def hashed(result: Any) -> str:
    """The same for the same numbers, whatever holds them: a list, bytes, an array."""
    if isinstance(result, bytes | bytearray):
        result = np.frombuffer(result, np.uint8)
    if isinstance(result, array | np.ndarray) or (isinstance(result, list | tuple) and not _odd(result)):
        numbers = np.asarray(result)
        if isinstance(result, list) and numbers.dtype.kind == "f":  # a mixture of numbers below and beyond 2^63
            numbers = np.asarray(result, np.uint64)
        told = f"{numbers.shape}".encode() + numbers.astype("<u8").tobytes()
    else:
        told = repr(result).encode()
    return hashlib.sha256(told).hexdigest()


def _odd(group: Sequence[Any]) -> bool:
    """Whether it holds something else than numbers, or rows of them."""
    return not all(
        isinstance(one, int | np.integer) or (isinstance(one, list | tuple) and not _odd(one)) for one in group
    )
