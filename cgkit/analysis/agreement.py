"""A theorem, executed: `agree` compares what a theorem says of positions with what a search of the rules finds."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.solving.retrograde import label, letter

__all__ = ["Agreement", "agree"]


@dataclass(frozen=True)
class Agreement:
    """What `agree` found: how many positions were compared, in how many games."""

    positions: int
    games: int

    def __repr__(self) -> str:
        games = f" of {self.games} games" if self.games > 1 else ""
        return f"{self.positions:,} positions{games} compared: theorem and search agree on every one."


def agree(positions: Iterable[Position[Any]], theorem: Callable[[Any, Any], str]) -> Agreement:
    """Decides each position by searching the rules, and compares that with the theorem.

    >>> from cgkit import Bash
    >>> agree([Bash(2)(n) for n in range(50)], lambda game, heaps: "P" if heaps[0] % 3 == 0 else "N")
    50 positions compared: theorem and search agree on every one.

    Parameters
    ----------
    positions
        At least one position, of one ruleset or several.
    theorem
        `theorem(ruleset, state)` is "P", "N" or "D".

    Raises
    ------
    AssertionError
        At the first position where the two differ; the message names it and both answers.
    ValueError
        Without positions: nothing would have been compared.

    Complexity: one retrograde search of each ruleset, over all that its positions can reach. No theorem that `cgkit` knows is used.
    """
    by_game: dict[Ruleset[Any], list[Any]] = defaultdict(list)
    for position in positions:
        by_game[position.rules].append(position.state)
    if not by_game:
        raise ValueError("no positions to compare")
    for rules, states in by_game.items():
        found = label(rules, *states)
        for state in states:
            said, searched = theorem(rules, state), letter(found[rules.key(state)])
            if said != searched:
                raise AssertionError(f"{rules.write(state)}: the theorem says {said}, the search {searched}")
    return Agreement(sum(map(len, by_game.values())), len(by_game))
