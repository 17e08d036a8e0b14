"""Tests of Conway's Life, against a second version of the rule and against known facts about named patterns."""

from __future__ import annotations

import pickle
import random
from dataclasses import FrozenInstanceError

import pytest

from cgbook.life import Life
from cgbook.widgets import life

AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


def next_by_the_rule(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Return the next generation, cell by cell on a board with a margin: a cell survives with 2 or 3 neighbours, and is born with 3."""
    xs, ys = [x for x, _ in cells] or [0], [y for _, y in cells] or [0]
    after = set()
    for y in range(min(ys) - 1, max(ys) + 2):
        for x in range(min(xs) - 1, max(xs) + 2):
            around = [(x + i, y + j) for i, j in AROUND]
            alive = len([one for one in around if one in cells])
            if (x, y) in cells and alive in (2, 3):
                after.add((x, y))
            if (x, y) not in cells and alive == 3:
                after.add((x, y))
    return after


def test_a_step_follows_the_rule() -> None:
    rnd = random.Random(1)
    for _ in range(500):
        width, height = rnd.randint(1, 12), rnd.randint(1, 12)
        cells = {(x - 5, y + 7) for x in range(width) for y in range(height) if rnd.random() < 0.4}
        assert Life(cells).step().cells == next_by_the_rule(cells)
        assert Life(cells).step(3).cells == next_by_the_rule(next_by_the_rule(next_by_the_rule(cells)))


STILL = dict.fromkeys(("block", "beehive", "loaf", "boat"), (1, (0, 0)))
RETURN = {
    "blinker": (2, (0, 0)),
    "toad": (2, (0, 0)),
    "beacon": (2, (0, 0)),
    "pulsar": (3, (0, 0)),
    "pentadecathlon": (15, (0, 0)),
}
TRAVEL = {"glider": (4, (1, 1)), "lightweight spaceship": (4, (-2, 0))}


@pytest.mark.parametrize(("name", "comes"), {**STILL, **RETURN, **TRAVEL}.items())
def test_a_named_pattern_recurs_exactly_after_its_period(name: str, comes: tuple[int, tuple[int, int]]) -> None:
    start, (period, (x, y)) = Life.named(name), comes
    assert start.step(period) == start.moved(x, y)
    assert start.step(100 * period) == start.moved(100 * x, 100 * y)
    near = [start.moved(i, j) for i in range(-3, 4) for j in range(-3, 4)]
    assert not any(start.step(n) in near for n in range(1, period))


def test_the_r_pentomino_settles_at_generation_1103_with_116_cells() -> None:
    before, at = Life.named("r-pentomino").step(1102), Life.named("r-pentomino").step(1103)
    assert (before.population, at.population) == (118, 116)
    assert [at.step(n).population for n in range(1, 61)] == [116] * 60


def test_the_diehard_vanishes_at_generation_130() -> None:
    start = Life.named("diehard")
    assert (start.population, start.step(129).population, start.step(130).population) == (7, 2, 0)


def test_the_gun_emits_a_glider_every_thirty_generations() -> None:
    gun = Life.named("Gosper glider gun")
    for n in range(1, 6):
        later = gun.step(30 * n)
        assert later.population == gun.population + 5 * n
        assert gun.cells < later.cells, "the gun must look the same every thirty generations"
    shot = Life(gun.step(60).cells - gun.cells)
    assert shot.step(30).cells < gun.step(90).cells, "two gliders must keep flying"


def test_patterns_are_immutable_and_equal_if_their_cells_are() -> None:
    glider = Life.named("glider")
    with pytest.raises(FrozenInstanceError):
        glider.cells = frozenset()  # type: ignore[misc]
    assert glider == Life(sorted(glider.cells)) == pickle.loads(pickle.dumps(glider))
    assert len({glider, Life(glider.cells), glider.moved(1, 0)}) == 2
    assert (glider.box, Life().box, repr(Life())) == ((0, 0, 3, 3), None, "Life(no cell)")
    assert glider.neighbours(1, 1) == 5


def test_a_sheet_has_its_options_and_a_picture() -> None:
    assert life("acorn").options == {"columns": 72, "ask": False}
    assert "5 live cells, on 7 × 7 cells" in life("glider", ask=True)._static()["image/svg+xml"]
