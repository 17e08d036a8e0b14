"""The graph of every position that play can reach, and backward induction on this graph, even under misère play or with draws and loops.

Remoteness, labellings, values of whole positions, layers, position graphs, and outcomes with draws or loops all come from a `Reach`, which
asks for the moves of each position only once.

**Invariant.** Positions are labelled in order of remoteness, so the first P-option found gives the quickest win, and the last N-option
found gives the longest resistance.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property
from math import inf
from typing import Generic, NamedTuple, TypeVar

from cgkit.checks import SMALLER, SearchLimitError, short_repr
from cgkit.games.move import Move
from cgkit.games.ruleset import Ruleset
from cgkit.solving.budget import SMALL, SOON, open_account, size_of
from cgkit.solving.search import gc_paused

Q = TypeVar("Q", bound=Hashable)
T = TypeVar("T")

GRAPH = 3  # number of positions charged for a position whose options are stored, including the arrows back


class Reach(Generic[Q]):
    """The graph of every position that play can reach from the given ones, numbered breadth first.

    >>> from cgkit import Subtraction
    >>> reach = Reach(Subtraction({1, 3}), (4,))
    >>> reach.positions
    [(4,), (3,), (1,), (2,), (0,)]
    >>> reach.options
    [(1, 2), (3, 4), (4,), (2,), ()]

    Parameters
    ----------
    rules : ruleset of the game.
    *starts : plain positions of this game.
    most : maximum number of positions to visit (default: limited only by the question's budget).
    merge : whether positions with equal `rules.key`, which play alike, count as one; otherwise only equal positions do.
    keep_moves : whether to keep the moves with their steps, which takes most of the memory.
    advice : advice for the error message if the search visits too many positions.

    Attributes
    ----------
    positions : positions in breadth-first order, beginning with the starts.
    starts : numbers of the starts, in the order given.
    options : for each position, the numbers of its options without duplicates, in the same order as the moves.
    moves : for each position, its moves; empty without `keep_moves`.
    """

    def __init__(
        self,
        rules: Ruleset[Q],
        *starts: Q,
        most: float = inf,
        merge: bool = True,
        keep_moves: bool = False,
        advice: str = SMALLER,
    ) -> None:
        self.rules, self.merge = rules, merge
        self.positions: list[Q] = []
        self.options: list[tuple[int, ...]] = []
        self.moves: list[list[Move[Q]]] = []
        self._numbers: dict[Hashable, int] = {}
        self._most, self._advice = most, advice
        self.starts = [self._meet(start) for start in starts]
        account = open_account()
        for start in starts:
            account.foresee(rules, start)
        options_of = account.spending(rules, advice=advice, each=0)
        with gc_paused():
            for number, position in enumerate(self.positions):  # the list grows, and is the queue of the search
                if number % SOON == 0:
                    weight = GRAPH * (1 + size_of(position) // SMALL)
                before = len(self.positions)
                if keep_moves:
                    self.moves.append([])
                    options: dict[int, None] = {}
                    for move in account.take(rules, rules.moves(position), advice, self.positions):
                        options[self._meet(move.after)] = None
                        self.moves[-1].append(move)
                else:
                    options = dict.fromkeys(map(self._meet, options_of(position)))
                self.options.append(tuple(options))
                account.positions -= weight * (len(self.positions) - before)
                if account.positions < 0:
                    raise account.stopped(rules, len(self.positions), "positions", advice)

    def __len__(self) -> int:
        return len(self.positions)

    def __contains__(self, position: Q) -> bool:
        return self._name(position) in self._numbers

    def number(self, position: Q) -> int:
        """Return the number of a position in the graph; raise KeyError if the graph doesn't have it."""
        return self._numbers[self._name(position)]

    def by_key(self, results: Iterable[T]) -> dict[Hashable, T]:
        """Return a dict from the positions' keys to these results, which are in the same order as the positions."""
        return dict(zip(self._numbers, results, strict=True))

    @cached_property
    def before(self) -> list[list[int]]:
        """For each position, the numbers of the positions that lead to it."""
        before: list[list[int]] = [[] for _ in self.positions]
        for number, options in enumerate(self.options):
            for option in options:
                before[option].append(number)
        return before

    def ends_first(self) -> Iterator[int]:
        """Yield the numbers of the positions from which play must end, each after all its options."""
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

    def _meet(self, position: Q) -> int:
        name = self._name(position)
        number = self._numbers.setdefault(name, len(self.positions))
        if number == len(self.positions):
            if number >= self._most:
                raise SearchLimitError(number, f"positions of {short_repr(self.rules)}", self._advice)
            self.positions.append(position)
        return number


class Labelled(NamedTuple):
    """A step of `retrograde`, with a position's number in the `Reach`, its score, the rule used, and the options that decide it."""

    number: int
    score: int
    rule: str
    because: tuple[int, ...]


def retrograde(reach: Reach[Q]) -> Iterator[Labelled]:
    """Yield the label of each position, with the rule that gives it; positions that get no label are draws.

    The rules are "terminal", "to P" (some option is a P-position) and "all N" (every option is an N-position).

    >>> from cgkit import Subtraction
    >>> [step.score for step in retrograde(Reach(Subtraction({1, 3}), (4,)))]
    [-1, 2, 2, -3, -3]
    """
    left = list(map(len, reach.options))
    ends = [number for number, options in enumerate(reach.options) if not options]
    results = {number: reach.rules.end(reach.positions[number]) for number in ends}
    queue = deque(Labelled(number, result, "terminal", ()) for number, result in results.items() if result)
    done = {step.number for step in queue}
    while queue:
        step = queue.popleft()
        yield step
        for number in reach.before[step.number]:
            if number in done:
                continue
            left[number] -= 1
            if step.score < 0:
                labelled = Labelled(number, 1 - step.score, "to P", (step.number,))
            elif left[number] == 0:
                labelled = Labelled(number, -1 - step.score, "all N", reach.options[number])
            else:
                continue
            done.add(number)
            queue.append(labelled)


def scores(reach: Reach[Q]) -> list[int]:
    """Return the score of every position of an explored graph, in the same order as the positions; `cgkit.scores` explains scores.

    >>> from cgkit import Subtraction
    >>> scores(Reach(Subtraction({1, 3}), (4,)))
    [-3, 2, 2, -3, -1]
    """
    by_number = [0] * len(reach)
    for step in retrograde(reach):
        by_number[step.number] = step.score
    return by_number


def label(rules: Ruleset[Q], *starts: Q) -> dict[Hashable, int]:
    """Return the score of every position that play can reach from the starts.

    `cgkit.scores` explains scores.

    >>> from cgkit import Subtraction
    >>> rules = Subtraction({1, 3, 4})
    >>> scores = label(rules, (7,))
    >>> scores[rules.key((7,))], scores[rules.key((5,))]
    (-5, 4)

    The key of a position in the dict is `rules.key(position)`.
    """
    reach = Reach(rules, *starts)
    return reach.by_key(scores(reach))


def letter(score: int) -> str:
    """Return the outcome that a score means: "N" if the next player wins, "P" if the previous player wins, "D" for a draw.

    >>> letter(4), letter(-1), letter(0)
    ('N', 'P', 'D')
    """
    return "N" if score > 0 else "P" if score < 0 else "D"


def remoteness(rules: Ruleset[Q], position: Q) -> int:
    """Return how many moves the game lasts if the winner hurries and the loser delays.

    >>> from cgkit import Subtraction
    >>> remoteness(Subtraction({1, 3, 4}), (7,))
    4

    In normal play remoteness is even for a P-position and odd for an N-position. A draw has no remoteness.
    """
    reach = Reach(rules, position)
    score = scores(reach)[reach.starts[0]]
    if not score:
        raise ValueError(
            f"{rules.write(position)} is a draw: neither player can force a win, so the position has no remoteness"
        )
    return abs(score) - 1
