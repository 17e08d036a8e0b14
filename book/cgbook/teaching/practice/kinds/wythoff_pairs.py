"""Problems on Wythoff's game: a cold pair by its number, a move to a cold pair, and the partner of a number."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.beatty import cold_pair, cold_partner
from cgkit.wording import joined

TITLE = "Wythoff's cold pairs"
PAGES = ["05-wythoff"]
RULE = "In Wythoff's game, a move takes chips from one heap, or the same number from both."


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        return by_number(chance.between(6, 5000))
    if level == 3:
        return partner(chance.between(60, 20000))
    small = large = 0
    while small == large or smaller(large - small) == small:
        small, large = sorted(chance.between(2, 70) for _ in range(2))
    return move(small, large)


def smaller(n: int) -> int:
    """Return the whole part of n times the golden ratio."""
    return cold_pair(n)[0]


def decimal(n: int) -> str:
    """Return n times the golden ratio, cut off after three decimal places."""
    whole, rest = divmod(smaller(1000 * n), 1000)
    return f"{whole}.{rest:03}"


def by_number(n: int) -> Problem:
    a = smaller(n)
    return problem(
        f"{RULE} The cold pairs, numbered by their differences, are (1, 2), (3, 5), (4, 7), … What is pair number "
        f"{n}? Write it like `3, 5`. (The golden ratio φ is 1.6180339887…)",
        "list",
        [commas([a, a + n])],
        [
            [commas([a + 1, a + 1 + n]), f"{n}φ = {decimal(n)}… is cut off to {a}, not rounded up."],
            [commas([a - 1, a - 1 + n]), f"That's a little too small, because {n}φ = {decimal(n)}…"],
            [commas([a, a + n + 1]), f"The smaller number is right, but the difference of pair number {n} is {n}."],
            [commas([a, a + n - 1]), f"The smaller number is right, but the difference of pair number {n} is {n}."],
            [commas([a + n, a]), "These are the two numbers. Write the smaller one first."],
            [commas([n, a]), f"The smaller number of pair {n} isn't {n}, but {n}φ cut off."],
            [commas([smaller(n - 1), smaller(n - 1) + n - 1]), f"That's pair number {n - 1}. The first pair, (1, 2), has number 1."],
            [commas([smaller(n + 1), smaller(n + 1) + n + 1]), f"That's pair number {n + 1}. The first pair, (1, 2), has number 1."],
        ],
        [
            f"The smaller number is {n}φ = {decimal(n)}… without the digits after the point, which is {a}.",
            f"The difference of pair number {n} is {n}, so the larger one is {a} + {n} = {a + n}. The pair is **({a}, {a + n})**.",
        ],
        [n],
        f"The smaller number is nφ, cut off, and the difference is n = {n}.",
        many=2,
    )  # fmt: skip


def move(small: int, large: int) -> Problem:
    good: list[list[int]] = []
    reasons: list[str] = []
    for keep, lowered in [[small, large], [large, small]]:
        mate = cold_partner(keep)
        if mate < lowered:
            good.append(sorted([keep, mate]))
            reasons.append(
                f"The partner of {keep} is {mate}, which is less than {lowered}, so take {lowered - mate} from that heap."
            )
        else:
            reasons.append(
                f"The partner of {keep} is {mate}, not less than {lowered}, so you can't get there from the heap of {lowered} alone."
            )
    gap = large - small
    low = smaller(gap)
    if low < small:
        good.append([low, low + gap])
        reasons.append(
            f"The difference is {gap}, and the cold pair with it is ({low}, {low + gap}), so take {small - low} from both."
        )
    else:
        reasons.append(
            f"The difference is {gap}, and the cold pair with it is ({low}, {low + gap}), which is too large."
        )
    pairs = [pair for i, pair in enumerate(good) if pair not in good[:i]]
    return problem(
        f"{RULE} The player who takes the last chip wins. The heaps are {small} and {large}. Which cold pair can "
        "you move to? Write the smaller number first, such as `3, 5`.",
        "list",
        [commas(pair) for pair in pairs],
        [
            [commas([low, low + gap]), f"That pair is cold and has the difference {gap}, but it's larger than ({small}, {large}), and no "
                "move adds chips."],
            [commas(sorted([small, cold_partner(small)])), f"That pair is cold, but the heap of {large} would have to grow."],
            [commas(sorted([large, cold_partner(large)])), f"That pair is cold, but the heap of {small} would have to grow."],
            [commas([small, small]), "Equal heaps aren't cold, because your opponent takes both of them whole."],
            [commas([0, small]), "With one heap empty, your opponent takes the other one whole."],
            [commas([0, gap]), "With one heap empty, your opponent takes the other one whole."],
            [commas([small, large]), "That's where you are now, and it's hot. Where can you move?"],
        ],
        [*reasons, f"So there {'is one move' if len(pairs) == 1 else 'are moves'} to **{joined([f'({a}, {b})' for a, b in pairs])}**."],
        [small, large],
        "Try three ways: keep one heap, keep the other heap, or keep the difference.",
        many=2,
    )  # fmt: skip


def partner(x: int) -> Problem:
    n = smaller(x + 1) - (x + 1)
    mate = cold_partner(x)
    lower, upper = smaller(n), smaller(n + 1)
    if lower == x:
        end = [
            f"{n}φ = {decimal(n)}…, cut off to {x}, so {x} is the smaller number of pair number {n}.",
            f"Its partner is {x} + {n} = **{mate}**.",
        ]
        wrong = (
            f"{x} is the *smaller* number of its pair, because it's {n}φ, cut off. That's why its partner is larger."
        )
        likely = [[str(n), wrong]]
    else:
        end = [
            f"{n}φ cut off is {lower}, and {n + 1}φ cut off is {upper}: {x} is between them, so it's the larger number of its pair.",
            f"Of the numbers up to {x}, {n} are smaller ones of a pair, so {x} − {n} = {x - n} are larger ones. "
            f"Therefore {x} is the larger number of pair number {x - n}, and its partner is {x} − {x - n} = "
            f"**{mate}**.",
        ]
        wrong = (
            f"{x} isn't of the form nφ cut off, because {n}φ gives {lower} and {n + 1}φ gives {upper}. That makes "
            "it the larger number of a pair."
        )
        likely = [[str(x + n), wrong]]
    return problem(
        f"{RULE} Each number from 1 on is in exactly one cold pair. For example, 3 and 5 are in (3, 5). Which "
        f"number makes a cold pair with {x}? (The golden ratio φ is 1.6180339887…)",
        "number",
        [str(mate)],
        [
            *likely,
            [
                str(smaller(x)),
                f"That's {x}φ cut off, the smaller number of *pair number* {x}. Which pair contains {x} itself?",
            ],
            [str(smaller(x) + x), f"That's the larger number of *pair number* {x}. Which pair contains {x} itself?"],
            [str(mate + 1), "You're off by one. Cut off the digits instead of rounding."],
            [str(mate - 1), "You're off by one. Cut off the digits instead of rounding."],
        ],
        end,
        [x],
        f"Is there an n whose nφ, cut off, is {x}? Try n near {x} divided by φ.",
    )
