"""Problems on P and N: a heap where a move takes 1 to k chips, a heap with a subtraction set, and two such heaps."""

from __future__ import annotations

from cgbook.teaching.items import counted
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import OUTCOMES, listed_set, problem, taking, values_row
from cgbook.teaching.practice.problem import Problem
from cgkit.wording import joined

TITLE = "P or N?"
PAGES = ["02-take-away"]
ASK = "The player who can't move loses. Is this a P-position or an N-position?"


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        return one_to_k(chance)
    numbers = sorted(chance.sample(range(1, 10), chance.between(2, 4)))
    return one_heap(numbers, chance.between(10, 40)) if level == 2 else two_heaps(numbers, chance)


def one_to_k(chance: Chance) -> Problem:
    most = chance.between(2, 20)
    whole = most + 1
    heap = chance.between(whole + 1, 2000)
    if chance.below(2) == 0:
        heap -= heap % whole
    rest = heap % whole
    if rest == 0:
        say = f"If you take 1, your opponent takes {most} and leaves {heap - whole}. Are you better off there?"
        end = (
            f"Nothing is left over. Whatever one player takes, the other can make the two takes add up to "
            f"{whole}. That way the heap goes down by {whole} again and again, until it's 0, so this is a **P-position**."
        )
    else:
        say = f"Take {rest}, which leaves {heap - rest}. What can your opponent do with a multiple of {whole}?"
        end = (
            f"The remainder is {rest}. Take {rest}. That leaves {heap - rest}, a multiple of {whole}, and from "
            f"there each reply can again make the two takes add up to {whole}. That makes it an **N-position**."
        )
    if heap % most == 0:
        say = f"Divide by {whole}, not by {most}, because two takes in a row can always add up to {whole}. {say}"
    return problem(
        f"There is one heap of {heap} chips. A move takes at least 1 and at most {most} chips. {ASK}",
        "choice",
        ["0" if rest == 0 else "1"],
        [["1" if rest == 0 else "0", say]],
        [f"Divide by {most} + 1 = {whole}: {heap} = {heap // whole} · {whole} + {rest}.", end],
        [most, heap],
        f"Whatever one player takes, which sum of the two takes can the other always reach? Divide {heap} by it.",
        OUTCOMES,
    )


def one_heap(numbers: list[int], heap: int) -> Problem:
    values = taking(numbers, heap)
    lost = [n for n, value in enumerate(values) if not value]
    good = [s for s in numbers if heap - s in lost]
    if good:
        end = f"Taking {good[0]} leaves {heap - good[0]}, which is among them. Therefore {heap} is an **N-position**."
        say = f"Take {good[0]}. Isn't the heap of {heap - good[0]} that's left a P-position?"
    else:
        left = [heap - s for s in numbers]
        end = f"The moves from {heap} lead to {joined(left)}. None of these is a P-position, so {heap} is a **P-position**."
        first = left[0]
        reply = next(s for s in numbers if first - s in lost)
        say = f"Which move wins? If you take {numbers[0]}, your opponent takes {reply} and leaves {first - reply}."
    return problem(
        f"There is one heap of {counted(heap, 'chip')}. A move takes {joined(numbers, 'or')} of them. {ASK}",
        "choice",
        ["1" if good else "0"],
        [["0" if good else "1", say]],
        [
            "Go up from the empty heap. A heap is a P-position if no move from it leads to a P-position you've already found.",
            f"The P-positions up to {heap} are {joined(lost)}.",
            end,
        ],
        [numbers, heap],
        "Label the heaps from 0 on. Write P where every move leads to N, and N where some move leads to P.",
        OUTCOMES,
    )


def two_heaps(numbers: list[int], chance: Chance) -> Problem:
    values = taking(numbers, 24)
    small, large = sorted(chance.sample(range(numbers[0], 25), 2))
    if chance.below(2) == 0:
        same = [n for n in range(numbers[0], 25) if values[n] == values[small] and n != small]
        if same:
            small, large = sorted([small, chance.choice(same)])
    a, b = values[small], values[large]
    if a == b:
        end = f"Both heaps are worth {a}, and {a} ⊕ {a} = 0, so this is a **P-position**."
        say = (
            f"Both heaps have the value {a}. Whatever you do to one of them, your opponent makes the two values "
            "equal again, in this heap or the other one."
        )
    else:
        heap, low = (large, a) if b > a else (small, b)
        take = next(s for s in numbers if s <= heap and values[heap - s] == low)
        end = (
            f"{a} ⊕ {b} = {a ^ b}, which isn't 0, so this is an **N-position**. Taking {take} from the heap of {heap} leaves"
            f" {heap - take}, and both heaps are worth {low}."
        )
        say = f"Take {take} from the heap of {heap}. Then both heaps have the value {low}. What can your opponent do?"
        if (a == 0) == (b == 0):
            say = f"Two heaps don't cancel simply because both are N-positions. Their values {a} and {b} differ. {say}"
    return problem(
        f"There are two heaps, of {small} and {large} chips. A move chooses a heap and takes {joined(numbers, 'or')}"
        f" chips from it. {ASK}",
        "choice",
        ["0" if a == b else "1"],
        [["1" if a == b else "0", say]],
        [
            f"The values for {listed_set(numbers)}, each the mex of the values that a move leads to:",
            values_row(values[: large + 1]),
            end,
        ],
        [numbers, small, large],
        "The labels P and N of the heaps aren't enough. Find the value of each heap, and add the values without carrying.",
        OUTCOMES,
    )
