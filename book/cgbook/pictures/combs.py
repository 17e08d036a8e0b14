"""Two combs on a line, which illustrate Beatty's theorem."""

from __future__ import annotations

from cgbook.pictures.frame import card
from cgbook.pictures.ink import INK, LINE, N_INK, NARROW, ON_P, P_INK, PAD, SOFT, text
from cgkit.numbers.beatty import Surd

LAST = 9  # number of the last stretch between integers to draw


def combs_picture(alpha: Surd) -> str:
    """Draw the multiples of a number above 1 and of its partner; from 1 on, exactly one of them is between any two neighbouring integers.

    >>> from cgkit import golden
    >>> combs_picture(golden).count("<circle"), combs_picture(golden).count("<rect")
    (6, 4)
    """
    unit = (NARROW - 2 * PAD - 40) / (LAST + 1)
    middle, left = 80.0, PAD + 34

    def at(value: float) -> float:
        return left + unit * value

    shapes = [f'<path d="M{at(0):g} {middle:g}H{at(LAST + 1):.1f}" stroke="{SOFT}" stroke-width="1.5"/>']
    for n in range(LAST + 2):
        shapes.append(f'<path d="M{at(n):.1f} 16V144" stroke="{LINE}"/>')
        if n <= LAST:
            shapes.append(text(at(n + 0.5), 168, str(n), size=17, fill=INK, anchor="middle", bold=True))
    for name, number, y, up, colour in (("α", alpha, 40, -1, P_INK), ("β", alpha.partner(), 120, 1, N_INK)):
        shapes.append(text(PAD + 2, y + 5, name, size=22, fill=colour, bold=True))
        for n in (n for n in range(1, LAST + 1) if number.floor(n) <= LAST):
            x = at(n * float(number))
            shapes.append(f'<path d="M{x:.1f} {middle:g}V{y:g}" stroke="{colour}" stroke-width="2"/>')
            face = (
                f'<circle cx="{x:.1f}" cy="{y}" r="14" fill="{colour}"/>' if up < 0 else
                f'<rect x="{x - 13:.1f}" y="{y - 13}" width="26" height="26" fill="{colour}"/>'
            )  # fmt: skip
            shapes += [face, text(x, y + 6, str(n), size=16, fill=ON_P, anchor="middle")]
    label = (
        f"A line from 0 to {LAST + 1}. Multiples of α are above it, multiples of β below; "
        "from 1 on, there is one multiple between any two neighbouring integers"
    )
    return card(label, 182, shapes, width=NARROW)
