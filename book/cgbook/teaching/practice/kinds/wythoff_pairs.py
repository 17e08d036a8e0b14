"""Wythoff: a cold pair by its number, a move to a cold pair, and the partner of a number."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.beatty import cold_pair, cold_partner
from cgkit.wording import joined

TITLE = "Wythoff's cold pairs"
PAGES = ["05-wythoff"]
RULE = "In Wythoff's game a move takes chips from one heap, or the same number from both."


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
    """The whole part of n times the golden ratio."""
    return cold_pair(n)[0]


def decimal(n: int) -> str:
    """n times the golden ratio, cut off after three places."""
    whole, rest = divmod(smaller(1000 * n), 1000)
    return f"{whole}.{rest:03}"


def by_number(n: int) -> Problem:
    a = smaller(n)
    return problem(
        f"{RULE} The cold pairs, numbered by their differences, are (1, 2), (3, 5), (4, 7), … Which is pair number {n}? Write it as"
        " `3, 5`. (The golden ratio φ is 1.6180339887…)",
        "list",
        [commas([a, a + n])],
        [
            [commas([a + 1, a + 1 + n]), f"{n}φ = {decimal(n)}… is cut off to {a}, not rounded up."],
            [commas([a - 1, a - 1 + n]), f"A little too small: {n}φ = {decimal(n)}…"],
            [commas([a, a + n + 1]), f"The smaller number is right; the difference of pair number {n} is {n}."],
            [commas([a, a + n - 1]), f"The smaller number is right; the difference of pair number {n} is {n}."],
            [commas([a + n, a]), "These are the two numbers; write the smaller one first."],
            [commas([n, a]), f"The smaller number of pair {n} is not {n}, but {n}φ cut off."],
            [commas([smaller(n - 1), smaller(n - 1) + n - 1]), f"That is pair number {n - 1}: the first pair, (1, 2), has number 1."],
            [commas([smaller(n + 1), smaller(n + 1) + n + 1]), f"That is pair number {n + 1}: the first pair, (1, 2), has number 1."],
        ],
        [
            f"The smaller number is {n}φ = {decimal(n)}… without what stands behind the point: {a}.",
            f"The difference of pair number {n} is {n}, so the larger one is {a} + {n} = {a + n}. The pair is **({a}, {a + n})**.",
        ],
        [n],
        f"The smaller number is nφ, cut off; the difference is n = {n}.",
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
                f"The partner of {keep} is {mate}, which is less than {lowered}: take {lowered - mate} from that heap."
            )
        else:
            reasons.append(
                f"The partner of {keep} is {mate}, not less than {lowered}: the heap of {lowered} alone cannot be lowered to it."
            )
    gap = large - small
    low = smaller(gap)
    if low < small:
        good.append([low, low + gap])
        reasons.append(
            f"The difference is {gap}, and the cold pair with it is ({low}, {low + gap}): take {small - low} from both."
        )
    else:
        reasons.append(
            f"The difference is {gap}, and the cold pair with it is ({low}, {low + gap}), which lies too high."
        )
    pairs = [pair for i, pair in enumerate(good) if pair not in good[:i]]
    return problem(
        f"{RULE} The player who takes the last chip wins. The heaps are {small} and {large}. Give a cold pair that a move leads to, the"
        " smaller number first, as `3, 5`.",
        "list",
        [commas(pair) for pair in pairs],
        [
            [commas([low, low + gap]), f"That pair is cold and has the difference {gap}, but it lies above ({small}, {large}): no move"
                " adds chips."],
            [commas(sorted([small, cold_partner(small)])), f"That pair is cold, but the heap of {large} would have to grow."],
            [commas(sorted([large, cold_partner(large)])), f"That pair is cold, but the heap of {small} would have to grow."],
            [commas([small, small]), "Equal heaps are not cold: your opponent takes both of them whole."],
            [commas([0, small]), "With one heap empty your opponent takes the other one whole."],
            [commas([0, gap]), "With one heap empty your opponent takes the other one whole."],
            [commas([small, large]), "That is where you stand, and it is hot: a move is asked for."],
        ],
        [*reasons, f"So there {'is one move' if len(pairs) == 1 else 'are moves'} to **{joined([f'({a}, {b})' for a, b in pairs])}**."],
        [small, large],
        "There are three ways to look: keep one heap, keep the other, or keep the difference.",
        many=2,
    )  # fmt: skip


def partner(x: int) -> Problem:
    n = smaller(x + 1) - (x + 1)
    mate = cold_partner(x)
    lower, upper = smaller(n), smaller(n + 1)
    if lower == x:
        end = [
            f"{n}φ = {decimal(n)}…, cut off {x}: so {x} is the smaller number of pair number {n}.",
            f"Its partner is {x} + {n} = **{mate}**.",
        ]
        wrong = f"{x} is the *smaller* number of its pair: it is {n}φ, cut off. So its partner is larger."
        likely = [[str(n), wrong]]
    else:
        end = [
            f"{n}φ cut off is {lower}, and {n + 1}φ cut off is {upper}: {x} lies between them, so it is the larger number of its pair.",
            f"Of the numbers up to {x}, {n} are smaller ones of a pair, so {x} − {n} = {x - n} are larger ones. So {x} is the larger"
            f" number of pair number {x - n}, and its partner is {x} − {x - n} = **{mate}**.",
        ]
        wrong = f"{x} is not of the form nφ cut off: {n}φ gives {lower}, and {n + 1}φ gives {upper}. So it is the larger number of a pair."
        likely = [[str(x + n), wrong]]
    return problem(
        f"{RULE} Each number from 1 on is in just one cold pair, as 3 and 5 are in (3, 5). Which number makes a cold pair with {x}?"
        " (The golden ratio φ is 1.6180339887…)",
        "number",
        [str(mate)],
        [
            *likely,
            [
                str(smaller(x)),
                f"That is {x}φ cut off, the smaller number of *pair number* {x}. Which pair contains {x} itself?",
            ],
            [str(smaller(x) + x), f"That is the larger number of *pair number* {x}. Which pair contains {x} itself?"],
            [str(mate + 1), "Off by one: cut off, do not round."],
            [str(mate - 1), "Off by one: cut off, do not round."],
        ],
        end,
        [x],
        f"Is there an n whose nφ, cut off, is {x}? Try n near {x} divided by φ.",
    )
