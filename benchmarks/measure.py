"""How a benchmark is measured and printed: each contender does the same work, and must come to the same result."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

ROUNDS = 3


@dataclass(frozen=True)
class Row:
    """A task, and the seconds that each contender took for it: the best of a few rounds."""

    task: str
    seconds: Mapping[str, float]


def compare(task: str, contenders: Mapping[str, Callable[[], object]]) -> Row:
    """Times the contenders in turns, so that a busy moment of the machine meets them alike.

    Raises
    ------
    AssertionError
        When two of them come to different results.
    """
    best: dict[str, float] = {}
    results: list[object] = []
    for _ in range(ROUNDS):
        for name, work in contenders.items():
            begun = time.perf_counter()
            results.append(work())
            taken = time.perf_counter() - begun
            best[name] = min(taken, best.get(name, taken))
    assert all(result == results[0] for result in results), f"{task}: the contenders disagree"
    return Row(task, best)


def show(rows: list[Row]) -> None:
    """Prints a table, one line a task."""
    width = max(len(row.task) for row in rows)
    for row in rows:
        print(f"{row.task:{width}}", *(f"  {name} {seconds:8.4f} s" for name, seconds in row.seconds.items()))
