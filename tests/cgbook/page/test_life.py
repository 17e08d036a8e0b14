"""Life in the page: what the front end makes of cells is what Python says."""

from __future__ import annotations

import random

import pytest

from cgbook.life import Life
from tests.cgbook.page.twins import twin
from tests.front import ask

pytestmark = pytest.mark.thorough


def some_cells(rnd: random.Random) -> list[tuple[int, int]]:
    """A random board of up to 8 columns and rows, anywhere on the plane."""
    left, top = (rnd.choice((0, -5, 20, 10**6 - 100, -(10**6))) for _ in range(2))
    width, height, dense = rnd.randint(1, 8), rnd.randint(1, 8), rnd.choice((0.1, 0.3, 0.5, 0.9))
    return [(left + x, top + y) for x in range(width) for y in range(height) if rnd.random() < dense]


@twin("life", "next", "neighbours")
def test_cells_live_as_long_in_the_page(inputs: int) -> None:
    rnd = random.Random(3)
    boards = [(sorted(Life.named(name).cells), steps) for name, steps in (("r-pentomino", 1103), ("diehard", 130))]
    boards += [(some_cells(rnd), rnd.choice((1, 1, 1, 2, 12))) for _ in range(inputs)]
    places = [[(x + rnd.randint(-1, 1), y + rnd.randint(-1, 1)) for x, y in cells[:2]] for cells, _ in boards]
    answers = ask([["life", cells, steps, asked] for (cells, steps), asked in zip(boards, places, strict=True)])
    for (cells, steps), asked, (alive, around) in zip(boards, places, answers, strict=True):
        life = Life(cells)
        assert {(x, y) for x, y in alive} == life.step(steps).cells, cells
        assert around == [life.neighbours(*at) for at in asked]
