"""Euclid's game: values, lengths, who wins by the golden ratio, and joins of numbers up to 10^18."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import (
    Position,
    Surd,
    empty_and_divide,
    euclid,
    golden,
    join,
    misere,
    part_numbers,
    selective,
)
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.two_heaps import EmptyAndDivide, Euclid
from cgkit.solving.outcomes import outcome
from cgkit.solving.values import suspense
from tests.work import at_most

PAIRS = list(product(range(19), repeat=2))


class Bare(Euclid):
    """Euclid's game without what theorems know of it."""

    def __repr__(self) -> str:
        return "Bare()"

    grundy_theory, suspense_theory = Ruleset.grundy_theory, Ruleset.suspense_theory  # type: ignore[assignment]
    winning_theory, reason = Ruleset.winning_theory, Ruleset.reason  # type: ignore[assignment]


def test_theorems_agree_with_searches() -> None:
    for a, b in PAIRS:
        searched, game = Bare()(a, b), euclid(a, b)
        assert game.value() == searched.value()
        numbers = part_numbers(searched)
        assert numbers.remoteness == numbers.suspense == euclid.suspense_theory((a, b))
        assert numbers.misere_remoteness == numbers.misere_suspense
        assert [win.text for win in game.winning_moves()] == [win.text for win in searched.winning_moves()]


def test_who_wins_by_the_golden_ratio() -> None:
    """Cole and Davie: lost just when the larger number is more than the smaller one, and less than φ times it."""
    phi: Surd = golden
    for a, b in product(range(1, 90), repeat=2):
        low, high = sorted((a, b))
        assert (euclid(a, b).outcome() == "P") == (low < high <= phi.floor(low)), (a, b)


def test_where_a_move_is_lost_it_is_forced() -> None:
    for a, b in PAIRS:
        if euclid(a, b).outcome() == "P":
            assert len(euclid(a, b).moves()) == min(a, b, 1)
            assert (euclid.reason((a, b)) is None) == (min(a, b) == 0)


def test_joins_are_searched_and_foretold() -> None:
    for first, second in product(product(range(1, 9), repeat=2), product(range(1, 9), repeat=2)):
        told, searched = join(euclid(*first), euclid(*second)), join(Bare()(*first), Bare()(*second))
        assert told.outcome() == searched.outcome()
    some = join(euclid(5, 8), euclid(3, 7))
    assert [(win.text, win.reason) for win in some.winning_moves()] == [
        (win.text, win.reason) for win in join(Bare()(5, 8), Bare()(3, 7)).winning_moves()
    ]


@given(st.integers(1, 10**18), st.integers(1, 10**18))
def test_large_numbers_keep_the_laws(a: int, b: int) -> None:
    game = euclid(a, b)
    lost = game.outcome() == "P"
    assert lost == (euclid.suspense_theory((a, b)) % 2 == 0) == (game.value() == 0)
    wins = game.winning_moves()
    assert bool(wins) != lost
    for win in wins:
        assert win.after.outcome() == "P"
        assert suspense(euclid, win.after.state) == suspense(euclid, (a, b)) - 1


def test_a_thousand_games_of_large_numbers_are_little_work() -> None:
    rnd = random.Random(10)
    pairs = [(rnd.randrange(1, 10**18), rnd.randrange(1, 10**18)) for _ in range(1000)]
    longest = max(euclid.suspense_theory(pair) for pair in pairs)
    with at_most(1_000_000):
        whole = join(*(euclid(*pair) for pair in pairs))
        assert whole.outcome() == ("N" if longest % 2 else "P")
    assert selective(euclid(10**18, 10**18 - 1), euclid(8, 5)).outcome() == "P"
    fibonacci = [1, 2]
    while fibonacci[-1] < 10**18:
        fibonacci.append(sum(fibonacci[-2:]))
    for moves, pair in enumerate(pairwise(fibonacci), 1):
        assert suspense(euclid, pair) == moves, "each move is forced, but for the last"


def test_the_door() -> None:
    assert euclid([3, 5]) == euclid(3, 5)
    assert repr(join(euclid(3, 5), euclid(2, 4))) == "join(euclid(3, 5), euclid(2, 4))"
    assert euclid(0, 0).is_over
    assert euclid(0, 7).winning_moves() == []
    assert misere(euclid(3, 3)).outcome() == "P"
    for wrong in ((3,), (3, 4, 5), (-1, 4), (2.5, 3), (True, 3), ("3", 4)):
        with pytest.raises((ValueError, TypeError)):
            euclid(*wrong)
    assert outcome(euclid, (10**18, 3)) == "N"
    assert [step.at for step in euclid.located((3, 7), next(euclid.moves((3, 7))))] == [(1,)]


def test_a_square_may_be_cut_off_either_side() -> None:
    game: Position[Any] = euclid(4, 4)
    assert [move.text for move in game.moves()] == ["cut 4 off the height", "cut 4 off the width"]
    assert [win.text for win in game.winning_moves()] == ["cut 4 off the height", "cut 4 off the width"]


HUGE = 10**18


def test_empty_and_divide_on_huge_boxes() -> None:
    assert empty_and_divide(HUGE + 1, HUGE - 1).outcome() == "P"
    assert empty_and_divide(HUGE, HUGE - 1).outcome() == "N"
    assert EmptyAndDivide(equal=True)(4**30, 3 * 4**20).outcome() == "P"
    assert EmptyAndDivide(equal=True)(4**30, 2 * 4**20).outcome() == "N"


def test_only_the_first_of_two_readings_knows_no_terminal_position_but_1_1() -> None:
    small = list(product(range(1, 9), repeat=2))
    assert [two for two in small if not empty_and_divide(*two).moves()] == [(1, 1)]
    ended = [two for two in small if not EmptyAndDivide(equal=True)(*two).moves()]
    assert ended == [(m, n) for m, n in small if m % 2 and n % 2]
