"""The mathematics of the pictures in the hand: what is dragged there is what cgkit says, on settings drawn at random."""

from __future__ import annotations

import random

from cgkit import Digraph, nim
from tests.cgbook.page.twins import twin
from tests.front import ask

SETTINGS = 1_000


@twin("balance", "levelling")
def test_a_token_and_a_heap_are_level_when_whoever_moves_is_lost() -> None:
    rnd = random.Random(1)
    graphs = [[[w for w in range(v) if rnd.random() < 0.5] for v in range(rnd.randint(1, 8))] for _ in range(SETTINGS)]
    settings = []
    for graph in graphs:
        game = Digraph(dict(enumerate(graph)))
        settings.append(
            (game, graph, [game(v).value() for v in range(len(graph))], rnd.randrange(len(graph)), rnd.randint(0, 7))
        )
    answers = ask([["levelling", graph, values, at, heap] for _, graph, values, at, heap in settings])
    for (game, graph, _, at, heap), answer in zip(settings, answers, strict=True):
        both = game(at) + nim(heap)
        if both.outcome() == "P":
            assert answer is None, (graph, at, heap)
        elif "to" in answer:
            assert (game(answer["to"]) + nim(heap)).outcome() == "P", (graph, at, heap)
            assert answer["to"] in graph[at]
        else:
            assert (game(at) + nim(answer["heap"])).outcome() == "P", (graph, at, heap)
            assert answer["heap"] < heap
