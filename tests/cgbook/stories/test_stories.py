"""The stories of chapter 6 tell of a game what its rules and a search say of it."""

from __future__ import annotations

import random
import re
from typing import Any

from cgbook.examples import chicken, friends, river
from cgbook.stories import fictitious_play_frames, sum_frames, threat_frames
from cgbook.strategic import Matrix, agreement
from cgkit import Position, kayles, lasker, nim
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
