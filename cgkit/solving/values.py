"""Grundy values, by the Sprague–Grundy theorem: a nim-sum over summands of the mex over options.

**Invariant.** Only summands are ever searched, never whole sums: three heaps of 100 cost 100 positions, not 100³.
"""

from collections.abc import Hashable, Iterable
from typing import Any, TypeVar

from cgkit.errors import SearchLimitError
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.numbers.nim import mex
from cgkit.solving.retrograde import LIMIT

__all__ = ["Memo", "grundy", "grundy_sequence", "value"]

Q = TypeVar("Q", bound=Hashable)
Memo = dict[Piece, int]


def grundy(rules: Ruleset[Q], position: Q, memo: Memo | None = None, limit: int = LIMIT) -> int:
    """Return the Grundy value of a position, found by search: the Nim heap that it is worth in every sum.

    >>> from cgkit import Subtraction
    >>> grundy(Subtraction({1, 3, 4}), (6,))
    2
    >>> grundy(Subtraction({1, 3, 4}), (6, 5))
    1

    Parameters
    ----------
    rules : an additive ruleset.
    position : one of its plain positions.
    memo : values already known, which grows; pass the same dict again to share the work.
    limit : how many summands may be met.

    Returns
    -------
    int >= 0; 0 just for the P-positions.

    Raises
    ------
    ValueError : if the ruleset is not additive, or turns out to come back to a position.
    SearchLimitError : if there are more than `limit` summands.

    Complexity
    ----------
    Linear in the number of moves between summands; no recursion.

    References
    ----------
    Sprague (1935), Grundy (1939); Ferguson, Part I, section 4.2.
    """
    if not rules.additive:
        raise ValueError(f"{rules!r} has no Grundy values: play must never return, and the last player must win")
    known: Memo = {} if memo is None else memo
    stack: list[Piece] = list(rules.summands(position))
    opened: set[Piece] = set()
    while stack:
        piece = stack[-1]
        if piece in known:
            stack.pop()
            continue
        game, component = piece
        options = [game.summands(move.after) for move in game.moves(component)]
        missing = [summand for option in options for summand in option if summand not in known]
        if not missing:
            known[piece] = mex(_total(option, known) for option in options)
            stack.pop()
        elif piece in opened:
            raise ValueError(f"{game!r} can return to {game.show(component)}: no Grundy values; use outcome()")
        elif len(opened) >= limit:
            raise SearchLimitError(len(opened), f"components of {rules!r}")
        else:
            opened.add(piece)
            stack += missing
    return _total(rules.summands(position), known)


def _total(summands: Iterable[Piece], known: Memo) -> int:
    total = 0
    for summand in summands:
        total ^= known[summand]
    return total


def value(rules: Ruleset[Q], position: Q, limit: int = LIMIT) -> int:
    """Return the Grundy value of a position: by the ruleset's theorem where it has one, else by search.

    >>> from cgkit import Bash
    >>> value(Bash(4), (10**18 + 3,))
    3

    Parameters, Raises
    ------------------
    As for `grundy`.

    Returns
    -------
    int >= 0.
    """
    known = rules.grundy_theory(position) if rules.additive else None
    return grundy(rules, position, limit=limit) if known is None else known


def grundy_sequence(rules: Ruleset[Any], terms: int) -> list[int]:
    """Return the Grundy values of rules(0), rules(1), …: one heap of each size.

    >>> from cgkit import Subtraction
    >>> grundy_sequence(Subtraction({1, 3, 4}), 15)
    [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0]

    Parameters
    ----------
    rules : an additive ruleset with a position for every integer >= 0.
    terms : how many values.

    Returns
    -------
    list of `terms` integers >= 0, by the ruleset's own fast way where it has one, else by search.

    Raises
    ------
    ValueError : as for `grundy`.

    Complexity
    ----------
    That of the ruleset's `sequence`; else linear in the number of moves of all these heaps.
    """
    known = rules.sequence(terms) if rules.additive else None
    if known is not None:
        return known
    memo: Memo = {}
    return [grundy(rules, rules.parse(size), memo, limit=max(terms, LIMIT)) for size in range(terms)]
