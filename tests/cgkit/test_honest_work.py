"""Honest work is answered at the default budget, and bad input is stopped in words: answers known from elsewhere, no clock."""

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
    TurnCoins,
    budget,
    chomp,
    dawson_kayles,
    fibonacci_nim,
    kayles,
    misere,
    nim,
    nim_product,
    period,
    staircase,
    turning_corners,
    turning_turtles,
    value_table,
    wythoff,
)
from tests.work import at_most


def down(n: int) -> list[int]:
    return [n - 1] if n else []


def up_to_fifty(n: int) -> list[int]:
    return [n - k for k in range(1, 51) if k <= n]


def two_heaps(heaps: tuple[int, int]) -> list[tuple[int, int]]:
    a, b = heaps
    return [(a - k, b) for k in (1, 2, 3) if k <= a] + [(a, b - k) for k in (1, 2, 3) if k <= b]


def whole_nim(heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*heaps[:i], left, *heaps[i + 1 :]) for i, size in enumerate(heaps) for left in range(size)]


def queens(a: int, b: int) -> int:
    """Wythoff's value, told once more by the numbers that each row, column and diagonal has had."""
    rows, columns, diagonals = [0] * (a + 1), [0] * (b + 1), [0] * (a + b + 1)
    value = 0
    for x in range(a + 1):
        for y in range(b + 1):
            taken = rows[x] | columns[y] | diagonals[x - y + b]
            value = ((taken + 1) & ~taken).bit_length() - 1
            for line, at in ((rows, x), (columns, y), (diagonals, x - y + b)):
                line[at] |= 1 << value
    return value


@cache
def last_loses(rows: tuple[int, ...]) -> bool:
    """Whether rows of pins are lost for whoever moves, if knocking down the last pin loses: by the definition."""
    options = {
        tuple(sorted((*rows[:i], *filter(None, (before, row - down - before)), *rows[i + 1 :])))
        for i, row in enumerate(rows)
        for down in (1, 2)
        for before in range((row - down) // 2 + 1)
    }
    return bool(options) and not any(map(last_loses, options))


#: the values of rows of 72, 73, … pins, which repeat: Guy and Smith, "The G-values of various games" (1956)
PINS = (4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7)
LINE, FIFTY, PAIR, NIM = [Ruleset.from_options(function) for function in (down, up_to_fifty, two_heaps, whole_nim)]


@cache
def path() -> Digraph:
    return Digraph({i: [i + 1] for i in range(200_000)} | {200_000: []})


# names in ASCII: pytest escapes others once more when it runs twice in a process, as for mutants, and does not find them
HONEST: list[tuple[str, Callable[[], Any], Any]] = [
    ("a path that long is lost by its parity", lambda: LINE(150_000).value(), 0),
    ("the same, odd", lambda: LINE(150_001).outcome(), "N"),
    ("of Bash's game the remainder", lambda: FIFTY(50_000).value(), 50_000 % 51),
    ("and who wins it", lambda: FIFTY(51 * 900).outcome(), "P"),
    ("under misere play one chip more", lambda: FIFTY(51 * 90 + 1).misere().outcome(), "P"),
    ("remoteness of a path", lambda: LINE(100_000).remoteness(), 100_000),
    ("two heaps add up", lambda: PAIR(301, 230).value(), (301 % 4) ^ (230 % 4)),
    ("two equal heaps are lost", lambda: PAIR(400, 400).outcome(), "P"),
    ("Nim as a whole: Bouton", lambda: NIM(30, 30, 17).value(), 17),
    ("Nim as a whole, four heaps", lambda: NIM(8, 9, 10, 11).outcome(), "P"),
    ("a vertex as far as that", lambda: path()(0).remoteness(), 200_000),
    ("and its value", lambda: path()(1).value(), 1),
    ("a table tells one position of Wythoff's game", lambda: wythoff(400, 400).value(), queens(400, 400)),
    ("and one beside the diagonal", lambda: wythoff(30, 41).value(), queens(30, 41)),
    ("pins by the hundred thousand", lambda: kayles(100_000).value(), PINS[100_000 % 12]),
    ("moves of a long row", lambda: len(kayles(70_000).moves()), 70_000 + 69_999),
    ("a heap of moves", lambda: len(nim(300_000).moves()), 300_000),
    ("each heap of a position is searched by itself", lambda: (FIFTY(9_000) + FIFTY(9_000)).value(), 0),
    ("remoteness of a heap", lambda: Subtraction({1})(60_000).remoteness(), 60_000),
    ("a cold pair beyond any table", lambda: wythoff(10**18, 618033988749894848).outcome(), "P"),
    ("a heap of a hundred digits", lambda: Bash(5)(10**100).value(), 10**100 % 6),
    ("a thousand heaps, 0 to 999: four by four they cancel", lambda: nim(*range(1_000)).outcome(), "P"),
    ("a Fibonacci number of chips", lambda: fibonacci_nim(806515533049393).outcome(), "P"),
    ("stealing a strategy", lambda: chomp(9, 9).outcome(), "N"),
    ("two equal arms of Chomp", lambda: chomp([9] + [1] * 8).outcome(), "P"),
    ("Dawson's period", lambda: period(dawson_kayles).length, 34),
    ("the period of Kayles", lambda: period(kayles).length, 12),
    ("the period of a longer code", lambda: period(TakeAndBreak("0.165")).length, 1_550),
    ("Bouton under misere play", lambda: nim(*[1] * 999).misere().outcome(), "P"),
    ("a Fermat power squared", lambda: nim_product(2**64, 2**64), 2**64 + 2**63),
    ("stairs of which every other step counts", lambda: staircase(*[5, 7] * 200).outcome(), "P"),
    ("a table of nim-sums", lambda: int(value_table(nim, 400, 400)[399, 256]), 399 ^ 256),
    ("two coins make a nim product", lambda: turning_corners((8, 9)).value(), nim_product(8, 9)),
]


@pytest.mark.parametrize(
    ("ask", "answer"), [(ask, answer) for _, ask, answer in HONEST], ids=[name for name, *_ in HONEST]
)
def test_honest_work_is_answered(ask: Callable[[], Any], answer: Any) -> None:
    assert ask() == answer


@pytest.mark.slow
def test_a_row_of_twenty_coins_and_sixty_pins_under_misere_play() -> None:
    assert [n for n in range(1, 25) if last_loses((n,))] == [1, 4, 9, 12, 20]
    assert [n for n in range(1, 61) if kayles(n).misere().outcome() == "P"] == [1, 4, 9, 12, 20]
    assert TurnCoins("1-9")(20).value() == 43691


class Endless(Ruleset[int]):
    def moves(self, position: int) -> Iterator[Move[int]]:
        return (Move(n, (Step("go", (n,)),)) for n in count(1))


def grows(state: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Each position holds all that was before it."""
    return [(*state, len(state))]


BELOW = Ruleset.from_options(lambda n: [n - 1, n - 2], name="below")
GROWS = Ruleset.from_options(grows)
ROUND = Ruleset.from_options(lambda n: [(n + 1) % 50_000], name="ring")
BAD: dict[str, Callable[[], Any]] = {
    "play that goes on below 0": lambda: BELOW(5).value(),
    "the same, who wins": lambda: BELOW(5).outcome(),
    "the same, as a graph": lambda: BELOW(5).remoteness(),
    "endlessly many moves": lambda: Endless()(0).value(),
    "endlessly many moves, listed": lambda: Endless()(0).moves(),
    "positions that grow": lambda: GROWS((0,)).value(),
    "a huge heap": lambda: nim(10**9).remoteness(),
    "a huge row under misere play": lambda: misere(kayles(10**6)).outcome(),
    "moves of many coins": lambda: turning_turtles(*range(1, 3001)).moves(),
    "moves of many heaps": lambda: nim(*[1] * 30_000).moves(),
}


@pytest.mark.parametrize("ask", BAD.values(), ids=BAD)
def test_bad_input_is_stopped_in_words(ask: Callable[[], Any]) -> None:
    with (
        budget(positions=100_000, moves=10**5),
        at_most(4_000_000),
        pytest.raises(SearchLimitError, match="stopped after"),
    ):
        ask()


def test_a_period_of_a_code_that_leaves_three_heaps_is_looked_for_among_a_thousand_values() -> None:
    with pytest.raises(SearchLimitError, match=r"stopped after 1000 values .*three heaps"):
        period(TakeAndBreak("0.3F"))


def test_play_that_returns_late_is_found() -> None:
    for ask in (ROUND(0).value, ROUND(0).outcome, ROUND(0).misere().outcome):
        with pytest.raises(ValueError, match=r"ring can return to \d+: .*loopy=True"):
            ask()


def test_what_a_theorem_tells_costs_nothing() -> None:
    with budget(positions=1, moves=1):
        assert Bash(4)(10**18 + 3).value() == 3
        assert nim(10**18, 5).outcome() == "N"
