"""Tests of problems on the practice board: stored pools, drawings beside questions, verdicts on answers, and links."""

from __future__ import annotations

import re
from functools import cache
from itertools import combinations
from math import hypot
from typing import get_type_hints

import pytest
from selectolax.lexbor import LexborHTMLParser

from cgbook.teaching.practice import LEVELS, practice, problem_kinds
from cgbook.teaching.practice.registry import every_kind
from cgbook.widgets import practice_board
from cgbook.widgets.practice import MANY, PracticeProblem, drawn, pool
from tests.chapters import ROWS
from tests.front import ask

EACH = [(kind, level) for kind in problem_kinds() for level in LEVELS]
some = pytest.mark.parametrize(("kind", "level"), EACH)
stored = cache(pool)


@some
def test_a_pool_has_different_problems_that_python_can_make_again(kind: str, level: int) -> None:
    found = stored(kind, level)
    assert len({one["seed"] for one in found}) == len(found) == MANY
    same = [practice(kind, level, one["seed"]) for one in found]
    assert len({repr(one.given) for one in same}) == MANY
    for one, problem in zip(found[:5], same, strict=False):
        assert one == drawn(kind, level, problem.seed)
        assert one.keys() == get_type_hints(PracticeProblem).keys()


@some
def test_the_page_judges_an_answer_as_python_does(kind: str, level: int) -> None:
    for one in stored(kind, level)[:4]:
        problem = practice(kind, level, one["seed"])
        asked = [*problem.accept, *(answer for answer, _ in problem.likely)]
        found = ask([["judge", one["spec"], answer] for answer in asked])
        right = [{"verdict": "right", "say": ""}] * len(problem.accept)
        assert found == [*right, *({"verdict": "wrong", "say": say} for _, say in problem.likely)]


@some
def test_no_markdown_is_left_in_the_text(kind: str, level: int) -> None:
    for one in stored(kind, level)[:10]:
        for html in (one["question"], one["way"]):
            page = LexborHTMLParser(html)
            assert not re.search(r"[*`_]|^\|", page.body.text() if page.body else "", re.MULTILINE), html
            for table in page.css("table"):
                assert len({len(row.css("th, td")) for row in table.css("tr")}) == 1
                assert all(row.css_first("th") for row in table.css("tr")), "each row must have a head"


@pytest.mark.parametrize("level", LEVELS)
def test_numbers_and_letters_in_a_yard_do_not_overlap(level: int) -> None:
    for one in stored("hackenbush cuts", level):
        discs = [
            [float(disc.attrs[name] or 0) for name in ("cx", "cy", "r")]
            for disc in LexborHTMLParser(one["question"]).css("svg circle")
        ]
        for (x, y, r), (u, v, s) in combinations(discs, 2):
            assert hypot(x - u, y - v) > r + s, one["question"]


def test_boards_and_marks_are_shown_beside_the_question() -> None:
    assert "board" in drawn("nim moves", 1, "7")["spec"]
    coins = drawn("coin moves", 1, "7")
    assert {one["name"].split()[1] for one in coins["spec"]["marks"]["items"]} == {"H", "T"}
    assert drawn("labelling", 2, "7")["spec"]["marks"]["labels"] == ["P", "N"]


def test_the_board_asks_python_for_problems() -> None:
    board = practice_board()
    assert not board.problem
    for seed in ("one", "two"):
        board.asked = ["matrix play", 2, seed]
        assert board.problem == drawn("matrix play", 2, seed)


def test_a_link_names_a_problem_or_none() -> None:
    one = {"kind": "nim moves", "level": 2, "seed": "class-a.b-1"}
    names = problem_kinds()
    assert ask([["practiceWritten", one], ["practiceRead", "nim-moves.2.class-a.b-1", names]]) == [
        "nim-moves.2.class-a.b-1",
        one,
    ]
    assert ask([["practiceRead", "nim-moves", names]]) == [{"kind": "nim moves", "level": 1, "seed": None}]
    wrong = ["", "nim-moves.4.x", "chess.1.x", "nim-moves.1", "nim-moves.1.", "nim-moves.1.<b>", "constructor.1.x"]
    for text in [*wrong, "x" * 999]:
        assert ask([["practiceRead", text, names]]) == [None], text


def test_every_page_named_by_a_kind_is_in_the_book() -> None:
    for kind in every_kind().values():
        assert kind.pages
        assert set(kind.pages) <= set(ROWS)


def test_the_kinds_with_the_emptiest_rings_are_the_weakest() -> None:
    def weakest(**counts: tuple[int, int]) -> list[str]:
        (found,) = ask(
            [["weakest", {kind: {"right": right, "tried": tried} for kind, (right, tried) in counts.items()}]]
        )
        return list(found)

    assert weakest(a=(9, 9), b=(2, 9), c=(1, 4), d=(3, 8), e=(9, 10)) == ["b", "c", "d"]
    assert weakest(a=(1, 1), b=(5, 5), c=(9, 10), d=(4, 5)) == ["a", "c", "d"], (
        "a ring can't be full after a single answer"
    )
    assert weakest(a=(0, 0), b=(0, 3), c=(0, 0), d=(0, 1), e=(1, 1)) == ["a", "b", "c", "d"], (
        "kinds with equally full rings must stay together"
    )
    assert weakest(a=(3, 3)) == ["a"]


def test_damaged_counts_are_corrected() -> None:
    sound = {"tried": 7, "right": 5, "run": 2, "best": 4}
    assert ask([["counts", sound], ["counts", None], ["counts", {"tried": 2, "right": 9, "run": "x", "best": 5}]]) == [
        sound,
        {"tried": 0, "right": 0, "run": 0, "best": 0},
        {"tried": 2, "right": 2, "run": 0, "best": 2},
    ]
