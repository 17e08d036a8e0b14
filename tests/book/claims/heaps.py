"""Nim with one heap a move: Bouton's theorem and what is said around it."""

from __future__ import annotations

from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, in_one, lost, mex, nim, nim_sum, take_any, values, winning

Heaps = tuple[int, ...]
is_lost = lost(nim)
value = values(nim)
SMALL: list[Heaps] = [some for count in (1, 2, 3, 4) for some in heaps(5, count)]


def goes_to_p(one: Heaps, place: int) -> list[Heaps]:
    """The winning moves in one of the heaps."""
    return [
        after for left in range(one[place]) for after in [(*one[:place], left, *one[place + 1 :])] if is_lost(after)
    ]


def largest(one: Heaps) -> list[int]:
    return [place for place, heap in enumerate(one) if heap == max(one)]


def with_leading_bit(one: Heaps) -> list[int]:
    return [place for place, heap in enumerate(one) if heap ^ nim_sum(one) < heap]


def the_largest_heap() -> Facts:
    """Kindly: where one heap alone is the largest, and as long as there are but three."""
    won = [one for one in SMALL if not is_lost(one)]
    few = [one for one in heaps(7, 3) if len(largest(one)) == 1 and not is_lost(one)]
    never = [(1, 2, 2), (1, 4, 4), (2, 4, 5), (3, 4, 5)]
    return Facts(
        literal=all(any(goes_to_p(one, place) for place in largest(one)) for one in won),
        kindly=all(any(goes_to_p(one, place) for place in largest(one)) for one in few),
        mended=all(goes_to_p(one, place) for one in won for place in with_leading_bit(one))
        and all(with_leading_bit(one) for one in won)
        and not any(goes_to_p(one, place) for one in never for place in largest(one))
        and winning(nim, (1, 2, 2)) == [(0, 2, 2)],
    )


@checks("c058")
def the_largest_heap_of_note_one() -> Facts:
    return the_largest_heap()


@checks("c177")
def the_largest_heap_of_note_four() -> Facts:
    return the_largest_heap()


@checks("c132")
def values_along_the_line() -> Facts:
    line = [(1, 2, 3), (1, 2, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0), (0, 0, 0)]
    told = [value(one) for one in line]
    left_by_winners = [after for one in heaps(4, 3) if not is_lost(one) for after in winning(nim, one)]
    return Facts(
        literal=set(told) == {0},
        kindly=all(value(after) == 0 for after in left_by_winners),
        mended=told == [nim_sum(one) for one in line] == [0, 2, 1, 0, 1, 0],
    )


def one_heap_is_chosen(some: Heaps) -> int:
    """The value of: first a heap is chosen, then it is Nim with that heap."""
    return mex(values(take_any)(heap) for heap in some)


@checks("c136")
def a_heap_as_large_as_the_mex() -> Facts:
    """Kindly: for two heaps at least, or where no two are equal."""
    two, different = list(heaps(6, 2, least=1)), [one for one in heaps(6, 3, least=1) if len(set(one)) == 3]
    return Facts(
        literal=all(value(one) == mex(one) for one in SMALL),
        kindly=any(all(value(one) == mex(one) for one in some) for some in (two, different)),
        mended=all(value(one) == nim_sum(one) for one in SMALL)
        and all(one_heap_is_chosen(one) == mex(one) for one in SMALL),
    )


@checks("c125")
def two_piles_and_takes_to_three() -> Facts:
    """Kindly: "differ by 4" as "differ by a multiple of 4"."""
    both = lost(in_one(lambda heap: range(max(0, heap - 3), heap)))
    piles = list(heaps(17, 2))
    return Facts(
        literal=all((not both(one)) == (abs(one[0] - one[1]) == 4) for one in piles),
        kindly=all((not both(one)) == ((one[0] - one[1]) % 4 == 0) for one in piles),
        mended=all(both(one) == ((one[0] - one[1]) % 4 == 0) for one in piles) and both((0, 4)) and not both((0, 1)),
    )


@checks("c126")
def both_piles_to_multiples_of_four() -> Facts:
    """Kindly: of the positions with both piles above 0, those lost are those with two multiples of 4, or none above them."""
    both = lost(in_one(lambda heap: range(max(0, heap - 3), heap)))
    piles = list(heaps(17, 2))
    return Facts(
        literal=all(both((a, b)) == (a % 4 == b % 4 == 0) for a, b in piles),
        kindly=all(a % 4 == b % 4 == 0 for a, b in piles if both((a, b)) and a and b),
        mended=both((1, 1)) and all(both((a, b)) == (a % 4 == b % 4) for a, b in piles),
    )
