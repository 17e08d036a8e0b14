"""Values of positions: mex, the theorem of Sprague and Grundy, periods, and who wins from them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import graphs, lost, take, take_any, values

GRAPHS = graphs(40, 9, seed=4)


def beside_a_heap(rule: Callable[[Any], Any]) -> Callable[[tuple[Any, int]], bool]:
    """Whether a game with a Nim heap beside it is lost."""
    return lost(lambda both: [(one, both[1]) for one in rule(both[0])] + [(both[0], low) for low in range(both[1])])


def values_are_heaps(rule: Callable[[Any], Any], starts: list[Any]) -> bool:
    """Whether, played out, each game is lost beside just one heap of Nim: the one as large as its value."""
    value, loses = values(rule), beside_a_heap(rule)
    return all(loses((start, heap)) == (heap == value(start)) for start in starts for heap in range(6))


@checks("c085")
def every_game_is_a_heap() -> Facts:
    """Literally: also where the last to move loses; there the heap of the value must have the game's outcome, alone at least."""
    to_star_two = {3: [2], 2: [1, 0], 1: [0], 0: []}

    def same(arrows: dict[int, list[int]]) -> bool:
        value, heap = values(arrows.__getitem__), lost(take_any, misere=True)
        loses = lost(arrows.__getitem__, misere=True)
        return all(loses(vertex) == heap(value(vertex)) for vertex in arrows)

    normal = all(values_are_heaps(arrows.__getitem__, list(arrows)) for arrows in GRAPHS)
    return Facts(literal=normal and all(map(same, GRAPHS)), kindly=normal, mended=normal and not same(to_star_two))


@checks("c221")
def zero_or_one() -> Facts:
    """Kindly: for games of one heap at least."""
    value = values(take((1, 2, 3)))
    single = {value(n) for n in range(20)}
    found = {values(arrows.__getitem__)(8) for arrows in GRAPHS}
    outcomes = all((value(n) == 0) == lost(take((1, 2, 3)))(n) for n in range(60))
    return Facts(literal=found <= {0, 1}, kindly=single <= {0, 1}, mended=outcomes and value(2) == 2)


def period(numbers: tuple[int, ...]) -> tuple[int, int]:
    """Pre-period and period of a subtraction game, certain: as many values in a row as the largest take repeat."""
    reach = max(numbers)
    found: list[int] = []
    seen: dict[tuple[int, ...], int] = {}
    for n in range(200_000):
        found.append(next(v for v in range(len(numbers) + 1) if v not in {found[n - s] for s in numbers if s <= n}))
        window = tuple(found[-reach:])
        if len(window) == reach and window in seen:
            p = n - seen[window]
            start = next((m + 1 for m in range(n - p, -1, -1) if found[m] != found[m + p]), 0)
            return start, p
        seen[window] = n
    raise AssertionError(f"no period of {numbers} was found")


@checks("c081")
def finite_sets_have_periods() -> Facts:
    sets = [numbers for count in (1, 2, 3) for numbers in combinations(range(1, 11), count)]
    found = {numbers: period(numbers) for numbers in sets}
    bounded = all(start + p <= (len(numbers) + 1) ** max(numbers) for numbers, (start, p) in found.items())
    return Facts(
        literal=all(start == 0 for start, _ in found.values()),
        kindly=len(found) == len(sets),
        mended=bounded and found[2, 4, 7] == (8, 3) and found[1, 4, 10] == (16, 11),
    )
