"""Values of pictures in one climb, compiled and not, beside the search that keeps names."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import green_value
from cgkit.kernels import graphs as kernel
from cgkit.rulesets import green

EDGES = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=24)


@given(EDGES)
def test_every_way_has_the_same_value(edges: list[tuple[int, int]]) -> None:
    named = green._grow(dict(enumerate(edges))).worth[0]
    assert green_value(edges) == named
    assert green_value([("ground" if a == 99 else a, b) for a, b in edges]) == named
    pairs = np.array(edges, np.int64).reshape(-1, 2)
    assert green_value(pairs) == named
    ends, others, count = green._numbered(edges, 0)
    flat = [np.array(side, np.int32) for side in (ends, others)]
    assert kernel.picture(flat[0], flat[1], count) == green._climbed(ends, others, count) == named
    assert getattr(kernel.picture, "py_func", kernel.picture)(flat[0], flat[1], count) == named


def test_large_pictures_in_an_array() -> None:
    count = 500_000
    stalk = np.stack([np.arange(count), np.arange(1, count + 1)], 1)
    assert green_value(stalk) == count
    assert green_value(np.concatenate([stalk, stalk])) == 0
    assert green_value(stalk[:0]) == 0
    assert green_value(stalk + 1) == 0


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (np.zeros((2, 3), int), r"shape \(m, 2\)"),
        (np.zeros((2, 2)), "float64"),
        (np.array([[0, -1]]), "from 0 to 99999999"),
        (np.array([[0, 10**8]]), "from 0 to 99999999"),
        ([(0, [])], "hashable"),
        ([(0, 1, 2)], "a pair"),
        (7, "given as a list"),
        ("ab", "given as a list"),
    ],
)
def test_what_is_no_picture_is_told(wrong: Any, why: str) -> None:
    with pytest.raises(TypeError if "list" in why else ValueError, match=why):
        green_value(wrong)
