"""Vertex geography: a search agrees with matchings on every small graph, and what is wrong is refused in words."""

from __future__ import annotations

import re
from typing import Any

import networkx as nx
import pytest

from cgbook.pictures import matching_of
from cgkit import Digraph, Geography, Position


def wins(graph: nx.Graph[int], here: int, seen: frozenset[int]) -> bool:
    """Return whether the player to move wins, by the rule alone."""
    return any(not wins(graph, v, seen | {v}) for v in graph[here] if v not in seen)


@pytest.mark.thorough
def test_the_first_player_wins_if_every_maximum_matching_covers_the_start() -> None:
    """Tested on all 208 graphs with up to six vertices, one of each shape, from every start."""
    compared = 0
    for graph in nx.graph_atlas_g()[1:209]:
        game = Geography(graph)
        for start in graph:
            position, pairs = game(start), matching_of(game(start))
            here = position.state[0]
            mates = {v ^ w ^ here for v, w in pairs if here in (v, w)}
            assert bool(mates) == wins(graph, start, frozenset({start})) == (position.outcome() == "N"), start
            assert mates <= {move.after.state[0] for move in position.winning_moves()}, "a move to the mate wins"
            compared += 1
    assert compared == 1_167


PLACES: Any = {"a": (0, 0), "b": (1,)}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (lambda: Geography({"a": "b"})("z"), "must name vertices of the graph, a, b, got 'z'"),
        (lambda: Geography({"a": "b"})("a", ["z"]), "a, b, got 'z'"),
        (lambda: Geography({"a": "b"})("a", ["b"], 3), "a vertex, and perhaps a list"),
        (lambda: Geography({"a": "a"}), "two different vertices, got one from 'a' to itself"),
        (lambda: Geography({1: ["1"]}), "no two vertices can print alike"),
        (lambda: Geography({}), "at least one vertex"),
        (lambda: Geography({"a": "b"}, PLACES), "a point (x, y) for each vertex"),
        (lambda: Position(Geography({"a": "b"}), (0, (0,))), "different and below 2"),
        (lambda: matching_of(Digraph({1: [2]})(1)), "needs a position of Geography"),  # type: ignore[arg-type]
    ],
)
def test_what_is_wrong_is_refused_in_words(given: Any, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        given()
