"""Tests of Green Hackenbush: values and winning cuts of any rooted multigraph, by both principles and at any size."""

from __future__ import annotations

import random
import re

import pytest

from cgbook.examples.yard import girl_dog_house
from cgkit import bamboo, green_value, hackenbush, nim_sum
from cgkit.rulesets.green_hackenbush import Hackenbush
from cgkit.rulesets.hackenbush_values import Edge, branches, standing, winning_cuts
from cgkit.solving.values import grundy
from tests import oracle

MANY = 100_000


def drawn(rnd: random.Random, vertices: int, edges: int) -> dict[int, Edge]:
    return {i: (rnd.randrange(vertices), rnd.randrange(vertices)) for i in range(1, edges + 1)}


def by_definition(edges: dict[int, Edge]) -> tuple[int, set[int]]:
    """Return the value as a mex, and the cuts that leave value 0, using only the rule."""
    game, names = oracle.cut_and_fall([*edges.values()]), list(edges)
    value, stands = oracle.values(game.options), standing(edges)
    whole = frozenset(i for i, name in enumerate(names, 1) if name in stands)
    cuts = zip(whole, game.options(whole), strict=True)
    return value(whole), {names[i - 1] for i, left in cuts if not value(left)}


@pytest.mark.thorough
def test_values_and_winning_cuts_of_random_multigraphs() -> None:
    rnd = random.Random(9)
    for _ in range(1_500):
        edges = drawn(rnd, rnd.randint(1, 6), rnd.randint(0, 8))
        found, cuts = by_definition(edges)
        assert green_value(edges.values()) == found, edges
        mine = list(winning_cuts(edges))
        assert len(mine) == len(set(mine))
        assert set(mine) == cuts, edges


def test_a_bridge_is_worth_one_more_than_the_part_above_it() -> None:
    rnd = random.Random(11)
    bridges = 0
    for _ in range(300):
        edges = drawn(rnd, 6, 8)
        stands = {name: edges[name] for name in sorted(standing(edges))}
        worths = branches(edges)
        assert worths.keys() == stands.keys()
        for name, ends in stands.items():
            left = standing({other: edge for other, edge in stands.items() if other != name})
            reached = {0, *(end for other in left for end in stands[other])}
            upper = set(ends) - reached
            if not upper:
                assert worths[name] == 1, "an edge of a cycle must be worth 1"
                continue
            (root,) = upper
            carried = {n: stands[n] for n in stands.keys() - left - {name}}
            rooted = {n: (0 if a == root else a, 0 if b == root else b) for n, (a, b) in carried.items()}
            assert worths[name] == by_definition(rooted)[0] + 1
            bridges += 1
    assert bridges > 200


@pytest.mark.parametrize(
    ("edges", "value"),
    [
        ([(i, i + 1) for i in range(MANY)], MANY),
        ([(0, i) for i in range(1, MANY + 2)], 1),
        ([(i, i + 1) for i in range(MANY - 1)] + [(MANY - 1, 0)], 0),
        ([(i, i + 1) for i in range(MANY)] + [(MANY, 0)], 1),
        ([(0, 1)] + [(1 + i, 2 + i) for i in range(MANY)] + [(MANY + 1, 1)], 2),
        ([(i // 2, i) for i in range(1, 2**16)], 1),
    ],
    ids=["a stalk", "grass", "an even cycle", "an odd cycle", "a lollipop", "a binary tree"],
)
def test_large_pictures_need_no_recursion(edges: list[Edge], value: int) -> None:
    assert green_value(edges) == value


@pytest.mark.thorough
def test_winning_cuts_of_a_large_tree() -> None:
    rnd = random.Random(12)
    edges: dict[int, Edge] = {i: (rnd.randrange(i), i) for i in range(1, MANY)}
    cuts = list(winning_cuts(edges))
    assert len(cuts) >= 3
    for cut in rnd.sample(cuts, 3):
        assert green_value(edge for name, edge in edges.items() if name != cut) == 0


def test_a_picture_is_drawn_with_strokes() -> None:
    picture = hackenbush([(0, 0), (0, 1), (2, 1), (2, 0)], [(2, 1), (2, 1)], [(5, 0), (6, 0)])
    assert isinstance(picture.rules, Hackenbush)
    assert picture.rules.edges == ((0, 1), (1, 2), (2, 0), (2, 2), (0, 0))
    assert picture.value() == 1 == grundy(picture.rules, picture.state)


EDGES = [[(0, 1), (1, 2), (2, 3), (3, 1)], [(0, 1), (1, 2), (2, 0)], [(1, 0), (2, 1), (3, 1)], [(0, 1), (0, 1)]]


@pytest.mark.parametrize("edges", EDGES, ids=str)
def test_a_list_of_edges_is_not_read_as_a_stroke(edges: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match=re.escape(f"write Hackenbush({edges})()")):
        hackenbush(edges)


def test_a_single_stroke_from_the_ground_is_a_picture() -> None:
    strokes: list[list[tuple[float, float]]] = [
        [(0, 0), (0, 1), (1, 1), (1, 0)],
        [(2, 0), (2, 0)],
        [(2.0, 0.0), (2.0, 1.0)],
        [(1, 0), (0.5, 1)],
    ]
    assert [hackenbush(stroke).value() for stroke in strokes] == [1, 1, 1, 1]


def test_positions_are_checked_and_print_as_they_are_made() -> None:
    tree = Hackenbush(((0, 1), (1, 2), (3, 4)))
    assert repr(tree()) == "Hackenbush([(0, 1), (1, 2), (3, 4)])()"
    assert eval(repr(tree([1]))) == tree([1])
    assert tree().state == {1, 2}, "edges that aren't connected to the ground must be left out"
    for wrong, said in (
        ([2], "must be joined to the ground"),
        ([7], "numbers of edges must be integers from 1 to 3, got 7"),
    ):
        with pytest.raises(ValueError, match=said):
            tree(wrong)
    assert tree(1, 2) == tree([1, 2])


def test_figures_can_be_alone_or_together() -> None:
    alone = {name: girl_dog_house(name) for name in ("house", "girl", "dog")}
    assert girl_dog_house().value() == nim_sum(*(one.value() for one in alone.values()))
    assert girl_dog_house("girl", "dog").value() == nim_sum(alone["girl"].value(), alone["dog"].value())
    assert {one.rules for one in alone.values()} == {girl_dog_house().rules}


def test_a_picture_can_have_a_hundred_thousand_edges() -> None:
    assert bamboo(99_999, 1).value() == 99_998
