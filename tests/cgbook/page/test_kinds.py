"""Tests of what boards do and say, run in Node without a page."""

from __future__ import annotations

from typing import Any

from cgbook.pictures.boards._shapes import pin
from cgbook.widgets.table import table
from cgkit import Subtraction, green_value, kayles
from cgkit.partizan import domineering
from tests.front import ask


def board(name: str, made: list[Any], *calls: list[Any]) -> list[Any]:
    """Return the results of calls on a board, each [method, ...arguments] or [property]."""
    (answers,) = ask([["board", name, made, list(calls)]])
    return list(answers)


def test_drawing_and_cutting_in_the_yard_can_be_undone() -> None:
    trunk, twig = [4, 0, 4, 1], [4, 1, 5, 2]
    begun, drawn, joined, cut, nothing, undone = board(
        "Yard",
        [[], "cut"],
        ["touch", [4, 0]],
        ["touch", [4, 1]],
        ["join", [4, 1], [5, 2]],
        ["cut", 0],
        ["stands"],
        ["undo"],
    )
    assert begun == "", "the first touch must only begin an edge"
    assert "edge 1" in drawn.lower()
    assert "edge 2" in joined.lower()
    assert len(cut["fallen"]) == 2, "the edge above the cut must fall too"
    assert nothing is False
    assert undone is None
    erased, segments, left = board("Yard", [[trunk, twig], "erase"], ["erase", 1], ["segments"], ["verdict", True])
    assert "edge 2" in erased.lower()
    assert segments == [trunk]
    assert left["value"] == 1
    assert board("Yard", [[[x, 0, x, 1] for x in range(40)], "draw"], ["touch", [4, 1]]) == [None], (
        "a full yard must take no more edges"
    )


def test_the_opponent_in_the_yard_leaves_value_0() -> None:
    stalks = [[0, 0, 0, 1], [0, 1, 0, 2], [0, 2, 0, 3], [2, 0, 2, 1]]
    assert green_value([(0, 1), (1, 2), (2, 3), (0, 4)]) == 2
    told, left = board("Yard", [stalks, "cut"], ["answer", "chance"], ["verdict", True])
    assert "opponent cuts" in told["text"]
    assert left["value"] == 0


def test_an_objection_changes_the_proposal_and_can_be_undone() -> None:
    worth = [0, 0, 0, 12, 0, 12, 12, 12]
    made = [["A", "B", "C"], worth, [48, 48, 48], 6]
    before, said, after, trail, _, back = board(
        "Sharing", made, ["says"], ["object"], ["paid"], ["trail"], ["back"], ["paid"]
    )
    assert "AB" in before
    assert sum(after) == 144
    assert trail == [[48, 48, 48], after]
    assert back == [48, 48, 48]
    assert said.count(".") >= 2, "the sentences must give the new proposal, and say who objects to it"
    none = board("Sharing", made, ["change", [0, 12, 12, 12, 12, 12, 12, 12]], ["none"], ["objection"], ["worst"])
    assert none == [None, True, None, ""], "nobody can object if the three make more alone"


def test_a_line_is_struck_out_only_if_another_is_better() -> None:
    made = [[["up", "down"], ["left", "right"]], [[3, 2], [1, 0]], []]
    kept, struck, left, back, rest = board(
        "MatrixGame", made, ["strike", 0, 0], ["strike", 0, 1], ["left"], ["back"], ["struck"]
    )
    assert "Row up" in kept
    assert "Row down" in struck
    assert left == {"alive": [[0], [0, 1]], "small": [[3, 2]]}
    assert "Row down" in back
    assert rest == []
    matching = [[["a", "b"], ["c", "d"]], [[1, -1], [-1, 1]], []]
    assert "0" in board("MatrixGame", matching, ["valueLine"])[0]
    assert "1/4" in board("MatrixGame", matching, ["mix", 0.25], ["standing"])[1]


def test_rounds_of_a_tree_add_up() -> None:
    node = {"knows": "", "moves": [], "odds": [], "pay": [], "says": "", "at": [0, 0]}
    ends = [{**node, "turn": -2, "pay": [pay, -pay]} for pay in (1, -1)]
    first = {**node, "turn": 0, "knows": "nothing", "moves": [["heads", 1], ["tails", 2]]}
    tree = {"players": ["You", "Machine"], "zeroSum": True, "nodes": [first, *ends], "boxes": [], "size": [1, 2]}
    machine = {"name": "m", "odds": {}, "does": [], "means": [], "states": []}
    *_, over, line, tally, score, gained = board(
        "TreeGame",
        [tree, 0, machine, [0, 0, 0], "chance"],
        ["begin"],
        ["play", 1],
        ["over"],
        ["line"],
        ["tally"],
        ["score"],
        ["rounds", {"nothing": "heads"}],
    )
    assert over is True
    assert line == "You lose 1 chip."
    assert tally == [0, 0, 1]
    assert (score["rounds"], score["sum"]) == (1, -1)
    assert gained == 10_000


def test_a_match_ends_with_a_next_step() -> None:
    made = [table(Subtraction({1, 2}), (4,)), {"seed": 1}, 0]
    take_two = {"picks": [[0, 0, 1]]}
    *_, state, said, onward, record, _, again = board(
        "Match", made, ["play", take_two], ["reply"], ["state"], ["line", None], ["onward"], ["record"],
        ["rewind", 0], ["state"],
    )  # fmt: skip
    assert state == "lost"
    assert "take 2" in said
    assert onward["turn"] == 0, "the next step must lead back to the mistake"
    assert record[0]["mark"], "the record must mark the mistake"
    assert not record[1]["mark"]
    assert again == "yours"
    second = [table(Subtraction({1, 2}), (2,)), {"seed": 1}, 0]
    _, won, line, onward = board("Match", second, ["play", take_two], ["won"], ["state"], ["onward"])
    assert won is True
    assert line == "won"
    assert (onward["start"], onward["who"], onward.get("turn")) == (0, "first", None), (
        "the next step must offer the same game again"
    )


def test_a_match_says_which_side_a_start_gives() -> None:
    made = table(domineering, *(domineering("..", "..", *turn).state for turn in ((), ("right",))))
    for start, side in enumerate(("Left", "Right")):
        (line,) = board("Match", [made, {"seed": 1}, start, {"told": True}], ["line", None])
        assert line == f"You’re {side}, and it’s your move."
    (line,) = board("Match", [table(Subtraction({1, 2}), (4,)), {"seed": 1}, 0, {"told": True}], ["line", None])
    assert line == "Your move."


def test_the_trace_of_a_heap_lists_what_each_player_left() -> None:
    made = [table(Subtraction({1, 2}), (4,)), {"seed": 1}, 0]
    heap, *_, left = board("Match", made, ["oneHeap"], ["play", {"picks": [[0, 0, 1]]}], ["reply"], ["trace"])
    assert heap is True
    assert left == [{"left": "4", "yours": None}, {"left": "2", "yours": True}, {"left": "0", "yours": False}]
    (rows,) = board("Match", [table(kayles, (4,)), {"seed": 1}, 0], ["oneHeap"])
    assert rows is False


def test_a_readers_words_mean_a_position_several_games_or_nothing() -> None:
    games = [
        {"name": "Nim", "type": "nim(3, 5)", "names": ["Nim"], "rule": "Take chips from a heap."},
        {"name": "Kayles", "type": "kayles(5)", "names": ["Kayles"], "rule": "Knock down pins, heap after heap."},
    ]
    nim, power, several, none, awake, typed, total = board(
        "Laboratory",
        [games, [], "nim(1)", {}],
        ["question", " nim ", False],
        ["question", "nim(2^3)", False],
        ["question", "heap", False],
        ["question", "chess", False],
        ["question", "chess", True],
        ["reads", "kayles"],
        ["sum", "kayles"],
    )
    assert nim == {"given": "nim(3, 5)"}
    assert power == {"given": "nim(2**3)"}
    assert several == {"given": "heap", "several": True}
    assert "chess" in none["says"]
    assert awake == {"given": "chess"}, "only Python can know this name"
    assert "kayles(5)" in typed
    assert total == "nim(1) + kayles(5)"


def test_life_is_drawn_stepped_and_guessed() -> None:
    blinker = [[0, 0], [1, 0], [2, 0]]
    words, turned, cells, _, out, fate = board(
        "Life", [blinker, 0, [5, 5], False], ["step"], ["touch", [1, 0]], ["cells"], ["put", ["9,9"]], ["count"],
        ["wordsOf", [1, 0]],
    )  # fmt: skip
    assert words["ends"] is False
    assert words["words"].count("2") == 2, "the sentence must say that two cells are born and two die"
    assert turned is False, "touching a live cell must erase it"
    assert cells == [[1, -1], [1, 1]]
    assert "Out of sight: 1" in out
    assert "no" in fate.lower()
    sorted_cells = board("Life", [[[2, 0], [0, 1]], 0, [5, 5], False], ["cells"])
    assert sorted_cells == [[[2, 0], [0, 1]]], "cells must be listed row by row"
    lonely = board("Life", [[[0, 0]], 0, [3, 3], False], ["step"])[0]
    assert lonely["ends"] is True, "no cell must be left"
    *_, right, after = board(
        "Life", [blinker, 0, [5, 5], True], ["draw", [[1, -1], [1, 0], [1, 1]], True], ["judge"], ["cells"]
    )
    assert after == [[1, -1], [1, 0], [1, 1]]
    (wrong,) = board("Life", [blinker, 0, [5, 5], True], ["judge"])
    assert right != wrong
    assert "3" in wrong


def test_the_page_and_the_pictures_draw_the_same_pin() -> None:
    (path,) = ask([["pinPath"]])
    assert f'd="{path}"' in pin(0, 0, 66)[0]
