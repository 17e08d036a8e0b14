"""Games on graphs: how they are made, multiplied and bounded."""

from __future__ import annotations

from cgbook.pictures.graphs import draw_graph
from cgkit import (
    Digraph,
    position_graph,
)


def test_a_drawing_is_the_same_on_every_run_and_says_what_it_shows() -> None:
    graph = position_graph(Digraph({1: [2, 3], 2: [1, 4], 3: [3, 4], 4: []})(1))
    picture = draw_graph(graph)
    assert picture == draw_graph(graph)
    assert "P-positions: 1, 4." in picture.alt
    assert draw_graph(graph, alt="Mine.").alt == "Mine."
