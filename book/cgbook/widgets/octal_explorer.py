"""The octal explorer, which shows the values, the period with its proof, and a board for any code typed by the reader.

The front end computes the values (`front/maths/octal.js`); a test checks that it agrees with `cgkit.sequences`.
"""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.frame import card, heading
from cgbook.pictures.periods import period_picture
from cgbook.widgets.base import Widget, refused, synced
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences.octal_codes import NAMED, plain_code, read_code

SHOWN = 240  # number of values in the static picture, if it shows a period


class Door(TypedDict):
    """A code that has a name."""

    name: str
    code: str


class OctalFormat(TypedDict):
    """The facts that the page needs to play take-and-break games, and named codes."""

    doors: list[Door]  # named codes to begin with
    words: dict[str, str]  # sentence for each verb, such as "take {0}", as in `GameFormat`
    skin: str


class OctalExplorer(Widget):
    """A code to type in, and the values of its heaps. `explore_code` makes one; `code` is the current code.

    >>> explorer = explore_code("0.07")
    >>> explorer.code = "0.77"
    >>> explorer.code
    '0.77'
    """

    kind: str = synced(tl.Unicode("octal"))
    code: str = synced(tl.Unicode())
    game: OctalFormat = synced(tl.Dict())

    @tl.validate("code")
    def _validate_code(self, proposal: dict[str, Any]) -> str:
        with refused():
            return plain_code(proposal["value"])

    def _static(self) -> dict[str, str]:
        breaks = read_code(self.code)
        title, period, values = f"{self.title}: {self.code}", breaks.period(1_000), breaks.sequence(SHOWN)
        if period:
            return {"image/svg+xml": period_picture(title, values, period)}
        shapes, below = heading(title, " ".join(map(str, values[:100])))
        return {"image/svg+xml": card(f"{title}, its first values", below, shapes)}


def explore_code(code: str = "0.77") -> OctalExplorer:
    """Let the reader type the code of a take-and-break game, and show its values and their period.

    >>> explore_code("0.07")
    OctalExplorer('Take and break, by a code')

    Parameters
    ----------
    code : first code to show, as for `TakeAndBreak`.
    """
    plain_code(code)
    doors: list[Door] = [{"name": name, "code": plain_code(code)} for name, code in NAMED.items()]
    return OctalExplorer(title="Take and break, by a code", code=code, game={**octal_words(), "doors": doors})


def octal_words() -> OctalFormat:
    """Return the facts that the front end needs to play any code, without named codes.

    >>> octal_words()["skin"]
    'divide'
    """
    return {"doors": [], "words": dict(TakeAndBreak.words), "skin": TakeAndBreak.skin}
