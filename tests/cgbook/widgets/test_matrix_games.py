"""Boards of matrix games: what they refuse, what they tell, and what Python hears of the reader."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
import traitlets

from cgbook.widgets import MatrixGame, matrix_game

F = Fraction
PENNIES = [[1, -1], [-1, 1]]


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: matrix_game([[1, 2], [3]]), "row 2 has 1"),
        (lambda: matrix_game([[F(1, 2)]]), "whole numbers from -20 to 20, got 1/2"),
        (lambda: matrix_game([[21]]), "got 21"),
        (lambda: matrix_game([[0] * 7]), "at most 6 rows and 6 columns"),
        (lambda: matrix_game(PENNIES, rows=["a"]), "2 rows need as many names"),
        (lambda: matrix_game(PENNIES, rows=["a", "a"]), "all different"),
        (lambda: matrix_game(PENNIES, parts=["graf"]), "a part is one of"),
        (lambda: matrix_game(PENNIES, most=100), "from 1 to 99"),
    ],
)
def test_what_makes_no_board_is_refused(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError)) as raised:
        make()
    assert said in str(raised.value)


def test_what_the_reader_leaves_is_heard_and_what_does_not_fit_is_refused() -> None:
    board: MatrixGame = matrix_game(PENNIES)
    board.set_state({"entries": [[2, -1], [-1, 1]], "struck": [[0, 1]]})
    assert board.entries == [[2, -1], [-1, 1]]
    assert board.struck == [[0, 1]]
    for name, value in (
        ("entries", [[1]]),
        ("entries", [[1, 2], [3, 21]]),
        ("entries", 7),
        ("struck", [[2, 0]]),
        ("struck", [[0, 2]]),
        ("struck", [0]),
    ):
        with pytest.raises(traitlets.TraitError):
            setattr(board, name, value)
    assert board.entries == [[2, -1], [-1, 1]]


def test_the_picture_has_the_graph_where_there_are_two_rows_or_two_columns() -> None:
    pictures = [
        matrix_game(table)._static()["image/svg+xml"] for table in ([[1, 2, 0], [0, 1, 3]], [[1, 0]] * 3, [[0] * 3] * 3)
    ]
    assert ['stroke-width="4"' in one for one in pictures] == [True, True, False]
