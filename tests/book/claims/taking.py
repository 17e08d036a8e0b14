"""Taking chips from a heap: fixed numbers, a number that grows, the last chip winning or losing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import in_one, lost, nim_sum, take, values, winning

FIBONACCI = [1, 2]
while FIBONACCI[-1] < 10_000:
    FIBONACCI.append(FIBONACCI[-2] + FIBONACCI[-1])


def labels(many: int, *numbers: int, misere: bool = False) -> str:
    """W and L for 0, 1, …: whether the player to move can win."""
    is_lost = lost(take(numbers), misere=misere)
    return "".join("L" if is_lost(heap) else "W" for heap in range(many))


def said_by(many: int, losing: Callable[[int], bool]) -> str:
    return "".join("L" if losing(heap) else "W" for heap in range(many))


@checks("c022")
def twenty_one_chips() -> Facts:
    found = labels(22, 1, 2, 3)
    p_positions = [n for n in range(22) if found[n] == "L"]
    literal = p_positions[1:5] == [4, 8, 12, 16] and all(found[n] == "W" for n in (1, 2, 3, 5, 6, 7, 9))
    return Facts(
        literal, mended={0, 20} <= set(p_positions) and found[21] == "W" and winning(take((1, 2, 3)), 21) == [20]
    )


@checks("c026")
def one_three_four() -> Facts:
    found, value = labels(300, 1, 3, 4), values(take((1, 3, 4)))
    only = list(take((1, 3, 4))(7)) == [6, 4, 3] and list(take((1, 3, 4))(2)) == [1]
    return Facts(
        literal=found[:8] == "LWLWWWWL" and only,
        mended=found == said_by(300, lambda n: n % 7 in (0, 2))
        and [value(n) for n in range(210)] == [0, 1, 0, 1, 2, 3, 2] * 30,
    )


@checks("c027")
def a_hundred_chips() -> Facts:
    return Facts(literal=labels(101, 1, 3, 4)[100] == "L", mended=labels(101, 1, 3, 4)[100 % 7] == "L")


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


@checks("c042")
def forty_four() -> Facts:
    lowest = {n: max(2**k for k in range(8) if n % 2**k == 0) for n in range(1, 200)}
    literal = all(lowest[n] in first_takes(n, 1) for n in range(2, 200) if not is_power(n))
    return Facts(literal and f"{44:b}" == "101100", mended=first_takes(44, 1) == [4, 12])


@checks("c043")
def powers_of_two_lose() -> Facts:
    lowest = {n: max(2**k for k in range(8) if n % 2**k == 0) for n in range(1, 100)}
    return Facts(
        literal=all(not first_takes(2**k, 1) for k in range(1, 9)),
        mended=all(dynamic(1)((n, most)) == (most < lowest[n]) for n in range(1, 100) for most in range(1, n + 1)),
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


@checks("c045")
def every_number_is_a_sum_in_one_way() -> Facts:
    once = sorted(apart(FIBONACCI[:15], 987))
    two_ones = apart([1, *FIBONACCI[:15]], 987)
    return Facts(literal=once == list(range(987)), mended=len(two_ones) > len(set(two_ones)))


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


@checks("c049")
def fibonacci_numbers_lose() -> Facts:
    losing = [n for n in range(2, 400) if not first_takes(n, 2)]
    return Facts(literal=losing == [n for n in FIBONACCI if 2 <= n < 400])


@checks("c196")
def the_first_loses_just_at_fibonacci_numbers() -> Facts:
    return Facts(literal=all((not first_takes(n, 2)) == (n in FIBONACCI) for n in range(2, 500)))


@checks("c197")
def eighty_three() -> Facts:
    splits = parts(83) == [55, 21, 5, 2]
    too_far = 2 * 2 < 5  # the next part is out of the opponent's reach
    return Facts(literal=splits and too_far and 2 in first_takes(83, 2), mended=first_takes(83, 2) == [2, 7])


@checks("c198")
def eighty_nine() -> Facts:
    can_take_the_rest = [y for y in range(1, 89) if 89 - y <= 2 * y]
    small = all(parts(f - y)[-1] <= 2 * y for f in FIBONACCI[:14] for y in range(1, f))
    return Facts(
        literal=can_take_the_rest[0] == 34,
        kindly=89 - 34 == 55 and not first_takes(89, 2),
        mended=can_take_the_rest == list(range(30, 89)) and small,
    )


# --- Bash's game --------------------------------------------------------------------------------------------------


@checks("c123")
def take_one_to_three() -> Facts:
    found = labels(100, 1, 2, 3)
    signs = [-1 if label == "L" else 1 for label in found[:9]]
    to_four = all([after % 4 for after in winning(take((1, 2, 3)), n)] == [0] for n in range(1, 60) if found[n] == "W")
    multiples = all((found[n] == "L") == (n % 4 == 0) for n in range(100))
    return Facts(literal=signs == [-1, 1, 1, 1, -1, 1, 1, 1, -1] and multiples and to_four)


@checks("c142")
def up_to_m_and_one_more() -> Facts:
    tables = {m: labels(m + 2, *range(1, m + 1)) for m in range(1, 15)}
    return Facts(literal=all(found == "L" + "W" * m + "L" for m, found in tables.items()))


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


@checks("c144")
def multiples_of_m_and_one() -> Facts:
    return Facts(
        literal=all(
            winning(take(range(1, m + 1)), n) == ([n - n % (m + 1)] if n % (m + 1) else [])
            for m in range(1, 9)
            for n in range(60)
        )
    )


@checks("c181")
def several_heaps_of_bash() -> Facts:
    tries = [(m, values(take(range(1, m + 1)))) for m in range(1, 8)]
    one = all(value(n) == n % (m + 1) for m, value in tries for n in range(60))
    pairs = all(
        lost(in_one(take(range(1, m + 1))))((a, b, c)) == (nim_sum(n % (m + 1) for n in (a, b, c)) == 0)
        for m in (2, 3)
        for a in range(9)
        for b in range(9)
        for c in range(9)
    )
    answers = all(
        [n - after for after in winning(take(range(1, m + 1)), n)] == [n % (m + 1)]
        for m in range(1, 8)
        for n in range(60)
        if n % (m + 1)
    )
    return Facts(literal=one and pairs and answers)


@checks("c199")
def three_kinds_of_steps() -> Facts:
    any_number = all(values(range)(n) == n for n in range(40))
    up_to_m = all(values(take(range(1, m + 1)))(n) == n % (m + 1) for m in range(1, 8) for n in range(40))
    sets = {numbers: values(take(numbers)) for numbers in combinations(range(1, 8), 3)}
    by_mex = all((label == "L") == (sets[one](n) == 0) for one in sets for n, label in enumerate(labels(60, *one)))
    return Facts(literal=any_number and up_to_m and by_mex)


@checks("c200")
def powers_of_two_are_taken() -> Facts:
    found = labels(600, *(2**k for k in range(10)))
    return Facts(literal=None, mended=found == said_by(600, lambda n: n % 3 == 0))


@checks("c201")
def two_lists_and_three_rows_of_heaps() -> Facts:
    rows = [(5, 12), (2, 4, 7), (2, 3, 7, 12)]

    def by_values(*numbers: int) -> str:
        value = values(take(numbers))
        return "".join("W" if nim_sum(map(value, row)) else "L" for row in rows)

    def by_search(*numbers: int) -> str:
        return "".join("L" if lost(in_one(take(numbers)))(row) else "W" for row in rows)

    return Facts(
        literal=None,
        mended=by_values(2, 5) == by_search(2, 5) == "LWW"
        and by_values(1, 2, 3, 4, 5) == by_search(1, 2, 3, 4, 5) == "WWL",
    )


# --- tables of note 5 ---------------------------------------------------------------------------------------------


@checks("c207")
def table_1_2_3() -> Facts:
    return Facts(
        literal=labels(14, 1, 2, 3) == "LWWWLWWWLWWWLW" and labels(99, 1, 2, 3) == said_by(99, lambda n: n % 4 == 0)
    )


@checks("c208")
def table_1_2_3_misere() -> Facts:
    found = labels(99, 1, 2, 3, misere=True)
    return Facts(literal=found[:15] == "WLWWWLWWWLWWWLW" and found == said_by(99, lambda n: n % 4 == 1))


@checks("c210")
def table_up_to_five() -> Facts:
    found = labels(99, 1, 2, 3, 4, 5)
    return Facts(literal=found[:21] == "LWWWWWLWWWWWLWWWWWLWW" and found == said_by(99, lambda n: n % 6 == 0))


@checks("c211")
def table_up_to_five_misere() -> Facts:
    found, printed = labels(99, 1, 2, 3, 4, 5, misere=True), "WLWWWWWLWWWWWLWWWWWWW"
    wrong = [n for n in range(21) if found[n] != printed[n]]
    return Facts(
        literal=wrong == [],
        kindly=printed == said_by(21, lambda n: n % 6 == 1),  # perhaps the table follows its own rule
        mended=wrong == [19] and found[19] == "L" and found == said_by(99, lambda n: n % 6 == 1),
    )


@checks("c212")
def table_2_4() -> Facts:
    found = labels(99, 2, 4)
    return Facts(literal=found[:21] == "LLWWWWLLWWWWLLWWWWLLW" and found == said_by(99, lambda n: n % 6 <= 1))


@checks("c213")
def table_2_4_misere() -> Facts:
    found, printed = labels(99, 2, 4, misere=True), "WWLLWWWWLLWWWWLLWWWLW"
    wrong = [n for n in range(21) if found[n] != printed[n]]
    return Facts(
        literal=wrong == [],
        kindly=printed == said_by(21, lambda n: n % 6 in (2, 3)),
        mended=wrong == [19, 20] and found[19:21] == "WL" and found == said_by(99, lambda n: n % 6 in (2, 3)),
    )
