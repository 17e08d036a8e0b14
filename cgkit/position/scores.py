"""All that can be reached at once: the score, or the loopy value, of every position."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

from cgkit.doors import short_repr
from cgkit.games.compounds import has_own_ends
from cgkit.position.position import Position, of_one_game
from cgkit.solving import loopy, retrograde
from cgkit.solving.reach import Reach

__all__ = ["loopy_values", "scores"]

Q = TypeVar("Q", bound=Hashable)


def scores(*positions: Position[Q]) -> dict[Position[Q], int]:
    """Return the score of every position that play can reach from these.

    A score of r + 1 means that the player to move wins, and r moves remain if the winner hurries and the loser delays;
    -(r + 1) that he loses in r moves; 0 that neither can force a win.

    >>> from cgkit import Subtraction
    >>> game = Subtraction({1, 3, 4})
    >>> found = scores(game(7))
    >>> found[game(7)], found[game(5)]
    (-5, 4)

    Positions come breadth first.

    Complexity
    ----------
    Linear in the number of moves between the positions reached.

    References
    ----------
    Winning Ways, chapter 9 (remoteness); Fraenkel and Smith for play that may return.
    """
    rules, states = of_one_game(*positions)
    reach = Reach(rules, *states, merge=False)
    return dict(zip((Position(rules, state) for state in reach.positions), retrograde.scores(reach), strict=True))


def loopy_values(*positions: Position[Q]) -> dict[Position[Q], loopy.LoopyValue]:
    """Return the value of every position that play can reach from these: a number, or ∞(K).

    >>> from cgkit import Digraph
    >>> game = Digraph({"a": "bc", "b": "ad", "c": "d", "d": ""})
    >>> [loopy_values(game("a"))[game(v)] for v in "abcd"]
    [0, 1, 1, 0]
    >>> tail = Digraph({1: [2], 2: [1, 3], 3: []})
    >>> list(loopy_values(tail(1)).values())
    [0, 1, 0]
    >>> ring = Digraph({1: [2], 2: [3, 4], 3: [1], 4: [5]})
    >>> list(loopy_values(ring(1)).values())
    [∞, ∞(1), ∞, 1, 0]

    Where no play returns, these are the Grundy values.

    Positions come breadth first; whoever cannot move must lose.

    Complexity
    ----------
    Linear in the number of moves, once for each number that occurs.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Winning Ways, chapter 12.
    """
    rules, states = of_one_game(*positions)
    if has_own_ends(rules):
        raise ValueError(f"{short_repr(rules)} has ends of its own, and no loopy values: whoever cannot move must lose")
    reach = Reach(rules, *states, merge=False)
    return dict(zip((Position(rules, state) for state in reach.positions), loopy.labels(reach), strict=True))
