"""The page makes the same problems as Python, byte for byte, and asks for answers in the same way."""

from __future__ import annotations

import json
import random
from itertools import islice, product
from math import hypot
from typing import Any

import pytest

from cgbook.teaching.answers.must import Must
from cgbook.teaching.forms import Board
from cgbook.teaching.practice import LEVELS, practice, problem_kinds, problems
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import Drawn
from cgbook.teaching.practice.registry import every_kind
from cgbook.widgets.table import first_moves
from tests.front import ask

EACH = [(kind, level) for kind in problem_kinds() for level in LEVELS]
MANY = 200


def drawn(kind: str, level: int, seed: str) -> Drawn:
    found: Drawn = every_kind()[kind].module.draw(level, Chance(f"{kind}/{level}/{seed}"))
    return found


def as_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


@pytest.mark.parametrize("kind", problem_kinds())
def test_the_page_makes_the_same_problems(kind: str) -> None:
    asked = [(kind, level, f"both-{n}") for level in LEVELS for n in range(MANY)]
    answers = ask([["practiceDrawn", *one] for one in asked])
    for one, answer in zip(asked, answers, strict=True):
        assert as_text(answer) == as_text(drawn(*one)), one


@pytest.mark.thorough
def test_the_page_goes_on_in_the_same_order() -> None:
    answers = ask([["practiceRow", kind, level, "row", 120] for kind, level in EACH])
    for (kind, level), answer in zip(EACH, answers, strict=True):
        assert answer == [[kind, one.seed, one.given] for one in islice(problems(kind, level, "row"), 120)]
    (mixed,) = ask([["practiceRow", "mixed", 2, "row", 300]])
    assert {kind for kind, _, _ in mixed} == set(problem_kinds())
    for kind, seed, given in mixed[:40]:
        assert practice(kind, 2, seed).given == given


def test_chance_is_the_same_stream() -> None:
    bounds = [2, 3, 10, 36, 2**31 + 1, 2**32 - 1, 1] * 300
    texts = ["", "a", "nim moves/1/7", "nim moves/1/8", "x" * 60]
    for text, answer in zip(texts, ask([["chance", text, bounds] for text in texts]), strict=True):
        chance = Chance(text)
        assert answer == [chance.below(n) for n in bounds]
    assert ask([["chanceSome", "s", 30, 12]]) == [Chance("s").some(range(30), 12)]


def test_what_python_does_otherwise() -> None:
    rnd = random.Random(3)
    for _ in range(300):
        a, b = rnd.randrange(-50, 50), rnd.choice([-7, -2, 3, 8])
        lists = [[rnd.randrange(3) for _ in range(rnd.randrange(4))] for _ in range(5)]
        rows = [
            ("remainder", [a, b], a % b),
            ("range", [a, a + b, 2], list(range(a, a + b, 2))),
            ("range", [b], list(range(b))),
            ("ordered", [lists], sorted(lists)),
            ("eq", lists[:2], lists[0] == lists[1]),
            ("has", [lists, lists[0][:1]], lists[0][:1] in lists),
            ("add", lists[:2], lists[0] + lists[1]),
            ("repeated", [lists[0], 3], lists[0] * 3),
            ("at", [[1, 2, *lists[0]], -2], [1, 2, *lists[0]][-2]),
            ("truth", [lists[0]], bool(lists[0])),
            ("every", [lists[0]], all(lists[0])),
            ("some", [lists[0]], any(lists[0])),
            ("most", [[a, b]], max(a, b)),
            ("least", [a, b], min(a, b)),
            ("numbered", [lists[0]], [list(one) for one in enumerate(lists[0])]),
            ("pairs", lists[:2], [list(one) for one in zip(lists[0], lists[1], strict=False)]),
        ]
        if _ % 30 == 0:
            for (name, given, wanted), answer in zip(rows, ask([["python", n, g] for n, g, _ in rows]), strict=True):
                assert answer == wanted, (name, given)


@pytest.mark.parametrize(("kind", "level"), EACH)
def test_the_page_asks_as_an_exercise_does(kind: str, level: int) -> None:
    some = list(islice(problems(kind, level, "forms"), 12))
    for problem, spec in zip(some, ask([["practiceSpec", kind, level, one.seed] for one in some]), strict=True):
        assert (spec["kind"], spec["accept"], spec["options"]) == (
            problem.how.name,
            list(problem.accept),
            list(problem.options),
        )
        assert spec["feedback"] == [{"answers": [answer], "say": say} for answer, say in problem.likely]
        if problem.many:
            assert spec["must"] == Must(count=(problem.many, problem.many)).told("numbers")
        if isinstance(problem.form, Board):
            position = problem.form.position
            assert spec["board"] == json.loads(json.dumps(first_moves(position.rules, position.state)))
        elif problem.form:
            assert spec["marks"] == json.loads(json.dumps(problem.form.spec()))
        else:
            assert "marks" not in spec
            assert "board" not in spec


def test_answers_are_judged_alike() -> None:
    for kind, level in EACH:
        problem = practice(kind, level, "judged")
        (spec,) = ask([["practiceSpec", kind, level, "judged"]])
        wrong = [answer for answer, _ in problem.likely]
        found = ask([["judge", spec, answer] for answer in [*problem.accept, *wrong]])
        assert [one["verdict"] for one in found] == ["right"] * len(problem.accept) + ["wrong"] * len(wrong)
        assert [one["say"] for one in found[len(problem.accept) :]] == [say for _, say in problem.likely]


def test_a_link_names_a_problem_or_none() -> None:
    one = {"kind": "nim moves", "level": 2, "seed": "class-a.b-1"}
    assert ask([["practiceWritten", one], ["practiceRead", "nim-moves.2.class-a.b-1"]]) == [
        "nim-moves.2.class-a.b-1",
        one,
    ]
    assert ask([["practiceRead", "nim-moves"]]) == [{"kind": "nim moves", "level": 1, "seed": None}]
    for text in (
        "",
        "nim-moves.4.x",
        "chess.1.x",
        "nim-moves.1",
        "nim-moves.1.",
        "nim-moves.1.<b>",
        "constructor.1.x",
        "x" * 999,
    ):
        assert ask([["practiceRead", text]]) == [None], text


def test_every_page_of_a_kind_is_one_of_the_book() -> None:
    from tests.chapters import ROWS

    assert ask([["practiceKinds"]]) == [[[one.name, one.title] for one in every_kind().values()]]
    for kind in every_kind().values():
        assert kind.pages
        assert set(kind.pages) <= set(ROWS)


def test_prose_is_read_as_markdown() -> None:
    text = "Find **the** *best* `move` of 2*3.\n\n| heap | 0 |\n|---|---|\n| value | **1** |"
    assert ask([["prose", text]]) == [
        [
            {"pieces": [
                {"text": "Find "}, {"strong": "the"}, {"text": " "}, {"em": "best"}, {"text": " "}, {"code": "move"},
                {"text": " of 2*3."},
            ]},
            {"table": [["heap", "0"], ["value", "**1**"]]},
        ]
    ]  # fmt: skip


def test_no_mark_of_markdown_is_left_over() -> None:
    texts = [
        text
        for kind, level in EACH
        for one in islice(problems(kind, level, "prose"), 5)
        for text in (one.question, one.explain())
    ]
    for text, found in zip(texts, ask([["prose", text] for text in texts]), strict=True):
        shown = [piece.get("text", "") for block in found for piece in block.get("pieces", [])]
        cells = [cell for block in found for row in block.get("table", []) for cell in row]
        assert not any(sign in part for sign in "*`_|" for part in shown + cells if "|" not in part or sign != "|"), (
            text
        )
        assert all(len({len(row) for row in block["table"]}) == 1 for block in found if "table" in block)


def test_edges_of_a_yard_do_not_lie_upon_each_other() -> None:
    yards = [one.given[0] for level in LEVELS for one in islice(problems("hackenbush cuts", level, "drawn"), 150)]
    for edges, found in zip(yards, ask([["yardOf", edges] for edges in yards]), strict=True):
        middles = {(round(one["x"], 3), round(one["y"], 3)) for one in found["edges"]}
        assert len(middles) == len(edges), edges
        assert len({(one["x"], one["y"]) for one in found["vertices"]}) == len(found["vertices"])
        for (x, y), edge in product([one["name"] for one in found["vertices"]], found["edges"]):
            assert hypot(x - edge["x"], y - edge["y"]) > 0.3, f"a letter lies under a number: {edges}"


def test_counts_are_made_sound() -> None:
    sound = {"tried": 7, "right": 5, "run": 2, "best": 4}
    assert ask([["counts", sound], ["counts", None], ["counts", {"tried": 2, "right": 9, "run": "x", "best": 5}]]) == [
        sound,
        {"tried": 0, "right": 0, "run": 0, "best": 0},
        {"tried": 2, "right": 2, "run": 0, "best": 2},
    ]
