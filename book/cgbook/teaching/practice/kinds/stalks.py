"""Problems on red and blue stalks: what two or three are worth together, and the simplest number."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import problem
from cgbook.teaching.practice.problem import Problem
from cgkit.partizan import simplest_number, stalk_value
from cgkit.wording import joined, minus

TITLE = "Red and blue stalks"
PAGES = ["13-red-against-blue"]
UNITS = {1: "whole moves", 2: "halves", 4: "quarters", 8: "eighths", 16: "sixteenths"}
RULE = "Stalks are read from the ground upwards, with B for blue and R for red, and blue edges count for you."


def draw(level: int, chance: Chance) -> Problem:
    if level == 3:
        return between(chance)
    return several([grown(chance, 2, 5) for _ in range(level + 1)])


def grown(chance: Chance, least: int, most: int) -> str:
    """Return a stalk that has both colours."""
    stalk = ""
    while len(set(stalk)) < 2:
        stalk = "".join(chance.choice("BR") for _ in range(chance.between(least, most)))
    return stalk


def counts(stalk: str) -> list[Fraction]:
    """Return what each edge adds to the value."""
    below = [stalk_value(stalk[:i]) for i in range(len(stalk) + 1)]
    return [after - before for before, after in pairwise(below)]


def written(stalk: str) -> str:
    """Return the sum of what the edges add, such as "1 − 1/2"."""
    first, *rest = counts(stalk)
    return minus(" ".join([str(first), *(f"{'+' if one > 0 else '-'} {abs(one)}" for one in rest)]))


def several(stalks: list[str]) -> Problem:
    values = [stalk_value(stalk) for stalk in stalks]
    under, total = max(value.denominator for value in values), sum(values, Fraction(0))
    ahead = "You win" if total > 0 else "Red wins" if total < 0 else "The second player wins"
    plain = sum(stalk.count("B") - stalk.count("R") for stalk in stalks)
    likely = [
        [str(-total * under), "The size is right, but which colour counts for you?"],
        [str(plain * under), "Not every edge counts 1. What changes at the first change of colour?"],
    ]
    likely += [
        [str((total - value) * under), f"Have you counted {stalk}?"]
        for stalk, value in zip(stalks, values, strict=True)
    ]
    return problem(
        f"What are the stalks {joined(stalks)} worth together, in {UNITS[under]}? {RULE}",
        "number",
        [str(total * under)],
        likely,
        [
            *(
                f"{stalk} is worth {written(stalk)} = {minus(value)}."
                for stalk, value in zip(stalks, values, strict=True)
            ),
            f"Together they're worth {minus(total)}, in {UNITS[under]} **{minus(total * under)}**. {ahead}.",
        ],
        [stalks, under],
        "Up to the first change of colour each edge counts 1, and after that 1/2, 1/4 and so on. Add the stalks.",
    )


def between(chance: Chance) -> Problem:
    under = chance.choice((4, 8, 16))
    low = chance.between(-2 * under, 2 * under - 2)
    high = chance.between(low + 2, low + under + 4)
    number = simplest_number(Fraction(low, under), Fraction(high, under))
    ends = [minus(Fraction(end, under)) for end in (low, high)]
    right = str(number * under)
    kind = "is the whole number nearest to 0" if number.denominator == 1 else "has the least denominator"
    return problem(
        f"Left's best move leaves {ends[0]}, and Right's best move leaves {ends[1]}. What is the game worth, in {UNITS[under]}?",
        "number",
        [right],
        [
            [str((low + high) // 2), "That's about halfway. Is there a simpler number between them?"],
            [str(low), "The game is worth more than what Left's move leaves, because a move costs something."],
            [str(high), "The game is worth less than what Right's move leaves, because a move costs something."],
            ["0", "Is 0 between the two numbers?"],
        ],
        [
            f"Of the numbers between {ends[0]} and {ends[1]}, {minus(number)} {kind}. It's the simplest, so the game is worth "
            f"{minus(number)}.",
            f"In {UNITS[under]}, this is **{minus(right)}**.",
        ],
        [low, high, under],
        "Look for whole numbers between the two first, then for halves, then for quarters.",
    )
