"""Values of positions: mex, the theorem of Sprague and Grundy, periods, and who wins from them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations, pairwise
from typing import Any

from tests import oracle
from tests.book.claims.registry import Facts, checks
from tests.book.claims.search import graphs, heaps, in_one, lost, nim, nim_sum, take, take_any, values

GRAPHS = graphs(40, 9, seed=4)


def beside_a_heap(rule: Callable[[Any], Any]) -> Callable[[tuple[Any, int]], bool]:
    """Whether a game with a Nim heap beside it is lost."""
    return lost(lambda both: [(one, both[1]) for one in rule(both[0])] + [(both[0], low) for low in range(both[1])])


def values_are_heaps(rule: Callable[[Any], Any], starts: list[Any]) -> bool:
    """Whether, played out, each game is lost beside just one heap of Nim: the one as large as its value."""
    value, loses = values(rule), beside_a_heap(rule)
    return all(loses((start, heap)) == (heap == value(start)) for start in starts for heap in range(6))


@checks("c073")
def p_is_value_zero() -> Facts:
    checked = []
    for arrows in GRAPHS:
        value, is_lost = values(arrows.__getitem__), lost(arrows.__getitem__)
        checked += [(value(vertex) == 0) == is_lost(vertex) for vertex in arrows]
    return Facts(literal=all(checked))


@checks("c077")
def values_of_one_two_three() -> Facts:
    value = values(take((1, 2, 3)))
    return Facts(
        literal=[value(n) for n in range(8)] == [0, 1, 2, 3] * 2, mended=all(value(n) == n % 4 for n in range(99))
    )


def sums_add_up() -> bool:
    """Sums of two of three different games, searched as a whole."""
    rules: list[Callable[[Any], Any]] = [take((1, 3, 4)), take_any, oracle.from_a_heap(lambda n, c: c <= 2).options]
    starts: list[list[Any]] = [list(range(9)), list(range(6)), [(n,) for n in range(7)]]
    fine = True
    for i, j in combinations(range(3), 2):

        def rule(both: tuple[Any, Any], first: Any = rules[i], second: Any = rules[j]) -> list[Any]:
            return [(one, both[1]) for one in first(both[0])] + [(both[0], one) for one in second(both[1])]

        whole, one, other = values(rule), values(rules[i]), values(rules[j])
        fine &= all(whole((a, b)) == one(a) ^ other(b) for a in starts[i] for b in starts[j])
    for arrows, others in pairwise(GRAPHS):
        after = {
            **{("a", v): [("a", w) for w in arrows[v]] for v in arrows},
            **{("b", v): [("b", w) for w in others[v]] for v in others},
        }
        whole, single = values(in_one(after.__getitem__)), values(after.__getitem__)
        fine &= all(
            whole((("a", v), ("b", w))) == single(("a", v)) ^ single(("b", w)) for v in (4, 7, 8) for w in (5, 8)
        )
    return fine


@checks("c084")
def value_of_a_sum() -> Facts:
    return Facts(literal=sums_add_up())


@checks("c157")
def value_of_a_sum_in_note_three() -> Facts:
    return Facts(literal=sums_add_up())


@checks("c219")
def value_of_a_sum_in_note_five() -> Facts:
    whole = values(nim)
    return Facts(
        literal=sums_add_up() and all(whole(some) == nim_sum(map(values(take_any), some)) for some in heaps(5, 3))
    )


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


@checks("c137")
def every_normal_game_is_a_heap() -> Facts:
    return Facts(
        literal=all(values_are_heaps(arrows.__getitem__, list(arrows)) for arrows in GRAPHS)
        and values_are_heaps(oracle.row_of_skittles().options, [(n,) for n in range(9)])
    )


@checks("c140")
def a_line_of_ten() -> Facts:
    """The step to 10 wins, so whoever stands there to move has lost."""
    value = values(lambda place: [place + step for step in (1, 2) if place + step <= 10])
    found = [value(place) for place in range(1, 11)]
    noted = found[9] == 0 and found[8] == 1 and found[7] == 2 and found[6] == 0 and found[5] == 1 and found[0] == 0
    return Facts(
        literal=noted and oracle.results(oracle.token_on_a_line(10, 2), [1])[1] == -1,
        mended=found == [(10 - place) % 3 for place in range(1, 11)] == [0, 2, 1, 0, 2, 1, 0, 2, 1, 0],
    )


@checks("c158")
def one_component_to_its_zero() -> Facts:
    """Sums of two heaps of Lasker's Nim, where moves may make a value larger. Literally: a heap can go to value 0, and the sum too."""
    rule = oracle.heaps_to_divide(take=True, unequal=False).options
    value = values(rule)
    pairs = [((a,), (b,)) for a in range(8) for b in range(8)]

    def answers(pair: Any, total: bool) -> bool:
        k = value(pair[0]) ^ value(pair[1])
        wanted = [value(part) ^ k for part in pair]
        return any(
            value(after) == wanted[i] and (total or value(after) == 0)
            for i, part in enumerate(pair)
            for after in rule(part)
        )

    won = [pair for pair in pairs if value(pair[0]) != value(pair[1])]
    even = [pair for pair in pairs if value(pair[0]) == value(pair[1])]
    grown = [(pair, after) for pair in even for after in rule(pair[0]) if value(after) > value(pair[0])]
    return Facts(
        literal=all(answers(pair, total=False) for pair in won),
        kindly=all(answers(pair, total=True) for pair in won),
        mended=len(grown) > 3 and all(answers((after, pair[1]), total=True) for pair, after in grown),
    )


@checks("c221")
def zero_or_one() -> Facts:
    """Kindly: for games of one heap at least."""
    value = values(take((1, 2, 3)))
    single = {value(n) for n in range(20)}
    found = {values(arrows.__getitem__)(8) for arrows in GRAPHS}
    outcomes = all((value(n) == 0) == lost(take((1, 2, 3)))(n) for n in range(60))
    return Facts(literal=found <= {0, 1}, kindly=single <= {0, 1}, mended=outcomes and value(2) == 2)


# --- periods ------------------------------------------------------------------------------------------------------


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


# --- a move in every component ---------------------------------------------------------------------------------------


def steps(rule: Callable[[Any], Any]) -> Callable[[Any], int]:
    """How long a component lasts if the winner draws it out and the loser hurries."""
    value = values(rule)

    @cache
    def step(position: Any) -> int:
        after = list(rule(position))
        if not after:
            return 0
        if value(position):
            return 1 + max(step(one) for one in after if value(one) == 0)
        return 1 + min(map(step, after))

    return step


@checks("c167")
def a_move_in_every_component() -> Facts:
    checked = []
    for numbers in ((1, 2, 3), (1, 3, 4), (2, 5), (1, 4)):
        single = oracle.Game(lambda heap, numbers=numbers: list(take(numbers)(heap)))  # type: ignore[misc]
        step = steps(take(numbers))
        for count, most in ((2, 12), (3, 7)):
            loses = lost(oracle.join(*[single] * count).options)
            checked += [loses(some) == (max(map(step, some)) % 2 == 0) for some in heaps(most, count)]
    for arrows in GRAPHS[:12]:
        step = steps(arrows.__getitem__)
        loses = lost(oracle.join(*[oracle.Game(arrows.__getitem__)] * 2).options)
        checked += [loses((v, w)) == (max(step(v), step(w)) % 2 == 0) for v in arrows for w in arrows]
    return Facts(literal=None, mended=all(checked))


@checks("c223")
def green_hackenbush_is_solved() -> Facts:
    """Trees by the colon principle and a cycle by fusion, each against all cuts."""
    from tests.book.claims.yards import TREES, colon, cycle_value, cycle_yard, yard_value

    trees = all(yard_value(tree) == colon(tree) for tree in TREES)
    return Facts(literal=None, mended=trees and all(yard_value(cycle_yard(n)) == cycle_value(n) for n in range(1, 9)))
