"""Problems on Nim moves: one that wins, all that win, and one among large heaps."""

from __future__ import annotations

from cgbook.teaching.forms import Board
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem, taken
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets import nim
from cgkit.wording import joined

TITLE = "Nim moves"
PAGES = ["03-nim"]


def draw(level: int, chance: Chance) -> Problem:
    heaps: list[int] = []
    while nim_sum(*heaps) == 0 or heaps[-1] == 1:
        many = chance.between(3, 4) if level == 2 else chance.between(3, 5)
        most = 10 if level == 1 else 15 if level == 2 else 250
        heaps = sorted(chance.between(1, most) for _ in range(many))
    if level == 3:
        return large(heaps)
    return on_a_board(heaps, "move" if level == 1 else "moves")


def way(heaps: list[int]) -> list[str]:
    total = nim_sum(*heaps)
    width = max(heaps).bit_length()
    digits = f"{total:0{width}b}"
    lines = [f"{size} = {size:0{width}b}" for size in heaps]
    changes = [
        f"heap {i}: {size} ⊕ {total} = {size ^ total}, so take {size - (size ^ total)}"
        for i, size in enumerate(heaps, 1)
        if size ^ total < size
    ]
    return [
        f"In binary {joined(lines)}. Add each column without carrying. The nim-sum is {digits} = {total}.",
        f"A winning move makes the nim-sum 0, so it changes a heap h into h ⊕ {total}. That must be less than h, "
        f"which it is for heaps with a 1 in the column of the first 1 of {digits}.",
        f"Here: {'; '.join(changes)}.",
    ]


def on_a_board(heaps: list[int], how: str) -> Problem:
    total = nim_sum(*heaps)
    good = [win.text for win in nim(*heaps).winning_moves()]
    last = len(heaps)
    most, next_to = heaps[-1], heaps[-2]
    if how == "moves":
        likely = [
            [winning, "That one wins, but other heaps may have a winning move too. Try each."] for winning in good
        ]
        likely.append(
            [
                taken(last, most),
                "Taking the whole largest heap doesn't win. Find the nim-sum first, column by column.",
            ]
        )
        accept = ["; ".join(sorted(good))]
    else:
        itself = f"You took the nim-sum {total} itself. You need to leave a heap of h ⊕ {total}, so take the difference. Now your opponent"
        others = f"The largest heap isn't the only trouble. The others have the nim-sum {nim_sum(*heaps[:-1])}, and your opponent"
        said = [(taken(i, total), itself) for i in range(1, last + 1)]
        said += [(taken(last, most), others)]
        said += [(taken(last, most - next_to), "Two equal heaps cancel, but the others are still there. Your opponent")]
        replies = dict(Board(nim(*heaps)).replies())
        likely = [[move, f"{say} wins: {replies[move]}."] for move, say in said if move in replies]
        accept = good
    return problem(
        f"Nim with heaps of {joined(heaps)} chips: a move takes at least one chip from one heap, and the player who takes the last"
        f" chip wins. {'Make a move that wins.' if how == 'move' else 'Mark every move that wins.'}",
        how,
        accept,
        likely,
        way(heaps),
        [heaps],
        "Write the heaps in binary, one below the other, and look for columns with an odd number of ones.",
        form=["nim", heaps],
    )


def large(heaps: list[int]) -> Problem:
    total = nim_sum(*heaps)
    good = [[i, size - (size ^ total)] for i, size in enumerate(heaps, 1) if size ^ total < size]
    likely = [
        [
            commas([i, size ^ total]),
            f"The heap is right, and you should *leave* {size ^ total}. How many chips do you take?",
        ]
        for i, size in enumerate(heaps, 1)
        if size ^ total < size
    ]
    for i, size in enumerate(heaps, 1):
        if total <= size:
            likely.append(
                [
                    commas([i, total]),
                    f"You took the nim-sum {total} itself: {size} − {total} = {size - total}, but {size} ⊕ {total} ="
                    f" {size ^ total}.",
                ]
            )
        if size ^ total > size:
            likely.append(
                [
                    commas([i, (size ^ total) - size]),
                    f"Heap {i} would have to *grow* from {size} to {size ^ total}. Take a heap with a 1 in the column of"
                    " the nim-sum's first 1.",
                ]
            )
    likely.append(
        [commas([len(heaps), heaps[-1]]), f"The other heaps have the nim-sum {nim_sum(*heaps[:-1])}, which is not 0."]
    )
    return problem(
        f"Nim with heaps of {joined(heaps)} chips, numbered from 1 in this order. The player who takes the last "
        "chip wins. Find a move that wins. Give the number of the heap and how many chips you take from it, such as "
        "`2, 15`.",
        "list",
        [commas(move) for move in good],
        likely,
        way(heaps),
        [heaps],
        "Find the nim-sum s of all heaps, then a heap h with h ⊕ s < h, and take the difference.",
        many=2,
    )
