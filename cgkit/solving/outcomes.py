"""Who wins, and by which moves: from the ruleset's theorem where it has one, else by the search that fits the game."""

from collections.abc import Hashable, Iterable, Iterator
from typing import Generic, NamedTuple, TypeVar

from cgkit.errors import SearchLimitError
from cgkit.games.ruleset import Move, Ruleset
from cgkit.solving.reach import LIMIT
from cgkit.solving.retrograde import label, letter
from cgkit.solving.values import Memo, grundy

__all__ = ["Win", "at_most", "outcome", "winning_moves"]

Q = TypeVar("Q", bound=Hashable)


class Win(NamedTuple, Generic[Q]):
    """A winning move, and why it wins: what it leaves, and why that is lost for the opponent."""

    move: Move[Q]
    reason: str


def at_most(limit: int, moves: Iterable[Move[Q]], rules: Ruleset[Q]) -> Iterator[Move[Q]]:
    """Yield the moves, and raise SearchLimitError if there are more than `limit`."""
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


def winning_moves(rules: Ruleset[Q], position: Q, limit: int = LIMIT) -> list[Win[Q]]:
    """Return every move that wins, each with its reason; none, where none wins.

    >>> from cgkit import Subtraction
    >>> for win in winning_moves(Subtraction({1, 3, 4}), (6, 5)):
    ...     print(win.move.after, win.reason)
    (5, 5) leaves 5, 5, a P-position (nim-sum 3 ⊕ 3 = 0)
    (6, 4) leaves 6, 4, a P-position (nim-sum 2 ⊕ 2 = 0)

    Parameters
    ----------
    rules : a ruleset.
    position : one of its plain positions.
    limit : how many positions a search may meet, and how many moves may be tried.

    Returns
    -------
    list of Win, in the order of `rules.moves`.

    Raises
    ------
    SearchLimitError : if there are more than `limit` positions, or moves.
    """
    judge = _Judge(rules, position, limit)
    known = rules.winning_theory(position)
    tried = at_most(limit, rules.moves(position) if known is None else known, rules)
    wins = [move for move in tried if known is not None or judge.outcome(move.after) == "P"]
    return [Win(move, judge.reason(move.after)) for move in wins]


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
