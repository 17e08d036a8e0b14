"""A game to play against an opponent who is perfect, or who slips as often as the reader likes."""

from __future__ import annotations

from numbers import Real
from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.cards import board_picture
from cgbook.widgets.base import Lots, RefusedError, Widget, below, refused, seeded, synced, words_of
from cgbook.widgets.replay import replay
from cgbook.widgets.table import TableFormat, table
from cgkit.checks import check_bool, check_list, short_repr
from cgkit.position import Position, of_one_game


class PlayOptions(Lots, TypedDict, total=False):
    """The settings of a game. The reader can change everything except `plain` and `seed`."""

    youStart: bool
    slip: float  # probability that the opponent moves at random, from 0 to 1
    plain: bool  # gives reasons without nim-sums


class Player(Widget):
    """A game against an opponent who is perfect, or who slips as often as the reader likes. `play` makes one.

    In a running kernel, `position` is the current position of the game. Setting it to another position of the same rules begins a new
    game there, and its observers are notified of every move.

    >>> from cgkit import nim
    >>> board = play(nim(3, 5))
    >>> board.history = [[[0, 1, 4]]]
    >>> board.position
    nim(3, 0)
    >>> board.position = nim(1, 2, 3)
    >>> board.history
    []

    Attributes
    ----------
    position : position now on the board.
    history : moves so far, each a list of picks [board, place, k] as in `cgbook.widgets.replay`.
    start : number of the starting position, counting from 0.

    Raises
    ------
    ValueError : if a position is from another game, a move isn't legal, or a start doesn't exist.
    SearchLimitError : if the game table of a position would be too large.
    """

    kind: str = synced(tl.Unicode("player"))
    options: PlayOptions
    table: TableFormat = synced(tl.Dict())
    history: list[list[list[int]]] = synced(tl.List())
    start: int = synced(tl.Int(0))
    position: Any = tl.Any()

    def __init__(self, positions: tuple[Position[Any], ...], options: PlayOptions) -> None:
        self._starts = positions
        rules, starts = of_one_game(*check_list(positions, "positions"))
        game_table = table(rules, *starts)
        super().__init__(table=game_table, options=options, position=positions[0], **words_of(rules))

    def _replayed(self) -> Position[Any]:
        return replay(self._starts[self.start], self.history)

    @tl.validate("start")
    def _validate_start(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self._starts), "starts")

    @tl.validate("history")
    def _validate_history(self, proposal: dict[str, Any]) -> Any:
        with refused():
            replay(self._starts[self.start], proposal["value"])
        return proposal["value"]

    @tl.validate("position")
    def _validate_position(self, proposal: dict[str, Any]) -> Position[Any]:
        position, rules = proposal["value"], self._starts[0].rules
        if not isinstance(position, Position) or position.rules != rules:
            raise RefusedError(f"this board needs a position of {rules!r}, got {short_repr(position)}")
        if position != self._replayed():
            self._next = table(rules, position.state)  # refuses a large table before anything changes
        return position

    @tl.observe("start", "history")
    def _on_move(self, _: Any) -> None:
        self.position = self._replayed()

    @tl.observe("position")
    def _on_position(self, change: dict[str, Any]) -> None:
        if change["new"] == self._replayed():
            return
        self._starts = (change["new"],)
        with self.hold_sync(), self.hold_trait_notifications():  # one message, so a new table never meets old moves
            self.table, self.start, self.history = self._next, 0, []

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
    """Show a playable board of a position, or of several positions that the reader can start from.

    >>> from cgkit import Subtraction
    >>> play(Subtraction({1, 2, 3})(21))
    Player('Take 1, 2 or 3')

    Parameters
    ----------
    position, others : positions of one ruleset.
    you_start : whether the reader moves first.
    slip : probability that the opponent moves at random, from 0 (the opponent plays perfectly) to 1.
    plain : whether to give reasons without nim-sums, for readers who haven't met them yet.
    seed : seed of the opponent's random choices (default: a different one in each game).

    Raises
    ------
    ValueError : if positions are from different rulesets, the slip is outside 0 to 1, or the game's table would be too large.

    Complexity
    ----------
    One call to `cgbook.widgets.table.table`, in Python; the widget itself only looks things up.
    """
    if not isinstance(slip, Real) or not 0 <= slip <= 1:
        raise ValueError(f"slip must be a frequency from 0 to 1, got {short_repr(slip)}")
    yours, simple = check_bool(you_start, "you_start"), check_bool(plain, "plain")
    return Player((position, *others), {"youStart": yours, "slip": float(slip), "plain": simple, **seeded(seed)})
