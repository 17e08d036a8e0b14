"""The explored graph: all that play can reach from some positions, each asked for its moves once.

Outcomes, remoteness, labellings, values of whole positions, layers and position graphs are all read off a `Reach`.

**Invariant.** Moves are looked at one by one as the ruleset yields them, and counted, so that a search from a position with
a billion moves, or endlessly many, stops as soon as one from a billion positions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property
from itertools import islice
from typing import Any, Generic, TypeVar

from cgkit.errors import SMALLER, SearchLimitError, told, whole_number
from cgkit.games.from_options import FromOptions
from cgkit.games.ruleset import Move, Ruleset

__all__ = ["LIMIT", "Bound", "Reach", "at_most"]

Q = TypeVar("Q", bound=Hashable)
T = TypeVar("T")

LIMIT = 100_000  # positions that a search may meet, if nothing else is said
MOVES_EACH = 10  # moves that it may look at, on average, from each of them
SMALL = 64  # numbers; a position that holds more of them counts for more than one


def size_of(position: object) -> int:
    """Return how many numbers of a machine's word a position holds, about.

    >>> size_of((3, 5)), size_of(2**640), size_of(frozenset({((1, 2), "row")}))
    (2, 11, 3)
    """
    if isinstance(position, int):
        return 1 + position.bit_length() // 64
    if isinstance(position, tuple | frozenset):
        return sum(map(size_of, position))
    return 1 + len(position) // 8 if isinstance(position, str) else 1


class Bound:
    """How far a search may go: to `limit` positions, through as many moves from one of them, and ten times as many in all.

    From a position that holds more than 64 numbers these bounds are as many times smaller: memory is what they are for.
    Else moves are not refused before a search has met 100,000 from one position, or a million in all, however small the limit.

    >>> from cgkit import Bash
    >>> Bound(1000, Bash(2)).meet(1001)
    Traceback (most recent call last):
    cgkit.errors.SearchLimitError: stopped after 1000 positions of Bash(2): start from a smaller position, or pass a larger limit=

    Parameters
    ----------
    limit : how many positions may be met.
    rules : the ruleset, for the message.
    what : what stands for a position in this search, in the plural.
    advice : what may be done where the limit is reached.
    start : where the search begins, the largest position of several.
    """

    def __init__(
        self, limit: int, rules: Ruleset[Any], what: str = "positions", advice: str = SMALLER, start: object = ()
    ) -> None:
        whole_number(limit, "limits", least=1)
        weight = max(1, size_of(start) // SMALL)
        self.limit, self.rules, self.what, self.advice = max(1, limit // weight), rules, what, advice
        self.most_moves = max(limit, LIMIT) // weight  # from one position
        self.moves_left = MOVES_EACH * self.most_moves
        self.met = 0

    def meet(self, met: int) -> None:
        """Stop the search if it has met more than its limit.

        Raises
        ------
        SearchLimitError : if `met` is more than the limit.
        """
        if met > self.limit:
            raise self._stopped(self.limit, self.what)

    def count(self, moves: Iterable[T]) -> Iterator[T]:
        """Yield the moves of one position, and stop the search if it has looked at too many.

        Raises
        ------
        SearchLimitError : if they are more than those that one position may have, or than are left for all.
        """
        for seen, move in enumerate(moves):
            if seen == self.most_moves:
                raise self._stopped(seen, "moves from one position")
            if not self.moves_left:
                raise self._stopped(MOVES_EACH * self.most_moves, "moves")
            self.moves_left -= 1
            yield move

    def spend(self, moves: Iterable[T]) -> list[T]:
        """Return the moves of one more position, and stop the search if it has met too many of either.

        Raises
        ------
        SearchLimitError : if they are too many.
        """
        self.met += 1
        if self.met > self.limit:
            raise self._stopped(self.limit, self.what)
        listed = moves if type(moves) is list else list(islice(moves, self.most_moves + 1))
        self.moves_left -= len(listed)
        if len(listed) > self.most_moves:
            raise self._stopped(self.most_moves, "moves from one position")
        if self.moves_left < 0:
            raise self._stopped(MOVES_EACH * self.most_moves, "moves")
        return listed

    def _stopped(self, seen: int, what: str) -> SearchLimitError:
        # a function that forgets where play ends goes on below 0, and a smaller start is no help
        first = (
            "see that play ends, and does not go on below 0; if it does end, "
            if isinstance(self.rules, FromOptions)
            else ""
        )
        return SearchLimitError(seen, f"{what} of {told(self.rules)}", first + self.advice)


def at_most(limit: int, moves: Iterable[Move[Q]], rules: Ruleset[Q]) -> Iterator[Move[Q]]:
    """Yield the moves, and raise SearchLimitError if there are more than `limit`.

    >>> from cgkit import nim
    >>> len(list(at_most(3, nim.moves((3,)), nim)))
    3
    >>> list(at_most(3, nim.moves((4,)), nim))
    Traceback (most recent call last):
    cgkit.errors.SearchLimitError: stopped after 3 moves of nim: start from a smaller position, or pass a larger limit=
    """
    for seen, move in enumerate(moves):
        if seen >= limit:
            raise SearchLimitError(seen, f"moves of {told(rules)}")
        yield move


class Reach(Generic[Q]):
    """All that play can reach from some positions, breadth first, numbered in the order met.

    >>> from cgkit import Subtraction
    >>> reach = Reach(Subtraction({1, 3}), (4,))
    >>> reach.positions
    [(4,), (3,), (1,), (2,), (0,)]
    >>> reach.options
    [(1, 2), (3, 4), (4,), (2,), ()]

    Parameters
    ----------
    rules : a ruleset.
    *starts : its plain positions.
    limit : how many positions may be met; moves are bounded as `Bound` says.
    merge : positions that play alike, those of equal `rules.key`, are met as one; else only equal positions are.
    keep_moves : keep the moves with their steps, which takes most of the memory.
    advice : what may be done where the limit is reached, for the message.

    Attributes
    ----------
    positions : the positions in the order met, the starts first.
    starts : the numbers of the starts, in the order given.
    options : for each position the numbers of its options, each once, in the order of the moves.
    moves : for each position its moves; empty without `keep_moves`.

    Raises
    ------
    SearchLimitError : if there are more positions, or moves, than may be looked at.

    Complexity
    ----------
    Each position is asked for its moves once, and each move for the key of what it leads to.
    """

    def __init__(
        self,
        rules: Ruleset[Q],
        *starts: Q,
        limit: int = LIMIT,
        merge: bool = True,
        keep_moves: bool = False,
        advice: str = SMALLER,
    ) -> None:
        self.rules, self.merge = rules, merge
        self.positions: list[Q] = []
        self.options: list[tuple[int, ...]] = []
        self.moves: list[list[Move[Q]]] = []
        self._numbers: dict[Hashable, int] = {}
        bound = Bound(limit, rules, advice=advice, start=max(starts, key=size_of, default=()))
        self.starts = [self._meet(start, bound) for start in starts]
        for position in self.positions:  # a list that grows while it is read: the queue of the search
            options: dict[int, None] = {}
            moves = []
            if keep_moves:
                for move in bound.count(rules.moves(position)):
                    options[self._meet(move.after, bound)] = None
                    moves.append(move)
            else:
                for after in bound.count(rules.options(position)):
                    options[self._meet(after, bound)] = None
            self.options.append(tuple(options))
            self.moves += [moves] if keep_moves else []

    def __len__(self) -> int:
        return len(self.positions)

    def __contains__(self, position: Q) -> bool:
        return self._name(position) in self._numbers

    def number(self, position: Q) -> int:
        """Return the number of a position that was met; KeyError if it was not."""
        return self._numbers[self._name(position)]

    def by_key(self, results: Iterable[T]) -> dict[Hashable, T]:
        """Return what was found of the positions, in their order, as a dict from their keys."""
        return dict(zip(self._numbers, results, strict=True))

    @cached_property
    def before(self) -> list[list[int]]:
        """For each position the numbers of those that have it as an option."""
        before: list[list[int]] = [[] for _ in self.positions]
        for number, options in enumerate(self.options):
            for option in options:
                before[option].append(number)
        return before

    def ends_first(self) -> Iterator[int]:
        """Yield the positions from which play cannot go on for ever, each after all its options."""
        waiting = list(map(len, self.options))
        ready = deque(number for number, options in enumerate(self.options) if not options)
        while ready:
            number = ready.popleft()
            yield number
            for earlier in self.before[number]:
                waiting[earlier] -= 1
                if not waiting[earlier]:
                    ready.append(earlier)

    def _name(self, position: Q) -> Hashable:
        return self.rules.key(position) if self.merge else position

    def _meet(self, position: Q, bound: Bound) -> int:
        name = self._name(position)
        number = self._numbers.setdefault(name, len(self.positions))
        if number == len(self.positions):
            bound.meet(number + 1)
            self.positions.append(position)
        return number
