"""Tests of rings of coins, place by place and at any size, and of the period of paths."""

from __future__ import annotations

from typing import Any

import pytest

from cgkit import CoinRing, PaintChain, grundy_sequence, kayles, vertex_removal
from cgkit.rulesets import rings
from cgkit.sequences.octal_codes import read_code
from tests import oracle


@pytest.mark.parametrize("k", [1, 2, 3, 5])
def test_a_ring_agrees_with_the_oracle_place_by_place(k: int) -> None:
    for n in range(1, 12):
        circle = frozenset(range(n))
        first_wins = oracle.results(oracle.coins_in_a_circle(n, k), [circle])[circle] == 1
        assert first_wins == (CoinRing(k).ring(n).outcome() == "N") == (n <= k if k > 1 else n % 2 == 1)


def test_the_reason_for_a_large_ring_is_mirroring() -> None:
    ring = CoinRing(3).ring
    assert ring(9).rules.reason(ring(9).state) == "what the first move leaves is halved, and then mirrored"


def test_the_period_of_paths_is_the_period_of_the_code_one_place_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """No period of 0.37 is known. If it has one, paths have it too, so the test uses the period of another code."""

    class Code:
        @staticmethod
        def period(limit: int) -> Any:
            return read_code("0.77").period(limit)

    kayles_period = read_code("0.77").period(1_000)
    monkeypatch.setattr(rings, "read_code", lambda code: Code)
    monkeypatch.setattr(type(vertex_removal), "sequence", lambda self, terms: [0, *grundy_sequence(kayles, terms - 1)])
    found = vertex_removal.period_theory(1_000)
    assert kayles_period is not None
    assert found is not None
    assert (found.start, found.length) == (kayles_period.start + 1, kayles_period.length)


def test_a_game_equals_itself_after_computing_a_value() -> None:
    asked = PaintChain(1)
    asked(5).value()
    assert asked == PaintChain(1)
    assert hash(asked) == hash(PaintChain(1))
