"""Grundy values of games that divide heaps: cgkit against the loop that one writes for a contest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from benchmarks.measure import Row, compare
from cgkit import TakeAndBreak, grundy_sequence, grundys_game
from cgkit.sequences.octal import table_of

TERMS = 1_500


def by_hand(takes: tuple[int, ...], terms: int, *, unequal: bool = False) -> list[int]:
    """The values by the definition, if a take from the list may leave any two heaps, of which one or both may be empty."""
    values: list[int] = []
    for heap in range(terms):
        met = {values[a] ^ values[b] for a, b in parts(heap, takes, unequal=unequal)}
        value = 0
        while value in met:
            value += 1
        values.append(value)
    return values


def parts(heap: int, takes: tuple[int, ...], *, unequal: bool) -> Iterator[tuple[int, int]]:
    if unequal:
        return ((a, heap - a) for a in range(1, (heap + 1) // 2))
    return ((a, heap - take - a) for take in takes if take <= heap for a in range((heap - take) // 2 + 1))


def fresh(work: Callable[[], list[int]]) -> list[int]:
    """The work anew: cgkit remembers the values of a rule."""
    table_of.cache_clear()
    return work()


def rows() -> list[Row]:
    """Kayles and Dawson's Kayles, which have a proved period; 0.007, which is open; Grundy's game."""
    made = []
    for code, takes in (("0.77", (1, 2)), ("0.07", (2,)), ("0.007", (3,))):
        contenders: dict[str, Callable[[], object]] = {
            "cgkit": partial(fresh, partial(grundy_sequence, TakeAndBreak(code), TERMS)),
            "plain loop": partial(by_hand, takes, TERMS),
        }
        made.append(compare(f"{TERMS:,} values of {code}", contenders))
    made.append(
        compare(
            f"{TERMS:,} values of Grundy's game",
            {
                "cgkit": lambda: fresh(lambda: grundy_sequence(grundys_game, TERMS)),
                "plain loop": lambda: by_hand((), TERMS, unequal=True),
            },
        )
    )
    return made
