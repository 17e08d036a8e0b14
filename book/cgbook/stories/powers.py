"""Numbers on cards 1, 2, 4, 8, …: each is the sum of the cards that lie face up, and equal cards of two numbers cancel.

That is addition in binary without carrying, told before any digit is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cgbook.pictures.frame import card
from cgbook.pictures.ink import CHIP, EDGE, FIELD, INK, LINE, ON_CHIP, PAD, SOFT, box, keyed, text
from cgkit.checks import check_int, check_ints, check_list
from cgkit.numbers.nim_sums import nim_sum
from cgkit.wording import joined

__all__ = ["card_frames", "powers_in"]

CARD, HIGH, LEFT = 58, 40, PAD + 84
MOST_NUMBERS, MOST = 6, 2**8 - 1


def powers_in(number: int) -> list[int]:
    """Return the different powers of 2 that add up to a number, the largest first.

    >>> powers_in(13), powers_in(0)
    ([8, 4, 1], [])
    """
    size = check_int(number, "numbers on cards")
    return [1 << bit for bit in range(size.bit_length() - 1, -1, -1) if size >> bit & 1]


def card_frames(*numbers: int) -> list[tuple[str, str]]:
    """Return the frames of a story, for `cgbook.widgets.story`: numbers are laid out as cards, and pairs of cards cancel.

    >>> for _, said in card_frames(5, 3):
    ...     print(said)
    Cards of 4, 2 and 1, face down.
    5 = 4 + 1. Always take the largest card that still fits.
    3 = 2 + 1.
    The card 1 lies face up twice. The two cancel.
    What is left is 4 + 2 = 6. So 5 ⊕ 3 = 6.

    Parameters
    ----------
    numbers : two to six integers from 0 to 255.
    """
    shown = check_ints(check_list(numbers, "numbers on cards", MOST_NUMBERS), "numbers on cards", 0, MOST)
    if len(shown) < 2 or not any(shown):
        raise ValueError(f"two numbers or more are added, one of them above 0, got {numbers!r}")
    powers = [1 << bit for bit in range(max(shown).bit_length() - 1, -1, -1)]
    return list(_frames(shown, powers))


def _frames(numbers: Sequence[int], powers: Sequence[int]) -> Iterator[tuple[str, str]]:
    yield _picture(numbers, powers, 0, 0), f"Cards of {joined(powers)}, face down."
    for i, number in enumerate(numbers):
        how = " Always take the largest card that still fits." if not i else ""
        yield _picture(numbers, powers, i + 1, 0), f"{_sum(number)}.{how}"
    gone = 0
    for power in powers:
        many = sum(1 for number in numbers if number & power)
        if many > 1:
            gone |= power
            rest = "" if many % 2 == 0 else ", and one is left"
            pairs = "The two cancel" if many < 4 else "They cancel in pairs"
            often = "twice" if many == 2 else f"{many} times"
            yield (
                _picture(numbers, powers, len(numbers), gone),
                f"The card {power} lies face up {often}. {pairs}{rest}.",
            )
    total = nim_sum(*numbers)
    left = f"What is left is {_right(total)}." if total else "Nothing is left."
    equation = f"{' ⊕ '.join(map(str, numbers))} = {total}"
    yield _picture(numbers, powers, len(numbers), gone, total), f"{left} So {equation}."


def _right(number: int) -> str:
    powers = powers_in(number)
    return f"{' + '.join(map(str, powers))} = {number}" if len(powers) > 1 else str(number)


def _sum(number: int) -> str:
    powers = powers_in(number)
    return (
        f"{number} = {' + '.join(map(str, powers))}"
        if len(powers) > 1
        else f"{number} is {'one card' if number else 'no card'}"
    )


def _picture(numbers: Sequence[int], powers: Sequence[int], laid: int, gone: int, total: int | None = None) -> str:
    """The first so many numbers as cards, those of `gone` struck out in pairs; below them, at the end, what is left."""
    shapes = []
    pairs = {power: sum(1 for number in numbers if number & power) // 2 * 2 if gone & power else 0 for power in powers}
    for i, number in enumerate(numbers):
        y = PAD + (HIGH + 10) * i
        shapes.append(text(PAD, y + 26, str(number) if i < laid else "", size=18, bold=True))
        for place, power in enumerate(powers):
            up = i < laid and bool(number & power)
            struck = up and pairs[power] > 0
            pairs[power] -= struck
            shapes += keyed(f"card {i} {power}", *_card(LEFT + (CARD + 10) * place, y, power, up=up, struck=struck))
    y = PAD + (HIGH + 10) * len(numbers) + 6
    right = LEFT + (CARD + 10) * len(powers)
    if total is not None:
        shapes.append(f'<path d="M{PAD:g} {y - 8:g}H{right:g}" stroke="{INK}" stroke-width="1.5"/>')
        shapes.append(text(PAD, y + 26, str(total), size=18, bold=True))
        for place, power in enumerate(powers):
            shapes += _card(LEFT + (CARD + 10) * place, y, power, up=bool(total & power), struck=False)
    names = [str(number) for number in numbers[:laid]]
    label = f"Cards {joined(powers)}: {', '.join(names) or 'all face down'}"
    if gone:
        label += f"; cancelled: {', '.join(str(power) for power in powers if gone & power)}"
    if total is not None:
        label += f"; left: {total}"
    return card(label, y + HIGH + PAD, shapes, width=right + PAD)


def _card(x: float, y: float, power: int, *, up: bool, struck: bool) -> list[str]:
    """One card: face up it shows its number, face down nothing; a struck one is dashed and crossed out."""
    if not up:
        return [box(x, y, CARD, HIGH, fill=LINE, line=LINE)]
    face = box(x, y, CARD, HIGH, fill=FIELD if struck else CHIP, line=SOFT if struck else EDGE, dashed=struck)
    number = text(
        x + CARD / 2, y + 27, str(power), size=19, fill=SOFT if struck else ON_CHIP, anchor="middle", bold=not struck
    )
    cross = f'<path d="M{x + 8:g} {y + HIGH - 7:g}L{x + CARD - 8:g} {y + 7:g}" stroke="{SOFT}" stroke-width="2"/>'
    return [face, number, *([cross] if struck else [])]
