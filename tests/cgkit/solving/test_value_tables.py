"""Tests that a table of values for a grid of starts agrees with the values of the single positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from cgkit import (
    Position,
    Ruleset,
    SearchLimitError,
    Subtraction,
    Wythoff,
    nim,
    nim_product,
    queen,
    rugs,
    turning_corners,
    value_table,
    wythoff,
)
from cgkit.solving.budget import budget
from cgkit.solving.values import Memo, grundy
from tests.cases import CASES

PAIRED = {
    repr(case.rules): case.rules
    for case in CASES
    if case.rules.additive and any(isinstance(state, tuple) and len(state) == 2 for state in case.positions)
}


def starts(rules: Ruleset[Any]) -> dict[tuple[int, int], Position[Any]]:
    """Return the positions rules(row, column) that exist."""
    found = {}
    for row in range(1, 6):
        for column in range(1, 7):
            try:
                found[row, column] = rules(row, column)
            except (TypeError, ValueError):  # this isn't a position of the game, so the table must be refused
                return {}
    return found


@pytest.mark.parametrize("name", PAIRED)
def test_a_table_has_the_values_found_by_search(name: str) -> None:
    rules, memo = PAIRED[name], Memo()
    found = starts(rules)
    if not found:
        with pytest.raises((TypeError, ValueError), match=r"\w"):
            value_table(rules, range(1, 6), range(1, 7))
        return
    table = value_table(rules, range(1, 6), range(1, 7))
    expected = [[grundy(rules, found[r, c].state, memo) for c in range(1, 7)] for r in range(1, 6)]
    assert table.dtype == np.int64
    assert table.tolist() == expected


def test_rows_and_columns_can_be_counts_or_numbers() -> None:
    assert value_table(wythoff, 4, 6).tolist() == value_table(wythoff, range(4), np.arange(6)).tolist()
    assert value_table(queen, 4).shape == (4, 4)
    assert value_table(nim, [], 3).shape == (0, 3)
    assert value_table(nim, [5, 5], [2]).tolist() == [[7], [7]]
    assert value_table(nim, [10**15], [1]).tolist() == [[10**15 + 1]]


def test_a_table_of_a_thousand_by_a_thousand_needs_no_search() -> None:
    assert value_table(Subtraction({1, 3, 4}), 1000).shape == (1000, 1000)
    with budget(positions=1):
        assert value_table(wythoff, 500)[3, 5] == 0
    with budget(positions=10), pytest.raises(SearchLimitError, match="with budget"):
        value_table(Wythoff(2), 5)


def test_the_table_of_a_board_of_coins_is_counted_like_the_board() -> None:
    corners = [[nim_product(row, column) for column in range(4)] for row in range(5)]
    assert value_table(turning_corners, 5, 4).tolist() == corners
    runs = [[nim_product(row & -row, column & -column) for column in range(1, 4)] for row in range(1, 6)]
    assert value_table(rugs, 5, 3).tolist() == value_table(rugs, range(1, 6), range(1, 4)).tolist() == runs
