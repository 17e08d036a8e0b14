"""An explorer: two numbers of any size are multiplied, and it is said how."""

from __future__ import annotations

import traitlets as tl

from cgbook.pictures.frame import listing
from cgbook.widgets.base import Widget, number_pairs, synced
from cgkit.numbers.nim_field import nim_product

__all__ = ["NimMultiplier", "nim_multiplier"]

DIGITS = 40  # of a factor that is typed in


class NimMultiplier(Widget):
    """Two factors to be typed in, and their nim-product. `nim_multiplier` makes one; `factors` holds what was typed last.

    >>> nim_multiplier((2, 3), (24, 17)).tries
    [['2', '3'], ['24', '17']]
    """

    kind: str = synced(tl.Unicode("nim multiplier"))
    factors: list[str] = synced(tl.List())
    tries: list[list[str]] = synced(tl.List())

    def _static(self) -> dict[str, str]:
        products = [f"{a} ⊗ {b} = {nim_product(int(a), int(b))}" for a, b in self.tries]
        return {"image/svg+xml": listing(self.title, products)}


def nim_multiplier(*pairs: tuple[int, int]) -> NimMultiplier:
    """Ask for two numbers, of up to 40 digits, and multiply them step by step.

    >>> nim_multiplier((2, 3), (24, 17))
    NimMultiplier('Nim multiplication')

    Parameters
    ----------
    pairs : pairs to try; the first one is there at the start.
    """
    tries = number_pairs(pairs, "factors", DIGITS)
    return NimMultiplier(title="Nim multiplication", rule="Two whole numbers from 0 up.", factors=tries[0], tries=tries)
