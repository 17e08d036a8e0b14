"""Tests of Euclid's game, with values, lengths and joins for numbers up to 10^18, and of huge boxes."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cgkit import Position, empty_and_divide, euclid, join, part_numbers, selective
from cgkit.games.ruleset import Ruleset
from cgkit.rulesets.two_heaps import EmptyAndDivide, Euclid
from cgkit.solving.values import suspense
from tests.work import at_most

PAIRS = list(product(range(19), repeat=2))


class Bare(Euclid):
    """Euclid's game without its theorems."""

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
    assert euclid.reason((0, 7)) is None, "a finished game must have no reason, because there's no move to explain"


@given(st.integers(1, 10**18), st.integers(1, 10**18))
def test_the_laws_hold_for_large_numbers(a: int, b: int) -> None:
    game = euclid(a, b)
    lost = game.outcome() == "P"
    assert lost == (euclid.suspense_theory((a, b)) % 2 == 0) == (game.value() == 0)
    wins = game.winning_moves()
    assert bool(wins) != lost
    for win in wins:
        assert win.after.outcome() == "P"
        assert suspense(euclid, win.after.state) == suspense(euclid, (a, b)) - 1


def test_a_thousand_games_of_large_numbers_need_little_work() -> None:
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
        assert suspense(euclid, pair) == moves, "every move except the last must be forced"


def test_a_square_can_be_cut_off_either_side() -> None:
    game: Position[Any] = euclid(4, 4)
    assert [move.text for move in game.moves()] == ["cut 4 off the height", "cut 4 off the width"]
    assert [win.text for win in game.winning_moves()] == ["cut 4 off the height", "cut 4 off the width"]


def test_a_winning_move_says_why_the_pair_is_lost() -> None:
    (win,) = empty_and_divide(7, 4).winning_moves()
    assert "both are odd" in repr(win)
    wins = EmptyAndDivide(equal=True)(24, 8).winning_moves()
    assert any("can each be halved an even number of times, 2 and" in repr(win) for win in wins)
