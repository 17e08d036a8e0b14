"""The front end's logic, run in Node, gives the same answers as cgkit on random inputs."""

from __future__ import annotations

import ast
import random
from dataclasses import dataclass
from typing import Any

import pytest

from cgkit import (
    Bash,
    Digraph,
    Infinite,
    MooreNim,
    Position,
    Ruleset,
    Subtraction,
    ThirtyOne,
    Wythoff,
    cold_pair,
    cold_partner,
    is_cold,
    label,
    mex,
    misere,
    northcott,
    queen,
    sos,
    treblecross,
)
from cgkit.games.ruleset import Move, Step
from cgkit.sequences.periods import subtraction_period, subtraction_values
from cgkit.solving.loopy import loopy_values
from cgkit.solving.retrograde import letter
from cgkit.solving.values import grundy
from cgkit.teaching.conditions import compile_conditions
from cgkit.teaching.exercises import canonical, every_exercise
from cgkit.widgets.graphs import read_graph
from cgkit.widgets.table import table
from tests.chapters import EXERCISES
from tests.front import ask

INPUTS = 10_000
DRAWN = [
    ThirtyOne()(),
    ThirtyOne(exceed=False)(),
    ThirtyOne()(3, 4),
    sos(7),
    sos("S..O."),
    treblecross(7),
    treblecross("..X..X.."),
    northcott("W..B.", ".W.B."),
    northcott(".W..B", "black"),
    queen(7, 5),
    misere(queen(4, 6)),
]


@dataclass(frozen=True)
class Drawn(Ruleset[int]):
    """A graph drawn at random: loops and draws allowed, and ends that lose or win for the player to move."""

    options: tuple[tuple[int, ...], ...]
    ends: tuple[int, ...]

    def moves(self, position: int) -> Any:
        return (Move(after, (Step("go", (after,)),)) for after in self.options[position])

    def end(self, position: int) -> int:
        return self.ends[position]


def drawn(rnd: random.Random, *, loops: bool) -> Drawn:
    size = rnd.randint(1, 9)
    chance = rnd.random() * 0.6
    options = tuple(tuple(w for w in range(size if loops else v) if rnd.random() < chance) for v in range(size))
    return Drawn(options, tuple(rnd.choice((-1, -1, 1, 0)) if loops else -1 for _ in range(size)))


def test_retrograde_labels_any_graph_as_python_does() -> None:
    rnd = random.Random(1)
    graphs = [drawn(rnd, loops=True) for _ in range(INPUTS)]
    answers = ask([["retrograde", graph.options, graph.ends] for graph in graphs])
    draws = 0
    for graph, answer in zip(graphs, answers, strict=True):
        scores = label(graph, *range(len(graph.options)))
        expected = [scores[graph.key(v)] for v in range(len(graph.options))]
        assert answer["score"] == expected, graph
        assert sorted(step["vertex"] for step in answer["steps"]) == [v for v, score in enumerate(expected) if score]
        assert all(step["label"] == letter(expected[step["vertex"]]) for step in answer["steps"])
        draws += expected.count(0)
    assert draws > INPUTS / 10, "the graphs drawn hardly try draws"


def test_grundy_values_of_any_graph_without_cycles() -> None:
    rnd = random.Random(2)
    graphs = [drawn(rnd, loops=False) for _ in range(INPUTS)]
    for graph, answer in zip(graphs, ask([["grundy", graph.options] for graph in graphs]), strict=True):
        assert answer["value"] == [grundy(graph, v) for v in range(len(graph.options))], graph


def test_loopy_values_of_any_graph_are_those_of_python() -> None:
    rnd = random.Random(7)
    graphs = [drawn(rnd, loops=True) for _ in range(INPUTS)]
    infinite = 0
    for graph, answer in zip(graphs, ask([["loopy", graph.options] for graph in graphs]), strict=True):
        plain = Digraph(dict(enumerate(graph.options)))
        found = loopy_values(plain, *range(len(graph.options)))
        expected = [found[plain.key(v)] for v in range(len(graph.options))]
        assert answer == [sorted(one.options) if isinstance(one, Infinite) else one for one in expected], graph
        infinite += sum(isinstance(one, Infinite) for one in expected)
    assert infinite > INPUTS / 10, "the graphs drawn hardly try infinite values"


def test_periods_that_a_reader_asks_for_are_those_of_python() -> None:
    rnd = random.Random(8)
    sets = [sorted(rnd.sample(range(1, 12), rnd.randint(1, 4))) for _ in range(INPUTS)]
    found = dict(zip(map(tuple, sets), ask([["period", numbers] for numbers in sets]), strict=True))
    for numbers, answer in found.items():
        truth = subtraction_period(numbers)
        assert (answer["start"], answer["length"]) == (truth.start, truth.length), numbers
        assert answer["exceptions"] == [n for n, _ in truth.exceptions]
        assert answer["certificate"] == truth.certificate
        assert answer["values"] == subtraction_values(numbers, len(answer["values"]))


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
    for graph, answer in zip(graphs, ask([["layout", graph.options] for graph in graphs]), strict=True):
        places = answer["at"]
        assert len({tuple(place) for place in places}) == len(places), "two vertices in one place"
        assert all(0 < x < 1 and 0 < y < 1 for x, y in places)
        assert all(places[v][0] < places[w][0] for v, to in enumerate(graph.options) for w in to)


def test_grundy_gives_no_value_to_what_a_loop_keeps_open() -> None:
    (answer,) = ask([["grundy", [[], [1, 0], [1], [0]]]])
    assert answer["value"] == [0, None, None, 1]


def test_a_lesson_asks_only_what_can_be_known() -> None:
    rnd = random.Random(3)
    graphs = [drawn(rnd, loops=False) for _ in range(1_000)]
    lessons = ask(
        [["lesson", {"options": g.options, "end": g.ends}, kind] for g in graphs for kind in ("outcome", "grundy")]
    )
    for lesson in lessons:
        done: set[int] = set()
        for step in lesson["quiz"]:
            assert done.issuperset(step["needs"])
            done.add(step["vertex"])
        assert lesson["complete"]


def test_column_sums_are_those_of_the_theorems() -> None:
    rnd = random.Random(7)
    heaps = [[rnd.randrange(1, 5_000) for _ in range(rnd.randint(1, 8))] for _ in range(INPUTS)]
    ks = [rnd.randint(1, 5) for _ in heaps]
    asked = [["columns", sizes, k + 1] for sizes, k in zip(heaps, ks, strict=True)]
    for sizes, k, answer in zip(heaps, ks, ask(asked), strict=True):
        assert answer == [ones % (k + 1) for ones in MooreNim(k).columns(tuple(sizes))]


def games(rnd: random.Random) -> Position[Any]:
    numbers = rnd.sample(range(1, 7), rnd.randint(1, 3))
    heaps = [rnd.randint(0, 12) for _ in range(rnd.randint(1, 3))]
    game = Subtraction(numbers)(*heaps)
    return misere(game) if rnd.random() < 0.3 and sum(heaps) < 20 else game


def test_a_table_tells_what_the_solver_tells_all_through_a_game() -> None:
    rnd = random.Random(4)
    starts = [games(rnd) for _ in range(INPUTS // 10)]
    picks = [[rnd.randrange(1000) for _ in range(12)] for _ in starts]
    tables = [table(start.rules, start.state) for start in starts]
    answers = ask([["follow", made, made["start"][0], picked] for made, picked in zip(tables, picks, strict=True)])
    compared = 0
    for start, picked, answer in zip(starts, picks, answers, strict=True):
        position = start
        for name, (outcome, shown, words, winning) in zip([None, *picked], answer, strict=False):
            if name is not None:
                legal = position.moves()
                position = position.play(legal[name % len(legal)])
            assert outcome == position.outcome()
            assert shown == (position.rules.show(position.state) or "0")
            assert words == sorted(str(move) for move in position.moves())
            assert winning == sorted(move.text for move in position.winning_moves())
            compared += 1
    assert compared > 2 * len(starts)


@pytest.mark.parametrize("start", DRAWN, ids=repr)
def test_moves_that_a_skin_knows_are_those_of_the_rules(start: Position[Any]) -> None:
    """Filled in by the front end, the table is the one that Python writes when it leaves no moves out."""
    left_out = table(start.rules, start.state)
    assert all(len(row) == 3 for row in left_out["rows"])
    whole = table(start.rules, start.state, whole=True)
    (filled,) = ask([["complete", left_out]])
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
    for (_, _, _, how), answer in zip(requests, ask(requests), strict=True):
        winnable = answer["opening"] == (1 if how["youStart"] else -1)
        if how["follow"] and winnable:
            assert answer["won"], how
        if not winnable and how["slip"] == 0:
            assert not answer["won"], how
        if answer["gave"]:
            assert answer["gave"] == ["N", "N"], "the move that lost it leads from N to N"
            assert not answer["won"]
            blamed += 1
        elif not answer["won"] and winnable:
            raise AssertionError(f"a lost win without a losing move: {how}")
        assert answer["left"] <= 1, "undo goes back to the reader's first turn"
        won, lost = won + answer["won"], lost + (not answer["won"])
    assert min(won, lost, blamed) > 50


def test_a_hint_gives_its_reason_in_words_that_the_reader_has() -> None:
    made, lost = (table(start.rules, start.state) for start in (Bash(3)(9, 6), Bash(3)(4)))
    asked = [["hint", one, one["start"][0], {"plain": plain}] for one in (made, lost) for plain in (False, True)]
    full, plain, *hopeless = ask(asked)
    assert full == "Try: take 3 from heap 1. It leaves 6, 6, with nim-sum 2 ⊕ 2 = 0, a P-position."
    assert plain == "Try: take 3 from heap 1. It leaves 6, 6, a P-position."
    assert all("4 is a P-position" in text for text in hopeless)


def test_answers_are_read_as_the_grader_reads_them() -> None:
    rnd = random.Random(6)
    requests, expected = [], []
    for _ in range(INPUTS):
        numbers = [
            rnd.randint(-(10**20), 10**20) if rnd.random() < 0.1 else rnd.randint(-5, 30)
            for _ in range(rnd.randint(1, 5))
        ]
        kind = rnd.choice(("number", "list", "set"))
        written = rnd.choice((", ", " ", ",", " ; ")).join(map(str, numbers[:1] if kind == "number" else numbers))
        requests.append(["normal", kind, rnd.choice(("{}", "{{{}}}", " ({}) ")).format(written)])
        expected.append(canonical(kind, numbers[0] if kind == "number" else numbers))
    assert ask(requests) == expected
    unread = ("", "two", "1 2", "1.5", "9" * 99, "2x", "1e3", "1/2", "x3")
    assert ask([["normal", "number", text] for text in unread]) == [None] * len(unread)


@pytest.mark.parametrize(
    ("kind", "text", "read"),
    [
        ("number", "take 2", "2"),
        ("number", "2.", "2"),
        ("number", "It is 12, I think", "12"),
        ("number", "1,000", "1000"),
        ("number", "1 000 000", "1000000"),
        ("number", "−3", "-3"),
        ("list", "1 and 4", "1,4"),
        ("list", "(1, 4)", "1,4"),
        ("list", "0.612", "6,1,2"),
        ("list", ".07", "0,7"),
        ("set", "heaps 9, 2 and 5", "2,5,9"),
        ("set", "none", ""),
        ("set", "{}", ""),
        ("set", "", None),
        ("set", "all", None),
        ("number", "0.612", None),
    ],
)
def test_answers_are_read_as_a_person_writes_them(kind: str, text: str, read: str | None) -> None:
    assert ask([["normal", kind, text]]) == [read]


def test_a_likely_wrong_answer_is_told_what_it_missed() -> None:
    spec = {
        "kind": "number",
        "accept": ["2"],
        "feedback": [{"answers": ["1"], "say": "That leaves 101."}],
        "expect": compile_conditions('assert answer in range(1, 4), "a move takes 1, 2 or 3 chips"'),
    }
    assert ask([["judge", spec, text] for text in ("2", "take 1", "3", "7", "x")]) == [
        {"verdict": "right", "say": ""},
        {"verdict": "wrong", "say": "That leaves 101."},
        {"verdict": "wrong", "say": ""},
        {"verdict": "unfit", "say": "a move takes 1, 2 or 3 chips"},
        {"verdict": "unread", "say": ""},
    ]


def test_what_an_answer_must_be_is_said_as_the_public_tests_say_it() -> None:
    """Each public test of the book on random answers, near the right one and far from it: Node names the same message."""
    rnd = random.Random(11)
    requests, expected = [], []
    checked = [one for one in every_exercise(EXERCISES) if one.kind not in ("text", "choice")]
    for one in checked:
        program = compile_conditions(one.public_test)
        near = [*one.domain()[:50], *(wrong for wrong, _ in one.wrong())]
        for _ in range(INPUTS // len(checked)):
            answer = spoilt(rnd.choice(near), rnd)
            requests.append(["unmet", program, answer if isinstance(answer, int) else list(answer)])
            expected.append(said(one.public_test, answer))
    assert ask(requests) == expected
    assert len(set(expected)) > 80, "most messages have come up"


def spoilt(answer: Any, rnd: random.Random) -> Any:
    """An answer like this one, with something changed; sometimes nothing."""
    if isinstance(answer, int):
        return rnd.choice((answer, -answer, answer + rnd.randint(-20, 20), rnd.randint(-5, 120), 10**20))
    numbers = list(answer)
    for _ in range(rnd.randint(0, 2)):
        what = rnd.randrange(4)
        if what == 0 or not numbers:
            numbers.insert(rnd.randint(0, len(numbers)), rnd.randint(-3, 15))
        elif what == 1:
            numbers.pop(rnd.randrange(len(numbers)))
        elif what == 2:
            numbers[rnd.randrange(len(numbers))] += rnd.randint(-4, 4)
        else:
            rnd.shuffle(numbers)
    return numbers


def said(source: str, answer: Any) -> str | None:
    """The message of the first assertion that fails; of the one that cannot be asked of such an answer, its own."""
    names: dict[str, Any] = {"answer": answer}
    for line in ast.parse(source).body:
        try:
            exec(compile(ast.Module([line], []), "public test", "exec"), names)
        except (AssertionError, IndexError, TypeError, ValueError):
            assert isinstance(line, ast.Assert)
            assert isinstance(line.msg, ast.Constant)
            return str(line.msg.value)
    return None


def test_heaps_that_a_reader_types_are_judged_as_python_judges_them() -> None:
    rnd = random.Random(7)
    requests: list[list[Any]] = []
    for _ in range(INPUTS):
        t = rnd.choice((1, 1, 1, 2, 3, 10, 10**9))
        a = rnd.randrange(10 ** rnd.randint(1, 40))
        b = (
            cold_partner(a, t) + rnd.choice((0, 0, 1, t))
            if rnd.random() < 0.6
            else rnd.randrange(10 ** rnd.randint(1, 40))
        )
        requests.append(["cold", str(a), str(b), str(t)])
    colds = 0
    for (_, *numbers), answer in zip(requests, ask(requests), strict=True):
        a, b, t = map(int, numbers)
        cold = is_cold(a, b, t)
        wins = sorted([list(map(str, win.move.after)) for win in Wythoff(t)(a, b).winning_moves()])
        assert answer == [cold, str(cold_pair(abs(a - b) // t, t)[0]), wins], numbers
        colds += cold
    assert INPUTS / 4 < colds < INPUTS / 2


def heat(rnd: random.Random) -> dict[str, Any]:
    width, height = rnd.randint(1, 6), rnd.randint(1, 6)
    steps = [(-1, 0), (0, -1), (-1, -1), (1, 0), (2, 1)]
    return {
        "values": [[rnd.randint(0, 9) for _ in range(width)] for _ in range(height)],
        "columns": [f"c{i}" for i in range(width)], "rows": [f"r{i}" for i in range(height)],
        "lines": rnd.sample(steps, rnd.randint(0, 4)), "upward": rnd.random() < 0.5, "says": [],
    }  # fmt: skip


def test_a_heat_map_says_what_stands_on_its_lines() -> None:
    rnd = random.Random(8)
    maps = [heat(rnd) for _ in range(INPUTS)]
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


def test_a_heat_map_is_walked_as_it_lies_on_the_screen() -> None:
    table = {"values": [[0, 1, 2], [1, 2, 0]], "upward": True}
    keys = ["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft", "Home", "End", "Enter"]
    assert ask([["walk", table, [1, 0], key] for key in keys]) == [[1, 1], [1, 0], [2, 0], [0, 0], [0, 0], [2, 0], None]
    down = {**table, "upward": False}
    assert ask([["walk", down, [1, 0], key] for key in keys[:2]]) == [[1, 0], [1, 1]]


def test_arrows_find_every_square_of_a_queen() -> None:
    """From each square that she can reach, some row of arrows leads to each other one."""
    rnd = random.Random(9)
    arrows = {"left": [-1, 0], "right": [1, 0], "down": [0, -1], "up": [0, 1]}
    for _ in range(40):
        x, y = rnd.randint(0, 9), rnd.randint(0, 9)
        squares = [list(move.after) for move in queen.moves((x, y))]
        asked = [(square, arrow) for square in squares for arrow in arrows.values()]
        found = dict(
            zip(map(repr, asked), ask([["nearest", square, arrow, squares] for square, arrow in asked]), strict=True)
        )
        for start in squares:
            seen, todo = {tuple(start)}, [start]
            while todo:
                here = todo.pop()
                for arrow in arrows.values():
                    to = found[repr((here, arrow))]
                    if to and tuple(to) not in seen:
                        seen.add(tuple(to))
                        todo.append(to)
            assert len(seen) == len(squares), (x, y, start)
