"""Games that are Nim in disguise, and moves in several heaps: Nimble, turtles, Northcott, stairs, Moore."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import heaps, in_one, lost, nim_sum, take_any, values, winning

Heaps = tuple[int, ...]


@checks("c061")
def nimble() -> Facts:
    value = values(oracle.coins_on_a_strip().options)
    rows = list(product(range(3), repeat=5))
    return Facts(
        literal=all(value(row) == nim_sum(square * (coins % 2) for square, coins in enumerate(row)) for row in rows)
    )


@checks("c062")
def turning_turtles() -> Facts:
    value = values(oracle.turtles().options)
    rows = list(product((False, True), repeat=8))
    return Facts(literal=all(value(row) == nim_sum(n for n, head in enumerate(row, start=1) if head) for row in rows))


@checks("c064")
def northcott() -> Facts:
    """Two rows of five squares, and three of three, all placings, either colour to move."""
    checked = []
    for size, count in ((5, 2), (3, 3)):
        rows = []
        for white, black in product(range(size), repeat=2):
            if white != black:
                row = ["."] * size
                row[white], row[black] = "W", "B"
                rows.append("".join(row))
        starts = [(colour, some) for colour in "WB" for some in product(rows, repeat=count)]
        found = oracle.results(oracle.rows_of_two_pieces(), starts)
        for colour, some in starts:
            gaps = nim_sum(abs(row.index("W") - row.index("B")) - 1 for row in some)
            checked.append(found[colour, some] == (1 if gaps else -1))
    return Facts(literal=all(checked), mended=len(checked) > 400 and all(checked))


def odd_steps(steps: Heaps) -> int:
    return nim_sum(steps[1::2])


@checks("c065")
def staircase() -> Facts:
    rule = oracle.stairs().options
    is_lost = lost(rule)
    stairs = [(0, *some) for some in heaps(3, 4)]
    answered = all(
        odd_steps(answer) == 0
        for before in stairs
        if odd_steps(before) == 0
        for step in (2, 4)
        for chips in range(1, before[step] + 1)
        for answer in [tuple(n - chips * (i == step) + chips * (i == step - 2 > 0) for i, n in enumerate(before))]
    )
    return Facts(literal=answered and all(is_lost(some) == (odd_steps(some) == 0) for some in stairs))


@checks("c066")
def why_even_steps_do_not_do() -> Facts:
    is_lost = lost(oracle.stairs().options)
    second = [is_lost((0, 0, chips)) for chips in range(1, 9)]
    return Facts(
        literal=not any(second),
        kindly=not all(second),
        mended=all(second) and not any(is_lost((0, chips, 0)) for chips in range(1, 9)),
    )


# --- Moore's Nim --------------------------------------------------------------------------------------------------


def residues(some: Heaps, k: int) -> list[int]:
    """The number of ones in each binary column modulo k + 1, the highest column first."""
    return [sum(heap >> bit & 1 for heap in some) % (k + 1) for bit in reversed(range(4))]


def moore_is_right(exactly: bool = False) -> bool:
    fine = True
    for k, count, most in ((1, 3, 5), (2, 3, 6), (2, 4, 3), (3, 4, 3)):

        def rule(some: Heaps, k: int = k) -> list[Heaps]:
            after = oracle.moore(k).options(some)
            return [one for one in after if not exactly or sum(a != b for a, b in zip(one, some, strict=True)) == k]

        is_lost = lost(rule)
        fine &= all(is_lost(some) == (not any(residues(some, k))) for some in heaps(most, count))
    return fine


@checks("c067")
def moores_theorem() -> Facts:
    return Facts(literal=moore_is_right())


@checks("c147")
def moores_theorem_again() -> Facts:
    return Facts(literal=moore_is_right())


@checks("c068")
def from_exactly_k_heaps() -> Facts:
    return Facts(literal=moore_is_right(exactly=True), kindly=moore_is_right(), mended=moore_is_right())


def column_by_column(some: Heaps, k: int) -> Heaps:
    """Where the proof moves to: columns from the left; a heap once lowered is free to have any digit further right."""
    after, free = list(some), set[int]()
    for bit in reversed(range(5)):
        digit = 1 << bit
        ones = [i for i in range(len(some)) if i not in free and after[i] & digit]
        need = len(ones) % (k + 1)  # of the others; the free heaps may add up to len(free) more
        for i in free:
            after[i] &= ~digit
        if need == 0:
            continue
        if k + 1 - need <= len(free):
            for i in list(free)[: k + 1 - need]:
                after[i] |= digit
        else:
            for i in ones[:need]:
                after[i] &= ~digit
                free.add(i)
    return tuple(after)


def fewest(some: Heaps, k: int) -> int:
    """How many heaps must change to come to residues 0, by search."""
    lower = product(*(range(heap + 1) for heap in some))
    return min(sum(a != b for a, b in zip(one, some, strict=True)) for one in lower if not any(residues(one, k)))


WON = [
    (k, some)
    for k, count, most in ((1, 3, 6), (2, 4, 5), (3, 4, 5))
    for some in heaps(most, count)
    if any(residues(some, k))
]


def construction_works() -> bool:
    for k, some in WON:
        after = column_by_column(some, k)
        changed = sum(a != b for a, b in zip(after, some, strict=True))
        if any(residues(after, k)) or not 1 <= changed <= k or any(a > b for a, b in zip(after, some, strict=True)):
            return False
    return True


@checks("c069")
def how_many_heaps_are_needed() -> Facts:
    few = [(k, fewest(some, k)) for k, some in WON if len(some) == 3 or max(some) <= 3]
    return Facts(
        literal=all(needed < k for k, needed in few),
        kindly=all(needed <= k for k, needed in few),
        mended=construction_works(),
    )


@checks("c148")
def residues_can_be_made_zero() -> Facts:
    """Literally: in each column by itself, the first heaps that have a 1 there give it up."""

    def careless(some: Heaps, k: int) -> set[int]:
        changed = set()
        for bit in range(4):
            ones = [i for i, heap in enumerate(some) if heap >> bit & 1]
            changed |= set(ones[: len(ones) % (k + 1)])
        return changed

    stays = False
    for k, count, most in ((2, 3, 6), (2, 4, 3), (3, 4, 3)):
        for some in heaps(most, count):
            if not any(residues(some, k)):
                stays |= any(not any(residues(after, k)) for after in oracle.moore(k).options(some))
    highest = all(
        next(found for found in residues(after, k) if found) > 0
        for k, count, most in ((2, 3, 6), (2, 4, 3))
        for some in heaps(most, count)
        if not any(residues(some, k))
        for after in oracle.moore(k).options(some)
    )
    return Facts(
        literal=all(len(careless(some, k)) <= k for k, some in WON),
        kindly=all(fewest(some, k) <= k for k, some in WON if len(some) == 3 or max(some) <= 3) and not stays,
        mended=construction_works() and highest,
    )


# --- three heaps and the same number from several ------------------------------------------------------------------------


def together(groups: Callable[[int], list[tuple[int, ...]]]) -> Callable[[Heaps], list[Heaps]]:
    """Nim, or the same number from all heaps of one of the groups."""

    def rule(some: Heaps) -> list[Heaps]:
        after = list(in_one(take_any)(some))
        for group in groups(len(some)):
            for taken in range(1, min(some[i] for i in group) + 1):
                after.append(tuple(heap - taken * (i in group) for i, heap in enumerate(some)))
        return after

    return rule


@checks("c080")
def the_same_from_all_three() -> Facts:
    from_all = together(lambda count: [tuple(range(count))])
    value, four = values(from_all), values(together(lambda count: [tuple(range(count))]))
    pairs = together(lambda count: list(combinations(range(count), 2)))
    return Facts(
        literal=all(value(some) == nim_sum(some) for some in heaps(6, 3)),
        mended=all(value(some) == nim_sum(some) for some in heaps(2, 5))
        and four((1, 1, 1, 1)) != 0
        and not lost(pairs)((1, 2, 3))
        and winning(pairs, (1, 2, 3)) != [],
    )
