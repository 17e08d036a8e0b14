"""Problems on joins: the suspense of a heap, the winner of a join, and the winner of a join under the short rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import OUTCOMES, problem, values_row
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import nim_sum
from cgkit.position.conway_compounds import PartNumbers, part_numbers
from cgkit.rulesets import Subtraction
from cgkit.wording import joined

TITLE = "Joins"
PAGES = ["10-other-ways"]


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        numbers = sorted(chance.sample(range(1, 10), chance.between(2, 4)))
        return suspense_of(numbers, chance.between(numbers[-1] + 3, 18))
    many, top = (2, 20) if level == 2 else (3, 12)
    wanted = "PN"[chance.below(2)]
    while True:
        numbers = sorted(chance.sample(range(1, 7), chance.between(2, 3)))
        heaps = sorted(chance.between(max(2, numbers[0]), top) for _ in range(many))
        drawn = winner(numbers, heaps, short=level == 3)
        if drawn.answer[0] == wanted:
            return drawn


@cache
def numbers_of(numbers: tuple[int, ...], heap: int) -> PartNumbers:
    return part_numbers(Subtraction(numbers)(heap))


def numbers_up_to(numbers: list[int], top: int) -> list[PartNumbers]:
    return [numbers_of(tuple(numbers), n) for n in range(top + 1)]


def suspense_of(numbers: list[int], heap: int) -> Problem:
    found = numbers_up_to(numbers, heap)
    suspense = [one.suspense for one in found]
    left = [heap - s for s in numbers]
    after = [suspense[n] for n in left]
    lost = [n for n in left if suspense[n] % 2 == 0]
    even = [suspense[n] for n in lost]
    if lost:
        answer = max(even) + 1
        end = (
            f"Of these, {joined(even)} {'is' if len(even) == 1 else 'are'} even and belong{'s' * (len(even) == 1)} to P-positions, "
            f"so you can win. You delay, and take the greatest. The suspense is {max(even)} + 1 = **{answer}**."
        )
    else:
        answer = min(after) + 1
        end = (
            "All of these are odd and belong to N-positions, so you lose. You hurry, and take the least. "
            f"The suspense is {min(after)} + 1 = **{answer}**."
        )
    return problem(
        f"A move takes {joined(numbers, 'or')} chips from a heap. Smaller heaps have this suspense:\n\n"
        f"{values_row(suspense[:heap], 'suspense')}\n\nWhat is the suspense of a heap of {heap}?",
        "number",
        [str(answer)],
        [
            [str(min(even) + 1) if even else "", "In the game that you win, you delay. Take the greatest suspense among the "
                "P-options, not the least."],
            [str(max(after) + 1), "You can win here, so you move to a P-position. Its suspense is even." if lost
                else "In the game that you lose, you hurry. Take the least suspense, not the greatest."],
            [str(min(after) + 1), "The player who can win delays. Take the greatest suspense among the P-options."],
            [str(answer - 1), "That's the suspense after your move. Your move counts too."],
            [str(found[heap].remoteness), "That's the remoteness, for a winner who hurries. Here the winner delays."],
            [str(found[heap].value), "That's the Grundy value. The suspense counts moves."],
        ],
        [f"A heap of {heap} can become {joined(left, 'or')}, with suspense {joined(after)}.", end],
        [numbers, heap],
        "Is some option a P-position, with even suspense? Then delay, and take one more than the greatest of these. If "
        "not, hurry, and take one more than the least of all.",
    )  # fmt: skip


def winner(numbers: list[int], heaps: list[int], short: bool) -> Problem:
    found = numbers_up_to(numbers, heaps[-1])
    counts = [one.remoteness if short else one.suspense for one in found]
    name, extreme = ("remoteness", "least") if short else ("suspense", "greatest")
    choose: Callable[[list[int]], int] = min if short else max
    parts = [counts[n] for n in heaps]
    deciding = choose(parts)
    wins = deciding % 2 == 1
    values = [found[n].value for n in heaps]
    slip = f"The {extreme} {name} decides. What is the {name} of each heap, and is the {extreme} one odd or even?"
    if (nim_sum(*values) != 0) != wins:
        slip = f"In a sum that would be right, because the nim-sum is {nim_sum(*values)}. But here you move in every heap. {slip}"
    elif any(count % 2 for count in parts) != wins or all(count % 2 for count in parts) != wins:
        slip = f"The heaps don't all agree about who wins. {slip}"
    over = (
        "The join is over as soon as *some* heap has no move, and then the player to move loses."
        if short
        else "The player who can't move in any heap loses."
    )
    turn = "in every heap" if short else "in every heap that still has a move"
    return problem(
        f"A join of heaps of {joined(heaps)} chips: on each turn, you move {turn}, and a move takes {joined(numbers, 'or')} "
        f"chips. {over} Is this a P-position or an N-position?",
        "choice",
        ["1" if wins else "0"],
        [["0" if wins else "1", slip]],
        [
            f"The {name} of the heaps, from 0 on. "
            + ("The winner hurries, and the loser delays." if short else "The winner delays, and the loser hurries."),
            values_row(counts, name),
            f"The heaps of {joined(heaps)} have {name} {joined(parts)}. The {extreme} is {deciding}, which is "
            f"{'odd' if wins else 'even'}, so this is {'an **N-position**' if wins else 'a **P-position**'}.",
        ],
        [numbers, heaps],
        f"Find the {name} of each heap. The {extreme} one decides, by being odd or even.",
        OUTCOMES,
    )
