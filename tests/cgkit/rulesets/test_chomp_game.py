"""Tests of Chomp: winning bites and their reasons."""

from __future__ import annotations

import pytest

from cgkit import chomp


@pytest.mark.parametrize("side", range(2, 7))
def test_winning_bites_of_chomp(side: int) -> None:
    for board, (row, column) in ((chomp(side, side), (2, 2)), (chomp(2, side), (2, side)), (chomp(side, 2), (side, 2))):
        (win,) = board.winning_moves()
        assert (win.text, win.at) == (f"bite at row {row}, column {column}", (row - 1, column - 1))


def test_chomp_can_have_ten_thousand_rows_and_gives_only_true_reasons() -> None:
    assert len(chomp(10_000, 1).state) == 10_000
    lost = chomp([4, 2, 2])
    assert lost.outcome() == "P"
    assert lost.rules.reason(lost.state) is None
