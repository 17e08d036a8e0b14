"""Tests that the front end's logic, run in Node, gives the same answers as cgkit on random inputs."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import networkx as nx
import pytest

from cgbook.widgets import heat_map
from cgbook.widgets.graphs import read_graph
from cgbook.widgets.table import table
from cgkit import (
    Bash,
    Position,
    Subtraction,
    euclid,
    join,
    kayles,
    lasker,
    mex,
    misere,
    nim,
    northcott,
    queen,
    selective,
    sos,
    thirty_one,
    treblecross,
)  # fmt: skip
from cgkit.position import add
from cgkit.rulesets.cards import ThirtyOne
from tests.cgbook.page.test_labelling import drawn
from tests.cgbook.page.test_twins import heat_place, seen
from tests.front import ask, bare, keyed, keys, play_through

S = Subtraction({1, 3, 4})
DRAWN = [
    thirty_one(), ThirtyOne(exceed=False)(), thirty_one(3, 4), sos(7), sos("S..O."), treblecross(7), treblecross("..X..X.."),
    northcott("W..B.", ".W.B."), northcott(".W..B", "black"), queen(7, 5), misere(queen(4, 6)),
]  # fmt: skip


def test_a_set_is_read_or_refused() -> None:
    """A set can have numbers up to 60."""
    read = {"{7, 2,4; 2}": [2, 4, 7], "60": [60], "1, 60": [1, 60], " ": "noNumbers", "2, two": "notANumber", "0": "notANumber",
            "3, 999": "tooLarge", "61": "tooLarge", "1 61": "tooLarge"}  # fmt: skip
    found = keyed([["numbersIn", text] for text in read])
    assert [one["numbers"] if "numbers" in one else keys(one["said"])[0] for one in found] == [*read.values()]
    assert ["two" in found[4]["said"], "999" in found[6]["said"]] == [True, True]


def test_a_graph_as_text_is_read_as_python_reads_it_or_refused() -> None:
    rnd = random.Random(9)
    texts = []
    for _ in range(1_000):
        names = rnd.sample(["a", "b", "c7", "Ω", "x_y", "10"], rnd.randint(1, 6))
        lines = [
            f"{v}{rnd.choice((':', ' : '))}{rnd.choice((' ', ', ')).join(rnd.choices(names, k=rnd.randint(0, 4)))}"
            for v in names
        ]
        texts.append(rnd.choice(("\n", ";", "\n\n")).join(rnd.sample(lines, len(lines))))
    for text, answer in zip(texts, ask([["reread", text] for text in texts]), strict=True):
        assert read_graph(answer) == read_graph(text), text
    bad = {
        "a b": "noColon",
        "a: b: c": "noColon",
        "a: " + "x" * 13: "badName",
        "\n".join(f"v{n}:" for n in range(301)): "tooManyVertices",
    }
    assert [keys(one["refused"])[0] for one in keyed([["reread", text] for text in bad])] == [*bad.values()]


def test_a_layout_puts_a_vertex_before_or_above_every_vertex_that_it_leads_to() -> None:
    rnd = random.Random(10)
    graphs = [drawn(rnd, loops=False).arrows for _ in range(1_000)]
    laid = ask([[way, arrows] for arrows in graphs for way in ("layout", "downwards")])
    for arrows, across, down in zip(graphs, laid[::2], laid[1::2], strict=True):
        for side, answer in enumerate((across, down)):
            places = answer["at"]
            assert len({tuple(place) for place in places}) == len(places), "two vertices have the same place"
            assert all(0 < x < 1 and 0 < y < 1 for x, y in places)
            assert all(places[v][side] < places[w][side] for v, to in enumerate(arrows) for w in to)
        assert (down["columns"], down["rows"]) == (across["rows"], across["columns"])
        assert down["rows"] == len({y for _, y in down["at"]}), (
            "the number of rows must be the number of different heights"
        )


def test_a_lesson_asks_only_questions_that_can_be_answered() -> None:
    rnd = random.Random(3)
    graphs = [drawn(rnd, loops=False) for _ in range(1_000)]
    lessons = ask(
        [["lesson", {"options": g.arrows, "end": g.ends}, kind] for g in graphs for kind in ("outcome", "grundy")]
    )
    for lesson in lessons:
        done: set[int] = set()
        for step in lesson["quiz"]:
            assert done.issuperset(step["needs"])
            done.add(step["vertex"])
        assert lesson["complete"]


def games(rnd: random.Random) -> Position[Any]:
    numbers = rnd.sample(range(1, 7), rnd.randint(1, 3))
    heaps = [rnd.randint(0, 12) for _ in range(rnd.randint(1, 3))]
    game = Subtraction(numbers)(*heaps)
    return misere(game) if rnd.random() < 0.3 and sum(heaps) < 20 else game


def sums(rnd: random.Random) -> Position[Any]:
    return add(nim(rnd.randint(0, 3), rnd.randint(0, 3)), kayles(rnd.randint(0, 6)), lasker(rnd.randint(0, 4)))


def together(rnd: random.Random) -> Position[Any]:
    a, b = S(rnd.randint(1, 9)), S(rnd.randint(1, 9))
    pairs = [euclid(rnd.randint(1, 13), rnd.randint(1, 13)) for _ in "ab"]
    return rnd.choice([join(a, b), selective(a, b), a + b, join(a, Bash(2)(4)), join(*pairs), pairs[0], add(*pairs)])


@pytest.mark.parametrize("start", [games, sums, together])
def test_the_table_agrees_with_the_solver_throughout_a_game(start: Callable[..., Position[Any]], inputs: int) -> None:
    rnd = random.Random(4)
    starts = [start(rnd) for _ in range(inputs // 3)]
    met = play_through(starts, rnd)
    assert len(met) > 2 * len(starts)
    assert start is together or all(shown == (one.rules.show(one.state) or "0") for one, shown in met)


@pytest.mark.parametrize("start", DRAWN, ids=repr)
def test_moves_computed_by_a_skin_are_those_of_the_rules(start: Position[Any]) -> None:
    """A table that the front end has completed is the table that Python writes without leaving moves out."""
    left_out = table(start.rules, start.state)
    assert all(len(row) == 3 for row in left_out["rows"])
    whole = table(start.rules, start.state, whole=True)
    (filled,) = ask([["complete", left_out]])
    half = {**filled, "rows": [row[: 3 + i % 2] for i, row in enumerate(filled["rows"])]}
    assert ask([["complete", half]]) == [filled]  # rows that already have their moves don't change
    assert len(filled["rows"]) == len(whole["rows"])
    for mine, theirs in zip(filled["rows"], whole["rows"], strict=True):
        assert mine[:3] == theirs[:3]
        written = [[filled["acts"][move[0]], *move[1:]] for move in mine[3]]
        assert sorted(written) == sorted([whole["acts"][move[0]], *move[1:]] for move in theirs[3])


def test_following_the_hints_wins_from_n_positions_and_loses_from_p_positions() -> None:
    rnd = random.Random(5)
    requests = []
    for seed in range(1_000):
        start = games(rnd)
        made = table(start.rules, start.state)
        how = {
            "youStart": rnd.random() < 0.5,
            "slip": rnd.choice((0, 0, 0.5)),
            "seed": seed,
            "follow": rnd.random() < 0.6,
        }
        requests.append(["game", made, made["start"][0], how])
    won = lost = blamed = 0
    for request, answer in zip(requests, ask(requests), strict=True):
        given: Any = request[3]
        winnable = answer["opening"] == (1 if given["youStart"] else -1)
        if given["follow"] and winnable:
            assert answer["won"], given
        if not winnable and given["slip"] == 0:
            assert not answer["won"], given
        if answer["gave"]:
            assert answer["gave"] == ["N", "N"], "the move that lost the game must lead from N to N"
            assert not answer["won"]
            blamed += 1
        elif not answer["won"] and winnable:
            raise AssertionError(f"a lost win without a losing move: {given}")
        assert answer["left"] <= 1, "undo must go back to the reader's first turn"
        won, lost = won + answer["won"], lost + (not answer["won"])
    assert min(won, lost, blamed) > 50


def test_a_hint_gives_its_reason_in_words_that_the_reader_knows() -> None:
    for start, plain, why in (
        (Bash(3)(9, 6), False, ["whySum"]),
        (Bash(3)(9, 6), True, ["whyPlain"]),
        (Bash(3)(4), False, []),
    ):
        made = table(start.rules, start.state)
        (said,) = keyed([["hint", made, made["start"][0], {"plain": plain}]])
        assert keys(said)[1:] == why
        assert ("2 ⊕ 2 = 0" in said) == (why == ["whySum"])


def test_a_losing_opponent_makes_the_game_long() -> None:
    """The replies allow the longest possible game; with a limit, the shortest game that's at least as long as the limit."""
    for rules, heaps, enough, replies in (
        (nim, (3, 3), [], ["take 1 from heap 1", "take 1 from heap 2"]),
        (nim, (10, 10), [12], ["take 8 from heap 1", "take 8 from heap 2"]),
        (Subtraction({1}), (4900,), [], ["take 1"]),
    ):
        made = table(rules, heaps)
        assert ask([["stubborn", made, made["start"][0], *enough]]) == [replies]


def test_a_link_is_read_back_and_a_damaged_link_is_refused() -> None:
    made = table(nim, (3, 3))
    history = [[[0, 0, 0]], [[0, 1, 1]]]
    (text,) = ask([["linkWrite", {"start": 0, "who": "second", "history": history}]])
    good, start, other, move = ask([["linkRead", one, made] for one in (text, "1.first", "0.third", f"{text}.7-7-7")])
    assert good == {"start": 0, "who": "second", "history": history}
    assert [start, other, move] == [None] * 3


def test_a_heat_map_names_the_numbers_on_the_lines_of_a_place(inputs: int) -> None:
    rnd = random.Random(8)
    asked = [heat_place(rnd) for _ in range(inputs)]
    for one, *_ in asked:
        one |= {"columns": ["c"] * 6, "rows": ["r"] * 6, "upward": rnd.random() < 0.5, "says": []}
    for (one, x, y), said in zip(asked, keyed([["tell", *given] for given in asked]), strict=True):
        value, numbers = one["values"][y][x], seen(one, x, y)["numbers"]
        some, none = ("heatCorners", "heatNoCorners") if one["corners"] else ("heatLines", "heatAlone")
        told = [some if numbers else none] * bool(one["lines"])
        told += ["heatMex"] * bool(told and value == mex(numbers))
        assert keys(said) == ["heatPlace", *told]
        assert re.findall(r"\d+", bare(said)) == [
            *map(str, [value, *numbers * bool(told), *[value] * ("heatMex" in told)])
        ]


def test_an_open_place_of_a_heat_map_gives_nothing_away_before_the_guess() -> None:
    values = [[x ^ y for x in range(4)] for y in range(4)]
    table = heat_map(values, title="Sums", lines=[(-1, 0), (0, -1)], ask=[(2, 1), (3, 3)]).map
    told = keyed([["tell", table, *place, table["ask"]] for place in ((2, 1), (2, 3), (1, 3))])
    whole = ["heatPlace", "heatLines", "heatMex"]
    assert [keys(one) for one in told] == [["heatWhich"], ["heatPlace", "heatBehind"], whole]
    assert "3" not in told[0]
    said = keyed([["answered", table, 2, 1, guess, table["ask"]] for guess in (2, 5, 3, None)])
    assert [keys(one) for one in said] == [["heatTaken"], ["heatMore"], ["right", *whole], whole]
    assert not any("3" in one for one in said[:2])


def test_arrow_keys_move_on_a_heat_map_as_it_is_on_the_screen() -> None:
    table = {"values": [[0, 1, 2], [1, 2, 0]], "upward": True}
    keys = ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "End", "Enter"]
    assert ask([["walk", table, [1, 0], key] for key in keys]) == [[1, 1], [1, 0], [2, 0], [0, 0], [0, 0], [2, 0], None]
    down = {**table, "upward": False}
    assert ask([["walk", down, [1, 0], key] for key in keys[:2]]) == [[1, 0], [1, 1]]


@pytest.mark.thorough
def test_arrow_keys_reach_every_square_of_a_queen() -> None:
    """From each square that the queen can move to, some sequence of arrow keys leads to each of the others."""
    rnd = random.Random(9)
    for _ in range(40):
        squares = [list(move.after) for move in queen.moves((rnd.randint(0, 9), rnd.randint(0, 9)))]
        asked = [(square, f"Arrow{way}") for square in squares for way in ("Left", "Right", "Down", "Up")]
        found = zip(asked, ask([["nearest", *one, squares] for one in asked]), strict=True)
        leads = nx.DiGraph((tuple(square), tuple(to)) for (square, _), to in found if to)
        assert len(leads) == len(squares) or len(squares) < 2
        assert not leads or nx.is_strongly_connected(leads)
