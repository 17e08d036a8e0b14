"""Boards that play the same games together in three ways, side by side: moving in one game, in every game, or in one or more games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.widgets.base import Widget, below, seeded, synced
from cgbook.widgets.player import PlayOptions
from cgbook.widgets.table import TableFormat, table
from cgkit.checks import check_list, check_type, short_repr
from cgkit.games.ruleset import Ruleset
from cgkit.position import EXAMPLE, Position, add, join, selective

MOST_GAMES, MOST_STARTS = 4, 50
WAYS = (add, join, selective)


class SideBySide(Widget):
    """The same games played in three ways. `side_by_side` makes one; `start` is the number of the starting position, counting from 0.

    >>> from cgkit import Subtraction
    >>> game = Subtraction({1, 2})
    >>> side_by_side([game(3), game(4)], [game(3), game(5)]).start
    0
    """

    kind: str = synced(tl.Unicode("side by side"))
    options: PlayOptions
    tables: list[TableFormat] = synced(tl.List())
    start: int = synced(tl.Int(0))

    @tl.validate("start")
    def _validate_start(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self.tables[0]["start"]) if self.tables else 0, "starts")


def side_by_side(
    games: Sequence[Position[Any]], *others: Sequence[Position[Any]], title: str = "", seed: int | None = None
) -> SideBySide:
    """Let the reader play the same games as a sum, as a join and as a selective compound, and compare the results.

    >>> from cgkit import Subtraction
    >>> game = Subtraction({1, 2})
    >>> side_by_side([game(3), game(4)], [game(3), game(5)])
    SideBySide('Take 1 or 2, and Take 1 or 2')

    Parameters
    ----------
    games : two to four positions of games where the last player to move wins.
    *others : more positions of the same games that the reader can start from.
    title : title of the board (default: the titles of the games).
    seed : seed of the opponent's choices (default: a different one in each game).

    Raises
    ------
    ValueError : if the number of games is wrong, the other positions don't belong to the same games, or there are too many positions to
        start from.
    SearchLimitError : if the tables of the games would be too large.
    """
    starts = [check_list(positions, "games", MOST_GAMES) for positions in (games, *others)]
    if len(starts) > MOST_STARTS:
        raise ValueError(f"the reader can choose from at most {MOST_STARTS} starts, got {len(starts)}")
    rules = [_rules(positions) for positions in starts]
    for positions, given in zip(starts, rules, strict=True):
        if given != rules[0]:
            raise ValueError(
                f"expected games with the same rules as {short_repr(starts[0])}, got {short_repr(positions)}"
            )
    compounds = [[way(*positions) for positions in starts] for way in WAYS]
    tables = [table(starts[0].rules, *(start.state for start in starts)) for starts in compounds]
    widget = SideBySide(
        title=check_type(str, title, "'Two heaps'") or ", and ".join(game_rules.title for game_rules in rules[0]),
        rule=" ".join([*dict.fromkeys(game_rules.rule for game_rules in rules[0]), "Whoever can't move loses."]),
        tables=tables,
        options={"plain": True, **seeded(seed)},
    )
    widget.picture = board_picture(compounds[0][0])
    return widget


def _rules(games: list[Any]) -> list[Ruleset[Any]]:
    if not 2 <= len(games) <= MOST_GAMES:
        raise ValueError(f"two to {MOST_GAMES} games can be played together, got {len(games)}")
    return [check_type(Position, game, EXAMPLE).rules for game in games]
