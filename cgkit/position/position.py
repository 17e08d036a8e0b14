"""Positions that know their rules, so that readers can ask them who wins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from sys import maxsize
from typing import Any, Generic, TypeVar

from cgkit.checks import MOST_TOLD, check_int, check_type, short_repr
from cgkit.games.compounds import Compound
from cgkit.games.move import Move
from cgkit.games.play_conventions import Misere
from cgkit.games.ruleset import Ruleset
from cgkit.position.moves import LegalMove, WinningMove
from cgkit.solving import outcomes, reach, values
from cgkit.solving.budget import open_account, question
from cgkit.solving.misere import MisereSums

M = TypeVar("M")
Q = TypeVar("Q", bound=Hashable)

LISTED = 8  # number of legal moves listed in an error message
#: An example of a position for error messages.
EXAMPLE = "Subtraction({1, 3})(7)"
#: An example of a ruleset for error messages.
RULES_EXAMPLE = "Subtraction({1, 3})"


@dataclass(frozen=True, repr=False)
class Position(Generic[Q]):
    """A position of a game; call a ruleset to make one, and use `+` to make a sum.

    >>> from cgkit import Bash, Subtraction
    >>> Subtraction({1, 3, 4})(100)
    Subtraction({1, 3, 4})(100)
    >>> (Subtraction({1, 3, 4})(6) + Bash(2)(4)).value()
    3

    `state` is the position in plain, hashable form, which `rules(*parts)` makes from a reader's arguments.
    """

    rules: Ruleset[Q]
    state: Q

    def __post_init__(self) -> None:
        check_type(Ruleset, self.rules, RULES_EXAMPLE)
        object.__setattr__(self, "state", self.rules.check(self.state))

    @classmethod
    def _at(cls, rules: Ruleset[Q], state: Q) -> Position[Q]:
        """Return the position with this state, which comes from play and needs no check."""
        position = object.__new__(cls)
        position.__dict__.update(rules=rules, state=state)
        return position

    def __hash__(self) -> int:
        return hash(self.state)  # the positions in a dict usually share their ruleset, which can be slow to hash

    def __repr__(self) -> str:
        return self.rules.write(self.state)

    # --- play ------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the game is over, because nobody can move.

        >>> from cgkit import Subtraction
        >>> Subtraction({2, 3})(1).is_over, Subtraction({2, 3})(2).is_over
        (True, False)
        """
        return next(iter(self.rules.moves(self.state)), None) is None

    @question
    def moves(self, *, distinct: bool = False) -> list[LegalMove[Q]]:
        """Return every legal move.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(5, 2).moves()
        [take 1 from heap 1, take 3 from heap 1, take 4 from heap 1, take 1 from heap 2]

        With `distinct`, if several moves lead to positions that play alike, such as mirror images, only the first of these moves is listed.
        """
        moves: Iterable[Move[Q]] = self._moves()
        if distinct:
            moves = self._once_each(moves, lambda move: move.after)
        return [LegalMove(self, move) for move in moves]

    @question
    def play(self, move: str | int | LegalMove[Q]) -> Position[Q]:
        """Return the position after a move, given as `moves` returns it, by its words, or by its index in `moves()`.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(10).play("take 3")
        Subtraction({1, 3, 4})(7)
        >>> Subtraction({1, 3, 4})(10).play(1)
        Subtraction({1, 3, 4})(7)
        >>> Subtraction({1, 3, 4})(10).play("take 2")
        Traceback (most recent call last):
        ValueError: 'take 2' isn't legal in Subtraction({1, 3, 4})(10); legal: 'take 1', 'take 3', 'take 4'
        """
        if isinstance(move, LegalMove):
            if move.position == self:
                return move.after
            raise ValueError(
                f"{short_repr(move.text)} is a move of {move.position!r}, not of {self!r}; {self._told_moves()}"
            )
        if isinstance(move, str):
            return self._by_words(move)
        index = check_int(move, "a move must be its words, a Move from moves(), or its index; indices")
        nth = next(islice(self._moves(), min(index, maxsize), None), None)
        if nth is None:
            raise ValueError(f"{self!r} has no move {short_repr(index)}: {self._told_moves()}")
        return self._at(self.rules, nth.after)

    def _by_words(self, text: str) -> Position[Q]:
        # Look at winning moves from a theorem first, because a heap of 10^18 chips has too many moves to list.
        known = self.rules.winning_theory(self.state) or ()
        for move in chain(known, self._moves()):
            if self.rules.say(move) == text:
                return self._at(self.rules, move.after)
        raise ValueError(f"{short_repr(text)} isn't legal in {self!r}; {self._told_moves()}")

    def _told_moves(self) -> str:
        legal: list[str] = []
        for move in self.rules.moves(self.state):
            if len(legal) == LISTED or sum(map(len, legal)) > MOST_TOLD:
                legal.append("…")
                break
            legal.append(repr(self.rules.say(move)))
        return f"legal: {', '.join(legal) or 'none'}"

    def _moves(self) -> Iterator[Move[Q]]:
        return open_account().take(self.rules, self.rules.moves(self.state))

    def _once_each(self, moves: Iterable[M], after: Callable[[M], Q]) -> Iterator[M]:
        """Yield the moves, but only the first of several that lead to positions that play alike."""
        seen = set()
        for move in moves:
            key = self.rules.key(after(move))
            if key not in seen:
                seen.add(key)
                yield move

    # --- who wins --------------------------------------------------------------------------------------------

    def outcome(self) -> str:
        """Return "P" if the previous player wins, "N" if the next player wins, and "D" if neither can force a win.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(7).outcome(), Subtraction({1, 3, 4})(7).misere().outcome()
        ('P', 'N')
        """
        return outcomes.outcome(self.rules, self.state)

    def winning_moves(self, *, distinct: bool = False) -> list[WinningMove[Q]]:
        """Return every move that wins, each with its reason; the list is empty if no move wins.

        >>> from cgkit import Subtraction, kayles
        >>> for move in Subtraction({1, 3, 4})(6, 5).winning_moves():
        ...     print(move)
        take 1 from heap 1: leaves 5, 5, a P-position (nim-sum 3 ⊕ 3 = 0)
        take 1 from heap 2: leaves 6, 4, a P-position (nim-sum 2 ⊕ 2 = 0)
        >>> len(kayles(10).winning_moves()), len(kayles(10).winning_moves(distinct=True))
        (7, 4)

        The moves are in the same order as in `moves`, whose docstring explains `distinct`.
        """
        wins: Iterable[outcomes.Win[Q]] = outcomes.winning_moves(self.rules, self.state)
        if distinct:
            wins = self._once_each(wins, lambda win: win.move.after)
        return [WinningMove(self, win.move, win.reason) for win in wins]

    @question
    def value(self) -> int:
        """Return the Grundy value, the size of the Nim heap that can replace the position in every sum.

        >>> from cgkit import Bash, Subtraction
        >>> Subtraction({1, 3, 4})(6, 5).value(), Bash(4)(10**18 + 3).value()
        (1, 3)

        The value is 0 exactly for the P-positions. A game has no values if positions can repeat or if the last player to move doesn't win.

        References
        ----------
        Sprague (1935), Grundy (1939); Ferguson, Part I, section 4.2.
        """
        return values.value(self.rules, self.state)

    @question
    def remoteness(self) -> int:
        """Return how many moves the game lasts if the winner hurries and the loser delays.

        >>> from cgkit import Subtraction
        >>> Subtraction({1, 3, 4})(7).remoteness()
        4

        In normal play remoteness is even for a P-position and odd for an N-position. A draw has no remoteness.

        References
        ----------
        Winning Ways, chapter 9.
        """
        return reach.remoteness(self.rules, self.state)

    @question
    def misere_value(self) -> int:
        """Return the misère Grundy value, the number n for which the position plus a Nim heap of n is a misère P-position.

        >>> from cgkit import kayles
        >>> [kayles(pins).misere_value() for pins in range(9)]
        [1, 0, 2, 3, 0, 1, 3, 2, 1]

        In Nim this value comes from a theorem, and in other games from a search. It's 0 exactly for the misère P-positions, but the values
        of two games don't determine the value of their sum.

        References
        ----------
        Winning Ways, chapter 13; Conway, *On Numbers and Games*, chapter 12.
        """
        return MisereSums(self.rules).value(self.state)

    # --- games made from this one ------------------------------------------------------------------------------

    def misere(self) -> Position[Q]:
        """Return the same position under misère play, where the last player to move loses; for a misère position, return the normal one.

        >>> from cgkit import nim
        >>> nim(1, 1, 1).misere()
        misere(nim(1, 1, 1))
        """
        return self._at(self.rules.misere(), self.state)

    def __add__(self, other: Position[Any]) -> Position[Any]:
        """Return the sum, where each turn is a move in one of the two games, and a player who can't move in either loses."""
        return add(self, other)

    def __radd__(self, other: object) -> Position[Q]:
        """Return this position if it's added to 0, because `sum([...])` begins with 0."""
        return self if type(other) is int and other == 0 else add(check_type(Position, other, EXAMPLE), self)


def add(*games: Position[Any]) -> Position[Any]:
    """Return the sum of positions, like `a + b + c`.

    >>> from cgkit import Bash, Subtraction
    >>> add(Subtraction({1, 3})(4), Bash(2)(5))
    Subtraction({1, 3})(4) + Bash(2)(5)

    If one of the positions is a sum, its parts are added one by one, so the result is never a sum of sums.
    """
    parts: list[tuple[Ruleset[Any], Any]] = []
    for game in games:
        check_type(Position, game, EXAMPLE)
        if not game.rules.additive:
            raise ValueError(
                f"{game!r} can't be added, because sums need games where no position recurs and the last player to move wins"
                + ("; write misere(a + b), not misere(a) + b" if isinstance(game.rules, Misere) else "")
            )
        parts += game.rules.pairs(game.state) if game.rules.is_sum else [(game.rules, game.state)]
    return compound(parts, 1)


def compound(parts: Sequence[tuple[Ruleset[Any], Any]], touch: int) -> Position[Any]:
    """Return a position of a `Compound`, given each part's ruleset and plain position."""
    if not parts:
        raise ValueError("a compound needs at least one game, got none")
    return Position._at(Compound(tuple(rules for rules, _ in parts), touch), tuple(state for _, state in parts))


def of_one_game(*positions: Position[Q]) -> tuple[Ruleset[Q], list[Q]]:
    """Return the ruleset that these positions share, and their plain positions; raise an error if they don't share one.

    >>> from cgkit import Bash
    >>> of_one_game(Bash(2)(5), Bash(2)(7))
    (Bash(2), [(5,), (7,)])
    """
    if not positions:
        raise ValueError(f"at least one position is needed, such as {EXAMPLE}, got none")
    for position in positions:
        if check_type(Position, position, EXAMPLE).rules != positions[0].rules:
            raise ValueError(
                f"positions must all have the same ruleset, got {short_repr(positions[0].rules)} and {short_repr(position.rules)}"
            )
    return positions[0].rules, [position.state for position in positions]
