"""What a kind of answer knows is what the functions said that it replaces: on every exercise, right answers and foreseen wrong ones."""

from __future__ import annotations

from typing import Any

import pytest

from cgbook.teaching.answers import KINDS
from cgbook.teaching.assign.in_words import WANTED
from cgbook.teaching.assign.items import _cells
from cgbook.teaching.exercises import KINDS as NAMES
from cgbook.teaching.exercises import Exercise, canonical, every_exercise
from cgbook.teaching.grading.plain import value_of
from cgbook.teaching.grading.player import plain
from cgbook.teaching.grading.tester import shaped
from cgbook.teaching.marking import BY_HAND, seen_points
from cgbook.teaching.reading import reading
from tests.chapters import EXERCISES

TYPED = [one for one in every_exercise(EXERCISES) if one.kind not in ("text", "code")]


def given(kind: str, answer: Any) -> Any:
    if kind == "move":
        return answer.text
    return [move.text for move in answer] if kind == "moves" else answer


def either(read: Any, answer: Any) -> Any:
    try:
        return read(answer)
    except (ValueError, TypeError, AssertionError) as error:
        return str(error)


@pytest.mark.parametrize("one", TYPED, ids=[one.id for one in TYPED])
def test_it_reads_tells_and_writes_as_before(one: Exercise) -> None:
    kind, form = KINDS[one.kind], one.shown()
    for answer in [*one.domain()[:300], *(wrong for wrong, _ in one.wrong())]:
        assert kind.text(answer) == canonical(one.kind, answer)
        told = given(one.kind, answer)
        assert kind.read(told, form) == one.read(told)
        sent = value_of(plain(told))
        assert shaped(one, sent) == kind.read(sent, form)
    for odd in (None, True, "x", 10**900, -1, 0.5, [], [[1]], {(1, 2)}, {}, ["take 1", 7], {"a": 1}, 3.0, {"take 1"}):
        assert either(lambda answer: kind.read(answer, form), odd) == either(one.read, odd)
    assert kind.reading([move.text for move in one.moves()]) == reading(one.kind, [move.text for move in one.moves()])
    assert kind.wanted == WANTED[one.kind]
    begun, right = _cells(one, "x")
    mine = f"{one.name} = {kind.write(one.accepted()[0])}"
    assert (begun, eval(right.partition(" = ")[2])) == (f"{one.name} = ...  # x", eval(mine.partition(" = ")[2]))


def test_the_kinds_are_those_there_were() -> None:
    assert tuple(KINDS) == NAMES
    for one in every_exercise(EXERCISES):
        kind = KINDS[one.kind]
        assert kind.by_hand == (one.kind == BY_HAND)
        assert kind.public_points(one.points) == seen_points(one.kind, one.points)
        assert one.stated or one.minutes == kind.minutes({1: 2, 2: 5, 3: 10}[one.level])
