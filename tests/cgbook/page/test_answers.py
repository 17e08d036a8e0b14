"""Answers as people write them are read on the page, and what they must be is said there as the public tests say it."""

from __future__ import annotations

import ast
import random
from typing import Any

import pytest

from cgbook.teaching.answers import KINDS
from cgbook.teaching.answers.must import Must
from cgbook.teaching.exercises import Exercise
from cgbook.teaching.forms import Board
from cgbook.widgets.answer_boxes import answer_box
from tests.chapters import EXERCISES, exercises
from tests.front import ask


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
        ("list", "0.75", None),
        ("set", "heaps 9, 2 and 5", "2,5,9"),
        ("set", "none", ""),
        ("set", "{}", ""),
        ("set", "", None),
        ("set", "all", None),
        ("number", "0.612", None),
        ("number", "23^2", "529"),
        ("number", "23 ** 2", "529"),
        ("number", "15.0", "15"),
        ("number", "30/2", "15"),
        ("number", "-30 / 2", "-15"),
        ("number", "30/4", None),
        ("number", "1/0", None),
        ("number", "9^99", None),
        ("number", "9^" + "9" * 29, None),
        ("list", "7/12", "7,12"),
        ("list", "1/2, 1/3", None),
        ("choice", "none", "none"),
    ],
)
def test_answers_are_read_as_a_person_writes_them(kind: str, text: str, read: str | None) -> None:
    assert ask([["readAnswer", kind, text]]) == [read]


def test_a_likely_wrong_answer_is_told_what_it_missed() -> None:
    spec = {
        "kind": "number",
        "accept": ["2"],
        "feedback": [{"answers": ["1"], "say": "That leaves 101."}],
        "must": Must(range=(1, 3)).spec("number"),
    }
    assert ask([["judge", spec, text] for text in ("2", "take 1", "3", "7", "x")]) == [
        {"verdict": "right", "say": ""},
        {"verdict": "wrong", "say": "That leaves 101."},
        {"verdict": "wrong", "say": ""},
        {"verdict": "unfit", "say": "a number from 1 to 3"},
        {"verdict": "unread", "say": ""},
    ]


def test_an_answer_that_is_one_away_is_told_so() -> None:
    spec = {"kind": "number", "accept": ["23"], "feedback": [], "must": []}
    told = [one["say"] for one in ask([["judge", spec, text] for text in ("22", "24", "21", "-23")])]
    assert told == ["You are one away.", "You are one away.", "", ""]
    small = {**spec, "accept": ["3"]}
    assert ask([["judge", small, "2"]]) == [{"verdict": "wrong", "say": ""}], "few numbers are to be tried there"


def test_a_set_is_told_how_near_it_is() -> None:
    spec = {"kind": "set", "accept": ["2,9,16"]}
    told = [one["say"] for one in ask([["judge", spec, text] for text in ("2, 9", "2, 9, 16, 23", "2, 10", "none")])]
    lacks = "What you have belongs there, but something is missing."
    assert told == [lacks, "Nothing is missing, but something does not belong there.", "", ""]
    several = spec | {"accept": ["2", "9"]}
    labelled = spec | {"marks": {"items": [], "labels": ["P", "N"]}}
    said = [one["say"] for one in ask([["judge", several, "3"], ["judge", labelled, "2, 9"], ["judge", labelled, "2"]])]
    assert said == ["", "All labels but one are right.", ""]


def test_the_page_knows_the_kinds_that_python_knows() -> None:
    assert ask([["answerKinds"]]) == [list(KINDS)]


def test_what_an_answer_must_be_is_said_alike_in_the_page_and_in_python(inputs: int) -> None:
    """The fields of each exercise on random answers, near the right one and far from it: Node names the same words."""
    rnd = random.Random(11)
    requests, expected = [], []
    checked = [one for one in exercises() if one.kind.name in ("number", "list", "set")]
    for one in checked:
        near = [*one.domain()[:50], *(wrong for wrong, _ in one.wrong())]
        for _ in range(10 + inputs // len(checked)):
            answer = spoilt(rnd.choice(near), rnd)
            if one.kind.name == "set":
                answer = set(answer)
            requests.append(["unmet", one.must.spec(one.kind.title), numbers_of(answer)])
            expected.append(said(one.public_test, answer))
    assert ask(requests) == expected
    assert len(set(expected)) > 40, "most words have come up"


def test_each_field_alone_and_all_together_hold_in_the_page_where_they_hold_in_python(inputs: int) -> None:
    rnd = random.Random(3)
    requests, expected = [], []
    for _ in range(inputs):
        low, many = rnd.choice((None, rnd.randint(-2, 4))), rnd.randint(0, 3)
        fields = {
            "count": (many, rnd.choice((None, many, many + 2))),
            "range": (low, rnd.randint(3, 8) if low is None or rnd.random() < 0.5 else None),
            "among": tuple(rnd.sample(range(-2, 9), 6)),
            "distinct": True,
            "increasing": True,
        }
        must = Must(**dict(rnd.sample(list(fields.items()), rnd.choice((1, 1, 2, 5)))))  # type: ignore[arg-type]
        answer = [rnd.randint(-3, 9) for _ in range(rnd.randint(0, 5))]
        if rnd.random() < 0.5:
            answer.sort()
        requests.append(["unmet", must.spec("numbers"), answer])
        expected.append(said(must.lines("numbers"), answer))
    assert ask(requests) == expected
    assert expected.count(None) > inputs / 10
    assert {"no number twice", "the smallest first"} <= set(expected)


@pytest.mark.parametrize(
    "head", [{"count": "two"}, {"range": 7}, {"range": [1]}, {"among": [1.5]}, {"distinct": 1}, {"increasing": False}]
)
def test_a_field_of_another_form_is_refused_with_the_forms_there_are(head: dict[str, Any]) -> None:
    (name,) = head
    with pytest.raises(ValueError, match=rf"increasing: true; got {name}: "):
        Must.read(head)


def numbers_of(answer: Any) -> list[int]:
    return [answer] if isinstance(answer, int) else list(answer)


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


FORMS = [one for one in exercises() if one.form]
ON_BOARDS = [one for one in FORMS if one.kind.on_board]


@pytest.mark.parametrize("one", ON_BOARDS, ids=[one.id for one in ON_BOARDS])
def test_a_board_offers_the_moves_of_the_rules_and_each_is_judged(one: Exercise) -> None:
    """Of all moves of the position the page accepts just those that the grader does, and has a word for every other."""
    spec, form = answer_box(one, EXERCISES).spec, one.shown()
    assert isinstance(form, Board)
    (offered,) = ask([["spoken", spec["board"]]])
    assert sorted(offered) == sorted(move.text for move in form.position.moves())
    right = {words for text in one.accepted() for words in text.split("; ")}
    verdicts = ask([["judge", spec, words] for words in offered])
    for words, found in zip(offered, verdicts, strict=True):
        if one.kind.name == "move":
            assert (found["verdict"] == "right") is (words in right)
        assert found["verdict"] == "right" or len(found["say"].split()) >= 3, words
    if one.kind.name == "moves":
        (all_at_once, in_another_order) = ask(
            [["judge", spec, "; ".join(some)] for some in (offered, sorted(right)[::-1])]
        )
        assert all_at_once["verdict"] == "wrong"
        assert "does not win" in all_at_once["say"]
        assert in_another_order["verdict"] == "right"


MARKS = [one for one in FORMS if not one.kind.on_board]


@pytest.mark.parametrize("one", MARKS, ids=[one.id for one in MARKS])
def test_what_is_marked_is_the_answer_and_an_answer_is_shown_again(one: Exercise) -> None:
    spec = answer_box(one, EXERCISES).spec
    answers = [*one.accepted(), *(one.kind.text(wrong) for wrong, _ in one.wrong())]
    chosen = ask([["chosenIn", spec, text] for text in answers])
    again = ask([["written", spec, some] for some in chosen])
    assert ask([["readAnswer", one.kind.name, text] for text in again]) == answers
    assert ask([["judge", spec, again[0]]])[0]["verdict"] == "right"
    (nothing,) = ask([["chosenIn", spec, ""]])
    assert set(nothing) == {None}
    assert ask([["written", spec, nothing]]) == [None]


def test_a_table_of_first_moves_tells_no_value() -> None:
    for one in ON_BOARDS:
        board = answer_box(one, EXERCISES).spec["board"]
        assert board["judge"] == "none"
        assert {row[2] for row in board["rows"]} == {0}
        assert "why" not in board
        assert "states" not in board
