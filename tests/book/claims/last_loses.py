"""Misère play, where the last to move loses: Nim, and the SJ theorem with and without its hypothesis."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, in_one, lost, nim, nim_sum, take, values

Heaps = tuple[int, ...]
is_lost = lost(nim, misere=True)
normally_lost = lost(nim)
SMALL: list[Heaps] = [some for count in (1, 2, 3, 4) for some in heaps(4, count)]


def big(some: Heaps) -> list[int]:
    return [heap for heap in some if heap > 1]


def complete_rule(some: Heaps) -> bool:
    """Whether it is lost for the player to move."""
    return nim_sum(some) == 0 if big(some) else sum(some) % 2 == 1


@checks("c060")
def one_heap_larger_than_one() -> Facts:
    one_big = [some for some in SMALL if len(big(some)) == 1]

    def down(some: Heaps, to: int) -> Heaps:
        return tuple(to if heap > 1 else heap for heap in some)

    return Facts(
        literal=all(is_lost(down(some, to)) for some in one_big for to in (0, 1)),
        kindly=all(any(is_lost(down(some, to)) for to in (0, 1)) for some in one_big),
        mended=all(is_lost(some) == complete_rule(some) for some in SMALL)
        and all(sum(down(some, to)) % 2 == 1 for some in one_big for to in (0, 1) if is_lost(down(some, to))),
    )


@checks("c129")
def an_easy_win_both_ways() -> Facts:
    one_big = [some for some in SMALL if len(big(some)) == 1]
    return Facts(
        literal=all(
            not loses(some) and any(len(big(after)) == 0 for after in nim(some) if loses(after))
            for loses in (is_lost, normally_lost)
            for some in one_big
        )
    )


@checks("c130")
def single_counters() -> Facts:
    ones = [some for count in range(1, 8) for some in heaps(1, count)]
    return Facts(
        literal=all(
            is_lost(some) == (sum(some) % 2 == 1) and normally_lost(some) == (sum(some) % 2 == 0) for some in ones
        )
    )


@checks("c162")
def anti_nim() -> Facts:
    def first_wins(some: Heaps) -> bool:
        return (nim_sum(some) != 0 and bool(big(some))) or (nim_sum(some) == 0 and not big(some))

    return Facts(literal=all(is_lost(some) != first_wins(some) for some in [*SMALL, *heaps(7, 3)]))


@checks("c163")
def nim_sum_zero_to_the_end() -> Facts:
    """Literally: from nim-sum 0 with a big heap, answering to nim-sum 0 always comes by two equal big heaps alone."""

    def plan(some: Heaps) -> list[Heaps]:
        """What the kind plan may answer: nim-sum 0 until one big heap is left, then an odd number of ones."""
        if len(big(some)) == 1:
            return [after for after in nim(some) if not big(after) and sum(after) % 2]
        if big(some):
            return [after for after in nim(some) if nim_sum(after) == 0]
        return list(nim(some))  # ones alone: there is no choice

    def meets_two_equal(some: Heaps) -> bool:
        mine = big(some)
        if len(mine) == 2 and mine[0] == mine[1] and sum(some) == sum(mine):
            return True
        replies = [[answer for answer in nim(after) if nim_sum(answer) == 0] for after in nim(some)]
        return bool(replies) and all(any(map(meets_two_equal, answers)) for answers in replies)

    def plan_wins(some: Heaps) -> bool:
        """Whether the player to move wins misère play by the plan, whatever the other does."""
        if not any(some):
            return True
        return any(all(map(plan_wins, nim(after))) and any(after) for after in plan(some))

    starts = [some for some in heaps(4, 3) if big(some) and nim_sum(some) == 0]
    won = [some for some in heaps(3, 3) if big(some) and nim_sum(some)]
    return Facts(
        literal=all(map(meets_two_equal, starts)),
        kindly=all(map(plan_wins, won)),
        mended=all(map(plan_wins, won)) and all(is_lost(some) for some in starts) and not is_lost((1, 1)),
    )


def sj(value: Callable[[Any], int], parts: Iterable[Any]) -> bool:
    """Whether the first player wins, says the theorem."""
    singles = [value(part) for part in parts]
    return (nim_sum(singles) != 0) == (max(singles, default=0) > 1)


def ended_at_zero(rule: Callable[[Any], Iterable[Any]], value: Callable[[Any], int]) -> Callable[[Any], bool]:
    """Misère play of a sum that stops as soon as all games in it have value 0; whether it is lost."""
    return lost(lambda parts: in_one(rule)(parts) if any(map(value, parts)) else [], misere=True)


@checks("c164")
def the_sj_theorem() -> Facts:
    """Kindly: where play stops when all heaps have value 0, in Kayles; and in Nim. Mended: subtraction games, searched whole."""
    kayles, grundy, dawson = (
        oracle.bowling(together=False).options,
        oracle.heaps_to_divide(take=False, unequal=True).options,
        oracle.bowling(together=True).options,
    )
    told_wrong = []
    for rule, heap in [(kayles, (8,)), (kayles, (1, 5)), (grundy, (3, 13)), (dawson, (2, 10))]:
        value = values(rule)
        told_wrong.append(sj(lambda size, value=value: value((size,)), heap) == lost(rule, misere=True)(heap))  # type: ignore[misc]
    to_star_two = {"start": [2], 2: [1, 0], 1: [0], 0: []}
    node = values(to_star_two.__getitem__)
    told_wrong.append(sj(node, ["start"]) == lost(to_star_two.__getitem__, misere=True)("start"))

    single = values(kayles)
    stops = ended_at_zero(kayles, single)
    sums = [tuple((size,) for size in some) for some in heaps(6, 2)]
    stopped = all(sj(single, some) != stops(some) for some in sums)
    nim_too = all(sj(lambda heap: heap, some) != is_lost(some) for some in SMALL)
    sets = [numbers for count in (1, 2, 3) for numbers in combinations(range(1, 6), count)]
    subtraction = all(
        sj(values(take(numbers)), some) != lost(in_one(take(numbers)), misere=True)(some)
        for numbers in sets
        for some in heaps(8, 2)
    )
    return Facts(literal=not any(told_wrong), kindly=stopped and nim_too, mended=subtraction and all(told_wrong))


@checks("c215")
def all_piles_of_height_one() -> Facts:
    """The code of the note, as it stands there, on piles that may be empty; kindly, on piles that are not."""

    def program(piles: Heaps) -> str:
        is_all_ones, xorr = True, 0
        for pile in piles:
            xorr ^= pile
            if pile != 1:
                is_all_ones = False
        if is_all_ones:
            return "P2 wins" if len(piles) & 1 else "P1 wins"
        return "P1 wins" if xorr else "P2 wins"

    def right(piles: Heaps) -> bool:
        return program(piles) == ("P2 wins" if is_lost(piles) else "P1 wins")

    return Facts(
        literal=all(map(right, SMALL)),
        kindly=all(right(piles) for piles in SMALL if min(piles) > 0),
        mended=not any(map(right, [(0, 0, 0), (0, 0, 1), (0, 1, 1)]))
        and all(is_lost(piles) == complete_rule(piles) for piles in SMALL),
    )
