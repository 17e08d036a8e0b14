"""What the functions of numbers let in: numpy's integers as plain ones; nothing that is no number; nothing too large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cgkit import (
    Ordinal,
    Surd,
    cold_pair,
    cold_partner,
    golden,
    is_cold,
    mex,
    nim_inverse,
    nim_power,
    nim_product,
    nim_products,
    nim_quadratic,
    nim_root,
    nim_sum,
    nim_table,
)
from tests.work import at_most

OF_A_NUMBER: dict[str, Callable[[Any], Any]] = {
    "mex": lambda n: mex([0, n]),
    "nim_sum": lambda n: nim_sum(1, n),
    "nim_product": lambda n: nim_product(2, n),
    "nim_inverse": nim_inverse,
    "nim_root": nim_root,
    "nim_quadratic b": lambda n: nim_quadratic(n, 1),
    "nim_quadratic c": lambda n: nim_quadratic(1, n),
    "nim_power": lambda n: nim_power(n, 3),
    "nim_table": nim_table,
    "nim_products": lambda n: nim_products(np.array([2]), n),
    "cold_pair": cold_pair,
    "cold_pair t": lambda n: cold_pair(3, n),
    "cold_partner": cold_partner,
    "is_cold": lambda n: is_cold(n, 2),
    "is_cold t": lambda n: is_cold(1, 2, n),
    "Ordinal": lambda n: Ordinal(n, 1),
    "Ordinal y": lambda n: Ordinal(1, n),
}
OF_ANY_INTEGER: dict[str, Callable[[Any], Any]] = {
    "nim_power exponent": lambda n: nim_power(3, n),
    "floor": lambda n: golden.floor(n),
    "Surd p": lambda n: Surd(n, 1, 5),
    "Surd q": lambda n: Surd(1, n, 5),
    "Surd r": lambda n: Surd(1, 1, 5, n),
}
EVERY = {**OF_A_NUMBER, **OF_ANY_INTEGER}
NO_NUMBERS = [True, np.True_, 2.0, np.float64(2), float("nan"), "2", b"2", None, ["2"], (2.0,), {2}, 2j]


@pytest.mark.parametrize("name", EVERY)
def test_what_is_no_number_is_refused(name: str, subtests: pytest.Subtests) -> None:
    for wrong in NO_NUMBERS:
        with (
            subtests.test(wrong=repr(wrong)),
            pytest.raises((TypeError, ValueError), match=r"must (be|form)") as caught,
        ):
            EVERY[name](wrong)
        assert len(str(caught.value)) < 400


@pytest.mark.parametrize("name", OF_A_NUMBER)
def test_negative_numbers_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="got -3"):
        OF_A_NUMBER[name](-3)


@pytest.mark.parametrize("name", EVERY)
def test_numpy_integers_count_as_plain_ones(name: str) -> None:
    plain = EVERY[name](7)
    for kind in (np.uint8, np.int16, np.int64, np.uint64):
        other = EVERY[name](kind(7))
        assert np.array_equal(plain, other), kind
        assert type(plain) is type(other), kind
        assert repr(plain) == repr(other), kind


def test_a_floor_in_64_bits_does_not_overflow() -> None:
    assert OF_ANY_INTEGER["floor"](np.int64(10**15)) == golden.floor(10**15) == 1618033988749894


HUGE = 1 << 1_000_000


@pytest.mark.parametrize("name", [name for name in EVERY if name not in ("mex", "nim_sum", "Ordinal", "Ordinal y")])
def test_huge_numbers_are_answered_or_refused_at_once(name: str) -> None:
    if name == "nim_power exponent":
        with at_most(1_000):
            EVERY[name](HUGE)
    else:
        with pytest.raises(ValueError, match=r"at most [\d,]+ bits|from \d") as caught, at_most(1_000):
            EVERY[name](HUGE)
        assert len(str(caught.value)) < 400


def test_large_numbers_that_are_allowed_are_a_second_s_work() -> None:
    wide = (1 << 8_191) + 12_345
    with at_most(2_000_000):
        assert nim_product(wide, nim_inverse(wide)) == 1


def test_powers_go_by_the_order_of_the_group() -> None:
    wide = (1 << 1_000) + 1
    assert nim_power(wide, 2**1024 - 1) == 1
    assert nim_power(wide, 2**4_000) == nim_power(wide, pow(2, 4_000, 2**1024 - 1))
    assert nim_power(wide, 2**1024) == wide
    assert nim_power(5, -(10**30)) == nim_inverse(nim_power(5, 10**30))
    for exponent in range(14, 19):  # below and above the length at which several bits are taken at a time
        for base in (2, 77, 2**20 + 3):
            long = exponent + (1 << 61)
            assert nim_power(base, long) == nim_product(nim_power(base, 1 << 61), nim_power(base, exponent))


def test_mex_of_arrays_and_iterators() -> None:
    assert mex(np.array([0, 1, 1, 3])) == 2
    assert mex(iter(range(2_000_000))) == 2_000_000
    assert mex(value for value in (0, 2)) == 1


def test_nim_sums_of_arrays() -> None:
    a, b = np.arange(40), np.arange(40)[:, None]
    assert nim_sum(a, b).tolist() == [[x ^ y for x in range(40)] for y in range(40)]
    assert nim_sum(a.astype(np.uint8), 2**64 - 1, 2**64 - 1, 5).tolist() == [n ^ 5 for n in range(40)]
    assert nim_sum(a).dtype == np.uint64
    assert nim_sum(np.array(6), 3) == 5
    with pytest.raises(ValueError, match="must be integers"):
        nim_sum(a, 2**64)
    with pytest.raises(ValueError, match="shape"):
        nim_sum(a, np.arange(3))


def test_numbers_of_numpy_make_a_surd() -> None:
    assert Surd(*np.array([1, 1, 45, 2], np.int8)) == Surd(1, 3, 5, 2)
    with pytest.raises(TypeError):
        Ordinal(1) ^ 3  # type: ignore[operator]
