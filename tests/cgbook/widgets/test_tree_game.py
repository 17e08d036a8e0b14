"""Tests that Node and Python agree about a game's tree on the page: lots, plans and what a player can see."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from cgbook.examples import HABITS, odd_one_out, one_card, prisoners, roll_or_stop, stag_hunt, stone_scissors_paper
from cgbook.strategic import StrategicGame, Tree, end, evenly, tree_of
from cgbook.strategic.trees import CHANCE, END
from cgbook.widgets import play_tree
from cgkit import Bash, kayles
from tests.front import ask

TREES = [one_card, roll_or_stop, stag_hunt, stone_scissors_paper, tree_of(Bash(2)(5)), tree_of(kayles(3))]


def walked(tree: Tree, odds: dict[str, list[int]], draws: list[float]) -> list[int]:
    """Return the moves that these random numbers select, by whole-number weights."""
    at, moves, left = 0, [], iter(draws)
    while tree.places[at].turn != END:
        place = tree.places[at]
        chances = [float(p) for _, _, p in place.moves] if place.turn == CHANCE else odds.get(place.knows)
        if not chances:
            break
        mark, so_far = next(left) * sum(chances), 0.0
        sums = [so_far := so_far + one for one in chances]
        move = next(i for i, one in enumerate(sums) if mark < one)
        moves.append(move)
        at = place.moves[move][1]
    return moves


@pytest.mark.thorough
def test_lots_are_drawn_as_python_draws_them() -> None:
    rng = random.Random(3)
    requests: list[list[Any]] = []
    wanted = []
    for _ in range(600):
        tree = rng.choice(TREES)
        known = {knows: [rng.randint(0, 3) for _ in tree.options(knows)] for knows in tree.sets}
        odds = {knows: weights for knows, weights in known.items() if sum(weights)}
        draws = [rng.random() for _ in range(20)]
        requests.append(["proceed", play_tree(tree).tree, odds, draws])
        wanted.append(walked(tree, odds, draws))
    assert ask(requests) == wanted
    assert len({tuple(one) for one in wanted}) > 30


@pytest.mark.parametrize("tree", TREES, ids=repr)
def test_a_player_sees_the_moves_that_all_places_of_an_information_set_share(tree: Tree) -> None:
    seen = ask([["seen", play_tree(tree).tree, at] for at in range(len(tree.places))])
    for place, told in zip(tree.places, seen, strict=True):
        if place.turn < 0:
            assert place.turn == CHANCE or [one["words"] for one in told] == list(place.path)
            continue
        alike = [tree.places[i].path for i in tree.sets[place.knows]]
        common = [words if all(path[k] == words for path in alike) else None for k, words in enumerate(place.path)]
        assert [one["words"] for one in told] == common


def test_many_rounds_by_a_plan_pay_what_python_expects() -> None:
    for tree in (one_card, stone_scissors_paper, roll_or_stop):
        widget = play_tree(tree)
        rounds = 4_000
        for plan, mean in zip(widget.plans["plans"], widget.machines[0]["means"], strict=True):
            (total,) = ask([["playOut", widget.tree, plan, widget.machines[0]["odds"], rounds, 5]])
            assert abs(total / rounds - float(Fraction(mean.replace("−", "-")))) < 0.25


def test_a_tally_adds_up() -> None:
    widget = play_tree(stag_hunt)
    tally = [3 if place.pay == end(0, 2).pay else 1 if place.pay == end(3, 3).pay else 0 for place in stag_hunt.places]
    assert ask([["adding", widget.tree, tally]]) == [{"rounds": 4, "sums": [3, 9]}]


def test_the_small_games_have_exactly_the_moves_with_drawings() -> None:
    drawn = {
        words for tree in (stag_hunt, stone_scissors_paper) for place in tree.places for words, _, _ in place.moves
    }
    assert drawn == {"stag", "hare", "stone", "scissors", "paper"}


def test_a_habit_keeps_its_secret() -> None:
    habit = HABITS["patient"]
    board = play_tree(prisoners, machines={"A": habit})
    assert board.machines[0]["states"] == [list(state) for state in habit.states]
    assert not board.options["reveal"]
    assert board.plans["cells"] == [["3, 3", "0, 5"], ["5, 0", "1, 1"]]


def test_the_other_seat_has_the_same_table_transposed() -> None:
    mine, theirs = play_tree(one_card).plans, play_tree(one_card, seat=1).plans
    turned = [
        [cell.replace("−", "+") if cell[0] == "−" else cell.replace("+", "−") for cell in row]
        for row in zip(*mine["cells"], strict=True)
    ]
    assert theirs["cells"] == turned
    assert mine["knows"] == ["You hold the high card", "You hold the low card"]


def test_three_players_have_a_board() -> None:
    tree = odd_one_out.tree()
    agreed = {"Ann chooses unseen": "heads", "Ben chooses unseen": "tails"}
    widget = play_tree(tree, machines={"agreed": agreed, "one coin": {**agreed, **evenly(tree, 2)}})
    assert widget.plans["columns"] == ["heads, heads", "heads, tails", "tails, heads", "tails, tails"]
    assert widget.plans["cells"] == [["0", "−1", "−1", "+2"], ["+2", "−1", "−1", "0"]]
    assert [one["means"] for one in widget.machines] == [["−1", "−1"], ["−1/2", "+1/2"]]
    assert widget.machines[1]["does"] == ["heads 1", "heads 1/2, tails 1/2"]
    for seat, name in enumerate(("You", "Ann", "Ben")):
        other = play_tree(tree, seat=seat)
        assert other.machines[0]["name"] == ", ".join(one for one in ("You", "Ann", "Ben") if one != name)
        assert [other.machines[0]["means"], other.plans["cells"]] == [["0", "0"], widget.plans["cells"]], (
            "all seats must have the same table"
        )
    picture = widget.picture
    assert [picture.count(f">{letter}</text>") for letter in "AB"] == [2, 4], "each node must say whose turn it is"


def test_a_game_that_is_not_zero_sum_lists_three_payoffs() -> None:
    stags = StrategicGame(
        [("stag", "hare")] * 3, lambda *does: [3 if does.count("stag") == 3 else 2 * (one == "hare") for one in does]
    )
    widget = play_tree(stags.tree())
    assert widget.plans["cells"][0] == ["3, 3, 3", "0, 0, 2", "0, 2, 0", "0, 2, 2"]
    assert widget.machines[0]["means"] == ["3/4", "2"]
