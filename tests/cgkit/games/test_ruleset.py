"""Tests of positions as readers use them: how they print, and what readers can do with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given

from cgkit import Bash, Heaps, Move, Position, Ruleset, Step, Subtraction, selective
from cgkit.rulesets.kayles_family import Rows
from cgkit.rulesets.rings import RowsOrRing
from tests.odd_rulesets import Coins, Skittles, TwoHeaps
from tests.strategies import heap_positions


def test_moves_read_well() -> None:
    assert list(map(repr, Subtraction({1, 3})(3).moves())) == ["take 1", "take 3"]
    assert list(map(repr, Bash(1)(0, 2).moves())) == ["take 1 from heap 2"]
    assert repr((Bash(1)(2) + Bash(1)(0, 3)).moves()[1]) == "take 1 from heap 2 in part 2"
    assert repr(TwoHeaps()(1, 1).moves()[-1]) == "take 1 from heap 1 and take 1 from heap 2"
    assert list(map(repr, Coins()(2).moves())) == ["turn 2, 0", "turn 2, 1", "turn 2"]


class Plain(Ruleset[Any]):
    """A ruleset whose moves are plain tuples; positions from 10 on have invalid ones."""

    def moves(self, position: int) -> Iterator[Any]:
        if position > 1:
            yield (position, 2) if position > 9 else (position - 2, "take", 2)
            yield Move(0, (Step("take all"),))


class Softer(Plain):
    def moves(self, position: int) -> Iterator[Any]:
        yield from super().moves(position)
        if position:
            yield position - 1, "take one"


def test_moves_can_be_plain_tuples() -> None:
    assert list(Plain().moves(3)) == [Move(1, (Step("take", (2,)),)), Move(0, (Step("take all"),))]
    assert list(map(repr, Softer()(3).moves())) == ["take 2", "take all", "take one"]
    assert list(Softer().options(3)) == [1, 0, 2]
    assert (Softer()(4).value(), (Softer()(3) + Softer()(1)).outcome()) == (1, "N")
    assert [move.text for move in Softer()(1).winning_moves()] == ["take one"]
    with pytest.raises(TypeError, match=r'a move must be a tuple such as \(4, "take", 3\), or a Move, got \(10, 2\)'):
        Plain()(10).moves()


@given(heap_positions())
def test_play_reaches_the_position_in_the_move(position: Position[Any]) -> None:
    for move in position.moves():
        assert position.play(move.text) == position.play(move) == move.after


def test_sums_are_flat() -> None:
    a, b, c = Bash(1)(1), Bash(2)(2), Skittles()(3)
    assert (a + b) + c == a + (b + c)
    assert selective(a, b) + c != selective(a, b, c)


def test_a_ruleset_without_moves_says_so() -> None:
    for kind, asked in ((Rows, "which runs a move can take"), (RowsOrRing, "which runs a move can take")):
        with pytest.raises(NotImplementedError, match=f"{kind.__name__} must define {asked}"):
            list(kind().moves((3,)))


class Leaves(Heaps):
    """A game where a function, right or wrong, decides what a move leaves of a heap."""

    def __init__(self, left: Callable[[int], object]) -> None:
        self.left = left

    def heap(self, size: int) -> Iterator[tuple[Step, Any]]:
        if size > 0:
            yield Step("change"), (self.left(size),)


@pytest.mark.parametrize(
    ("left", "told"),
    [(lambda size: size / 2, "got 1.5"), (lambda size: size - 4, "got -1"), (lambda size: str(size - 1), "got '2'")],
)
def test_the_heaps_that_a_move_leaves_are_checked(left: Callable[[int], object], told: str) -> None:
    heap = Leaves(left)(3)
    asked: list[Callable[[], object]] = [
        heap.outcome,
        heap.value,
        heap.remoteness,
        heap.winning_moves,
        (heap + Bash(2)(1)).value,
        heap.misere().outcome,
    ]
    for ask in asked:
        with pytest.raises((TypeError, ValueError), match=f"heap sizes must be integers >= 0, {told}"):
            ask()
