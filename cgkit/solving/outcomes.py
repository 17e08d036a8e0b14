"""Outcomes and winning moves, which come from the ruleset's theorem if it has one, otherwise from the search that suits the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cached_property
from typing import Any, Generic, NamedTuple, TypeVar, cast

from cgkit.checks import SearchLimitError, short_repr
from cgkit.games.compounds import Compound
from cgkit.games.heaps import Heaps
from cgkit.games.move import Move
from cgkit.games.play_conventions import Misere
from cgkit.games.ruleset import Piece, Ruleset
from cgkit.numbers.nim_sums import nim_sum
from cgkit.solving.budget import budget, open_account, question
from cgkit.solving.misere import MisereSums
from cgkit.solving.reach import label, letter, remoteness
from cgkit.solving.search import is_lost, returning
from cgkit.solving.values import Memo, components_of, suspense, value
from cgkit.wording import zero_nim_sum

Q = TypeVar("Q", bound=Hashable)

TEXT = 512  # number of characters in a reason that cost as much as one position
FEW = 3_000  # maximum number of positions to search to find how long the loser of a misère game can hold out


class Win(NamedTuple, Generic[Q]):
    """A winning move with a reason, which gives the position that's left and says, if known, why it's a P-position."""

    move: Move[Q]
    reason: str


@question
def outcome(rules: Ruleset[Q], position: Q) -> str:
    """Return "P" if the previous player wins, "N" if the next player wins, and "D" if neither can force a win.

    >>> from cgkit import Subtraction, misere
    >>> outcome(Subtraction({1, 3, 4}), (7,)), outcome(misere(Subtraction({1, 3, 4})), (7,))
    ('P', 'N')
    """
    return Judge(rules, position).outcome(position)


@question
def winning_moves(rules: Ruleset[Q], position: Q) -> list[Win[Q]]:
    """Return every move that wins, each with its reason; the list is empty if no move wins.

    >>> from cgkit import Subtraction
    >>> for win in winning_moves(Subtraction({1, 3, 4}), (6, 5)):
    ...     print(win.move.after, win.reason)
    (5, 5) leaves 5, 5, a P-position (nim-sum 3 ⊕ 3 = 0)
    (6, 4) leaves 6, 4, a P-position (nim-sum 2 ⊕ 2 = 0)
    """
    return Judge(rules, position).winning_moves()


class Judge(Generic[Q]):
    """A judge of every position that play can reach from a root; it searches only if needed and keeps the results.

    >>> from cgkit import Subtraction
    >>> judge = Judge(Subtraction({1, 3, 4}), (6, 5))
    >>> judge.outcome((6, 5)), len(judge.winning_moves()), judge.value(judge.rules, (6, 5))
    ('N', 2, 1)
    """

    def __init__(self, rules: Ruleset[Q], root: Q, values: Memo | None = None) -> None:
        self.rules, self.root = rules, root
        self.values: Memo = {} if values is None else values
        self.lengths: Memo = {}
        self.outcomes: dict[Piece, str] = {}
        self.lost: dict[Q, bool] = {}  # whole position -> whether it's lost

    def outcome(self, position: Any) -> str:
        rules = self.rules
        known = rules.outcome_theory(position)
        if known is not None:
            return known
        if rules.additive and rules.is_join:
            return "N" if suspense(rules, position, self.lengths) % 2 else "P"
        if rules.additive and rules.touch == len(parts := rules.pairs(position)) > 1:
            # a selective compound is lost exactly if every part is lost
            return "N" if any(self._part(game) == "N" for game in parts) else "P"
        if rules.additive:
            return "P" if self._is_lost(position) else "N"
        if self._misere:
            return "P" if self._misere.is_lost(position) else "N"
        return letter(self._scores[rules.key(position)])

    def winning_moves(self) -> list[Win[Q]]:
        """Return every winning move from the root, as the function `winning_moves` does."""
        rules, position, account = self.rules, self.root, open_account()
        known: Iterable[Move[Any]] | None = rules.winning_theory(position)
        if known is None and rules.additive and rules.is_sum:
            known = winning_in_sum(cast(Compound, rules), cast(tuple[Any, ...], position), self.value)
        if known is None and self.outcome(position) != "N":
            return []
        if known is None:
            known = filter(self._wins, account.take(rules, rules.moves(position)))
        wins = list(account.take(rules, known))  # charged before finding reasons, because there can be too many moves
        if wins and rules.order(wins[0]) is not None:
            wins.sort(key=rules.order)
        reasoned: list[Win[Q]] = []
        for move in wins:
            reasoned.append(Win(move, self.reason(move.after)))
            account.charge(len(reasoned[-1].reason) // TEXT, len(reasoned), f"winning moves of {short_repr(rules)}")
        return reasoned

    def _wins(self, move: Move[Q]) -> bool:
        if self._whole is None:
            return self.outcome(move.after) == "P"
        old, new = _changed(cast(tuple[Any, ...], self.root), cast(tuple[Any, ...], move.after))
        gone, come = (cast(Heaps, self.rules).grundy_theory(heaps) for heaps in (old, new))
        return self.outcome(move.after) == "P" if gone is None or come is None else self._whole ^ gone ^ come == 0

    @cached_property
    def _whole(self) -> int | None:
        """The value of the root's heaps, if a theorem gives it. A move changes only one heap, so the others keep their values."""
        heaps = cast(Any, self.root)
        return self.rules.grundy_theory(heaps) if isinstance(self.rules, Heaps) and self.rules.additive else None

    def value(self, rules: Ruleset[Any], position: Any) -> int:
        """Return the Grundy value of a position of this game or of one of its parts."""
        return value(rules, position, self.values)

    def _is_lost(self, position: Q) -> bool:
        rules = self.rules
        if components_of(rules) or position in self.values.get(rules, ()):
            return self.value(rules, position) == 0
        return is_lost(position, open_account().spending(rules), self.lost, returning(rules))

    def _part(self, game: Piece) -> str:
        if game not in self.outcomes:
            self.outcomes[game] = outcome(*game)
        return self.outcomes[game]

    @cached_property
    def _misere(self) -> MisereSums[Q] | None:
        of = self.rules.of if isinstance(self.rules, Misere) else None
        return MisereSums(of) if of and of.additive else None

    @cached_property
    def _scores(self) -> dict[Hashable, int]:
        return label(self.rules, self.root)

    def reason(self, left: Q) -> str:
        """Return the reason why leaving this P-position wins."""
        name = self.rules.show(left)
        if next(iter(self.rules.moves(left)), None) is None:
            return f"leaves {name}, and no move is left"
        because = self.rules.reason(left) or self._by_search(left)
        return f"leaves {name}, a P-position ({because})" if because else f"leaves {name}, a P-position"

    def _by_search(self, left: Q) -> str | None:
        """Return a reason from the search, or None if a theorem has made the search unnecessary or the reason takes too long to find."""
        if self.lengths:
            moves = suspense(self.rules, left, self.lengths)
            return f"the longest of the games lasts {moves} moves"
        if not self.rules.additive:
            return None if self.rules.outcome_theory(left) else self._told_remoteness(left)
        if left in self.lost:
            return "value 0"
        pieces = self.rules.summands(left)
        values = [self.values.get(rules, {}).get(part, rules.grundy_theory(part)) for rules, part in pieces]
        if not values or None in values:
            return None
        return zero_nim_sum(values)

    def _told_remoteness(self, left: Q) -> str | None:
        if self._misere:
            try:
                with budget(positions=FEW):
                    moves = remoteness(self.rules, left)
            except SearchLimitError:
                return None
        else:
            moves = -self._scores[self.rules.key(left)] - 1
        return f"your opponent loses in {moves} moves" if moves != 1 else "your opponent loses in 1 move"


def _changed(before: tuple[Any, ...], after: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the rest of two tuples after their common beginning and common end are cut off.

    >>> _changed((5, 7, 2), (5, 3, 3, 2))
    ((7,), (3, 3))
    """
    shorter = min(len(before), len(after))
    first = next((i for i in range(shorter) if before[i] != after[i]), shorter)
    last = next((i for i in range(shorter - first) if before[-1 - i] != after[-1 - i]), shorter - first)
    return before[first : len(before) - last], after[first : len(after) - last]


def winning_in_sum(
    rules: Compound, position: tuple[Any, ...], value: Callable[[Ruleset[Any], Any], int]
) -> Iterator[Move[tuple[Any, ...]]]:
    """Yield every winning move of a sum, part by part.

    >>> from cgkit import Bash, Subtraction, nim
    >>> from cgkit.solving.values import value
    >>> game = nim(10**18) + Bash(4)(10**18 + 3) + Subtraction({1, 3, 4})(6)
    >>> [move.steps for move in winning_in_sum(game.rules, game.state, value)]
    [(Step(verb='take', args=(999999999999999999,), at=(0,)),)]
    """
    parts = rules.pairs(position)
    values = [value(part_rules, part) for part_rules, part in parts]
    total = nim_sum(*values)
    for i, (part_rules, part) in enumerate(parts) if total else ():
        for move in moves_to(values[i] ^ total, part_rules, part, value):
            yield rules.lift(position, (i,), (move,))


def moves_to(
    wanted: int, rules: Ruleset[Any], position: Any, value: Callable[[Ruleset[Any], Any], int]
) -> Iterator[Move[Any]]:
    """Yield the moves to the positions of this value, using the ruleset's theorems on winning moves if possible.

    >>> from cgkit import nim
    >>> from cgkit.solving.values import value
    >>> [move.after for move in moves_to(5, nim, (10**18, 3), value)]
    [(6, 3)]
    """
    known = _told_by_theory(wanted, rules, position)
    if known is not None:
        yield from known
        return
    for move in open_account().take(rules, rules.moves(position)):
        if value(rules, move.after) == wanted:
            yield move


def _told_by_theory(wanted: int, rules: Ruleset[Any], position: Any) -> list[Move[Any]] | None:
    """Return the moves to positions of this value, which win in the sum with such a Nim heap, or None if no theorem gives them."""
    if wanted == 0:
        known = rules.winning_theory(position)
        return None if known is None else list(known)
    if not isinstance(rules, Heaps) or rules.grundy_theory((wanted,)) != wanted:
        return None
    if not position:
        return []  # an empty position has no moves
    known = rules.winning_theory((*position, wanted))
    if known is None:
        return None
    alone = len(position) == 1
    ours = [move for move in known if move.steps[0].at[0] < len(position)]
    return [
        Move(move.after[:-1], tuple(step._replace(at=() if alone else step.at) for step in move.steps)) for move in ours
    ]
