"""A step of Life on a full board: the page's own program, in Node, and cgkit."""

from __future__ import annotations

import pytest

from benchmarks.goals import CGKIT, Timed, contenders
from cgbook.life import Life
from tests.front import ask

SIDE, STEPS = 500, 60
PAGE = "the page, in Node"


def in_python() -> int:
    board = [(x, y) for x in range(SIDE) for y in range(SIDE) if (x * x * 7 + y * y * 13 + x * y * 3) % 11 < 4]
    return Life(board).step(STEPS, limit=10**9).population


@contenders(CGKIT, PAGE)
@pytest.mark.goal(seconds=1 / 30, who=PAGE)
def test_life(who: str, timed: Timed) -> None:
    """A step of Life on 500 × 500 cells, so that a page can show thirty a second"""
    work = in_python if who == CGKIT else lambda: ask([["lifeLong", SIDE, STEPS]])[0]
    timed(work, times=1 / STEPS, rounds=1 if who == CGKIT else 3)
