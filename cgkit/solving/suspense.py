"""How long a game lasts if the winner delays and the loser hurries: what decides a join.

A move in a join is a move in every unfinished component, so the component that lasts longest ends the join; its
parity says who wins, and so in each component the winner plays long and the loser short.
"""

from typing import Any

from cgkit.games.ruleset import Ruleset
from cgkit.solving.budget import open_account
from cgkit.solving.search import longest_rule, returning, search
from cgkit.solving.values import Memo

__all__ = ["suspense"]

LOOPS = "no suspense number, for a player who goes round and round delays for ever"


def suspense(rules: Ruleset[Any], position: Any, memo: Memo | None = None) -> int:
    """Return the suspense number: odd just when the player to move wins; of a join, the greatest of its parts.

    >>> from cgkit import Subtraction, join
    >>> [suspense(Subtraction({1, 2}), (size,)) for size in range(7)]
    [0, 1, 1, 2, 3, 3, 4]
    >>> both = join(Subtraction({1, 2})(6), Subtraction({1, 2})(5))
    >>> suspense(both.rules, both.state)
    4

    Play cannot return, and who cannot move, loses. `memo` has suspense numbers already known, and grows.

    Complexity
    ----------
    Linear in the number of moves, in a join of those of its parts; no search where a theorem tells the number.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Winning Ways, chapter 9.
    """
    memo = {} if memo is None else memo
    theory = rules.suspense_theory(position)
    if theory is not None:
        return theory
    if rules.is_join:
        return max(suspense(part_rules, part, memo) for part_rules, part in rules.pairs(position))
    options = open_account().spending(rules)
    return search(position, options, memo.setdefault(rules, {}), longest_rule, returning(rules, LOOPS))
