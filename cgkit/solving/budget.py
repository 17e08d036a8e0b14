"""How much a question may look at: one budget, charged by whatever search works for the answer.

**Invariant.** At most a thousand moves are looked at before they are charged, fewer where positions are large, and they are charged
by the size of the positions that they lead to. So bad input is stopped in words, and a search from a position with infinitely many
moves stops as soon as one through infinitely many positions.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sized
from contextlib import ContextDecorator
from contextvars import ContextVar
from functools import wraps
from itertools import islice
from sys import getsizeof
from typing import Any, ParamSpec, TypeVar

from cgkit.checks import SMALLER, SearchLimitError, check_int, short_repr
from cgkit.games.from_options import MANY, FromOptions
from cgkit.games.move import Move
from cgkit.games.ruleset import Ruleset

P = ParamSpec("P")
Q = TypeVar("Q", bound=Hashable)
R = TypeVar("R")

POSITIONS, MOVES = 5_000_000, 20_000_000  # of a question by default: at most about a gigabyte
MOST = 10**8, 10**10  # positions that fit into a large memory, and moves of some hours
SOON = 256  # positions until it is looked again how large they are
KEPT = 3  # positions that a kept move is charged for, besides one for each step
SMALL = 16  # machine words; a larger position counts as several
NUMBERS = 32  # parts of a position that are measured


def budget(*, positions: int = POSITIONS, moves: int = MOVES) -> Budget:
    """Let each question asked inside look at up to this many positions and this many moves.

    >>> from cgkit import chomp
    >>> with budget(positions=100):
    ...     chomp(5, 5).remoteness()
    Traceback (most recent call last):
    cgkit.checks.SearchLimitError: stopped after 19 positions of chomp: start from a smaller position, or allow more, \
as in `with budget(positions=10**3):`

    Without it a question may look at 5,000,000 positions and 20,000,000 moves. That takes at most about a gigabyte, and from ten
    seconds (where moves are quickly made, as on a board of 2,000 × 2,000 squares) to some three minutes (where each move changes many
    heaps). A larger budget takes more of both. A position that holds more than about four numbers counts as several, and so does one whose
    moves or whose place in a graph are kept. The answer of a theorem costs nothing. One budget can be used again and again, and by
    several threads at the same time: each question has the whole of it.
    """
    return Budget(check_int(positions, "positions", least=1), check_int(moves, "moves", least=1))


class Budget(ContextDecorator):
    """What `budget` returns. It keeps nothing of those who use it: what held outside is in a context variable, one for each thread."""

    def __init__(self, positions: int, moves: int) -> None:
        self._amounts = positions, moves

    def __enter__(self) -> None:
        _outside.set((_amounts.get(), _open.get(), _outside.get()))
        _amounts.set(self._amounts)
        _open.set(None)

    def __exit__(self, *_: object) -> None:
        if outside := _outside.get():
            amounts, account, farther = outside
            _amounts.set(amounts)
            _open.set(account)
            _outside.set(farther)


def question(ask: Callable[P, R]) -> Callable[P, R]:
    """Charge everything that a function asks in turn to one account."""

    @wraps(ask)
    def asked(*args: P.args, **more: P.kwargs) -> R:
        if _open.get() is not None:
            return ask(*args, **more)
        token = _open.set(Account(*_amounts.get()))
        try:
            return ask(*args, **more)
        finally:
            _open.reset(token)

    return asked


class Account:
    """What is left of the budget of one question."""

    def __init__(self, positions: int, moves: int) -> None:
        self.positions, self.moves = self.given = positions, moves

    def spending(
        self,
        rules: Ruleset[Q],
        what: str = "positions",
        advice: str = SMALLER,
        each: int = 1,
        options_of: Callable[[Any], Iterable[Any]] | None = None,
    ) -> Callable[[Any], list[Any]]:
        """Return a function that asks a position for its options, and charges both.

        >>> from cgkit import Subtraction
        >>> options = Account(2, 100).spending(Subtraction({1, 3}))
        >>> options((9,)), options((6,))
        ([(8,), (6,)], [(5,), (3,)])
        >>> options((5,))
        Traceback (most recent call last):
        cgkit.checks.SearchLimitError: stopped after 2 positions of Subtraction({1, 3}): start from a smaller position, or allow more, \
as in `with budget(positions=10**1):`
        """
        weight, many, again = 0, MANY, float("inf")
        options_of = options_of or rules.options

        def options(position: Any) -> list[Any]:
            nonlocal weight, many, again
            self.positions -= weight
            if self.positions < again:  # how large are they by now?
                self.positions += weight
                size = 1 + size_of(position) // SMALL
                weight, many = each * size, max(1, MANY // size)
                self.positions -= weight
                if self.positions < 0:
                    raise self.stopped(rules, self.given[0] // weight, what, advice)
                again = max(0, self.positions - SOON * weight)
            given = options_of(position)
            listed = given if type(given) is list else list(islice(given := iter(given), many))
            seen = len(listed)
            self.moves -= seen
            if seen >= many or self.moves < 0:
                self._many(rules, listed, given, advice)
            return listed

        return options

    def _many(self, rules: Ruleset[Any], listed: list[Any], given: Iterable[Any], advice: str) -> None:
        """Take the remaining moves, and charge them by the size of what they lead to."""
        chunk = listed
        while chunk:
            extra = size_of(chunk[-1]) // SMALL
            self.moves -= len(chunk) * extra
            if self.moves < 0:
                raise self.stopped(rules, self.given[1] - max(0, self.moves), "moves", advice)
            at_once = self.given[0] // (2 * (1 + extra))  # they are kept together, beside the positions that are known
            if len(listed) > at_once:
                raise self.stopped(rules, at_once, "moves from one position", advice)
            if given is listed:
                return
            chunk = list(islice(given, max(1, MANY // (1 + extra))))
            listed += chunk
            self.moves -= len(chunk)

    def deepen(self, each: int) -> int:
        """Charge a thousand more states on a line of play, which take more memory than others; return that number."""
        self.positions -= each * MANY
        return MANY

    def take(
        self, rules: Ruleset[Q], moves: Iterable[Move[Q]], advice: str = SMALLER, looked_at: Sized = ()
    ) -> Iterator[Move[Q]]:
        """Yield moves that are kept, each charged by the size of what it leads to; `looked_at` holds the positions that have them.

        >>> from cgkit import nim
        >>> len(list(Account(100, 100).take(nim, nim.moves((3,)))))
        3
        """
        for seen, move in enumerate(moves):
            self.positions -= KEPT + len(move.steps) + size_of(move.after) // SMALL
            self.moves -= 1
            if self.positions < 0 or self.moves < 0:
                so_far = (len(looked_at), "positions") if looked_at else (seen, "moves")
                raise self.stopped(rules, *so_far, advice)
            yield move

    def charge(self, positions: int, seen: int, what: str, moves: int = 0, advice: str = SMALLER) -> None:
        """Charge this much more; raise SearchLimitError, with what was seen, if that much is not left."""
        self.positions -= positions
        self.moves -= moves
        if self.positions < 0 or self.moves < 0:
            raise SearchLimitError(seen, what, advice, self.more)

    @property
    def more(self) -> str:
        """What a larger budget should allow more of: a power of ten that is at least five times what ran out."""
        kind, given = ("moves", self.given[1]) if self.moves < 0 <= self.positions else ("positions", self.given[0])
        return f"{kind}=10**{len(str(5 * given - 1))}"

    def foresee(self, rules: Ruleset[Q], position: Q) -> None:
        """Refuse at once a search that is known to end beyond what is left."""
        name = short_repr(rules)
        needs = [
            *zip(rules.searched(position), (self.positions, self.moves), MOST, ("positions", "moves"), strict=True)
        ]
        for need, _, most, kind in needs:
            if need > most:
                advice = "no budget is large enough, so start from a much smaller position"
                raise SearchLimitError(
                    0, f"{kind} of {name}, because a search needs at least {short_repr(need)}", advice
                )
        for need, left, _, kind in needs:
            if need > left:
                what = f"{kind} of {name}, because a search needs at least {short_repr(need)}"
                raise SearchLimitError(0, what, more=f"{kind}=10**{len(str(5 * need - 1))}")

    def stopped(self, rules: Ruleset[Any], seen: int, what: str, advice: str = SMALLER) -> SearchLimitError:
        # a function that forgets where play ends goes on below 0, and a smaller start is no help
        ends = (
            "see that play ends, and does not go on below 0; if it does end, " if isinstance(rules, FromOptions) else ""
        )
        return SearchLimitError(seen, f"{what} of {short_repr(rules)}", ends + advice, self.more)


def open_account() -> Account:
    """Return the account of the question that is being answered, or else a new one."""
    return _open.get() or Account(*_amounts.get())


def size_of(position: object) -> int:
    """Return about how many machine words a position takes; of many nested parts only the outermost are looked at.

    >>> size_of((3, 5)) < 20, size_of(2**640) > 10, size_of((1,) * 1000) > 1000, size_of(((1,) * 1000, (2,))) > 1000
    (True, True, True, True)
    """
    size = getsizeof(position)
    if isinstance(position, tuple) and len(position) <= NUMBERS:
        size += sum(map(getsizeof, position))
    return size // 8


_amounts: ContextVar[tuple[int, int]] = ContextVar("_amounts", default=(POSITIONS, MOVES))
_open: ContextVar[Account | None] = ContextVar("_open", default=None)
#: The amounts and the account outside the innermost budget, and what this variable held there.
_outside: ContextVar[tuple[tuple[int, int], Account | None, Any] | None] = ContextVar("_outside", default=None)
