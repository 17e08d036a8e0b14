"""Tests of messages between Python and the page: Python's changes are sent, the reader's are heard, and invalid ones are refused."""

from __future__ import annotations

import os
import shutil
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import traitlets

from cgbook.examples import bankruptcy, chicken, majority, one_card, prisoners
from cgbook.life import Life
from cgbook.strategic import Bimatrix, evenly, nucleolus
from cgbook.teaching.exercises import every_exercise
from cgbook.widgets import (
    bimatrix,
    climb,
    coin_rules,
    draw_your_own,
    heat_map,
    label,
    life,
    matrix_game,
    misere_rows,
    own_habit,
    play,
    play_tree,
    share_out,
    side_by_side,
    yard,
)
from cgbook.widgets.answer_boxes import AnswerBox, answer_box
from cgbook.widgets.base import Widget
from cgbook.widgets.coin_codes import COINS
from cgbook.widgets.table import table
from cgkit import Subtraction, bamboo, join, kayles, misere_quotient, nim, queen, selective
from cgkit.position import add

S = Subtraction({1, 3, 4})


class Page:
    """A page that listens to a widget, keeps its messages in order, and can answer."""

    def __init__(self, widget: Widget, monkeypatch: pytest.MonkeyPatch) -> None:
        self.widget = widget
        self.heard: list[dict[str, Any]] = []
        monkeypatch.setattr(type(widget), "_send", lambda _, msg, buffers=None: self.heard.append(msg), raising=True)

    def does(self, **state: Any) -> None:
        """Send a change as the page does after an action of the reader."""
        self.widget.set_state(state)

    @property
    def states(self) -> list[dict[str, Any]]:
        return [message["state"] for message in self.heard if message["method"] == "update"]


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


def test_an_invalid_value_is_refused_and_changes_nothing() -> None:
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
    with pytest.raises(ValueError, match="there's no move"):
        board.set_state({"start": 0, "history": [[[0, 0, 9]]]})
    assert (board.position, board.history) == (nim(3, 5), [])


SUM = ({"counts": 1, "pattern": 0, "first": 1, "heads": [2]}, {"counts": 1, "pattern": 9, "first": 1, "heads": []})
PENNIES = [[1, -1], [-1, 1]]
#: a widget, one of its traits, a value that the trait accepts, and values that it refuses
TRAITS: list[tuple[Widget, str, Any, list[Any]]] = [
    (play(kayles(5)), "history", [[[0, 0, 0]]], [[[[0, 0, 9]]], "abc"]),
    (label(nim(3)), "step", 2, [-1]),
    (heat_map([[0, 1], [1, 0]], title="Two heaps"), "at", [1, 0], [[0, 2]]),
    (heat_map([[0, 1]], title="One heap", lines=[(-1, 0)], ask=[(1, 0)]), "found", [[1, 0]], [[[0, 0]]]),
    (heat_map([[0, 1]], title="One heap", scales=[2]), "scale", 2, [3]),
    (yard(stalks=bamboo(2)), "segments", [[0, 0, 0, 1]], [[[0, 0, 0, -1]]]),
    (life("block"), "cells", [[5, 0], [4, 1]], [[[1, 2, 3]], [[i, 0] for i in range(100_001)]]),
    (life(), "generation", 7, [-1]),
    (draw_your_own("a: b"), "text", "a: b c", ["a b"]),
    (coin_rules(), "chosen", SUM[0], [SUM[1], SUM[0] | {"heads": [COINS]}]),
    (AnswerBox(), "answer", "12", [12]),
    (matrix_game(PENNIES), "entries", [[2, -1], [-1, 1]], [[[1]], [[1, 2], [3, 21]], 7]),
    (matrix_game(PENNIES), "struck", [[0, 1]], [[[2, 0]], [[0, 2]], [0]]),
    (bimatrix(prisoners, chicken), "chosen", 1, [2]),
    (bimatrix(prisoners), "mix", [6, 12], [[6], [6, 13]]),
    (bimatrix(prisoners), "pays", [[[3, 3], [0, 2]], [[2, 0], [1, 1]]],
     [[[[1, 2]], [[1, 2], [3, 4]]], [[[1, 2, 3]]], [[[1, True]]], []]),
    (own_habit(prisoners), "switches", [0, 0, 1, 0, 1], [[0, 1], [0, 0, 0, 0, 2], 7]),
    (own_habit(prisoners), "generation", 30, [31, -1]),
    (climb(bamboo(2, 1)), "step", 1, [-1, 5]),
    (misere_rows(misere_quotient(kayles, 5), rows=(5, 1)), "rows", [1, 2], [[6], [1] * 9]),
    (side_by_side([S(4), S(7)], [S(4), S(6)]), "start", 1, [2]),
    (play_tree(one_card, machines=dict.fromkeys("AB", evenly(one_card, 1))), "machine", 1, [2]),
    (share_out(bankruptcy(36, (10, 20, 30)), majority(3)), "chosen", 1, [7]),
    (share_out(bankruptcy(36, (10, 20, 30))), "proposal", nucleolus(bankruptcy(36, (10, 20, 30))),
     [(1, 2, 3), (36, 0, 0), (Fraction(36, 5), Fraction(44, 5), 20), (36,)]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("widget", "trait", "good", "wrong"), TRAITS, ids=[f"{type(one[0]).__name__}.{one[1]}" for one in TRAITS]
)
def test_a_trait_is_sent_when_set_and_refuses_invalid_values(
    widget: Widget, trait: str, good: Any, wrong: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, before = Page(widget, monkeypatch), getattr(widget, trait)
    setattr(widget, trait, good)
    synced = trait in widget.class_trait_names(sync=True)
    assert not synced or [state[trait] for state in page.states if trait in state] == [good]
    for one in wrong:
        with pytest.raises(ValueError if not synced else traitlets.TraitError):
            setattr(widget, trait, one)
        assert getattr(widget, trait) == good
    heard: list[Any] = []
    if synced:
        widget.observe(lambda change: heard.append(change["new"]), trait)
        page.does(**{trait: before})
        assert heard == [before]


def test_choosing_another_game_sends_its_entries_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    larger = Bimatrix([[1, 2, 3], [4, 5, 6]], [[0, 0, 0], [1, 1, 1]])
    board = bimatrix(prisoners, larger)
    page = Page(board, monkeypatch)
    page.does(mix=[0, 12])
    board.chosen = 1
    assert (board.table, board.mix) == (larger, [6, 6])
    (state,) = page.states
    assert state == {"chosen": 1, "pays": board.games[1]["pays"], "mix": [6, 6]}
    # the reader's later changes are kept, because a slow kernel gets both changes together
    changed = [[[3, 3], [0, 2]], [[2, 0], [1, 1]]]
    page.does(chosen=0, pays=changed, mix=[6, 12])
    assert (board.pays, board.mix) == (changed, [6, 12])
    shared = share_out(bankruptcy(36, (10, 20, 30)), majority(3))
    shared.chosen = 1
    assert shared.worth == shared.games[1]["worth"] == [0, 0, 0, 1, 0, 1, 1, 1]
    assert shared.proposal == (Fraction(1, 3),) * 3
    shared.set_state({"chosen": 0, "worth": [0, 0, 0, 0, 0, 0, 0, 12], "point": [0, 0, 144]})
    assert (shared.chosen, shared.worth[7], shared.point) == (0, 12, [0, 0, 144])


def test_three_ways_have_the_tables_of_three_games() -> None:
    made = side_by_side([S(4), S(7)], [S(4), S(6)], title="Two")
    assert [one["judge"] for one in made.tables] == ["xor", "step", "state"]
    for one, whole in zip(made.tables, (add, join, selective), strict=True):
        assert one == table(whole(S(4), S(7)).rules, ((4,), (7,)), ((4,), (6,)))


def test_the_static_picture_shows_the_same_as_the_page() -> None:
    def drawn(widget: Widget) -> str:
        return str(widget._static()["image/svg+xml"])

    with_graph = [drawn(matrix_game(one)) for one in ([[1, 2, 0], [0, 1, 3]], [[1, 0]] * 3, [[0] * 3] * 3)]
    assert ['stroke-width="4"' in one for one in with_graph] == [True, True, False]
    assert len({drawn(bimatrix(one)) for one in (prisoners, chicken)}) == 2
    assert "<svg" in drawn(side_by_side([S(4), S(7)]))
    for shown in product((False, True), repeat=3):
        names = [name for name, one in zip(("core", "shapley", "nucleolus"), shown, strict=True) if one]
        picture = drawn(share_out(bankruptcy(36, (10, 20, 30)), show=names))
        assert [text in picture for text in ("(10, 20, 6)", "6, 11, 19", "5, 10 1/2, 20 1/2")] == list(shown)


def test_a_yard_can_be_set_to_a_position() -> None:
    made = yard(stalks=bamboo(2, 1))
    assert made.position.value() == 3
    made.position = bamboo(3, 3)
    assert (made.position.value(), len(made.segments)) == (0, 6)
    with pytest.raises(ValueError, match="nim"):
        made.position = nim(3)


def test_a_sheet_can_be_set_to_a_pattern_of_life() -> None:
    sheet = life("blinker")
    sheet.set_state({"cells": [[1, -1], [1, 0], [1, 1]], "generation": 1})
    assert sheet.life == Life.named("blinker").step()
    sheet.life = Life.named("acorn")
    assert (sheet.generation, len(sheet.cells)) == (0, 7)
    with pytest.raises(ValueError, match="nim"):
        sheet.life = nim(3)  # type: ignore[assignment]
    assert sheet.life == Life.named("acorn")


def test_an_answer_box_names_the_current_title_of_the_next_exercise(tmp_path: Path) -> None:
    """An author can change an exercise and run the cell again."""
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


def test_pairs_are_on_a_board_and_unordered_heaps_on_one_side_of_its_diagonal() -> None:
    heaps = label(nim(3, 3), layout="board").graph["places"]
    assert sorted(heaps) == [[a, b] for a in range(4) for b in range(a + 1)]
    squares = label(queen(2, 3), layout="board").graph["places"]
    assert sorted(squares) == [[x, y] for x in range(3) for y in range(4)]


def test_a_coin_rule_without_any_number_of_coins_has_a_picture() -> None:
    board = coin_rules()
    board.chosen = {**board.chosen, "counts": 0}
    (picture,) = board._static().values()
    assert "No move is allowed." in picture


def test_a_habit_keeps_whole_payoffs_and_refuses_fractions() -> None:
    whole = [[3, 0], [5, 1]]
    assert own_habit(Bimatrix([[Fraction(n) for n in row] for row in whole], whole)).pays == whole
    with pytest.raises(TypeError, match="11, 2"):
        own_habit(Bimatrix([[3, 0], [Fraction(11, 2), 1]], whole))
