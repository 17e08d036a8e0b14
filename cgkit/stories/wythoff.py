"""Stories of chapter 5, told in pictures: the sieve that finds the cold squares, and two sequences that share the numbers."""

from __future__ import annotations

from cgkit.errors import wanted, whole_number
from cgkit.numbers.beatty import Surd
from cgkit.numbers.cold_pairs import cold_pair
from cgkit.pictures.frame import card
from cgkit.pictures.ink import INK, LINE, N_INK, ON_P, P_INK, PAD, SOFT, WIDTH, text
from cgkit.pictures.queens import queens_board

__all__ = ["beatty_frames", "sieve_frames"]

MOST_SIDE = 60  # squares, or integers, in a picture


def sieve_frames(side: int) -> list[tuple[str, str]]:
    """Return the frames of a story: cold squares of a board are found one pair at a time, and the lines to them struck out.

    >>> for picture, words in sieve_frames(4): print(words)
    An empty board. From the corner there is no move: it is a P-position.
    (0, 0) is P. Every square on the lines from it is N: from there the queen reaches it in one move.
    (1, 2) and (2, 1) are the first squares that no line has met: P. Strike out their lines.

    Parameters
    ----------
    side : how many columns and rows the board has.
    """
    whole_number(side, "sides of a board", 1, MOST_SIDE)
    pairs: list[tuple[int, int]] = []
    while cold_pair(len(pairs))[1] < side:
        pairs.append(cold_pair(len(pairs)))
    frames = []
    for told in range(len(pairs) + 1):
        cold = sorted({square for a, b in pairs[:told] for square in ((a, b), (b, a))})
        shapes, below = queens_board(side, side, PAD, cold=cold)
        named = ", ".join(str(square) for square in cold) or "none yet"
        frames.append(
            (card(f"A board of {side} by {side} squares; P-positions: {named}", below, shapes), _told(pairs, told))
        )
    return frames


def _told(pairs: list[tuple[int, int]], told: int) -> str:
    if told == 0:
        return "An empty board. From the corner there is no move: it is a P-position."
    if told == 1:
        return "(0, 0) is P. Every square on the lines from it is N: from there the queen reaches it in one move."
    a, b = pairs[told - 1]
    which = "first" if told == 2 else "next"
    return f"({a}, {b}) and ({b}, {a}) are the {which} squares that no line has met: P. Strike out their lines."


def beatty_frames(*numbers: Surd, most: int = 13) -> list[tuple[str, str]]:
    """Return the frames of a story: the multiples of each number and of its partner on a line, one between any two integers.

    >>> from cgkit import golden
    >>> ((picture, words),) = beatty_frames(golden, most=9)
    >>> words
    'α = (1 + √5) / 2: 1, 3, 4, 6, 8, 9. β = (3 + √5) / 2: 2, 5, 7. Each number from 1 to 9 is met once.'

    Parameters
    ----------
    numbers : irrational numbers above 1.
    most : the last integer on the line.
    """
    whole_number(most, "the last integers of a line", 1, MOST_SIDE)
    return [_line(one, wanted(Surd, one, "golden").partner(), most) for one in numbers]


def _line(alpha: Surd, beta: Surd, most: int) -> tuple[str, str]:
    unit = (WIDTH - 2 * PAD - 40) / (most + 1)
    middle, left = 80.0, PAD + 34

    def at(value: float) -> float:
        return left + unit * value

    shapes = [f'<path d="M{at(0):g} {middle:g}H{at(most + 1):.1f}" stroke="{SOFT}" stroke-width="1.5"/>']
    for n in range(most + 2):
        shapes.append(f'<path d="M{at(n):.1f} 16V144" stroke="{LINE}"/>')
        if n <= most:
            shapes.append(text(at(n + 0.5), 168, str(n), size=17, fill=INK, anchor="middle", bold=True))
    met = []
    for name, one, y, up, colour in (("α", alpha, 40, -1, P_INK), ("β", beta, 120, 1, N_INK)):
        shapes.append(text(PAD + 2, y + 5, name, size=22, fill=colour, bold=True))
        floors = [floor for n in range(1, most + 1) if (floor := one.floor(n)) <= most]
        met.append(floors)
        for n in range(1, len(floors) + 1):
            x = at(n * float(one))
            shapes.append(f'<path d="M{x:.1f} {middle:g}V{y:g}" stroke="{colour}" stroke-width="2"/>')
            face = (
                f'<circle cx="{x:.1f}" cy="{y}" r="14" fill="{colour}"/>' if up < 0 else
                f'<rect x="{x - 13:.1f}" y="{y - 13}" width="26" height="26" fill="{colour}"/>'
            )  # fmt: skip
            shapes += [face, text(x, y + 6, str(n), size=16, fill=ON_P, anchor="middle")]
    first, second = (", ".join(map(str, floors)) for floors in met)
    words = f"α = {alpha}: {first}. β = {beta}: {second}. Each number from 1 to {most} is met once."
    label = (
        f"A line from 0 to {most + 1}. Multiples of α stand above it, those of β below; "
        "from 1 on, each stretch between two integers holds one"
    )
    return card(label, 182, shapes), words
