"""A theorem that is false of one position must not be said to agree, wherever that position stands."""

from __future__ import annotations

from typing import Any

import pytest

from cgkit import Bash, Position, agree, misere
from cgkit.solving.budget import budget

EVERY = [Bash(2)(n) for n in range(20)] + [misere(Bash(3))(n) for n in range(20)]


def truth(rules: Any, heaps: tuple[int, ...]) -> str:
    """Of `EVERY`: multiples of 3 are lost, and under misère play what leaves 1 when divided by 4."""
    (size,) = heaps
    return "P" if (size % 3 == 0 if rules == Bash(2) else size % 4 == 1) else "N"


def test_a_true_theorem_agrees() -> None:
    assert repr(agree(EVERY, truth)).startswith("40 positions of 2 games compared")


@pytest.mark.parametrize("wrong", EVERY, ids=repr)
def test_a_theorem_false_of_one_position_is_caught_there(wrong: Position[Any]) -> None:
    def false(rules: Any, heaps: tuple[int, ...]) -> str:
        right = truth(rules, heaps)
        return right if (rules, heaps) != (wrong.rules, wrong.state) else {"P": "N", "N": "P"}[right]

    with pytest.raises(AssertionError) as caught:
        agree(EVERY, false)
    assert str(caught.value).startswith(f"{wrong!r}: the theorem says ")


def test_a_theorem_that_answers_otherwise_agrees_with_nothing() -> None:
    with pytest.raises(ValueError, match="at least one position is needed"):
        agree([], truth)


def test_what_is_told_counts_what_was_compared() -> None:
    asked: list[Any] = []

    def noted(rules: Any, heaps: tuple[int, ...]) -> str:
        asked.append((rules, heaps))
        return truth(rules, heaps)

    agreement = agree((position for position in [*EVERY[::3], EVERY[0]]), noted)
    assert (agreement.positions, agreement.games) == (len(asked), len({rules for rules, _ in asked})) == (15, 2)
    with budget(positions=12), pytest.raises(ValueError, match=r"stopped after 6 positions of Bash\(2\).*budget"):
        agree([Bash(2)(9)], truth)
