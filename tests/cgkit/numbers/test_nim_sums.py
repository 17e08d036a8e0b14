"""Tests of mex and the nim-sum, by their definitions and the laws of a group."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import cold_pair, dag_values, is_cold, mex, nim_inverse, nim_product, nim_sum
from tests.strategies import values


@given(values, values, values)
def test_nim_sum_is_a_group(a: int, b: int, c: int) -> None:
    assert nim_sum(nim_sum(a, b), c) == nim_sum(a, nim_sum(b, c)) == nim_sum(c, b, a)
    assert nim_sum(a, 0) == a
    assert nim_sum(a, a) == 0


@given(st.integers(0, 40), st.integers(0, 40))
def test_nim_sum_is_the_mex_of_the_options_of_two_heaps(a: int, b: int) -> None:
    assert nim_sum(a, b) == mex([nim_sum(x, b) for x in range(a)] + [nim_sum(a, y) for y in range(b)])


def test_a_module_that_another_thread_is_importing_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a module is already in sys.modules, but still empty."""
    monkeypatch.setitem(sys.modules, "numpy", ModuleType("numpy"))
    monkeypatch.setitem(sys.modules, "networkx", ModuleType("networkx"))
    assert nim_sum(3, 5) == 6
    assert dag_values([(1, 0)]).tolist() == [0, 1]
    with pytest.raises(TypeError, match="got 7"):
        dag_values(7)  # type: ignore[call-overload]


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


def test_numbers_can_be_arguments_or_a_list() -> None:
    for few in ([], [3], [1, 2], [0, 1, 5], [7, 7]):
        assert nim_sum(*few) == nim_sum(few) == nim_sum(tuple(few))
        assert mex(*few) == mex(few) == mex(set(few)) == mex(n for n in few)
    with pytest.raises(TypeError, match=r"\{3, 5\}"):
        nim_sum({3, 5})  # type: ignore[call-overload]
    calls: list[tuple[Callable[[Any], object], str]] = [
        (lambda several: nim_product(several, 3), "nim_products takes lists and arrays"),
        (lambda several: is_cold(1, several), "once for each number"),
        (cold_pair, "once for each number"),
        (nim_inverse, "once for each number"),
    ]
    for call, advice in calls:
        for several in ([3, 4], np.arange(2)):
            with pytest.raises(TypeError, match=advice):
                call(several)
