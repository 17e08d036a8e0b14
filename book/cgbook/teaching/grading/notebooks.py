"""The notebooks that students handed in, found in a folder and read as plain JSON, with a message if something is wrong with a notebook.

This module never follows a link, opens a pipe, or reads more than the size limit of a notebook.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from cgbook.teaching.answers.text import BEGUN
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.items import Item
from cgbook.teaching.roster import STUDENT, Student, alike, file_name
from cgbook.teaching.seeds import ORIGIN

T = TypeVar("T")

MOST_BYTES = 100_000_000
LARGE = 1_000_000  # size in bytes; a larger notebook is kept without its outputs
MOST_CELLS = 2_000
MOST_SOURCE = 1_000_000
MOST_TEXT = 20_000
TAG, CHECK = "answer:", "check:"
KINDS = {"code": "", "markdown": "Markdown", "raw": "raw"}
# lines that Otter puts into a notebook and the student runs
_OTTERS = r"import otter|grader = otter\.Notebook\(.*\)|grader\.(check|check_all|export)\(.*\)"
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
NAME = 100  # maximum length of a student's name as shown, in characters
LONGEST = 250  # maximum length of a path as shown, in characters


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


@dataclass(frozen=True)
class Submission:
    """A student's submission, which is a notebook's bytes or the reason why there's no notebook.

    Parameters
    ----------
    student : student's name in a form that is safe to show, different for every student.
    problem : reason why the submission can't be judged, in words; empty if it can.
    note : name of the file handed in, if the student could be somebody else.
    who : student of the class, if the class has a roster.
    path : path of the file in the folder of submissions, in a form that is safe to show.
    """

    student: str
    data: bytes = b""
    problem: str = ""
    note: str = ""
    who: Student | None = None
    path: str = ""

    @property
    def digest(self) -> str:
        """The SHA-256 of the submission's bytes."""
        return hashlib.sha256(self.data).hexdigest()


def submissions(folder: Path | str, name: str) -> list[Submission]:
    """Return the submissions in a folder, `STUDENT.ipynb` or `STUDENT/NAME.ipynb`, sorted by the students' names.

    A notebook can have another suffix, such as `.json` or `.ipynb.txt`, which some browsers and platforms add.
    If two names look alike, or aren't safe to show, both submissions are judged, and a note shows which file belongs to whom. All other
    names stay unchanged.
    """
    folder = Path(folder)
    try:
        entries = _entries(folder)
    except OSError as error:
        raise ValueError(f"{one_line(str(folder))}: submissions must be in a folder ({error.strerror})") from None
    places: list[tuple[str, Path]] = []
    for entry in entries:
        if entry.suffix == ".ipynb" or _is_notebook(entry):
            places.append((re.sub(r"(\.ipynb)?(\.\w+)?$", "", entry.name), entry))
        elif entry.is_dir():
            places += [(entry.name, path) for path in _inside(entry, f"{name}.ipynb")]
    if not places:
        raise ValueError(f"{one_line(str(folder))} contains neither STUDENT.ipynb nor STUDENT/{name}.ipynb")
    return sorted(_named(places, folder), key=lambda submission: submission.student)


def unread(folder: Path | str) -> list[str]:
    """Return the names of files that aren't submissions, such as a program that a student handed in without a notebook."""
    beside = [path for path in _entries(Path(folder)) if path.suffix != ".ipynb" and not path.is_dir()]
    return [_shown(path.name) for path in beside if not _is_notebook(path)]


def _entries(folder: Path) -> list[Path]:
    """Return a folder's files and folders in order, without hidden ones."""
    return sorted(path for path in folder.iterdir() if not path.name.startswith((".", "__")))


def _is_notebook(path: Path) -> bool:
    """Return whether a file is JSON with a list of cells."""
    data, problem = _read(path, path.parent)
    with suppress(ValueError):
        return not problem and bool(_cells(data))
    return False


def _inside(folder: Path, name: str) -> list[Path]:
    """Return the notebook with this name in a student's folder or, failing that, all notebooks up to one level deeper that could be it.

    Copies with the same bytes count once.
    """
    if folder.is_symlink() or (folder / name).exists() or (folder / name).is_symlink():
        return [folder / name]
    there = sorted(path for pattern in ("*", "*/*") for path in folder.glob(pattern))
    there = [path for path in there if not any(part.startswith((".", "__")) for part in path.relative_to(folder).parts)]
    found = [path for path in there if path.suffix == ".ipynb"] or [path for path in there if _is_notebook(path)]
    if len(found) > 1:
        apart = {_read(path, folder): path for path in reversed(found)}
        ours = [path for (data, problem), path in apart.items() if problem or f'"{TAG}'.encode() in data]
        found = sorted(ours or apart.values())
    return found or [folder / name]


def recognised(handed_in: Iterable[Submission], students: Iterable[Student]) -> list[Submission]:
    """Return the submissions in the same order as the class, each with its student.

    If a notebook doesn't contain its student's id, its file name decides whose it is. If the id and the file name belong to different
    students, the id decides, and a teacher must look. A teacher must also look if one student has two notebooks.
    """
    by_id = {student.id: student for student in students}
    by_look: dict[str, Student | None] = {}
    for student in by_id.values():  # a name shared by two students identifies neither
        by_look[alike(student.name)] = None if alike(student.name) in by_look else student
    for student in by_id.values():
        by_look |= {alike(file_name(student.id)): student, alike(student.id): student}
    owners: list[tuple[Submission, Student | None, Student | None]] = []
    for submission in handed_in:
        named = by_look.get(alike(submission.student))
        owners.append((submission, by_id.get(told(submission.data, STUDENT), named), named))
    times = Counter(who.id for _, who, _ in owners if who)
    done: list[Submission] = []
    for submission, who, named in owners:
        if who is None:
            id = one_line(told(submission.data, STUDENT), NAME)
            unknown = "the student is unknown: the notebook doesn't name a student, and its file name isn't a student's"
            problem = submission.problem or (f"{id} isn't on the roster" if id else unknown)
            done.append(replace(submission, problem=problem))
        elif times[who.id] > 1 or (named and named != who):
            of = f"one of {times[who.id]} notebooks" if times[who.id] > 1 else "the notebook"
            place = submission.path or submission.student
            note = f"{of} of {who.label}, handed in as {one_line(ascii(place), LONGEST)}"
            done.append(replace(submission, student=f"{who.label}, as {place}", who=who, note=note))
        else:
            done.append(replace(submission, student=who.label, who=who, note=""))
    order = {id: at for at, id in enumerate(by_id)}
    return sorted(done, key=lambda one: (order[one.who.id] if one.who else len(order), one.student))


def told(data: bytes, key: str) -> str:
    """Return the string that a notebook's metadata have under a key, such as the student's id, or "" if there's none."""
    with suppress(ValueError, KeyError, TypeError, RecursionError):
        return _as(str, json.loads(data)["metadata"][key])
    return ""


def _as(kind: type[T], value: object) -> T:
    """Return the value or, if it has another type, an empty value."""
    return value if isinstance(value, kind) else kind()


def _shown(name: str, longest: int = NAME) -> str:
    return one_line(os.fsencode(name).decode("utf8", "backslashreplace"), longest) or "(no name)"


def _named(places: list[tuple[str, Path]], folder: Path) -> Iterator[Submission]:
    shown = [_shown(name) for name, _ in places]
    same = Counter(map(alike, shown))
    taken: set[str] = set()
    for (name, path), student in sorted(zip(places, shown, strict=True), key=lambda pair: pair[0][0] != pair[1]):
        number, own = 1, student
        while alike(student) in taken:
            number += 1
            student = f"{own} ({number})"
        taken.add(alike(student))
        data, problem = _read(path, folder)
        sure = own == name and same[alike(own)] == 1
        place = os.path.relpath(path, folder)
        note = "" if sure else f"handed in as {one_line(ascii(place), LONGEST)}"
        yield Submission(student, data, problem, note, path=_shown(place, LONGEST))


def _read(path: Path, folder: Path) -> tuple[bytes, str]:
    try:
        above = path.parent
        if path.is_symlink() or any(one.is_symlink() for one in (above, above.parent) if folder in one.parents):
            return b"", "a link, not a notebook; links aren't followed"
        if not path.exists():
            return b"", f"no {one_line(path.name)} in this folder"
        number = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
        try:
            if not stat.S_ISREG(os.fstat(number).st_mode):
                return b"", "not a file, and therefore not a notebook"
            with open(number, "rb", closefd=False) as file:
                data = file.read(MOST_BYTES + 1)
        finally:
            os.close(number)
    except OSError as error:
        return b"", f"can't be read: {one_line(error.strerror)}"
    if len(data) > MOST_BYTES:
        return b"", f"larger than {MOST_BYTES // 1_000_000} MB: clear its outputs, and hand it in again"
    if not data.strip():
        return b"", "an empty file (0 bytes)" if not data else "an empty file (only blanks)"
    return _without_outputs(data) if len(data) > LARGE else data, ""


def _without_outputs(data: bytes) -> bytes:
    """Return a large notebook without the outputs of its cells, or the beginning of the data if it isn't a notebook."""
    try:
        cells, notebook = _cells(data), json.loads(data)
    except ValueError:
        return data[:LARGE]
    for cell in cells:
        _as(dict, cell).pop("outputs", None)
    metadata = _as(dict, notebook.get("metadata"))
    metadata = {key: metadata[key] for key in (STUDENT, ORIGIN) if key in metadata}
    return json.dumps({"cells": cells, "metadata": metadata}).encode()


def read_cells(data: bytes) -> list[Cell]:
    """Return the cells of a notebook, in order.

    Cells tagged `check:…`, and the tests of Otter and nbgrader, are checks for the student to run. A cell with an answer never counts as a
    check.
    """
    cells = _cells(data)
    if len(cells) > MOST_CELLS:
        raise ValueError(f"a notebook of {len(cells):,} cells; at most {MOST_CELLS:,} are read")
    read = [cell for number, raw in enumerate(cells, 1) if (cell := _cell(number, raw))]
    if sum(len(cell.source) for cell in read if not cell.kind) > MOST_SOURCE:
        raise ValueError(f"a notebook with more than {MOST_SOURCE:,} letters of code")
    return read


def _cells(data: bytes) -> list[Any]:
    try:
        notebook = json.loads(data)  # as bytes, so UTF-8, UTF-16 and UTF-32 can be read, with or without a mark
        if "cells" not in notebook and isinstance(notebook.get("worksheets"), list):
            return [_newer(cell) for sheet in notebook["worksheets"] for cell in sheet["cells"]]
        cells = notebook["cells"]
        if not isinstance(cells, list):
            raise TypeError
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        raise ValueError("not a notebook: no JSON with a list of cells") from None
    return cells


def _newer(cell: Any) -> Any:
    """Convert a cell from a notebook format before version 4."""
    cell = _as(dict, cell)
    if cell.get("cell_type") == "heading":
        deep = min(_as(int, cell.get("level", 1)), 6)
        return {**cell, "cell_type": "markdown", "source": f"{'#' * deep} {_parts(cell)[0]}"}
    return {**cell, "source": cell.get("input", cell.get("source", ""))}


def _cell(number: int, cell: Any) -> Cell | None:
    source, metadata, tags = _parts(cell)
    kind = KINDS.get(_as(str, _as(dict, cell).get("cell_type")))
    answers = next((tag.removeprefix(TAG) for tag in tags if tag.startswith(TAG)), "")
    if kind is None:
        return None
    if kind:
        return Cell(number, source[:MOST_TEXT], answers, kind=kind)
    nbgrader = _as(dict, metadata.get("nbgrader"))
    tested = nbgrader.get("grade") and not nbgrader.get("solution")
    check = bool(any(tag.startswith(CHECK) for tag in tags) or tested or _otters(source))
    return Cell(number, source, answers, check and not answers)


def _otters(source: str) -> bool:
    """Return whether a cell has only lines that were put there by Otter."""
    code = [line for line in map(str.strip, source.split("\n")) if line and not line.startswith("#")]
    return bool(code) and all(re.fullmatch(_OTTERS, line) for line in code)


def _parts(cell: Any) -> tuple[str, dict[str, Any], list[str]]:
    """Return the source, the metadata and the tags of a cell, each empty if it's missing."""
    cell = _as(dict, cell)
    source, metadata = cell.get("source"), _as(dict, cell.get("metadata"))
    if isinstance(source, list):
        source = "".join(line for line in source if isinstance(line, str))
    return _as(str, source), metadata, [tag for tag in _as(list, metadata.get("tags")) if isinstance(tag, str)]


def read_texts(data: bytes, items: Sequence[Item]) -> tuple[dict[str, str], list[int]]:
    """Return the texts that a student wrote for a teacher to read, by exercise, and the numbers of other cells with text.

    Everything between the heading of a proof's question and the next heading belongs to the proof, and so does a cell with its tag,
    wherever the cell is. At most 20,000 characters of each text are read, and all its pictures. Empty texts are left out.
    """
    texts: dict[str, str] = {}
    pictures: dict[str, str] = {}
    elsewhere: list[int] = []
    by_hand = {item.id for item in items if item.by_hand}
    here: Item | None = None
    for number, raw in enumerate(_cells(data)[:MOST_CELLS], 1):
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
    for kinds in _as(dict, cell.get("attachments")).values():
        for kind, data in _as(dict, kinds).items():
            if kind in PICTURES and isinstance(data, str) and re.fullmatch(r"[A-Za-z0-9+/=\s]+", data):
                found.append(f"\n\n![](data:{kind};base64,{''.join(data.split())})")
    return "".join(found)
