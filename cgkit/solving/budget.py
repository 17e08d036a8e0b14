"""Budgets, which limit how much one question can search; every search charges its work to the question's budget.

**Invariant.** A search looks at no more than a thousand moves (fewer if positions are large) before it charges them, and large positions
cost more. Any bad input therefore ends in an error message, whether a position has infinitely many moves or play goes through infinitely
many positions.
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

POSITIONS, MOVES = 5_000_000, 20_000_000  # default limits for one question, which takes at most about a gigabyte
MOST = 10**8, 10**10  # largest needs for which a budget is suggested; they take a lot of memory and several hours
SOON = 256  # number of positions between two measurements of their size
KEPT = 3  # number of positions charged for a stored move, plus one for each step
SMALL = 16  # size in machine words; a larger position counts as several
NUMBERS = 32  # maximum length of a tuple whose parts are measured


def budget(*, positions: int = POSITIONS, moves: int = MOVES) -> Budget:
    """Let each question in this block search up to this many positions and this many moves.

    >>> from cgkit import chomp
    >>> with budget(positions=100):
    ...     chomp(5, 5).remoteness()
    Traceback (most recent call last):
    cgkit.checks.SearchLimitError: stopped after 19 positions of chomp: start from a smaller position, or allow more, \
as in `with budget(positions=10**3):`

    The default is 5,000,000 positions and 20,000,000 moves. A search of this size takes at most about a gigabyte of memory. It takes about
    ten seconds if moves are quick to make (as on a board of 2,000 × 2,000 squares), and about three minutes if each move changes many
    heaps. A larger budget takes more memory and time. A position counts as several if it has more than about two numbers, or if its moves
    or its place in a graph must be stored. A value that a theorem gives costs nothing. You can reuse a budget, even in several threads at
    the same time, because each question gets the whole budget.
    """
    return Budget(check_int(positions, "positions", least=1), check_int(moves, "moves", least=1))


class Budget(ContextDecorator):
    """The context that `budget` returns. It stores only its amounts; a context variable in each thread remembers the outer budget."""

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
    """Return the function with an account that pays for every search made by a call, including its calls to other questions."""

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
    """The rest of the budget for one question."""

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
        """Return a function that returns a position's options, and charges the position and its options to this account.

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
            if self.positions < again:  # the positions must be measured again
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
        """Add the remaining options to the list in chunks, and charge for the moves of a chunk by the size of its last position."""
        chunk = listed
        while chunk:
            extra = size_of(chunk[-1]) // SMALL
            self.moves -= len(chunk) * extra
            if self.moves < 0:
                raise self.stopped(rules, self.given[1] - max(0, self.moves), "moves", advice)
            at_once = self.given[0] // (2 * (1 + extra))  # the moves need memory in addition to the known positions
            if len(listed) > at_once:
                raise self.stopped(rules, at_once, "moves from one position", advice)
            if given is listed:
                return
            chunk = list(islice(given, max(1, MANY // (1 + extra))))
            listed += chunk
            self.moves -= len(chunk)

    def deepen(self, each: int) -> int:
        """Charge for the extra memory of a thousand states on a long line of play, and return the number of these states."""
        self.positions -= each * MANY
        return MANY

    def take(
        self, rules: Ruleset[Q], moves: Iterable[Move[Q]], advice: str = SMALLER, looked_at: Sized = ()
    ) -> Iterator[Move[Q]]:
        """Yield moves to be stored, and charge for each by its next position's size.

        An error gives the number of positions in `looked_at` or, if there are none, the number of moves.

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
        """Charge for this many positions and moves; if the account has fewer left, raise SearchLimitError with the number seen."""
        self.positions -= positions
        self.moves -= moves
        if self.positions < 0 or self.moves < 0:
            raise SearchLimitError(seen, what, advice, self.more)

    @property
    def more(self) -> str:
        """The budget suggested by the error message, a power of ten at least five times the exceeded limit."""
        kind, given = ("moves", self.given[1]) if self.moves < 0 <= self.positions else ("positions", self.given[0])
        return f"{kind}=10**{len(str(5 * given - 1))}"

    def foresee(self, rules: Ruleset[Q], position: Q) -> None:
        """Raise SearchLimitError now if a search is known to need more than the account has left."""
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
        # if a function's options go below 0, play never ends, so a smaller start doesn't help
        ends = (
            "check that play ends and doesn't go on below 0. If it does end, " if isinstance(rules, FromOptions) else ""
        )
        return SearchLimitError(seen, f"{what} of {short_repr(rules)}", ends + advice, self.more)


def open_account() -> Account:
    """Return the account of the current question, or a new account if there's no question."""
    return _open.get() or Account(*_amounts.get())


def size_of(position: object) -> int:
    """Return roughly how many machine words a position takes, including the parts of a tuple of at most 32, but no parts within parts.

    >>> size_of((3, 5)) < 20, size_of(2**640) > 10, size_of((1,) * 1000) > 1000, size_of(((1,) * 1000, (2,))) > 1000
    (True, True, True, True)
    """
    size = getsizeof(position)
    if isinstance(position, tuple) and len(position) <= NUMBERS:
        size += sum(map(getsizeof, position))
    return size // 8


_amounts: ContextVar[tuple[int, int]] = ContextVar("_amounts", default=(POSITIONS, MOVES))
_open: ContextVar[Account | None] = ContextVar("_open", default=None)
#: The amounts, the account and this variable's own value outside the innermost budget.
_outside: ContextVar[tuple[tuple[int, int], Account | None, Any] | None] = ContextVar("_outside", default=None)
