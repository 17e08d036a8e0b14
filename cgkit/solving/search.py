"""One search of plain states, without recursion: numbers that are defined by those of the options, and who loses.

The line of play that is looked into is a list. Each state on it was asked for its options once, and keeps them in an iterator;
what is known of an option is taken in as it comes, and an option that is not known is looked into first.

**Invariant.** A state on the line is marked as open. So play that returns is seen where it does; and the marks are taken back
when a search ends, however it ends, so that the memo holds nothing but what is known.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, TypeVar

from cgkit.doors import short_repr
from cgkit.games.ruleset import Ruleset

__all__ = ["SAY_SO", "is_lost", "least_missing", "length_rule", "longest_rule", "no_cycles", "returning", "search"]

N = TypeVar("N", bound=Hashable)
V = TypeVar("V")
#: What may be done where play turns out to return, though the ruleset has not said so.
SAY_SO = (
    "a game in which play may return says loopy=True in from_options, or additive = False in its class;"
    " then outcome() tells who wins"
)
OPEN: Any = object()  # what is known of a state on the line of play


def returning(rules: Ruleset[N], none: str = "no Grundy values") -> Callable[[N], str]:
    """Return what is said of a position to which play turns out to return, though the ruleset has not said so."""

    def told_of(position: N) -> str:
        return f"{short_repr(rules)} can return to {rules.show(position)}: {none}; {SAY_SO}"

    return told_of


@contextmanager
def no_cycles() -> Iterator[None]:
    """Pause Python's collector of cycles: a search makes millions of tuples, and no cycle among them."""
    running = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if running:
            gc.enable()


def search(
    start: N,
    options: Callable[[N], Sequence[Any]],
    known: dict[N, V],
    rule: Callable[[set[V]], V],
    returned: Callable[[N], str],
    parts: Callable[[Any], Iterable[N]] | None = None,
    together: Callable[[list[V]], V] = lambda values: values[0],
) -> V:
    """Return what a rule says of a state by what it says of the options, and add to `known` all that was found on the way.

    >>> search(4, range, known := {}, least_missing, str)
    4
    >>> sorted(known.items())
    [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)]

    Parameters
    ----------
    start : a state.
    options : from a state to its options; asked once for each state that is not known yet. The last is looked into first: most games
        tell small moves before great ones, and great ones leave little.
    known : what is known already of states; it grows.
    rule : from what is known of the options, without repetitions, to what is known of the state.
    returned : what to say of a state to which play can return.
    parts : from an option to the states of which it is made; by default it is a state itself.
    together : from what is known of the parts of an option to what is known of the whole.

    Complexity
    ----------
    Linear in the number of options; those of a state are kept until it is settled.
    """
    if start in known:
        return known[start]
    line: list[tuple[N, set[V], Iterator[Any], Any]] = []
    node, values_met, here = start, set[V](), reversed(options(start))
    todo = here
    with no_cycles():
        try:
            known[node] = OPEN
            while True:
                for option in todo:
                    value = known.get(option)
                    if value is None:
                        missing = option
                        if parts is not None:
                            values = []
                            for missing in parts(option):
                                value = known.get(missing)
                                if value is None:
                                    break
                                values.append(value)
                            else:
                                if OPEN in values:
                                    raise ValueError(returned(node))
                                values_met.add(together(values))
                                continue
                        below = reversed(options(missing))
                        line.append((node, values_met, here, option))
                        node, values_met, todo, here = missing, set(), below, below
                        known[node] = OPEN
                        break
                    values_met.add(value)
                else:
                    if OPEN in values_met:
                        raise ValueError(returned(node))
                    value = known[node] = rule(values_met)
                    if not line:
                        return value
                    node, values_met, todo, option = line[-1]
                    del line[-1]  # only now, for a search may be stopped anywhere
                    here = todo
                    if parts is None:
                        values_met.add(value)
                    else:
                        todo = chain((option,), here)
        finally:
            _close(known, [node, *(earlier for earlier, *_ in line)])


def is_lost(
    start: N,
    options: Callable[[N], Iterable[N]],
    known: dict[N, bool],
    returned: Callable[[N], str],
) -> bool:
    """Return whether whoever is to move loses; no more is looked at where one losing option is known.

    >>> [is_lost(n, lambda n: [n - k for k in (1, 2) if k <= n], {}, str) for n in range(7)]
    [True, False, False, True, False, False, True]

    Options are looked into in their order, and no more are asked for than needed. `known` grows; whoever cannot move loses,
    unless it is known otherwise.

    Complexity
    ----------
    At most linear in the number of options.
    """
    if start in known:
        return known[start]
    line: list[tuple[N, Iterator[N]]] = []
    node, here = start, iter(options(start))
    with no_cycles():
        try:
            known[node] = OPEN
            while True:
                for option in here:
                    lost = known.get(option)
                    if lost is None:
                        below = iter(options(option))
                        line.append((node, here))
                        node, here = option, below
                        known[node] = OPEN
                        break
                    if lost is OPEN:
                        raise ValueError(returned(node))
                    if lost:
                        known[node] = False
                        break
                else:
                    known[node] = True
                while (lost := known[node]) is not OPEN:
                    if not line:
                        return lost
                    node, here = line[-1]
                    del line[-1]
                    if lost:
                        known[node] = False
        finally:
            _close(known, [node, *(earlier for earlier, _ in line)])


def _close(known: dict[Any, Any], line: list[Any]) -> None:
    for node in line:
        if known.get(node) is OPEN:
            del known[node]


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
    """Return the rule for the number of moves in a game: the winner delays and the loser hurries, or the other way round.

    A length tells who wins: in normal play whoever moves wins just when it is odd, under misère play just when it is even.

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
