"""The story of fictitious play, with each player's choices so far, the best replies to those choices, and the two bounds on the value."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from cgbook.pictures.frame import card
from cgbook.pictures.ink import FIELD, LINE, N_INK, NARROW, P_INK, PAD, SOFT, keyed, text
from cgbook.strategic import fictitious_play, solve
from cgbook.strategic.matrices import Table, matrix
from cgkit.checks import check_int, check_list
from cgkit.wording import minus

MOST_SIDE, MOST_ROUNDS = 4, 10_000
ROUNDS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100, 1_000, 10_000)
CELL, NAME, TOP = (64, 34), 24, 58


def fictitious_play_frames(
    table: Table, rounds: Sequence[int] = ROUNDS, rows: str = "ABCD", columns: str = "uvwx"
) -> list[tuple[str, str]]:
    """Return the frames of a story that shows fictitious play after each given number of rounds.

    >>> print(fictitious_play_frames([[1, -1], [-1, 1]], [0, 1, 2])[2][1])
    2 rounds. A is the best reply to the columns so far, and v to the rows. The rows pay at least −1, and the columns cost at most 0.

    Parameters
    ----------
    table : payoff matrix of the first player, at most 4 rows of 4 exact numbers.
    rounds : numbers of rounds from 0 to 10,000, one for each frame.
    rows, columns : letters for the rows and the columns.

    Raises
    ------
    ValueError : if the matrix is larger than this, or a number of rounds is out of range.
    """
    game = matrix(table)
    if max(game.shape) > MOST_SIDE:
        raise ValueError(f"the story shows at most {MOST_SIDE} rows and columns, got {game.shape[0]} × {game.shape[1]}")
    each = [check_int(n, "rounds", 0, MOST_ROUNDS) for n in check_list(rounds, "rounds", 100)]
    run = fictitious_play(game, max(each, default=0) + 1)
    value, flat = solve(game).value, [entry for row in game for entry in row]
    names = rows[: game.shape[0]], columns[: game.shape[1]]
    frames = []
    for n in each:
        i, j = run.chosen[n]
        counts = [[sum(cell[side] == k for cell in run.chosen[:n]) for k in range(game.shape[side])] for side in (0, 1)]
        bounds = run.bounds[n - 1] if n else None
        shapes = [*_table(game.rows, names, counts, (i, j)), *_scale(_below(game.rows), flat, value, bounds)]
        label = f"After {n:,} rounds, rows chosen {_list(names[0], counts[0])}; columns {_list(names[1], counts[1])}"
        frames.append(
            (card(label, _below(game.rows) + 90, shapes, width=NARROW), _said(n, names[0][i], names[1][j], bounds))
        )
    return frames


def _said(n: int, row: str, column: str, bounds: tuple[Fraction, Fraction] | None) -> str:
    if bounds is None:
        return f"Nobody has played yet. The players can begin anywhere, here with {row} against {column}."
    low, high = (_short(bound) for bound in bounds)
    return (
        f"{n:,} {'round' if n == 1 else 'rounds'}. {row} is the best reply to the columns so far, and {column} to the"
        f" rows. The rows pay at least {low}, and the columns cost at most {high}."
    )


def _table(
    entries: Sequence[Sequence[Fraction]], names: tuple[str, str], counts: list[list[int]], next_: tuple[int, int]
) -> list[str]:
    """Return the picture of the matrix, with a count beside each row and below each column, and the next choices marked."""
    wide, tall = CELL
    left, right, bottom = PAD + NAME, PAD + NAME + wide * len(names[1]) + 12, TOP + tall * len(names[0]) + 8
    shapes = []
    for i, row in enumerate(entries):
        for j, entry in enumerate(row):
            x, y = left + wide * j, TOP + tall * i
            shapes.append(f'<rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="{FIELD}" stroke="{LINE}"/>')
            shapes.append(text(x + wide / 2, y + 23, _short(entry), anchor="middle"))
    for i, name in enumerate(names[0]):
        y = TOP + tall * i + 23
        shapes.append(text(left - 12, y, name, anchor="end", bold=True))
        shapes += keyed(f"row {i}", text(right, y, f"{counts[0][i]:,} ×", fill=SOFT))
    for j, name in enumerate(names[1]):
        middle = left + wide * (j + 0.5)
        shapes.append(text(middle, TOP - 10, name, anchor="middle", bold=True))
        shapes += keyed(
            f"column {j}", text(middle, bottom + 12, f"{counts[1][j]:,} ×", size=13, fill=SOFT, anchor="middle")
        )
    y, x = TOP + tall * next_[0], left + wide * next_[1]
    edge = 'fill="none" stroke-width="3"'
    across, down = wide * len(names[1]), tall * len(names[0])
    shapes += keyed("next row", f'<rect x="{left}" y="{y}" width="{across}" height="{tall}" {edge} stroke="{P_INK}"/>')
    shapes += keyed(
        "next column",
        f'<rect x="{x}" y="{TOP}" width="{wide}" height="{down}" {edge} stroke="{N_INK}" stroke-dasharray="5 4"/>',
    )
    return [*shapes, text(PAD, 26, "Framed: the best replies, which come next.", size=13, fill=SOFT)]


def _below(rows: Sequence[object]) -> int:
    """Return the y-coordinate below the matrix and its counts."""
    return TOP + CELL[1] * len(rows) + 30


def _scale(
    top: float, entries: Sequence[Fraction], value: Fraction, bounds: tuple[Fraction, Fraction] | None
) -> list[str]:
    """Return the picture of a scale from the smallest entry to the largest, with the value and the two bounds."""
    least, most = min(entries), max(entries)
    y, left, width = top + 42, PAD + 20, NARROW - 2 * PAD - 40
    span = most - least or Fraction(1)

    def place(number: Fraction) -> float:
        return left + width * float((number - least) / span)

    low, high = (place(bound) for bound in bounds or (least, most))
    ends = [
        text(place(end), y + 26, _short(end), size=13, fill=SOFT, anchor="middle")
        for end in dict.fromkeys((least, most))
    ]
    bar = (
        f'<rect x="{low:.1f}" y="{y - 8}" width="{max(high - low, 2):.1f}" height="16" fill="{P_INK}" opacity="0.35"/>'
    )
    mark = f'<path d="M{place(value):.1f} {y - 14}v28" stroke="{N_INK}" stroke-width="3"/>'
    return [
        f'<path d="M{left} {y}h{width}" stroke="{SOFT}"/>',
        *ends,
        *keyed("bounds", bar),
        mark,
        text(place(value), y - 20, f"value {_short(value)}", size=13, anchor="middle"),
    ]


def _short(number: Fraction) -> str:
    """Return a number for readers: a fraction, or two decimals if the fraction is long."""
    return minus(number) if number.denominator < 100 else minus(f"{float(number):.2f}")


def _list(names: str, counts: list[int]) -> str:
    return ", ".join(f"{name} {count:,} times" for name, count in zip(names, counts, strict=True))
