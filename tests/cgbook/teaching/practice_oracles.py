"""An oracle for practice problems, which finds the right answers from the given numbers without `cgkit`.

Each oracle takes the numbers of a problem and returns all right answers, as `canonical` writes them. No oracle uses a formula of
the generators. It searches, or fills tables by the definition, with the mex of the values that moves leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, partial, reduce
from itertools import combinations, product
from math import lcm
from typing import Any

import numpy as np

from tests import oracle
from tests.oracle import Game, Rule, losing, mex, results

P, N = "0", "1"  # numbers of the options in a choice
Answers = set[str]


values = cache(oracle.subtraction_values)


def text(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


# --- subtraction ---


@cache
def lost(numbers: tuple[int, ...], top: int, misere: bool = False) -> tuple[bool, ...]:
    """Return for each heap whether the player to move loses."""
    found: list[bool] = []
    for n in range(top + 1):
        after = [found[n - s] for s in numbers if s <= n]
        found.append(not any(after) and (bool(after) or not misere))
    return tuple(found)


@cache
def two_heaps(numbers: tuple[int, ...]) -> dict[Any, int]:
    """Return who wins from two heaps of at most 24, by searching whole positions."""
    return results(oracle.subtraction(*numbers), product(range(25), repeat=2))


def graph_of(arrows: list[list[int]], wanted: int) -> Answers:
    found = results(Game(lambda v: arrows[v]), range(len(arrows)))
    return {text(v + 1 for v in range(len(arrows)) if found[v] == wanted)}


def grundy_values_2(numbers: list[int], heap: int) -> Answers:
    """Return the only v for which the heap and a Nim heap of size v together are lost."""
    loses = losing(beside(numbers))
    return {str(v) for v in range(6) if loses((heap, v))}


def beside(numbers: list[int]) -> Rule:
    """Return the rule for a heap with a Nim heap beside it."""
    return lambda both: (
        [(both[0] - s, both[1]) for s in numbers if s <= both[0]] + [(both[0], less) for less in range(both[1])]
    )


@cache
def nim_sums() -> list[list[int]]:
    """Return the values of two Nim heaps of up to 255 chips, by the mex over moves in either heap; the bits of a number represent a set."""
    found = [[0] * 256 for _ in range(256)]
    beside = [0] * 256  # for each size of the second heap, the values that moves in the first heap leave
    for a in range(256):
        left = 0
        for b in range(256):
            options = left | beside[b]
            found[a][b] = value = (~options & (options + 1)).bit_length() - 1
            left |= 1 << value
            beside[b] |= 1 << value
    return found


def together(worths: Iterable[int]) -> int:
    return reduce(lambda a, b: nim_sums()[a][b], worths, 0)


def grundy_values_3(numbers: list[int], sizes: list[int]) -> Answers:
    row = values(tuple(numbers), max(sizes) + 1)
    return {str(together(row[size] for size in sizes))}


def periods_1(before: list[int], block: list[int], heap: int) -> Answers:
    row = before + block * heap
    return {str(row[heap])}


def periods_2(numbers: list[int]) -> Answers:
    found = values(tuple(numbers), 601)
    return {str(next(p for p in range(1, 200) if found[200:-p] == found[200 + p :]))}


# --- Nim ---


def after(heaps: tuple[int, ...], i: int, left: int) -> tuple[int, ...]:
    return tuple(sorted([*heaps[:i], *heaps[i + 1 :], *([left] if left else [])]))


def nim(heaps: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return the options of a whole position; positions have sorted heaps and no empty ones."""
    return {after(heaps, i, left) for i, h in enumerate(heaps) for left in range(h)}


NIM_LOST = {misere: losing(nim, stuck=misere) for misere in (False, True)}
NIM_VALUE = {misere: oracle.values(nim, misere=misere) for misere in (False, True)}


def winning(heaps: list[int], misere: bool = False) -> list[str]:
    sizes = tuple(heaps)
    return [
        f"take {chips} from heap {i + 1}"
        for i, size in enumerate(sizes)
        for chips in range(1, size + 1)
        if NIM_LOST[misere](after(sizes, i, size - chips))
    ]


def nim_moves_3(heaps: list[int]) -> Answers:
    others = [together([*heaps[:i], *heaps[i + 1 :]]) for i in range(len(heaps))]
    return {
        text((i + 1, chips))
        for i, heap in enumerate(heaps)
        for chips in range(1, heap + 1)
        if nim_sums()[others[i]][heap - chips] == 0
    }


def misere_pairs_2(numbers: list[int], heap: int) -> Answers:
    loses = losing(beside(numbers)), losing(beside(numbers), stuck=True)
    values = [[v for v in range(len(numbers) + 2) if lost((heap, v))] for lost in loses]
    return {text((g, m)) for g in values[0] for m in values[1]}


def misere_pairs_3(parts: list[list[int]]) -> Answers:
    """Replace each part by a Nim heap, or, for (0, 0) and (1, 1), by two heaps of 2 and a heap of 0 or 1; then search."""
    heaps: list[int] = []
    for g, m in parts:
        heaps += [2, 2, g] if g == m and g < 2 else [g]

    whole = tuple(sorted(heap for heap in heaps if heap))
    return {text(NIM_VALUE[misere](whole) for misere in (False, True))}


# --- cycles ---


def moves_left(arrows: list[list[int]], start: int) -> int | None:
    """Return the number of moves to the end, found by searching deeper and deeper, or None for a draw."""

    @cache
    def wins(v: int, moves: int) -> int:
        """Return 1 if the player to move wins within this many moves, -1 if they lose, and otherwise 0."""
        after = [wins(to, moves - 1) if moves else 0 for to in arrows[v]]
        return 1 if -1 in after else -1 if all(one > 0 for one in after) else 0

    return next((n for n in range(len(arrows) + 1) if wins(start, n)), None)


def cycles_1(arrows: list[list[int]], start: int) -> Answers:
    found = results(Game(lambda v: arrows[v]), range(len(arrows)))
    return {str(to + 1) for to in arrows[start - 1] if found[to] < 0}


def cycles_2(arrows: list[list[int]], start: int) -> Answers:
    left = {to: moves_left(arrows, to) for to in arrows[start - 1]}
    quick = [n for n in left.values() if n is not None and n % 2 == 0]
    best = min(quick) if quick else max(n for n in left.values() if n is not None)
    return {str(to + 1) for to, n in left.items() if n == best}


# --- octal codes ---


# --- joins ---


@cache
def length(numbers: tuple[int, ...], heap: int) -> int:
    """Return how many moves a heap lasts if the winner delays and the loser hurries."""
    after = [heap - s for s in numbers if s <= heap]
    won = [n for n in after if lost(numbers, 40)[n]]
    return 1 + (max if won else min)([length(numbers, n) for n in won or after]) if after else 0


@cache
def lost_join(numbers: tuple[int, ...], heaps: tuple[int, ...], short: bool) -> bool:
    moves = [[n - s for s in numbers if s <= n] for n in heaps]
    if not (all if short else any)(moves):
        return True
    after = product(*(some or [n] for some, n in zip(moves, heaps, strict=True)))
    return not any(lost_join(numbers, tuple(sorted(one)), short) for one in after)


# --- Fibonacci, Wythoff ---


def least_between(low: Fraction | None, high: Fraction | None) -> Fraction:
    """Return the simplest number between two numbers: the first of 0, 1, -1, 2, -2 …, then of the halves, the quarters and so on."""
    low, high = Fraction(-40) if low is None else low, Fraction(40) if high is None else high
    for k in range(12):
        inside = [
            Fraction(n, 2**k)
            for n in range(int(low * 2**k) - 1, int(high * 2**k) + 2)
            if low < Fraction(n, 2**k) < high
        ]
        if inside:
            return min(inside, key=abs)
    raise ValueError("no room")


@cache
def grown(stalk: str) -> Fraction:
    """Return the value of a stalk, as the simplest number between the values that cuts leave."""
    cuts = {edge: [grown(stalk[:i]) for i, one in enumerate(stalk) if one == edge] for edge in "BR"}
    return least_between(max(cuts["B"], default=None), min(cuts["R"], default=None))


def zeckendorf_1(heap: int) -> Answers:
    fibonacci = [1, 2]
    while fibonacci[-1] <= heap:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])

    def sums(left: int, below: int) -> Iterable[tuple[int, ...]]:
        """Yield all ways to write a number as a sum of non-neighbouring Fibonacci numbers with smaller indices than `below`."""
        if left == 0:
            yield ()
        for i in range(below):
            if fibonacci[i] <= left:
                yield from ((*some, fibonacci[i]) for some in sums(left - fibonacci[i], i - 1))

    return {text(sorted(some)) for some in sums(heap, len(fibonacci))}


@cache
def least_winning(top: int) -> list[int]:
    """Return the least winning limit for each heap; taking t wins if the rest of the heap is lost with the limit 2t."""
    found = [10**9]
    for n in range(1, top + 1):
        found.append(next(t for t in range(1, n + 1) if 2 * t < found[n - t]))
    return found


def zeckendorf_2(heap: int) -> Answers:
    least = least_winning(3000)
    return {str(t) for t in range(1, heap) if 2 * t < least[heap - t]}


def zeckendorf_3(heap: int, before: int) -> Answers:
    least = least_winning(3000)
    return {str(t) for t in range(1, min(heap, 2 * before) + 1) if 2 * t < least[heap - t]} or {"0"}


cold_by_mex = cache(oracle.cold_pairs)


@cache
def queens() -> dict[Any, int]:
    return results(oracle.queen_to_the_corner(), [(70, 70)])


def wythoff_pairs_2(small: int, large: int) -> Answers:
    found, here = queens(), (small, large)
    lower = [(small - t, large) for t in range(1, small + 1)] + [(small, large - t) for t in range(1, large + 1)]
    both = [(small - t, large - t) for t in range(1, small + 1)]
    assert found[here] > 0
    return {text(sorted(pair)) for pair in lower + both if found[pair] < 0}


# --- coins ---


ON_A_ROW = [oracle.coins_turned(lambda some: len(some) <= 2), oracle.ruler(), oracle.mock_turtles()]


@cache
def rows_of_twelve(game: int) -> dict[Any, int]:
    """Return who wins each row of twelve coins, by searching whole positions."""
    return results(ON_A_ROW[game], [(True,) * 12])


def coin_moves(game: int, heads: list[int]) -> Answers:
    first = 0 if game == 2 else 1
    row = tuple(place + first in heads for place in range(12))
    lost = [after for after in ON_A_ROW[game].options(row) if rows_of_twelve(game)[after] < 0]
    return {
        text(i + first for i, (was, now) in enumerate(zip(row, after, strict=True)) if was != now) for after in lost
    }


@cache
def heads_worth(down: int, across: int, size: int) -> dict[tuple[int, int], int]:
    """Return the value of each single head in a product game, by the mex over all moves and without the Tartan theorem."""

    def led(game: int, coin: int) -> list[tuple[int, ...]]:
        first = 0 if game == 2 else 1
        left = range(first, coin)
        sets = [tuple(range(low, coin + 1)) for low in range(first, coin + 1)] if game == 1 else []
        if game != 1:
            sets = [(*some, coin) for k in range(3 if game == 2 else 2) for some in combinations(left, k)]
        return sets

    found: dict[tuple[int, int], int] = {}
    for r in range(size):
        for c in range(size):
            options = set()
            for rows in led(down, r):
                for columns in led(across, c):
                    left = 0
                    for i in rows:
                        for j in columns:
                            left ^= found[i, j] if (i, j) != (r, c) else 0
                    options.add(left)
            found[r, c] = mex(options)
    return found


def tartan_moves_1(down: int, across: int, heads: list[list[int]]) -> Answers:
    worths, total = heads_worth(down, across, 9), 0
    for r, c in heads:
        total ^= worths[r, c]
    return {str(total)}


corner_worths = cache(partial(oracle.nim_products, 16))


def tartan_moves(heads: list[list[int]]) -> Answers:
    worths, total = corner_worths(), 0
    for r, c in heads:
        total ^= worths[r][c]
    return {
        text((a, r, b, c))
        for r, c in heads
        for a in range(r)
        for b in range(c)
        if worths[a][b] ^ worths[a][c] ^ worths[r][b] ^ worths[r][c] == total
    }


@cache
def products() -> Any:
    """Return every product of numbers up to 255, each as the mex over the three corners that a move leaves (500 million moves in all)."""
    found = np.zeros((256, 256), np.uint8)
    for a in range(1, 256):
        for b in range(1, a + 1):
            there = np.zeros(257, bool)
            there[found[:a, :b] ^ found[:a, b, None] ^ found[a, None, :b]] = True
            found[a, b] = found[b, a] = there.argmin()
    return found


# --- Hackenbush ---


def yard_value(edges: list[list[int]]) -> tuple[int, list[int]]:
    """Return the values of a yard and of the yard that each cut leaves, by the mex, without the colon and fusion principles."""
    game = oracle.cut_and_fall(tuple((a, b) for a, b in edges))
    value = oracle.values(game.options)
    whole = frozenset(range(1, len(edges) + 1))
    after = dict(zip(whole, game.options(whole), strict=True))
    return value(whole), [value(after[cut]) for cut in sorted(whole)]


# --- matrices ---


def matrix_play(rows: list[list[int]]) -> Answers:
    whole = {mix: lcm(*(part.denominator for part in mix)) for mix in oracle.best_mixtures(rows)[1]}
    return {text(int(part * by) for part in mix) for mix, by in whole.items()}


# --- coalitions ---


def core_and_shapley_1(worths: list[int], paid: list[int]) -> Answers:
    a, b, c = paid
    assert a + b + c == worths[3]
    found = {str(i) for i, gets in enumerate([a + b, a + c, b + c]) if gets < worths[i]}
    return found or {"3"}


def core_and_shapley_2(worths: list[int]) -> Answers:
    groups = map(frozenset, ["", "A", "B", "C", "AB", "AC", "BC", "ABC"])
    return {text(map(int, oracle.added_on_average(dict(zip(groups, [0, *worths], strict=True)))))}


def core_and_shapley_3(worths: list[int], player: str, greatest: int) -> Answers:
    """Try every division into whole numbers, which include the corners of the core, because the worths are whole."""
    ab, ac, bc, whole = worths
    core = [
        (a, b, whole - a - b)
        for a in range(whole + 1)
        for b in range(whole - a + 1)
        if a + b >= ab and whole - b >= ac and whole - a >= bc
    ]
    return {str((max if greatest else min)(paid["ABC".index(player)] for paid in core))}


#: kind and level of a problem -> the oracle
ORACLES: dict[str, Callable[..., Answers]] = {
    "outcome 1": lambda most, heap: {P if lost(tuple(range(1, most + 1)), 2000)[heap] else N},
    "outcome 2": lambda numbers, heap: {P if lost(tuple(numbers), 40)[heap] else N},
    "outcome 3": lambda numbers, a, b: {P if two_heaps(tuple(numbers))[a, b] < 0 else N},
    "labelling 1": lambda numbers, top: {text(n for n, is_lost in enumerate(lost(tuple(numbers), top)) if is_lost)},
    "labelling 2": lambda arrows: graph_of(arrows, -1),
    "labelling 3": lambda arrows: graph_of(arrows, 0),
    "grundy values 1": lambda options: {str(mex(options))},
    "grundy values 2": grundy_values_2,
    "grundy values 3": grundy_values_3,
    "periods 1": periods_1,
    "periods 2": periods_2,
    "periods 3": lambda numbers, heap: {str(values(tuple(numbers), 3001)[heap])},
    "nim moves 1": lambda heaps: set(winning(heaps)),
    "nim moves 2": lambda heaps: {"; ".join(sorted(winning(heaps)))},
    "nim moves 3": nim_moves_3,
    "misere play 1": lambda most, heap: {P if lost(tuple(range(1, most + 1)), 2000, misere=True)[heap] else N},
    "misere play 2": lambda heaps: set(winning(heaps, misere=True)),
    "misere play 3": lambda numbers, top: {
        text(n for n, is_lost in enumerate(lost(tuple(numbers), top, misere=True)) if is_lost)
    },
    "misere pairs 1": lambda options: {text((mex(g for g, _ in options), mex(m for _, m in options)))},
    "misere pairs 2": misere_pairs_2,
    "misere pairs 3": misere_pairs_3,
    "cycles 1": cycles_1,
    "cycles 2": cycles_2,
    "cycles 3": lambda arrows, k: {text(v + 1 for v in range(len(arrows)) if moves_left(arrows, v) == k)},
    "octal codes 1": lambda digits: {text(digits)},
    "octal codes 2": lambda code, heap: {str(oracle.octal_values(f"0.{code:03}", heap + 1)[heap])},
    "octal codes 3": lambda code, heap: {str(oracle.octal_values(f"0.{code:03}", heap + 1)[heap])},
    "joins 1": lambda numbers, heap: {str(length(tuple(numbers), heap))},
    "joins 2": lambda numbers, heaps: {P if lost_join(tuple(numbers), tuple(heaps), short=False) else N},
    "joins 3": lambda numbers, heaps: {P if lost_join(tuple(numbers), tuple(heaps), short=True) else N},
    "stalks 1": lambda stalks, under: {str(sum(map(grown, stalks)) * under)},
    "stalks 2": lambda stalks, under: {str(sum(map(grown, stalks)) * under)},
    "stalks 3": lambda low, high, under: {str(least_between(Fraction(low, under), Fraction(high, under)) * under)},
    "zeckendorf 1": zeckendorf_1,
    "zeckendorf 2": zeckendorf_2,
    "zeckendorf 3": zeckendorf_3,
    "wythoff pairs 1": lambda n: {text(cold_by_mex(20_001)[n])},
    "wythoff pairs 2": wythoff_pairs_2,
    "wythoff pairs 3": lambda x: {str(sum(pair) - x) for pair in cold_by_mex(20_001) if x in pair},
    "coin moves 1": coin_moves,
    "coin moves 2": coin_moves,
    "coin moves 3": coin_moves,
    "tartan moves 1": tartan_moves_1,
    "tartan moves 2": tartan_moves,
    "tartan moves 3": tartan_moves,
    "nim products 1": lambda a, b, c: {str(corner_worths()[a][b] ^ c)},
    "nim products 2": lambda a, b: {str(products()[a, b])},
    "nim products 3": lambda a, b: {str(x) for x in range(256) if products()[a, x] == b},
    "hackenbush cuts 1": lambda edges: {str(yard_value(edges)[0])},
    "hackenbush cuts 2": lambda edges: {str(i + 1) for i, value in enumerate(yard_value(edges)[1]) if value == 0},
    "hackenbush cuts 3": lambda edges: {str(i + 1) for i, value in enumerate(yard_value(edges)[1]) if value == 0},
    "matrix play 1": lambda rows: {str(oracle.best_mixtures(rows)[0])},
    "matrix play 2": matrix_play,
    "matrix play 3": matrix_play,
    "core and shapley 1": core_and_shapley_1,
    "core and shapley 2": core_and_shapley_2,
    "core and shapley 3": core_and_shapley_3,
}


def right_answers(kind: str, level: int, given: Any) -> Answers:
    """Return all right answers to the problem of this kind and level with these numbers."""
    return ORACLES[f"{kind} {level}"](*given)
