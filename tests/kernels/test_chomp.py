"""Tables of Chomp, compiled and not, beside the search."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from cgkit import chomp
from cgkit.kernels import chomp as kernel
from cgkit.rulesets.chomp import chomp_losses, chomp_values
from cgkit.solving.values import Memo, grundy

chomp_tables: Any = import_module("cgkit.rulesets.chomp")  # `from` would bring the game of this name


@pytest.fixture(params=["compiled", "kernel in Python", "plain"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is made in one way."""
    monkeypatch.setattr(chomp_tables, "pays", lambda *_: request.param != "plain")
    if request.param == "kernel in Python":
        for name in ("board", "layer"):
            made = getattr(kernel, name)
            monkeypatch.setattr(kernel, name, getattr(made, "py_func", made))


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 7), (7, 1), (2, 5), (5, 2), (3, 4), (4, 5)])
def test_all_positions_of_a_board(rows: int, columns: int) -> None:
    table = chomp_values(rows, columns)
    memo: Memo = {}
    assert list(table) == sorted(table)
    assert all(value == grundy(chomp, lengths, memo) for lengths, value in table.items())
    reached = {*memo[chomp], (columns,) * rows}
    grundy(chomp, (columns,) * rows, memo)
    assert set(memo[chomp]) == set(table) >= reached


@pytest.mark.usefixtures("way")
@pytest.mark.parametrize("columns", [1, 2, 9])
def test_positions_with_three_rows_that_are_lost(columns: int) -> None:
    with np.errstate(over="ignore"):
        found = [tuple(row for row in rows if row) for rows in zip(*chomp_losses(columns), strict=True)]
    assert len(found) == len(set(found))
    assert set(found) == {rows for rows, value in chomp_values(3, columns).items() if not value}


def test_the_two_ways_to_long_boards() -> None:
    for columns in (63, 64, 65, 200):
        assert chomp_tables._layers(columns) == chomp_tables._by_sets(columns)
    assert len(chomp_losses(1_000)[0]) == 172_786


@pytest.mark.thorough
def test_larger_tables_by_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = chomp_values(8, 8)
    assert len(chomp_losses(10_000)[0]) == 17_169_755
    monkeypatch.setattr(chomp_tables, "pays", lambda *_: False)
    assert chomp_values(8, 8) == fast


@pytest.mark.parametrize(
    "wrong", [(0, 3), (3, -1), (11, 11), (5_001, 1), (2, 5_000), (1.5, 2), ("3", 3), (True, 3), (10**9, 10**9)]
)
def test_sides_that_are_too_long_or_no_sides(wrong: tuple[Any, Any]) -> None:
    with pytest.raises(ValueError, match="board"):
        chomp_values(*wrong)
    for columns in (0, 20_001, 2.0, "9"):
        with pytest.raises(ValueError, match="the columns of a board of Chomp must be integers from 1 to 20000"):
            chomp_losses(columns)  # type: ignore[arg-type]
