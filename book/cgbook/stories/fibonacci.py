"""A game of Fibonacci nim, told as a story: the winner always takes the smallest part, the other takes what one likes."""

from __future__ import annotations

from collections.abc import Iterable

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, PAD, SOFT, WIDTH, keyed, text
from cgkit.doors import check_int, check_ints, short_repr
from cgkit.rulesets.dynamic import zeckendorf

__all__ = ["smallest_part_frames"]

MOST_CHIPS = 34  # in a picture
TOP, HIGH, STEP = 44.0, 32.0, 21.0  # of the chips; small, so that they can be seen on a phone


def smallest_part_frames(chips: int, answers: Iterable[int]) -> list[tuple[str, str]]:
    """Return the frames of a story: Fibonacci nim, won by taking the smallest part of the Zeckendorf sum each time.

    >>> for picture, words in smallest_part_frames(12, (2, 1)): print(words)
    12 = 8 + 3 + 1. You may take up to 11. Take the smallest part, 1.
    11 = 8 + 3 is left, and your opponent may take up to 2: the smallest part, 3, is out of reach.
    Your opponent takes 2. That leaves 9 = 8 + 1, and you may take up to 4: the smallest part, 1, is in reach again. Take it.
    8 is left, and your opponent may take up to 2: the only part, 8, is out of reach.
    Your opponent takes 1. That leaves 7 = 5 + 2, and you may take up to 2: the smallest part, 2, is in reach again. Take it.
    5 is left, and your opponent may take up to 4: the only part, 5, is out of reach.

    Parameters
    ----------
    chips : how many at the start, an integer up to 34 that is no Fibonacci number.
    answers : what the opponent takes, move by move.

    Raises
    ------
    ValueError : if the first player cannot win, or if an answer is not legal.
    """
    left = check_int(chips, "chips", 1, MOST_CHIPS)
    if left in zeckendorf(left):
        raise ValueError(f"from a Fibonacci number the first player cannot win, got {short_repr(chips)}")
    limit = left - 1
    smallest = zeckendorf(left)[-1]
    words = f"{_sum(left)}. You may take up to {limit}. Take the smallest part, {smallest}."
    frames = [(_picture(chips, left, limit, 0), words)]
    left, limit = left - smallest, 2 * smallest
    frames.append((_picture(chips, left, limit, smallest), _out_of_reach(left, limit)))
    for answer in check_ints(answers, "answers", 1):
        if answer > min(left, limit):
            raise ValueError(f"your opponent may take up to {min(left, limit)} here, got {short_repr(answer)}")
        left, limit = left - answer, 2 * answer
        smallest = zeckendorf(left)[-1]
        words = (
            f"Your opponent takes {answer}. That leaves {_sum(left)}, and you may take up to {limit}: "
            f"{_smallest(left)}, is in reach again. Take it."
        )
        frames.append((_picture(chips, left, limit, answer), words))
        left, limit = left - smallest, 2 * smallest
        frames.append((_picture(chips, left, limit, smallest), _out_of_reach(left, limit)))
    return frames


def _sum(number: int) -> str:
    parts = zeckendorf(number)
    return f"{number} = {' + '.join(map(str, parts))}" if len(parts) > 1 else str(number)


def _smallest(number: int) -> str:
    parts = zeckendorf(number)
    return f"the {'smallest' if len(parts) > 1 else 'only'} part, {parts[-1]}"


def _out_of_reach(left: int, limit: int) -> str:
    if not left:
        return "You have taken the last chip."
    return f"{_sum(left)} is left, and your opponent may take up to {limit}: {_smallest(left)}, is out of reach."


def _picture(chips: int, left: int, limit: int, taken: int) -> str:
    """The chips in their parts, the smallest at the right; what was just taken, dashed; how far one may take, below."""
    step = min(STEP, (WIDTH - 2 * PAD) / chips)
    radius, middle = 0.36 * step, TOP + HIGH / 2
    shapes: list[str] = []
    at = 0
    for nth, part in enumerate(zeckendorf(left)):
        x, width = PAD + step * at, step * part
        heavy = at + part == left
        shapes += keyed(
            f"part {nth}",
            f'<rect x="{x + 1.5:g}" y="{TOP:g}" width="{width - 3:g}" height="{HIGH:g}" rx="8" fill="{FIELD}" '
            f'stroke="{INK if heavy else LINE}" stroke-width="{2.5 if heavy else 1.5:g}"/>',
            text(x + width / 2, TOP - 12, str(part), size=18, anchor="middle", bold=heavy),
        )
        at += part
    for i in range(left + taken):
        look = f'fill="{CHIP}" stroke="{EDGE}"' if i < left else f'fill="none" stroke="{SOFT}" stroke-dasharray="3 3"'
        x = PAD + step * (i + 0.5)
        shapes += keyed(f"chip {i}", f'<circle cx="{x:.1f}" cy="{middle:g}" r="{radius:.1f}" {look}/>')
    if left:
        reach = min(limit, left)
        start, end, below = PAD + step * (left - reach) + 2, PAD + step * left - 2, TOP + HIGH + 8
        way = f"M{start:g} {below:g}v8H{end:g}v-8"
        shapes += keyed(
            "reach", f'<path d="{way}" fill="none" stroke="{SOFT}" stroke-width="2" stroke-dasharray="5 3"/>'
        )
        words, room = f"up to {limit} may be taken", 160
        place, anchor = (end, "end") if end > room else (PAD, "start")
        shapes += keyed("limit", text(place, below + 26, words, size=15, fill=SOFT, anchor=anchor))
    parts = " and ".join(map(str, zeckendorf(left))) or "none"
    return card(
        f"{left} chips, in parts of {parts}; up to {limit} may be taken",
        TOP + HIGH + 46,
        shapes,
        width=max(2 * PAD + step * chips, 240),
    )
