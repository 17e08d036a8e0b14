"""How long a game lasts if the winner delays and the loser hurries: what decides a join.

A move in a join is a move in every unfinished component, so the component that lasts longest ends the join; its
parity says who wins, and so in each component the winner plays long and the loser short.
"""

from collections.abc import Hashable, Iterator
from typing import TypeVar

from cgkit.errors import told
from cgkit.games.ruleset import Ruleset
from cgkit.solving.reach import LIMIT, Bound
from cgkit.solving.settle import settle, suspense_rule

__all__ = ["suspense"]

Q = TypeVar("Q", bound=Hashable)


def suspense(rules: Ruleset[Q], position: Q, memo: dict[Q, int] | None = None, limit: int = LIMIT) -> int:
    """Return the suspense number: odd just when the player to move wins; of a join, the greatest of its parts.

    >>> from cgkit import Subtraction
    >>> [suspense(Subtraction({1, 2}), (size,)) for size in range(7)]
    [0, 1, 1, 2, 3, 3, 4]

    Parameters
    ----------
    rules : a ruleset whose play cannot return and in which who cannot move, loses.
    position : one of its plain positions.
    memo : suspense numbers already known, which grows.
    limit : how many positions may be met.

    Returns
    -------
    int >= 0: the number of moves in the game if the winner delays and the loser hurries.

    Raises
    ------
    ValueError : if play can return.
    SearchLimitError : if there are more than `limit` positions.

    Complexity
    ----------
    Linear in the number of moves; no recursion.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Winning Ways, chapter 9.
    """
    known: dict[Q, int] = {} if memo is None else memo
    bound = Bound(limit, rules)
    met = {position}

    def options(position: Q) -> Iterator[tuple[Q]]:
        for move in bound.count(rules.moves(position)):
            met.add(move.after)
            bound.meet(len(met))
            yield (move.after,)

    def returned(position: Q) -> str:
        return f"{told(rules)} can return to {rules.show(position)}: it has no suspense number"

    settle([position], options, suspense_rule, known, returned)
    return known[position]
