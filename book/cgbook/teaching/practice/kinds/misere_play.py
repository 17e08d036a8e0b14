"""Problems on misère play: the outcome of a heap, a move in Nim, and labels of a subtraction game."""

from __future__ import annotations

from cgbook.teaching.items import counted
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import OUTCOMES, commas, problem, taken, taking, to_lost
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets import Subtraction, nim
from cgkit.wording import joined

TITLE = "Misère play"
PAGES = ["03-nim", "10-misere-sums"]
RULE = "The player who takes the last chip **loses**."


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        most = chance.between(2, 20)
        heap = chance.between(most + 2, 2000)
        if chance.below(2) == 0:
            heap = heap - heap % (most + 1) + 1
        return one_heap(most, heap)
    if level == 3:
        numbers = sorted(chance.sample(range(1, 10), chance.between(2, 4)))
        return labels(numbers, chance.between(numbers[-1] + 3, 18))
    while True:
        ones = chance.choice([0, 0, 1, 2, 3])
        heaps = [1] * ones + sorted(chance.between(2, 9) for _ in range(chance.between(1, 4)))
        if len(heaps) > 1 and nim(*heaps).misere().outcome() == "N":
            return move(heaps)


def one_heap(most: int, heap: int) -> Problem:
    whole = most + 1
    rest = (heap - 1) % whole
    if rest == 0:
        say = f"Which move wins? If you take 1, your opponent takes {most} and leaves {heap - whole}, {whole} fewer, and so on down to 1."
        if heap % whole != 0:
            say = f"That would be right in normal play, because {heap} isn't a multiple of {whole}. Here the last chip loses. {say}"
        end = (
            f"Nothing is left over. However you move, your opponent completes {whole}, and in the end the one last "
            "chip is yours. That makes it a **P-position**."
        )
    else:
        say = f"Take {rest}. That leaves {heap - rest}, one more than a multiple of {whole}, and the last chip will be your opponent's."
        if heap % whole == 0:
            say = f"That would be right in normal play, because {heap} is a multiple of {whole}. Here the last chip loses. {say}"
        end = (
            f"Take {rest}. That leaves {heap - rest}, one more than a multiple of {whole}, and the last chip goes "
            "to your opponent. That makes it an **N-position**."
        )
    return problem(
        f"There is one heap of {heap} chips. A move takes at least 1 and at most {most} chips. {RULE} Is this a"
        f" P-position or an N-position?",
        "choice",
        ["0" if rest == 0 else "1"],
        [["1" if rest == 0 else "0", say]],
        [
            f"The player who is left with 1 chip loses, so leave a heap that's one more than a multiple of {most} + 1 = {whole}.",
            f"{heap} − 1 = {heap - 1} = {(heap - 1) // whole} · {whole} + {rest}. {end}",
        ],
        [most, heap],
        f"Put one chip aside, the one that nobody wants. Who would take the last of the other {heap - 1}?",
        OUTCOMES,
    )


def move(heaps: list[int]) -> Problem:
    good = [win.text for win in nim(*heaps).misere().winning_moves()]
    total = nim_sum(*heaps)
    large = [size for size in heaps if size > 1]
    likely: list[list[str]] = []
    if len(large) == 1:
        size = large[0]
        ones = len(heaps) - 1
        stay = 1 if ones % 2 == 0 else 0
        say = f"That wins in normal play. Here you must leave an *odd* number of heaps of 1, so leave {stay} of the heap of {size}."
        likely.append([taken(len(heaps), size - 1 + stay), say])
        explain = [
            f"Only one heap has more than 1 chip, so the number of ones decides. With {counted(ones, 'other heap')} of 1, leave"
            f" {stay} of the heap of {size}, so that an odd number of ones is left. Then the last chip goes to your opponent.",
            f"So **{good[0]}**.",
        ]
    else:
        say = f"You took the nim-sum {total} itself. You need to leave a heap of h ⊕ {total}, so take the difference."
        likely += [[taken(i, total), say] for i, size in enumerate(heaps, 1) if total <= size]
        explain = [
            "As long as two heaps or more have at least 2 chips, play as in normal Nim and make the nim-sum 0. The "
            "misère ending matters only when a move would leave nothing but ones.",
            f"The nim-sum of {joined(heaps)} is {total}. Winning: **{joined(good, 'or')}**.",
        ]
    likely.append([taken(len(heaps), heaps[-1]), "The largest heap isn't the only trouble. Look at what's left."])
    return problem(
        f"Misère Nim with heaps of {joined(heaps)} chips: a move takes at least one chip from one heap. {RULE} Make a move that wins.",
        "move",
        good,
        likely,
        explain,
        [heaps],
        "Play as in normal Nim until your move leaves only heaps of 1. Then leave an odd number of them.",
        form=["misere nim", heaps],
    )


def labels(numbers: list[int], top: int) -> Problem:
    rules = Subtraction(numbers)
    p_positions = [n for n in range(top + 1) if rules(n).misere().outcome() == "P"]
    normal = [n for n, value in enumerate(taking(numbers, top)) if not value]
    first = numbers[0]
    stuck = "the empty heap" if first == 1 else f"a heap below {first}"
    lines = to_lost(numbers, top, p_positions)
    return problem(
        f"There is one heap, and a move takes {joined(numbers, 'or')} chips. Misère play: the player who can't move "
        f"**wins**. Which of the heaps from 0 to {top} are P-positions?",
        "set",
        [commas(p_positions)],
        [
            [commas(normal), ("These are the P-positions of normal play. Here the player who can't move wins, so the heaps "
                "without a move are N-positions.")],
            [commas(n for n in normal if n >= first), f"Those are the P-positions of normal play without {stuck}. Start again from "
                f"{stuck}, with the label N."],
            [commas(n for n in range(top + 1) if n not in p_positions), "These are the N-positions."],
            [commas([0, *p_positions]), ("There's no move from the empty heap, so the player to move wins there. That makes it an "
                "N-position.")],
            [commas(n + 1 for n in normal if n < top), "The pattern of normal play moves up by the *smallest* take, here"
                f" {first}, and not by one."],
        ],
        [
            (f"The player who can't move wins, so {stuck} is an N-position. Go up. A heap is a P-position if all "
                "its moves lead to N-positions."),
            f"The other N-positions, each with a move that wins: {', '.join(lines)}." if lines else "No other heap is an N-position.",
            f"The P-positions are **{joined(p_positions)}**.",
        ],
        [numbers, top],
        "Begin where there's no move. There the player to move *wins*, so the label is N. Then go up.",
        form=["row", list(range(top + 1)), ["P", "N"]],
    )  # fmt: skip
