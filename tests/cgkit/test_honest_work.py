"""Tests that reasonable questions are answered within the default budget, and unreasonable ones are stopped with a message."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest

from cgkit import (
    Bash,
    Digraph,
    Move,
    Ruleset,
    SearchLimitError,
    Step,
    Subtraction,
    TakeAndBreak,
    budget,
    chomp,
    fibonacci_nim,
    kayles,
    misere,
    nim,
    period,
    staircase,
    turning_turtles,
    value_table,
    wythoff,
)
from tests.work import at_most


def down(n: int) -> list[int]:
    return [n - 1] if n else []


def up_to_fifty(n: int) -> list[int]:
    return [n - k for k in range(1, 51) if k <= n]


LINE, FIFTY = Ruleset.from_options(down), Ruleset.from_options(up_to_fifty)


@cache
def path() -> Digraph:
    return Digraph({i: [i + 1] for i in range(200_000)} | {200_000: []})


# the names are in ASCII, because pytest escapes others a second time if it runs twice in a process, as it does for
# mutants
REASONABLE: list[tuple[str, Callable[[], Any], Any]] = [
    ("outcome of a long path by its parity", lambda: LINE(150_001).outcome(), "N"),
    ("value in Bash's game by a remainder", lambda: FIFTY(50_000).value(), 50_000 % 51),
    ("lost heap one chip larger under misere play", lambda: FIFTY(51 * 90 + 1).misere().outcome(), "P"),
    ("remoteness of a path", lambda: LINE(100_000).remoteness(), 100_000),
    ("remoteness of a distant vertex", lambda: path()(0).remoteness(), 200_000),
    ("value of a distant vertex", lambda: path()(1).value(), 1),
    ("value of a long row of pins by the period", lambda: kayles(100_000).value(), kayles(76).value()),
    ("moves of a long row", lambda: len(kayles(70_000).moves()), 70_000 + 69_999),
    ("moves of a large heap", lambda: len(nim(300_000).moves()), 300_000),
    ("value of a position whose heaps are searched one by one", lambda: (FIFTY(9_000) + FIFTY(9_000)).value(), 0),
    ("remoteness of a heap", lambda: Subtraction({1})(60_000).remoteness(), 60_000),
    ("a cold pair beyond any table", lambda: wythoff(10**18, 618033988749894848).outcome(), "P"),
    ("a thousand heaps, 0 to 999, that cancel in fours", lambda: nim(*range(1_000)).outcome(), "P"),
    ("a Fibonacci number of chips", lambda: fibonacci_nim(806515533049393).outcome(), "P"),
    ("two equal arms of Chomp", lambda: chomp([9] + [1] * 8).outcome(), "P"),
    ("the period of a long code", lambda: period(TakeAndBreak("0.165")).length, 1_550),
    ("Bouton's theorem under misere play", lambda: nim(*[1] * 999).misere().outcome(), "P"),
    ("stairs where only every other step counts", lambda: staircase(*[5, 7] * 200).outcome(), "P"),
    ("a table of nim-sums", lambda: int(value_table(nim, 400, 400)[399, 256]), 399 ^ 256),
]


@pytest.mark.parametrize(
    ("ask", "answer"), [(ask, answer) for _, ask, answer in REASONABLE], ids=[name for name, *_ in REASONABLE]
)
def test_reasonable_questions_are_answered(ask: Callable[[], Any], answer: Any) -> None:
    assert ask() == answer


class Endless(Ruleset[int]):
    def moves(self, position: int) -> Iterator[Move[int]]:
        return (Move(n, (Step("go", (n,)),)) for n in count(1))


def grows(state: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the only option, which contains all the earlier positions."""
    return [(*state, len(state))]


BELOW = Ruleset.from_options(lambda n: [n - 1, n - 2], name="below")
GROWS = Ruleset.from_options(grows)
ROUND = Ruleset.from_options(lambda n: [(n + 1) % 50_000], name="ring")
BAD: dict[str, Callable[[], Any]] = {
    "play that goes on below 0": lambda: BELOW(5).value(),
    "endlessly many moves": lambda: Endless()(0).value(),
    "positions that grow": lambda: GROWS((0,)).value(),
    "a huge heap": lambda: nim(10**9).remoteness(),
    "a huge row under misere play": lambda: misere(kayles(10**6)).outcome(),
    "moves of many coins": lambda: turning_turtles(*range(1, 3001)).moves(),
    "moves of many heaps": lambda: nim(*[1] * 30_000).moves(),
}


@pytest.mark.parametrize("ask", BAD.values(), ids=BAD)
def test_unreasonable_questions_are_stopped_with_a_message(ask: Callable[[], Any]) -> None:
    with (
        budget(positions=100_000, moves=10**5),
        at_most(4_000_000),
        pytest.raises(SearchLimitError, match="stopped after"),
    ):
        ask()


def test_the_search_for_a_period_with_three_heaps_stops_after_a_thousand_values() -> None:
    with pytest.raises(SearchLimitError, match=r"stopped after 1000 values .*three heaps"):
        period(TakeAndBreak("0.3F"))


def test_play_that_returns_after_many_moves_is_found() -> None:
    for ask in (ROUND(0).value, ROUND(0).outcome, ROUND(0).misere().outcome):
        with pytest.raises(ValueError, match=r"ring can return to \d+, .*loopy=True"):
            ask()


def test_answers_by_theorems_need_no_budget() -> None:
    with budget(positions=1, moves=1):
        assert Bash(4)(10**18 + 3).value() == 3
        assert nim(10**18, 5).outcome() == "N"
