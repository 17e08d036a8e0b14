"""Tests of SOS: outcomes by the theorem, by cgkit's search for rows and by plain search."""

from __future__ import annotations

import pytest

from cgkit import SearchLimitError, sos
from cgkit.rulesets import three_in_a_row
from cgkit.rulesets.three_in_a_row import sos_outcome
from cgkit.solving.budget import budget
from cgkit.solving.reach import label, letter

OUTCOMES = list("DDDDDDNDNDNDNDNPNPN")  # outcomes of rows of 1 to 19 squares


def test_outcomes_of_sos() -> None:
    assert [sos(n).outcome() for n in range(1, 20)] == OUTCOMES


@pytest.mark.thorough
def test_the_search_agrees_with_the_theorem_on_long_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(three_in_a_row, "ALWAYS", {False: 100, True: 100})
    assert [sos_outcome(n) for n in range(1, 20)] == OUTCOMES


@pytest.mark.thorough
def test_sos_on_8_squares_and_9_by_plain_search() -> None:
    for length in (8, 9):
        for key, score in label(sos, "." * length).items():
            (row,) = [row for row, _ in key]  # type: ignore[attr-defined]
            assert sos_outcome(row) == letter(score), row


@pytest.mark.parametrize(
    ("squares", "winning"),
    [(7, [4]), (9, [4, 5, 6]), (11, [*range(4, 9)]), (13, [1, *range(4, 11), 13]), (15, [*range(1, 16)])],
)
def test_winning_openings_of_sos(squares: int, winning: list[int]) -> None:
    assert [win.text for win in sos(squares).winning_moves()] == [f"write S in square {i}" for i in winning]


def test_the_search_of_a_row_of_sos_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    for squares_a_state, positions in ((10**9, 10), (1, 10**9), (1, 500)):
        monkeypatch.setattr(three_in_a_row, "SQUARES_A_STATE", squares_a_state)
        with budget(positions=positions):
            if positions == 10**9:
                assert sos_outcome("......O.......") == "D"
                continue
            with pytest.raises(SearchLimitError, match="states of a row of SOS"):
                sos_outcome("......O.......")
