"""Tests of programs that play, which compare every chosen move with the winning moves and then let the program meet the perfect opponent.

The tests store no answers; the solver judges moves from positions drawn at random.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any

from cgkit.position import Position

Chooses = Callable[[Position[Any]], Position[Any] | None]

GAMES = 6


def judge_moves(chooses: Chooses, positions: Iterable[Position[Any]], seed: int) -> None:
    """Test whether a program finds a winning move in each position, if there is one, and then let it play against cgkit.

    >>> from cgkit import nim
    >>> def takes_a_heap(game):
    ...     size = game.state[0]
    ...     return nim(0, *game.state[1:]) if size else None
    >>> judge_moves(takes_a_heap, [nim(3), nim(3, 4)], seed=1)
    Traceback (most recent call last):
    AssertionError: from nim(3, 4) you move to nim(0, 4), which doesn't win

    Parameters
    ----------
    chooses : function that returns the position after its move, or None if no move wins. A TypeError, ValueError, IndexError or
        KeyError counts as an answer that isn't a move.
    positions : positions to test; the program begins a game in each of the first 6 N-positions.
    seed : seed of the opponent's random moves, for positions where no move wins.

    Raises
    ------
    AssertionError : at the first wrong move; the message gives its position.
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
            game = rng.choice(game.moves()).after
            assert not game.is_over, f"the game from {start!r} is lost, because your opponent moved last"


def _one_move(chooses: Chooses, game: Position[Any]) -> Position[Any]:
    """Return the position after the program's move, or the same position if the program rightly makes none."""
    try:
        after = chooses(game)
    except (TypeError, ValueError, IndexError, KeyError) as error:
        raise AssertionError(f"from {game!r} your answer isn't a legal move: {error!s:.200}") from None
    wins = [win.after for win in game.winning_moves()]
    if after is None:
        assert not wins, f"from {game!r} a move wins, but you return None"
        return game
    legal = [move.after for move in game.moves()]
    same = next((position for position in legal if position.state == after.state), None)
    assert same is not None, f"from {game!r} no move leads to {after!r}"
    assert same in wins, f"from {game!r} you move to {after!r}, which doesn't win"
    return same
