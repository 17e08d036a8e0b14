"""Life in the page: what the front end makes of cells and of texts is what cgkit says, on random boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cgbook.life import Life
from cgbook.life.rle import read, write
from tests.cgbook.page.twins import twin
from tests.front import ask

pytestmark = pytest.mark.thorough


def some_cells(rnd: random.Random) -> list[tuple[int, int]]:
    """A random board of up to 40 columns and rows: anywhere on the plane, and often across the edges of the page's tiles."""
    width, height, dense = rnd.randint(1, 40), rnd.randint(1, 40), rnd.choice((0.1, 0.3, 0.5, 0.9))
    left, top = (rnd.choice((0, -5, 20, -32 * 7 - 3, 10**6 - 100, -(10**6))) for _ in range(2))
    if rnd.random() < 0.93:  # most are small, so that ten thousand are soon compared
        width, height = min(width, 8), min(height, 8)
    return [(left + x, top + y) for x in range(width) for y in range(height) if rnd.random() < dense]


@twin("life", "Plane")
def test_a_step_is_that_of_python_on_random_boards(inputs: int) -> None:
    rnd = random.Random(3)
    boards = [some_cells(rnd) for _ in range(inputs)]
    steps = [rnd.choice((1, 1, 1, 1, 2, 12)) for _ in boards]
    places = [
        [(x + rnd.randint(-1, 1), y + rnd.randint(-1, 1)) for x, y in rnd.sample(b, min(2, len(b)))] for b in boards
    ]
    answers = ask([["life", *one] for one in zip(boards, steps, places, strict=True)])
    alive = 0
    for cells, n, asked, answer in zip(boards, steps, places, answers, strict=True):
        life = Life(cells)
        before, after = life.step(n - 1), life.step(n)
        assert answer["cells"] == [[x, y] for y, x in sorted((y, x) for x, y in after.cells)], cells
        assert answer["population"] == after.population
        assert answer["born"] == len(after.cells - before.cells)
        assert answer["died"] == len(before.cells - after.cells)
        assert answer["neighbours"] == [[at in life.cells, life.neighbours(*at)] for at in asked]
        alive += after.population > 0
    assert alive > inputs / 2


@twin("life", "Plane")
def test_known_patterns_live_as_long_in_the_page() -> None:
    names = [("r-pentomino", 1103), ("diehard", 130), ("Gosper glider gun", 120)]
    asked: list[list[Any]] = [["life", sorted(Life.named(name).cells), n, []] for name, n in names]
    for (name, n), answer in zip(names, ask(asked), strict=True):
        assert {(x, y) for x, y in answer["cells"]} == Life.named(name).step(n).cells
        assert answer["population"] == {"r-pentomino": 116, "diehard": 0, "Gosper glider gun": 56}[name]


@twin("life", "Plane")
def test_cells_are_drawn_and_erased(inputs: int) -> None:
    rnd = random.Random(4)
    boards = [(some_cells(rnd), rnd.random() < 0.5) for _ in range(inputs // 10)]
    others = [[*rnd.sample(cells, len(cells) // 2), *some_cells(rnd)] for cells, _ in boards]
    asked = [["lifeDrawn", cells, other, alive] for (cells, alive), other in zip(boards, others, strict=True)]
    for (cells, alive), other, (kept, drawn, population) in zip(boards, others, ask(asked), strict=True):
        truth = set(cells) | set(other) if alive else set(cells) - set(other)
        assert {tuple(cell) for cell in kept} == set(cells), "the plane that is drawn on stays as it was"
        assert {tuple(cell) for cell in drawn} == truth
        assert population == len(truth)


REFUSED = {
    "letters": "rows of cells are written with",
    "header": "the first line is written as",
    "rule": "the rule of Life is B3/S23",
    "wide": "columns and rows, got more",
    "many": "live cells, got more",
    "long": "characters, got",
}


@twin("rle", "readRuns")
def test_a_text_is_read_or_refused_as_python_does(inputs: int) -> None:
    rnd = random.Random(5)
    texts = [
        "", "!", "o", "x", "3o!", "bo$2bo$3o!anything", "#N Glider\n x = 3, y=3\nbo$2b\no$3o", "\n\nX=1,Y=1,RULE=23/3\no!",
        "x = 3, y = 3, rule = B36/S23\n3o!", "x = 3\n3o!", "x = 1, y = 1, rule = LIFE\n o b\to !", "0o2$0b3o!", "2", "3o2!",
        "99999999999999999999o!", "99999b2o!", "100001$o!", "100000o!", "100000o$o!", "o" * 1_000_001, "٣o!", "\u00a0o!",
        "x = 1, y = 1,\nrule = B3/S23\no!", "ob#o!", "o\n# comment\no!", "\x1co!", "\ufeffo!", "xo!", "x=1,y=1,rule=b3/ſ23\no!",
    ]  # fmt: skip
    texts += ["".join(rnd.choices("bbooo$$!123 \nx#,", k=rnd.randint(1, 12))) for _ in range(inputs)]
    kinds = set()
    for text, answer in zip(texts, ask([["runs", text] for text in texts]), strict=True):
        if "refused" in answer:
            kinds.add(answer["refused"])
            with pytest.raises(ValueError, match=REFUSED[answer["refused"]]) as raised:
                read(text)
            assert len(str(raised.value)) < 300
        else:
            assert {(x, y) for x, y in answer["cells"]} == read(text), text
    assert kinds == set(REFUSED)


@twin("rle", "writeRuns")
def test_a_text_is_written_as_python_does_and_read_again(inputs: int) -> None:
    rnd = random.Random(6)
    boards = [[], *(some_cells(rnd) for _ in range(inputs))]
    for cells, text in zip(boards, ask([["asRuns", cells] for cells in boards]), strict=True):
        assert text == write(cells)
        assert max(map(len, text.split("\n"))) <= 70
        left, top = min((x for x, _ in cells), default=0), min((y for _, y in cells), default=0)
        assert read(text) == {(x - left, y - top) for x, y in cells}
