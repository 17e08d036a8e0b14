"""A step of Life on a full board: the page's own program, in Node, and cgkit."""

from __future__ import annotations

import time

from benchmarks.measure import Row
from cgkit import Life
from tests.front import ask

SIDE, STEPS = 500, 60
WANTED = 1 / 30  # seconds, so that a board of this size runs


def rows() -> list[Row]:
    """A board of 500 × 500 cells, four of eleven alive; both must come to the same number of live cells."""
    ((page, population),) = ask([["lifeTimed", SIDE, STEPS]])
    board = [(x, y) for x in range(SIDE) for y in range(SIDE) if (x * x * 7 + y * y * 13 + x * y * 3) % 11 < 4]
    life = Life(board)
    begun = time.perf_counter()
    after = life.step(STEPS, limit=10**9)
    cgkit = (time.perf_counter() - begun) / STEPS
    assert after.population == population, "the contenders disagree"
    return [
        Row(f"a step of Life, {SIDE} × {SIDE} cells (wanted in a page: {WANTED:.4f} s)", {"page": page, "cgkit": cgkit})
    ]
