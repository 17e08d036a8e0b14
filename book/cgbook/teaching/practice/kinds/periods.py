"""Problems on periods: continuing a sequence, finding a period, and finding the value of a large heap."""

from __future__ import annotations

from cgbook.teaching.items import counted
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import listed_set, problem, taking, values_row
from cgbook.teaching.practice.problem import Problem
from cgkit.sequences.octal_codes import Breaks
from cgkit.wording import joined

TITLE = "Periods"
PAGES = ["04-graph-games", "06-octal"]
FAR = 400  # number of values that must prove a period; games without such a proof are skipped


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        return reading_on(chance)
    while True:
        numbers = sorted(chance.sample(range(1, 17 if level == 2 else 10), chance.between(2, 4)))
        found = Breaks.taking(numbers).period(FAR)
        if found and found.start + 2 * found.length <= 44:
            values, start, length = taking(numbers, FAR), found.start, found.length
            return (
                finding(numbers, values, start, length) if level == 2 else far(numbers, values, start, length, chance)
            )


def least(block: list[int]) -> int:
    """Return the shortest period of a block that repeats forever."""
    return next(p for p in range(1, len(block) + 1) if block == block[:p] * (len(block) // p))


def reading_on(chance: Chance) -> Problem:
    block = [0]
    while least(block) < len(block) or len(block) < 3:
        block = [chance.below(5) for _ in range(chance.between(3, 8))]
    before = [chance.below(5) for _ in range(chance.between(0, 4))]
    if before and before[-1] == block[-1]:
        before[-1] = (before[-1] + 1) % 5
    start, length = len(before), len(block)
    place = chance.between(60, 999)
    shown = before + block + block
    whole, rest = (place - start) // length, (place - start) % length
    value = block[rest]
    again = f"from place {start} on it" if start > 0 else "it"
    return problem(
        f"A sequence begins, at place 0, with {', '.join(map(str, shown))}, … and {again} repeats with period"
        f" {length}. Which number is at place {place}?",
        "number",
        [str(value)],
        [
            [str(block[place % length]), f"The period begins only at place {start}, so subtract {start} before you divide by {length}."],
            [str(block[(rest - 1) % length]), f"You're off by one, at place {place - 1}. The first number is at place 0."],
            [str(block[(rest + 1) % length]), f"You're off by one, at place {place + 1}. The first number is at place 0."],
            [str(rest), f"{rest} is the remainder. It's how far to go into the period, where you'll find the number."],
        ],
        [
            f"Place {place} is {place} − {start} = {place - start} after the beginning of the period." if start > 0
            else f"Count {place} places from place 0, where the period begins.",
            (f"{place - start} = {whole} · {length} + {rest}, so the number there is the same as at place "
                f"{start + rest}, which is **{value}**."),
        ],
        [before, block, place],
        f"Take off the {counted(start, 'place')} before the period, divide by {length}, and look at the remainder."
        if start > 0 else f"Divide {place} by {length}, and look at the remainder.",
    )  # fmt: skip


def finding(numbers: list[int], values: list[int], start: int, length: int) -> Problem:
    shown = min(len(values), start + 2 * length + numbers[-1])
    window = numbers[-1]
    # shorter numbers that seem to be the period if you compare only within one block
    false = [p for p in range(1, length) if all(values[start + i] == values[start + i + p] for i in range(length - p))]
    return problem(
        f"A move takes {joined(numbers, 'or')} chips from one heap. These are the first values:\n\n"
        f"{values_row(values[:shown])}\n\nWhat is the (least) period of the values?",
        "number",
        [str(length)],
        [
            [str(2 * length), f"The values do come back after {2 * length}, but they come back sooner too."],
            [str(3 * length), f"The values do come back after {3 * length}, but they come back sooner too."],
            [str(start + length), f"The values come back after {length}, from heap {start} on. The {start} before that don't belong "
                "to the period."],
            *[[str(p), f"Some values come back after {p}, but not all. Compare further on."] for p in false],
            [str(length - 1), "You're off by one. Count the heaps from one beginning to the next."],
            [str(length + 1), "You're off by one. Count the heaps from one beginning to the next."],
            [str(start), f"That's where the period begins. How far is it from heap {start} to the place where it comes back?"],
            [str(numbers[-1] + 1), f"That's the period if you can take all numbers from 1 to {numbers[-1]}."],
            [str(numbers[-1]), "That's the greatest number you can take, not the period."],
        ],
        [
            f"From heap {start} on the values are {', '.join(map(str, values[start : start + length]))}, and then "
            f"the same once more. Values {start} and {start + length} agree, and so on.",
            f"Each value depends only on the {window} before it. Once {window} in a row have come back, all the "
            f"values after them do too. The period is **{length}**, from heap {start} on.",
        ],
        [numbers],
        "Look for a block of values that comes back whole, and compare up to the end of the row.",
    )  # fmt: skip


def far(numbers: list[int], values: list[int], start: int, length: int, chance: Chance) -> Problem:
    heap = chance.between(200, 3000)
    rest = (heap - start) % length
    value = values[start + rest]
    return problem(
        f"A move takes {joined(numbers, 'or')} chips from one heap. What is the Grundy value of a heap of {heap}?",
        "number",
        [str(value)],
        [
            [str(values[start + (rest - 1) % length]), f"You're off by one. That's the value of heap {heap - 1}. The first value belongs"
                " to heap 0."],
            [str(values[start + (rest + 1) % length]), f"You're off by one. That's the value of heap {heap + 1}. The first value belongs"
                " to heap 0."],
            [str(values[heap % length]), f"The period {length} is right, but it begins only at heap {start}."],
            [str(heap % (numbers[-1] + 1)), f"That would be right if you could take every number from 1 to {numbers[-1]}."],
            [str(rest), f"{rest} is the remainder. Look up the value at that place of the period."],
        ],
        [
            f"The first values for {listed_set(numbers)}:",
            values_row(values[: start + length + numbers[-1]]),
            f"From heap {start} on, {numbers[-1]} values in a row come back after {length}, so all do. The period is {length}.",
            f"{f'{heap} − {start} = ' if start > 0 else ''}{heap - start} = {(heap - start) // length} · {length} + {rest}, so heap {heap}"
            f" has the value of heap {start + rest}: **{value}**.",
        ],
        [numbers, heap],
        f"Make the table until {numbers[-1]} values in a row have come back. Then divide by the period.",
    )  # fmt: skip
