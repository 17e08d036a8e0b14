"""Problems on Tartan games: the value of a board, and moves in Turning Corners."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import COIN_GAMES, commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_field import nim_product
from cgkit.numbers.nim_sums import nim_sum
from cgkit.wording import joined

TITLE = "Tartan moves"
PAGES = ["08-tartan"]
CORNERS = (
    "A move turns the four corners of a rectangle. The corner furthest down and furthest right goes from heads to "
    "tails. The player who can't move loses."
)


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        down, across = chance.between(0, 2), chance.between(0, 2)
        return worth_of(down, across, heads_below(9, 2, chance))
    while True:
        heads = heads_below(10, 2, chance) if level == 2 else heads_below(16, 3, chance)
        if nim_sum(*(nim_product(r, c) for r, c in heads)):
            return corners(heads)


def heads_below(size: int, many: int, chance: Chance) -> list[list[int]]:
    """Return heads on different places, in reading order, with none in row or column 0."""
    places = chance.sample(range((size - 1) * (size - 1)), many)
    return [[place // (size - 1) + 1, place % (size - 1) + 1] for place in sorted(places)]


def places(heads: list[list[int]]) -> str:
    return joined([f"({r}, {c})" for r, c in heads])


def worth_of(down: int, across: int, heads: list[list[int]]) -> Problem:
    rows, columns = COIN_GAMES[down], COIN_GAMES[across]
    pairs = [(rows.coin_theory(r), columns.coin_theory(c)) for r, c in heads]
    values = [nim_product(x, y) for x, y in pairs]
    worth = nim_sum(*values)
    lines = [f"({r}, {c}): {x} ⊗ {y} = {nim_product(x, y)}" for (r, c), (x, y) in zip(heads, pairs, strict=True)]
    ordinary = [x * y for x, y in pairs]
    return problem(
        f"{rows.title} × {columns.title} is played on a board: rows follow {rows.title}, columns {columns.title}."
        f" Heads lie at {places(heads)}, each given by row and column. What is the board worth?",
        "number",
        [str(worth)],
        [
            [str(nim_sum(*ordinary)), f"Those are ordinary products, {joined(ordinary)}. By the Tartan theorem, you need *nim* products."],
            [str(sum(values)), f"The heads are worth {joined(values)}. Add them without carrying."],
            [str(nim_sum(*(nim_product(r, c) for r, c in heads))), "Those are products of the coins' numbers. First find what each coin "
                "is worth in its row, because coin n is worth n only in Turning Turtles."],
            [str(nim_sum(*(x ^ y for x, y in pairs))), "A product of games isn't a sum. Multiply the two values."],
            [str(max(values)), "That's only one of the heads. Both count."],
            [str(min(values)), "That's only one of the heads. Both count."],
        ],
        [
            f"A head at (r, c) is worth the nim product of what coin r is worth in {rows.title} and coin c in {columns.title}.",
            f"{'; '.join(lines)}.",
            f"Together {' ⊕ '.join(map(str, values))} = **{worth}**.",
        ],
        [down, across, heads],
        "By the Tartan theorem, each head is worth the nim product of two coins; then nim-add the heads.",
    )  # fmt: skip


def corners(heads: list[list[int]]) -> Problem:
    values = [nim_product(r, c) for r, c in heads]
    total = nim_sum(*values)
    good = [
        [up, r, left, c]
        for r, c in heads
        for up in range(r)
        for left in range(c)
        if nim_product(r ^ up, c ^ left) == total
    ]
    up, r, left, c = good[0]
    likely = [
        [
            commas([0, row, 0, column]),
            f"That takes away the head at ({row}, {column}), worth {value}. You must take away the nim-sum of all the heads, {total}.",
        ]
        for (row, column), value in zip(heads, values, strict=True)
    ]
    likely += [
        [commas([b, a, d, c]), "These are the right lines. Write the smaller number first in both pairs."]
        for a, b, c, d in good
    ]
    return problem(
        f"Turning Corners, with rows and columns counted from 0. Heads lie at {places(heads)}, each given by row "
        f"and column. {CORNERS} Find a move that wins. Give its two rows and its two columns, the smaller first, such as "
        "`0, 3, 1, 2`.",
        "list",
        [commas(move) for move in good],
        likely,
        [
            f"A head at (r, c) is worth r ⊗ c. These heads are worth {joined(values)}, together {total}.",
            f"The corners of rows a < r and columns b < c are worth (a ⊕ r) ⊗ (b ⊕ c) together, which has to be {total}.",
            f"For the head at ({r}, {c}), rows {up} and {r} and columns {left} and {c} work: ({up} ⊕ {r}) ⊗ ({left} ⊕ {c}) = {up ^ r} ⊗"
            f" {left ^ c} = {total}. The move **{up}, {r}, {left}, {c}** wins"
            + (f", one of {len(good)} moves that do." if len(good) > 1 else ", and no other move does."),
        ],
        [heads],
        f"The heads are worth r ⊗ c each, together {total}. Which rectangle, with a head as its last corner, is worth {total}?",
        many=4,
    )  # fmt: skip
