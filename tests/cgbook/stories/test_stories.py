"""The stories tell of a game what its rules, its theorem and a search say of it."""

from __future__ import annotations

import random
import re
from fractions import Fraction
from typing import Any

from cgbook.examples import chicken, friends, river
from cgbook.stories import fictitious_play_frames, path_frames, sum_frames, threat_frames, treblecross_frames
from cgbook.stories.columns import by_columns, column_frames
from cgbook.stories.powers import card_frames, powers_in
from cgbook.stories.retold import retell
from cgbook.strategic import Matrix, agreement
from cgkit import MooreNim, Position, kayles, lasker, misere, nim, nim_sum, treblecross, vertex_removal
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


def test_the_heaps_below_a_path_are_its_edges() -> None:
    rnd = random.Random(6)
    for _ in range(20):
        vertices = rnd.randint(2, 9)
        there, removed = list(range(1, vertices + 1)), []
        while able := [v for v in there if {v - 1, v + 1} & {*there}]:
            removed.append(rnd.choice(able))
            there.remove(removed[-1])
        told = [re.findall(r"\d+", said.split("Left ")[1]) for _, said in path_frames(vertices, removed)[1:]]
        after = [[v for v in range(1, vertices + 1) if v not in removed[: i + 1]] for i in range(len(removed))]
        for heaps, left in zip(told, after, strict=True):
            paths: list[int] = []
            last = -1
            for v in left:
                paths = [*paths[:-1], paths[-1] + 1] if v == last + 1 else [*paths, 1]
                last = v
            assert [int(heap) + 1 for heap in heaps] == [path for path in paths if path > 1]
            if paths:
                assert vertex_removal(*paths).is_over == (not heaps)


def test_blocks_overlap_where_three_can_be_completed() -> None:
    rnd = random.Random(6)
    refused = 0
    for _ in range(40):
        squares = rnd.randint(3, 10)
        row = "." * squares
        crosses = rnd.sample(range(1, squares + 1), min(squares, 4))
        for cross, (_, said) in zip(crosses, treblecross_frames(squares, crosses)[1:], strict=True):
            new = row[: cross - 1] + "X" + row[cross:]
            can_be_completed = any("XXX" in move.after.state for move in treblecross(new).moves())
            assert ("overlap" in said) == can_be_completed
            refused += can_be_completed
            if not can_be_completed:
                row = new
                assert ("No square is safe now" in said) == (not treblecross.safe(row))
    assert refused > 20


def test_fictitious_play_counts_what_was_chosen_and_frames_a_best_answer() -> None:
    game = Matrix([[1, -1, 0], [-1, 2, 1], [0, 1, -2]])
    for (picture, said), n in zip(fictitious_play_frames(game, ROUNDS), ROUNDS, strict=True):
        counts = [int(one.replace(",", "")) for one in re.findall(r"([\d,]+) times", picture)]
        assert sum(counts[:3]) == sum(counts[3:]) == n
        if n:
            row, column = re.findall(r"best by (\w), the rows by (\w)", said)[0]
            brings, costs = (
                pays([Fraction(one, n) for one in some])
                for pays, some in ((game.row_pays, counts[3:]), (game.column_pays, counts[:3]))
            )
            assert brings["ABC".index(row)] == max(brings)
            assert costs["uvw".index(column)] == min(costs)


def test_threats_end_in_the_agreement() -> None:
    for game in (river, chicken, friends):
        *_, (picture, said) = threat_frames(game, [(1, 1)])
        made = agreement(game)
        assert f"shares are {made.split.shares[0]} and {made.split.shares[1]}".replace("-", "−") in said
        assert f"shares at {made.split.shares[0]}, {made.split.shares[1]}" in picture


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
