"""Problems on octal codes: the code of a rule, and the value of a heap, either from given values of smaller heaps or from scratch."""

from __future__ import annotations

from cgbook.teaching.items import counted
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem, values_row
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import mex
from cgkit.sequences.octal_codes import read_code
from cgkit.wording import joined

TITLE = "Octal codes"
PAGES = ["06-octal"]
LEAVES = ["no heap", "one heap", "two heaps"]  # in the order of a digit's bits, the lowest first


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        digits = [0, 0]
        while not digits[-1] or len([digit for digit in digits if digit]) < 2:
            digits = [chance.below(8) for _ in range(chance.between(3, 4))]
        return code_of(digits)
    while True:
        digits = [chance.below(8) for _ in range(3)]
        heap = chance.between(6, 11) if level == 2 else chance.between(5, 9)
        values = read_code(written(digits)).sequence(heap + 1)
        if sum(digit > 0 for digit in digits) > 1 and any(digit >= 4 for digit in digits) and max(values[:heap]) > 1:
            return value_of(digits, heap, values, level == 2)


def written(digits: list[int]) -> str:
    return f"0.{''.join(map(str, digits))}"


def left_by(digit: int) -> list[int]:
    """Return the numbers of heaps that a move with this digit can leave."""
    return [j for j in range(3) if digit >> j & 1]


def code_of(digits: list[int]) -> Problem:
    rule = [
        f"- take {counted(k, 'chip')} and leave {joined([LEAVES[j] for j in left_by(digit)], 'or')}"
        for k, digit in enumerate(digits, 1)
        if digit
    ]
    sums = [
        f"Taking {k} counts {' + '.join(str(1 << j) for j in left_by(digit))}{f' = {digit}' * (len(left_by(digit)) > 1)}."
        if digit
        else f"No move takes {k}, so the digit is 0."
        for k, digit in enumerate(digits, 1)
    ]
    counts = [len(left_by(digit)) for digit in digits]
    most = [max(left_by(digit), default=-1) + 1 for digit in digits]
    return problem(
        "A move can do one of these:\n\n" + "\n".join(rule) + f"\n\nWhich octal code is this? Write the {len(digits)} "
        f"digits after the point in "
        "order, such as `1, 3, 7`.",
        "list",
        [commas(digits)],
        [
            [commas(digit for digit in digits if digit), "A number of chips that no move takes needs its place too, with the digit 0."],
            [commas(reversed(digits)), "The first digit after the point is for taking 1 chip."],
            [commas(counts), "That counts what a move can leave. Add 1 for no heap, 2 for one heap and 4 for two heaps."],
            [commas(most), "Add 1 for no heap, 2 for one heap and 4 for two heaps."],
            [commas(int(f"{digit:03b}"[::-1], 2) for digit in digits), "You've swapped 1 and 4. No heap counts 1, and two heaps count 4."],
        ],
        ["Add 1 if a move can leave no heap, 2 if it can leave one heap, and 4 if it can leave two.", " ".join(sums),
            f"So the code is {written(digits)}, and the digits are **{joined(digits)}**."],
        [digits],
        "Each digit belongs to a number of chips taken. Add 1 for no heap left, 2 for one heap, and 4 for two heaps.",
        many=len(digits),
    )  # fmt: skip


def moves_from(digits: list[int], heap: int) -> list[tuple[int, ...]]:
    """Return the heaps that each move leaves, without repetition."""
    found: list[tuple[int, ...]] = []
    for k, digit in enumerate(digits, 1):
        rest = heap - k
        if digit & 1 and rest == 0:
            found.append(())
        if digit & 2 and rest > 0:
            found.append((rest,))
        if digit & 4:
            found += [(a, rest - a) for a in range(1, rest // 2 + 1)]
    return found


def value_of(digits: list[int], heap: int, values: list[int], given: bool) -> Problem:
    code, value = written(digits), values[heap]
    left = moves_from(digits, heap)

    def worth(heaps: tuple[int, ...]) -> int:
        return values[heaps[0]] ^ values[heaps[1]] if len(heaps) == 2 else sum(values[n] for n in heaps)

    lines = [
        f"{' and '.join(map(str, heaps)) or 'nothing'}, worth "
        f"{f'{values[heaps[0]]} ⊕ {values[heaps[1]]} = ' if len(heaps) == 2 else ''}{worth(heaps)}"
        for heaps in left
    ]
    reached = sorted({worth(heaps) for heaps in left})
    unbroken = mex(worth(heaps) for heaps in left if len(heaps) < 2)
    carried = mex(sum(values[n] for n in heaps) for heaps in left)
    careless = mex([*reached, *([0] if all(heaps for heaps in left) else [])])
    table = f"The heaps below {heap} have these values:\n\n{values_row(values[:heap])}\n\n" if given else ""
    ways = (
        f"From a heap of {heap} a move can leave {'; '.join(lines)}."
        if left
        else f"No move is possible from a heap of {heap}."
    )
    return problem(
        f"The game has the octal code {code}. {table}What is the Grundy value of a heap of {heap}?",
        "number",
        [str(value)],
        [
            [str(unbroken), "You've left out the moves that leave two heaps. The digits from 4 on allow them."],
            [str(carried), "Two heaps are worth their nim-sum. Add their values without carrying."],
            [str(careless), "A move may take the whole heap only if the digit for that many chips is odd."],
            [str(values[heap - 1]), f"That's the value of a heap of {heap - 1}. You're off by one."],
            [str(len(reached)), "That counts the values a move can lead to. Take the smallest value that's missing."],
        ],
        [
            *([] if given else ["Go up from the empty heap:", values_row(values)]),
            ways,
            f"The values are {joined(reached)}, and the smallest number missing is **{value}**." if left else f"The value is **{value}**.",
        ],
        [digits[0] * 100 + digits[1] * 10 + digits[2], heap],
        "List what each digit allows. Two heaps that are left are worth their nim-sum, and the mex of all the values is the answer.",
    )  # fmt: skip
