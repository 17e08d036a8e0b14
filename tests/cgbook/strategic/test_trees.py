"""Tests of games in extensive form: their values by backward induction, by plans and by the oracle, and the inputs that are refused."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from cgbook.examples import Kind, kind_of, one_card, roll_or_stop, stag_hunt, stone_scissors_paper
from cgbook.pictures.trees import sheet_of
from cgbook.strategic import (
    Tree,
    backward,
    best_replies,
    chance,
    choice,
    end,
    evenly,
    expected,
    guarantee,
    plans,
    strategic_form,
    tree_of,
)
from cgbook.strategic.trees import Node
from cgkit import Bash, Subtraction, kayles, misere, sos
from tests import oracle

F = Fraction
ASKED = "You have bet, and your card lies face down"
SMALL = [one_card, roll_or_stop, stag_hunt, stone_scissors_paper]


def grown(rng: random.Random, depth: int, hide: bool, seen: tuple[int, ...] = ()) -> Any:
    """Return a random tree for the oracle; with `hide`, the second player moves at most once, without knowing any earlier move."""
    kind = rng.random()
    if depth == 0 or kind < 0.15:
        pay = rng.randint(-3, 3)
        return (pay, -pay)
    if kind < 0.4:
        odds = [F(1, 2), F(1, 2)] if rng.random() < 0.5 else [F(1, 3), F(2, 3)]
        return [(p, grown(rng, depth - 1, hide, (*seen, i))) for i, p in enumerate(odds)]
    player = rng.randrange(2)
    if hide and player == 1:
        return (1, "nothing", {f"m{i}": ((pay := rng.randint(-3, 3)), -pay) for i in range(2)})
    return (player, f"after {seen}", {f"m{i}": grown(rng, depth - 1, hide, (*seen, i)) for i in range(2)})


def made(node: Any) -> Node:
    """Return the same tree in the form of cgbook."""
    if isinstance(node, list):
        return chance("Chance", {f"c{i}": (p, made(after)) for i, (p, after) in enumerate(node)})
    if isinstance(node[-1], dict):
        return choice(node[0], node[1], {name: made(after) for name, after in node[2].items()})
    return end(*node)


def trees(hide: bool, count: int) -> list[tuple[Any, Tree]]:
    rng = random.Random(7)
    told = [grown(rng, 4, hide) for _ in range(count)]
    return [(node, Tree("A tree", "By lot.", made(node))) for node in told]


def test_three_answers_agree_on_trees_with_perfect_information() -> None:
    compared = 0
    for told, tree in trees(hide=False, count=400):
        mine, theirs = oracle.tree_plans(told, 0), oracle.tree_plans(told, 1)
        if len(mine) * len(theirs) <= 256:
            table = [[oracle.tree_pay(told, [one, other])[0] for other in theirs] for one in mine]
            best, form = max(min(row) for row in table), strategic_form(tree)
            assert max(map(min, form.first)) == best
            assert form.second == -form.first
            assert backward(tree).value == (best, -best)
            compared += 1
    assert compared > 200


def test_the_payoffs_of_two_plans_agree_with_the_oracle_if_moves_are_hidden() -> None:
    compared = hidden = 0
    for told, tree in trees(hide=True, count=300):
        hidden += not tree.has_perfect_information
        form = strategic_form(tree)
        pays = [list(zip(a, b, strict=True)) for a, b in zip(form.first, form.second, strict=True)]
        known = [{knows: moves[0] for knows, moves in oracle.tree_known(told, player).items()} for player in (0, 1)]
        for (one, row), (j, other) in product(zip(plans(tree, 0), pays, strict=True), enumerate(plans(tree, 1))):
            filled = [first | plan for first, plan in zip(known, (one, other), strict=True)]
            assert list(row[j]) == oracle.tree_pay(told, filled)
            compared += 1
        # every plan of the oracle gives a payoff in the table
        both = product(oracle.tree_plans(told, 0)[:64], oracle.tree_plans(told, 1))
        assert {tuple(oracle.tree_pay(told, [*pair])) for pair in both} <= {pay for row in pays for pay in row}
    assert compared > 1_000
    assert hidden > 50


def test_backward_induction_finds_the_winner_of_combinatorial_games() -> None:
    for position in [
        *(Bash(2)(n) for n in range(8)),
        *(misere(Subtraction({1, 3}))(n) for n in range(8)),
        kayles(4),
        kayles(2, 1),
    ]:
        assert (backward(tree_of(position)).value[0] > 0) == (position.outcome() == "N")
    assert backward(tree_of(sos(3))).value == (F(0), F(0)), "the value of a draw must be 0"


def test_the_small_games_have_the_values_in_the_chapter() -> None:
    assert backward(roll_or_stop).value == (F(28, 9),)
    assert [len(plans(tree, 0)) for tree in SMALL] == [4, 4, 2, 3]
    bluff: dict[str, Any] = {
        "You hold the high card": "bet",
        "You hold the low card": {"bet": F(1, 3), "fold": F(2, 3)},
    }
    call = {ASKED: {"call": F(2, 3), "fold": F(1, 3)}}
    assert guarantee(one_card, 0, bluff) == F(1, 3) == -guarantee(one_card, 1, call)
    assert best_replies(one_card, 0, call)[1] == [
        {"You hold the high card": "bet", "You hold the low card": low} for low in ("fold", "bet")
    ]
    assert guarantee(stone_scissors_paper, 0, evenly(stone_scissors_paper, 0)) == 0
    assert best_replies(stag_hunt, 0, evenly(stag_hunt, 1)) == (F(2), [{"Both choose now": "hare"}])


def test_the_kind_of_a_game_follows_from_its_tree() -> None:
    assert [kind_of(tree) for tree in SMALL] == [
        Kind(2, chance=True, hidden=True),
        Kind(1, chance=True, zero_sum=False),
        Kind(2, hidden=True, zero_sum=False),
        Kind(2, hidden=True),
    ]
    assert kind_of(tree_of(Bash(2)(4))).is_combinatorial
    assert not any(kind_of(tree).is_combinatorial for tree in SMALL)


@pytest.mark.parametrize("tree", [*SMALL, tree_of(Bash(2)(5))], ids=repr)
def test_all_nodes_are_on_the_sheet_in_different_places(tree: Tree) -> None:
    laid = sheet_of(tree)
    assert len(set(laid.at)) == len(tree.places)
    assert all(0 < x < laid.size[0] and 0 < y < laid.size[1] for x, y in laid.at)
    for place, (x, _) in zip(tree.places, laid.at, strict=True):
        assert all(laid.at[after][0] > x for _, after, _ in place.moves)
    for x, y, wide, tall in laid.boxes:
        inside = [i for i, (u, v) in enumerate(laid.at) if x < u < x + wide and y < v < y + tall]
        assert len({tree.places[i].knows for i in inside}) == 1, (
            "all places in a dashed box must be in one information set"
        )


@pytest.mark.timeout(10)
def test_a_strategic_form_with_too_many_cells_is_refused_immediately() -> None:
    """Both players have 4,096 plans, which could be listed, but the 16,777,216 cells would take hours."""
    asked = {str(i): ("1/12", choice(1, f"Question {i}", {"a": end(0, 0), "b": end(1, 1)})) for i in range(12)}
    given = {str(i): ("1/12", choice(0, f"Case {i}", {"a": end(0, 0), "b": end(1, 1)})) for i in range(12)}
    odds = {"first": ("1/2", chance("One of twelve", given)), "second": ("1/2", chance("Another", asked))}
    with pytest.raises(ValueError, match="4,096 × 4,096"):
        strategic_form(Tree("Twelve and twelve", "", chance("Whose turn", odds)))


def test_exact_numbers_can_be_text_everywhere_in_a_tree() -> None:
    odds, pays = {"a": ("1/3", end("1/2", "-.5")), "b": ("2/3", end("0.25", F(-1, 4)))}, (F(1, 3), F(-1, 3))
    tree = Tree("T", "", choice(0, "At the start", {"go": chance("The die", odds), "stop": end(["1/3", "-1/3"])}))
    assert expected(tree, {"At the start": "go"}, {}) == pays == backward(tree).value
    assert expected(tree, [{"At the start": {"go": "0.5", "stop": "1/2"}}, {}]) == pays


def test_each_player_has_a_name() -> None:
    with pytest.raises(ValueError, match="''"):
        Tree("T", "", end([0, 0]), players=("You", ""))
