"""Taking chips from a heap: fixed numbers, a number that grows, the last chip winning or losing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import lost, take, winning

FIBONACCI = [1, 2]
while FIBONACCI[-1] < 10_000:
    FIBONACCI.append(FIBONACCI[-2] + FIBONACCI[-1])


def labels(many: int, *numbers: int, misere: bool = False) -> str:
    """W and L for 0, 1, …: whether the player to move can win."""
    is_lost = lost(take(numbers), misere=misere)
    return "".join("L" if is_lost(heap) else "W" for heap in range(many))


def said_by(many: int, losing: Callable[[int], bool]) -> str:
    return "".join("L" if losing(heap) else "W" for heap in range(many))


@cache
def dynamic(grows: int) -> Callable[[tuple[int, int]], bool]:
    """Whether (chips, the most that may be taken) is lost, where the next take is at most so many times this one."""
    return lost(lambda at: [(at[0] - take, grows * take) for take in range(1, min(at) + 1)])


def first_takes(chips: int, grows: int) -> list[int]:
    """The first takes that win, not all chips."""
    return [take for take in range(1, chips) if dynamic(grows)((chips - take, grows * take))]


def is_power(n: int) -> bool:
    return n in {2**k for k in range(20)}


@checks("c041")
def the_first_take_needs_a_bound() -> Facts:
    unbounded = [n for n in range(1, 120) if dynamic(1)((n, n))]
    bounded = [n for n in range(2, 120) if not first_takes(n, 1)]
    return Facts(
        literal=unbounded != [],
        kindly=bounded == [n for n in range(2, 120) if is_power(n)],
        mended=all(0 in [n - take for take in range(1, n + 1)] for n in range(1, 120)) and unbounded == [],
    )


def parts(n: int) -> list[int]:
    """Zeckendorf's parts, the largest first."""
    found = []
    for number in reversed(FIBONACCI):
        if number <= n:
            found.append(number)
            n -= number
    return found


@checks("c044")
def twice_what_was_taken() -> Facts:
    tactic = {n: parts(n)[-1] in first_takes(n, 2) for n in range(2, 200)}
    return Facts(
        literal=all(tactic.values()),
        kindly=all(wins for n, wins in tactic.items() if n not in FIBONACCI),
        mended=all(dynamic(2)((n, m)) == (m < parts(n)[-1]) for n in range(1, 100) for m in range(1, n + 1)),
    )


def apart(numbers: list[int], below: int) -> list[int]:
    """All sums of numbers of the list no two of which are neighbours in it, as often as they occur."""
    sums = [0]
    with_last, without = [], sums
    for number in numbers:
        with_last, without = [one + number for one in without if one + number < below], with_last + without
    return with_last + without


@checks("c046")
def the_rest_is_small() -> Facts:
    between = [(n, j) for j in range(2, 14) for n in range(FIBONACCI[j] + 1, FIBONACCI[j + 1])]
    unequal_is_enough = all(
        parts(rest)[0] != FIBONACCI[j - 1]
        for j in range(2, 14)
        for rest in range(1, FIBONACCI[j])
        if rest != FIBONACCI[j - 1]
    )
    smaller = all(n - FIBONACCI[j] < FIBONACCI[j - 1] for n, j in between)
    sums = apart(FIBONACCI[:10], 10_000)
    return Facts(unequal_is_enough, kindly=smaller, mended=smaller and max(sums) == FIBONACCI[10] - 1)


@checks("c048")
def from_four_on() -> Facts:
    wins = {n: bool(first_takes(n, 2)) for n in range(1, 100)}
    return Facts(
        literal=all(wins[n] for n in range(4, 100)),
        kindly=min(n for n in wins if wins[n]) == 4,
        mended=not any(wins[n] for n in (1, 2, 3))
        and [n for n in wins if not wins[n]] == [1, 2, 3, 5, 8, 13, 21, 34, 55, 89],
    )


@checks("c198")
def eighty_nine() -> Facts:
    can_take_the_rest = [y for y in range(1, 89) if 89 - y <= 2 * y]
    small = all(parts(f - y)[-1] <= 2 * y for f in FIBONACCI[:14] for y in range(1, f))
    return Facts(
        literal=can_take_the_rest[0] == 34,
        kindly=89 - 34 == 55 and not first_takes(89, 2),
        mended=can_take_the_rest == list(range(30, 89)) and small,
    )


@checks("c143")
def beyond_m_and_one() -> Facts:
    ranges = {m: [n for n in range(m + 2, 3 * m) if m + 1 in winning(take(range(1, m + 1)), n)] for m in range(2, 15)}
    return Facts(
        literal=all(found == list(range(m + 2, 2 * m + 1)) for m, found in ranges.items()),
        kindly=all(set(range(m + 2, 2 * m + 1)) <= set(found) for m, found in ranges.items()),
        mended=all(
            labels(2 * m + 3, *range(1, m + 1))[m + 1 :] == "L" + "W" * m + "L" and max(ranges[m]) == 2 * m + 1
            for m in range(3, 15)
        ),
    )


@checks("c211")
def table_up_to_five_misere() -> Facts:
    found, printed = labels(99, 1, 2, 3, 4, 5, misere=True), "WLWWWWWLWWWWWLWWWWWWW"
    wrong = [n for n in range(21) if found[n] != printed[n]]
    return Facts(
        literal=wrong == [],
        kindly=printed == said_by(21, lambda n: n % 6 == 1),  # perhaps the table follows its own rule
        mended=wrong == [19] and found[19] == "L" and found == said_by(99, lambda n: n % 6 == 1),
    )


@checks("c213")
def table_2_4_misere() -> Facts:
    found, printed = labels(99, 2, 4, misere=True), "WWLLWWWWLLWWWWLLWWWLW"
    wrong = [n for n in range(21) if found[n] != printed[n]]
    return Facts(
        literal=wrong == [],
        kindly=printed == said_by(21, lambda n: n % 6 in (2, 3)),
        mended=wrong == [19, 20] and found[19:21] == "WL" and found == said_by(99, lambda n: n % 6 in (2, 3)),
    )
