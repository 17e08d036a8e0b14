"""A search without recursion, to find which player loses, or to find numbers that depend on the options' numbers.

The search keeps the current line of play in a list. It asks for the options of each state on this line once, and keeps them in an iterator.
If an option's result is known, the search uses the result; otherwise it searches that option first.

**Invariant.** Each state on the line is marked as open, so the search notices when play returns to it. All marks are removed when a
search ends, even if it ends with an error, so the memo holds only results.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, TypeVar

from cgkit.checks import short_repr
from cgkit.games.from_options import MANY
from cgkit.games.ruleset import Ruleset
from cgkit.solving.budget import open_account

N = TypeVar("N", bound=Hashable)
V = TypeVar("V")
#: Advice for a game whose positions repeat although its ruleset says that they don't.
SAY_SO = "If positions can recur, set loopy=True in from_options or additive = False in the class. Then outcome() says who wins"
OPEN: Any = object()  # mark of a state on the line of play


def returning(rules: Ruleset[N], none: str = "no Grundy values") -> Callable[[N], str]:
    """Return a function that writes the error message for a position that repeats although the ruleset says that none does."""

    def told_of(position: N) -> str:
        return f"{short_repr(rules)} can return to {rules.show(position)}, so it has {none}. {SAY_SO}"

    return told_of


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause Python's garbage collector, which would only look in vain for cycles among the millions of tuples made by a search."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


@contextmanager
def marks(known: dict[N, V]) -> Iterator[None]:
    """Pause the garbage collector while a search marks open states, and afterwards remove any marks that are left."""
    with gc_paused():
        try:
            yield
        except BaseException:
            for node in [node for node, value in known.items() if value is OPEN]:
                del known[node]
            raise


def search(
    start: N,
    options: Callable[[N], Sequence[Any]],
    known: dict[N, V],
    rule: Callable[[set[V]], V],
    returned: Callable[[N], str],
    parts: Callable[[Any], Iterable[N]] | None = None,
    together: Callable[[list[V]], V] = lambda values: values[0],
) -> V:
    """Return the result for a state, found by a rule from its options' results, and add every result on the way to `known`.

    >>> search(4, range, known := {}, least_missing, str)
    4
    >>> sorted(known.items())
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]

    Parameters
    ----------
    start : a state.
    options : function from a state to its options, called once for each state that isn't known yet. The search begins with the last option,
        because most games list small moves before large ones, and large moves leave short games.
    known : results already known, by state; the search adds its own.
    rule : function from the set of the options' results to the state's result.
    returned : function from a state that repeats to the error message.
    parts : function from an option to the states it consists of (default: an option is a single state).
    together : function from the results of an option's parts to the result of the option.

    Complexity
    ----------
    Linear in the number of options; a state's options are stored until its result is known.
    """
    if start in known:
        return known[start]
    line: list[tuple[N, set[V], Iterator[Any], Any]] = []
    account, deepest = open_account(), MANY
    node, values_met, here = start, set[V](), reversed(options(start))
    todo, get = here, known.get
    with marks(known):
        known[node] = OPEN
        while True:
            for option in todo:
                value = get(option)
                if value is None:
                    missing = option
                    if parts is not None:
                        values = []
                        for missing in parts(option):
                            value = get(missing)
                            if value is None:
                                break
                            values.append(value)
                        else:
                            if OPEN in values:
                                raise ValueError(returned(node))
                            values_met.add(together(values))
                            continue
                    line.append((node, values_met, here, option))
                    if len(line) > deepest:
                        deepest += account.deepen(3)
                    node, values_met = missing, set()
                    todo = here = reversed(options(node))
                    known[node] = OPEN
                    break
                values_met.add(value)
            else:
                if OPEN in values_met:
                    raise ValueError(returned(node))
                value = known[node] = rule(values_met)
                if not line:
                    return value
                node, values_met, here, option = line.pop()
                if parts is None:
                    todo = here
                    values_met.add(value)
                else:
                    todo = chain((option,), here)


def is_lost(
    start: N,
    options: Callable[[N], Iterable[N]],
    known: dict[N, bool],
    returned: Callable[[N], str],
) -> bool:
    """Return whether the player to move loses; the search of a state stops as soon as one option is lost.

    >>> [is_lost(n, lambda n: [n - k for k in (1, 2) if k <= n], {}, str) for n in range(7)]
    [True, False, False, True, False, False, True]

    A list of options is searched from its end, as in `search`; from any other iterable, the function takes only what it needs.
    It adds its results to `known`. A player who can't move loses, unless `known` says otherwise.

    Complexity
    ----------
    At most linear in the number of options.
    """
    if start in known:
        return known[start]
    line: list[tuple[N, Iterator[N]]] = []
    account, deepest = open_account(), MANY
    node, below, get = start, options(start), known.get
    here = reversed(below) if type(below) is list else iter(below)
    with marks(known):
        known[node] = OPEN
        while True:
            for option in here:
                lost = get(option)
                if lost is None:
                    line.append((node, here))
                    if len(line) > deepest:
                        deepest += account.deepen(1)
                    below = options(option)
                    node, here = option, reversed(below) if type(below) is list else iter(below)
                    known[node] = OPEN
                    break
                if lost:
                    if lost is OPEN:
                        raise ValueError(returned(node))
                    break
            else:
                lost = known[node] = True
                if not line:
                    return True
                node, here = line.pop()
            if lost:  # a lost option makes this state a win
                known[node] = False
                if not line:
                    return False
                node, here = line.pop()


def least_missing(values: set[int]) -> int:
    """Return the mex of a set, which is the rule for Grundy values.

    >>> least_missing({0, 1, 3})
    2
    """
    value = 0
    while value in values:
        value += 1
    return value


def length_rule(*, delay: bool, misere: bool = False) -> Callable[[set[int]], int]:
    """Return the rule for a game's number of moves if the winner delays and the loser hurries, or the other way round.

    The length decides who wins: in normal play the player to move wins exactly when it's odd, and under misère play exactly when it's even.

    >>> longest, shortest = length_rule(delay=True), length_rule(delay=False)
    >>> longest({0, 2, 3}), shortest({0, 2, 3}), longest({1, 3}), shortest({1, 3})
    (3, 1, 2, 4)
    """
    lost = int(misere)  # parity of the number of moves if the player to move loses
    long, soon = (max, min) if delay else (min, max)

    def rule(lengths: set[int]) -> int:
        won = [length for length in lengths if length % 2 == lost]
        return 1 + (long(won) if won else soon(lengths)) if lengths else 0

    return rule


#: The rule for a game's length if the winner delays and the loser hurries; a join is as long as its longest part.
longest_rule = length_rule(delay=True)
