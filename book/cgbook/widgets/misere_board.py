"""Rows under misère play that readers arrange, to hunt for sums where the SJ rule is wrong, or to explore the classes.

**Invariant.** Python computes the quotient and the values of single heaps. The page finds the class of any rows in the quotient's table,
even of rows that nobody has tried before. The class then gives their outcome and winning moves.
"""

from __future__ import annotations

from typing import Any, TypedDict

import traitlets as tl

from cgbook.pictures.frame import card, heading
from cgbook.widgets.base import STATIC, RefusedError, Widget, refused, synced
from cgkit.checks import check_bool, check_ints, check_type, short_repr
from cgkit.solving.quotients import MisereQuotient
from cgkit.solving.values import value

MOST_ROWS, MOST_SIZES, MOST_CLASSES = 8, 16, 40


class QuotientFormat(TypedDict):
    """The misère quotient of the sums of some heaps."""

    largest: int  # largest heap
    values: list[int]  # Grundy value of each heap, from 0
    left: list[list[list[int]]]  # for each heap, the lists of heaps that a move can leave
    table: list[list[int]]  # for each class and each heap, the class of their sum
    lost: list[int]  # classes that are P
    names: list[list[int]]  # shortest sum of each class


class RowOptions(TypedDict):
    """The task with rows under misère play."""

    hunt: bool  # whether to find sums where the SJ rule is wrong


class MisereRows(Widget):
    """Rows to arrange under misère play. `misere_rows` makes one.

    `rows` are the rows on the table. `found` is the smallest number of chips in any sum found by the reader that the SJ rule
    misjudges, or 0.

    >>> from cgkit import kayles, misere_quotient
    >>> misere_rows(misere_quotient(kayles, 8), rows=(1, 5)).rows
    [1, 5]
    """

    _esm = STATIC / "misere.js"
    kind: str = synced(tl.Unicode("misere rows"))
    options: RowOptions
    quotient: QuotientFormat = synced(tl.Dict())
    rows: list[int] = synced(tl.List())
    found: int = synced(tl.Int(0, min=0))

    @tl.validate("rows")
    def _validate_rows(self, proposal: dict[str, Any]) -> list[int]:
        with refused():
            rows = sorted(check_ints(proposal["value"], "rows", 1, self.quotient["largest"]))
        if len(rows) > MOST_ROWS:
            raise RefusedError(f"at most {MOST_ROWS} rows can be on the table, got {len(rows)}")
        return rows

    def _static(self) -> dict[str, str]:
        words = "Lay out rows, and find a sum where the rule is wrong."
        if not self.options["hunt"]:
            names = [" + ".join(map(str, heaps)) or "0" for heaps in self.quotient["names"]]
            lost = [names[i] for i in self.quotient["lost"]]
            won = [name for name in names if name not in lost]
            words = f"N: {', '.join(won)}. P: {', '.join(lost)}."
        shapes, below = heading(self.title, words)
        return {"image/svg+xml": card(f"{self.title}: {words}", below, shapes)}


def misere_rows(quotient: MisereQuotient, *, hunt: bool = False, rows: tuple[int, ...] = ()) -> MisereRows:
    """Let the reader arrange rows of a game under misère play, and show their class, their outcome and the winning moves.

    >>> from cgkit import kayles, misere_quotient
    >>> misere_rows(misere_quotient(kayles, 8), rows=(1, 5))
    MisereRows('Kayles, misère: 12 classes')

    Parameters
    ----------
    quotient : misère quotient with at most 40 classes, of heaps of at most 16 chips.
    hunt : whether the reader's task is to find sums where the SJ rule is wrong; the classes are then hidden.
    rows : rows on the table at first, at most 8.
    """
    count = len(check_type(MisereQuotient, quotient, "misere_quotient(kayles, 5)"))
    if count > MOST_CLASSES or not 1 <= quotient.largest <= MOST_SIZES:
        raise ValueError(
            f"a quotient must have at most {MOST_CLASSES} classes and heaps of 1 to {MOST_SIZES}, "
            f"got {count} classes and heaps up to {quotient.largest}"
        )
    if not isinstance(rows, tuple | list):
        raise TypeError(f"rows must be in a list, such as (1, 5), got {short_repr(rows)}")
    hunting, sizes = check_bool(hunt, "hunt"), range(quotient.largest + 1)
    rules = quotient.rules
    table: QuotientFormat = {
        "largest": quotient.largest,
        "values": [value(rules, (size,)) for size in sizes],
        "left": [
            [
                list(heaps)
                for heaps in sorted({tuple(sorted(filter(None, move.after))) for move in rules.moves((size,))})
            ]
            for size in sizes
        ],
        "table": [list(row) for row in quotient.table],
        "lost": sorted(quotient.lost),
        "names": [list(heaps) for heaps in quotient.sums],
    }
    options: RowOptions = {"hunt": hunting}
    return MisereRows(
        title=f"{rules.title}: catch the rule" if hunting else f"{rules.title}, misère: {count} classes",
        rule=f"{rules.rule} Whoever moves last loses.",
        quotient=table,
        rows=list(rows),
        options=options,
    )
