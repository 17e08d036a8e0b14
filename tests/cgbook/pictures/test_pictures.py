"""Tests of drawings of graphs, layouts of Green Hackenbush, and the picture of a ring in numbers."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from cgbook.pictures.graphs import draw_graph
from cgbook.pictures.layouts import spread
from cgbook.pictures.rings import halving
from cgkit import Digraph, nim_sum, position_graph


def test_a_drawing_is_the_same_in_every_run_and_has_a_text() -> None:
    graph = position_graph(Digraph({1: [2, 3], 2: [1, 4], 3: [3, 4], 4: []})(1))
    picture = draw_graph(graph)
    assert picture == draw_graph(graph)
    assert "P-positions: 1, 4." in picture.alt
    assert draw_graph(graph, alt="Mine.").alt == "Mine."


def test_a_layout_puts_everything_above_the_ground() -> None:
    rnd = random.Random(13)
    for _ in range(200):
        edges = [(rnd.randrange(6), rnd.randrange(6)) for _ in range(rnd.randint(0, 10))]
        places: dict[int, tuple[float, float]] = {}
        for (a, b), (x, y, u, v) in zip(edges, spread(edges), strict=True):
            for vertex, point in ((a, (x, y)), (b, (u, v))):
                assert (point[1] == 0) == (vertex == 0)
                if vertex:
                    assert places.setdefault(vertex, point) == point
        assert len(set(places.values())) == len(places), "two vertices have the same place"


def test_many_loops_at_the_ground_are_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[str]()  # how often the whole picture is searched for its right edge

    def widest(numbers: Iterable[float]) -> float:
        asked["widest"] += 1
        return max(numbers)

    monkeypatch.setattr(sys.modules[spread.__module__], "max", widest, raising=False)
    many = 20_000
    laid = spread([*((i, i + 1) for i in range(many)), *[(0, 0)] * many])
    assert laid[many:] == tuple((x, 0, x, 0) for x in range(1, many + 1))
    assert asked["widest"] == 1


def left_by(numbers: list[int], link: int) -> int:
    """Return the value that's left when a link is cut; links are numbered from 0."""

    def arm(pieces: list[int]) -> int:
        total = 0
        for number in pieces:
            total = (total ^ number) + 1
        return total

    return numbers[0] ^ arm(numbers[link:0:-1]) ^ arm(numbers[link + 1 :])


def test_the_last_row_has_the_right_link() -> None:
    rnd = random.Random(4)
    for _ in range(1_000):
        numbers = [rnd.randrange(4) for _ in range(rnd.choice((1, 3, 5, 7, 9)))]
        *_, last = halving(numbers).steps()
        assert left_by(numbers, last.links[0] - 1) == nim_sum(*numbers), numbers


def test_each_link_appears_in_its_halves_and_counts_as_in_the_film() -> None:
    drawn = halving([0, 1, 0, 2, 0])
    assert [step.counts for step in drawn.steps()] == [(0, 2, 3, 6, 7), (0, 1, 3), (0,)]
    html = drawn._repr_mimebundle_()["text/html"]
    assert [len(re.findall(rf"cg-link-{link}\b", html)) for link in range(1, 6)] == [4, 3, 2, 3, 2]
