"""The text in which patterns of Life are exchanged: runs of cells, row by row, `b` for dead, `o` for live, `$` for a new row.

The front end reads and writes the same (`front/maths/rle.js`); both are tested equal.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from cgkit.doors import check_type, short_repr

__all__ = ["MOST_CELLS", "MOST_SIDE", "MOST_TEXT", "Cell", "read", "write"]

Cell = tuple[int, int]

MOST_TEXT = 1_000_000  # characters
MOST_SIDE = 100_000  # columns, and rows
MOST_CELLS = 100_000  # alive
WIDTH = 70  # of a line, as the format asks

EXAMPLE = "bo$2bo$3o!"
SPACE = " \t\n\r\f\v"
NAMES_OF_THE_RULE = ("b3/s23", "23/3", "life")
HEADER = re.compile(
    r"x\s*=\s*(\d{1,9})\s*,\s*y\s*=\s*(\d{1,9})\s*(?:,\s*rule\s*=\s*(\S+)\s*)?", re.ASCII | re.IGNORECASE
)
RUN = re.compile(r"([0-9]*)([bo$])")


def read(text: str) -> frozenset[Cell]:
    """Return the live cells (column, row) that a text describes, the first row and column counted as 0.

    >>> sorted(read("x = 3, y = 3, rule = B3/S23\\nbo$2bo$3o!"))
    [(0, 2), (1, 0), (1, 2), (2, 1), (2, 2)]

    Parameters
    ----------
    text : lines that begin with # are comments; a line x = …, y = …, rule = … may come first; what comes after ! does not count.

    Raises
    ------
    TypeError : if it is no text.
    ValueError : if it cannot be read, has another rule, or is too large; nothing large is made before that is known.
    """
    check_type(str, text, repr(EXAMPLE))
    if len(text) > MOST_TEXT:
        raise ValueError(f"a pattern has at most {MOST_TEXT:,} characters, got {len(text):,}")
    lines = [stripped for line in text.split("\n") if (stripped := line.strip(SPACE)) and stripped[0] != "#"]
    if lines and lines[0][0] in "xX":
        _check_header(lines.pop(0))
    runs = re.sub(r"\s", "", "".join(lines).partition("!")[0], flags=re.ASCII)
    cells: set[Cell] = set()
    x = y = at = 0
    while at < len(runs):
        run = RUN.match(runs, at)
        if not run:
            raise ValueError(
                f"rows of cells are written with b, o, $, ! and numbers, as {EXAMPLE!r}; got {short_repr(runs[at : at + 20])}"
            )
        at = run.end()
        digits = run[1].lstrip("0")
        count = int(digits or "0") if run[1] and len(digits) < 10 else MOST_SIDE + 1 if run[1] else 1
        if run[2] == "$":
            x, y = 0, y + count
        else:
            x += count
        if x > MOST_SIDE or y > MOST_SIDE:
            raise ValueError(
                f"a pattern has at most {MOST_SIDE:,} columns and rows, got more at {short_repr(run[0][:20])}"
            )
        if run[2] == "o":
            if len(cells) + count > MOST_CELLS:
                raise ValueError(f"a pattern has at most {MOST_CELLS:,} live cells, got more")
            cells.update((column, y) for column in range(x - count, x))
    return frozenset(cells)


def _check_header(line: str) -> None:
    match = HEADER.fullmatch(line)
    if not match:
        raise ValueError(f"the first line is written as x = 3, y = 3, rule = B3/S23; got {short_repr(line)}")
    if match[3] and match[3].lower() not in NAMES_OF_THE_RULE:
        raise ValueError(f"the rule of Life is B3/S23, got {short_repr(match[3])}")


def write(cells: Collection[Cell]) -> str:
    """Return the text of some live cells, moved so that the first column and the first row hold one each.

    >>> print(write({(5, 7), (6, 7), (7, 7), (7, 6), (6, 5)}), end="")
    x = 3, y = 3, rule = B3/S23
    bo$2bo$3o!
    """
    left, top = min((x for x, _ in cells), default=0), min((y for _, y in cells), default=0)
    ordered = sorted((y - top, x - left) for x, y in cells)
    width, height = max((x + 1 for _, x in ordered), default=0), max((y + 1 for y, _ in ordered), default=0)
    words: list[str] = []
    row = end = 0  # where the writing is
    i = 0
    while i < len(ordered):
        y, x = ordered[i]
        if y > row:
            words.append(_run(y - row, "$"))
            row, end = y, 0
        if x > end:
            words.append(_run(x - end, "b"))
        first = i
        while i < len(ordered) and ordered[i] == (y, x + i - first):
            i += 1
        words.append(_run(i - first, "o"))
        end = x + i - first
    lines = [""]
    for word in [*words, "!"]:
        if len(lines[-1]) + len(word) > WIDTH:
            lines.append("")
        lines[-1] += word
    return f"x = {width}, y = {height}, rule = B3/S23\n" + "\n".join(lines) + "\n"


def _run(count: int, tag: str) -> str:
    return tag if count == 1 else f"{count}{tag}"
