"""Tests that the mathematics of the pictures to move by hand agrees with cgkit on random settings."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from itertools import combinations, combinations_with_replacement, pairwise, product, starmap
from math import dist
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.path import Path as MplPath

from cgbook import widgets
from cgbook.examples import kind_of, one_card, roll_or_stop, stag_hunt, stone_scissors_paper
from cgbook.pictures.hands import MAP
from cgbook.strategic import Bimatrix, equilibrium_boxes, pure_equilibria
from cgkit import (
    Digraph,
    Subtraction,
    Surd,
    cold_pair,
    green_value,
    is_cold,
    join,
    kayles,
    misere,
    misere_pair,
    nim,
    nim_product,
    nim_sum,
    part_numbers,
    rugs,
    ruler,
    wythoff,
)
from cgkit.partizan import stalk_value
from cgkit.sequences.periods import recurring
from cgkit.solving.value_tables import period as certified
from cgkit.wording import minus
from tests.cgbook.page.twins import twin
from tests.front import ask

SETTINGS = 1_000
FAR = 60  # number of places on a line, or of heaps in a row


@twin(balance="levelling")
def test_a_token_and_a_heap_are_level_if_the_player_to_move_loses() -> None:
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


def _loops(rnd: random.Random, dots: int) -> list[dict[str, list[int]]]:
    """Return random loops, drawn one after another, each as the slots that it goes through, encloses and leaves outside in its region."""
    regions, drawn = [list(range(dots))], []
    while regions := [region for region in regions if region]:
        region = regions.pop(rnd.randrange(len(regions)))
        first = rnd.randrange(len(region))
        over = region[first : rnd.randint(first + 1, len(region))]
        before = rnd.randint(0, len(over))
        inside = over[before : rnd.randint(before, len(over))][1 if before == 0 else 0 :]
        through = [slot for slot in over if slot not in inside]
        outside = [slot for slot in region if slot not in over]
        drawn.append({"through": through, "inside": inside, "outside": outside})
        regions += [inside, outside]
    return drawn


def _cross(one: Any, other: Any) -> bool:
    """Return whether two closed lines, given by their corners, cross."""
    (a, b), (c, d) = ((line, np.roll(line, -1, axis=0)) for line in (one, other))

    def side(p: Any, q: Any, r: Any) -> Any:
        (x, y), (u, v) = np.moveaxis(q[:, None] - p[:, None], -1, 0), np.moveaxis(r[None] - p[:, None], -1, 0)
        return np.sign(x * v - y * u)

    return bool(((side(a, b, c) * side(a, b, d) < 0) & ((side(c, d, a) * side(c, d, b) < 0).T)).any())


@twin(loops="outline waved heightOf PITCH")
def test_loops_are_nested_or_apart_and_catch_the_right_dots() -> None:
    rnd = random.Random(17)
    sheets = [(dots := rnd.randint(1, 11), _loops(rnd, dots)) for _ in range(SETTINGS // 4)]
    asked = [
        ["outline", min(one["through"] + one["inside"]), max(one["through"] + one["inside"]), one["through"], dots]
        for dots, loops in sheets
        for one in loops
    ]
    lines = iter(map(np.array, ask(asked)))
    heights = ask([["heightOf", slots] for slots in range(12)])
    (pitch,) = ask([["PITCH"]])
    assert np.diff([place[0] for place in _places(5)]) == pytest.approx(pitch), (
        "the dots must be as far apart as the slots"
    )
    for dots, loops in sheets:
        drawn = [next(lines) for _ in loops]
        assert not any(_cross(one, other) for one, other in combinations(drawn, 2)), (dots, loops)
        places = ask([["caught", line.tolist(), _places(dots), 0.6] for line in drawn])
        for loop, line, kinds in zip(loops, drawn, places, strict=True):
            for kind, slots in loop.items():
                assert {kinds[slot] for slot in slots} <= {kind}, (dots, loops)
            assert np.abs(line[:, 1]).max() < max(heights[dots] + 9, 35)


def _places(dots: int) -> list[list[float]]:
    """Return the places of the dots, found from loops that go through a single dot."""
    return [line[0] for line in ask([["outline", slot, slot, [slot], dots] for slot in range(dots)])]


@twin(loops="within away caught crosses")
def test_a_drawn_line_catches_the_dots_on_it_and_in_it() -> None:
    rnd = random.Random(3)
    lines = [[[rnd.uniform(0, 200), rnd.uniform(0, 100)] for _ in range(rnd.randint(3, 9))] for _ in range(SETTINGS)]
    dots = [[rnd.uniform(0, 200), rnd.uniform(0, 100)] for _ in range(6)]
    answers = ask([["caught", line, dots, 12] for line in lines])
    far = ask([["away", line, dots[0]] for line in lines])
    crossed = ask([["crosses", line, lines[0], 0] for line in lines])
    for line, answer, off, crosses in zip(lines, answers, far, crossed, strict=True):
        corners = np.array(line)
        part = np.linspace(0, 1, 400)[:, None, None]
        along = (corners * (1 - part) + np.roll(corners, -1, axis=0) * part).reshape(-1, 2)
        for dot, kind in zip(dots, answer, strict=True):
            away = np.hypot(*(along - dot).T).min()
            inside = MplPath([*line, line[0]]).contains_points([dot])[0] if _simple(corners) else None
            if abs(away - 12) > 0.2:
                assert (kind == "through") == (away < 12)
            if kind != "through" and inside is not None:
                assert kind == ("inside" if inside else "outside")
        assert off == pytest.approx(np.hypot(*(along - dots[0]).T).min(), abs=0.3)
        if _simple(np.array(lines[0])):
            sides = {bool(one) for one in MplPath([*lines[0], lines[0][0]]).contains_points(corners)}
            assert crosses == (len(sides) == 2) or line is lines[0]


def _simple(corners: Any) -> bool:
    return len(corners) == 3 or not _cross(corners, corners)


Tree = dict[str, Any]


def edges_of(tree: Tree) -> list[tuple[int, int]]:
    """Return the edges of a tree that begins on the ground, given the lengths of its branches."""
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
def test_folding_a_tree_into_a_stalk_keeps_its_value() -> None:
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


@twin(stalks="weights stalkValue fraction stalksUpTo")
def test_stalks_are_sorted_by_value_and_each_edge_shows_what_it_adds() -> None:
    (found,) = ask([["stalksOf", 8]])
    words = ["".join(stalk) for size in range(1, 9) for stalk in product("BR", repeat=size)]
    assert [stalk for stalk, _, _ in found] == sorted(words, key=stalk_value)
    for stalk, counts, value in found:
        below = [stalk_value(stalk[:i]) for i in range(len(stalk) + 1)]
        assert counts == [minus(after - before) for before, after in pairwise(below)], stalk
        assert value == minus(stalk_value(stalk)), stalk


@twin(blocks="blocks cancelled")
def test_equal_blocks_cancel_in_pairs_and_leave_the_nim_sum() -> None:
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
def test_the_drift_heads_for_best_replies_and_approaches_the_equilibrium() -> None:
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
def test_bars_are_as_long_as_heaps_last_and_shortening_each_by_one_wins() -> None:
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
def test_a_heap_is_reduced_so_that_the_next_player_loses() -> None:
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
def test_crossing_runs_are_worth_a_product_that_a_heap_balances() -> None:
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
        if answer is None:  # some other positions can be won only by turning tails too, or not at all
            continue
        if "heap" in answer:
            left, after = answer["heap"], heads
            assert left < heap
        else:
            left = heap
            runs = [range(first, last + 1) for first, last in (answer["rows"], answer["columns"])]
            turned = {*product(runs[0], runs[1])}
            assert turned <= heads, "the rug turns a coin that shows tails"
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
def test_rows_of_pins_equal_a_heap_under_each_rule_or_there_is_a_winning_move() -> None:
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


@twin(queen="lines nextCold")
def test_the_sieve_finds_cold_squares_along_the_lines_of_a_queen() -> None:
    rnd = random.Random(5)
    pairs = [cold_pair(n) for n in range(SETTINGS)]
    cold = [[square for pair in pairs[:n] for square in {pair, pair[::-1]}] for n in range(60)]
    assert ask([["nextCold", some] for some in cold]) == [[*pair] for pair in pairs[:60]]
    squares = [(rnd.randrange(40), rnd.randrange(40)) for _ in range(SETTINGS)]
    for (x, y), found in zip(squares, ask([["linesTo", cold[-1], square] for square in squares]), strict=True):
        assert {*map(tuple, found)} == {move.after.state for move in wythoff(x, y).winning_moves()} or is_cold(x, y)
        assert bool(found) != is_cold(x, y)


@twin(areas="splits area wayTo")
def test_the_areas_of_a_rectangle_are_products_and_the_rule_for_each_is_right() -> None:
    rnd = random.Random(8)
    settings = [(rnd.randint(1, 255), rnd.randint(1, 255)) for _ in range(SETTINGS)]
    parts = ask([["splits", n] for n in range(256)])
    for n, some in enumerate(parts):
        assert some == [part for part in range(1, n + 1) if part + (n ^ part) == n]
    products = ask([["area", *pair] for pair in settings])
    ways = ask([["wayTo", *pair] for pair in settings])
    for (a, b), worth, way in zip(settings, products, ways, strict=True):
        assert worth == nim_product(a, b)
        first, second = rnd.choice(parts[a]), rnd.choice(parts[b])
        four = [nim_product(x, y) for x in (first, a ^ first) for y in (second, b ^ second)]
        assert nim_sum(*four) == worth
        u, v = a >> 4 or a, b >> 4 or b
        told = {"one": a * b, "below": a * b, "square": 3 * a // 2, "table": worth if max(a, b) < 16 else -1,
                "sixteen": nim_product(16, nim_product(u, v)), "sixteens": nim_product(24, nim_product(u, v))}  # fmt: skip
        assert told.get(way, worth) == worth, (a, b, way)
        if way == "split":
            assert any(n > 16 and n & 15 and n not in (1, 16) for n in (a, b)), (a, b)


@twin(kinds="answers denied inside KINDS NOBODY")
def test_a_game_belongs_to_its_kinds_place_and_one_answer_rules_out_any_other() -> None:
    (kinds,) = ask([["KINDS"]])
    bits = [8 if not kind.players else kind.chance + 2 * kind.hidden + 4 * kind.zero_sum for kind in MAP.values()]
    assert sorted(kinds.values()) == sorted(bits)
    assert ask([["NOBODY"]]) == [8]
    assert [kind_of(tree) for tree in (roll_or_stop, stone_scissors_paper, one_card, stag_hunt)] == [
        MAP[name] for name in ("roll or stop", "stone, scissors, paper", "one card", "the stag and the hare")
    ]
    assert [kinds[name] for name in ("roll", "scissors", "card", "stag")] == [1, 6, 7, 2]
    names = (("noChance", "chance"), ("noHidden", "hidden"), ("noSum", "sum"))
    said = [[names[i][kind >> i & 1] for i in range(3)] for kind in range(8)] + [["nobody"]]
    assert ask([["answers", kind] for kind in range(9)]) == said
    for (kind, place), why in zip(
        pairs := [*product(range(9), repeat=2)], ask([["denied", *pair] for pair in pairs]), strict=True
    ):
        differs = [one for one in said[kind] if one not in said[place]]
        assert why == ("" if kind == place else "somebody" if place == 8 else differs[0])
    rnd = random.Random(11)
    settings = [
        ([[rnd.uniform(0, 9) for _ in range(3)] for _ in range(3)], rnd.uniform(0, 9), rnd.uniform(0, 9))
        for _ in range(SETTINGS)
    ]
    for (circles, x, y), found in zip(settings, ask([["inside", *one] for one in settings]), strict=True):
        assert found == sum(2**i * (dist((a, b), (x, y)) < radius) for i, (a, b, radius) in enumerate(circles))


def test_the_style_sheet_of_a_picture_applies_only_to_the_picture() -> None:
    """The sheet is nested in a rule for the picture, doesn't close that rule, and has no selector that leads outside."""
    sheets = [*(Path(widgets.__file__).parent / "front" / "hand" / "pictures").glob("*.css")]
    assert sheets
    for sheet in sheets:
        text = sheet.read_text("utf8")
        assert ask([["dressed", sheet.stem, text]]) == [f'[data-name="{sheet.stem}"] {{\n{text}}}\n']
        rules = re.findall(r"([^{}]+)\{[^{}]*\}\s*", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
        assert re.sub(r"[^{}]+\{[^{}]*\}\s*", "", text) == "", f"{sheet.name} must be a list of rules, and nothing else"
        for selectors in rules:
            assert not re.search(r"@|.&|&[^\[.:]|:has|:root", selectors, re.DOTALL), (sheet.name, selectors)


@twin(widths="clash shortest unfitting unrolled")
def test_a_width_at_which_rows_repeat_is_a_multiple_of_the_period() -> None:
    rnd = random.Random(3)
    games = [Subtraction(rnd.sample(range(1, 10), rnd.randint(1, 4))) for _ in range(SETTINGS)]
    found = [certified(game) for game in games]
    values = [[one.value(n) for n in range(one.start + 2 * one.length)] for one in found]
    many = [one.start + one.length + FAR for one in found]
    given = [{"start": one.start, "length": one.length} for one in found]
    longer = ask([["unrolled", *one] for one in zip(values, given, many, strict=True)])
    assert longer == [[one.value(n) for n in range(size)] for one, size in zip(found, many, strict=True)]
    widths = [rnd.randint(1, one.length + 10) for one in found]
    met = ask([["clash", all_, width, one.start] for all_, width, one in zip(longer, widths, found, strict=True)])
    for one, width, n in zip(found, widths, met, strict=True):
        assert (n < 0) == (width % one.length == 0), (one, width)
        assert n < 0 or one.value(n) != one.value(n + width)
    letters = [["PN"[one.value(n) > 0] for n in range(21)] for one in found]
    for row, least in zip(letters, ask([["shortest", row] for row in letters]), strict=True):
        fits = [width for width in range(1, 11) if row[:-width] == row[width:]]
        assert least == (fits[0] if fits else 0)
    rooms = [rnd.randint(2, 12) for _ in found]
    for one, room, width in zip(
        found,
        rooms,
        ask([["unfitting", one.length, room] for one, room in zip(found, rooms, strict=True)]),
        strict=True,
    ):
        assert 1 < width <= room
        assert one.length == 1 or width % one.length or room < one.length + 1
