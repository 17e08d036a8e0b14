"""A theorem, executed: `agree` compares what a theorem says of positions with what a search of the rules finds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cgkit.doors import check_list, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position.position import EXAMPLE, Position
from cgkit.solving.reach import Reach
from cgkit.solving.retrograde import letter, scores

__all__ = ["Agreement", "agree"]


@dataclass(frozen=True)
class Agreement:
    """What `agree` found, which prints as a sentence."""

    positions: int
    games: int

    def __repr__(self) -> str:
        games = f" of {self.games} games" if self.games > 1 else ""
        return f"{self.positions:,} positions{games} compared: theorem and search agree on every one."


def agree(positions: Iterable[Position[Any]], theorem: Callable[[Any, Any], str]) -> Agreement:
    """Decide each position by searching the rules, and compare that with the theorem.

    >>> from cgkit import Bash
    >>> agree([Bash(2)(n) for n in range(50)], lambda game, heaps: "P" if heaps[0] % 3 == 0 else "N")
    50 positions compared: theorem and search agree on every one.
    >>> agree([Bash(2)(n) for n in range(50)], lambda game, heaps: "N" if heaps[0] % 3 else "P" if heaps[0] < 48 else "N")
    Traceback (most recent call last):
    AssertionError: Bash(2)(48): the theorem says N, the search P

    `theorem(ruleset, state)` is "P", "N" or "D".

    Raises
    ------
    AssertionError : at the first position where the two differ; the message names it and both answers.
    ValueError : without positions, for nothing would have been compared.

    Complexity
    ----------
    One retrograde search of each ruleset, over all that its positions can reach. No theorem that `cgkit` knows is used.
    """
    by_game: dict[Ruleset[Any], list[Any]] = defaultdict(list)
    if not callable(theorem):
        raise TypeError(f"a theorem is a function of a ruleset and a plain position, got {short_repr(theorem)}")
    for position in positions if isinstance(positions, Mapping) else check_list(positions, "positions"):
        by_game[check_type(Position, position, EXAMPLE).rules].append(position.state)
    compared = 0
    for rules, states in by_game.items():
        reach = Reach(rules, *states)
        searched = [letter(score) for score in scores(reach)]
        for state, number in zip(states, reach.starts, strict=True):
            claimed = theorem(rules, state)
            if claimed != searched[number]:
                raise AssertionError(f"{rules.write(state)}: the theorem says {claimed}, the search {searched[number]}")
            compared += 1
    if not compared:
        raise ValueError("no positions to compare")
    return Agreement(compared, len(by_game))
