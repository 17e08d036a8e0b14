"""The mathematics of the pictures in the hand: what is dragged there is what cgkit says, on settings drawn at random."""

from __future__ import annotations

import random

from cgkit import Digraph, TakeAndBreak, nim
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


@twin("sliding", "unlike")
def test_where_a_sequence_stands_under_its_like_its_period_fits() -> None:
    rnd = random.Random(2)
    codes = ["0." + "".join(rnd.choices("01234567", k=rnd.randint(1, 3))) for _ in range(60)]
    rows = [[TakeAndBreak(code)(n).value() for n in range(120)] for code in codes]
    settings = [(row, rnd.randint(1, 40), rnd.randint(0, 119), rnd.randint(0, 119)) for row in rows for _ in range(20)]
    for (row, shift, start, end), answer in zip(settings, ask([["unlike", *one] for one in settings]), strict=True):
        assert answer == [n for n in range(max(start, shift), end + 1) if row[n] != row[n - shift]]
