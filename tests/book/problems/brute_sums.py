"""More problems of the bank, solved by search: several heaps, strings, rings and trees."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.book.problems.brute import Heaps, Pairs, of, one_heap
from tests.book.problems.search import wins

Used = tuple[tuple[int, frozenset[int]], ...]
Edges = frozenset[tuple[int, int]]
Ringed = frozenset[tuple[int, tuple[int, int], tuple[int, int]]]


@of("nim-or-not-nim")
def _(heaps: list[int]) -> bool:
    def left(heap: int) -> list[Any]:
        return [*range(heap), *((part, heap - part) for part in range(1, heap))]

    return wins(tuple(sorted(heaps)), lambda heaps: one_heap(heaps, left))


@of("s-nim")
def _(takes: list[int], heaps: list[int]) -> bool:
    def left(heap: int) -> list[int]:
        return [heap - take for take in takes if take <= heap]

    return wins(tuple(sorted(heaps)), lambda heaps: one_heap(heaps, left))


@of("pieces-on-a-graph")
def _(arrows: list[list[int]], pieces: list[int]) -> bool:
    return wins(tuple(sorted(pieces)), lambda pieces: one_heap(pieces, arrows.__getitem__))


@of("paint-chain")
def _(n: int, m: int) -> bool:
    def options(painted: frozenset[int]) -> Iterator[frozenset[int]]:
        for start in range(n):
            run = {(start + i) % n for i in range(m)}
            if len(run) == m and not run & painted:
                yield painted | run

    return wins(frozenset(), options)


@of("intervals")
def _(intervals: list[tuple[int, int]]) -> bool:
    def options(chosen: frozenset[tuple[int, int]]) -> Iterator[frozenset[tuple[int, int]]]:
        for left, right in intervals:
            if all(right <= low or high <= left for low, high in chosen):
                yield chosen | {(left, right)}

    return wins(frozenset(), options)


@of("constrained-nim")
def _(least: int, most: int, heaps: list[int]) -> bool:
    def left(heap: int) -> list[int]:
        return [heap - take for take in range(least, most + 1) if take <= heap]

    return wins(tuple(sorted(heaps)), lambda heaps: one_heap(heaps, left))


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
    def held(edges: Edges) -> Edges:
        reached = {1}
        while more := {v for edge in edges if reached & {*edge} for v in edge} - reached:
            reached |= more
        return frozenset(edge for edge in edges if edge[0] in reached)

    return wins(frozenset(edges), lambda edges: [held(edges - {edge}) for edge in edges])


@of("gg-and-mm")
def _(pairs: list[tuple[int, int]]) -> bool:
    def options(pairs: Pairs) -> Iterator[Pairs]:
        if not pairs:
            return
        each = [[(a, b - k * a) for k in range(1, b // a + 1)] for a, b in map(sorted, pairs)]
        for after in product(*each):
            yield tuple(sorted(pair for pair in after if 0 not in pair))

    return wins(tuple(pairs), options)


@of("one-two-k")
def _(n: int, k: int) -> bool:
    return wins(n, lambda n: [n - take for take in (1, 2, k) if take <= n])


@of("deleting-divisors")
def _(n: int) -> bool:
    return wins(n, lambda n: [n - d for d in range(2, n) if n % d == 0])


@of("stones-table")
def _(takes: list[int], n: int) -> bool:
    return wins(n, lambda n: [n - take for take in takes if take <= n])


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


@of("fibonacci-nim")
def _(n: int) -> bool:
    return wins((n, n - 1), lambda at: [(at[0] - take, 2 * take) for take in range(1, min(at) + 1)])


@of("wythoff")
def _(a: int, b: int) -> bool:
    def options(heaps: Heaps) -> Iterator[Heaps]:
        a, b = heaps
        yield from ((a - k, b) for k in range(1, a + 1))
        yield from ((a, b - k) for k in range(1, b + 1))
        yield from ((a - k, b - k) for k in range(1, min(a, b) + 1))

    return wins((a, b), options)


@of("wythoff-moves")
def _(a: int, b: int) -> list[int]:
    def options(heaps: Heaps) -> set[Heaps]:
        a, b = heaps
        one = {(a - k, b) for k in range(1, a + 1)} | {(a, b - k) for k in range(1, b + 1)}
        return {tuple(sorted(left)) for left in one | {(a - k, b - k) for k in range(1, min(a, b) + 1)}}

    return [heap for left in sorted(options((a, b))) if not wins(left, options) for heap in left]


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
    return wins(tuple(heaps), lambda heaps: one_heap(heaps, range))


@of("christmas-game")
def _(trees: list[list[tuple[int, int]]]) -> bool:
    def held(edges: Ringed) -> Ringed:
        reached = {(tree, 1) for tree in range(len(trees))}
        while more := {place for _, *ends in edges if reached & {*ends} for place in ends} - reached:
            reached |= more
        return frozenset(edge for edge in edges if edge[1] in reached)

    told = [((tree, a), (tree, b)) for tree, edges in enumerate(trees) for a, b in edges]
    every = frozenset((number, *ends) for number, ends in enumerate(told))  # two edges can have the same ends
    return wins(every, lambda edges: [held(edges - {edge}) for edge in edges])


@of("treblecross")
def _(row: str) -> list[int]:
    def options(row: str) -> list[str]:
        return [row[:i] + "X" + row[i + 1 :] for i in range(len(row)) if row[i] == "."]

    def over(row: str) -> bool | None:
        return False if "XXX" in row else None

    return [
        i + 1 for i in range(len(row)) if row[i] == "." and not wins(row[:i] + "X" + row[i + 1 :], options, over=over)
    ]
