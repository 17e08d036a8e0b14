"""Who wins, and by which moves: from the ruleset's theorem where it has one, else by the search that fits the game."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from cgkit.errors import SearchLimitError
from cgkit.games.ruleset import Move, Ruleset
from cgkit.solving.retrograde import LIMIT, label, letter
from cgkit.solving.values import Memo, grundy

__all__ = ["NamedMove", "WinningMove", "named", "outcome", "winning_moves"]

Q = TypeVar("Q", bound=Hashable)


@dataclass(frozen=True)
class NamedMove:
    """A move with its words; it prints as them.

    >>> from cgkit import Subtraction
    >>> Subtraction({1, 3, 4})(3).moves()
    [take 1, take 3]

    Parameters
    ----------
    text : the move in words.
    move : the move itself, with `.after` and `.steps`.
    """

    text: str
    move: Move[Any]

    def __repr__(self) -> str:
        return self.text


@dataclass(frozen=True, repr=False)
class WinningMove(NamedMove):
    """A move that wins, with the reason; it prints as both.

    >>> from cgkit import Bash
    >>> Bash(4)(21).winning_moves()
    [take 1: leaves 20, a P-position (20 = 5 × 4)]

    Parameters
    ----------
    text, move : as for `NamedMove`.
    reason : what the move leaves, and why that is lost for the opponent.
    """

    reason: str

    def __repr__(self) -> str:
        return f"{self.text}: {self.reason}"


def named(rules: Ruleset[Q], moves: Iterable[Move[Q]], limit: int = LIMIT) -> list[NamedMove]:
    """Return the moves with their words.

    >>> from cgkit import Bash
    >>> named(Bash(2), Bash(2).moves((5,)))
    [take 1, take 2]

    Raises
    ------
    SearchLimitError : if there are more than `limit` moves.
    """
    return [NamedMove(rules.say(move), move) for move in _at_most(limit, moves, rules)]


def _at_most(limit: int, moves: Iterable[Move[Q]], rules: Ruleset[Q]) -> Iterator[Move[Q]]:
    for seen, move in enumerate(moves):
        if seen >= limit:
            raise SearchLimitError(seen, f"moves of {rules!r}")
        yield move


def outcome(rules: Ruleset[Q], position: Q, limit: int = LIMIT) -> str:
    """Return who wins: "P", the previous player; "N", the next; "D", neither can force it.

    >>> from cgkit import Subtraction, misere
    >>> outcome(Subtraction({1, 3, 4}), (7,)), outcome(misere(Subtraction({1, 3, 4})), (7,))
    ('P', 'N')

    Parameters
    ----------
    rules : a ruleset.
    position : one of its plain positions.
    limit : how many positions a search may meet.

    Returns
    -------
    "P", "N" or "D".

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions.
    """
    return _Judge(rules, position, limit).outcome(position)


def winning_moves(rules: Ruleset[Q], position: Q, limit: int = LIMIT) -> list[WinningMove]:
    """Return every move that wins, each with its reason; none, where none wins.

    >>> from cgkit import Subtraction
    >>> for move in winning_moves(Subtraction({1, 3, 4}), (6, 5)):
    ...     print(move)
    take 1 from heap 1: leaves 5, 5, a P-position (nim-sum 3 ⊕ 3 = 0)
    take 1 from heap 2: leaves 6, 4, a P-position (nim-sum 2 ⊕ 2 = 0)

    Parameters
    ----------
    rules : a ruleset.
    position : one of its plain positions.
    limit : how many positions a search may meet, and how many moves may be tried.

    Returns
    -------
    list of WinningMove, in the order of `rules.moves`.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions, or moves.
    """
    judge = _Judge(rules, position, limit)
    known = rules.winning_theory(position)
    tried = _at_most(limit, rules.moves(position) if known is None else known, rules)
    wins = [move for move in tried if known is not None or judge.outcome(move.after) == "P"]
    return [WinningMove(rules.say(move), move, judge.reason(move.after)) for move in wins]


class _Judge(Generic[Q]):
    """Judges what play can reach from one position; each search is made once, and only if it is needed."""

    def __init__(self, rules: Ruleset[Q], root: Q, limit: int) -> None:
        self.rules, self.root, self.limit = rules, root, limit
        self.values: Memo = {}
        self.scores: dict[Hashable, int] = {}

    def outcome(self, position: Q) -> str:
        known = self.rules.outcome_theory(position)
        if known is not None:
            return known
        if self.rules.additive:
            return "N" if grundy(self.rules, position, self.values, self.limit) else "P"
        if not self.scores:
            self.scores = label(self.rules, self.root, limit=self.limit)
        return letter(self.scores[self.rules.key(position)])

    def reason(self, left: Q) -> str:
        """Say why it is good to leave this P-position."""
        name = self.rules.show(left)
        if next(iter(self.rules.moves(left)), None) is None:
            return f"leaves {name}, and no move is left"
        because = self.rules.reason(left) or self._found(left)
        return f"leaves {name}, a P-position ({because})" if because else f"leaves {name}, a P-position"

    def _found(self, left: Q) -> str | None:
        """Say what the search has found; nothing where a theorem spared it."""
        if self.scores:
            plies = -self.scores[self.rules.key(left)] - 1
            return f"the opponent loses in {plies} moves" if plies != 1 else "the opponent loses in 1 move"
        if not self.rules.additive:
            return None
        values = [self.values.get(piece, piece[0].grundy_theory(piece[1])) for piece in self.rules.summands(left)]
        if not values or None in values:
            return None
        return "nim-sum " + " ⊕ ".join(map(str, values)) + " = 0" if len(values) > 1 else "value 0"
