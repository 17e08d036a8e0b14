"""A survey of octal codes: which have a period that so many values prove, and which are not settled by them.

The values take minutes, so they are kept in a file. That a game is not settled here does not make it open: `LITERATURE` has what
others have proved with more values than are computed here.

`python -m cgkit.sequences.survey` writes the file anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cgkit.errors import told, whole_number
from cgkit.sequences.octal import QUADRATIC, read_code

__all__ = ["CODES", "LIMIT", "LITERATURE", "alike", "surveyed", "written"]

CODES = tuple("0." + "".join(digits) for digits in product("01234567", repeat=3))
LIMIT = 16_000
# What takes more values: pre-period, period, and who proved it first. Those of Gangolli and
# Plambeck but 0.376 are proved once more in the file, from as many values as the theorem asks for.
LITERATURE = MappingProxyType(
    {
        "0.127": (46_578, 4, "Gangolli and Plambeck, 1989"),
        "0.160": (105_351, 149_459, "Gangolli and Plambeck, 1989"),
        "0.560": (326_640, 144, "Gangolli and Plambeck, 1989"),
        "0.376": (2_268_248, 4, "Gangolli and Plambeck, 1989"),
        "0.354": (10_061_916, 1_180, "Flammenkamp, 2002"),
    }
)
FARTHER = {"0.127": 100_000, "0.160": 520_000, **dict.fromkeys(("0.560", "0.561", "0.562", "0.563"), 660_000)}
FILE = Path(__file__).with_name("survey.json")


def surveyed(codes: Iterable[str], limit: int = LIMIT) -> list[dict[str, Any]]:
    """Return for each code its period, if so many values prove one, and the largest value: of all, or else among these.

    >>> surveyed(["0.77"], 1_000)
    [{'code': '0.77', 'start': 71, 'period': 12, 'exceptions': 14, 'largest': 8}]
    >>> surveyed(["0.6"], 1_000)[0]["period"] is None
    True

    Parameters
    ----------
    codes : codes, as for `cgkit.sequences.octal.plain_code`.
    limit : how many values are computed at most, an integer from 1 to 200,000.

    Raises
    ------
    ValueError : if `codes` is a string or no iterable, a code is none, or the limit is no such integer.

    Complexity
    ----------
    Quadratic in `limit` for each code without a proved period; as far as the proof for the others.
    """
    if isinstance(codes, str) or not isinstance(codes, Iterable):
        raise ValueError(f'codes are a list of strings, as ["0.77"], got {told(codes)}')
    limit = whole_number(limit, "limits", least=1, most=QUADRATIC)
    return [_row(code, limit) for code in codes]


def _row(code: str, limit: int) -> dict[str, Any]:
    breaks = read_code(code)
    period = breaks.period(limit)
    return {
        "code": code,
        "start": period.start if period else None,
        "period": period.length if period else None,
        "exceptions": len(period.exceptions) if period else None,
        "largest": max(breaks.sequence(period.start + period.length if period else limit)),
    }


def written() -> list[dict[str, Any]]:
    """Return the survey of all codes 0.d₁d₂d₃, on 16,000 values each and on more for the few in `FARTHER`, as it was written down.

    >>> len(written())
    512
    """
    rows: list[dict[str, Any]] = json.loads(FILE.read_text("utf8"))
    return rows


def alike(rows: Iterable[dict[str, Any]], terms: int = 300) -> list[str]:
    """Return for each row of a survey the first code in it that has the same values, as far as so many values and the row tell.

    >>> alike(surveyed(["0.05", "0.2", "0.24"], 400))
    ['0.05', '0.05', '0.05']

    Parameters
    ----------
    rows : as `surveyed` and `written` return them.
    terms : how many values are compared.
    """
    first: dict[tuple[Any, ...], str] = {}
    found = []
    for row in rows:
        facts = (row[key] for key in ("start", "period", "exceptions", "largest"))
        values = tuple(read_code(row["code"]).sequence(terms))
        found.append(first.setdefault((values, *facts), row["code"]))
    return found


if __name__ == "__main__":
    FILE.write_text(
        "[\n" + ",\n".join(json.dumps(_row(code, FARTHER.get(code, LIMIT))) for code in CODES) + "\n]\n", "utf8"
    )
