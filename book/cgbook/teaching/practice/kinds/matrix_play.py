"""Problems on matrix games: a saddle point, the odds of a mix, and a matrix that shrinks to two rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.wording import joined, minus

TITLE = "Matrix games"
PAGES = ["11-zero-sum"]
ROWS, COLUMNS = "ABC", "uvwx"  # names as on the boards
PAID = "The column player pays the row player the number where the chosen row and column cross."


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        rows = [[0]]
        while len(rows) < 2 or max(minima(rows)) != min(maxima(rows)):
            wide = chance.between(3, 4)
            rows = [[chance.between(-9, 9) for _ in range(wide)] for _ in range(3)]
        return saddle(rows)
    square = [[0, 0], [0, 0]]
    while max(minima(square)) == min(maxima(square)):
        square = [[chance.between(-9, 9) for _ in range(2)] for _ in range(2)]
    return two_by_two(square) if level == 2 else shrinking(square, chance)


def minima(rows: list[list[int]]) -> list[int]:
    return [min(row) for row in rows]


def maxima(rows: list[list[int]]) -> list[int]:
    return [max(column) for column in zip(*rows, strict=True)]


def shown(rows: list[list[int]]) -> str:
    """Return the matrix as a table."""
    wide = len(rows[0])
    lines = [f"| | {' | '.join(COLUMNS[:wide])} |", f"|---|{'---|' * wide}"]
    lines += [f"| {name} | {' | '.join(map(minus, row))} |" for name, row in zip(ROWS, rows, strict=False)]
    return "\n".join(lines)


def numbers(values: list[int]) -> str:
    return joined(map(minus, values))


def saddle(rows: list[list[int]]) -> Problem:
    low, high = minima(rows), maxima(rows)
    value = max(low)
    entries = [entry for row in rows for entry in row]
    tops = [max(row) for row in rows]
    bottoms = [min(column) for column in zip(*rows, strict=True)]
    i, j = low.index(value), high.index(value)
    return problem(
        f"{PAID}\n\n{shown(rows)}\n\nWhat is the value of this game?",
        "number",
        [str(value)],
        [
            [
                str(max(entries)),
                "That's the greatest payment in the table, but the column player need not allow it.",
            ],
            [
                str(min(tops)),
                "That's the least of the rows' *maxima*. The row player must look at each row's minimum.",
            ],
            [
                str(max(bottoms)),
                "That's the greatest of the columns' *minima*. The column player must look at each column's maximum.",
            ],
            [
                str(min(low)),
                "That's the worst of the rows' minima. The row player chooses the row with the *best* minimum.",
            ],
            [
                str(max(high)),
                "That's the worst of the columns' maxima. The column player chooses the column with the *least* maximum.",
            ],
            [str(-value), "The value is the row player's payoff. Check the sign."],
        ],
        [
            f"The minima of the rows are {numbers(low)}. The greatest is {minus(value)}, which row {ROWS[i]} guarantees.",
            f"The maxima of the columns are {numbers(high)}. The least is {minus(value)}, and column {COLUMNS[j]} allows no more.",
            f"The two are equal, so this is a saddle point and the value is **{minus(value)}**.",
        ],
        [rows],
        "Compare the greatest of the rows' minima with the least of the columns' maxima.",
    )


def reduced(a: int, b: int) -> tuple[int, int]:
    return Fraction(a, b).as_integer_ratio()


def odds(square: list[list[int]]) -> list[int]:
    """Return the proportions for playing two rows; each is the difference of the entries in the other row."""
    (a, b), (c, d) = square
    return [abs(c - d), abs(a - b)]


def inner(n: int) -> str:
    """Return a number for use within a formula."""
    return str(n) if n >= 0 else f"({minus(n)})"


def worked(square: list[list[int]], rows: Sequence[str], columns: Sequence[str]) -> list[str]:
    (a, b), (c, d) = square
    first, second = odds(square)
    p, q = reduced(first, second)
    pays = [minus(Fraction(p * up + q * down, p + q)) for up, down in zip(*square, strict=True)]
    return [
        f"There's no saddle point. Each row is played in proportion to the difference in the *other* row: row {rows[0]} by"
        f" |{minus(c)} − {inner(d)}| = {first}, row {rows[1]} by |{minus(a)} − {inner(b)}| = {second}. In lowest terms, that's {p} to {q}.",
        f"Check: column {columns[0]} pays ({p} · {inner(a)} + {q} · {inner(c)}) / {p + q} = {pays[0]}, and column {columns[1]} pays"
        f" ({p} · {inner(b)} + {q} · {inner(d)}) / {p + q} = {pays[1]}: both the value, {pays[0]}.",
    ]


def two_by_two(square: list[list[int]]) -> Problem:
    (a, b), (c, d) = square
    first, second = odds(square)
    p, q = reduced(first, second)
    across = reduced(abs(b - d), abs(a - c))
    return problem(
        f"{PAID}\n\n{shown(square)}\n\nIn what proportion does the row player mix the rows to be sure of the value? "
        "Write whole numbers without a common divisor, such as `3, 4` for 3/7 and 4/7.",
        "list",
        [commas([p, q])],
        [
            [
                commas([q, p]),
                "It's the other way round. Each row is played in proportion to the difference in the *other* row.",
            ],
            [commas([first, second]), "The ratio is right. Divide both numbers by their common divisor."],
            [commas(across), "Those are the odds of the columns. Look at the differences within the rows."],
            [commas(across[::-1]), "Look at differences within the rows, not within the columns."],
            [
                "1,1",
                "Half and half pays more against one column than against the other, so your opponent chooses the one that's worse for you.",
            ],
        ],
        [*worked(square, ROWS, COLUMNS), f"The answer is **{p}, {q}**."],
        [square],
        "Mix the rows so that both columns pay the same.",
        many=2,
    )


def shrinking(square: list[list[int]], chance: Chance) -> Problem:
    beaten_by = chance.below(2)
    worse_than = chance.below(2)
    rows = [[*row, row[worse_than] + chance.between(1, 4)] for row in square]
    rows.append([entry - chance.between(1, 4) for entry in rows[beaten_by]])
    down, across = chance.sample(range(3), 3), chance.sample(range(3), 3)
    mixed = [[rows[i][j] for j in across] for i in down]
    p, q = reduced(*odds(square))
    weights, swapped = [p, q, 0], [q, p, 0]
    out, better = down.index(2), down.index(beaten_by)
    gone, cheaper = across.index(2), across.index(worse_than)
    # remaining rows and columns, in the same order as in the table
    kept_rows = [i for i in range(3) if i != out]
    kept_columns = [j for j in range(3) if j != gone]
    left = [[mixed[i][j] for j in kept_columns] for i in kept_rows]
    return problem(
        f"{PAID}\n\n{shown(mixed)}\n\nIn what proportion does the row player mix the three rows to be sure of the value? Write whole"
        " numbers without a common divisor, such as `3, 0, 4`.",
        "list",
        [commas(weights[i] for i in down)],
        [
            [
                commas(swapped[i] for i in down),
                "These are the right two rows, but the other way round. Each is played in proportion to the difference in the other.",
            ],
            ["1,1,1", "One of the rows is worse than another against every column, so it's never played."],
            [
                commas(0 if i == 2 else 1 for i in down),
                "These are the right two rows. Now mix them so that both remaining columns pay the same.",
            ],
        ],
        [
            f"Row {ROWS[out]} pays less than row {ROWS[better]} in every column, so strike it out. In the rest, "
            f"column {COLUMNS[gone]} costs more than column {COLUMNS[cheaper]} in both rows, so strike it out as "
            "well.",
            *worked(left, [ROWS[i] for i in kept_rows], [COLUMNS[j] for j in kept_columns]),
            f"The answer is **{', '.join(str(weights[i]) for i in down)}**.",
        ],
        [mixed],
        "Is one row worse than another everywhere? And then one column? Strike them out, and mix the rest.",
        many=3,
    )
