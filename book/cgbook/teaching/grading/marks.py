"""Marks for all notebooks of a class, judged one by one; finished marks are stored, so that an interrupted run can resume."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import cgkit
from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.cells import Cell, read_cells, read_texts, told
from cgbook.teaching.grading.judging import BY_HAND, Mark, needs_sandbox
from cgbook.teaching.grading.notebooks import Submission
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.grading.process import judge
from cgbook.teaching.grading.sandbox import Limits, prepare
from cgbook.teaching.roster import Student
from cgbook.teaching.seeds import ORIGIN, origin_of
from cgkit.checks import short_repr

JUDGE = 9  # increase this whenever the judge's behaviour changes


@dataclass(frozen=True)
class Result:
    """The result of one student.

    Parameters
    ----------
    problem : reason why the notebook couldn't be judged; empty if it was judged.
    note : name of the submitted file, if the student could be somebody else.
    texts : passages that the student wrote for a teacher to read, by the exercise's id.
    seconds : duration of the judging; 0 for stored marks.
    who : student of the class, if the class has a roster.
    digest : SHA-256 of the notebook.
    programs : source of the student's functions, by the exercise's id.
    comment : teacher's comment for the student.
    record : for each exercise, a hash of the answer and the grader's own points, such as `3f9a1c0d77b2=2`.
    """

    student: str
    marks: tuple[Mark, ...]
    problem: str = ""
    texts: tuple[tuple[str, str], ...] = ()
    seconds: float = 0
    kept: bool = False
    note: str = ""
    who: Student | None = None
    digest: str = ""
    programs: tuple[tuple[str, str], ...] = ()
    comment: str = ""
    record: tuple[str, ...] = ()

    @property
    def points(self) -> float:
        """The points given, as an int if they're whole."""
        given = sum(mark.points or 0 for mark in self.marks)
        return int(given) if given == int(given) else given

    @property
    def lacks_points(self) -> bool:
        """Whether an answer has no points yet."""
        return any(mark.points is None for mark in self.marks)

    @property
    def to_look_at(self) -> bool:
        """Whether a person should look, because a notebook or answer is unreadable, a test is faulty, or a student isn't identified."""
        return bool(self.problem or self.note) or any(mark.broken or mark.look for mark in self.marks)


class Kept:
    """A folder of stored marks, under a hash of notebook, assignment, limits and the versions of judge and cgkit.

    Parameters
    ----------
    folder : directory that holds the marks.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str) -> tuple[Mark, ...] | None:
        """Return the marks stored under a key, or None if there are no readable marks."""
        try:
            return tuple(Mark(**mark) for mark in json.loads((self.folder / f"{key}.json").read_text("utf8")))
        except (OSError, ValueError, TypeError):
            return None

    def put(self, key: str, marks: Sequence[Mark]) -> None:
        """Store all these marks, or none of them."""
        with suppress(OSError):  # if the folder is read-only, the notebook is judged again next time
            self.folder.mkdir(exist_ok=True)
            with tempfile.NamedTemporaryFile(
                "w", dir=self.folder, suffix=".part", delete=False, encoding="utf8"
            ) as file:
                json.dump([asdict(mark) for mark in marks], file)
            os.replace(file.name, self.folder / f"{key}.json")


def grade(
    assignment: Assignment,
    handed_in: Sequence[Submission],
    *,
    limits: Limits | None = None,
    kept: Kept | None = None,
    again: bool = False,
) -> Iterator[Result]:
    """Yield the result of each submission in order; no submission can stop the others.

    Marks are stored in `kept`, if given, and stored marks are used unless a notebook is to be judged `again`.
    """
    limits = limits or Limits()
    for submission in handed_in:
        begun = time.monotonic()
        result = partial(Result, submission.student, note=submission.note, who=submission.who, digest=submission.digest)
        own = assignment.of(submission.who.id if submission.who else "")
        of_all = json.dumps([JUDGE, cgkit.__version__, own.digest, asdict(limits)])
        key = hashlib.sha256(f"{of_all}{submission.digest}".encode()).hexdigest()
        try:
            if submission.problem:
                raise ValueError(submission.problem)
            cells = read_cells(submission.data)
            if origin := _another(submission.data, assignment):
                raise ValueError(f"this notebook is from another assignment: {origin}")
            if not _ours(cells, assignment):
                raise ValueError("this notebook has none of the assignment's cells. Is it the wrong one?")
            found, elsewhere = read_texts(submission.data, assignment.items)
            texts = tuple(found.items())
            functions = {item.id for item in assignment.items if item.kind.is_program}
            programs = tuple((cell.answers, cell.source) for cell in cells if cell.answers in functions)
            result = partial(result, texts=texts, programs=programs)
        except ValueError as error:
            nothing = tuple(Mark(item.id, None, str(error)) for item in assignment.items)
            yield result(
                nothing, str(error), record=_record(nothing, (), {mark.id: submission.digest for mark in nothing})
            )
            continue
        if kept and not again and (marks := kept.get(key)) is not None:
            marks = _read(assignment, marks, texts, elsewhere)
            yield result(marks, record=_record(marks, cells, found), kept=True)
            continue
        try:
            if needs_sandbox(cells, own):  # build the sandbox now, because a judge's time is limited
                with suppress(ModuleNotFoundError, RuntimeError):
                    prepare()
            marks = tuple(judge(cells, own, limits=limits))
        except Exception as error:  # a fault of the judge itself, which mustn't stop the others
            why = f"the grader itself failed here: {short_repr(error)}"
            nothing = tuple(Mark(item.id, None, why, broken=True) for item in assignment.items)
            yield result(nothing, why, record=_record(nothing, cells, found))
            continue
        if kept and not any(mark.look for mark in marks):  # next time, the sandbox might be available
            kept.put(key, marks)
        marks = _read(assignment, marks, texts, elsewhere)
        yield result(marks, record=_record(marks, cells, found), seconds=time.monotonic() - begun)


def _record(marks: Sequence[Mark], cells: Sequence[Cell], texts: Mapping[str, str]) -> tuple[str, ...]:
    """Return a hash of each answer with its points, so that a later run can find out which answers have changed.

    The hash of a proof is made from its text, and the hash of a value from what was read. Any other hash is made from all cells except
    checks and other answers.
    """

    def entry(mark: Mark) -> str:
        own = "\0".join(cell.source for cell in cells if not cell.check and cell.answers in ("", mark.id))
        answer = texts.get(mark.id) or mark.answer or own
        return f"{hashlib.sha256(f'{mark.id}:{answer}'.encode()).hexdigest()[:12]}={_written(mark.points)}"

    return tuple(map(entry, marks))


def _written(points: float | None) -> str:
    return "" if points is None else str(points)


def _another(data: bytes, assignment: Assignment) -> str:
    """Return which assignment a notebook is from, or "" if it's this one or the notebook doesn't say."""
    own, origin = origin_of(assignment.seed, assignment.name), told(data, ORIGIN)
    name = one_line(origin.partition(" ")[0])
    return "" if origin in ("", own) else f"{name} of another class" if name == assignment.name else name


def _ours(cells: Sequence[Cell], assignment: Assignment) -> bool:
    """Return whether a notebook contains part of the assignment, such as a tag, a name or a question's title."""
    ids, words = {item.id for item in assignment.items}, [item.name for item in assignment.items]
    words += [f". {item.title}" for item in assignment.items]
    return any(cell.answers in ids or any(word in cell.source for word in words) for cell in cells)


def _read(
    assignment: Assignment, marks: Sequence[Mark], texts: Sequence[tuple[str, str]], elsewhere: Sequence[int]
) -> tuple[Mark, ...]:
    """Return the marks with 0 points for a proof without text, unless there's text in other places, which a teacher must look at."""
    titles = {item.id: item.title for item in assignment.items}
    unwritten = {mark.id for mark in marks if mark.message == BY_HAND} - {id for id, _ in texts}
    said = "no answer: the cell of {} is empty"
    if elsewhere:
        said += f", but there is text in cell {', '.join(map(str, elsewhere[:5]))}"
    points, look = (None, True) if elsewhere else (0, False)
    return tuple(
        replace(mark, points=points, message=said.format(titles[mark.id]), look=look) if mark.id in unwritten else mark
        for mark in marks
    )
