"""A step of Life on a full board: the page's own program, in Node, and cgkit."""

from __future__ import annotations

from benchmarks.measure import CGKIT, Clocked, Goal, Task, task
from cgbook.life import Life
from tests.front import ask

SIDE, STEPS = 500, 60
PAGE = "the page, in Node"


def in_page() -> Clocked:
    ((each, population),) = ask([["lifeTimed", SIDE, STEPS]])
    return Clocked(each * STEPS, population)


def in_python() -> int:
    board = [(x, y) for x in range(SIDE) for y in range(SIDE) if (x * x * 7 + y * y * 13 + x * y * 3) % 11 < 4]
    return Life(board).step(STEPS, limit=10**9).population


@task
def life_step() -> Task:
    """A step of Life on 500 × 500 cells, so that a page can show thirty a second"""
    times = dict.fromkeys((CGKIT, PAGE), 1 / STEPS)
    return Task({CGKIT: in_python, PAGE: in_page}, [Goal(1 / 30, who=PAGE)], times=times)
