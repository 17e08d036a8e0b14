"""Backward induction, which solves a game with perfect information from its ends."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cgbook.strategic.trees import CHANCE, END, EXAMPLE, Tree
from cgkit.checks import check_type


@dataclass(frozen=True)
class Solved:
    """The result of backward induction: `value`, the payoff of each player, and `plan`, a best move in each information set."""

    value: tuple[Fraction, ...]
    plan: dict[str, str]


def backward(tree: Tree) -> Solved:
    """Return a subgame perfect equilibrium of a game with perfect information, found by backward induction.

    >>> from cgbook.strategic import chance, choice, end
    >>> die = chance("The die", {"1 or 2": ("1/3", end(0)), "3 to 6": ("2/3", end(4))})
    >>> found = backward(Tree("Roll or stop", "", choice(0, "You have 1 chip", {"stop": end(1), "roll": die}), players=("You",)))
    >>> print(*found.value, found.plan)
    8/3 {'You have 1 chip': 'roll'}

    If there are several best moves, the plan contains the first.

    Parameters
    ----------
    tree : game where each player, on their turn, knows everything that has happened.

    Raises
    ------
    ValueError : if an information set has several nodes.

    Complexity
    ----------
    One pass through the nodes.

    References
    ----------
    Kuhn, "Extensive games and the problem of information", 1953.
    """
    for knows, places in check_type(Tree, tree, EXAMPLE).sets.items():
        if len(places) > 1:
            raise ValueError(
                f"{tree}: a player who knows {knows!r} can be at {len(places)} places, so none of these has a value of its own"
            )
    values: list[tuple[Fraction, ...]] = [()] * len(tree.places)
    plan: dict[str, str] = {}
    for i in reversed(range(len(tree.places))):
        place = tree.places[i]
        if place.turn == END:
            values[i] = place.pay
        elif place.turn == CHANCE:
            values[i] = tuple(
                sum((odds * values[after][j] for _, after, odds in place.moves), Fraction(0))
                for j in range(len(tree.players))
            )
        else:
            words, after, _ = max(place.moves, key=lambda move: values[move[1]][place.turn])
            values[i], plan[place.knows] = values[after], words
    return Solved(values[0], {knows: plan[knows] for knows in tree.sets})
