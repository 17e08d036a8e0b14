"""More problems of the bank, solved by search: several heaps, strings, rings and trees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests import oracle
from tests.book.problems.brute import BRUTE, Heaps, Pairs, of, one_heap, wins

Used = tuple[tuple[int, frozenset[int]], ...]
Edges = frozenset[tuple[int, int]]


@of("intervals")
def _(intervals: list[tuple[int, int]]) -> bool:
    def options(chosen: frozenset[tuple[int, int]]) -> Iterator[frozenset[tuple[int, int]]]:
        for left, right in intervals:
            if all(right <= low or high <= left for low, high in chosen):
                yield chosen | {(left, right)}

    return wins(frozenset(), options)


@of("lieges")
def _(k: int, heaps: list[int]) -> bool:
    def left(heap: int) -> Iterator[Any]:
        if heap:
            yield heap - 1
        if heap and heap % 2 == 0:
            yield (heap // 2,) * k

    return wins(tuple(sorted(heaps)), lambda heaps: one_heap(heaps, left))


@of("cutting-game")
def _(w: int, h: int) -> bool:
    def options(sheets: Pairs) -> Iterator[Pairs]:
        for i, (w, h) in enumerate(sheets):
            others = sheets[:i] + sheets[i + 1 :]
            yield from (tuple(sorted([*others, (cut, h), (w - cut, h)])) for cut in range(1, w))
            yield from (tuple(sorted([*others, (w, cut), (w, h - cut)])) for cut in range(1, h))

    return wins(((w, h),), options, over=lambda sheets: False if (1, 1) in sheets else None)


@of("palindromes-in-a-string")
def _(text: str) -> int:
    def cuts(text: str) -> Iterator[tuple[int, list[str]]]:
        for i in range(1, len(text) - 1):
            if text[i - 1] == text[i + 1]:
                yield i, [text[:i], text[i], text[i + 1 :]]

    def options(strings: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for i, one in enumerate(strings):
            for _, parts in cuts(one):
                yield tuple(sorted([*strings[:i], *strings[i + 1 :], *parts]))

    return next((i + 1 for i, parts in cuts(text) if not wins(tuple(sorted(parts)), options)), 0)


@of("primes-and-powers")
def _(numbers: list[int]) -> bool:
    def options(numbers: Heaps) -> Iterator[Heaps]:
        for p in range(2, max(numbers) + 1):
            if all(p % d for d in range(2, p)):
                power = p
                while power <= max(numbers):
                    after = tuple(number if number % power else number // power for number in numbers)
                    if after != numbers:
                        yield after
                    power *= p

    return wins(tuple(numbers), options)


@of("no-repetition")
def _(heaps: list[int]) -> bool:
    def options(heaps: Used) -> Iterator[Used]:
        for i, (size, used) in enumerate(heaps):
            for take in range(1, size + 1):
                if take not in used:
                    yield (*heaps[:i], (size - take, used | {take}), *heaps[i + 1 :])

    return wins(tuple((heap, frozenset()) for heap in heaps), options)


@of("game-on-a-tree")
def _(edges: list[tuple[int, int]]) -> bool:
    rooted = tuple((a - 1, b - 1) for a, b in edges)
    return wins(frozenset(range(1, len(rooted) + 1)), oracle.cut_and_fall(rooted).options)


@of("permutation-game")
def _(row: list[int]) -> list[bool]:
    def options(i: int) -> list[int]:
        return [j for j in range(len(row)) if row[j] > row[i] and (j - i) % row[i] == 0]

    return [wins(i, options) for i in range(len(row))]


@of("nim-around-a-table")
def _(bounds: list[int], s: int) -> bool:
    def options(at: tuple[int, int]) -> list[tuple[int, int]]:
        who, left = at
        return [((who + 1) % len(bounds), left - take) for take in range(1, min(bounds[who], left) + 1)]

    return wins((0, s), options, stuck=True)


@of("wythoff-moves")
def _(a: int, b: int) -> list[int]:
    options = oracle.two_heaps_or_both(1).options
    after = sorted({tuple(sorted(left)) for left in options((a, b))})
    return [heap for left in after if not wins(left, options) for heap in left]


@of("switch-lights")
def _(lights: list[tuple[int, int]]) -> bool:
    def options(on: Edges) -> Iterator[Edges]:
        for x, y in on:
            for left, low in product(range(1, x + 1), range(1, y + 1)):
                yield on ^ {(left, low), (left, y), (x, low), (x, y)}

    return wins(frozenset(lights), options)


@of("industrial-nim")
def _(quarries: list[tuple[int, int]]) -> bool:
    heaps = sorted(size for x, m in quarries for size in range(x, x + m))
    return wins(tuple(heaps), oracle.nim_heaps().options)


@of("christmas-game")
def _(trees: list[list[tuple[int, int]]]) -> bool:
    rooted = tuple(
        (100 * tree + a if a > 1 else 0, 100 * tree + b if b > 1 else 0)
        for tree, edges in enumerate(trees)
        for a, b in edges
    )
    return wins(frozenset(range(1, len(rooted) + 1)), oracle.cut_and_fall(rooted).options)


@of("treblecross")
def _(row: str) -> list[int]:
    options, empty = oracle.three_crosses().options, [i for i, square in enumerate(row) if square == "."]
    marked = frozenset(range(len(row))) - {*empty}
    return [i + 1 for i in empty if not wins((len(row), marked | {i}), options)]


BRUTE |= {
    "brave-game": lambda n, m: wins(n, lambda n: [n - take for take in range(1, m + 1) if take <= n]),
    "powers-of-two": lambda n: wins(n, lambda n: [n - 2**i for i in range(n.bit_length()) if 2**i <= n]),
    "multiplication-game": lambda n: wins(
        1, lambda p: [p * k for k in range(2, 10)], over=lambda p: False if p >= n else None
    ),
    "coins-in-a-ring": lambda n, k: wins(frozenset(range(n)), oracle.coins_in_a_circle(n, k).options),
    "euclid": lambda a, b: wins((a, b), oracle.euclid().options),
    "one-after-the-other": lambda heaps: wins(
        tuple(heaps), lambda heaps: [(left,) * (left > 0) + heaps[1:] for left in range(heaps[0])] if heaps else []
    ),
    "rabbits-on-a-ruler": lambda squares: wins(tuple(sorted(squares)), lambda squares: one_heap(squares, range)),
    "john": lambda heaps: wins(tuple(sorted(heaps)), lambda heaps: one_heap(heaps, range), stuck=True),
    "nim-or-not-nim": lambda heaps: wins(
        tuple(sorted(heaps)), oracle.heaps_to_divide(take=True, unequal=False).options
    ),
    "s-nim": lambda takes, heaps: wins(tuple(sorted(heaps)), oracle.subtraction(*takes).options),
    "pieces-on-a-graph": lambda arrows, pieces: wins(
        tuple(sorted(pieces)), lambda pieces: one_heap(pieces, arrows.__getitem__)
    ),
    "paint-chain": lambda n, m: wins(("ring", n), oracle.beads(m).options),
    "constrained-nim": lambda least, most, heaps: wins(
        tuple(heaps), oracle.from_a_heap(lambda heap, take: least <= take <= most).options
    ),
    "gg-and-mm": lambda pairs: wins(tuple(pairs), oracle.join(*[oracle.euclid()] * len(pairs)).options),
    "one-two-k": lambda n, k: wins((n,), oracle.subtraction(1, 2, k).options),
    "deleting-divisors": lambda n: wins(n, lambda n: [n - d for d in range(2, n) if n % d == 0]),
    "stones-table": lambda takes, n: wins((n,), oracle.subtraction(*takes).options),
    "fibonacci-nim": lambda n: wins((n, n - 1), oracle.chips_with_a_limit(lambda taken: 2 * taken).options),
    "wythoff": lambda a, b: wins((a, b), oracle.two_heaps_or_both(1).options),
}
