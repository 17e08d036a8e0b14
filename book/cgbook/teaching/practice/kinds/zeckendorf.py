"""Zeckendorf: the sum itself, the opening of Fibonacci nim, and a move under a limit."""

from __future__ import annotations

from cgbook.teaching.items import counted
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.rulesets import fibonacci_nim
from cgkit.rulesets.dynamic import zeckendorf

TITLE = "Zeckendorf and Fibonacci nim"
PAGES = ["02-fibonacci-and-sos"]
RULE = "The player who takes the last chip wins."


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        heap = 1
        while len(zeckendorf(heap)) < 2:
            heap = chance.between(12, 5000)
        return sum_of(heap)
    return opening(chance) if level == 2 else under_a_limit(chance)


def fibonacci(top: int) -> list[int]:
    """1, 2, 3, 5, … up to `top`."""
    numbers = [1, 2]
    while numbers[-1] + numbers[-2] <= top:
        numbers.append(numbers[-1] + numbers[-2])
    return [number for number in numbers if number <= top]


def steps(n: int) -> str:
    lines: list[str] = []
    for part in zeckendorf(n):
        lines.append(f"{part} fits into {n}, {n - part} {verb(n - part)}" if n > part else f"{part} is one itself")
        n -= part
    return "; ".join(lines)


def verb(n: int) -> str:
    return "remains" if n == 1 else "remain"


def plus(values: list[int]) -> str:
    return " + ".join(map(str, values))


def winning(heap: int, limit: int) -> list[int]:
    """The numbers of chips, up to the limit, that win."""
    return sorted(heap - win.after.state[0] for win in fibonacci_nim(heap, limit).winning_moves())


def sum_of(heap: int) -> Problem:
    parts = zeckendorf(heap)
    known = fibonacci(heap)
    likely: list[list[str]] = []
    for part in parts:
        if part > 2:
            at = known.index(part)
            pair = [known[at - 2], known[at - 1]]
            rest = [other for other in parts if other != part]
            if pair[0] not in rest and pair[1] not in rest:
                likely.append(
                    [
                        commas(sorted([*rest, *pair])),
                        f"The sum is right, but {pair[0]} and {pair[1]} are neighbours: together they are {part}.",
                    ]
                )
    likely.append(
        [
            commas(parts[:1]),
            f"{parts[0]} is the first part. {heap - parts[0]} {verb(heap - parts[0])}: go on with that.",
        ]
    )
    likely.append(
        [commas(sorted(parts[:-1])), f"These make {heap - parts[-1]}: the part {parts[-1]} is still missing."]
    )
    return problem(
        f"Write {heap} as a sum of Fibonacci numbers (1, 2, 3, 5, 8, …), all different and no two of them neighbours. Which are they?",
        "set",
        [commas(sorted(parts))],
        likely,
        [
            f"Take the largest Fibonacci number that fits, and go on with what remains: {steps(heap)}.",
            f"So {heap} = **{plus(parts)}**.",
        ],
        [heap],
        "Take the largest Fibonacci number that fits, subtract it, and go on with what remains.",
    )


def opening(chance: Chance) -> Problem:
    heap = 1
    while len(zeckendorf(heap)) < 2:
        heap = chance.between(12, 3000)
    parts = zeckendorf(heap)
    least, largest = parts[-1], parts[0]
    return problem(
        f"Fibonacci nim with {heap} chips: the first move may take any number but not all, and each later move at most twice as many as"
        f" the move before it. {RULE} How many chips do you take first, to win?",
        "number",
        [str(t) for t in winning(heap, heap - 1)],
        [
            [
                str(largest),
                f"That leaves {heap - largest}, and your opponent may take up to {2 * largest}: all of them.",
            ],
            [
                str(heap - largest),
                f"That leaves {largest}, a Fibonacci number, but your opponent may take up to {2 * (heap - largest)} of them.",
            ],
            [str(parts[-2]), f"{parts[-2]} is a part of {heap} = {plus(parts)}, but not the smallest one."],
            [str(heap), "The first move may not take all."],
            [
                "1",
                f"That leaves {heap - 1} = {plus(zeckendorf(heap - 1))}, and your opponent may take the smallest part of it.",
            ],
            [
                "2",
                f"That leaves {heap - 2} = {plus(zeckendorf(heap - 2))}, and your opponent may take the smallest part of it.",
            ],
        ],
        [
            f"In Fibonacci numbers, no two of them neighbours, {heap} = {plus(parts)}.",
            f"Take the smallest part, **{least}**. That leaves {heap - least} = {plus(parts[:-1])}, whose smallest part {parts[-2]} is"
            f" more than twice {least}, so your opponent cannot take it whole. As long as this goes on, the last chip is yours.",
        ],
        [heap],
        f"Write {heap} as a sum of Fibonacci numbers, no two of them neighbours. Which of the parts can you take?",
    )


def under_a_limit(chance: Chance) -> Problem:
    heap = chance.between(20, 3000)
    before = chance.between(1, 12)
    if chance.below(2) == 0:
        while zeckendorf(heap)[-1] < 3:
            heap = chance.between(20, 3000)
        before = chance.between(1, min((zeckendorf(heap)[-1] - 1) // 2, heap // 5))
    limit = 2 * before
    parts, good = zeckendorf(heap), winning(heap, limit)
    least = parts[-1]
    written = f"{heap} = {plus(parts)}" if len(parts) > 1 else f"{heap} is a Fibonacci number itself"
    if least <= limit:
        more = (
            f"It leaves {heap - least}, whose smallest part {parts[-2]} is more than {2 * least}."
            if len(parts) > 1
            else ""
        )
        end = f"The smallest part {least} may be taken, and wins: **{least}**. {more}"
    else:
        end = (
            f"The smallest part {least} is more than {limit}, so it cannot be taken. Whatever you take, what is left has a smallest part of"
            " at most twice as many, which your opponent takes: no move wins, **0**."
        )
    return problem(
        f"Fibonacci nim: {heap} chips are left, and your opponent has just taken {before}, so that you may take at most {limit}. {RULE} How"
        " many chips do you take, to win? Write 0 if no move wins.",
        "number",
        [str(t) for t in good] if good else ["0"],
        [
            ["0", f"The smallest part of the Zeckendorf sum of {heap} is {least}, and you may take up to {limit}."],
            [str(least), f"{least} would win, but you may take at most {counted(limit, 'chip')}."],
            [str(limit), f"As many as allowed is too many: {heap - limit} are left, and your opponent may take {2 * limit}."
                if limit < heap else "That is more than there are."],
            [str(before), f"That leaves {heap - before} = {plus(zeckendorf(heap - before))}, and your opponent may take {limit}: enough for"
                " the smallest part."],
            ["1", f"That leaves {heap - 1} = {plus(zeckendorf(heap - 1))}, and your opponent may take 2: enough for the smallest part."],
        ],
        [f"In Fibonacci numbers, no two of them neighbours, {written}.", end],
        [heap, before],
        f"Write {heap} as a sum of Fibonacci numbers, no two of them neighbours, and compare the smallest part with {limit}.",
    )  # fmt: skip
