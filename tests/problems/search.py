"""A search that knows nothing but rules: who wins, where every play ends and where a play may go round."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

Options = Callable[[Any], Iterable[Hashable]]


def wins(
    start: Any, options: Options, *, stuck: bool = False, over: Callable[[Any], bool | None] | None = None
) -> bool:
    """Whether the player to move wins a game that always ends.

    Parameters
    ----------
    stuck : whether a player without a move has won.
    over : whether a player has won or lost already before moving; None while the game goes on.
    """
    known: dict[Any, bool] = {}

    def of(position: Any) -> bool:
        if position not in known:
            result = over(position) if over else None
            if result is None:
                after = list(options(position))
                result = any(not of(one) for one in after) if after else stuck
            known[position] = result
        return known[position]

    return of(start)


def wins_with_loops(start: Any, options: Options) -> bool:
    """Whether the player to move can force that the opponent has no move, although positions may come back.

    Raises
    ------
    AssertionError
        When neither can force a win.
    """
    after: dict[Any, list[Any]] = {}
    waiting = [start]
    while waiting:
        if (position := waiting.pop()) not in after:
            after[position] = list(options(position))
            waiting += after[position]
    known: dict[Any, bool] = {}
    changed = True
    while changed:
        changed = False
        for position, all_after in after.items():
            if position in known:
                continue
            if any(known.get(one) is False for one in all_after):
                known[position] = changed = True
            elif all(known.get(one) for one in all_after):
                known[position], changed = False, True
    assert start in known, "a draw"
    return known[start]
