"""Tests of codes of take-and-break games and of the tables of their values."""

from __future__ import annotations

import tracemalloc
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import SearchLimitError, Subtraction, TakeAndBreak, acceleration, grundy_sequence, grundys_game
from cgkit.sequences.code_tables import Table
from cgkit.sequences.octal_codes import Breaks, plain_code, read_code, table_of
from tests.oracle import octal_values
from tests.work import at_most


@given(st.text("01234567", min_size=1, max_size=4), st.sampled_from("04"))
def test_values_of_any_octal_code(tail: str, head: str) -> None:
    code = f"{head}.{tail}"
    truth = octal_values(code, 90)
    assert grundy_sequence(TakeAndBreak(code), 90) == truth
    step_by_step = Table(read_code(code))
    for terms in (3, 17, 64, 65, 90):
        step_by_step.grow(terms)
    assert step_by_step.period or step_by_step.values.tolist() == truth
    assert [TakeAndBreak(code)(n).value() for n in range(90)] == truth


def test_values_larger_than_a_byte_with_and_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = read_code("0.776").sequence(6_000)
    assert max(fast) > 255
    with monkeypatch.context() as patch:
        patch.setattr(acceleration, "_numpy", lambda: None)
        table_of.cache_clear()
        assert read_code("0.776").sequence(6_000) == fast
    assert fast[:600] == octal_values("0.776", 600)


def test_values_larger_than_a_byte_in_a_subtraction_game() -> None:
    numbers = range(1, 601)
    assert Breaks.taking(numbers).sequence(1_500) == [n % 601 for n in range(1_500)]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("0.77", "0.77"),
        (".77", "0.77"),
        ("0.770", "0.77"),
        ("4", "4.0"),
        ("4.", "4.0"),
        ("4.0", "4.0"),
        ("4.3", "4.3"),
        ("4!", "4!.0"),
        ("4!.0", "4!.0"),
        ("4!.3", "4!.3"),
        ("0.0", "0.0"),
        ("8.B", "8.b"),
        ("C.8", "c.8"),
    ],
)
def test_valid_codes_are_read_and_shortened(written: str, plain: str) -> None:
    game = TakeAndBreak(written)
    assert game.code == plain_code(written) == plain
    assert eval(repr(game), {"TakeAndBreak": TakeAndBreak}) == game
    assert game.title == f"Take and break {plain}"
    assert TakeAndBreak(plain) == game
    assert hash(TakeAndBreak(plain)) == hash(game)


def test_a_division_into_different_heaps_is_grundys_game() -> None:
    game = TakeAndBreak("4!")
    assert game.rule == "A move takes nothing and leaves two heaps of different sizes."
    for size in range(12):
        assert [m.after for m in game.moves((size,))] == [m.after for m in grundys_game.moves((size,))]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("0.[3]", r"Endless digits.*`nim`"),
        ("4.[3]", r"`lasker`"),
        ("0.333…", "Endless digits"),
        ("1.3", "before the point"),
        ("0.4!", "a digit, a point and more digits"),
        ("4!.7", "4! before the point"),
        ("0.8g", "a digit, a point"),
        (".", "a digit, a point"),
        ("0.٣", "a digit, a point"),
        ("0.7\n", "a digit, a point"),
        ("0." + "7" * 10_000, "at most 10,000"),
    ],
)
def test_invalid_codes_are_refused_with_the_reason(code: Any, why: str) -> None:
    with pytest.raises((TypeError, ValueError), match=why) as caught:
        TakeAndBreak(code)
    assert len(str(caught.value)) < 500


def test_long_lists_come_from_the_period() -> None:
    tracemalloc.start()
    with at_most(1_000_000):
        values = grundy_sequence(Subtraction({2, 4, 7}), 5_000_000)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert values[:9] == [0, 0, 1, 1, 2, 2, 0, 3, 1]
    assert values[-1] == Subtraction({2, 4, 7})(4_999_999).value()
    assert peak < 20 * len(values)


def test_sequences_that_would_take_forever_are_refused() -> None:
    told = r"of the 5,000,000 values without finding a period: ask for at most [\d,]+ values"
    for game in (grundys_game, TakeAndBreak("8"), TakeAndBreak("0.6")):
        with pytest.raises(SearchLimitError, match=told), at_most(3_000_000):
            grundy_sequence(game, 5_000_000)
