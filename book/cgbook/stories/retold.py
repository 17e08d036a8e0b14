"""The replay of a game, with a picture of every position and a verdict on every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.boards import draw_board
from cgbook.pictures.frame import card
from cgbook.pictures.ink import PAD
from cgbook.stories.players import two_names
from cgkit.checks import check_list, check_type
from cgkit.position import EXAMPLE, Position


def retell(
    start: Position[Any], moves: Sequence[str], players: tuple[str, str] = ("First", "Second")
) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, with each move that throws away a win marked as a blunder.

    >>> from cgkit import nim
    >>> for _, said in retell(nim(1, 2), ["take 1 from heap 1", "take 2 from heap 2"]):
    ...     print(said)
    1, 2: an N-position. First is to move, and could win.
    First: take 1 from heap 1. This blunder leaves 0, 2, an N-position. The winning move was to take 1 from heap 2.
    Second: take 2 from heap 2. This leaves 0, 0, a P-position. No moves are left. Second has won.

    Parameters
    ----------
    start : first position of the game.
    moves : moves in words, as `Position.moves` gives them.
    players : names of the two players; the first one begins.

    Raises
    ------
    ValueError : if a move isn't legal in its position.
    """
    check_type(Position, start, EXAMPLE)
    names = two_names(players)
    hope = {"N": "could win", "P": "loses against good play", "D": "can draw"}
    frames = [(_board(start), f"{_name(start)}. {names[0]} is to move, and {hope[start.outcome()]}.")]
    position = start
    for turn, move in enumerate(check_list(moves, "moves")):
        before, position = position, position.play(move)
        words = f"{names[turn % 2]}: {move}. {_judged(before, position)}{_end(position, names, turn)}"
        frames.append((_board(position), words))
    return frames


def _board(position: Position[Any]) -> str:
    """Return the picture of the board without its rule, which a reader who follows a game already knows."""
    shapes, below = draw_board(position, PAD)
    return card(f"{position.rules.title}: {position.rules.show(position.state)}", below + PAD, shapes)


def _name(position: Position[Any]) -> str:
    outcome = position.outcome()
    kind = {"P": "a P-position", "N": "an N-position", "D": "a drawn position"}[outcome]
    return f"{position.rules.show(position.state)}: {kind}"


def _judged(before: Position[Any], after: Position[Any]) -> str:
    left = _name(after).replace(":", ",")
    if before.outcome() == "N" and after.outcome() != "P":
        better = " or ".join(win.text for win in before.winning_moves())
        return f"This blunder leaves {left}. The winning move was to {better}."
    return f"This leaves {left}." + (" Every move would have lost." if before.outcome() == "P" else "")


def _end(position: Position[Any], names: Sequence[str], turn: int) -> str:
    if position.moves():
        return ""
    end = position.rules.end(position.state)
    return f" No moves are left. {'The game is a draw' if end == 0 else f'{names[(turn + (end > 0)) % 2]} has won'}."
