"""Numbers shown by cards with 1, 2, 4, 8, …, where each number is the sum of its face-up cards, and equal cards of two numbers cancel."""

from __future__ import annotations

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, ON_CHIP, PAD, SOFT, box, text
from cgkit.numbers.nim_sums import nim_sum
from cgkit.wording import joined

CARD, HIGH, LEFT = 58, 40, PAD + 84


def cards_picture(*numbers: int) -> str:
    """Draw numbers as cards with pairs struck out, and below a line the cards that are left, which show the nim-sum.

    >>> cards_picture(13, 11).count("stroke-dasharray")
    4
    """
    powers = [1 << bit for bit in range(max(numbers).bit_length() - 1, -1, -1)]
    pairs = {power: sum(1 for number in numbers if number & power) // 2 * 2 for power in powers}
    right, total, shapes = LEFT + (CARD + 10) * len(powers), nim_sum(*numbers), []
    for i, number in enumerate([*numbers, total]):
        y, last = PAD + (HIGH + 10) * i, i == len(numbers)
        if last:
            y += 6
            shapes.append(f'<path d="M{PAD:g} {y - 8:g}H{right:g}" stroke="{INK}" stroke-width="1.5"/>')
        shapes.append(text(PAD, y + 26, str(number), size=18, bold=True))
        for place, power in enumerate(powers):
            struck = bool(number & power) and not last and pairs[power] > 0
            pairs[power] -= struck
            shapes += _card(LEFT + (CARD + 10) * place, y, power, up=bool(number & power), struck=struck)
    label = f"Cards {joined(powers)} for {' and '.join(map(str, numbers))}; left when equal cards cancel: {total}"
    return card(label, y + HIGH + PAD, shapes, width=right + PAD)


def _card(x: float, y: float, power: int, *, up: bool, struck: bool) -> list[str]:
    """Return the picture of one card, blank when it's face down, and dashed and crossed out when it's struck."""
    if not up:
        return [box(x, y, CARD, HIGH, fill=LINE, line=LINE)]
    face = box(x, y, CARD, HIGH, fill=FIELD if struck else CHIP, line=SOFT if struck else EDGE, dashed=struck)
    number = text(
        x + CARD / 2, y + 27, str(power), size=19, fill=SOFT if struck else ON_CHIP, anchor="middle", bold=not struck
    )
    cross = f'<path d="M{x + 8:g} {y + HIGH - 7:g}L{x + CARD - 8:g} {y + 7:g}" stroke="{SOFT}" stroke-width="2"/>'
    return [face, number, *([cross] if struck else [])]
