"""Tests of periods: a proved period is right and least, an unproved one says so, and a game without a period says why."""

from __future__ import annotations

import random
from itertools import product
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import (
    Bash,
    Heaps,
    NoPeriodError,
    Period,
    Ruleset,
    SearchLimitError,
    Step,
    Subtraction,
    SubtractionCoins,
    TakeAndBreak,
    aliquot,
    at_least_half,
    at_most_half,
    dawson_chess,
    dawson_kayles,
    dim_plus,
    even_if_not_all,
    grundy_sequence,
    kayles,
    lasker,
    nim,
    observed_period,
    period,
    powers_of_two,
    rayles,
    rims,
    ruler,
    turning_turtles,
    vertex_removal,
)
from cgkit.sequences.octal_codes import Breaks, read_code, table_of
from cgkit.sequences.periods import certify, described
from cgkit.solving import value_tables
from cgkit.solving.budget import budget
from cgkit.solving.values import Memo, grundy
from tests.oracle import subtraction_values


@given(st.sets(st.integers(1, 12), min_size=1, max_size=4))
def test_periods_of_subtraction_games_are_right_and_least(numbers: set[int]) -> None:
    found = period(Subtraction(numbers))
    terms = found.start + 3 * found.length + 20
    truth = subtraction_values(numbers, terms)
    assert grundy_sequence(Subtraction(numbers), terms) == truth
    assert [found.value(n) for n in range(terms)] == found.values(terms) == truth
    assert found.start == 0 or truth[found.start - 1] != truth[found.start - 1 + found.length]
    cycle = truth[found.start : found.start + found.length]
    assert all(cycle != cycle[p:] + cycle[:p] for p in range(1, found.length)), "the period must be the shortest one"
    assert found.proved
    assert found.start + found.length <= (len(numbers) + 1) ** max(numbers), (
        "the start must be within the bound of the pigeonhole proof"
    )


@pytest.mark.parametrize("seed", range(12))
def test_the_period_gives_values_outcomes_and_winning_moves(seed: int) -> None:
    """Huge heaps have the same values, outcomes and winning moves as the heaps some periods below, whose values are found by the mex."""
    rnd = random.Random(seed)
    numbers = set(rnd.sample(range(1, 30), rnd.randint(2, 5)))
    game = Subtraction(numbers)
    found = period(game)
    truth = subtraction_values(numbers, found.start + 2 * found.length + 60)
    for _ in range(20):
        low = found.start + rnd.randrange(found.length) + 30
        high = low + found.length * rnd.randrange(10**18)
        assert game(high).value() == truth[low]
        assert game(high).outcome() == ("N" if truth[low] else "P")
        wins = [win.move.after[0] - high for win in game(high).winning_moves()]
        assert wins == [-number for number in sorted(numbers) if truth[low - number] == 0]
    small = rnd.randrange(60)
    assert game(small).value() == grundy(game, (small,)) == truth[small]


def test_heaps_with_a_long_period_are_valued_by_a_table_and_then_by_a_search() -> None:
    game = Subtraction({1, 10**6})
    assert game(10**5 + 1).value() == 1
    assert game(5 * 10**6).value() == 0
    assert game(10, 7).winning_moves()
    with (
        budget(positions=10_000),
        pytest.raises(SearchLimitError, match="no budget is large enough"),
    ):
        game(10**18).value()


def test_a_period_is_proved_once_there_are_enough_values() -> None:
    rnd = random.Random(6)
    proved = 0
    for code in rnd.sample(["0." + "".join(digits) for digits in product("01234567", repeat=3)], 120):
        breaks = read_code(code)
        found = breaks.period(600)
        if found is None:
            continue
        proved += 1
        game = TakeAndBreak(code)
        assert period(game) == found
        values = grundy_sequence(game, 1_500)
        assert [found.value(n) for n in range(1_500)] == found.values(1_500) == values, code
        enough = breaks.parts * (max(found.start, 1) + found.length) + breaks.most
        assert certify(values[: enough - 1], breaks.most, breaks.parts) is None
        again = certify(values[:enough], breaks.most, breaks.parts)
        assert again
        assert (again.start, again.length, again.exceptions) == (found.start, found.length, found.exceptions)
    assert proved > 60


@pytest.mark.parametrize("limit", [1, 63, 64, 100, 167, 168, 169, 5_000])
def test_a_limit_has_the_same_effect_whatever_is_already_known(limit: int) -> None:
    """The proof of the period of Kayles needs 168 values."""
    for fresh in (True, False):
        if fresh:
            table_of.cache_clear()
        else:
            assert kayles(10**18).value() == 1
        if limit < 168:
            with pytest.raises(SearchLimitError, match=f"after {limit} values of kayles"):
                period(kayles, limit)
        else:
            assert period(kayles, limit).length == 12


def test_kayles_has_period_12_from_71_and_fourteen_exceptions() -> None:
    found = period(kayles)
    assert (found.start, found.length, found.proved) == (71, 12, True)
    assert found.value(np.int64(70)) == 6  # type: ignore[arg-type]
    exceptions = {0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6}
    assert dict(found.exceptions) == exceptions
    assert [found.value(12 * 6 + n) for n in range(12)] == [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
    assert 0 not in grundy_sequence(kayles, 10_000)[1:], "a single row of Kayles must never be lost"


PROVED: list[tuple[Ruleset[Any], int, int, int]] = [
    (nim, 0, 1, 1),
    (rims, 0, 1, 1),
    (lasker, 1, 4, 4),
    (even_if_not_all, 1, 2, 1),
    (Bash(3), 0, 4, 0),
    (powers_of_two, 0, 3, 0),
    (kayles, 71, 12, 0),
    (rayles, 71, 12, 0),
    (dawson_kayles, 53, 34, 0),
    (dawson_chess, 52, 34, 0),
    (TakeAndBreak("0.77"), 71, 12, 0),
    (SubtractionCoins({1, 3, 4}), 0, 7, 0),
    (TakeAndBreak("0.0"), 0, 1, 0),
]


@pytest.mark.parametrize(("rules", "start", "length", "saltus"), PROVED, ids=lambda given: repr(given))
def test_periods_by_theorem(rules: Ruleset[Any], start: int, length: int, saltus: int) -> None:
    found = period(rules)
    assert (found.start, found.length, found.saltus, found.proved) == (start, length, saltus, True)
    memo: Memo = {}
    searched = [grundy(rules, rules.parse(n), memo) for n in range(rules.first, 30)]
    assert found.values(30)[rules.first :] == searched
    assert grundy_sequence(rules, 300) == [found.value(n) for n in range(rules.first, rules.first + 300)]


@pytest.mark.parametrize("rules", [at_least_half, at_most_half, dim_plus, aliquot], ids=repr)
def test_games_without_a_period_say_so_whatever_the_limit(rules: Ruleset[Any]) -> None:
    for limit in (10, 1_000_000):
        with pytest.raises(NoPeriodError, match=r"has no period, however many values you ask for: .+"):
            period(rules, limit)
    values = grundy_sequence(rules, 3_000)
    assert observed_period(values, saltus=True) is None
    assert values[:40] == [grundy(rules, (n,)) for n in range(40)]


class Odd(Heaps):
    """A game where a move takes an odd number of chips, without a theorem."""

    words = MappingProxyType({"take": "take {0}", "take@": "take {0} from {at}"})

    def heap(self, size: int) -> Any:
        for number in range(1, size + 1, 2):
            yield Step("take", (number,)), (size - number,)


def test_a_game_without_a_theorem_has_an_observed_period() -> None:
    found = period(Odd())
    assert (found.start, found.length, found.proved) == (0, 2, False)
    assert "not proved" in found.certificate
    turned = period(turning_turtles, 200)
    assert (turned.length, turned.saltus, turned.proved) == (1, 1, False)
    assert [turned.value(n) for n in range(1, 50)] == grundy_sequence(turning_turtles, 49) == list(range(1, 50))


def test_a_larger_limit_is_not_advised_if_it_cannot_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_tables, "MOST_SEARCHED", 500)
    with pytest.raises(
        SearchLimitError, match=r"500 values of ruler, .*: no more are searched, because no theorem is known"
    ):
        period(ruler)


def test_a_coincidence_is_not_reported_as_a_period() -> None:
    for values in (
        [0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5],
        [5, 1, 2, 1, 2],
        [0, 1, 2, 3, 4, 5, 6, 7, 0, 0, 0],
        [],
        [1],
        [1, 1],
    ):
        assert observed_period(values) is None, values
    found = observed_period([0, 1] * 3)
    assert found
    assert (found.start, found.length) == (0, 2)
    lifted = observed_period([0, 1, 0, 1, 2, 3, 2, 3, 4, 5, 4, 5, 6], saltus=True)
    assert lifted
    assert (lifted.start, lifted.length, lifted.saltus) == (0, 4, 2)


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), min_size=1, max_size=5))
def test_an_existing_period_is_observed(before: list[int], cycle: list[int]) -> None:
    sequence = before + cycle * 12
    found = observed_period(sequence)
    assert found is not None
    assert not found.proved
    assert [found.value(n) for n in range(len(sequence))] == sequence
    assert found.start + found.length <= len(before) + len(cycle)


def test_places_are_counted_from_the_first_place_of_the_ruleset() -> None:
    assert grundy_sequence(ruler, 8) == [1, 2, 1, 4, 1, 2, 1, 8]
    assert grundy_sequence(ruler, 3, start=8) == [8, 1, 2]
    assert grundy_sequence(kayles, 3, start=70) == [kayles(n).value() for n in (70, 71, 72)]
    assert grundy_sequence(vertex_removal, 5, start=3) == grundy_sequence(vertex_removal, 8)[3:]


def test_a_proof_quotes_a_window_of_up_to_twelve_values() -> None:
    assert "The 12 values from 0 on, 0 0 0 0 0 1 1 1 1 1 0 0, recur" in period(Subtraction({5, 12})).certificate
    assert "The 13 values from 0 on recur" in period(Subtraction({5, 13})).certificate
    one = Breaks.taking({1}).period()
    assert one
    assert one.certificate.startswith("The value from 0 on, 0, recurs from 2 on.")


def test_the_number_of_cheap_values_falls_with_the_work_for_each() -> None:
    cheap = [read_code(code).cheap for code in ("0.3", "0.3333", "0.77", "0.7777777", "8.3")]
    assert cheap == sorted({*cheap}, reverse=True)
    assert read_code("0.3").cheap > read_code("0.3333").cheap > read_code("0.77").cheap > 500


class Late(Heaps):
    """A game whose values are 0 for a long time before the period starts, so that an early observation is wrong."""

    def heap(self, size: int) -> Any:
        raise NotImplementedError

    def sequence(self, terms: int) -> list[int]:
        return [0 if n < 100 else n % 3 for n in range(terms)]


def test_an_observed_period_must_be_confirmed_by_twice_as_many_values() -> None:
    found = period(Late(), values=4_000)
    assert found is not None
    assert (found.length, found.proved) == (3, False)
    assert all(found.value(n) == (0 if n < 100 else n % 3) for n in range(3_000))


def test_exceptions_to_a_period_with_a_saltus_are_the_values_that_differ() -> None:
    values = [5, 1, 2, 9, 4, 5, 6, 7, 8, 9, 10, 11]  # the value is n from 4 on, and at 1 and 2 too
    found = described(values, 4, 2, "By hand.", proved=False)
    assert found.saltus == 2
    assert found.exceptions == ((0, 5), (3, 9))


def test_a_period_counts_how_often_a_value_occurs() -> None:
    """The counts agree with all the values one by one, for 40 random sets and for periods with exceptions and a saltus."""
    draw = random.Random(330)
    sets = [Subtraction(draw.sample(range(1, 23), draw.randint(1, 6))) for _ in range(40)]
    periods = [
        *map(period, sets),
        period(kayles),
        period(lasker),
        Period(4, 2, (3, -1), ((0, 7), (2, 3)), "", True, -2),
    ]
    for found in periods:
        for first, upto in ((0, 150), (draw.randint(0, 40), draw.randint(30, 400)), (9, 3)):
            values = [found.value(n) for n in range(first, upto + 1)]
            for wanted in range(-3, 10):
                assert found.count(wanted, upto=upto, first=first) == values.count(wanted)
            assert found.count(lambda value: value % 3, upto=upto, first=first) == sum(v % 3 != 0 for v in values)
    lost = [({1, 2, 3}, 20), ({1}, 999), ({1, 2}, 10**9)]  # TopCoder SRM 330, LongLongNim
    assert [period(Subtraction(s)).count(0, upto=n, first=1) for s, n in lost] == [5, 499, 333_333_333]
    assert period(lasker).count(10**30, upto=10**40) == 1
    with pytest.raises(ValueError, match="got 0 to 10000000000"):
        period(lasker).count(bool, upto=10**10)
