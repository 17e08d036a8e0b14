"""A position that knows its rules: what a reader writes, sees and asks."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar, overload

from cgkit.games.compounds import Compound
from cgkit.games.misere import Misere
from cgkit.games.ruleset import Move, Ruleset
from cgkit.solving import outcomes, retrograde, values

__all__ = ["Position", "add", "join", "misere", "selective"]

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
        object.__setattr__(self, "state", self.rules.check(self.state))

    def __repr__(self) -> str:
        return self.rules.write(self.state)

    def moves(self, limit: int = retrograde.LIMIT) -> list[outcomes.NamedMove]:
        """Return every legal move.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(5, 2).moves()
        [take 1 from heap 1, take 3 from heap 1, take 4 from heap 1, take 1 from heap 2]

        Raises
        ------
        SearchLimitError : if there are more than `limit` moves.
        """
        return outcomes.named(self.rules, self.rules.moves(self.state), limit)

    def play(self, move: str | Move[Any] | outcomes.NamedMove) -> Position[Q]:
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
        wanted = move.move if isinstance(move, outcomes.NamedMove) else move
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
        return outcomes.outcome(self.rules, self.state)

    def value(self) -> int:
        """Return the Grundy value; see `cgkit.value`."""
        return values.value(self.rules, self.state)

    def winning_moves(self) -> list[outcomes.WinningMove]:
        """Return every winning move with its reason; see `cgkit.winning_moves`."""
        return outcomes.winning_moves(self.rules, self.state)

    def remoteness(self) -> int:
        """Return how many moves the game lasts under best play; see `cgkit.remoteness`."""
        return retrograde.remoteness(self.rules, self.state)

    def __add__(self, other: Position[Any]) -> Position[Any]:
        """Return the sum: a move is a move in one of the two games, and whoever cannot move in either loses."""
        return add(self, other)


@overload
def misere(game: Position[Q]) -> Position[Q]: ...
@overload
def misere(game: Ruleset[Q]) -> Ruleset[Q]: ...
def misere(game: Position[Q] | Ruleset[Q]) -> Position[Q] | Ruleset[Q]:
    """Return the game in which the last player to move loses; misère twice is normal play.

    >>> from cgkit import Subtraction
    >>> misere(Subtraction({1, 2}))(4)
    misere(Subtraction({1, 2})(4))
    >>> misere(misere(Subtraction({1, 2})))
    Subtraction({1, 2})

    Parameters
    ----------
    game : a position or a ruleset.

    Returns
    -------
    the same kind.

    Raises
    ------
    ValueError : if the game has ends of its own.
    """
    if isinstance(game, Position):
        return Position(misere(game.rules), game.state)
    return game.of if isinstance(game, Misere) else Misere(game)


def add(*games: Position[Any]) -> Position[Any]:
    """Return the sum of positions, as `a + b + c` does.

    >>> from cgkit import Bash, Subtraction
    >>> add(Subtraction({1, 3})(4), Bash(2)(5))
    Subtraction({1, 3})(4) + Bash(2)(5)

    Parameters
    ----------
    *games : positions of additive rulesets.

    Returns
    -------
    Position of a Compound; sums among the games are taken apart, so that a sum is always flat.

    Raises
    ------
    ValueError : if a ruleset is not additive.
    """
    parts: list[tuple[Ruleset[Any], Any]] = []
    for game in games:
        if not game.rules.additive:
            raise ValueError(
                f"{game!r} cannot be added: sums need play that cannot return and that the last player wins"
                + ("; write misere(a + b), not misere(a) + b" if isinstance(game.rules, Misere) else "")
            )
        if isinstance(game.rules, Compound) and game.rules.touch == 1:
            parts += game.rules.pairs(game.state)
        else:
            parts.append((game.rules, game.state))
    return _compound(parts, 1)


def selective(*games: Position[Any]) -> Position[Any]:
    """Return the selective compound: a move is a move in as many of the games as one likes, but at least one.

    >>> from cgkit import Subtraction
    >>> selective(Subtraction({1, 2})(3), Subtraction({1, 2})(6)).outcome()
    'P'

    Parameters
    ----------
    *games : positions without ends of their own.

    Returns
    -------
    Position of a Compound.

    Raises
    ------
    ValueError : if no game is given, or one has ends of its own.

    References
    ----------
    Conway, *On Numbers and Games*, chapter 14.
    """
    return _compound([(game.rules, game.state) for game in games], len(games))


def join(*games: Position[Any]) -> Position[Any]:
    """Return the join: a move is a move in every one of the games that is not finished.

    >>> from cgkit import Subtraction
    >>> join(Subtraction({1, 2})(3), Subtraction({1, 2})(4)).outcome()
    'N'

    Parameters
    ----------
    *games : positions without ends of their own.

    Returns
    -------
    Position of a Compound; it ends when every game has.

    Raises
    ------
    ValueError : if no game is given, or one has ends of its own.

    References
    ----------
    Smith, "Graphs and composite games" (1966); Conway, *On Numbers and Games*, chapter 14.
    """
    return _compound([(game.rules, game.state) for game in games], 0)


def _compound(parts: list[tuple[Ruleset[Any], Any]], touch: int) -> Position[Any]:
    if not parts:
        raise ValueError("a compound needs at least one game, got none")
    return Position(Compound(tuple(rules for rules, _ in parts), touch), tuple(state for _, state in parts))
