"""The front end's logic, run in Node, gives the same answers as cgkit on random inputs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cgbook.widgets import heat_map
from cgbook.widgets.graphs import read_graph
from cgbook.widgets.table import table
from cgkit import Bash, Position, Subtraction, mex, misere, nim, northcott, queen, sos, thirty_one, treblecross
from cgkit.rulesets.cards import ThirtyOne
from tests.cgbook.page.test_labelling import drawn
from tests.front import ask, play_through

DRAWN = [
    thirty_one(),
    ThirtyOne(exceed=False)(),
    thirty_one(3, 4),
    sos(7),
    sos("S..O."),
    treblecross(7),
    treblecross("..X..X.."),
    northcott("W..B.", ".W.B."),
    northcott(".W..B", "black"),
    queen(7, 5),
    misere(queen(4, 6)),
]


def test_a_set_is_read_or_refused_in_words() -> None:
    good, empty, wrong, large = ask([["numbersIn", text] for text in ("{7, 2,4; 2}", " ", "2, two", "3, 999")])
    assert good == {"numbers": [2, 4, 7]}
    assert "at least one number" in empty["said"]
    assert wrong["said"].startswith("two is not")
    assert "999 is too large" in large["said"]


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
    bad = ["a b", "a: b: c", "a: " + "x" * 13, "\n".join(f"v{n}:" for n in range(301))]
    said = [answer["refused"] for answer in ask([["reread", text] for text in bad])]
    assert said[0].startswith("Line 1 needs one colon")
    assert "is no name" in said[2]
    assert "room for 300" in said[3]


def test_a_layout_puts_a_vertex_before_all_that_it_leads_to() -> None:
    rnd = random.Random(10)
    graphs = [drawn(rnd, loops=False) for _ in range(1_000)]
    for graph, answer in zip(graphs, ask([["layout", graph.arrows] for graph in graphs]), strict=True):
        places = answer["at"]
        assert len({tuple(place) for place in places}) == len(places), "two vertices in one place"
        assert all(0 < x < 1 and 0 < y < 1 for x, y in places)
        assert all(places[v][0] < places[w][0] for v, to in enumerate(graph.arrows) for w in to)


def test_downwards_a_vertex_stands_above_all_that_it_leads_to() -> None:
    rnd = random.Random(11)
    graphs = [drawn(rnd, loops=False) for _ in range(1_000)]
    across, down = (ask([[way, graph.arrows] for graph in graphs]) for way in ("layout", "downwards"))
    for graph, before, answer in zip(graphs, across, down, strict=True):
        places = answer["at"]
        assert all(places[v][1] < places[w][1] for v, to in enumerate(graph.arrows) for w in to)
        assert (answer["columns"], answer["rows"]) == (before["rows"], before["columns"])
        assert answer["rows"] == len({y for _, y in places}), "as many rows as there are heights"


def test_a_lesson_asks_only_what_can_be_known() -> None:
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


def test_a_table_tells_what_the_solver_tells_all_through_a_game(inputs: int) -> None:
    rnd = random.Random(4)
    starts = [games(rnd) for _ in range(inputs // 10)]
    met = play_through(starts, rnd)
    assert len(met) > 2 * len(starts)
    assert all(shown == (position.rules.show(position.state) or "0") for position, shown in met)


@pytest.mark.parametrize("start", DRAWN, ids=repr)
def test_moves_that_a_skin_knows_are_those_of_the_rules(start: Position[Any]) -> None:
    """Filled in by the front end, the table is the one that Python writes when it leaves no moves out."""
    left_out = table(start.rules, start.state)
    assert all(len(row) == 3 for row in left_out["rows"])
    whole = table(start.rules, start.state, whole=True)
    (filled,) = ask([["complete", left_out]])
    half = {**filled, "rows": [row[: 3 + i % 2] for i, row in enumerate(filled["rows"])]}
    assert ask([["complete", half]]) == [filled]  # rows that have their moves keep them
    assert len(filled["rows"]) == len(whole["rows"])
    for mine, theirs in zip(filled["rows"], whole["rows"], strict=True):
        assert mine[:3] == theirs[:3]
        written = [[filled["acts"][move[0]], *move[1:]] for move in mine[3]]
        assert sorted(written) == sorted([whole["acts"][move[0]], *move[1:]] for move in theirs[3])


def test_whole_games_are_won_from_n_by_following_hints_and_lost_from_p() -> None:
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
            assert answer["gave"] == ["N", "N"], "the move that lost it leads from N to N"
            assert not answer["won"]
            blamed += 1
        elif not answer["won"] and winnable:
            raise AssertionError(f"a lost win without a losing move: {given}")
        assert answer["left"] <= 1, "undo goes back to the reader's first turn"
        won, lost = won + answer["won"], lost + (not answer["won"])
    assert min(won, lost, blamed) > 50


def test_a_hint_gives_its_reason_in_words_that_the_reader_has() -> None:
    made, lost = (table(start.rules, start.state) for start in (Bash(3)(9, 6), Bash(3)(4)))
    asked = [["hint", one, one["start"][0], {"plain": plain}] for one in (made, lost) for plain in (False, True)]
    full, plain, *hopeless = ask(asked)
    assert full == "Hint 3 of 3. Take 3 from heap 1: that leaves 2 ⊕ 2 = 0, a P-position."
    assert plain == "Hint 3 of 3. Take 3 from heap 1: every reply then has an answer."
    assert all("nothing lasts longer" in text for text in hopeless)


def test_a_lost_opponent_makes_the_game_as_long_as_can_be() -> None:
    """From two equal heaps the replies that are offered are those after which most moves can follow."""
    made = table(nim, (3, 3))
    (replies,) = ask([["stubborn", made, made["start"][0]]])
    assert replies == ["take 1 from heap 1", "take 1 from heap 2"]
    long = table(nim, (10, 10))
    assert ask([["stubborn", long, long["start"][0], 12]]) == [["take 8 from heap 1", "take 8 from heap 2"]], (
        "a long game is brought nearer to its end"
    )


def test_how_long_a_game_can_last_is_found_for_thousands_of_moves() -> None:
    made = table(Subtraction({1}), (4900,))
    assert ask([["stubborn", made, made["start"][0]]]) == [["take 1"]]


def test_a_link_is_read_back_and_a_damaged_one_refused() -> None:
    made = table(nim, (3, 3))
    history = [[[0, 0, 0]], [[0, 1, 1]]]
    (text,) = ask([["linkWrite", {"start": 0, "who": "second", "history": history}]])
    good, start, other, move = ask([["linkRead", one, made] for one in (text, "1.first", "0.third", f"{text}.7-7-7")])
    assert good == {"start": 0, "who": "second", "history": history}
    assert [start, other, move] == [None] * 3


def heat(rnd: random.Random) -> dict[str, Any]:
    width, height = rnd.randint(1, 6), rnd.randint(1, 6)
    steps = [(-1, 0), (0, -1), (-1, -1), (1, 0), (2, 1)]
    return {
        "values": [[rnd.randint(0, 9) for _ in range(width)] for _ in range(height)],
        "columns": [f"c{i}" for i in range(width)], "rows": [f"r{i}" for i in range(height)],
        "lines": rnd.sample(steps, rnd.randint(0, 4)), "upward": rnd.random() < 0.5, "says": [],
    }  # fmt: skip


def test_a_heat_map_says_what_stands_on_its_lines(inputs: int) -> None:
    rnd = random.Random(8)
    maps = [heat(rnd) for _ in range(inputs)]
    places = [(rnd.randrange(len(one["columns"])), rnd.randrange(len(one["rows"]))) for one in maps]
    answers = ask([["tell", one, *place] for one, place in zip(maps, places, strict=True)])
    for one, (x, y), answer in zip(maps, places, answers, strict=True):
        met = set()
        for across, up in one["lines"]:
            i, j = x + across, y + up
            while 0 <= i < len(one["columns"]) and 0 <= j < len(one["rows"]):
                met.add(one["values"][j][i])
                i, j = i + across, j + up
        value = one["values"][y][x]
        said = [f"Column c{x}, row r{y}: {value}."]
        if one["lines"]:
            said.append(f"On its lines stand {', '.join(map(str, sorted(met)))}." if met else "Its lines are empty.")
            said += [f"The least number missing is {value}."] * (value == mex(met))
        assert answer == " ".join(said)


def test_an_open_place_of_a_heat_map_tells_nothing_before_it_is_guessed() -> None:
    values = [[x ^ y for x in range(4)] for y in range(4)]
    table = heat_map(values, title="Sums", lines=[(-1, 0), (0, -1)], ask=[(2, 1), (3, 3)]).map
    (asked, behind, free) = ask([["tell", table, *place, table["ask"]] for place in ((2, 1), (2, 3), (1, 3))])
    assert asked == "Column 2, row 1: which number belongs here?"
    assert behind == "Column 2, row 3: 1. Some places on its lines are still open."
    assert free == "Column 1, row 3: 2. On its lines stand 0, 1, 3. The least number missing is 2."
    said = ask([["answered", table, 2, 1, guess, table["ask"]] for guess in (2, 5, 3, None)])
    told = "Column 2, row 1: 3. On its lines stand 0, 1, 2. The least number missing is 3."
    assert said == [
        "Not 2. It already stands in column 2, row 0.", "Not 5. A smaller number is still free.", f"Right. {told}", told,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"ask": [(2, 1), (3, 1)]}, "must lead to places that are not open"),
        ({"ask": [(2, 1)], "lines": []}, "must lead to places that are not open"),
        ({"ask": [(2, 4)]}, "pairs \\(column, row\\)"),
        ({"ask": [(2, 1)], "lines": [(-1, 0)]}, "not the least number that its lines miss"),
        ({"heaps": "coins"}, "heaps is one of '', 'chips', 'cards'"),
        ({"heaps": "cards", "values": [[0, 1, 2]]}, "as a power of 2, got 1 and 3"),
        ({"heaps": "cards", "values": [[0, 1], [2, 3]]}, "this table holds other numbers"),
        ({"scales": [1]}, "steps of shades must be integers >= 2"),
    ],
)
def test_a_heat_map_that_cannot_be_filled_in_is_refused(wrong: dict[str, Any], said: str) -> None:
    right = {"values": [[x ^ y for x in range(4)] for y in range(4)], "lines": [(-1, 0), (0, -1)]}
    with pytest.raises(ValueError, match=said):
        heat_map(title="Sums", **{**right, **wrong})


def test_a_heat_map_is_walked_as_it_lies_on_the_screen() -> None:
    table = {"values": [[0, 1, 2], [1, 2, 0]], "upward": True}
    keys = ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "End", "Enter"]
    assert ask([["walk", table, [1, 0], key] for key in keys]) == [[1, 1], [1, 0], [2, 0], [0, 0], [0, 0], [2, 0], None]
    down = {**table, "upward": False}
    assert ask([["walk", down, [1, 0], key] for key in keys[:2]]) == [[1, 0], [1, 1]]


@pytest.mark.thorough
def test_arrows_find_every_square_of_a_queen() -> None:
    """From each square that she can reach, some row of arrows leads to each other one."""
    rnd = random.Random(9)
    arrows = [f"Arrow{way}" for way in ("Left", "Right", "Down", "Up")]
    for _ in range(40):
        x, y = rnd.randint(0, 9), rnd.randint(0, 9)
        squares = [list(move.after) for move in queen.moves((x, y))]
        asked = [(square, arrow) for square in squares for arrow in arrows]
        found = dict(
            zip(map(repr, asked), ask([["nearest", square, arrow, squares] for square, arrow in asked]), strict=True)
        )
        for start in squares:
            seen, todo = {tuple(start)}, [start]
            while todo:
                here = todo.pop()
                for arrow in arrows:
                    to = found[repr((here, arrow))]
                    if to and tuple(to) not in seen:
                        seen.add(tuple(to))
                        todo.append(to)
            assert len(seen) == len(squares), (x, y, start)
