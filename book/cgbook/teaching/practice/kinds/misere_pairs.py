"""Problems on misère pairs: a pair from the pairs of the options, the pair of a heap, and the pair of a sum of tame games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import mex, nim_sum
from cgkit.wording import joined

TITLE = "Misère pairs"
PAGES = ["10-misere-sums"]
ASK = "Write its Grundy value first and then its misère value, such as `0, 1`."

Pair = tuple[int, int]
OVER: Pair = (0, 1)


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        return from_options(chance)
    if level == 2:
        numbers = sorted(chance.sample(range(1, 10), chance.between(2, 4)))
        return heap_pair(numbers, chance.between(numbers[-1], 18))
    return tame_sum(chance)


def above(options: Sequence[Pair]) -> Pair:
    """Return the pair of a position from the pairs of its options."""
    return (mex(g for g, _ in options), mex(m for _, m in options)) if options else OVER


def pairs_up_to(numbers: Sequence[int], top: int) -> list[Pair]:
    """Return the pairs of the heaps up to `top`, if a move takes one of these numbers."""
    found: list[Pair] = []
    for n in range(top + 1):
        found.append(above([found[n - s] for s in numbers if s <= n]))
    return found


def told(pairs: Iterable[Pair]) -> str:
    return joined([f"({g}, {m})" for g, m in pairs])


def steps(options: Sequence[Pair]) -> str:
    """Return sentences that explain how the options' pairs give both values of the position."""
    g, m = above(options)
    return (
        f"The Grundy values are {joined(one for one, _ in options)}, and the smallest number missing there is {g}. "
        f"The misère values are {joined(one for _, one in options)}, and the smallest number missing there is {m}."
    )


def from_options(chance: Chance) -> Problem:
    many = chance.between(2, 4)
    options: list[Pair] = []
    while len(options) < many:
        n = chance.below(5)
        pair = chance.choice([(n, n), (n, n), (0, 1), (1, 0), (n, chance.below(5))])
        if pair not in options:
            options.append(pair)
    g, m = above(options)
    return problem(
        f"The options of a position have the misère pairs {told(options)}. What is the position's own pair? {ASK}",
        "list",
        [commas([g, m])],
        [
            [commas([m, g]), "Those are the right two numbers. Write the Grundy value first."],
            [commas([g, g]), "The misère value isn't copied from the Grundy value. Take the mex of the second numbers."],
            [commas([g, 1 - g if g < 2 else m + 1]), "Not every pair of this kind is fickle. Take the mex of the second numbers."],
            [commas([max(one for one, _ in options) + 1, max(one for _, one in options) + 1]),
                "The mex is the smallest number that's missing, which needn't be larger than all the others."],
        ],
        [steps(options), f"So the pair is **({g}, {m})**."],
        [[list(pair) for pair in options]],
        "Take the mex twice, once of the first numbers of the pairs and once of the second numbers.",
        many=2,
    )  # fmt: skip


def heap_pair(numbers: list[int], heap: int) -> Problem:
    pairs = pairs_up_to(numbers, heap)
    after = [heap - s for s in numbers if s <= heap]
    g, m = pairs[heap]
    only: list[int] = []  # misère values if only the empty heap got 1, and other heaps without a move got 0
    for n in range(heap + 1):
        only.append(mex(only[n - s] for s in numbers if s <= n) if n else 1)
    rows = "\n".join(f"| {n} | {one} | {other} |" for n, (one, other) in enumerate(pairs[: heap + 1]))
    return problem(
        f"A move takes {joined(numbers, 'or')} chips from one heap. What is the misère pair of a heap of {heap}? {ASK}",
        "list",
        [commas([g, m])],
        [
            [commas([m, g]), "Those are the right two numbers. Write the Grundy value first."],
            [commas([g, g]), "For the misère value, begin with 1 where there's no move, not with 0."],
            [commas([g, only[heap]]), "Every heap without a move has misère value 1, not only the empty heap."],
            [commas([g, 1 - g if g < 2 else m + 1]), "Not every heap with a small value is fickle. Work out the misère values from 0 on."],
            [commas(pairs[heap - 1]), f"That's the pair of a heap of {heap - 1}. You're off by one."],
        ],
        [
            "Go up from the empty heap. A heap without a move has the pair (0, 1). Every other pair comes from two mexes.",
            f"| heap | Grundy value | misère value |\n|---|---|---|\n{rows}",
            f"A heap of {heap} can become {joined(after, 'or')}. {steps([pairs[n] for n in after])}",
            f"So the pair is **({g}, {m})**{', and the heap is wild' if g != m and {g, m} != {0, 1} else ''}.",
        ],
        [numbers, heap],
        "Give each heap without a move the pair (0, 1). Then go up, and work out both values as mexes.",
        many=2,
    )  # fmt: skip


def tame_sum(chance: Chance) -> Problem:
    fickle: list[Pair] = [(0, 1), (1, 0)]
    parts: list[Pair] = []
    few = chance.below(3) == 0
    for _ in range(chance.between(3, 6) if few else chance.between(2, 5)):
        n = chance.below(8)
        parts.append(chance.choice(fickle) if few or chance.below(3) == 0 else (n, n))
    s = nim_sum(*(g for g, _ in parts))
    firm = [pair for pair in parts if pair not in fickle]
    pair = (s, s) if firm else (s, 1 - s)
    misere = nim_sum(*(m for _, m in parts))
    why = (
        f"{told(firm[:1])} is firm, so the sum is firm too, and its misère value is also {s}."
        if firm
        else f"All the parts are fickle, so the sum is fickle too, and its misère value is 1 − {s} = {1 - s}."
    )
    return problem(
        f"A sum has parts with the misère pairs {told(parts)}. All the games are tame. What is the pair of the sum? {ASK}",
        "list",
        [commas(pair)],
        [
            [commas([s, misere]), "You can add the Grundy values as nimbers, but not the misère values."],
            [commas(reversed(pair)), "Those are the right two numbers. Write the Grundy value first."],
            [commas([s, s]), "All the parts are fickle, so the sum is fickle too."],
            [commas([s, 1 - s if s < 2 else s ^ 1]), "One firm part makes the whole sum firm."],
            [commas([sum(g for g, _ in parts)] * 2), "Add the Grundy values without carrying."],
        ],
        [f"The nim-sum of {joined(g for g, _ in parts)} is {s}. That's the Grundy value.", f"{why} The pair is "
            f"**({pair[0]}, {pair[1]})**."],
        [[list(part) for part in parts]],
        "Add the first numbers as nimbers. Then ask whether any part is firm.",
        many=2,
    )  # fmt: skip
