"""Problems on Zeckendorf sums: the sum itself, the opening of Fibonacci nim, and a move under a limit."""

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
    """Return 1, 2, 3, 5, … up to `top`."""
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
    """Return the numbers of chips that a winning move takes, up to the limit."""
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
                        f"The sum is right, but {pair[0]} and {pair[1]} are neighbours, and together they make {part}.",
                    ]
                )
    likely.append(
        [
            commas(parts[:1]),
            f"{parts[0]} is the first part. {heap - parts[0]} {verb(heap - parts[0])}, so go on with that.",
        ]
    )
    likely.append(
        [commas(sorted(parts[:-1])), f"These make {heap - parts[-1]}, so the part {parts[-1]} is still missing."]
    )
    return problem(
        f"Write {heap} as a sum of Fibonacci numbers (1, 2, 3, 5, 8, …), all different and no two of them neighbours. Which are they?",
        "set",
        [commas(sorted(parts))],
        likely,
        [
            f"Take the largest Fibonacci number that fits, and go on with the rest: {steps(heap)}.",
            f"So {heap} = **{plus(parts)}**.",
        ],
        [heap],
        "Take the largest Fibonacci number that fits, subtract it, and go on with the rest.",
    )


def opening(chance: Chance) -> Problem:
    heap = 1
    while len(zeckendorf(heap)) < 2:
        heap = chance.between(12, 3000)
    parts = zeckendorf(heap)
    least, largest = parts[-1], parts[0]
    return problem(
        f"Fibonacci nim with {heap} chips: the first move can take any number but not all, and each later move at "
        f"most twice as many as the move before. {RULE} How many chips should you take first to win?",
        "number",
        [str(t) for t in winning(heap, heap - 1)],
        [
            [
                str(largest),
                f"That leaves {heap - largest}, and your opponent can take up to {2 * largest}: all of them.",
            ],
            [
                str(heap - largest),
                f"That leaves {largest}, a Fibonacci number, but your opponent can take up to {2 * (heap - largest)}: all of them.",
            ],
            [str(parts[-2]), f"{parts[-2]} is a part of {heap} = {plus(parts)}, but not the smallest one."],
            [str(heap), "The first move isn't allowed to take all the chips."],
            [
                "1",
                f"That leaves {heap - 1} = {plus(zeckendorf(heap - 1))}, and your opponent can take the smallest part of it.",
            ],
            [
                "2",
                f"That leaves {heap - 2} = {plus(zeckendorf(heap - 2))}, and your opponent can take the smallest part of it.",
            ],
        ],
        [
            f"In Fibonacci numbers, no two of them neighbours, {heap} = {plus(parts)}.",
            f"Take the smallest part, **{least}**. That leaves {heap - least} = {plus(parts[:-1])}, whose smallest part {parts[-2]} is"
            f" more than twice {least}, so your opponent can't take the whole part. As long as this goes on, the last chip is yours.",
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
        end = f"You can take the smallest part {least}, and it wins: **{least}**. {more}"
    else:
        end = (
            f"The smallest part {least} is more than {limit}, so you can't take it. Whatever you take, the rest has "
            "a smallest part of at most twice as many, which your opponent takes. No move wins, so the answer is "
            "**0**."
        )
    return problem(
        f"Fibonacci nim: {heap} chips are left, and your opponent has just taken {before}, so you can take at most {limit}. {RULE} How"
        " many chips should you take to win? Write 0 if no move wins.",
        "number",
        [str(t) for t in good] if good else ["0"],
        [
            ["0", f"The smallest part of the Zeckendorf sum of {heap} is {least}, and you can take up to {limit}."],
            [str(least), f"{least} would win, but you can take at most {counted(limit, 'chip')}."],
            [str(limit), f"You can't win by taking as many as allowed. That leaves {heap - limit}, and your opponent can take {2 * limit}."
                if limit < heap else "That's more than there are."],
            [str(before), f"That leaves {heap - before} = {plus(zeckendorf(heap - before))}, and your opponent can take "
                f"{limit}, which is enough for the smallest part."],
            ["1", (f"That leaves {heap - 1} = {plus(zeckendorf(heap - 1))}, and your opponent can take 2, which is "
                "enough for the smallest part.")],
        ],
        [f"In Fibonacci numbers, no two of them neighbours, {written}.", end],
        [heap, before],
        f"Write {heap} as a sum of Fibonacci numbers, no two of them neighbours, and compare the smallest part with {limit}.",
    )  # fmt: skip
