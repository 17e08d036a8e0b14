"""Conway's Life: the rule against a second telling of it, and what is known of the patterns that have names."""

from __future__ import annotations

import pickle
import random
from dataclasses import FrozenInstanceError

import pytest

from cgbook.life import Life
from cgbook.pictures import life_picture
from cgbook.widgets import life

AROUND = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]


def told_again(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The rule, cell by cell on a board with a margin, as it is told: survival by two or three, birth by three."""
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


def test_a_step_is_what_the_rule_says() -> None:
    rnd = random.Random(1)
    for _ in range(500):
        width, height = rnd.randint(1, 12), rnd.randint(1, 12)
        cells = {(x - 5, y + 7) for x in range(width) for y in range(height) if rnd.random() < 0.4}
        assert Life(cells).step().cells == told_again(cells)
        assert Life(cells).step(3).cells == told_again(told_again(told_again(cells)))


@pytest.mark.parametrize("name", ["block", "beehive", "loaf", "boat"])
def test_still_lifes_stay(name: str) -> None:
    still = Life.named(name)
    assert still.step() == still.step(10**18) == still


@pytest.mark.parametrize(
    ("name", "period"), [("blinker", 2), ("toad", 2), ("beacon", 2), ("pulsar", 3), ("pentadecathlon", 15)]
)
def test_oscillators_come_back_after_their_period_and_not_before(name: str, period: int) -> None:
    start = Life.named(name)
    assert [n for n in range(1, 2 * period + 1) if start.step(n) == start] == [period, 2 * period]


@pytest.mark.parametrize(("name", "shift"), [("glider", (1, 1)), ("lightweight spaceship", (-2, 0))])
def test_spaceships_travel_by_their_shift_in_four_generations(name: str, shift: tuple[int, int]) -> None:
    start = Life.named(name)
    assert start.step(4) == start.moved(*shift)
    assert start.step(400) == start.moved(100 * shift[0], 100 * shift[1])
    places = [start.moved(x, y) for x in range(-3, 4) for y in range(-3, 4)]
    assert not any(start.step(n) in places for n in range(1, 4))


def test_the_r_pentomino_settles_at_generation_1103_with_116_cells() -> None:
    before, at = Life.named("r-pentomino").step(1102), Life.named("r-pentomino").step(1103)
    assert (before.population, at.population) == (118, 116)
    assert [at.step(n).population for n in range(1, 61)] == [116] * 60


def test_the_diehard_vanishes_at_generation_130() -> None:
    start = Life.named("diehard")
    assert (start.population, start.step(129).population, start.step(130).population) == (7, 2, 0)


@pytest.mark.slow
def test_the_acorn_settles_at_generation_5206_with_633_cells() -> None:
    before = Life.named("acorn").step(5205)
    assert (before.population, before.step().population, before.step(13).population) == (635, 633, 633)


def pieces(life: Life) -> list[Life]:
    """What lies at least two cells apart."""
    left, found = set(life.cells), []
    while left:
        waiting = [left.pop()]
        piece = set(waiting)
        while waiting:
            x, y = waiting.pop()
            near = {(x + i, y + j) for i, j in AROUND} & left
            left -= near
            piece |= near
            waiting += near
        found.append(Life(piece))
    return found


def test_the_r_pentomino_leaves_what_stays_what_blinks_and_six_gliders() -> None:
    left = [one for one in pieces(Life.named("r-pentomino").step(1103)) if one.step() != one]
    flying = [one for one in left if one.step(2) != one]
    assert len(flying) == 6
    assert all(one.step(4) in {one.moved(x, y) for x in (-1, 1) for y in (-1, 1)} for one in flying)
    assert len(left) > len(flying), "some come back"


def test_the_gun_emits_a_glider_every_thirty_generations() -> None:
    gun = Life.named("Gosper glider gun")
    for n in range(1, 6):
        later = gun.step(30 * n)
        assert later.population == gun.population + 5 * n
        assert gun.cells < later.cells, "the gun is there again"
    shot = Life(gun.step(60).cells - gun.cells)
    assert shot.step(30).cells < gun.step(90).cells, "two gliders, on their way"


def test_a_life_does_not_change_and_is_equal_by_its_cells() -> None:
    glider = Life.named("glider")
    with pytest.raises(FrozenInstanceError):
        glider.cells = frozenset()  # type: ignore[misc]
    assert glider == Life(sorted(glider.cells)) == pickle.loads(pickle.dumps(glider))
    assert len({glider, Life(glider.cells), glider.moved(1, 0)}) == 2
    assert (glider.box, Life().box, repr(Life())) == ((0, 0, 3, 3), None, "Life(no cell)")
    assert glider.neighbours(1, 1) == 5


def test_a_sheet_says_what_it_takes() -> None:
    assert life("acorn").options == {"columns": 72, "ask": False}
    assert "5 live cells, on 7 × 7 cells" in life("glider", ask=True)._static()["image/svg+xml"]
    assert "1 live cell," in life_picture(Life([(0, 0)]))
    with pytest.raises(ValueError, match="7 cells"):
        life("acorn", ask=True)
