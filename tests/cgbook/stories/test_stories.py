"""Tests that stories agree with the rules of their games and with a search."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cgbook.examples import chicken, friends, river, stone_scissors_paper
from cgbook.stories import fictitious_play_frames, form_frames, reversal_frames, sum_frames, threat_frames, way_frames
from cgbook.stories.columns import by_columns, column_frames
from cgbook.stories.retold import retell
from cgbook.strategic import Matrix, agreement, strategic_form
from cgkit import MooreNim, Position, kayles, lasker, misere, nim, queen, wythoff
from cgkit.solving.outcomes import outcome
from cgkit.solving.reach import Reach, letter, scores

ROUNDS = (0, 1, 2, 5, 10, 1_000)


def searched(position: Position[Any]) -> str:
    reach = Reach(position.rules, position.state)
    return letter(scores(reach)[reach.starts[0]])


def test_a_sum_has_the_outcomes_in_its_story() -> None:
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


def test_fictitious_play_counts_choices_and_threats_end_in_the_agreement() -> None:
    game = Matrix([[1, -1, 0], [-1, 2, 1], [0, 1, -2]])
    for (picture, _), n in zip(fictitious_play_frames(game, ROUNDS), ROUNDS, strict=True):
        counts = [int(one.replace(",", "")) for one in re.findall(r"([\d,]+) times", picture)]
        assert sum(counts[:3]) == sum(counts[3:]) == n
    for table in (river, chicken, friends):
        *_, (picture, said) = threat_frames(table, [(1, 1)])
        for share in agreement(table).split.shares:
            assert str(share) in picture
            assert str(share).replace("-", "−") in said


def test_working_column_by_column_finds_a_winning_move() -> None:
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


def test_a_reversible_move_has_an_answer_back_to_the_same_value() -> None:
    graph = {"a": "bc", "b": "d", "c": "de", "d": "e"}
    (up, said), (back, answer) = reversal_frames(graph, ["a", "c", "d"])
    assert ("heap of 1" in up, "heap of 1" in back) == (True, True)
    assert (said[-2:], answer.count("worth 1")) == ("2.", 1)
    with pytest.raises(ValueError, match="answer of value 1"):
        reversal_frames(graph, ["a", "c", "e"])


SIDE = 14
HOT = [(x, y) for x in range(SIDE) for y in range(x, SIDE) if wythoff(x, y).outcome() == "N"]


def test_every_way_ends_with_a_legal_move_to_a_cold_square() -> None:
    for start in HOT:
        *asked, (picture, words) = way_frames(SIDE, start)
        goes = re.search(r"She goes (?:(down) (\d+)|(\d+) (diagonally))\.$", words)
        assert goes, words
        assert asked
        after = queen(*start).play(f"go {goes[2] or goes[3]} {goes[1] or goes[4]}")
        assert after.outcome() == "P"
        assert str(after.state) in picture
        assert str(after.state) in words


WORDS = ["stone", "scissors", "paper"]
PAYS = strategic_form(stone_scissors_paper).first.rows


def ends(picture: str) -> dict[tuple[int, int], tuple[float, float, str]]:
    found = re.findall(r'<text data-key="end (\d) (\d) 1" x="([\d.]+)" y="([\d.]+)".*?>(.*?)</text>', picture)
    return {(int(i), int(j)): (float(x), float(y), pay.replace("−", "-")) for i, j, x, y, pay in found}


@pytest.mark.parametrize("pays", [PAYS, [[1, 2], [3, -4]], [[i - j * j for j in range(4)] for i in range(4)]])
def test_each_end_lands_in_the_cell_of_its_plans(pays: list[list[int]]) -> None:
    n = len(pays)
    tree, marked, table = (
        ends(picture) for picture, _ in form_frames(WORDS[:n] + ["well"] * (n > 3), pays, (0, n - 1))
    )
    payoffs = {(i, j): str(pays[i][j]) for i in range(n) for j in range(n)}
    for frame in (tree, marked, table):
        assert {cell: pay for cell, (_, _, pay) in frame.items()} == payoffs
    lefts, tops = [sorted({place[axis] for place in table.values()}) for axis in (0, 1)]
    assert {cell: (lefts.index(x), tops.index(y)) for cell, (x, y, _) in table.items()} == {
        (i, j): (j, i) for i, j in payoffs
    }
