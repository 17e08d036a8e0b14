"""Tests of positions: their moves in programs, play, sums and copies."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from cgkit import Bash, Digraph, Position, SearchLimitError, Subtraction, kayles, misere, nim
from cgkit.position import LegalMove
from cgkit.solving.budget import budget
from tests.cases import CASES
from tests.odd_rulesets import Graph
from tests.strategies import heap_positions

S13 = Subtraction({1, 3})


@given(heap_positions())
def test_the_fields_of_a_move_agree_with_its_words(position: Position[Any]) -> None:
    for index, move in enumerate(position.moves()):
        (place,) = move.at
        (taken,) = move.args
        before, after = position.state[place], move.after.state[place]
        assert (move.verb, taken) == ("take", before - after)
        assert position.play(index) == move.after
        assert [step.at for step in move.steps] == [(place,)]


def test_moves_to_equivalent_positions_can_be_listed_once() -> None:
    wins = kayles(10).winning_moves(distinct=True)
    assert [win.after for win in wins] == [kayles(1, 8), kayles(2, 7), kayles(3, 6), kayles(4, 4)]
    assert len(nim(5, 5).moves()) == 2 * len(nim(5, 5).moves(distinct=True)) == 10
    assert [repr(move) for move in nim(2, 2).moves(distinct=True)] == ["take 1 from heap 1", "take 2 from heap 1"]


def test_positions_add_up_to_a_sum() -> None:
    parts = [S13(4), Bash(2)(5), kayles(3)]
    assert sum(parts) == parts[0] + parts[1] + parts[2]
    assert sum([S13(4)]) == S13(4)
    assert (nim(3, 4).misere(), nim(3, 4).misere().misere()) == (misere(nim(3, 4)), nim(3, 4))


def test_moves_and_play_look_at_no_more_moves_than_their_budget() -> None:
    with budget(positions=400):
        with pytest.raises(SearchLimitError, match="stopped after 100 moves"):
            nim(10**18).moves()
        with pytest.raises(SearchLimitError, match="stopped after 100 moves"):
            nim(10**18).play("take 1000")
        assert nim(10**18).play("take 100") == nim(10**18 - 100)
        assert nim(10**18).play(99) == nim(10**18 - 100)
    ring = Graph(((1,), (0,)))
    moves: list[LegalMove[int]] = ring(0).moves()
    assert moves[0].after.outcome() == "D"


def test_every_position_can_be_copied_and_sent_to_another_process(subtests: pytest.Subtests) -> None:
    for case in CASES:
        with subtests.test(str(case)):
            for state in case.positions[:5]:
                position: Position[Any] = Position(case.rules, state)
                assert copy.deepcopy(position) == position
                try:
                    sent = pickle.loads(pickle.dumps(position))
                # Python can't pickle a function that's defined inside another one
                except (AttributeError, pickle.PicklingError) as error:
                    assert "function" in str(error) or "local object" in str(error)  # noqa: PT017
                    assert "<lambda>" in str(error)  # noqa: PT017
                    continue
                assert sent == position
                assert hash(sent) == hash(position)
                assert [move.text for move in sent.moves()] == [move.text for move in position.moves()]


def test_a_graph_from_another_process_equals_the_same_graph_here() -> None:
    """In another process, strings have other hashes."""
    make = "Digraph({'a': 'bc', 'b': 'c'})"
    send = f"import pickle, sys; from cgkit import Digraph; sys.stdout.buffer.write(pickle.dumps({make}))"
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(Path(__file__).parents[3])}
    sent = subprocess.run([sys.executable, "-c", send], capture_output=True, check=True, env=environment).stdout
    assert pickle.loads(sent) in {Digraph({"a": "bc", "b": "c"})}
