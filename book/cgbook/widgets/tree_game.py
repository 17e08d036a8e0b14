"""A game in extensive form to play against a machine, with its tree and a table of all plans that can be unfolded.

**Invariant.** Python computes the machine's behaviour, the payoffs of plans and the places of the tree's nodes; the page only makes random
choices, follows the states of habits, and adds up.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any, TypedDict

import traitlets as tl

from cgbook.examples import Habit, at_once
from cgbook.pictures.trees import pay_text, sheet_of, tree_picture
from cgbook.strategic import Bimatrix, Tree, backward, evenly, expected, plans
from cgbook.strategic.behaviours import Behaviour, Plan, odds_of
from cgbook.strategic.trees import CHANCE, END
from cgbook.widgets.base import STATIC, Lots, Widget, below, seeded, synced, weights
from cgkit.checks import check_bool, check_int, check_type, short_repr
from cgkit.wording import minus

MOST_ENDS, MOST_PLANS, MOST_CELLS = 40, 16, 64
EXAMPLE = "stag_hunt"


class TreeNode(TypedDict):
    """A node of a game's tree."""

    turn: int  # number of a player, -1 for chance, -2 for an end
    knows: str  # knowledge of that player, or source of the chance
    moves: list[list[Any]]  # moves [name, node, words on the line to the node]
    odds: list[int]  # whole numbers in proportion to the probabilities of a chance move
    pay: list[int]  # payoff of each player at an end
    says: str  # payoffs as they are drawn
    at: list[float]  # x and y, in pixels


class TreeFormat(TypedDict):
    """A game in extensive form; its root is the first node."""

    players: list[str]
    zeroSum: bool
    nodes: list[TreeNode]
    boxes: list[list[float]]  # x, y, width and height of boxes around nodes that a player can't tell apart
    size: list[float]  # width and height of the drawing


class TreeOptions(Lots):
    """The settings of a tree's play."""

    seat: int  # number of the reader's seat
    reveal: bool  # whether the reader can look up a machine's behaviour


class MachineFormat(TypedDict):
    """A machine that plays all the other seats."""

    name: str
    odds: dict[str, list[int]]  # for each thing it knows, whole numbers in proportion to the probabilities of the moves
    does: list[str]  # behaviour in words; empty for a habit, or for more than three information sets
    means: list[str]  # average payoff of each of the reader's plans against this machine
    # states of a habit: [its choice, next state after the reader's first choice, after the second]; empty for others
    states: list[list[int]]


class PlanTable(TypedDict):
    """The strategic form from the reader's seat; it has no rows for too many plans, and no columns for too many cells or one player."""

    plans: list[dict[str, str]]  # move for each thing that the reader might know
    knows: list[str]  # things that the reader might know where there is a choice
    rows: list[list[str]]  # moves of each plan, with "–" where play never gets that far
    columns: list[str]  # plans of the other players, in all combinations
    cells: list[list[str]]


class TreeGame(Widget):
    """A game in extensive form to play. `play_tree` makes one; `tally` counts how often play has ended at each node.

    >>> from cgbook.examples import stag_hunt
    >>> play_tree(stag_hunt).tally
    [0, 0, 0, 0, 0, 0, 0]
    """

    _esm = STATIC / "landscape.js"
    kind: str = synced(tl.Unicode("tree game"))
    options: TreeOptions
    tree: TreeFormat = synced(tl.Dict())
    machines: list[MachineFormat] = synced(tl.List())
    plans: PlanTable = synced(tl.Dict())
    machine: int = synced(tl.Int(0))
    tally: list[int] = synced(tl.List())

    @tl.validate("machine")
    def _validate_machine(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self.machines), "machines")


def play_tree(
    tree: Tree | Bimatrix,
    *,
    seat: int = 0,
    machines: Mapping[str, Behaviour | Habit] | None = None,
    reveal: bool = True,
    seed: int | None = None,
) -> TreeGame:
    """Let the reader play a game alone or against machines, each with its own behaviour in all other seats.

    >>> from cgbook.examples import stag_hunt
    >>> play_tree(stag_hunt)
    TreeGame('The stag and the hare')

    In a game of three or more players, each machine plays for all the other players:

    >>> from cgbook.examples import odd_one_out
    >>> play_tree(odd_one_out.tree(), machines={"The same side, always": {"Ann chooses unseen": "heads", "Ben chooses unseen": "heads"}})
    TreeGame('Odd one out')

    A habit replies to the reader's choices in earlier rounds. The board then shows the latest ten rounds.

    >>> from cgbook.examples import HABITS, prisoners
    >>> play_tree(prisoners, machines={"Somebody": HABITS["tit for tat"]})
    TreeGame('The prisoners')

    Moves are drawn if they are named stone, scissors, paper, stag, hare, heads, tails, high or low, if they take chips, as in "take 2", or
    if they are numbers of a die, as in "1 or 2".

    Parameters
    ----------
    tree : game with at most 40 ends, or a `Bimatrix`, where both players choose at the same time.
    seat : number of the reader's seat, counting from 0.
    machines : dictionary from a name to the behaviour in all other seats, or to a `Habit` if the game is a `Bimatrix` of two rows and two
        columns and the reader has seat 0 (default: one machine, which solves a game with perfect information, and chooses evenly among its
        moves in any other game).
    reveal : whether the reader can look up a machine's behaviour; always false if a machine has a habit.
    seed : seed of all random choices (default: a different seed for each visit).

    Raises
    ------
    ValueError : if the game has more ends or pays fractions, or a machine doesn't know what to do or has a habit that doesn't fit the game.
    """
    small = isinstance(tree, Bimatrix) and (len(tree.rows), len(tree.columns)) == (2, 2)
    if isinstance(tree, Bimatrix):
        tree = _unfolded(tree)
    players = check_type(Tree, tree, EXAMPLE).players
    ends = sum(place.turn == END for place in tree.places)
    if ends > MOST_ENDS:
        raise ValueError(f"only games with at most {MOST_ENDS} ends can be shown; {tree} has {ends}")
    if any(pay.denominator != 1 for place in tree.places for pay in place.pay):
        raise ValueError(f"the ends of a game on a board must pay whole chips, but some ends of {tree} pay fractions")
    mine = check_int(seat, "seats", 0, len(players) - 1)
    if machines is not None and not (isinstance(machines, Mapping) and machines):
        raise TypeError(
            f"machines must be a dictionary from names to behaviours, with at least one entry, got {short_repr(machines)}"
        )
    habits = any(isinstance(one, Habit) for one in (machines or {}).values())
    if habits and not (small and seat == 0):
        raise ValueError(
            f"a habit needs a Bimatrix with two rows and two columns, and the reader in seat 0, got {tree}"
        )
    given = machines or {", ".join(players[:mine] + players[mine + 1 :]) or players[mine]: _usual(tree, mine)}
    own = plans(tree, mine)
    shown = own if len(own) <= MOST_PLANS else []

    widget = TreeGame(
        title=tree.title,
        rule=tree.rule,
        tree=_format(tree, mine),
        machines=[_machine(tree, mine, name, behaviour, shown) for name, behaviour in given.items()],
        plans=_table(tree, mine, shown),
        tally=[0] * len(tree.places),
        options={"seat": mine, "reveal": check_bool(reveal, "reveal") and not habits, **seeded(seed)},
    )
    widget.picture = tree_picture(tree, mine)
    return widget


def _unfolded(game: Bimatrix) -> Tree:
    """Return the game as a tree where the second player doesn't see the first player's choice."""
    cells = (
        zip(game.columns, zip(*pays, strict=True), strict=True) for pays in zip(game.first, game.second, strict=True)
    )
    return at_once(game.title, game.rule, {row: dict(pays) for row, pays in zip(game.rows, cells, strict=True)})


def _usual(tree: Tree, mine: int) -> Behaviour:
    """Return the default behaviour of the other players."""
    if not tree.has_perfect_information:
        return {knows: odds for seat in _others(tree, mine) for knows, odds in evenly(tree, seat).items()}
    return {knows: move for knows, move in backward(tree).plan.items() if tree.owner(knows) != mine}


def _others(tree: Tree, mine: int) -> list[int]:
    return [seat for seat in range(len(tree.players)) if seat != mine]


def _format(tree: Tree, seat: int) -> TreeFormat:
    laid = sheet_of(tree)
    return {
        "players": list(tree.players),
        "zeroSum": tree.is_zero_sum,
        "nodes": [
            {
                "turn": place.turn,
                "knows": place.knows,
                "moves": [
                    [name, after, words] for (name, after, _), words in zip(place.moves, laid.words[i], strict=True)
                ],
                "odds": weights([odds for _, _, odds in place.moves]) if place.turn == CHANCE else [],
                "pay": [int(pay) for pay in place.pay],
                "says": pay_text(tree, place.pay, seat) if place.turn == END else "",
                "at": list(laid.at[i]),
            }
            for i, place in enumerate(tree.places)
        ],
        "boxes": [list(box) for box in laid.boxes],
        "size": list(laid.size),
    }


def _machine(
    tree: Tree, seat: int, name: object, behaviour: Behaviour | Habit, own: list[dict[str, str]]
) -> MachineFormat:
    if isinstance(behaviour, Habit):
        states = [list(state) for state in behaviour.states]
        return {"name": check_type(str, name, "'Machine A'"), "odds": {}, "does": [], "means": [], "states": states}
    theirs = [knows for knows in tree.sets if tree.owner(knows) != seat]
    odds = {knows: odds_of(tree, behaviour, knows) for knows in theirs}
    return {
        "name": check_type(str, name, "'Machine A'"),
        "odds": {knows: weights(list(lots.values())) for knows, lots in odds.items()},
        "does": [
            ", ".join(f"{move} {probability}" for move, probability in lots.items() if probability)
            for lots in odds.values()
        ]
        if len(odds) <= 3
        else [],
        "means": [
            _number(
                expected(tree, *(plan if i == seat else odds for i in range(len(tree.players))))[seat], tree.is_zero_sum
            )
            for plan in own
        ],
        "states": [],
    }


def _number(value: Fraction, signed: bool) -> str:
    return minus(f"{'+' if signed and value > 0 else ''}{value}")


def _table(tree: Tree, seat: int, own: list[dict[str, str]]) -> PlanTable:
    mine = [knows for knows in tree.sets if tree.owner(knows) == seat and len(tree.options(knows)) > 1]
    rows = [[plan.get(knows, "–") for knows in mine] for plan in own]
    table: PlanTable = {"plans": own, "knows": mine, "rows": rows, "columns": [], "cells": []}
    if len(tree.players) == 1 or not own:
        return table
    theirs = list(product(*(plans(tree, other) for other in _others(tree, seat))))
    if len(own) * len(theirs) > MOST_CELLS:
        return table
    pays = [[expected(tree, *others[:seat], plan, *others[seat:]) for others in theirs] for plan in own]
    cells = [
        [
            _number(pay[seat], True) if tree.is_zero_sum else ", ".join(_number(share, False) for share in pay)
            for pay in row
        ]
        for row in pays
    ]
    return {**table, "columns": [", ".join(_name(tree, plan) for plan in others) for others in theirs], "cells": cells}


def _name(tree: Tree, plan: Plan) -> str:
    """Return a plan in words: its only move, or its move for each information set that offers a choice."""
    parts = {knows: move for knows, move in plan.items() if len(tree.options(knows)) > 1} or plan
    return (
        next(iter(parts.values()))
        if len(parts) == 1
        else "; ".join(f"{knows}: {move}" for knows, move in parts.items())
    )
