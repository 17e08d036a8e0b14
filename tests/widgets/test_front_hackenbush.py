"""What the front end computes of a picture that a reader draws is what cgkit says of it."""

from __future__ import annotations

import random
from typing import Any

from cgkit import green_value
from cgkit.pictures.strokes import curves, middle
from cgkit.rulesets.hackenbush.green import branches, winning_cuts
from cgkit.rulesets.hackenbush.layout import spread
from tests.front import ask

INPUTS = 10_000


def drawn(rnd: random.Random) -> list[tuple[int, int]]:
    vertices = rnd.randint(1, 12)
    return [(rnd.randrange(vertices), rnd.randrange(vertices)) for _ in range(rnd.randint(0, 14))]


def test_values_worths_and_winning_cuts_are_those_of_cgkit() -> None:
    rnd = random.Random(91)
    pictures = [drawn(rnd) for _ in range(INPUTS)]
    loose = 0
    for edges, answer in zip(pictures, ask([["green", edges] for edges in pictures]), strict=True):
        assert answer["value"] == green_value(edges), edges
        named = dict(enumerate(edges))
        worths = branches(named)
        assert answer["worths"] == [worths.get(i) for i in named], edges
        assert answer["wins"] == sorted(winning_cuts(named)), edges
        loose += len(worths) < len(edges)
    assert loose > INPUTS / 10


def test_every_step_of_a_reduction_keeps_the_value_and_the_last_has_only_stalks() -> None:
    rnd = random.Random(92)
    pictures = [drawn(rnd) for _ in range(2_000)]
    steps = {"reduceFuse": 0, "reduceLoop": 0, "reduceLoops": 0, "reduceColon": 0}
    for edges, frames in zip(pictures, ask([["reduction", edges, spread(edges)] for edges in pictures]), strict=True):
        value = green_value(edges)
        for frame in frames:
            assert green_value((one["a"], one["b"]) for one in frame["picture"]) == value, (edges, frame)
            ids = [one["id"] for one in frame["picture"]]
            assert len(ids) == len(set(ids))
            assert _touches_ground_where_it_should(frame["picture"]), (edges, frame)
            if frame["key"] in steps:
                steps[frame["key"]] += 1
        last = frames[-1]
        assert last["values"]["value"] == value
        degrees: dict[int, int] = {}
        for one in last["picture"]:
            assert one["a"] != one["b"]
            for end in (one["a"], one["b"]):
                degrees[end] = degrees.get(end, 0) + 1
        assert all(degree <= 2 for vertex, degree in degrees.items() if vertex)
    assert min(steps.values()) > 200


def _touches_ground_where_it_should(picture: list[dict[str, Any]]) -> bool:
    """An end is drawn on the ground just when it is the ground, and ends of one vertex are drawn in one place."""
    places: dict[int, tuple[float, float]] = {}
    for one in picture:
        x, y, u, v = one["segment"]
        for vertex, place in ((one["a"], (x, y)), (one["b"], (u, v))):
            if (place[1] == 0) != (vertex == 0):
                return False
            if vertex and places.setdefault(vertex, place) != place:
                return False
    return True


def test_curves_are_those_of_the_static_pictures() -> None:
    rnd = random.Random(93)
    drawings = [
        [(rnd.randint(0, 3), rnd.randint(0, 2), rnd.randint(0, 3), rnd.randint(0, 2)) for _ in range(rnd.randint(1, 8))]
        for _ in range(1_000)
    ]
    for segments, answer in zip(drawings, ask([["curves", segments] for segments in drawings]), strict=True):
        for curve, found in zip(curves(segments), answer, strict=True):
            assert all(abs(x - y) < 1e-9 for x, y in zip((*curve, *middle(curve)), found, strict=True)), segments
