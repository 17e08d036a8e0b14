"""Tests that the front end agrees with cgkit about random graphs and pictures of the kinds that a reader can draw."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from cgbook.pictures.layouts import spread
from cgkit import Digraph, Infinite, Ruleset, green_value, loopy_values, mex
from cgkit.games.move import Move, Step
from cgkit.solving.reach import label, letter
from tests.cgbook.page.test_twins import picture
from tests.cgbook.page.twins import twin
from tests.front import ask

pytestmark = pytest.mark.thorough


@dataclass(frozen=True)
class Drawn(Ruleset[int]):
    """A random graph. It can have loops and draws, and the player to move can lose or win at its ends."""

    arrows: tuple[tuple[int, ...], ...]
    ends: tuple[int, ...]

    def moves(self, position: int) -> Any:
        return (Move(after, (Step("go", (after,)),)) for after in self.arrows[position])

    def end(self, position: int) -> int:
        return self.ends[position]


def drawn(rnd: random.Random, *, loops: bool) -> Drawn:
    size = rnd.randint(1, 9)
    chance = rnd.random() * 0.6
    options = tuple(tuple(w for w in range(size if loops else v) if rnd.random() < chance) for v in range(size))
    return Drawn(options, tuple(rnd.choice((-1, -1, 1, 0)) if loops else -1 for _ in range(size)))


@twin(labelling="retrograde")
def test_retrograde_labels_any_graph_as_python_does(inputs: int) -> None:
    rnd = random.Random(1)
    graphs = [drawn(rnd, loops=True) for _ in range(inputs)]
    answers = ask([["retrograde", graph.arrows, graph.ends] for graph in graphs])
    draws = 0
    for graph, answer in zip(graphs, answers, strict=True):
        scores = label(graph, *range(len(graph.arrows)))
        expected = [scores[graph.key(v)] for v in range(len(graph.arrows))]
        assert answer["score"] == expected, graph
        assert sorted(step["vertex"] for step in answer["steps"]) == [v for v, score in enumerate(expected) if score]
        assert all(step["label"] == letter(expected[step["vertex"]]) for step in answer["steps"])
        draws += expected.count(0)
    assert draws > inputs / 10, "the random graphs must have more draws"


@twin(labelling="numbering")
def test_numbers_are_found_in_rounds_by_smiths_rule(inputs: int) -> None:
    """Each step follows the rule as the book states it, and the rule gives no number to any vertex that's left at the end."""
    rnd = random.Random(12)
    graphs = [drawn(rnd, loops=True) for _ in range(inputs)]
    taken_back = 0
    for graph, answer in zip(graphs, ask([["numbering", graph.arrows] for graph in graphs]), strict=True):
        given: dict[int, int] = {}
        for step in answer["steps"]:
            v, number = step["vertex"], step["label"]
            options = set(graph.arrows[v])
            assert set(step["to"]) == options & given.keys()
            assert number == mex(given[w] for w in step["to"]) >= max(given.values(), default=0)
            assert {w for w, _ in step["back"]} == options - given.keys()
            assert all(u in graph.arrows[w] and given[u] == number for w, u in step["back"])
            taken_back += len(step["back"])
            given[v] = number
        plain = Digraph(dict(enumerate(graph.arrows)))
        found = loopy_values(*map(plain, range(len(graph.arrows))))
        assert given == {
            v: found[plain(v)] for v in range(len(graph.arrows)) if not isinstance(found[plain(v)], Infinite)
        }
    assert taken_back > inputs / 10, "the random graphs must have more moves with an answering move back"


def test_new_vertices_have_different_names_and_places() -> None:
    (graph,) = ask([["vertices", 300]])
    letters = "abcdefghijklmnopqrstuvwxyz"
    assert graph["names"][:60] == [*letters, *(f"{one}1" for one in letters), *(f"{one}2" for one in letters[:8])]
    assert graph["options"] == [[]] * 300
    assert len(set(graph["names"])) == len({tuple(place) for place in graph["at"]}) == 300
    assert all(0 < x < 1 and 0 < y < 1 for x, y in graph["at"])


@twin(reduce="reduction")
def test_a_reduction_keeps_the_value_at_each_step_and_ends_with_stalks() -> None:
    rnd = random.Random(92)
    pictures = [[(a, b) for a, b in picture(rnd)] for _ in range(2_000)]
    steps = dict.fromkeys(("reduceFuse", "reduceLoop", "reduceLoops", "reduceColon"), 0)
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
        assert all(one["a"] != one["b"] for one in last["picture"])
        degrees = Counter(end for one in last["picture"] for end in (one["a"], one["b"]))
        assert all(degree <= 2 for vertex, degree in degrees.items() if vertex)
    assert min(steps.values()) > 200


def _touches_ground_where_it_should(picture: list[dict[str, Any]]) -> bool:
    """Return whether exactly the ends at the ground are drawn on the ground, and all ends at a vertex are drawn in the same place."""
    places: dict[int, tuple[float, float]] = {}
    for one in picture:
        x, y, u, v = one["segment"]
        for vertex, place in ((one["a"], (x, y)), (one["b"], (u, v))):
            if (place[1] == 0) != (vertex == 0):
                return False
            if vertex and places.setdefault(vertex, place) != place:
                return False
    return True
