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
from tests.front import ask, keyed, keys

READ: dict[str, dict[str, str | None]] = {
    "number": {
        "take 2": "2", "2.": "2", "It is 12, I think": "12", "1,000": "1000", "1 000 000": "1000000", "−3": "-3", "0.612": None,
        "23^2": "529", "23 ** 2": "529", "15.0": "15", "30/2": "15", "-30 / 2": "-15", "30/4": None, "1/0": None, "9^99": None,
        "9^" + "9" * 29: None,
    },
    "list": {"1 and 4": "1,4", "(1, 4)": "1,4", "0.612": "6,1,2", ".07": "0,7", "0.75": None, "7/12": "7,12", "1/2, 1/3": None},
    "set": {"heaps 9, 2 and 5": "2,5,9", "none": "", "{}": "", "": None, "all": None},
    "choice": {"none": "none"},
}  # fmt: skip


@pytest.mark.parametrize("kind", READ)
def test_answers_are_read_as_a_person_writes_them(kind: str) -> None:
    found = ask([["readAnswer", kind, text] for text in READ[kind]])
    assert dict(zip(READ[kind], found, strict=True)) == READ[kind]


SPEC: dict[str, Any] = {"kind": "number", "accept": ["23"], "feedback": [], "must": []}
SET: dict[str, Any] = {"kind": "set", "accept": ["2,9,16"]}
#: what is asked; for each answer that is given its verdict, and the key of what is said or the exercise's own words
JUDGED: list[tuple[dict[str, Any], dict[str, tuple[str, str]]]] = [
    (
        SPEC | {"accept": ["2"], "feedback": [{"answers": ["1"], "say": "That leaves 101."}], "must": Must(range=(1, 3)).spec("number")},
        {"2": ("right", ""), "take 1": ("wrong", "That leaves 101."), "3": ("wrong", ""), "7": ("unfit", "a number from 1 to 3"),
         "x": ("unread", "")},
    ),
    (SPEC, {"22": ("wrong", "oneAway"), "24": ("wrong", "oneAway"), "21": ("wrong", ""), "-23": ("wrong", "")}),
    (SPEC | {"accept": ["3"]}, {"2": ("wrong", "")}),  # few numbers are to be tried there
    (SET, {"2, 9": ("wrong", "setLacks"), "2, 9, 16, 23": ("wrong", "setExceeds"), "2, 10": ("wrong", ""), "none": ("wrong", "")}),
    (SET | {"accept": ["2", "9"]}, {"3": ("wrong", "")}),
]  # fmt: skip


@pytest.mark.parametrize(("spec", "answers"), JUDGED)
def test_an_answer_is_told_what_it_missed_and_how_near_it_is(
    spec: dict[str, Any], answers: dict[str, tuple[str, str]]
) -> None:
    told = keyed([["judge", spec, text] for text in answers])
    assert [(one["verdict"], *(keys(one["say"]) or [one["say"]])) for one in told] == [*answers.values()]


def test_labels_that_are_all_right_but_one_are_told_so() -> None:
    labelled = SET | {"marks": {"items": [], "labels": ["P", "N"]}}
    near, far = keyed([["judge", labelled, text] for text in ("2, 9", "2")])
    assert keys(near["say"])
    assert far["say"] == ""


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


def test_a_field_of_another_form_is_refused() -> None:
    for head in (
        {"count": "two"},
        {"range": 7},
        {"range": [1]},
        {"among": [1.5]},
        {"distinct": 1},
        {"increasing": False},
    ):
        with pytest.raises(ValueError, match=f"got {next(iter(head))}: "):
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
    for words, found in zip(offered, ask([["judge", spec, words] for words in offered]), strict=True):
        assert one.kind.name != "move" or (found["verdict"] == "right") is (words in right)
        assert found["verdict"] == "right" or len(found["say"].split()) >= 3, words
    if one.kind.name == "moves":
        told = ask([["judge", spec, "; ".join(some)] for some in (offered, sorted(right)[::-1])])
        assert [found["verdict"] for found in told] == ["wrong", "right"]


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
