"""Tests that `agree` finds any single position where a theorem is false."""

from __future__ import annotations

from typing import Any

import pytest

from cgkit import Bash, Position, agree, misere
from cgkit.solving.budget import budget

EVERY = [Bash(2)(n) for n in range(20)] + [misere(Bash(3))(n) for n in range(20)]


def truth(rules: Any, heaps: tuple[int, ...]) -> str:
    """Return the right outcome of a position in `EVERY`: multiples of 3 are lost, as are 1, 5, 9, … under misère play."""
    (size,) = heaps
    return "P" if (size % 3 == 0 if rules == Bash(2) else size % 4 == 1) else "N"


def test_a_true_theorem_agrees() -> None:
    assert repr(agree(EVERY, truth)).startswith("40 positions of 2 games compared")


@pytest.mark.parametrize("wrong", EVERY, ids=repr)
def test_the_error_names_the_only_position_where_a_theorem_is_false(wrong: Position[Any]) -> None:
    def false(rules: Any, heaps: tuple[int, ...]) -> str:
        right = truth(rules, heaps)
        return right if (rules, heaps) != (wrong.rules, wrong.state) else {"P": "N", "N": "P"}[right]

    with pytest.raises(AssertionError) as caught:
        agree(EVERY, false)
    assert str(caught.value).startswith(f"{wrong!r}: the theorem says ")


def test_a_theorem_needs_positions_to_agree_with() -> None:
    with pytest.raises(ValueError, match="at least one position is needed"):
        agree([], truth)


def test_the_counts_are_those_of_the_compared_positions() -> None:
    asked: list[Any] = []

    def noted(rules: Any, heaps: tuple[int, ...]) -> str:
        asked.append((rules, heaps))
        return truth(rules, heaps)

    agreement = agree((position for position in [*EVERY[::3], EVERY[0]]), noted)
    assert (agreement.positions, agreement.games) == (len(asked), len({rules for rules, _ in asked})) == (15, 2)
    with budget(positions=12), pytest.raises(ValueError, match=r"stopped after 6 positions of Bash\(2\).*budget"):
        agree([Bash(2)(9)], truth)
