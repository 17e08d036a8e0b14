"""Compiled nim-products and cold pairs beside those of single numbers."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import are_cold, cold_pair, is_cold, nim_product, nim_products
from cgkit.kernels import nimbers
from cgkit.numbers import arrays, beatty

EDGES = [0, 1, 2, 2**15, 2**16 - 1, 2**16, 2**31, 2**32 - 1, 2**32, 2**48, 2**63, 2**64 - 1]


@pytest.fixture(params=["compiled", "plain"])
def kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every array goes to a kernel, however short; the second time to the kernel's own text, run by Python."""
    for module in (arrays, beatty):
        monkeypatch.setattr(module, "pays", lambda *_: True)
    if request.param == "plain":
        for name in ("_product16", "_product32", "products16", "products32", "products64", "are_cold"):
            made = getattr(nimbers, name)
            monkeypatch.setattr(nimbers, name, getattr(made, "py_func", made))


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("bits", [1, 8, 16, 17, 32, 33, 64])
def test_products_are_those_of_numbers(bits: int) -> None:
    rnd = np.random.default_rng(bits)
    a, b = (rnd.integers(0, 2**64 - 1, 300, np.uint64, endpoint=True) >> np.uint64(64 - bits) for _ in range(2))
    edges = [edge for edge in EDGES if edge >> bits == 0]
    a = np.concatenate([a, np.repeat(np.array(edges, np.uint64), len(edges))])
    b = np.concatenate([b, np.tile(np.array(edges, np.uint64), len(edges))])
    with np.errstate(over="ignore"):
        found = nim_products(a, b)
    assert found.dtype == np.uint64
    assert found.tolist() == [nim_product(x, y) for x, y in zip(a.tolist(), b.tolist(), strict=True)]
    assert nim_products([[2], [3]], [2, 3]).tolist() == [[3, 1], [1, 2]]


@pytest.mark.usefixtures("kernels")
@pytest.mark.parametrize("t", [1, 2, 3, 1000, 10**18])
def test_cold_pairs_are_those_of_numbers(t: int) -> None:
    rnd = np.random.default_rng(t)
    pairs = [cold_pair(int(n), t) for n in rnd.integers(0, max(1, 10**17 // t), 100)]
    pairs += [cold_pair(n, t) for n in range(4)]
    near = [(a + i, b + j) for a, b in pairs for i in (0, 1) for j in (0, 1)]
    near = [(a, b) for a, b in near if max(a, b) <= 10**18]
    left, right = (np.array(side, np.uint64) for side in zip(*near, strict=True))
    with np.errstate(over="ignore"):
        assert are_cold(left, right, t).tolist() == [is_cold(a, b, t) for a, b in near]
        assert are_cold(right, left, t).tolist() == [is_cold(a, b, t) for a, b in near]


@given(st.lists(st.tuples(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1)), max_size=20))
def test_the_two_ways_for_arrays_are_one(pairs: list[tuple[int, int]]) -> None:
    a, b = (np.array([pair[i] for pair in pairs], np.uint64) for i in (0, 1))
    plain = nim_products(a, b)
    logarithms, powers = arrays._tables()
    out = np.empty_like(a)
    nimbers.products64(a, b, logarithms[1 << 15], logarithms, powers, out)
    assert out.tolist() == plain.tolist()
