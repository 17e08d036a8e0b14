"""Games in a table as widgets: what Python is told of the reader's changes, and what does not fit is refused."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

from cgbook.examples import chicken, prisoners, stag
from cgbook.strategic import Bimatrix, pure_equilibria
from cgbook.widgets import bimatrix
from tests.cgbook.widgets.test_widgets import Page


def test_python_hears_what_the_reader_changes() -> None:
    board = bimatrix(prisoners, chicken)
    assert board.table == prisoners
    board.set_state({"pays": [[[3, 3], [0, 2]], [[2, 0], [1, 1]]]})
    assert pure_equilibria(board.table) == [(0, 0), (1, 1)]
    board.set_state({"chosen": 1, "pays": [[[0, 0], [-1, 1]], [[1, -1], [-10, -10]]], "mix": [6, 12]})
    assert board.table == chicken


def test_another_game_brings_its_own_entries_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    larger = Bimatrix([[1, 2, 3], [4, 5, 6]], [[0, 0, 0], [1, 1, 1]])
    board = bimatrix(prisoners, larger)
    page = Page(board, monkeypatch)
    page.does(mix=[0, 12])
    board.chosen = 1
    assert (board.table, board.mix) == (larger, [6, 6])
    (state,) = page.states
    assert state == {"chosen": 1, "pays": board.games[1]["pays"], "mix": [6, 6]}
    # what the reader has changed since keeps: a slow kernel is told both at once
    changed = [[[3, 3], [0, 2]], [[2, 0], [1, 1]]]
    page.does(chosen=0, pays=changed, mix=[6, 12])
    assert (board.pays, board.mix) == (changed, [6, 12])


def test_a_picture_stands_where_no_script_runs() -> None:
    shown = bimatrix(stag)._repr_mimebundle_()[0]
    assert "Equilibria: " in shown["image/svg+xml"]
    assert shown["text/plain"] == repr(bimatrix(stag))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("pays", [[[1, 2]], [[1, 2], [3, 4]]], "rows of one length"),
        ("pays", [[[1, 2, 3]]], "at most 2"),
        ("pays", [[[1, True]]], "whole numbers"),
        ("pays", [], "rows of one length"),
        ("mix", [6], "as \\[6, 6\\]"),
        ("mix", [6, 13], "from 0 to 12"),
        ("chosen", 2, "counted from 0 to 1"),
    ],
)
def test_what_a_trait_does_not_take_leaves_it_as_it_was(name: str, value: Any, said: str) -> None:
    board = bimatrix(prisoners, chicken)
    before = getattr(board, name)
    with pytest.raises(traitlets.TraitError, match=said):
        setattr(board, name, value)
    assert getattr(board, name) == before
