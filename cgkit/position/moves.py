"""Moves as readers and programs see them, in words and as steps, with the position that each move leads to."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from cgkit.games.move import Move, Step

if TYPE_CHECKING:
    from cgkit.position.position import Position


Q = TypeVar("Q", bound=Hashable)


@dataclass(frozen=True, repr=False, eq=False)
class LegalMove(Generic[Q]):
    """A legal move, as `Position.moves` returns it; it prints in words.

    >>> from cgkit import Subtraction
    >>> move = Subtraction({1, 3, 4})(5, 2).moves()[2]
    >>> move, move.after
    (take 4 from heap 1, Subtraction({1, 3, 4})(1, 2))
    >>> move.verb, move.args, move.at
    ('take', (4,), (0,))

    cgkit works out the words, the steps and the position after the move only when you ask for them.
    """

    position: Position[Q]
    move: Move[Q]

    def __repr__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        """Return whether two moves are the same in the same position; a winning move equals the same move in a list of legal moves."""
        if not isinstance(other, LegalMove):
            return NotImplemented
        return (self.position, self.move) == (other.position, other.move)

    def __hash__(self) -> int:
        return hash((self.position, self.move))

    @cached_property
    def text(self) -> str:
        """The move in words."""
        return self.position.rules.say(self.move)

    @cached_property
    def after(self) -> Position[Q]:
        """The position that the move leads to."""
        return self.position._at(self.position.rules, self.move.after)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """A `Step(verb, args, at)` for each component that the move touches; places are numbered from 0."""
        return self.position.rules.located(self.position.state, self.move)

    @property
    def verb(self) -> str:
        """The action of the move, in one word."""
        return self._step.verb

    @property
    def args(self) -> tuple[int, ...]:
        """The numbers in the move, such as how many chips it takes or which coins it turns."""
        return self._step.args

    @property
    def at(self) -> tuple[int, ...]:
        """The place that the move touches, numbered from 0; in a compound the part's number comes first."""
        return self._step.at

    @property
    def _step(self) -> Step:
        if len(self.steps) != 1:
            raise AttributeError(
                f"{self.text!r} has {len(self.steps)} steps. Look at each step, as in move.steps[0].at"
            )
        return self.steps[0]


@dataclass(frozen=True, repr=False, eq=False)
class WinningMove(LegalMove[Q]):
    """A winning move, which prints with the reason why it wins.

    >>> from cgkit import Bash
    >>> Bash(4)(21).winning_moves()
    [take 1: leaves 20, a P-position (20 = 5 × 4)]
    """

    reason: str

    def __repr__(self) -> str:
        return f"{self.text}: {self.reason}"
