"""The mathematics of the pictures in the hand: what is dragged there is what cgkit says, on settings drawn at random."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from itertools import combinations_with_replacement, pairwise, product, starmap
from math import dist
from pathlib import Path
from typing import Any

import pytest

from cgbook import widgets
from cgbook.strategic import Bimatrix, equilibrium_boxes, pure_equilibria
from cgkit import (
    Digraph,
    Subtraction,
    Surd,
    green_value,
    join,
    kayles,
    misere,
    misere_pair,
    nim,
    nim_sum,
    part_numbers,
    rugs,
    ruler,
)
from cgkit.sequences.periods import recurring
from tests.cgbook.page.twins import twin
from tests.front import ask

SETTINGS = 1_000
FAR = 60  # numbers of a line, heaps of a row


@twin(balance="levelling")
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


@twin(combs="marked firstFault faults")
def test_two_combs_mark_the_floors_of_multiples() -> None:
    rnd = random.Random(5)
    pairs = []
    for _ in range(SETTINGS):
        d = rnd.choice([d for d in range(2, 60) if int(d**0.5) ** 2 != d])
        alpha = Surd(r := rnd.randint(1, 9), 1, d, r)  # 1 + √d / r
        pairs.append((alpha, alpha.partner() if rnd.random() < 0.5 else Surd(alpha.p + alpha.r, 1, alpha.d, alpha.r)))
    steps = [[float(one) for one in pair] for pair in pairs]
    met = ask([["marked", pair, FAR] for pair in steps])
    first_faults = ask([["firstFault", pair, FAR] for pair in steps])
    faults = ask([["faults", pair, FAR] for pair in steps])
    for pair, times, fault, wrong in zip(pairs, met, first_faults, faults, strict=True):
        floors = [one.floor(n) for one in pair for n in range(1, FAR + 1)]
        assert times == [floors.count(m) for m in range(FAR + 1)], pair
        numbers = range(1, FAR + 1)
        assert wrong == {
            "none": [m for m in numbers if m not in floors],
            "twice": [m for m in numbers if floors.count(m) > 1],
        }, pair
        first = next((m for m in numbers if times[m] != 1), None)
        assert fault == (None if first is None else {"number": first, "times": times[first]}), pair
        if pair[1] == pair[0].partner():
            assert fault is None


@twin(takes="lostHeaps periodOf")
def test_the_lost_heaps_of_a_bar_of_takes_and_their_period() -> None:
    rnd = random.Random(2)
    settings = [sorted(rnd.sample(range(1, 10), rnd.randint(1, 9))) for _ in range(SETTINGS)]
    lost = ask([["lostHeaps", takes, FAR] for takes in settings])
    periods = ask([["periodOf", takes] for takes in settings])
    for takes, heaps, period in zip(settings, lost, periods, strict=True):
        game = Subtraction(takes)
        assert heaps == [game(n).outcome() == "P" for n in range(FAR + 1)], takes
        known = period["start"] + 2 * period["length"] + 2 * max(takes)
        proved = recurring([int(game(n).outcome() == "P") for n in range(known)], max(takes))
        assert proved, takes
        assert period == {"start": proved.start, "length": proved.length}, takes


Tree = dict[str, Any]


def edges_of(tree: Tree) -> list[tuple[int, int]]:
    """The edges of a tree whose branches are so many edges long, its foot on the ground."""
    edges: list[tuple[int, int]] = []

    def grow(branch: Tree, vertex: int) -> None:
        for _ in range(branch["size"]):
            edges.append((vertex, len(edges) + 1))
            vertex = len(edges)
        for one in branch["over"]:
            grow(one, vertex)

    grow(tree, 0)
    return edges


@twin(green="worthOf forkOf fold")
def test_a_tree_is_folded_into_a_stalk_and_its_worth_stays() -> None:
    rnd = random.Random(9)

    def grown(deep: int) -> Tree:
        over = [grown(deep - 1) for _ in range(rnd.choice((0, 2, 2, 3)) if deep else 0)]
        return {"size": rnd.randint(1, 4), "over": over}

    trees = [grown(3) for _ in range(SETTINGS)]
    for tree, answer in zip(trees, ask([["folds", tree] for tree in trees]), strict=True):
        worth = green_value(edges_of(tree))
        assert answer["worth"] == worth, tree
        for folded in answer["after"]:
            assert green_value(edges_of(folded)) == worth, (tree, folded)
        stalk = answer["after"][-1] if answer["after"] else tree
        assert stalk["over"] == []
        assert stalk["size"] == worth


@twin(blocks="blocks cancelled")
def test_equal_blocks_cancel_in_pairs_and_the_nim_sum_is_left() -> None:
    rnd = random.Random(6)
    settings = [[rnd.randrange(32) for _ in range(rnd.randint(0, 5))] for _ in range(SETTINGS)]
    for values, answer in zip(settings, ask([["cancelled", values] for values in settings]), strict=True):
        rows = answer["rows"]
        assert answer["sum"] == nim_sum(*values)
        assert [[block["power"] for block in row] for row in rows] == ask([["blocks", value] for value in values])
        assert [sum(block["power"] for block in row) for row in rows] == values
        kept = [block["power"] for row in rows for block in row if block["by"] < 0]
        assert sum(kept) == nim_sum(*values)
        for i, row in enumerate(rows):
            for block in row:
                assert block["by"] < 0 or {"power": block["power"], "by": i} in rows[block["by"]]


@twin(tables="drift walked")
def test_the_drift_goes_to_best_replies_and_ever_nearer_to_the_equilibrium() -> None:
    rnd = random.Random(12)
    settings: list[tuple[Bimatrix, float, float]] = []
    while len(settings) < SETTINGS:
        tables = [[[rnd.randint(-9, 9) for _ in range(2)] for _ in range(2)] for _ in range(2)]
        game = Bimatrix(*tables)
        if not pure_equilibria(game):
            settings.append((game, rnd.uniform(0.01, 0.99), rnd.uniform(0.01, 0.99)))
    pays = [
        [[[int(one.rows[i][j]) for one in (game.first, game.second)] for j in (0, 1)] for i in (0, 1)]
        for game, *_ in settings
    ]
    answers = ask([["drift", table, p, q, 60] for table, (_, p, q) in zip(pays, settings, strict=True)])
    parts = [rnd.random() for _ in answers]
    firsts = ask([["walked", way, part] for way, part in zip(answers, parts, strict=True)])
    for way, part, first in zip(answers, parts, firsts, strict=True):
        assert first[:-1] == way[: len(first) - 1]
        assert sum(starmap(dist, pairwise(first))) == pytest.approx(part * sum(starmap(dist, pairwise(way))))
        before, after = way[len(first) - 2 : len(first)]
        assert dist(before, first[-1]) + dist(first[-1], after) == pytest.approx(dist(before, after))
    for (game, p, q), way in zip(settings, answers, strict=True):
        assert way[0] == [p, q]
        assert len(way) == 61
        for before, after in pairwise(way[:13]):
            x, y = (Fraction(a + b) / 2 for a, b in zip(before, after, strict=True))
            best = game.best_rows([y, 1 - y]), game.best_columns([x, 1 - x])
            for choices, a, b in zip(best, before, after, strict=True):
                assert choices == [0 if b > a else 1], (game, before, after)
        (box,) = equilibrium_boxes(game)
        far = [max(abs(at[0] - box.p[0]), abs(at[1] - box.q[0])) for at in (way[0], way[-1])]
        assert far[1] < max(0.2, far[0])


@twin(suspense="suspense shortened")
def test_bars_are_as_long_as_a_heap_lasts_and_shortened_by_one_they_win() -> None:
    rnd = random.Random(10)
    settings = [
        (sorted(rnd.sample(range(1, 7), rnd.randint(1, 4))), [rnd.randint(0, 12) for _ in range(rnd.randint(1, 3))])
        for _ in range(SETTINGS)
    ]
    bars = ask([["suspense", takes, 12] for takes, _ in settings])
    left = ask([["shortened", takes, heaps] for takes, heaps in settings])
    for (takes, heaps), lasts, after in zip(settings, bars, left, strict=True):
        game = Subtraction(takes)
        assert lasts == [part_numbers(game(n)).suspense for n in range(13)], takes
        if max(lasts[n] for n in heaps) % 2:
            assert join(*map(game, after)).outcome() == "P", (takes, heaps)
        assert [lasts[n] for n in after] == [max(0, lasts[n] - 1) for n in heaps]


@twin(columns="sunk")
def test_a_heap_is_made_smaller_so_that_the_other_loses() -> None:
    rnd = random.Random(3)
    settings = [[rnd.randint(0, 15) for _ in range(rnd.randint(0, 5))] for _ in range(SETTINGS)]
    for heaps, answer in zip(settings, ask([["sunk", heaps] for heaps in settings]), strict=True):
        if answer is None:
            assert nim(*heaps).outcome() == "P"
        else:
            at, left = answer["heap"], answer["left"]
            assert left < heaps[at]
            assert nim(*heaps[:at], left, *heaps[at + 1 :]).outcome() == "P"


@twin(rugs="ruler crossed answer divided")
def test_where_runs_cross_the_heads_are_worth_a_product_and_a_heap_balances_them() -> None:
    rnd = random.Random(8)

    def drawn(side: int) -> list[int]:
        return sorted(rnd.choices(range(1, side + 1), k=2))

    settings = [(drawn(side), drawn(side), rnd.randint(0, 20)) for side in (3, 6, 9) for _ in range(SETTINGS // 3 + 1)]
    worths = ask([["rug", rows, columns] for rows, columns, _ in settings])
    answers = ask([["besideRug", *setting] for setting in settings])
    for (rows, columns, heap), worth, answer in zip(settings, worths, answers, strict=True):
        down, across = (range(first, last + 1) for first, last in (rows, columns))
        heads = {*product(down, across)}
        assert worth["rows"] == ruler(*down).value(), rows
        assert worth["columns"] == ruler(*across).value(), columns
        assert worth["all"] == rugs(*heads).value(), (rows, columns)
        if answer is None:  # the rest can be mended by turning tails too, or not at all
            continue
        if "heap" in answer:
            left, after = answer["heap"], heads
            assert left < heap
        else:
            left = heap
            runs = [range(first, last + 1) for first, last in (answer["rows"], answer["columns"])]
            turned = {*product(runs[0], runs[1])}
            assert turned <= heads, "it turns a coin that shows tails"
            after = heads ^ turned
        assert (rugs(*after) + nim(left)).outcome() == "P", (rows, columns, heap)
    assert all(
        answer is not None
        for (_, _, heap), worth, answer in zip(settings, worths, answers, strict=True)
        if heap > worth["all"] or not heap
    )
    for side in (8, 9, 16):
        wanted = [(heap, drawn(side), side) for heap in range(1, 16) for _ in range(20)]
        for (heap, rows, _), columns in zip(wanted, ask([["acrossRug", *one] for one in wanted]), strict=True):
            down, across = (range(first, last + 1) for first, last in (rows, columns or (1, side)))
            if columns or (side == 8 and ruler(*down).value() < 16):
                assert (rugs(*product(down, across)) + nim(heap)).outcome() == "P", (heap, rows, columns)
            else:
                assert heap not in {
                    rugs(*product(down, range(first, last + 1))).value()
                    for first, last in combinations_with_replacement(range(1, side + 1), 2)
                }, (heap, rows, side)
    assert ask([["rulerCoin", coin] for coin in range(1, 200)]) == [ruler(coin).value() for coin in range(1, 200)]


@twin(pins="pair escape")
def test_rows_of_pins_have_a_heap_under_either_rule_and_beside_another_there_is_a_move() -> None:
    rnd = random.Random(9)
    settings = [
        ([rnd.randint(0, (12, 12, 8)[n - 1]) for _ in range(n)], rnd.randint(0, 9))
        for n in rnd.choices((1, 2, 2, 3), k=SETTINGS)
    ]
    pairs = ask([["rowsOfPins", rows] for rows, _ in settings])
    answers = ask([["besidePins", *setting] for setting in settings])
    for (rows, heap), both, answer in zip(settings, pairs, answers, strict=True):
        assert tuple(both) == misere_pair(kayles(*rows)), rows
        laid = misere(kayles(*rows) + nim(heap))
        if answer is None:
            assert laid.outcome() == "P" or not laid.moves(), (rows, heap)
        else:
            assert (answer.get("heap", heap) < heap) != ("rows" in answer)
            after = kayles(*answer.get("rows", rows))
            left = [sorted(filter(None, move.after.state)) for move in kayles(*rows).moves()]
            assert "heap" in answer or answer["rows"] in left, (rows, answer)
            assert misere(after + nim(answer.get("heap", heap))).outcome() == "P", (rows, heap)


def test_a_picture_dresses_nothing_but_itself() -> None:
    """Its sheet stands in a rule of its name, which it does not end and from which no selector leads out."""
    sheets = [*(Path(widgets.__file__).parent / "front" / "hand" / "pictures").glob("*.css")]
    assert sheets
    for sheet in sheets:
        text = sheet.read_text("utf8")
        assert ask([["dressed", sheet.stem, text]]) == [f'[data-name="{sheet.stem}"] {{\n{text}}}\n']
        rules = re.findall(r"([^{}]+)\{[^{}]*\}\s*", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        assert re.sub(r"[^{}]+\{[^{}]*\}\s*", "", text) == "", f"{sheet.name} is a list of rules, and nothing else"
        for selectors in rules:
            assert not re.search(r"@|.&|&[^\[.:]|:has|:root", selectors, re.DOTALL), (sheet.name, selectors)
