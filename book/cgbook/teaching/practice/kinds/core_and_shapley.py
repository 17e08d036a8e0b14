"""Problems on three players: the coalition that objects, the Shapley value, and what the core allows a player."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from cgbook.strategic.coalitions import CoalitionGame, shapley_value
from cgbook.strategic.core import core_vertices, in_core
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.wording import joined, minus

TITLE = "Core and Shapley value"
PAGES = ["12-coalitions"]
PLAYERS = "ABC"
PAIRS = ("AB", "AC", "BC")
GROUPS = (*PLAYERS, *PAIRS, "ABC")

Worths = dict[str, int]


def draw(level: int, chance: Chance) -> Problem:
    while True:
        pairs = [chance.between(4, 40) for _ in PAIRS]
        whole = chance.between(max(pairs), 60)
        alone = [chance.below(9) if level == 2 else 0 for _ in PLAYERS]
        worths = dict(zip(GROUPS, [*alone, *pairs, whole], strict=True))
        game = CoalitionGame(3, worths)
        if level == 2:
            shares = shapley_value(game)
            if all(share.denominator == 1 for share in shares):
                return shapley(worths, list(map(int, shares)))
        elif level == 3:
            if corners := core_vertices(game):
                i = chance.below(3)
                return bound(worths, i, chance.below(2) == 0, [int(corner[i]) for corner in corners])
        else:
            paid = proposed(whole, chance)
            objecting = [pair for pair in PAIRS if paid_to(pair, paid) < worths[pair]]
            if len(objecting) == 1 or (not objecting and in_core(game, *paid)):
                return objector(worths, paid, objecting)


def proposed(whole: int, chance: Chance) -> list[int]:
    a, b = sorted(chance.between(0, whole) for _ in range(2))
    return [a, b - a, whole - b]


def paid_to(group: str, paid: list[int]) -> int:
    return sum(paid[PLAYERS.index(name)] for name in group)


def table(worths: Worths, groups: tuple[str, ...]) -> str:
    """Return the worths as a table."""
    names = " | ".join(groups)
    return f"| coalition | {names} |\n|---|{'---|' * len(groups)}\n| makes | {' | '.join(str(worths[one]) for one in groups)} |"


def objector(worths: Worths, paid: list[int], objecting: list[str]) -> Problem:
    options = [*(f"{pair[0]} and {pair[1]} object" for pair in PAIRS), "Nobody objects: the proposal is in the core"]
    right = PAIRS.index(objecting[0]) if objecting else 3
    lines = [
        f"{pair[0]} and {pair[1]} get {paid_to(pair, paid)} and could make {worths[pair]}"
        f"{', so they object' if pair in objecting else ''}."
        for pair in PAIRS
    ]
    likely = [[str(i), lines[i] + " That's enough for them."] for i in range(3) if i != right]
    likely.append(["3", "Compare what each pair gets with what the two could make without the third."])
    return problem(
        f"Three players make nothing alone, and coalitions make:\n\n{table(worths, GROUPS[3:])}\n\nSomebody proposes {paid[0]} for A, "
        f"{paid[1]} for B and {paid[2]} for C. Does anybody object?",
        "choice",
        [str(right)],
        likely,
        [" ".join(lines), f"**{options[right]}.**"],
        [[worths[pair] for pair in GROUPS[3:]], paid],
        "Add up what each pair gets, and compare it with what the pair could make.",
        options,
    )


def added(worths: Worths, order: tuple[str, ...]) -> list[int]:
    """Return what each of A, B and C adds when the players arrive in this order."""
    there, made, adds = "", 0, {}
    for name in order:
        there = "".join(sorted(there + name))
        adds[name] = worths[there] - made
        made = worths[there]
    return [adds[name] for name in PLAYERS]


def shapley(worths: Worths, shares: list[int]) -> Problem:
    orders = list(permutations(PLAYERS))
    adds = [added(worths, order) for order in orders]
    whole = worths["ABC"]
    alone = [worths[name] for name in PLAYERS]
    last = [whole - worths[pair] for pair in reversed(PAIRS)]
    rest, third = whole - sum(alone), whole // 3
    rows = "\n".join(
        f"| {' '.join(order)} | {' | '.join(map(str, add))} |" for order, add in zip(orders, adds, strict=True)
    )
    totals = [sum(column) for column in zip(*adds, strict=True)]
    likely: list[list[Any]] = [
        [commas(last), "That's what each player adds when they arrive last. Take the average over all six orders."],
        [commas([third] * 3), "The players don't all add the same, so equal shares aren't the Shapley value."],
        [commas(own + rest // 3 for own in alone), "It isn't enough to divide the gain equally. The pairs count too."],
        [commas(totals), "Those are the sums over the six orders. Divide them by 6."],
        *([commas(add), f"That's what the players add in the order {joined(order)}. Take the average over all six orders."]
            for order, add in zip(orders, adds, strict=True)),
    ]  # fmt: skip
    return problem(
        f"Coalitions of three players make:\n\n{table(worths, GROUPS)}\n\nWhat is the Shapley value? Write the shares "
        "of A, B and C in order, such as `4, 5, 9`.",
        "list",
        [commas(shares)],
        likely,
        [
            "Let the players arrive in each of the six orders, and write down what each adds:",
            f"| order | A | B | C |\n|---|---|---|---|\n{rows}\n| total | {' | '.join(map(str, totals))} |",
            f"Divide the totals by 6. The Shapley value is **{joined(shares)}**.",
        ],
        [[worths[group] for group in GROUPS]],
        "List all six orders of arrival. A player's share is what that player adds, on average.",
        many=3,
    )


def bound(worths: Worths, i: int, greatest: bool, at_corners: list[int]) -> Problem:
    me = PLAYERS[i]
    b, c = [name for name in PLAYERS if name != me]
    both, whole = worths[b + c], worths["ABC"]
    with_b, with_c = (worths["".join(sorted(me + name))] for name in (b, c))
    answer = max(at_corners) if greatest else min(at_corners)
    without = with_b + with_c - whole
    if greatest:
        explain = [
            f"{b} and {c} could make {both} without {me}, so together they must get at least {both}.",
            f"That leaves at most {whole} − {both} = **{answer}** for {me}. The core isn't empty, and {me} gets all of "
            f"this at one of its corners.",
        ]
        hint = f"What must {b} and {c} get together, so that they don't object?"
    else:
        explain = [
            f"{me} and {b} could make {with_b}, so {c} gets at most {whole} − {with_b} = {whole - with_b}. In the same "
            f"way {b} gets at most "
            f"{whole} − {with_c} = {whole - with_c}.",
            f"That leaves at least {whole} − {whole - with_b} − {whole - with_c} = {minus(without)} for {me}, and at "
            f"least 0, which {me} makes "
            f"alone. The least is **{answer}**, at a corner of the core.",
        ]
        hint = f"What is the most that {b} can get, and that {c} can get? What is left for {me}?"
    return problem(
        f"Three players make nothing alone, and coalitions make:\n\n{table(worths, GROUPS[3:])}\n\nThe core isn't empty. What is the "
        f"{'most' if greatest else 'least'} that {me} can get in the core?",
        "number",
        [str(answer)],
        [
            [str(min(at_corners) if greatest else max(at_corners)), f"That's the {'least' if greatest else 'most'} "
                f"that {me} can get in the core."],
            [str(whole), f"Then {b} and {c} get nothing together, and they object, because they could make {both}."],
            [str(both), f"That's what {b} and {c} can make. What is left for {me}?"],
            [str(max(with_b, with_c)), f"A pair makes that together, but {me} can't keep all of it."],
            ["0", f"If {me} gets nothing, the other two divide {whole}. Does one of them then get so little that a pair objects?"],
            [str(without), f"{me} makes 0 alone, so no proposal in the core pays {me} less."],
        ],
        explain,
        [[worths[group] for group in GROUPS[3:]], me, int(greatest)],
        hint,
    )  # fmt: skip
