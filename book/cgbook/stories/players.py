"""The names of the two players in a story."""

from __future__ import annotations

from collections.abc import Sequence

from cgkit.checks import check_list, check_type, short_repr


def two_names(players: Sequence[str]) -> list[str]:
    """Return the names of the two players of a game, or raise an error if there aren't two.

    >>> two_names(("First", "Second"))
    ['First', 'Second']
    """
    names = [check_type(str, name, "'First'") for name in check_list(players, "players", 2)]
    if len(names) != 2:
        raise ValueError(f"a game needs the names of two players, got {short_repr(players)}")
    return names
