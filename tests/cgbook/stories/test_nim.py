"""Nim in pictures: column by column, on cards, and a game retold, each beside what cgkit says."""

from __future__ import annotations

import random

from cgbook.stories.columns import by_columns, column_frames
from cgbook.stories.powers import card_frames, powers_in
from cgbook.stories.retold import retell
from cgkit import MooreNim, misere, nim, nim_sum
from cgkit.solving.outcomes import outcome


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
