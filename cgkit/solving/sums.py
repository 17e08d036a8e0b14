"""Winning moves of a sum: in each part, the moves to the one value that makes the nim-sum 0."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from cgkit.games.compounds import Compound
from cgkit.games.heaps import Heaps
from cgkit.games.ruleset import Move, Ruleset
from cgkit.numbers.nim import nim_sum
from cgkit.solving.budget import open_account

__all__ = ["moves_to", "winning_in_sum"]


def winning_in_sum(
    rules: Compound, position: tuple[Any, ...], value: Callable[[Ruleset[Any], Any], int]
) -> Iterator[Move[tuple[Any, ...]]]:
    """Yield every winning move of a sum, part by part.

    >>> from cgkit import Bash, Subtraction, nim
    >>> from cgkit.solving.values import value
    >>> game = nim(10**18) + Bash(4)(10**18 + 3) + Subtraction({1, 3, 4})(6)
    >>> [move.steps for move in winning_in_sum(game.rules, game.state, value)]
    [(Step(verb='take', args=(999999999999999999,), at=(0,)),)]
    """
    parts = rules.pairs(position)
    values = [value(part_rules, part) for part_rules, part in parts]
    total = nim_sum(*values)
    for i, (part_rules, part) in enumerate(parts) if total else ():
        for move in moves_to(values[i] ^ total, part_rules, part, value):
            yield rules.lift(position, (i,), (move,))


def moves_to(
    wanted: int, rules: Ruleset[Any], position: Any, value: Callable[[Ruleset[Any], Any], int]
) -> Iterator[Move[Any]]:
    """Yield the moves to the positions of this value, by what the ruleset's theorems tell of winning moves if they do.

    >>> from cgkit import nim
    >>> from cgkit.solving.values import value
    >>> [move.after for move in moves_to(5, nim, (10**18, 3), value)]
    [(6, 3)]
    """
    known = _told_by_theory(wanted, rules, position)
    if known is not None:
        yield from known
        return
    for move in open_account().take(rules, rules.moves(position)):
        if value(rules, move.after) == wanted:
            yield move


def _told_by_theory(wanted: int, rules: Ruleset[Any], position: Any) -> list[Move[Any]] | None:
    """The moves to positions of value 0 win; those to a value n win where a heap of value n lies beside."""
    if wanted == 0:
        known = rules.winning_theory(position)
        return None if known is None else list(known)
    if not isinstance(rules, Heaps) or rules.grundy_theory((wanted,)) != wanted:
        return None
    if not position:
        return []  # no heap, no move
    known = rules.winning_theory((*position, wanted))
    if known is None:
        return None
    alone = len(position) == 1
    ours = [move for move in known if move.steps[0].at[0] < len(position)]
    return [
        Move(move.after[:-1], tuple(step._replace(at=() if alone else step.at) for step in move.steps)) for move in ours
    ]
