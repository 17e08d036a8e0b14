"""A simultaneous choice, drawn as a tree whose ends then move into the cells of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, ON_CHIP, PAD, SHEET, SOFT, keyed, text
from cgbook.strategic.matrices import Matrix
from cgkit.checks import check_ints, check_list, short_repr

ACROSS = 440  # width of the picture, small enough that its words can be read on a phone
ROOT, FORK, ENDS = 40, 112, 206  # y-coordinates of the first choice, the second choice and the ends in the tree
CELL, ROW, TOP = 84, 46, 60  # width of a cell, height of a row, and top of the table
MOST, LONGEST, RADIUS, STEP = 4, 10, 15, 15


def form_frames(plans: Sequence[str], pays: Sequence[Sequence[Any]], chosen: Sequence[int]) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`, that turns a tree into a table of plans.

    >>> for _, said in form_frames(["heads", "tails"], [[1, -1], [-1, 1]], (0, 1)):
    ...     print(said)
    You choose first, but your opponent doesn't see what. The dashed line surrounds the places that look the same to your opponent.
    You plan heads, and your opponent plans tails. The two plans meet in one end, where you get −1.
    Every end moves into the row of your plan and the column of your opponent's plan. The tree has become a table.

    Parameters
    ----------
    plans : 2 to 4 words of at most 10 letters, which are each player's choices.
    pays : what you get, with a row for each of your choices and a column for each of your opponent's.
    chosen : numbers of the two choices that the second frame follows, counted from 0.

    Raises
    ------
    ValueError : if a word is too long, or `pays` doesn't have one row and one column for each choice.
    """
    names = check_list(plans, "plans", MOST)
    if any(not isinstance(name, str) or not 1 <= len(name) <= LONGEST for name in names):
        raise ValueError(f"plans must be words of 1 to {LONGEST} letters, got {short_repr(names)}")
    matrix = Matrix(pays)
    rows = matrix.rows
    if len(names) < 2 or matrix.shape != (len(names), len(names)):
        raise ValueError(f"pays must have a row and a column for each of 2 to {MOST} plans, got {short_repr(pays)}")
    steps = check_ints(chosen, "choices", 0, len(names) - 1)
    if len(steps) != 2:
        raise ValueError(f"there must be a choice for each of two players, got {short_repr(chosen)}")
    mine, theirs = steps
    got = _signed(rows[mine][theirs])
    return [
        (
            _tree(names, rows, None),
            "You choose first, but your opponent doesn't see what. "
            "The dashed line surrounds the places that look the same to your opponent.",
        ),
        (
            _tree(names, rows, (mine, theirs)),
            f"You plan {names[mine]}, and your opponent plans {names[theirs]}. "
            f"The two plans meet in one end, where you get {got}.",
        ),
        (
            _table(names, rows, (mine, theirs)),
            "Every end moves into the row of your plan and the column of your opponent's plan. "
            "The tree has become a table.",
        ),
    ]


def _signed(pay: Any) -> str:
    return str(pay).replace("-", "−")


def _end(i: int, j: int, x: float, y: float, pay: Any, lit: bool) -> list[str]:
    fill, edge = (CHIP, EDGE) if lit else (FIELD, SOFT)
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="{RADIUS}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>'
    number = text(x, y + 5, _signed(pay), size=15, fill=ON_CHIP if lit else INK, anchor="middle", bold=lit)
    return keyed(f"end {i} {j}", disc, number)


def _tree(names: list[str], rows: Any, path: tuple[int, int] | None) -> str:
    n = len(names)
    wide = (ACROSS - 2 * PAD) / n
    forks = [(PAD + wide * (i + 0.5), FORK) for i in range(n)]
    ends = {(i, j): (forks[i][0] + (j - (n - 1) / 2) * wide / n, ENDS) for i in range(n) for j in range(n)}
    middle = ACROSS / 2
    shapes = [
        f'<rect x="{forks[0][0] - 17:g}" y="{FORK - 17}" width="{forks[-1][0] - forks[0][0] + 34:g}" height="34" rx="17" '
        f'fill="none" stroke="{SOFT}" stroke-width="1.5" stroke-dasharray="5 5"/>'
    ]
    words = []
    for i, (x, y) in enumerate(forks):
        lit = path is not None and path[0] == i
        shapes += keyed(f"mine {i}", _branch(middle, ROOT, x, y, lit))
        at, side = ((middle + x) / 2, "end") if x < middle - 1 else ((middle + x) / 2 + 10, "start")
        words.append(_name(f"row {i}", at, (ROOT + y) / 2 + (4 if x == middle else -4), names[i], lit, anchor=side))
        for j in range(n):
            a, b = ends[i, j]
            shapes += keyed(f"theirs {i} {j}", _branch(x, y, a, b, path == (i, j)))
            below = b + RADIUS + 17 + STEP * (j % 2)  # names of neighbouring ends would overlap on one line
            words.append(_name(f"column {i} {j}", a, below, names[j], path == (i, j), size=12))
    shapes.append(f'<circle cx="{middle:g}" cy="{ROOT}" r="9" fill="{INK}"/>')
    shapes += [
        f'<circle cx="{x:g}" cy="{y}" r="8" fill="{SHEET}" stroke="{INK}" stroke-width="2.5"/>' for x, y in forks
    ]
    shapes += [
        text(middle, ROOT - 16, "you", size=14, fill=SOFT, anchor="middle"),
        text(PAD, FORK - 26, "your opponent", size=14, fill=SOFT),
    ]
    for (i, j), (x, y) in ends.items():
        shapes += _end(i, j, x, y, rows[i][j], path == (i, j))
    told = "" if path is None else f"; the way along {names[path[0]]} and {names[path[1]]} is marked"
    return card(
        f"A tree with {n * n} ends{told}",
        ENDS + 52 + STEP,
        [*shapes, *(part for each in words for part in each)],
        width=ACROSS,
    )


def _table(names: list[str], rows: Any, cell: tuple[int, int]) -> str:
    n = len(names)
    left = (ACROSS - CELL * n + CELL) / 2
    shapes = [
        text(left - 16, TOP - 36, "you", size=14, fill=SOFT, anchor="end"),
        text(left + CELL * n / 2, TOP - 36, "your opponent", size=14, fill=SOFT, anchor="middle"),
    ]
    for i in range(n + 1):
        shapes.append(
            f'<path d="M{left:g} {TOP + i * ROW}h{CELL * n}M{left + i * CELL:g} {TOP}v{ROW * n}" stroke="{LINE}"/>'
        )
    for i in range(n):
        y = TOP + ROW * (i + 0.5)
        shapes += _name(f"row {i}", left - 16, y + 5, names[i], cell[0] == i, anchor="end")
        shapes += _name(f"column {cell[0]} {i}", left + CELL * (i + 0.5), TOP - 10, names[i], cell[1] == i)
        for j in range(n):
            shapes += _end(i, j, left + CELL * (j + 0.5), y, rows[i][j], cell == (i, j))
    return card(f"A table with {n} rows and {n} columns", TOP + ROW * n + 30, shapes, width=ACROSS)


def _branch(a: float, b: float, x: float, y: float, lit: bool) -> str:
    return f'<path d="M{a:g} {b:g}L{x:g} {y:g}" stroke="{INK if lit else LINE}" stroke-width="{4 if lit else 1.8}"/>'


def _name(key: str, x: float, y: float, words: str, lit: bool, *, size: int = 14, anchor: str = "middle") -> list[str]:
    return keyed(key, text(x, y, words, size=size, fill=INK if lit else SOFT, anchor=anchor, bold=lit))
