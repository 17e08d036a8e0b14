"""Nim and its kin where heaps are large: winning moves without a search, and bounds where there are too many moves."""

from __future__ import annotations

import random
from itertools import islice
from typing import Any

import pytest

from cgbook.stories.columns import by_columns, column_frames
from cgbook.stories.powers import card_frames, powers_in
from cgbook.stories.retold import retell
from cgkit import MooreNim, TogetherNim, misere, nim, nim_sum, nimble, northcott, staircase
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
        assert len(wins) == sum(1 for size in sizes if size & leading), "one for each one in the leading column"
        assert len(wins) % 2 == 1
        assert all(nim_sum(*win.after.state) == 0 for win in wins)
        assert nim(*sizes).play(wins[0]).outcome() == "P"


def test_misere_nim_of_large_heaps() -> None:
    game = misere(nim(HUGE, 1, 0, 1, 0))
    (win,) = game.winning_moves()
    assert win.after.state == (1, 1, 0, 1, 0)
    assert "odd" in win.reason
    assert game.play(win).outcome() == "P"
    assert [misere(nim(*sizes)).outcome() for sizes in [(), (0, 0, 0), (0, 0, 1), (0, 1, 1)]] == ["N", "N", "P", "N"]


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


def test_stairs_and_rows_of_large_numbers() -> None:
    stairs = staircase(HUGE, HUGE, HUGE + 5)
    assert [win.after.state for win in stairs.winning_moves()] == [
        (HUGE + 5, HUGE - 5, HUGE + 5),
        (HUGE, HUGE + 5, HUGE),
    ]
    assert staircase(0, 7, 0, HUGE).outcome() == "P"
    assert nimble(HUGE, HUGE).outcome() == "P"
    assert northcott("W" + "." * 5 + "B").winning_moves()[0].text == "advance 5 in row 1"


def test_column_by_column_some_winning_move_is_found() -> None:
    rnd, found = random.Random(7), 0
    for _ in range(500):
        k = rnd.randint(1, 4)
        sizes = tuple(rnd.randrange(40) for _ in range(rnd.randint(1, 6)))
        columns = list(by_columns(sizes, k))
        if outcome(MooreNim(k), sizes) == "P":
            assert not any(column.free for column in columns)
            continue
        left, free = columns[-1].sizes, columns[-1].free
        assert 1 <= len(free) <= k
        assert free == {i for i, size in enumerate(sizes) if left[i] < size}
        assert left in {move.after for move in MooreNim(k).winning_theory(sizes)}
        assert len(column_frames(sizes, k)) == len(columns) + 2
        found += 1
    assert found > 300


def test_a_game_is_retold_with_its_blunders() -> None:
    moves = [
        "take 2 from heap 3",
        "take 1 from heap 2",
        "take 1 from heap 3",
        "take 1 from heap 2",
        "take 1 from heap 1",
    ]
    said = [text for _, text in retell(nim(1, 2, 3), moves, ("A", "B"))]
    assert len(said) == 6
    assert [i for i, text in enumerate(said) if "blunder" in text] == [2]
    assert "The way to win was to take 2 from heap 2." in said[2]
    assert said[-1].endswith("A has won.")
    lost = [text for _, text in retell(misere(nim(1, 2, 3)), moves, ("A", "B"))]
    assert lost[-1].endswith("B has won.")


def test_numbers_on_cards_cancel_to_their_nim_sum() -> None:
    rnd = random.Random(3)
    for _ in range(200):
        numbers = [rnd.randrange(256) for _ in range(rnd.randint(2, 6))]
        left = powers_in(nim_sum(*numbers))
        assert sum(left) == nim_sum(*numbers)
        assert all(any(number & power for number in numbers) for power in left)
        if any(numbers):
            picture, said = card_frames(*numbers)[-1]
            assert said.endswith(f"So {' ⊕ '.join(map(str, numbers))} = {nim_sum(*numbers)}.")
            struck = sum(
                sum(1 for number in numbers if number & power) // 2 * 2 for power in (1 << i for i in range(8))
            )
            assert picture.count("stroke-dasharray") == struck


def test_northcott_takes_the_colour_that_moves_after_any_number_of_rows() -> None:
    rows = ("W..B", "W.B", "B.W")
    white, black = northcott(*rows, "white"), northcott(*rows, "black")
    assert white == northcott(*rows)
    assert white != black
    wrong: Any
    for wrong, error in (((0, ("W.B",), 1), TypeError), ("WB", TypeError), ([0], ValueError)):
        with pytest.raises(error, match="whose turn it is, and the rows"):
            white.rules.check(wrong)


def test_a_row_of_northcott_is_no_longer_as_three_numbers_than_as_a_string() -> None:
    longest = northcott((0, ((499, 0, 499),)))
    assert northcott(*northcott.rows(longest.state)) == longest


@pytest.mark.parametrize(("k", "heaps", "wins"), [(20, [0] * 60, 0), (21, [1] + [0] * 59, 1), (20, [1] + [0] * 59, 1)])
def test_empty_heaps_are_not_combined(k: int, heaps: list[int], wins: int) -> None:
    """There are C(60, 20) sets of them, and no move to charge a budget for."""
    position = TogetherNim(k)(*heaps)
    assert position.is_over == (not wins)
    assert len(position.winning_moves()) == len(position.moves()) == wins
