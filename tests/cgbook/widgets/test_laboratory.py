"""Tests of the laboratory as a widget: Python answers the page's questions, and readers can type the names of their own games."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cgbook.lab import games, read_position
from cgbook.lab.game_list import _glossary, absent_games, in_words
from cgbook.widgets import lab
from cgbook.widgets.inquiry import VIEWS, check, check_here, inquire, inquire_here, look, look_here
from cgbook.widgets.labeller import label
from cgbook.widgets.player import play
from cgkit import Ruleset, Subtraction, kayles, nim, sos
from tests.cgbook.widgets.test_widgets import Page
from tests.front import ask

EVIL = "__import__('os').system('touch /tmp/evil')"


def halving(n: int) -> list[int]:
    """Take one chip, or half of them."""
    return [n - 1, n // 2] if n else []


own = Ruleset.from_options(halving)


def test_a_question_from_the_page_is_answered_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    board = lab("nim(3, 4, 5)")
    page = Page(board, monkeypatch)
    page.does(text="kayles(12)")
    sent = [list(state["parts"]) for state in page.states if "parts" in state]
    assert sent[0] == []
    assert sent[-1] == ["game", "outcome", "moves", "value", "along", "view"]
    assert [len(one) for one in sent] == list(range(len(sent)))
    assert board.parts["outcome"]["outcome"] == kayles(12).outcome()
    page.heard.clear()
    page.does(view="label")
    assert [state["parts"]["view"]["widget"]["kind"] for state in page.states if "parts" in state] == ["labeller"]
    page.heard.clear()
    page.does(draft="kayles(12")
    assert [state["checked"]["why"] for state in page.states if "checked" in state] == [check("kayles(12")["why"]]


def test_a_refused_question_clears_the_previous_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    board = lab("nim(3, 4, 5)")
    Page(board, monkeypatch).does(text=EVIL)
    assert list(board.parts) == ["refused"]


def test_without_a_question_the_page_without_scripts_says_what_to_type() -> None:
    assert list(lab("")._static()) == ["text/html"]
    assert lab("")._static()["text/html"].count("<p>") == 1


def test_moves_that_were_not_found_in_time_are_not_shown_as_no_moves() -> None:
    board = lab("nim(3)")
    board.parts = {**board.parts, "moves": {"part": "moves", "why": "not known yet"}}
    assert "<th scope='row'>Winning moves</th><td>not known yet</td>" in board._static()["text/html"]


@pytest.mark.parametrize("text", [game.type for game in games()])
def test_each_game_is_shown_as_a_board_or_says_what_to_do(text: str) -> None:
    position = read_position(text)
    shown = {view: look(text, view, seconds=300) for view in VIEWS}  # enough time even on a busy machine
    for found in shown.values():
        assert json.loads(json.dumps(found)) == found
        assert ("why" in found) != ("widget" in found)
    assert shown["play"]["widget"]["table"] == play(position).table
    if "widget" in shown["label"]:
        assert shown["label"]["widget"]["graph"] == label(position).graph


def test_a_readers_own_games_have_names_and_are_offered_first() -> None:
    board = lab(own(9), Subtraction({1, 2}))
    assert board.text == "halving(9)"
    assert board.parts["outcome"]["outcome"] == own(9).outcome()
    assert board.games[0] == {"name": "Halving", "type": "halving(10)", "names": ["Halving", "halving"]}
    assert lab(own).text == "halving(10)"
    assert lab(Subtraction({1, 2})).parts["game"]["game"] == "Subtraction({1, 2})(10)"
    board.text = "halving(5) + nim(2)"
    assert board.parts["value"]["value"] == str((own(5) + nim(2)).value())
    assert lab("kayles(3)", own(2)).parts["outcome"]["outcome"] == "N"


def test_python_and_the_page_find_a_game_by_exactly_its_names() -> None:
    offered = lab("").games
    # if several games share a name, the first one counts
    names = {name: one["type"] for one in reversed(offered) for name in one["names"]}
    assert len(offered) == len(games())
    assert {"Kayles", "kayles", "凱爾斯", "凯尔斯", "Coins in a ring", "階梯博弈"} <= set(names)
    asked = [*names, "KAYLES", "bash’s  game", "巴什博奕", "巴什", "CoinRing", "博弈", "chess", "7", ""]
    (known,) = ask([["positions", offered]])
    in_page = dict(zip(asked, ask([["inNotation", one, known] for one in asked]), strict=True))
    assert in_page == {name: in_words(name) for name in asked}
    assert {name: in_page[name] for name in names} == names
    assert [name for name, found in in_page.items() if found is None] == ["博弈", "chess", "7", ""]
    assert lab("").absent == list(absent_games())
    assert lab("Dawson’s chess").parts["game"]["game"] == "dawson_chess(7)"


def test_without_the_glossary_a_game_still_has_its_names_from_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("cgbook.lab.game_list"), "GLOSSARY", Path("no/such/file.yml"))
    _glossary.cache_clear()
    assert [game.called for game in games() if game.id == "kayles"] == [["Kayles", "kayles"]]
    _glossary.cache_clear()


def test_a_page_knows_exactly_the_games_defined_in_its_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    import __main__

    monkeypatch.setattr(__main__, "halving", own, raising=False)
    monkeypatch.setattr(__main__, "danger", print, raising=False)
    parts = {one["part"]: one for one in inquire_here("halving(9)", "play")}
    assert parts["outcome"]["outcome"] == own(9).outcome()
    assert look_here("halving(9)", "graph")["widget"]["kind"] == "explorer"
    assert check_here("halving(9)")["title"] == "Halving"
    assert "danger" in check_here("danger(9)")["why"]
    assert [one["part"] for one in inquire("halving(9)")] == ["refused"]


def test_the_code_of_an_answer_asks_the_same_question() -> None:
    for text in ("kayles(5)", "misere(nim(1, 2) + kayles(3))", "sos(5)", "Subtraction({1, 3})(7)"):
        code = next(inquire(text))["code"]
        names: dict[str, Any] = {"print": lambda *_: None}
        exec(code, names)
        assert names["game"] == read_position(text)
        assert ("value()" in code) == read_position(text).rules.additive


def test_the_answer_can_be_read_without_scripts() -> None:
    page = lab("kayles(20)")._static()["text/html"]
    for words in ("kayles(20)", "knock down pins 10 and 11", "<td>N</td>", "12, from 71 on", "<svg"):
        assert words in page
    assert "<b>" not in lab("'<b>'")._static()["text/html"]
    assert "has ends" not in lab(sos(5))._static()["text/html"]
