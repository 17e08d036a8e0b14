"""An oracle for practice problems, which finds the right answers from the given numbers without `cgkit`.

Each oracle takes what a problem is given and returns all right answers, as `canonical` writes them. None uses a formula of the
generators: it searches, or it fills tables by the definition, as the mex of what moves leave.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, reduce
from itertools import combinations, permutations, product
from math import lcm
from typing import Any

import numpy as np

from tests import oracle
from tests.oracle import Game, results

P, N = "0", "1"  # numbers of the options in a choice
Answers = set[str]


def text(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))


def least_missing(values: Iterable[int]) -> int:
    there = set(values)
    return next(n for n in range(len(there) + 1) if n not in there)


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
def values(numbers: tuple[int, ...], top: int) -> tuple[int, ...]:
    found: list[int] = []
    for n in range(top + 1):
        found.append(least_missing(found[n - s] for s in numbers if s <= n))
    return tuple(found)


@cache
def two_heaps(numbers: tuple[int, ...]) -> dict[Any, int]:
    """Return who wins from two heaps of at most 24, by searching whole positions."""
    return results(oracle.subtraction(*numbers), product(range(25), repeat=2))


def outcome_1(most: int, heap: int) -> Answers:
    return {P if lost(tuple(range(1, most + 1)), 2000)[heap] else N}


def outcome_2(numbers: list[int], heap: int) -> Answers:
    return {P if lost(tuple(numbers), 40)[heap] else N}


def outcome_3(numbers: list[int], a: int, b: int) -> Answers:
    return {P if two_heaps(tuple(numbers))[a, b] < 0 else N}


def labelling_1(numbers: list[int], top: int) -> Answers:
    return {text(n for n, is_lost in enumerate(lost(tuple(numbers), top)) if is_lost)}


def graph_of(arrows: list[list[int]], wanted: int) -> Answers:
    found = results(Game(lambda v: arrows[v]), range(len(arrows)))
    return {text(v + 1 for v in range(len(arrows)) if found[v] == wanted)}


def labelling_2(arrows: list[list[int]]) -> Answers:
    return graph_of(arrows, -1)


def labelling_3(arrows: list[list[int]]) -> Answers:
    return graph_of(arrows, 0)


def grundy_values_1(options: list[int]) -> Answers:
    return {str(least_missing(options))}


def grundy_values_2(numbers: list[int], heap: int) -> Answers:
    """Return the only v for which the heap plus a Nim heap of v is lost."""

    def options(both: Any) -> list[Any]:
        n, v = both
        return [(n - s, v) for s in numbers if s <= n] + [(n, less) for less in range(v)]

    found = results(Game(options), [(heap, 5)])
    return {str(v) for v in range(6) if found[heap, v] < 0}


@cache
def nim_sums() -> list[list[int]]:
    """Return the values of two Nim heaps of up to 255 chips, by the mex over moves in either heap, with sets as bits of a number."""
    found = [[0] * 256 for _ in range(256)]
    beside = [0] * 256  # of a second heap: what moves in the first one leave
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
    row = values(tuple(numbers), max(sizes))
    return {str(together(row[size] for size in sizes))}


def periods_1(before: list[int], block: list[int], heap: int) -> Answers:
    row = before + block * heap
    return {str(row[heap])}


def periods_2(numbers: list[int]) -> Answers:
    found = values(tuple(numbers), 600)
    return {str(next(p for p in range(1, 200) if found[200:-p] == found[200 + p :]))}


def periods_3(numbers: list[int], heap: int) -> Answers:
    return {str(values(tuple(numbers), 3000)[heap])}


# --- Nim ---


@cache
def nim_lost(heaps: tuple[int, ...], misere: bool) -> bool:
    """Return who wins whole positions, which have sorted heaps and no empty ones."""
    if not heaps:
        return not misere
    return not any(
        nim_lost(one, misere) for one in {after(heaps, i, left) for i, h in enumerate(heaps) for left in range(h)}
    )


def after(heaps: tuple[int, ...], i: int, left: int) -> tuple[int, ...]:
    return tuple(sorted([*heaps[:i], *heaps[i + 1 :], *([left] if left else [])]))


def winning(heaps: list[int], misere: bool = False) -> list[str]:
    sizes = tuple(heaps)
    return [
        f"take {chips} from heap {i + 1}"
        for i, size in enumerate(sizes)
        for chips in range(1, size + 1)
        if nim_lost(after(sizes, i, size - chips), misere)
    ]


def nim_moves_1(heaps: list[int]) -> Answers:
    return set(winning(heaps))


def nim_moves_2(heaps: list[int]) -> Answers:
    return {"; ".join(sorted(winning(heaps)))}


def nim_moves_3(heaps: list[int]) -> Answers:
    others = [together([*heaps[:i], *heaps[i + 1 :]]) for i in range(len(heaps))]
    return {
        text((i + 1, chips))
        for i, heap in enumerate(heaps)
        for chips in range(1, heap + 1)
        if nim_sums()[others[i]][heap - chips] == 0
    }


def misere_play_1(most: int, heap: int) -> Answers:
    return {P if lost(tuple(range(1, most + 1)), 2000, misere=True)[heap] else N}


def misere_play_2(heaps: list[int]) -> Answers:
    return set(winning(heaps, misere=True))


def misere_play_3(numbers: list[int], top: int) -> Answers:
    return {text(n for n, is_lost in enumerate(lost(tuple(numbers), top, misere=True)) if is_lost)}


def misere_pairs_1(options: list[list[int]]) -> Answers:
    return {text((least_missing(g for g, _ in options), least_missing(m for _, m in options)))}


@cache
def lost_beside(numbers: tuple[int, ...], n: int, v: int, misere: bool) -> bool:
    """Return whether the player to move loses with a heap and a Nim heap of v beside it."""
    after = [(n - s, v) for s in numbers if s <= n] + [(n, less) for less in range(v)]
    return not any(lost_beside(numbers, *one, misere) for one in after) and (bool(after) or not misere)


def misere_pairs_2(numbers: list[int], heap: int) -> Answers:
    beside = [
        [v for v in range(len(numbers) + 2) if lost_beside(tuple(numbers), heap, v, misere)] for misere in (False, True)
    ]
    return {text((g, m)) for g in beside[0] for m in beside[1]}


def misere_pairs_3(parts: list[list[int]]) -> Answers:
    """Put a Nim heap in the place of each part, or two heaps of 2 with a heap of 0 or 1 for (0, 0) and (1, 1), and search."""
    heaps: list[int] = []
    for g, m in parts:
        heaps += [2, 2, g] if g == m and g < 2 else [g]

    whole = tuple(sorted(heap for heap in heaps if heap))
    return {text((sum_value(whole, False), sum_value(whole, True)))}


@cache
def sum_value(heaps: tuple[int, ...], misere: bool) -> int:
    """Return the Grundy or the misère value of heaps of Nim, by the mex over whole positions."""
    return least_missing(sum_values(heaps, misere))


def sum_values(heaps: tuple[int, ...], misere: bool) -> set[int]:
    if not heaps:
        return {0} if misere else set()  # an end has misère value 1
    return {sum_value(after(heaps, i, left), misere) for i, h in enumerate(heaps) for left in range(h)}


# --- cycles ---


def moves_left(arrows: list[list[int]], start: int) -> int | None:
    """Return the number of moves to the end by searching deeper and deeper, or None for a draw."""

    @cache
    def wins(v: int, moves: int) -> int:
        """Return 1 or -1 if the player to move wins or loses within this many moves, and otherwise 0."""
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


def cycles_3(arrows: list[list[int]], k: int) -> Answers:
    return {text(v + 1 for v in range(len(arrows)) if moves_left(arrows, v) == k)}


# --- octal codes ---


def octal_codes_1(digits: list[int]) -> Answers:
    return {text(digits)}


def octal_codes_2(code: int, heap: int) -> Answers:
    digits, found = f"{code:03}", [0]
    for n in range(1, heap + 1):
        options: set[int] = set()
        for k, digit in enumerate(map(int, digits), 1):
            one, whole = digit in (2, 3, 6, 7), digit % 2 == 1
            if whole and n == k:
                options.add(0)
            if one and n > k:
                options.add(found[n - k])
            if digit >= 4:
                options |= {nim_sums()[found[a]][found[n - k - a]] for a in range(1, n - k)}
        found.append(least_missing(options))
    return {str(found[heap])}


octal_codes_3 = octal_codes_2


# --- joins ---


@cache
def length(numbers: tuple[int, ...], heap: int) -> int:
    """Return how long one heap lasts, if the winner delays and the loser hurries."""
    after = [heap - s for s in numbers if s <= heap]
    won = [n for n in after if lost(numbers, 40)[n]]
    return 1 + (max if won else min)([length(numbers, n) for n in won or after]) if after else 0


def joins_1(numbers: list[int], heap: int) -> Answers:
    return {str(length(tuple(numbers), heap))}


@cache
def lost_join(numbers: tuple[int, ...], heaps: tuple[int, ...], short: bool) -> bool:
    moves = [[n - s for s in numbers if s <= n] for n in heaps]
    if not (all if short else any)(moves):
        return True
    after = product(*(some or [n] for some, n in zip(moves, heaps, strict=True)))
    return not any(lost_join(numbers, tuple(sorted(one)), short) for one in after)


def joins_2(numbers: list[int], heaps: list[int]) -> Answers:
    return {P if lost_join(tuple(numbers), tuple(heaps), short=False) else N}


def joins_3(numbers: list[int], heaps: list[int]) -> Answers:
    return {P if lost_join(tuple(numbers), tuple(heaps), short=True) else N}


# --- Fibonacci, Wythoff ---


def least_between(low: Fraction | None, high: Fraction | None) -> Fraction:
    """Return the first number with room for it, of 0, 1, -1, 2, -2 … and then of halves, quarters and so on."""
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
    """Return the worth of a stalk, as the simplest number between the worths that the cuts leave."""
    cuts = {edge: [grown(stalk[:i]) for i, one in enumerate(stalk) if one == edge] for edge in "BR"}
    return least_between(max(cuts["B"], default=None), min(cuts["R"], default=None))


def stalks_1(stalks: list[str], under: int) -> Answers:
    return {str(sum(map(grown, stalks)) * under)}


stalks_2 = stalks_1


def stalks_3(low: int, high: int, under: int) -> Answers:
    return {str(least_between(Fraction(low, under), Fraction(high, under)) * under)}


def zeckendorf_1(heap: int) -> Answers:
    fibonacci = [1, 2]
    while fibonacci[-1] <= heap:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])

    def sums(left: int, below: int) -> Iterable[tuple[int, ...]]:
        """Return all sums of non-neighbouring Fibonacci numbers with an index below this one."""
        if left == 0:
            yield ()
        for i in range(below):
            if fibonacci[i] <= left:
                yield from ((*some, fibonacci[i]) for some in sums(left - fibonacci[i], i - 1))

    return {text(sorted(some)) for some in sums(heap, len(fibonacci))}


@cache
def least_winning(top: int) -> list[int]:
    """Return the least winning limit for each heap; taking t wins if the rest of the heap is lost with limit 2t."""
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


@cache
def cold_by_mex() -> tuple[list[tuple[int, int]], dict[int, int]]:
    """Return the first 20,000 cold pairs, found by the least unused number, and the partner of each number."""
    pairs, partners, a = [(0, 0)], {0: 0}, 0
    for n in range(1, 20_001):
        while a in partners:
            a += 1
        pairs.append((a, a + n))
        partners |= {a: a + n, a + n: a}
    return pairs, partners


def wythoff_pairs_1(n: int) -> Answers:
    return {text(cold_by_mex()[0][n])}


@cache
def queens() -> dict[Any, int]:
    return results(oracle.queen_to_the_corner(), [(70, 70)])


def wythoff_pairs_2(small: int, large: int) -> Answers:
    found, here = queens(), (small, large)
    lower = [(small - t, large) for t in range(1, small + 1)] + [(small, large - t) for t in range(1, large + 1)]
    both = [(small - t, large - t) for t in range(1, small + 1)]
    assert found[here] > 0
    return {text(sorted(pair)) for pair in lower + both if found[pair] < 0}


def wythoff_pairs_3(x: int) -> Answers:
    return {str(cold_by_mex()[1][x])}


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


coin_moves_1 = coin_moves_2 = coin_moves_3 = coin_moves


@cache
def heads_worth(down: int, across: int, size: int) -> dict[tuple[int, int], int]:
    """Return the value of one head in a product game, by the mex over all moves and without the Tartan theorem."""

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
            found[r, c] = least_missing(options)
    return found


def tartan_moves_1(down: int, across: int, heads: list[list[int]]) -> Answers:
    worths, total = heads_worth(down, across, 9), 0
    for r, c in heads:
        total ^= worths[r, c]
    return {str(total)}


@cache
def corner_worths() -> list[list[int]]:
    """Return the values of heads in Turning Corners up to 16, by the mex over the other three corners."""
    found = [[0] * 16 for _ in range(16)]
    for r in range(16):
        for c in range(16):
            found[r][c] = least_missing(found[a][b] ^ found[a][c] ^ found[r][b] for a in range(r) for b in range(c))
    return found


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


tartan_moves_2 = tartan_moves_3 = tartan_moves


def nim_products_1(a: int, b: int, c: int) -> Answers:
    return {str(corner_worths()[a][b] ^ c)}


@cache
def products() -> Any:
    """Every product of numbers up to 255, each by the mex of the three corners that a move leaves; some 500 million of them."""
    found = np.zeros((256, 256), np.uint8)
    for a in range(1, 256):
        for b in range(1, a + 1):
            there = np.zeros(257, bool)
            there[found[:a, :b] ^ found[:a, b, None] ^ found[a, None, :b]] = True
            found[a, b] = found[b, a] = there.argmin()
    return found


def nim_products_2(a: int, b: int) -> Answers:
    return {str(products()[a, b])}


def nim_products_3(a: int, b: int) -> Answers:
    return {str(x) for x in range(256) if products()[a, x] == b}


# --- Hackenbush ---


def yard_value(edges: list[list[int]]) -> tuple[int, list[int]]:
    """Return the value of a yard and of what each cut leaves, by the mex, without the colon and fusion principles."""
    game = oracle.cut_and_fall(tuple((a, b) for a, b in edges))

    @cache
    def value(yard: frozenset[int]) -> int:
        return least_missing(map(value, game.options(yard)))

    whole = frozenset(range(1, len(edges) + 1))
    after = dict(zip(whole, game.options(whole), strict=True))
    return value(whole), [value(after[cut]) for cut in sorted(whole)]


def hackenbush_cuts_1(edges: list[list[int]]) -> Answers:
    return {str(yard_value(edges)[0])}


def hackenbush_cuts_2(edges: list[list[int]]) -> Answers:
    return {str(i + 1) for i, value in enumerate(yard_value(edges)[1]) if value == 0}


hackenbush_cuts_3 = hackenbush_cuts_2


# --- matrices ---


def candidates(rows: list[list[int]]) -> Iterable[list[Fraction]]:
    """Yield mixtures of rows that make some columns pay the same; the extreme optimal mixtures are among them (Shapley and Snow)."""
    for size in range(1, min(len(rows), len(rows[0])) + 1):
        for some in combinations(range(len(rows)), size):
            for across in combinations(range(len(rows[0])), size):
                if (mix := oracle.evening([[rows[i][j] for j in across] for i in some])) and min(mix[:-1]) >= 0:
                    yield [mix[some.index(i)] if i in some else Fraction(0) for i in range(len(rows))]


def optimal(rows: list[list[int]]) -> tuple[Fraction, set[tuple[Fraction, ...]]]:
    """What the player of the rows can be sure of, and the mixtures that are; no more, since the columns can be sure of it too."""

    def sure(rows: list[list[int]]) -> dict[tuple[Fraction, ...], Fraction]:
        return {
            tuple(mix): min(sum((p * x for p, x in zip(mix, column, strict=True)), Fraction(0)) for column in zip(*rows, strict=True))
            for mix in candidates(rows)
        }  # fmt: skip

    mine, theirs = sure(rows), sure([[-x for x in column] for column in zip(*rows, strict=True)])
    value = max(mine.values())
    assert value == -max(theirs.values())
    return value, {mix for mix, least in mine.items() if least == value}


def matrix_play_1(rows: list[list[int]]) -> Answers:
    return {str(optimal(rows)[0])}


def matrix_play(rows: list[list[int]]) -> Answers:
    whole = {mix: lcm(*(part.denominator for part in mix)) for mix in optimal(rows)[1]}
    return {text(int(part * by) for part in mix) for mix, by in whole.items()}


matrix_play_2 = matrix_play_3 = matrix_play


# --- coalitions ---


def core_and_shapley_1(worths: list[int], paid: list[int]) -> Answers:
    a, b, c = paid
    assert a + b + c == worths[3]
    found = {str(i) for i, gets in enumerate([a + b, a + c, b + c]) if gets < worths[i]}
    return found or {"3"}


def core_and_shapley_2(worths: list[int]) -> Answers:
    made = dict(zip(map(frozenset, ["", "A", "B", "C", "AB", "AC", "BC", "ABC"]), [0, *worths], strict=True))
    shares = dict.fromkeys("ABC", Fraction(0))
    for order in permutations("ABC"):
        for i, name in enumerate(order):
            shares[name] += Fraction(made[frozenset(order[: i + 1])] - made[frozenset(order[:i])], 6)
    return {text(map(int, shares.values()))}


def core_and_shapley_3(worths: list[int], player: str, greatest: int) -> Answers:
    """Try every division into whole numbers; the corners of the core are among these, because the worths are whole."""
    ab, ac, bc, whole = worths
    core = [
        (a, b, whole - a - b)
        for a in range(whole + 1)
        for b in range(whole - a + 1)
        if a + b >= ab and whole - b >= ac and whole - a >= bc
    ]
    return {str((max if greatest else min)(paid["ABC".index(player)] for paid in core))}


def right_answers(kind: str, level: int, given: Any) -> Answers:
    """Return all right answers to the problem of this kind and level with these numbers."""
    oracle: Callable[..., Answers] = globals()[f"{kind.replace(' ', '_')}_{level}"]
    return oracle(*given)
