"""Tests of Nim and its relatives with large heaps: winning moves without a search."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from cgkit import MooreNim, TogetherNim, misere, nim, nim_sum, northcott
from cgkit.solving.outcomes import outcome

HUGE = 10**18


def heaps(rnd: random.Random, count: int) -> tuple[int, ...]:
    return tuple(rnd.randrange(HUGE) for _ in range(count))


def test_every_winning_move_of_large_heaps_leaves_nim_sum_0() -> None:
    rnd = random.Random(1)
    for _ in range(200):
        sizes = heaps(rnd, rnd.randint(1, 9))
        total = nim_sum(*sizes)
        leading = 1 << total.bit_length() - 1
        wins = nim(*sizes).winning_moves()
        assert len(wins) == sum(1 for size in sizes if size & leading), (
            "there must be a winning move for each 1 in the leading column"
        )
        assert len(wins) % 2 == 1
        assert all(nim_sum(*win.after.state) == 0 for win in wins)
        assert nim(*sizes).play(wins[0]).outcome() == "P"


@pytest.mark.parametrize("k", [1, 2, 3, 5])
def test_moores_moves_of_large_heaps_are_legal_and_win(k: int) -> None:
    rnd, game = random.Random(k), MooreNim(k)
    for rules in (game, misere(game)):
        for _ in range(100):
            sizes = heaps(rnd, rnd.randint(k, k + 4))
            assert outcome(rules, sizes) == "N"
            moves = list(islice(rules.winning_theory(sizes) or (), 50))
            assert moves
            assert len(set(moves)) == len(moves)
            for after, steps in moves:
                changed = [i for i, (left, size) in enumerate(zip(after, sizes, strict=True)) if left != size]
                assert 1 <= len(changed) <= k
                assert [(i, sizes[i] - after[i]) for i in changed] == [
                    (step.at[0] if step.at else 0, step.args[0]) for step in steps
                ]
                assert all(step.args[0] >= 1 for step in steps)
                assert outcome(rules, after) == "P"


def test_northcott_takes_the_colour_to_move_after_any_number_of_rows() -> None:
    rows = ("W..B", "W.B", "B.W")
    white, black = northcott(*rows, "white"), northcott(*rows, "black")
    assert white == northcott(*rows)
    assert white != black
    wrong: Any
    for wrong, error in (((0, ("W.B",), 1), TypeError), ("WB", TypeError), ([0], ValueError)):
        with pytest.raises(error, match="whose turn it is, and the rows"):
            white.rules.check(wrong)


def test_the_longest_row_of_northcott_can_be_written_as_a_string() -> None:
    longest = northcott((0, ((499, 0, 499),)))
    assert northcott(*northcott.rows(longest.state)) == longest


@pytest.mark.parametrize(("k", "heaps", "wins"), [(20, [0] * 60, 0), (21, [1] + [0] * 59, 1), (20, [1] + [0] * 59, 1)])
def test_empty_heaps_are_not_combined(k: int, heaps: list[int], wins: int) -> None:
    """Empty heaps have C(60, 20) sets but no moves, so no budget would stop a search of these sets."""
    position = TogetherNim(k)(*heaps)
    assert position.is_over == (not wins)
    assert len(position.winning_moves()) == len(position.moves()) == wins
