"""Partizan rulesets, where the two players, Left and Right, have different moves."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, TypeVar

from cgkit.checks import check_int, short_repr, wrong
from cgkit.games.move import Move, as_move
from cgkit.games.ruleset import Ruleset

Q = TypeVar("Q", bound=Hashable)

LEFT, RIGHT = 0, 1


class Partizan(Ruleset[tuple[int, Q]]):
    """A game where Left and Right have different moves; a subclass must define `left` and `right`, each player's moves on a board.

    A position is a pair: whose turn it is (0 for Left, 1 for Right), and the board. Because the position includes the turn, a partizan
    game is searched, stored in tables and played like any other game.

    >>> class Toads(Partizan[tuple[int, int]]):
    ...     def left(self, board):
    ...         return [((board[0] - 1, board[1]), "hop")] if board[0] else []
    ...     def right(self, board):
    ...         return [((board[0], board[1] - 1), "hop")] if board[1] else []
    >>> Toads()((0, (2, 1))).outcome(), Toads()((1, (2, 1))).outcome()
    ('N', 'P')

    Attributes
    ----------
    sides : names of the two players. A name in lower case, as the last argument of a call, says whose turn it is (default: Left's).
    """

    additive = False
    sides: tuple[str, str] = ("Left", "Right")

    def left(self, board: Q) -> Iterable[Any]:
        """Return Left's moves, each as a tuple of the board afterwards, a verb, and numbers."""
        raise NotImplementedError(f"{type(self).__name__} must define left(board), the moves of Left")

    def right(self, board: Q) -> Iterable[Any]:
        """Return Right's moves, each as a tuple of the board afterwards, a verb, and numbers."""
        raise NotImplementedError(f"{type(self).__name__} must define right(board), the moves of Right")

    def board(self, *parts: Any) -> Any:
        """Return the board described by a reader's arguments, not yet checked."""
        return super().parse(*parts)

    def check_board(self, board: Any) -> Q:
        """Return the board in its plain form, or raise an error that says what is allowed."""
        return board  # type: ignore[no-any-return]

    def show_board(self, board: Q) -> str:
        """Return the board as a reader writes it."""
        return repr(board)

    def write_board(self, board: Q) -> str:
        """Return the arguments that make this board."""
        return repr(board)

    def moves(self, position: tuple[int, Q]) -> Iterator[Move[tuple[int, Q]]]:
        turn, board = position
        for given in (self.left, self.right)[turn](board):
            move = as_move(given)
            yield Move((1 - turn, move.after), move.steps)

    def parse(self, *parts: Any) -> Any:
        if len(parts) == 1 and isinstance(parts[0], tuple) and len(parts[0]) == 2 and type(parts[0][0]) is int:
            return parts[0]  # this is already a plain position
        names = [side.lower() for side in self.sides]
        turn = names.index(parts[-1]) if parts and isinstance(parts[-1], str) and parts[-1] in names else None
        return turn or LEFT, self.board(*(parts if turn is None else parts[:-1]))

    def check(self, position: Any) -> tuple[int, Q]:
        if not isinstance(position, tuple | list) or len(position) != 2:
            raise wrong(
                isinstance(position, tuple | list),
                f"a position must be a pair (turn, board), got {short_repr(position)}",
            )
        turn = check_int(position[0], f"turns, of {self.sides[0]} or {self.sides[1]},", LEFT, RIGHT)
        return turn, self.check_board(position[1])

    def show(self, position: tuple[int, Q]) -> str:
        return f"{self.show_board(position[1])} ({self.sides[position[0]]} to move)"

    def write(self, position: tuple[int, Q]) -> str:
        turn, board = position
        mover = repr(self.sides[RIGHT].lower()) if turn else ""
        return f"{self!r}({', '.join(filter(None, [self.write_board(board), mover]))})"
