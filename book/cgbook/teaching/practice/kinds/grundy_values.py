"""Problems on Grundy values: a mex, a heap, and a sum of heaps."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import listed_set, problem, taking, values_row
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import mex, nim_sum
from cgkit.wording import joined

TITLE = "Grundy values"
PAGES = ["04-graph-games", "06-sums"]


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        # small values are frequent, so that the mex is usually more than 0
        return options([chance.below(chance.between(2, 12)) for _ in range(chance.between(4, 8))])
    numbers = sorted(chance.sample(range(1, 10), chance.between(2, 4)))
    if level == 2:
        return one_heap(numbers, chance.between(numbers[-1] + 1, 24))
    return heaps(numbers, sorted(chance.between(numbers[0], 20) for _ in range(3)))


def options(values: list[int]) -> Problem:
    value = mex(values)
    below = (
        f"{joined(range(value))} {'is' if value == 1 else 'are'} among them, {value} is not"
        if value
        else "0 is not among them"
    )
    return problem(
        f"The moves from a position lead to positions with values {joined(values)}. What is the value of the position?",
        "number",
        [str(value)],
        [
            [str(max(values) + 1), "That's one more than the greatest. The mex is the *least* number missing, so look for gaps below "
                f"{max(values)}."],
            [str(nim_sum(*values)), "That's the nim-sum. Options aren't added up, because a player chooses only one of them. Find the "
                "mex."],
            [str(len(values)), "That's the number of moves. It only matters which values occur."],
            [str(len(set(values))), "That's how many different values occur, but there's a gap among them."],
            [str(mex([*values, 0])), "Is 0 among the values? The least missing number may be 0 itself."],
            [str(sum(values)), "The values aren't added up. Find the least number that's missing."],
            [str(max(values)), "The greatest value can't be right, because an option never has the same value as the position."],
            [str(min(values)), "That's the least value that occurs. Find the least one that does *not* occur."],
        ],
        [f"Look for 0, 1, 2 and so on among {joined(sorted(set(values)))}: {below}. The mex, and with it the value, is **{value}**."],
        [sorted(values)],
        "The value is the mex: the least of 0, 1, 2, … that is not among the values of the options.",
    )  # fmt: skip


def one_heap(numbers: list[int], heap: int) -> Problem:
    values = taking(numbers, heap + 1)
    value = values[heap]
    steps = [f"{heap} − {s} = {heap - s} with {values[heap - s]}" for s in numbers]
    return problem(
        f"One heap of {heap} chips; a move takes {joined(numbers, 'or')} of them. What is the Grundy value of the heap?",
        "number",
        [str(value)],
        [
            [str(values[heap - 1]), f"That's the value of the heap of {heap - 1}. The first value belongs to the empty heap, so count "
                "from 0."],
            [str(values[heap + 1]), f"That's the value of the heap of {heap + 1}. Count from the empty heap, which is number 0."],
            [str(heap % (numbers[-1] + 1)), f"That would be right if you could take every number from 1 to {numbers[-1]}."],
            [str(len(numbers)), "That's the number of moves. Options can share a value, or leave out a smaller one."],
            [str(heap), "In Nim, a heap is worth its number of chips, but here only some moves are allowed."],
            [str(max(values[heap - s] for s in numbers) + 1), "That's one more than the greatest value of an option, but there's a "
                "gap below it."],
        ],
        [
            f"The value of each heap is the mex of the values that a move leads to. From the empty heap up to {heap}:",
            values_row(values[: heap + 1]),
            f"For the last heap, the moves lead to {joined(steps)}. The least number that isn't among these is **{value}**.",
        ],
        [numbers, heap],
        f"Make a table from heap 0 up to heap {heap}. Each value is the mex of the values that a move leads to.",
    )  # fmt: skip


def heaps(numbers: list[int], sizes: list[int]) -> Problem:
    values = taking(numbers, sizes[-1])
    parts = [values[size] for size in sizes]
    value = nim_sum(*parts)
    whole = taking(numbers, sum(sizes))
    return problem(
        f"Three heaps of {joined(sizes)} chips; a move chooses a heap and takes {joined(numbers, 'or')} chips from it."
        " What is the Grundy value of all three together?",
        "number",
        [str(value)],
        [
            [str(sum(parts)), f"That's the ordinary sum of the values {joined(parts)}. Add them without carrying."],
            [
                str(nim_sum(*sizes)),
                "That's the nim-sum of the sizes. Find the value of each heap first, then nim-add the values.",
            ],
            [
                str(whole[sum(sizes)]),
                f"That's the value of one heap of {sum(sizes)}, but three heaps aren't one heap.",
            ],
            [
                str(mex(parts)),
                "That's the mex of the three values. The mex is for options, while the parts of a sum are nim-added.",
            ],
            [str(max(parts)), "That's the greatest of the three values. Nim-add all of them."],
        ],
        [
            f"The values for {listed_set(numbers)}:",
            values_row(values),
            f"The heaps are worth {joined(parts)}, and {' ⊕ '.join(map(str, parts))} = **{value}**.",
        ],
        [numbers, sizes],
        "Find the value of each heap by the mex, and then the nim-sum of the three values.",
    )
