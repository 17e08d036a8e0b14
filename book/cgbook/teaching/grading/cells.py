"""The cells of a notebook that a student handed in, read as plain JSON, with the answers and texts in them."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from cgbook.teaching.answers.text import BEGUN
from cgbook.teaching.items import Item

T = TypeVar("T")

MOST_CELLS = 2_000
MOST_SOURCE = 1_000_000
MOST_TEXT = 20_000
TAG, CHECK = "answer:", "check:"
KINDS = {"code": "", "markdown": "Markdown", "raw": "raw"}
# lines that Otter puts into a notebook and the student runs
_OTTERS = r"import otter|grader = otter\.Notebook\(.*\)|grader\.(check|check_all|export)\(.*\)"
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")


@dataclass(frozen=True)
class Cell:
    """One cell, with its number in the notebook, from 1, and the exercise whose answer it contains.

    A `check` for the student isn't run, and neither is a cell whose `kind` is "Markdown" or "raw".
    """

    number: int
    source: str
    answers: str = ""
    check: bool = False
    kind: str = ""


def read_cells(data: bytes) -> list[Cell]:
    """Return the cells of a notebook, in order.

    Cells tagged `check:…`, and the tests of Otter and nbgrader, are checks for the student to run. A cell with an answer never counts as a
    check.
    """
    cells = cells_of(data)
    if len(cells) > MOST_CELLS:
        raise ValueError(f"the notebook has {len(cells):,} cells, but at most {MOST_CELLS:,} can be read")
    read = [cell for number, raw in enumerate(cells, 1) if (cell := _cell(number, raw))]
    if sum(len(cell.source) for cell in read if not cell.kind) > MOST_SOURCE:
        raise ValueError(f"the notebook has more than {MOST_SOURCE:,} letters of code")
    return read


def cells_of(data: bytes) -> list[Any]:
    """Return the cells of a notebook as JSON, converted if its format is older than 4, or raise a ValueError if it isn't a notebook."""
    try:
        notebook = json.loads(data)  # as bytes in UTF-8, UTF-16 or UTF-32, with or without a byte order mark
        if "cells" not in notebook and isinstance(notebook.get("worksheets"), list):
            return [_newer(cell) for sheet in notebook["worksheets"] for cell in sheet["cells"]]
        cells = notebook["cells"]
        if not isinstance(cells, list):
            raise TypeError
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ValueError("the file isn't a notebook, because it isn't JSON with a list of cells") from None
    return cells


def _newer(cell: Any) -> Any:
    """Return a cell converted from a notebook format before version 4."""
    cell = of_type(dict, cell)
    if cell.get("cell_type") == "heading":
        deep = min(of_type(int, cell.get("level", 1)), 6)
        return {**cell, "cell_type": "markdown", "source": f"{'#' * deep} {_parts(cell)[0]}"}
    return {**cell, "source": cell.get("input", cell.get("source", ""))}


def _cell(number: int, cell: Any) -> Cell | None:
    source, metadata, tags = _parts(cell)
    kind = KINDS.get(of_type(str, of_type(dict, cell).get("cell_type")))
    answers = next((tag.removeprefix(TAG) for tag in tags if tag.startswith(TAG)), "")
    if kind is None:
        return None
    if kind:
        return Cell(number, source[:MOST_TEXT], answers, kind=kind)
    nbgrader = of_type(dict, metadata.get("nbgrader"))
    tested = nbgrader.get("grade") and not nbgrader.get("solution")
    check = bool(any(tag.startswith(CHECK) for tag in tags) or tested or _otters(source))
    return Cell(number, source, answers, check and not answers)


def _otters(source: str) -> bool:
    """Return whether a cell has only lines that were put there by Otter."""
    code = [line for line in map(str.strip, source.split("\n")) if line and not line.startswith("#")]
    return bool(code) and all(re.fullmatch(_OTTERS, line) for line in code)


def _parts(cell: Any) -> tuple[str, dict[str, Any], list[str]]:
    """Return the source, the metadata and the tags of a cell, each empty if it's missing."""
    cell = of_type(dict, cell)
    source, metadata = cell.get("source"), of_type(dict, cell.get("metadata"))
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    return of_type(str, source), metadata, [tag for tag in of_type(list, metadata.get("tags")) if isinstance(tag, str)]


def read_texts(data: bytes, items: Sequence[Item]) -> tuple[dict[str, str], list[int]]:
    """Return the texts that a student wrote for a teacher to read, by exercise, and the numbers of other cells with text.

    Everything between a proof's question and the next question belongs to the proof, except checks and cells tagged for other answers. A
    cell with the proof's tag belongs to the proof too, wherever the cell is. All pictures attached to a text are read, but at most 20,000
    of its characters. Empty texts are left out.
    """
    texts: dict[str, str] = {}
    pictures: dict[str, str] = {}
    elsewhere: list[int] = []
    by_hand = {item.id for item in items if item.by_hand}
    here: Item | None = None
    for number, raw in enumerate(cells_of(data)[:MOST_CELLS], 1):
        source = _parts(raw)[0]
        cell = _cell(number, raw)
        if cell is None or not source.strip():
            continue
        asks = _asks(source, items) if cell.kind else None
        here = asks or here
        id = cell.answers or (here.id if here else "")
        text = source.replace(BEGUN, "").strip()
        if asks:
            known = (asks.question or source).split("\n")
            text = "\n".join(line for line in source.split("\n") if line not in known).strip()
        if id in by_hand and not cell.check:
            texts[id] = (texts.get(id, "") + "\n\n" + text).strip()[:MOST_TEXT]
            pictures[id] = pictures.get(id, "") + _pictures(raw)
        elif cell.kind and text and not asks and not cell.answers and not (here is None and source.startswith("# ")):
            elsewhere.append(number)
    return {id: (text + pictures[id]).strip() for id, text in texts.items() if text or pictures[id]}, elsewhere


def _asks(source: str, items: Sequence[Item]) -> Item | None:
    """Return the item whose question is in this cell, or None."""
    head = source.partition("\n")[0]
    numbered = enumerate(items, 1)
    return next((item for at, item in numbered if head.startswith(f"## {at}. ") and item.title in head), None)


def _pictures(cell: Any) -> str:
    """Return the pictures attached to a cell, embedded in Markdown."""
    found = []
    for kinds in of_type(dict, cell.get("attachments")).values():
        for kind, data in of_type(dict, kinds).items():
            if kind in PICTURES and isinstance(data, str) and re.fullmatch(r"[A-Za-z0-9+/=\s]+", data):
                found.append(f"\n\n![](data:{kind};base64,{''.join(data.split())})")
    return "".join(found)


def told(data: bytes, key: str) -> str:
    """Return the string that a notebook's metadata has under a key, such as the student's id, or "" if there's none."""
    with suppress(ValueError, KeyError, TypeError, RecursionError):
        return of_type(str, json.loads(data)["metadata"][key])
    return ""


def of_type(kind: type[T], value: object) -> T:
    """Return the value or, if it has another type, an empty value."""
    return value if isinstance(value, kind) else kind()
