"""Tests that the page reads answers as people write them, and states the conditions on them in the words of the public tests."""

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
def test_answers_are_read_as_people_write_them(kind: str) -> None:
    found = ask([["readAnswer", kind, text] for text in READ[kind]])
    assert dict(zip(READ[kind], found, strict=True)) == READ[kind]


SPEC: dict[str, Any] = {"kind": "number", "accept": ["23"], "feedback": [], "must": []}
SET: dict[str, Any] = {"kind": "set", "accept": ["2,9,16"]}
#: an exercise, and for each answer the verdict and the reply, as a key of the catalogue or in the exercise's own words
JUDGED: list[tuple[dict[str, Any], dict[str, tuple[str, str]]]] = [
    (
        SPEC | {"accept": ["2"], "feedback": [{"answers": ["1"], "say": "That leaves 101."}], "must": Must(range=(1, 3)).spec("number")},
        {"2": ("right", ""), "take 1": ("wrong", "That leaves 101."), "3": ("wrong", ""), "7": ("unfit", "a number from 1 to 3"),
         "x": ("unread", "")},
    ),
    (SPEC, {"22": ("wrong", "oneAway"), "24": ("wrong", "oneAway"), "21": ("wrong", ""), "-23": ("wrong", "")}),
    (SPEC | {"accept": ["3"]}, {"2": ("wrong", "")}),  # small numbers get no hint, because there are so few to try
    (SET, {"2, 9": ("wrong", "setLacks"), "2, 9, 16, 23": ("wrong", "setExceeds"), "2, 10": ("wrong", ""), "none": ("wrong", "")}),
    (SET | {"accept": ["2", "9"]}, {"3": ("wrong", "")}),
]  # fmt: skip


@pytest.mark.parametrize(("spec", "answers"), JUDGED)
def test_the_reply_names_the_mistake_or_says_how_near_the_answer_is(
    spec: dict[str, Any], answers: dict[str, tuple[str, str]]
) -> None:
    replies = keyed([["judge", spec, text] for text in answers])
    assert [(one["verdict"], *(keys(one["say"]) or [one["say"]])) for one in replies] == [*answers.values()]


def test_the_reply_says_if_only_one_label_is_wrong() -> None:
    labelled = SET | {"marks": {"items": [], "labels": ["P", "N"]}}
    near, far = keyed([["judge", labelled, text] for text in ("2, 9", "2")])
    assert keys(near["say"])
    assert far["say"] == ""


def test_the_page_knows_the_kinds_that_python_knows() -> None:
    assert ask([["answerKinds"]]) == [list(KINDS)]


def test_the_page_and_python_reject_an_answer_in_the_same_words(inputs: int) -> None:
    """Node and Python agree on random answers to each exercise, near the right answer and far from it."""
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
    assert len(set(expected)) > 40, "the random answers must break most conditions"


def test_the_page_and_python_agree_on_conditions_alone_and_combined(inputs: int) -> None:
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
    """Return an answer with a random change, or sometimes with none."""
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
    """Return the message of the first assertion that fails, or that raises another error because it can't judge such an answer."""
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
def test_a_board_offers_every_legal_move_and_each_is_judged(one: Exercise) -> None:
    """The page accepts exactly the moves that the grader accepts, and has a reply to every other move."""
    spec, form = answer_box(one, EXERCISES).spec, one.shown()
    assert isinstance(form, Board)
    (offered,) = ask([["spoken", spec["board"]]])
    assert sorted(offered) == sorted(move.text for move in form.position.moves())
    right = {words for text in one.accepted() for words in text.split("; ")}
    for words, found in zip(offered, ask([["judge", spec, words] for words in offered]), strict=True):
        assert one.kind.name != "move" or (found["verdict"] == "right") is (words in right)
        assert found["verdict"] == "right" or len(found["say"].split()) >= 3, words
    if one.kind.name == "moves":
        replies = ask([["judge", spec, "; ".join(some)] for some in (offered, sorted(right)[::-1])])
        assert [found["verdict"] for found in replies] == ["wrong", "right"]


MARKS = [one for one in FORMS if not one.kind.on_board]


@pytest.mark.parametrize("one", MARKS, ids=[one.id for one in MARKS])
def test_marks_are_read_as_an_answer_and_an_answer_sets_the_marks(one: Exercise) -> None:
    spec = answer_box(one, EXERCISES).spec
    answers = [*one.accepted(), *(one.kind.text(wrong) for wrong, _ in one.wrong())]
    chosen = ask([["chosenIn", spec, text] for text in answers])
    again = ask([["written", spec, some] for some in chosen])
    assert ask([["readAnswer", one.kind.name, text] for text in again]) == answers
    assert ask([["judge", spec, again[0]]])[0]["verdict"] == "right"
    (nothing,) = ask([["chosenIn", spec, ""]])
    assert set(nothing) == {None}
    assert ask([["written", spec, nothing]]) == [None]


def test_a_table_of_first_moves_contains_no_values() -> None:
    for one in ON_BOARDS:
        board = answer_box(one, EXERCISES).spec["board"]
        assert board["judge"] == "none"
        assert {row[2] for row in board["rows"]} == {0}
        assert "why" not in board
        assert "states" not in board
