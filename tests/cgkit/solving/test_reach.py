"""Tests of exploring a game's graph: each position's moves are computed once, and a limit holds however many moves there are."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import count
from typing import Any, cast

import pytest

from cgbook.pictures.graphs import draw
from cgbook.widgets import label, look_into, play
from cgkit import (
    Digraph,
    DynamicSubtraction,
    Heaps,
    Move,
    Ruleset,
    SearchLimitError,
    Step,
    Subtraction,
    join,
    labelling,
    loopy_values,
    margins,
    misere,
    nim,
    position_graph,
    scores,
)
from cgkit.games.heaps import TAKE
from cgkit.position import Position
from cgkit.solving.budget import Account, budget, question
from cgkit.solving.reach import Reach, remoteness
from cgkit.solving.values import Memo, grundy, suspense
from tests.cgkit.solving.test_loopy import arrows

SIZE = 21


class Counting(Heaps):
    """A game without a theorem, where a move takes 1, 3 or 4 from a heap; it counts how often each heap's moves are computed."""

    words = TAKE

    def __init__(self) -> None:
        self.asked: Counter[Any] = Counter()

    def heap(self, size: int) -> Iterator[tuple[Step, tuple[int, ...]]]:
        self.asked[size] += 1
        for number in (1, 3, 4):
            if number <= size:
                yield Step("take", (number,)), (size - number,)

    def __repr__(self) -> str:
        return "Counting()"


ASKS: dict[str, Callable[[Position[Any]], object]] = {
    "remoteness": lambda start: start.remoteness(),
    "value": lambda start: start.value(),
    "outcome": lambda start: start.outcome(),
    "misère outcome": lambda start: misere(start).outcome(),
    "suspense": lambda start: suspense(start.rules, start.state),
    "labelling": labelling,
    "scores": scores,
    "loopy values": loopy_values,
    "position graph": position_graph,
    "drawing": draw,
    "play": play,
    "play misère": lambda start: play(misere(start)),
    "play a join": lambda start: play(join(start)),
    "label": label,
    "look into": look_into,
}


@pytest.mark.parametrize("ask", ASKS)
def test_the_moves_of_each_position_are_computed_once(ask: str) -> None:
    rules = Counting()
    ASKS[ask](rules(SIZE))
    rules.asked.pop(0, None)  # the moves of an empty heap can be computed again, to see whether there are any
    assert rules.asked == Counter(range(1, SIZE + 1))


def test_equivalent_positions_are_merged_by_default() -> None:
    rules = Subtraction({1})
    assert len(Reach(rules, (1, 2))) == 5  # {1, 2}, {2}, {1, 1}, {1}, {}
    apart = Reach(rules, (1, 2), merge=False)
    assert set(apart.positions) == {(a, b) for a in range(2) for b in range(3)}
    assert (1, 1) in apart
    assert (2, 1) not in apart
    assert (2, 1) in Reach(rules, (1, 2))


def test_a_reach_knows_its_arrows_both_ways() -> None:
    reach = Reach(Digraph({"a": "bc", "b": "ad", "c": "d", "d": ""}), "a", "c", keep_moves=True)
    arrows = {(v, w) for v, options in enumerate(reach.options) for w in options}
    assert arrows == {(v, w) for w, earlier in enumerate(reach.before) for v in earlier}
    assert [reach.positions[start] for start in reach.starts] == [reach.positions[0], reach.positions[1]]
    for number, moves in enumerate(reach.moves):
        assert [reach.number(move.after) for move in moves] == list(reach.options[number])
    assert [reach.rules.show(reach.positions[number]) for number in reach.ends_first()] == ["d", "c"]


class Endless(Ruleset[int]):
    """A game with endlessly many moves from 0, and no moves from anywhere else."""

    words = {"go": "go to {0}"}  # noqa: RUF012

    def __init__(self, same: bool) -> None:
        self.same = same

    def parse(self, *parts: Any) -> int:
        return int(parts[0])

    def moves(self, position: int) -> Iterator[Move[int]]:
        if not position:
            for n in count(1):
                yield Move(1 if self.same else n, (Step("go", (n,)),))

    def __repr__(self) -> str:
        return "Endless()"


SEARCHES: dict[str, Callable[[Position[Any]], object]] = {
    **{name: ask for name, ask in ASKS.items() if name not in ("drawing", "look into", "label")},
    "winning moves": lambda start: start.winning_moves(),
    "moves": lambda start: start.moves(),
    "winning moves of misère": lambda start: misere(start).winning_moves(),
}


@pytest.mark.parametrize("same", [True, False])
@pytest.mark.parametrize("ask", SEARCHES)
def test_endlessly_many_moves_exceed_the_budget(ask: str, same: bool) -> None:
    match = r"stopped after .* (of|for) (misere\(|join\()?Endless"
    with budget(positions=10_000, moves=10_000), pytest.raises(SearchLimitError, match=match):
        SEARCHES[ask](Endless(same)(0))


def test_a_long_position_counts_as_several() -> None:
    account = Account(10**6, 10**6)
    account.spending(nim)((1,) * 640)
    assert 10**6 - 50 < account.positions < 10**6 - 16
    with pytest.raises(SearchLimitError, match=r"stopped after \d moves"):
        list(Account(200, 600).take(nim, nim.moves((1,) * 600)))


def test_listing_moves_uses_up_the_budget_of_moves() -> None:
    with budget(moves=100), pytest.raises(SearchLimitError, match="stopped after 100 moves of nim"):
        nim(1_000).moves()
    with budget(positions=10**7):
        assert len(nim(1_100_000).moves()) == 1_100_000


def test_large_positions_are_generated_a_few_at_a_time() -> None:
    made = []

    class Shorten(Ruleset[tuple[int, ...]]):
        def options(self, position: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
            for left in range(len(position)):
                made.append(left)
                yield position[:left]

    for ask in (Shorten()(*range(2_000)).moves, Shorten()(*range(2_000)).outcome):
        with budget(positions=1_000), pytest.raises(SearchLimitError, match=r"stopped after \d{1,3} moves"):
            ask()
    assert len(made) < 1_000


def test_nested_questions_use_the_budget_of_the_outer_one() -> None:
    @question
    def twice() -> None:
        for n in (60, 61):
            grundy(Subtraction({1, 3, 4}), (n,))

    with budget(positions=100):
        for _ in range(2):
            grundy(Subtraction({1, 3, 4}), (60,))
        with pytest.raises(SearchLimitError):
            twice()
        with budget(positions=1000):
            twice()


class StoppedError(BaseException):
    """The error that stops a search from outside, like a clock or an impatient person."""


@pytest.mark.parametrize("stride", [11, pytest.param(1, marks=pytest.mark.slow)])
def test_a_search_can_be_stopped_at_any_call_and_continues_from_its_results(stride: int) -> None:
    rules = DynamicSubtraction(4)
    before: Memo = {}
    grundy(rules, (12, 11), before)
    truth = grundy(rules, (20, 19))
    calls, stops = 0, 0

    def tick(*_: Any) -> None:
        nonlocal calls
        calls -= 1
        if calls == 0:
            raise StoppedError

    for allowed in range(1, 10**6, stride):
        calls, known = allowed, cast("Memo", {rules: dict(before[rules])})
        sys.setprofile(tick)
        try:
            found = grundy(rules, (20, 19), known)
            calls = 0
            sys.setprofile(None)
        except StoppedError:
            stops += 1
            assert all(type(value) is int for value in known[rules].values())
            assert known[rules].items() >= before[rules].items()
            assert grundy(rules, (20, 19), known) == truth
        else:
            break
    assert found == truth
    assert stops * stride > 300


def test_the_remoteness_comes_from_hurrying_and_delaying() -> None:
    rnd = random.Random(5)
    for _ in range(300):
        graph = arrows(rnd, 8)
        game = Digraph(graph)
        for v in graph:
            if game(v).outcome() == "D":
                with pytest.raises(ValueError, match="is a draw"):
                    remoteness(game, v)
            else:
                assert remoteness(game, v) == plies(graph, v), (graph, v)


def plies(graph: dict[int, list[int]], start: int) -> int:
    """Return the least r such that a player can win within r plies, by trying r = 0, 1, 2, …"""

    def wins(v: int, r: int) -> bool:
        return r > 0 and any(loses(w, r - 1) for w in graph[v])

    def loses(v: int, r: int) -> bool:
        return not graph[v] or (r > 0 and all(wins(w, r - 1) for w in graph[v]))

    return next(r for r in range(99) if wins(start, r) or loses(start, r))


def test_the_margin_of_a_game_for_points() -> None:
    """Margins agree with the samples of AtCoder ABC 270 D and, for random graphs with points on the arrows, with recursive minimax."""
    for size, numbers, most in ((10, [1, 4], 5), (11, [1, 2, 3, 6], 8), (10_000, [2**i for i in range(10)], 5136)):
        game = Subtraction(numbers)
        ahead = margins(game(size), gain=lambda before, after: before.state[0] - after.state[0])
        assert (size + ahead[game(size)]) / 2 == most
    luck = random.Random(270)
    for _ in range(50):
        arrows = {v: luck.sample(range(v), luck.randint(0, v)) for v in range(luck.randint(1, 12))}
        points: dict[Any, Fraction] = {
            (v, w): Fraction(luck.randint(-9, 9), luck.randint(1, 5)) for v in arrows for w in arrows[v]
        }

        @cache
        def best(v: int) -> Fraction:
            return max((points[v, w] - best(w) for w in arrows[v]), default=Fraction(0))  # noqa: B023

        walk = Digraph(arrows)
        found = margins(*map(walk, arrows), gain=lambda before, after: points[before.state, after.state])  # noqa: B023
        assert found == {walk(v): best(v) for v in arrows}
    with pytest.raises(ValueError, match=r"on forever from Digraph\(.*\)\(1\)"):
        margins(Digraph({0: [1], 1: [2, 3], 2: [1]})(1), gain=lambda before, after: 1)
    for gain, given in ((7, "7"), (lambda before, after: "x", "'x'"), (lambda before, after: float("nan"), "nan")):
        with pytest.raises(TypeError, match=f"got {given}"):
            margins(nim(2), gain=gain)  # type: ignore[arg-type]
    with budget(positions=50), pytest.raises(SearchLimitError):
        margins(nim(10, 10), gain=lambda before, after: 1)
