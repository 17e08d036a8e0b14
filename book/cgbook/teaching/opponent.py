"""Programs that play: every move that they choose is compared with the solver's, and then they meet the perfect opponent.

No answers are stored: the solver is the oracle, on positions drawn by chance.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from cgkit.position import Position

__all__ = ["judge_moves"]

Chooses = Callable[[Position[Any]], Position[Any] | None]

GAMES = 6


def judge_moves(chooses: Chooses, positions: Iterable[Position[Any]], seed: int) -> None:
    """Let a program find a winning move, or none where there is none, in each position; then let it play against cgkit.

    >>> from cgkit import nim
    >>> def takes_a_heap(game):
    ...     size = game.state[0]
    ...     return nim(0, *game.state[1:]) if size else None
    >>> judge_moves(takes_a_heap, [nim(3), nim(3, 4)], seed=1)
    Traceback (most recent call last):
    AssertionError: from nim(3, 4) you move to nim(0, 4), and that does not win

    Parameters
    ----------
    chooses : the position after the move that it makes, or None: no move wins. A TypeError or ValueError is an answer
        that is no move.
    positions : where it is asked. It begins the games where a move wins, in at most 6 of them.
    seed : the opponent, where no move of its own wins, makes one by chance.

    Raises
    ------
    AssertionError : at the first move that is not right; the message says from where.
    """
    asked = list(positions)
    for game in asked:
        _one_move(chooses, game)
    rng = random.Random(seed)
    for game in [game for game in asked if game.outcome() == "N"][:GAMES]:
        start = game
        while True:
            game = _one_move(chooses, game)
            if game.is_over:
                break  # the program made the last move
            game = rng.choice(game.winning_moves() or game.moves()).after
            assert not game.is_over, f"the game from {start!r} is lost: the opponent moved last"


def _one_move(chooses: Chooses, game: Position[Any]) -> Position[Any]:
    """The position after the move; the same one where rightly none is made."""
    try:
        after = chooses(game)
    except (TypeError, ValueError, IndexError, KeyError) as error:
        raise AssertionError(f"from {game!r} your answer is no move: {error!s:.200}") from None
    wins = [win.after for win in game.winning_moves()]
    if after is None:
        assert not wins, f"from {game!r} a move wins, and you say None"
        return game
    legal = [move.after for move in game.moves()]
    same = next((position for position in legal if position.state == after.state), None)
    assert same is not None, f"from {game!r} no move leads to {after!r}"
    assert same in wins, f"from {game!r} you move to {after!r}, and that does not win"
    return same
