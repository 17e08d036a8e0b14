"""A game to be played against an opponent that is perfect, or slips as often as one likes."""

from __future__ import annotations

from typing import Any

import traitlets as tl

from cgkit.pictures.cards import board_picture
from cgkit.position import Position, of_one_game
from cgkit.widgets.base import Widget, words_of
from cgkit.widgets.table import replay, table

__all__ = ["Player", "play"]


class Player(Widget):
    """A game against an opponent that is perfect, or slips as often as one likes. `play` makes one.

    `position` is where the first view of the widget has got to, in a running kernel.
    """

    kind = tl.Unicode("player").tag(sync=True)
    table = tl.Dict().tag(sync=True)
    history: Any = tl.List().tag(sync=True)

    def __init__(self, positions: tuple[Position[Any], ...], options: dict[str, Any]) -> None:
        self._starts = positions
        rules, starts = of_one_game(*positions)
        super().__init__(table=table(rules, *starts), options=options, **words_of(rules))

    @property
    def position(self) -> Position[Any]:
        """The position now on the board."""
        return replay(self._starts[0], self.history)

    def _static(self) -> dict[str, str]:
        return {"image/svg+xml": board_picture(self._starts[0])}


def play(
    position: Position[Any],
    *others: Position[Any],
    you_start: bool = True,
    slip: float = 0.0,
    plain: bool = False,
    seed: int | None = None,
) -> Player:
    """A playable board of a position; with more positions, the reader may start from those too.

    >>> from cgkit import Subtraction
    >>> play(Subtraction({1, 2, 3})(21))
    Player('Take 1, 2 or 3')

    Parameters
    ----------
    position, others
        Positions of one ruleset.
    you_start
        Whether the reader moves first.
    slip
        How often the opponent moves at random, from 0 (never: it plays perfectly) to 1.
    plain
        Give reasons without nim-sums, for readers who have not met them.
    seed
        Fixes the opponent's choices among equally good moves; chosen anew for each game without it.

    Raises
    ------
    ValueError
        For positions of different rulesets, a slip outside 0 to 1, or a game whose table would be too large.

    Complexity: that of `cgkit.widgets.table.table`, once, in Python; the widget itself only looks up.
    """
    if not 0 <= slip <= 1:
        raise ValueError(f"slip is a frequency from 0 to 1, got {slip}")
    options: dict[str, Any] = {"youStart": you_start, "slip": slip, "plain": plain}
    return Player((position, *others), options if seed is None else {**options, "seed": seed})
