"""Nim moves: one that wins, all that win, one among large heaps."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import Drawn, binary, commas, listed, problem, taken, xor

TITLE = "Nim moves"
PAGES = ["03-nim"]


def draw(level: int, chance: Chance) -> Drawn:
    heaps: list[int] = []
    while xor(heaps) == 0 or heaps[-1] == 1:
        many = chance.between(3, 4) if level == 2 else chance.between(3, 5)
        most = 10 if level == 1 else 15 if level == 2 else 250
        heaps = sorted([chance.between(1, most) for _ in range(many)])
    if level == 3:
        return large(heaps)
    return on_a_board(heaps, "move" if level == 1 else "moves")


def way(heaps: list[int]) -> list[str]:
    total = xor(heaps)
    width = len(binary(max(heaps), 1))
    lines = [f"{size} = {binary(size, width)}" for size in heaps]
    changes: list[str] = []
    for i, size in enumerate(heaps):
        if size ^ total < size:
            changes.append(f"heap {i + 1}: {size} ⊕ {total} = {size ^ total}, so take {size - (size ^ total)}")
    return [
        f"In binary {listed(lines)}. Add each column without carrying: the nim-sum is {binary(total, width)} = {total}.",
        f"A winning move makes the nim-sum 0, so it changes a heap h into h ⊕ {total}, and that must be less than h: it is for"
        f" heaps with a 1 in the leading column of {binary(total, width)}.",
        f"Here: {'; '.join(changes)}.",
    ]


def answered(heaps: list[int], i: int, left: int) -> str:
    """A winning answer after heap i has become so large; empty if there is none."""
    after = [left if j == i else size for j, size in enumerate(heaps)]
    total = xor(after)
    for j, size in enumerate(after):
        if size ^ total < size:
            return taken(j + 1, size - (size ^ total))
    return ""


def on_a_board(heaps: list[int], how: str) -> Drawn:
    total = xor(heaps)
    good = [taken(i + 1, size - (size ^ total)) for i, size in enumerate(heaps) if size ^ total < size]
    replies: list[list[str]] = []
    for i, size in enumerate(heaps):
        for chips in range(1, size + 1):
            reply = answered(heaps, i, size - chips)
            if reply != "":
                replies.append([taken(i + 1, chips), reply])
    last = len(heaps)
    most, next_to = heaps[-1], heaps[-2]
    if how == "moves":
        likely = [
            [winning, "That one wins. Other heaps may have a winning move as well: try each."] for winning in good
        ]
        likely.append(
            [
                taken(last, most),
                "Taking the largest heap whole does not do it: find the nim-sum first, column by column.",
            ]
        )
        accept = ["; ".join(sorted(good))]
    else:
        likely = []
        for i, size in enumerate(heaps):
            if total <= size:
                likely.append(
                    [
                        taken(i + 1, total),
                        f"You took the nim-sum {total} itself. What is wanted is a heap of h ⊕ {total}: take the difference."
                        f" Now your opponent wins: {answered(heaps, i, size - total)}.",
                    ]
                )
        likely.append(
            [
                taken(last, most),
                f"The largest heap alone is not the trouble. The others have the nim-sum {xor(heaps[:-1])}, and your opponent"
                f" wins: {answered(heaps, last - 1, 0)}.",
            ]
        )
        if most > next_to:
            likely.append(
                [
                    taken(last, most - next_to),
                    "Two equal heaps cancel, but the others are still there. Your opponent wins:"
                    f" {answered(heaps, last - 1, next_to)}.",
                ]
            )
        accept = good
    return problem(
        f"Nim with heaps of {listed(heaps)} chips: a move takes at least one chip from one heap, and the player who takes the last"
        f" chip wins. {'Make a move that wins.' if how == 'move' else 'Mark every move that wins.'}",
        how,
        accept,
        likely,
        way(heaps),
        [heaps],
        "Write the heaps in binary, one below the other, and look for the columns with an odd number of ones.",
        form=["nim", heaps],
        replies=replies,
    )


def large(heaps: list[int]) -> Drawn:
    total = xor(heaps)
    good = [[i + 1, size - (size ^ total)] for i, size in enumerate(heaps) if size ^ total < size]
    likely: list[list[str]] = []
    for i, size in enumerate(heaps):
        if size ^ total < size:
            likely.append(
                [
                    commas([i + 1, size ^ total]),
                    f"The heap is right, and {size ^ total} is what should be *left*. How many chips do you take?",
                ]
            )
    for i, size in enumerate(heaps):
        if total <= size:
            likely.append(
                [
                    commas([i + 1, total]),
                    f"You took the nim-sum {total} itself: {size} − {total} = {size - total}, but {size} ⊕ {total} ="
                    f" {size ^ total}.",
                ]
            )
        if size ^ total > size:
            likely.append(
                [
                    commas([i + 1, (size ^ total) - size]),
                    f"Heap {i + 1} would have to *grow* from {size} to {size ^ total}. Take a heap with a 1 in the leading column of"
                    " the nim-sum.",
                ]
            )
    likely.append(
        [commas([len(heaps), heaps[-1]]), f"The other heaps have the nim-sum {xor(heaps[:-1])}, which is not 0."]
    )
    return problem(
        f"Nim with heaps of {listed(heaps)} chips, numbered from 1 in this order; the player who takes the last chip wins. Give a"
        " move that wins: the number of the heap, and how many chips you take from it, as `2, 15`.",
        "list",
        [commas(move) for move in good],
        likely,
        way(heaps),
        [heaps],
        "Find the nim-sum s of all heaps, then a heap h with h ⊕ s < h, and take the difference.",
        many=2,
    )
