"""A search that knows only the rules, and finds who wins games that always end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any

Options = Callable[[Any], Iterable[Hashable]]


def wins(
    start: Any, options: Options, *, stuck: bool = False, over: Callable[[Any], bool | None] | None = None
) -> bool:
    """Return whether the player to move wins a game that always ends.

    Parameters
    ----------
    stuck : whether a player without a move has won.
    over : function that returns whether a player has already won or lost before moving, or None while the game goes on.
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
