"""Problems on nim products: a small product in a sum, a larger product, and an equation."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_field import nim_inverse, nim_product
from cgkit.numbers.nim_sums import nim_sum
from cgkit.wording import joined

TITLE = "Nim products"
PAGES = ["08-nim-products"]
LAWS = "A Fermat power F, one of 2, 4, 16, 256, …, times a smaller number is the ordinary product, and F ⊗ F is F plus half of F."


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        a, b = sorted(chance.between(2, 15) for _ in range(2))
        return small(a, b, chance.between(1, 15))
    a, b = sorted(chance.between(17, 255) for _ in range(2))
    return middle(a, b) if level == 2 else equation(chance.between(2, 255), chance.between(2, 255))


def carryless(a: int, b: int) -> int:
    """Return the product of two binary numbers without carrying."""
    return nim_sum(*(a << bit for bit in range(b.bit_length()) if b >> bit & 1))


def halves(a: int, power: int) -> str:
    """Return a number split by the power, such as 4 ⊗ 3 ⊕ 2."""
    high, low = divmod(a, power)
    return f"{power} ⊗ {high} ⊕ {low}" if high else str(low)


def worked(a: int, b: int, power: int) -> list[str]:
    (a1, a0), (b1, b0) = divmod(a, power), divmod(b, power)
    both = nim_product(a1, b1)
    cross = [nim_product(a1, b0), nim_product(a0, b1)]
    ends = nim_product(a0, b0)
    high = both ^ cross[0] ^ cross[1]
    half = nim_product(both, power // 2)
    return [
        f"{LAWS} Here F = {power}: {a} = {halves(a, power)} and {b} = {halves(b, power)}.",
        f"Multiply the brackets out. With F: {a1} ⊗ {b0} ⊕ {a0} ⊗ {b1} = {cross[0]} ⊕ {cross[1]} = {cross[0] ^ cross[1]}. Without:"
        f" {a0} ⊗ {b0} = {ends}. With F ⊗ F: {a1} ⊗ {b1} = {both}, and F ⊗ F = {power} ⊕ {power // 2}, which adds {both} to what goes with"
        f" F and {both} ⊗ {power // 2} = {half} to the rest.",
        f"So {a} ⊗ {b} = {power} ⊗ {high} ⊕ {ends} ⊕ {half} = {power * high} ⊕ {ends ^ half} = {nim_product(a, b)}.",
    ]


def small(a: int, b: int, c: int) -> Problem:
    product = nim_product(a, b)
    value = product ^ c
    power = 4 if b > 3 else 2
    return problem(
        f"Work out {a} ⊗ {b} ⊕ {c} (first the nim product, then the nim-sum).",
        "number",
        [str(value)],
        [
            [str(product), f"That's {a} ⊗ {b}. Now nim-add {c}."],
            [str(product + c), f"{a} ⊗ {b} = {product} is right. Add {c} without carrying."],
            [str(a * b + c), "That's the ordinary product and the ordinary sum."],
            [
                str((a * b) ^ c),
                f"The ordinary product {a} · {b} = {a * b} isn't the nim product, except where F meets a smaller number.",
            ],
            [str(a ^ b ^ c), f"That's the nim-sum of all three, but {a} ⊗ {b} is a product."],
            [
                str(carryless(a, b) ^ c),
                "Multiplying binary digits without carrying doesn't give a nim product, because F ⊗ F is F ⊕ F/2.",
            ],
            [str(nim_product(a, b ^ c)), f"That's {a} ⊗ ({b} ⊕ {c}), but the product comes first."],
        ],
        [*worked(a, b, power), f"With {c}: {product} ⊕ {c} = **{value}**."],
        [a, b, c],
        LAWS,
    )


def middle(a: int, b: int) -> Problem:
    product = nim_product(a, b)
    (a1, a0), (b1, b0) = divmod(a, 16), divmod(b, 16)
    both = nim_product(a1, b1)
    cross = nim_product(a1, b0) ^ nim_product(a0, b1)
    return problem(
        f"Work out the nim product {a} ⊗ {b}. You may use these: {table(a1, a0, b1, b0)}.",
        "number",
        [str(product)],
        [
            [str(a * b), "That's the ordinary product."],
            [str(a ^ b), "That's the nim-sum."],
            [str(carryless(a, b)), "Multiplying binary digits without carrying doesn't give a nim product, because F ⊗ F is F ⊕ F/2."],
            [str((16 * (both ^ cross)) ^ nim_product(a0, b0)), f"16 ⊗ 16 is 16 ⊕ 8: the part {both} ⊗ 8 ="
                f" {nim_product(both, 8)} is missing."],
            [str((16 * cross) ^ nim_product(a0, b0) ^ nim_product(both, 8)), f"16 ⊗ 16 is 16 ⊕ 8: the part 16 ⊗ {both} is missing."],
            [str((16 * both) ^ nim_product(a0, b0)), "Multiply the brackets out. The two cross products are missing."],
        ],
        [*worked(a, b, 16), f"The answer is **{product}**."],
        [a, b],
        "Split both numbers by F = 16, multiply the brackets out, and use 16 ⊗ 16 = 24.",
    )  # fmt: skip


def table(a1: int, a0: int, b1: int, b0: int) -> str:
    """Return the small products needed, in words, without repetition and without factors 0 and 1."""
    lines: list[str] = []
    for x, y in [[a1, b1], [a1, b0], [a0, b1], [a0, b0], [nim_product(a1, b1), 8]]:
        low, high = sorted([x, y])
        line = f"{low} ⊗ {high} = {nim_product(low, high)}"
        if low > 1 and line not in lines:
            lines.append(line)
    return joined(lines) if lines else "0 ⊗ n = 0 and 1 ⊗ n = n"


def equation(a: int, b: int) -> Problem:
    of_a = nim_inverse(a)
    x = nim_product(b, of_a)
    power = 16 if max(a, b, x) > 15 else 4 if max(a, b, x) > 3 else 2
    return problem(
        f"Solve {a} ⊗ x = {b} in nim products. (The numbers below 256 are a field, so exactly one x below 256 works. The inverse of {a} is"
        f" {of_a if a > 15 else 'for you to find'}.)",
        "number",
        [str(x)],
        [
            [str(nim_product(a, b)), f"That's {a} ⊗ {b}. Multiply {b} by the *inverse* of {a}."],
            [str(a ^ b), f"That solves {a} ⊕ x = {b}."],
            [str(of_a), f"That's the inverse of {a}, because {a} ⊗ {of_a} = 1. Multiply it by {b}."],
            [str(nim_product(a, nim_inverse(b))), f"That solves {b} ⊗ x = {a}, which is the other way round."],
            [str(b // a), "That's an ordinary quotient."],
        ],
        [
            f"The inverse of {a} is {of_a}, because {a} ⊗ {of_a} = 1. Therefore x = {b} ⊗ {of_a}.",
            *worked(of_a, b, power),
            f"So x = **{x}**.",
        ],
        [a, b],
        f"Find a number whose product with {a} is 1, and multiply {b} by it.",
    )
