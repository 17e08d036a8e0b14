"""A position that knows its rules: what a reader writes, sees and asks."""

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

LISTED = 8  # how many legal moves an error message names
#: A position, as an error message shows one.
EXAMPLE = "Subtraction({1, 3})(7)"
#: A ruleset, as an error message shows one.
RULES_EXAMPLE = "Subtraction({1, 3})"


@dataclass(frozen=True, repr=False)
class Position(Generic[Q]):
    """A position of a game; calling a ruleset makes one, and `+` makes a sum.

    >>> from cgkit import Bash, Subtraction
    >>> Subtraction({1, 3, 4})(100)
    Subtraction({1, 3, 4})(100)
    >>> (Subtraction({1, 3, 4})(6) + Bash(2)(4)).value()
    3

    `state` is the plain, hashable position; `rules(*parts)` makes it from what a reader writes.
    """

    rules: Ruleset[Q]
    state: Q

    def __post_init__(self) -> None:
        check_type(Ruleset, self.rules, RULES_EXAMPLE)
        object.__setattr__(self, "state", self.rules.check(self.state))

    @classmethod
    def _at(cls, rules: Ruleset[Q], state: Q) -> Position[Q]:
        """The same of a state that has been met in play: it has come through the door already."""
        position = object.__new__(cls)
        position.__dict__.update(rules=rules, state=state)
        return position

    def __hash__(self) -> int:
        return hash(self.state)  # a dict seldom holds positions of several rulesets, and these may be large graphs

    def __repr__(self) -> str:
        return self.rules.write(self.state)

    # --- play ------------------------------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether no move is left.

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

        With `distinct`, only the first of the moves to positions that play alike, as mirror images do.
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
        ValueError: 'take 2' is not legal in Subtraction({1, 3, 4})(10); legal: 'take 1', 'take 3', 'take 4'
        """
        if isinstance(move, LegalMove):
            if move.position == self:
                return move.after
            raise ValueError(
                f"{short_repr(move.text)} is a move of {move.position!r}, not of {self!r}; {self._told_moves()}"
            )
        if isinstance(move, str):
            return self._by_words(move)
        index = check_int(move, "a move is given by its words, as moves() returns it, or by its index; indices")
        nth = next(islice(self._moves(), min(index, maxsize), None), None)
        if nth is None:
            raise ValueError(f"{self!r} has no move {short_repr(index)}: {self._told_moves()}")
        return self._at(self.rules, nth.after)

    def _by_words(self, text: str) -> Position[Q]:
        # Where a theorem tells the winning moves, one of them is found even in a heap of 10^18 chips.
        known = self.rules.winning_theory(self.state) or ()
        for move in chain(known, self._moves()):
            if self.rules.say(move) == text:
                return self._at(self.rules, move.after)
        raise ValueError(f"{short_repr(text)} is not legal in {self!r}; {self._told_moves()}")

    def _told_moves(self) -> str:
        legal: list[str] = []
        for move in self.rules.moves(self.state):
            if len(legal) == LISTED or sum(map(len, legal)) > MOST_TOLD:
                legal.append("…")
                break
            legal.append(repr(self.rules.say(move)))
        return f"legal: {', '.join(legal) or 'no move is left'}"

    def _moves(self) -> Iterator[Move[Q]]:
        return open_account().take(self.rules, self.rules.moves(self.state))

    def _once_each(self, moves: Iterable[M], after: Callable[[M], Q]) -> Iterator[M]:
        """Yield the first of the moves to positions that play alike."""
        seen = set()
        for move in moves:
            key = self.rules.key(after(move))
            if key not in seen:
                seen.add(key)
                yield move

    # --- who wins --------------------------------------------------------------------------------------------

    def outcome(self) -> str:
        """Return who wins: "P", the previous player; "N", the next; "D", neither can force it.

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

        They come in the order of `moves`, where `distinct` is explained.
        """
        wins: Iterable[outcomes.Win[Q]] = outcomes.winning_moves(self.rules, self.state)
        if distinct:
            wins = self._once_each(wins, lambda win: win.move.after)
        return [WinningMove(self, win.move, win.reason) for win in wins]

    @question
    def value(self) -> int:
        """Return the Grundy value: the size of the Nim heap that the position is worth in every sum.

        >>> from cgkit import Bash, Subtraction
        >>> Subtraction({1, 3, 4})(6, 5).value(), Bash(4)(10**18 + 3).value()
        (1, 3)

        It is 0 exactly for the P-positions. A game in which play can return, or in which the last player to move does not win, has no
        values.

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

        In normal play it is even for a P-position and odd for an N-position. A draw has none.

        References
        ----------
        Winning Ways, chapter 9.
        """
        return reach.remoteness(self.rules, self.state)

    @question
    def misere_value(self) -> int:
        """Return the misère Grundy value: the n for which the position beside a Nim heap of n is lost under misère play.

        >>> from cgkit import kayles
        >>> [kayles(pins).misere_value() for pins in range(9)]
        [1, 0, 2, 3, 0, 1, 3, 2, 1]

        In Nim a theorem gives it, in other games a search. It is 0 exactly where misère play is lost, but the values of two games
        don't determine that of their sum.

        References
        ----------
        Winning Ways, chapter 13; Conway, *On Numbers and Games*, chapter 12.
        """
        return MisereSums(self.rules).value(self.state)

    # --- games made of this one ------------------------------------------------------------------------------

    def misere(self) -> Position[Q]:
        """Return the same position under misère play, where the last player to move loses; for a misère position, the normal one.

        >>> from cgkit import nim
        >>> nim(1, 1, 1).misere()
        misere(nim(1, 1, 1))
        """
        return self._at(self.rules.misere(), self.state)

    def __add__(self, other: Position[Any]) -> Position[Any]:
        """Return the sum: a move is a move in one of the two games, and whoever cannot move in either loses."""
        return add(self, other)

    def __radd__(self, other: object) -> Position[Q]:
        """Return this position for 0 + position, with which `sum([...])` begins."""
        return self if type(other) is int and other == 0 else add(check_type(Position, other, EXAMPLE), self)


def add(*games: Position[Any]) -> Position[Any]:
    """Return the sum of positions, as `a + b + c` does.

    >>> from cgkit import Bash, Subtraction
    >>> add(Subtraction({1, 3})(4), Bash(2)(5))
    Subtraction({1, 3})(4) + Bash(2)(5)

    Sums among the games are taken apart, so a sum is always flat.
    """
    parts: list[tuple[Ruleset[Any], Any]] = []
    for game in games:
        check_type(Position, game, EXAMPLE)
        if not game.rules.additive:
            raise ValueError(
                f"{game!r} cannot be added: sums need play that cannot return and in which the last player to move wins"
                + ("; write misere(a + b), not misere(a) + b" if isinstance(game.rules, Misere) else "")
            )
        parts += game.rules.pairs(game.state) if game.rules.is_sum else [(game.rules, game.state)]
    return compound(parts, 1)


def compound(parts: Sequence[tuple[Ruleset[Any], Any]], touch: int) -> Position[Any]:
    """Return the position of a `Compound` of these rulesets, each with its plain position."""
    if not parts:
        raise ValueError("a compound needs at least one game, got none")
    return Position._at(Compound(tuple(rules for rules, _ in parts), touch), tuple(state for _, state in parts))


def of_one_game(*positions: Position[Q]) -> tuple[Ruleset[Q], list[Q]]:
    """Return the one ruleset of some positions, and the plain positions.

    >>> from cgkit import Bash
    >>> of_one_game(Bash(2)(5), Bash(2)(7))
    (Bash(2), [(5,), (7,)])
    """
    if not positions:
        raise ValueError(f"at least one position is wanted, such as {EXAMPLE}, got none")
    for position in positions:
        if check_type(Position, position, EXAMPLE).rules != positions[0].rules:
            raise ValueError(
                f"positions of one ruleset are wanted, got {short_repr(positions[0].rules)} and {short_repr(position.rules)}"
            )
    return positions[0].rules, [position.state for position in positions]
