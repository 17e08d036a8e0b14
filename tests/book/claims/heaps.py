"""Nim with one heap a move: Bouton's theorem and what is said around it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from typing import Any

from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, in_one, lost, mex, nim, nim_sum, take_any, values, winning

Heaps = tuple[int, ...]
is_lost = lost(nim)
value = values(nim)
SMALL: list[Heaps] = [some for count in (1, 2, 3, 4) for some in heaps(5, count)]


def bouton(some: list[Heaps]) -> bool:
    """Whether those and only those of nim-sum 0 are lost, all options searched."""
    return all(is_lost(one) == (nim_sum(one) == 0) for one in some)


def goes_to_p(one: Heaps, place: int) -> list[Heaps]:
    """The winning moves in one of the heaps."""
    return [
        after for left in range(one[place]) for after in [(*one[:place], left, *one[place + 1 :])] if is_lost(after)
    ]


def largest(one: Heaps) -> list[int]:
    return [place for place, heap in enumerate(one) if heap == max(one)]


def with_leading_bit(one: Heaps) -> list[int]:
    return [place for place, heap in enumerate(one) if heap ^ nim_sum(one) < heap]


@checks("c056")
def laws_of_nim_sums() -> Facts:
    """Literally: that x = y and y = z give x = z makes every operation on 0 and 1 cancel."""
    operations = [dict(zip(product((0, 1), repeat=2), told, strict=True)) for told in product((0, 1), repeat=4)]

    def cancels(op: Callable[[int, int], int], size: int) -> bool:
        return all(y == z for x, y, z in product(range(size), repeat=3) if op(x, y) == op(x, z))

    equal_to_the_same = all(x == z for x, y, z in product((0, 1), repeat=3) if x == y == z)
    triples = list(product(range(16), repeat=3))
    laws = all(nim_sum((x, y)) == nim_sum((y, x)) for x, y, _ in triples) and all(
        nim_sum((nim_sum((x, y)), z)) == nim_sum((x, nim_sum((y, z)))) for x, y, z in triples
    )
    return Facts(
        literal=equal_to_the_same and all(cancels(lambda x, y, op=op: op[x, y], 2) for op in operations),  # type: ignore[misc]
        kindly=laws and cancels(lambda x, y: nim_sum((x, y)), 32),
        mended=all(nim_sum((x, x)) == 0 for x in range(64)),
    )


@checks("c057")
def boutons_theorem() -> Facts:
    return Facts(literal=bouton(SMALL) and bouton(list(heaps(9, 3))))


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


def p_never_stays_p() -> Facts:
    cancelled = all(a == b for rest, a, b in product(range(16), repeat=3) if rest ^ a == rest ^ b)
    return Facts(literal=cancelled and not any(is_lost(after) for one in SMALL if is_lost(one) for after in nim(one)))


@checks("c059")
def p_never_stays_p_in_note_one() -> Facts:
    return p_never_stays_p()


@checks("c178")
def p_never_stays_p_in_note_four() -> Facts:
    return p_never_stays_p()


@checks("c128")
def a_line_from_one_two_three() -> Facts:
    """Player 2 moves first, and so makes every second move of the five."""
    line = [(1, 2, 3), (1, 2, 1), (1, 1, 1), (1, 1, 0), (1, 0, 0), (0, 0, 0)]
    legal = all(after in nim(before) for before, after in pairwise(line))
    last = len(line) - 1
    return Facts(
        literal=legal and last % 2 == 1,
        mended=is_lost((1, 2, 3)) and not is_lost((1, 2, 1)) and winning(nim, (1, 2, 1)) == [(1, 0, 1)],
    )


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


@checks("c133")
def zero_loses() -> Facts:
    return Facts(literal=bouton(list(heaps(9, 3))) and bouton(list(heaps(4, 5))))


@checks("c134")
def five_six_seven_eight() -> Facts:
    start = (5, 6, 7, 8)
    three_and_fifteen = (3, 15)
    same = nim_sum(start) == nim_sum(three_and_fifteen) == 12 and value(three_and_fifteen) == value((12,)) == 12
    misere = lost(nim, misere=True)
    small = list(heaps(8, 1))
    return Facts(
        literal=same and is_lost((5, 6, 7, 4)) and not is_lost(start) and all(value((a, a)) == 0 for (a,) in small),
        mended=winning(nim, start) == [(5, 6, 7, 4)] and [one for one in nim(start) if misere(one)] == [(5, 6, 7, 4)],
    )


@checks("c135")
def equal_or_equivalent() -> Facts:
    """With a further heap of 0 to 6 beside: what has one nim-sum has one outcome, but not if the last to move loses."""
    misere = lost(nim, misere=True)
    classes: dict[int, list[Heaps]] = {}
    for one in heaps(4, 3):
        classes.setdefault(nim_sum(one), []).append(one)

    def alike(loses: Callable[[Any], bool]) -> bool:
        return all(len({loses((*one, heap)) for one in some}) == 1 for some in classes.values() for heap in range(7))

    return Facts(
        literal=alike(is_lost) and alike(misere),
        kindly=alike(is_lost),
        mended=is_lost((2, 2)) == is_lost(()) and misere((2, 2)) != misere(()),
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


@checks("c138")
def choose_nim() -> Facts:
    """A heap is chosen, then it is Nim with it; searched beside a Nim heap, whose size is the value just where that is lost."""

    def rule(position: tuple[Any, int]) -> list[tuple[Any, int]]:
        game, heap = position
        after = list(game) if isinstance(game, frozenset) else list(range(game))
        return [(one, heap) for one in after] + [(game, lower) for lower in range(heap)]

    loses = lost(rule)
    return Facts(
        literal=all(loses((frozenset(some), heap)) == (heap == mex(some)) for some in heaps(5, 3) for heap in range(7))
    )


@checks("c145")
def one_two_and_more_heaps() -> Facts:
    one = not any(is_lost((n,)) for n in range(1, 20))
    equal = all(is_lost((n, n)) for n in range(1, 20))
    equalise = all(winning(nim, (a, b)) == [(min(a, b),) * 2] for a, b in heaps(9, 2, least=1) if a != b)
    return Facts(literal=one and equal and equalise and bouton(SMALL))


@checks("c146")
def a_heap_with_the_leading_bit() -> Facts:
    won = [one for one in [*SMALL, *heaps(9, 3)] if nim_sum(one)]
    return Facts(
        literal=all(
            with_leading_bit(one)
            and all(
                nim_sum((*one[:i], one[i] ^ nim_sum(one), *one[i + 1 :])) == 0
                and one[i] >> nim_sum(one).bit_length() - 1 & 1
                for i in with_leading_bit(one)
            )
            for one in won
        )
    )


@checks("c176")
def cold_positions_of_three_heaps() -> Facts:
    cold = is_lost((0, 0, 0)) and all(is_lost((0, n, n)) for n in range(12)) and is_lost((1, 2, 3))
    answered = all(any(sorted(answer)[0] == 0 and is_lost(answer) for answer in nim(after)) for after in nim((1, 2, 3)))
    return Facts(literal=cold and answered)


@checks("c214")
def xor_of_all_piles() -> Facts:
    """The code of the note, as it stands there."""

    def program(piles: Heaps) -> str:
        xorr = 0
        for pile in piles:
            xorr ^= pile
        return "P1 wins" if xorr else "P2 wins"

    return Facts(literal=all(program(one) == ("P2 wins" if is_lost(one) else "P1 wins") for one in SMALL))


@checks("c174")
def sums_of_p_and_n() -> Facts:
    """Two subtraction games of one heap each, and both together."""
    both = lost(in_one(lambda heap: [heap - size for size in (1, 3, 4) if size <= heap]))
    seen: dict[str, set[str]] = {}
    for a, b in heaps(14, 2):
        kinds = "".join(sorted("P" if both((one,)) else "N" for one in (a, b)))
        seen.setdefault(kinds, set()).add("P" if both((a, b)) else "N")
    return Facts(literal=seen == {"PP": {"P"}, "NP": {"N"}, "NN": {"P", "N"}})


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


@checks("c179")
def heaps_with_limits() -> Facts:
    """Three heaps, each with numbers of its own, and all three at once."""
    rules = [(1, 2), (1, 3, 4), (2, 5)]

    def rule(position: Heaps) -> list[Heaps]:
        return [
            (*position[:i], heap - size, *position[i + 1 :])
            for i, heap in enumerate(position)
            for size in rules[i]
            if size <= heap
        ]

    singles = [values(lambda heap, sizes=sizes: [heap - size for size in sizes if size <= heap]) for sizes in rules]  # type: ignore[misc]
    whole = lost(rule)
    return Facts(
        literal=all(
            whole(one) == (nim_sum(single(heap) for single, heap in zip(singles, one, strict=True)) == 0)
            for one in heaps(9, 3)
        )
    )
