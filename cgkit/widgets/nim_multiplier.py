"""An explorer: two numbers of any size are multiplied, and it is said how.

**Invariant.** As for the other widgets: what is shown is decided by the traits alone.
"""

from __future__ import annotations

from typing import Any

import traitlets as tl

from cgkit.errors import whole_number
from cgkit.numbers.nim_field import nim_product
from cgkit.pictures.frame import card
from cgkit.pictures.ink import PAD, text
from cgkit.widgets.base import Widget

__all__ = ["NimMultiplier", "nim_multiplier"]


class NimMultiplier(Widget):
    """Two factors to be typed in, and their nim-product. `nim_multiplier` makes one; `factors` holds what was typed last."""

    kind = tl.Unicode("nim multiplier").tag(sync=True)
    factors: Any = tl.List().tag(sync=True)
    tries: Any = tl.List().tag(sync=True)

    def _static(self) -> dict[str, str]:
        told = [f"{a} ⊗ {b} = {nim_product(int(a), int(b))}" for a, b in self.tries]
        head = [text(PAD, 28, self.title, size=17, bold=True)]
        lines = [text(PAD, 54 + 24 * i, one, size=15) for i, one in enumerate(told)]
        return {"image/svg+xml": card(f"{self.title}: {'; '.join(told)}", 44 + 24 * len(told), [*head, *lines])}


def nim_multiplier(*pairs: tuple[int, int]) -> NimMultiplier:
    """Asks for two numbers, of up to 40 digits, and multiplies them step by step.

    >>> nim_multiplier((2, 3), (24, 17))
    NimMultiplier('Nim multiplication')

    Parameters
    ----------
    pairs : pairs to try; the first one is there at the start.

    Raises
    ------
    ValueError
        Without a pair, or where a number is not an integer >= 0.
    """
    if not pairs:
        raise ValueError("a multiplier needs at least one pair to begin with")
    # as text, for numbers of a page hold only 53 bits
    told = [[str(whole_number(factor, "factors")) for factor in pair] for pair in pairs]
    return NimMultiplier(title="Nim multiplication", rule="Two whole numbers from 0 up.", factors=told[0], tries=told)
