"""One search of plain states, without recursion: numbers that are defined by the numbers of the options, and who loses.

The line of play that is looked into is a list. Each state on it was asked for its options once, and keeps them in an iterator;
what is known about an option is taken in as it comes, and an option about which nothing is known is looked into first.

**Invariant.** A state on the line is marked as open, so play that returns is noticed at once; and the marks are removed when a search
ends, however it ends, so that the memo holds nothing but what is known.
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
#: What may be done where play turns out to return, though the ruleset has not said so.
SAY_SO = (
    "a game in which play may return says loopy=True in from_options, or additive = False in its class;"
    " then outcome() tells who wins"
)
OPEN: Any = object()  # what is known of a state on the line of play


def returning(rules: Ruleset[N], none: str = "no Grundy values") -> Callable[[N], str]:
    """Return the message about a position to which play turns out to return, although the ruleset has not said so."""

    def told_of(position: N) -> str:
        return f"{short_repr(rules)} can return to {rules.show(position)}: {none}; {SAY_SO}"

    return told_of


@contextmanager
def gc_paused() -> Iterator[None]:
    """Pause Python's garbage collector: a search makes millions of tuples, and no cycle among them."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


@contextmanager
def marks(known: dict[N, V]) -> Iterator[None]:
    """Let a search mark what is open, with the garbage collector paused; marks that are left when it is stopped are removed."""
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
    """Return what a rule says of a state from what it says of the options, and add everything found on the way to `known`.

    >>> search(4, range, known := {}, least_missing, str)
    4
    >>> sorted(known.items())
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]

    Parameters
    ----------
    start : a state.
    options : from a state to its options; asked once for each state that is not known yet. The last option is looked into first: most
        games list small moves before large ones, and large moves leave little.
    known : what is already known about states; it grows.
    rule : from what is known about the options, without repetitions, to what is known about the state.
    returned : from a state to which play can return to the message about it.
    parts : from an option to the states of which it consists; by default it is a state itself.
    together : from what is known about the parts of an option to what is known about the whole.

    Complexity
    ----------
    Linear in the number of options; those of a state are kept until it is settled.
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
    """Return whether the player to move loses; the search of a state stops at the first losing option.

    >>> [is_lost(n, lambda n: [n - k for k in (1, 2) if k <= n], {}, str) for n in range(7)]
    [True, False, False, True, False, False, True]

    A list of options is looked into from its end, as in `search`; any other iterable is asked for no more options than needed.
    `known` grows; whoever cannot move loses, unless `known` says otherwise.

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
            if lost:  # an option of this node
                known[node] = False
                if not line:
                    return False
                node, here = line.pop()


def least_missing(values: set[int]) -> int:
    """Return the mex of a set, the rule for Grundy values.

    >>> least_missing({0, 1, 3})
    2
    """
    value = 0
    while value in values:
        value += 1
    return value


def length_rule(*, delay: bool, misere: bool = False) -> Callable[[set[int]], int]:
    """Return the rule for the number of moves in a game if the winner delays and the loser hurries, or the other way round.

    The length says who wins: in normal play the player to move wins exactly when it is odd, under misère play exactly when it is even.

    >>> longest, shortest = length_rule(delay=True), length_rule(delay=False)
    >>> longest({0, 2, 3}), shortest({0, 2, 3}), longest({1, 3}), shortest({1, 3})
    (3, 1, 2, 4)
    """
    lost = int(misere)  # what is left with such a parity is lost for the opponent
    long, soon = (max, min) if delay else (min, max)

    def rule(lengths: set[int]) -> int:
        won = [length for length in lengths if length % 2 == lost]
        return 1 + (long(won) if won else soon(lengths)) if lengths else 0

    return rule


#: The rule for the length of a game if the winner delays and the loser hurries; of a join, the greatest of its parts.
longest_rule = length_rule(delay=True)
