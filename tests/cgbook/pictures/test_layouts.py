"""Layouts of Green Hackenbush."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable

import pytest

from cgbook.pictures.layouts import spread


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
        assert len(set(places.values())) == len(places), "no two vertices in one place"


def test_many_loops_at_the_ground_stand_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[str]()  # how often the whole picture is looked through for its right-hand side

    def widest(numbers: Iterable[float]) -> float:
        asked["widest"] += 1
        return max(numbers)

    monkeypatch.setattr(sys.modules[spread.__module__], "max", widest, raising=False)
    many = 20_000
    laid = spread([*((i, i + 1) for i in range(many)), *[(0, 0)] * many])
    assert laid[many:] == tuple((x, 0, x, 0) for x in range(1, many + 1))
    assert asked["widest"] == 1
