"""A position that knows its rules: what a reader writes, sees and asks."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar

from cgkit import retrograde, solve, values
from cgkit.rules import Move, Ruleset

__all__ = ["Position"]

Q = TypeVar("Q", bound=Hashable)

LISTED = 8  # how many legal moves an error message names


@dataclass(frozen=True, repr=False)
class Position(Generic[Q]):
    """A position of a game; calling a ruleset makes one, and `+` makes a sum.

    >>> from cgkit import Bash, Subtraction
    >>> Subtraction({1, 3, 4})(100)
    Subtraction({1, 3, 4})(100)
    >>> (Subtraction({1, 3, 4})(6) + Bash(2)(4)).value()
    3

    Parameters
    ----------
    rules : the ruleset.
    state : the plain position, hashable; `rules(*parts)` makes it from what a reader writes.

    Raises
    ------
    ValueError : if the ruleset does not allow such a position.
    """

    rules: Ruleset[Q]
    state: Q

    def __post_init__(self) -> None:
        self.rules.check(self.state)

    def __repr__(self) -> str:
        return self.rules.write(self.state)

    def moves(self, limit: int = retrograde.LIMIT) -> list[solve.NamedMove]:
        """Return every legal move.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(5, 2).moves()
        [take 1 from heap 1, take 3 from heap 1, take 4 from heap 1, take 1 from heap 2]

        Raises
        ------
        SearchLimitError : if there are more than `limit` moves.
        """
        return solve.named(self.rules, self.rules.moves(self.state), limit)

    def play(self, move: str | Move[Any] | solve.NamedMove) -> Position[Q]:
        """Return the position after a move, given by its words or as `moves` and `winning_moves` return it.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(10).play("take 3")
        Subtraction({1, 3, 4})(7)
        >>> Subtraction({1, 3, 4})(10).play("take 2")
        Traceback (most recent call last):
        ValueError: 'take 2' is not legal in Subtraction({1, 3, 4})(10); legal: 'take 1', 'take 3', 'take 4'

        Raises
        ------
        ValueError : if the move is not legal here; the message lists the first legal ones.
        SearchLimitError : if it is not among the winning moves that a theorem tells, nor among the first 200,000 moves.
        """
        wanted = move.move if isinstance(move, solve.NamedMove) else move
        # Where a theorem tells the winning moves, one of them is found even in a heap of 10^18 chips.
        known = self.rules.winning_theory(self.state) or ()
        for seen, choice in enumerate(chain(known, self.rules.moves(self.state))):
            if wanted in (choice, self.rules.say(choice)):
                return Position(self.rules, choice.after)
            if seen > retrograde.LIMIT:
                break
        legal = self.moves()
        names = [repr(choice.text) for choice in legal[:LISTED]] + ["…"] * (len(legal) > LISTED)
        given = repr(wanted) if isinstance(wanted, str) else repr(str(move))
        raise ValueError(f"{given} is not legal in {self!r}; legal: {', '.join(names) or 'no move is left'}")

    def outcome(self) -> str:
        """Return "P", "N" or "D"; see `cgkit.outcome`."""
        return solve.outcome(self.rules, self.state)

    def value(self) -> int:
        """Return the Grundy value; see `cgkit.value`."""
        return values.value(self.rules, self.state)

    def winning_moves(self) -> list[solve.WinningMove]:
        """Return every winning move with its reason; see `cgkit.winning_moves`."""
        return solve.winning_moves(self.rules, self.state)

    def remoteness(self) -> int:
        """Return how many moves the game lasts under best play; see `cgkit.remoteness`."""
        return retrograde.remoteness(self.rules, self.state)

    def __add__(self, other: Position[Any]) -> Position[Any]:
        """Return the sum: a move is a move in one of the two games, and whoever cannot move in either loses."""
        from cgkit.compounds import add  # compounds are built of positions

        return add(self, other)
