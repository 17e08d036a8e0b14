"""Python and the page tell each other: what Python sets is sent, what the reader does is heard, what does not fit is refused."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import traitlets

from cgbook.life import Life
from cgbook.teaching.exercises import every_exercise
from cgbook.widgets import coin_rules, draw_your_own, heat_map, label, life, play, yard
from cgbook.widgets.answer_boxes import AnswerBox, answer_box
from cgbook.widgets.base import Widget
from cgbook.widgets.coin_codes import COINS
from cgkit import Subtraction, bamboo, kayles, nim


class Page:
    """A page that hears a widget: it keeps the last message of each kind, in order, and can answer."""

    def __init__(self, widget: Widget, monkeypatch: pytest.MonkeyPatch) -> None:
        self.widget = widget
        self.heard: list[dict[str, Any]] = []
        monkeypatch.setattr(type(widget), "_send", lambda _, msg, buffers=None: self.heard.append(msg), raising=True)

    def does(self, **state: Any) -> None:
        """What a page sends when the reader has done something."""
        self.widget.set_state(state)

    @property
    def states(self) -> list[dict[str, Any]]:
        return [message["state"] for message in self.heard if message["method"] == "update"]


def test_a_trait_that_a_widget_has_not_is_refused() -> None:
    with pytest.raises(TypeError, match="AnswerBox has no trait 'nonsense'"):
        AnswerBox(nonsense=1)


def test_a_position_that_python_sets_is_on_the_board_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    board = play(nim(3, 5), nim(2, 2))
    page = Page(board, monkeypatch)
    page.does(start=1, history=[[[0, 1, 0]]])
    assert board.position == nim(2, 1)
    page.heard.clear()
    board.position = nim(1, 2, 3)
    (state,) = page.states
    assert (state["start"], state["history"]) == (0, [])
    assert state["table"]["start"] == [[[0, 1, 2]]]
    assert [row[1] for row in state["table"]["rows"][:3]] == [[1], [2], [3]]
    page.does(history=[[[0, 2, 2]]])
    assert board.position == nim(1, 2, 0)


def test_observers_hear_every_move_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    board = play(Subtraction({1, 2, 3})(21))
    heard: list[Any] = []
    board.observe(lambda change: heard.append(change["new"]), "position")
    page = Page(board, monkeypatch)
    page.does(history=[[[0, 0, 0]]])
    page.does(history=[[[0, 0, 0]], [[0, 0, 2]]])
    page.does(history=[])
    assert heard == [board.position.rules(20), board.position.rules(17), board.position.rules(21)]


def test_a_history_that_python_sets_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    board = play(kayles(5))
    page = Page(board, monkeypatch)
    board.history = [[[0, 0, 0]]]
    assert [state["history"] for state in page.states if "history" in state] == [[[[0, 0, 0]]]]
    assert board.position != kayles(5)


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    board = play(nim(3, 5))
    for name, wrong in [
        ("position", kayles(3)),
        ("position", 7),
        ("history", [[[0, 0, 9]]]),
        ("history", "abc"),
        ("start", 1),
        ("start", -1),
    ]:
        with pytest.raises(ValueError, match=r"."):
            setattr(board, name, wrong)
        assert (board.position, board.history, board.start) == (nim(3, 5), [], 0)
    with pytest.raises(ValueError, match="there is no move"):
        board.set_state({"start": 0, "history": [[[0, 0, 9]]]})
    assert (board.position, board.history) == (nim(3, 5), [])


@pytest.mark.parametrize(
    ("make", "trait", "good", "wrong"),
    [
        (lambda: label(nim(3)), "step", 2, -1),
        (lambda: heat_map([[0, 1], [1, 0]], title="Two heaps"), "at", [1, 0], [0, 2]),
        (lambda: heat_map([[0, 1]], title="One heap", lines=[(-1, 0)], ask=[(1, 0)]), "found", [[1, 0]], [[0, 0]]),
        (lambda: heat_map([[0, 1]], title="One heap", scales=[2]), "scale", 2, 3),
        (lambda: yard(stalks=bamboo(2)), "segments", [[0, 0, 0, 1]], [[0, 0, 0, -1]]),
        (lambda: life("block"), "cells", [[5, 0], [4, 1]], [[1, 2, 3]]),
        (life, "generation", 7, -1),
        (lambda: draw_your_own("a: b"), "text", "a: b c", "a b"),
        (
            coin_rules,
            "chosen",
            {"counts": 1, "pattern": 0, "first": 1, "heads": [2]},
            {"counts": 1, "pattern": 9, "first": 1, "heads": []},
        ),
        (
            coin_rules,
            "chosen",
            {"counts": 1, "pattern": 0, "first": 0, "heads": [0, COINS - 1]},
            {"counts": 1, "pattern": 0, "first": 0, "heads": [COINS]},
        ),
        (AnswerBox, "answer", "12", 12),
    ],
)
def test_other_widgets_are_set_heard_and_refused(
    make: Callable[[], Widget], trait: str, good: Any, wrong: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    widget = make()
    page, before = Page(widget, monkeypatch), getattr(widget, trait)
    setattr(widget, trait, good)
    assert [state[trait] for state in page.states if trait in state] == [good]
    with pytest.raises(traitlets.TraitError):
        setattr(widget, trait, wrong)
    assert getattr(widget, trait) == good
    heard: list[Any] = []
    widget.observe(lambda change: heard.append(change["new"]), trait)
    page.does(**{trait: before})
    assert heard == [before]


def test_a_yard_is_set_by_a_position() -> None:
    made = yard(stalks=bamboo(2, 1))
    assert made.position.value() == 3
    made.position = bamboo(3, 3)
    assert (made.position.value(), len(made.segments)) == (0, 6)
    with pytest.raises(ValueError, match="Green Hackenbush"):
        made.position = nim(3)


def test_a_sheet_is_set_by_a_life() -> None:
    sheet = life("blinker")
    sheet.set_state({"cells": [[1, -1], [1, 0], [1, 1]], "generation": 1})
    assert sheet.life == Life.named("blinker").step()
    sheet.life = Life.named("acorn")
    assert (sheet.generation, len(sheet.cells)) == (0, 7)
    with pytest.raises(ValueError, match="a sheet shows a Life"):
        sheet.life = nim(3)  # type: ignore[assignment]
    with pytest.raises(ValueError, match="at most 100,000"):
        sheet.cells = [[i, 0] for i in range(100_001)]
    assert sheet.life == Life.named("acorn")


def test_a_box_names_the_next_exercise_as_it_is_now(tmp_path: Path) -> None:
    """An author writes, and runs the cell again."""
    shutil.copytree("book/exercises/01-landscape", tmp_path / "01-landscape")
    first, second, *_ = every_exercise(tmp_path)
    follows = answer_box(first, tmp_path).spec["next"]
    assert follows
    assert follows["title"] == second.title
    path = tmp_path / "01-landscape" / "02-a-cell-that-calms.md"
    path.write_text(path.read_text("utf8").replace(f"title: {second.title}", "title: Another one"), "utf8")
    os.utime(path, ns=(1, 1))
    follows = answer_box(first, tmp_path).spec["next"]
    assert follows
    assert follows["title"] == "Another one"
