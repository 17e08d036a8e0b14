"""Backward induction: a game with perfect information, solved from its ends.

**Invariant.** The value of a node depends on the nodes below it alone; ties are broken by the order of the moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from cgkit.errors import wanted
from cgkit.position import EXAMPLE as POSITION
from cgkit.position import Position
from cgkit.strategic.trees import CHANCE, END, MOST_DEPTH, MOST_NODES, TOO_LARGE, Choice, End, Node, Tree

__all__ = ["Solved", "backward", "tree_of"]


@dataclass(frozen=True)
class Solved:
    """What backward induction finds: what each player gets, and a best move for everything that a player may know.

    >>> from cgkit.strategic import roll_or_stop
    >>> backward(roll_or_stop).plan
    {'You have 1 chip': 'roll', 'You have 4 chips': 'roll', 'You have 7 chips': 'stop'}
    """

    value: tuple[Fraction, ...]
    plan: dict[str, str]


def backward(tree: Tree) -> Solved:
    """Solve a game with perfect information, chance or not.

    >>> from cgkit.strategic import roll_or_stop
    >>> solved = backward(roll_or_stop)
    >>> print(*solved.value, *solved.plan.values())
    28/9 roll roll stop

    Parameters
    ----------
    tree : a game in which each player knows all that has happened.

    Raises
    ------
    ValueError : if somebody does not.

    Complexity
    ----------
    Linear in the number of nodes.
    """
    for knows, places in wanted(Tree, tree, "roll_or_stop").sets.items():
        if len(places) > 1:
            raise ValueError(
                f"{tree}: who knows {knows!r} may be at {len(places)} places, so it has no value of its own"
            )
    values: list[tuple[Fraction, ...]] = [()] * len(tree.places)
    plan: dict[str, str] = {}
    for i in reversed(range(len(tree.places))):
        place = tree.places[i]
        if place.turn == END:
            values[i] = tuple(map(Fraction, place.pay))
        elif place.turn == CHANCE:
            values[i] = tuple(
                sum((odds * values[after][j] for _, after, odds in place.moves), Fraction(0))
                for j in range(len(tree.players))
            )
        else:
            words, after, _ = max(place.moves, key=lambda move: values[move[1]][place.turn])
            values[i], plan[place.knows] = values[after], words
    in_order = {knows: plan[knows] for knows in tree.sets}
    return Solved(values[0], in_order)


def tree_of(position: Position[Any]) -> Tree:
    """Return a combinatorial game as a tree: the winner gets 1, the loser -1.

    >>> from cgkit import Bash
    >>> print(*backward(tree_of(Bash(2)(3))).value)
    -1 1

    Parameters
    ----------
    position : where play begins; the first player moves.

    Raises
    ------
    ValueError : if the tree has more than 5,000 nodes, or 60 moves one after the other.
    """
    wanted(Position, position, POSITION)
    rules = position.rules
    return Tree(rules.title, f"{rules.rule} {rules.ending}".strip(), _grown(position, 0, (), [0]))


def _grown(position: Position[Any], player: int, path: tuple[str, ...], met: list[int]) -> Node:
    met[0] += 1
    if met[0] > MOST_NODES or len(path) > MOST_DEPTH:
        raise ValueError(f"{TOO_LARGE}: start from a smaller position")
    if position.is_over:
        result = position.rules.end(position.state)  # for the player to move
        return End((result, -result) if player == 0 else (-result, result))
    moves = tuple((move.text, _grown(move.after, 1 - player, (*path, move.text), met)) for move in position.moves())
    return Choice(player, f"After {', '.join(path)}" if path else "At the start", moves)
