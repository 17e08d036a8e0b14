"""Tests that a search of vertex geography agrees with matchings on every small graph."""

from __future__ import annotations

import networkx as nx
import pytest

from cgbook.pictures import matching_of
from cgkit import Geography
from tests import oracle


@pytest.mark.thorough
def test_the_first_player_wins_if_every_maximum_matching_covers_the_start() -> None:
    """The theorem is tested on all 208 graphs with up to six vertices, one of each shape, from every start."""
    compared = 0
    for graph in nx.graph_atlas_g()[1:209]:
        game, edges = Geography(graph), frozenset(map(frozenset, graph.edges))
        loses = oracle.losing(oracle.walk_without_return(edges).options)
        for start in graph:
            position, pairs = game(start), matching_of(game(start))
            here = position.state[0]
            mates = {v ^ w ^ here for v, w in pairs if here in (v, w)}
            assert bool(mates) != loses((frozenset({start}), start)) == (position.outcome() == "P"), start
            assert mates <= {move.after.state[0] for move in position.winning_moves()}, (
                "a move to the matched vertex must win"
            )
            compared += 1
    assert compared == 1_167
