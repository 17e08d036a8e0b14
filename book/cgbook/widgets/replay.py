"""Moves sent by a front end as places on boards, replayed on a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from itertools import islice
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

from cgkit.games.move import Move
from cgkit.games.play_conventions import Misere
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.position import Position

Q = TypeVar("Q", bound=Hashable)
Board = list[Piece | None]
Place = tuple[int, int]  # number of a board, and number of a place on it


class _Picked(NamedTuple):
    """A component at a place, and the move of this component that was picked."""

    piece: Piece
    move: Move[Any]


def base_of(rules: Ruleset[Q]) -> Ruleset[Q]:
    """Return the game that gives the boards; for misère play, it's the same game in normal play.

    >>> from cgkit import Subtraction, misere
    >>> base_of(misere(Subtraction({1, 3})))
    Subtraction({1, 3})
    """
    return rules.of if isinstance(rules, Misere) else rules


def remains(base: Ruleset[Any], game: Ruleset[Any], after: Any) -> list[Piece]:
    """Return the components that replace a component of `base` when its own game leads to `after`.

    If a move touches only one component, the component can split into several; a part of a selective compound or a join stays whole.

    >>> from cgkit import Subtraction
    >>> rules = Subtraction({1, 3})
    >>> remains(rules, rules, (4, 0))
    [(Subtraction({1, 3}), (4,))]
    """
    if base.touch == 1:
        return game.summands(after)
    if game == base:
        return game.pieces(after)
    return [(game, after)] if game.pieces(after) else []


def replay(position: Position[Any], history: Sequence[Sequence[Sequence[int]]]) -> Position[Any]:
    """Return the position after some moves, each a list of picks: the board, the place on it, and the move's number in the row of a table.

    >>> from cgkit import Subtraction
    >>> replay(Subtraction({1, 3})(5, 7), [[[0, 1, 1]], [[0, 0, 0]]])
    Subtraction({1, 3})(4, 4)
    """
    rules, state = position.rules, position.state
    boards: list[Board] = rules.boards(state)
    for picks in history:
        state, boards = step(rules, boards, picks, arrivals(rules, state))
    return Position(rules, state)


def arrivals(rules: Ruleset[Any], state: Any) -> dict[Hashable, list[Move[Any]]]:
    """Return the moves of a position, grouped by the resulting boards; a board is the collection of its pieces in any order."""
    ways: dict[Hashable, list[Move[Any]]] = {}
    for move in rules.moves(state):
        ways.setdefault(_standing(rules.boards(move.after)), []).append(move)
    return ways


def step(
    rules: Ruleset[Any], boards: list[Board], picks: Sequence[Sequence[int]], ways: dict[Hashable, list[Move[Any]]]
) -> tuple[Any, list[Board]]:
    """Return the state and its boards after one move given by picks; the boards keep their pieces in the order of play."""
    picked = {(b, place): _picked(boards, b, place, k) for b, place, k in picks}
    boards = _after(base_of(rules), boards, picked)
    fits = ways.get(_standing(boards))
    if not fits:
        raise ValueError(f"{[list(pick) for pick in picks]} isn't a legal move of {rules!r} here")
    return max(fits, key=lambda move: _agreement(move, picked)).after, boards


def _picked(boards: list[Board], b: int, place: int, k: int) -> _Picked:
    if 0 <= b < len(boards) and 0 <= place < len(boards[b]) and k >= 0:
        piece = boards[b][place]
        if piece is not None:
            game, component = piece
            move = next(islice(game.moves(component), k, None), None)
            if move is not None:
                return _Picked(piece, move)
    raise ValueError(f"there's no move {k} in place {place} of board {b}")


def _after(base: Ruleset[Any], boards: list[Board], picked: dict[Place, _Picked]) -> list[Board]:
    after = [list(board) for board in boards]
    # go backwards from the last place, because a split shifts all later places
    for (b, place), (piece, move) in sorted(picked.items(), key=itemgetter(0), reverse=True):
        game, _ = piece
        if game.cancels:
            after[b].remove(piece)
            for left in game.pieces(move.after):
                if left in after[b]:
                    after[b].remove(left)
                else:
                    after[b].append(left)
        else:
            becomes: Board = [*remains(base, game, move.after)]
            after[b][place : place + 1] = becomes or [None]
    return after


def _standing(boards: list[Board]) -> Hashable:
    return tuple(frozenset(Counter(filter(None, board)).items()) for board in boards)


def _agreement(move: Move[Any], picked: dict[Place, _Picked]) -> int:
    """Return how well a move's words and places match the picks, to choose between moves to positions that look alike."""
    steps = {(step.verb, step.args, place) for (_, place), (_, move) in picked.items() for step in move.steps}
    return sum((step.verb, step.args, step.at[-1] if step.at else 0) in steps for step in move.steps)
