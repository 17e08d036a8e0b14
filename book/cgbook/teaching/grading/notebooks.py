"""The notebooks that students handed in, found in a folder and read as plain JSON, with a message if something is wrong with a notebook.

This module never reads from a link or a pipe, and stops reading at the size limit of a notebook.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from cgbook.teaching.grading.cells import TAG, cells_of, of_type, told
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.roster import STUDENT, Student, alike, file_name
from cgbook.teaching.seeds import ORIGIN

MOST_BYTES = 100_000_000
LARGE = 1_000_000  # size in bytes; a larger notebook is kept without its outputs
NAME = 100  # maximum length of a student's name as shown, in characters
LONGEST = 250  # maximum length of a path as shown, in characters


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
    If two names look alike, or a name isn't safe to show, the submissions are judged, and a note gives each one's file. All other names
    stay unchanged.
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
    """Return a folder's files and folders in order, except those whose names begin with a dot or, like `__MACOSX`, with `__`."""
    return sorted(path for path in folder.iterdir() if not path.name.startswith((".", "__")))


def _is_notebook(path: Path) -> bool:
    """Return whether a file is JSON with at least one cell."""
    data, problem = _read(path, path.parent)
    with suppress(ValueError):
        return not problem and bool(cells_of(data))
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
    """Return the submissions with their students, in the order of the class; submissions of unknown students come last.

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
        cells, notebook = cells_of(data), json.loads(data)
    except ValueError:
        return data[:LARGE]
    for cell in cells:
        of_type(dict, cell).pop("outputs", None)
    metadata = of_type(dict, notebook.get("metadata"))
    metadata = {key: metadata[key] for key in (STUDENT, ORIGIN) if key in metadata}
    return json.dumps({"cells": cells, "metadata": metadata}).encode()
