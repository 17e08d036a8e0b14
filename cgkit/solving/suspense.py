"""How long a game lasts if the winner delays and the loser hurries: what decides a join.

A move in a join is a move in every unfinished component, so the component that lasts longest ends the join; its
parity says who wins, and so in each component the winner plays long and the loser short.
"""

from collections.abc import Hashable
from typing import TypeVar

from cgkit.errors import SearchLimitError
from cgkit.games.ruleset import Ruleset
from cgkit.solving.retrograde import LIMIT

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
    stack, opened = [position], set[Q]()
    while stack:
        top = stack[-1]
        if top in known:
            stack.pop()
            continue
        options = [move.after for move in rules.moves(top)]
        missing = [option for option in options if option not in known]
        if not missing:
            lengths = [known[option] for option in options]
            won = [length for length in lengths if length % 2 == 0]  # after my move the opponent loses
            known[stack.pop()] = 0 if not options else 1 + (max(won) if won else min(lengths))
        elif top in opened:
            raise ValueError(f"{rules!r} can return to {rules.show(top)}: it has no suspense number")
        elif len(opened) >= limit:
            raise SearchLimitError(len(opened), f"positions of {rules!r}")
        else:
            opened.add(top)
            stack += missing
    return known[position]
