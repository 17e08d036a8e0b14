"""The stories of chapter 6 tell of a game what its rules and a search say of it."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cgbook.examples import chicken, friends, river
from cgbook.stories import fictitious_play_frames, reversal_frames, sum_frames, threat_frames
from cgbook.stories.columns import by_columns, column_frames
from cgbook.stories.retold import retell
from cgbook.strategic import Matrix, agreement
from cgkit import MooreNim, Position, kayles, lasker, misere, nim
from cgkit.solving.outcomes import outcome
from cgkit.solving.reach import Reach, letter, scores

ROUNDS = (0, 1, 2, 5, 10, 1_000)


def searched(position: Position[Any]) -> str:
    reach = Reach(position.rules, position.state)
    return letter(scores(reach)[reach.starts[0]])


def test_a_sum_is_p_where_its_story_says_so() -> None:
    rnd = random.Random(6)
    outcomes = []
    for _ in range(20):
        start = position = nim(rnd.randrange(4)) + kayles(rnd.randrange(5)) + lasker(rnd.randrange(4))
        words, expected = [], [searched(start)]
        while moves := position.moves():
            words.append(rnd.choice(moves).text)
            position = position.play(words[-1])
            expected.append(searched(position))
        assert [said[-2] for _, said in sum_frames(start, words)] == expected
        outcomes += expected
    assert {"P", "N"} == set(outcomes)


def test_fictitious_play_counts_what_was_chosen_and_threats_end_in_the_agreement() -> None:
    game = Matrix([[1, -1, 0], [-1, 2, 1], [0, 1, -2]])
    for (picture, _), n in zip(fictitious_play_frames(game, ROUNDS), ROUNDS, strict=True):
        counts = [int(one.replace(",", "")) for one in re.findall(r"([\d,]+) times", picture)]
        assert sum(counts[:3]) == sum(counts[3:]) == n
    for table in (river, chicken, friends):
        *_, (picture, said) = threat_frames(table, [(1, 1)])
        for share in agreement(table).split.shares:
            assert str(share) in picture
            assert str(share).replace("-", "−") in said


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
    assert "The winning move was to take 2 from heap 2." in said[2]
    assert said[-1].endswith("A has won.")
    lost = [text for _, text in retell(misere(nim(1, 2, 3)), moves, ("A", "B"))]
    assert lost[-1].endswith("B has won.")


def test_a_reversible_move_is_answered_by_a_move_back_to_the_same_value() -> None:
    graph = {"a": "bc", "b": "d", "c": "de", "d": "e"}
    (up, said), (back, answer) = reversal_frames(graph, ["a", "c", "d"])
    assert ("heap of 1" in up, "heap of 1" in back) == (True, True)
    assert (said[-2:], answer.count("worth 1")) == ("2.", 1)
    with pytest.raises(ValueError, match="answer of value 1"):
        reversal_frames(graph, ["a", "c", "e"])
