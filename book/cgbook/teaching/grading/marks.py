"""All notebooks of a class, one by one; what was judged once is kept, so that a run that was broken off goes on where it was."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import cgkit
from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.judging import BY_HAND, Mark, needs_sandbox
from cgbook.teaching.grading.notebooks import Cell, Submission, read_cells, read_texts
from cgbook.teaching.grading.process import judge
from cgbook.teaching.grading.sandbox import Limits, prepare
from cgbook.teaching.roster import Student
from cgkit.checks import short_repr

__all__ = ["Kept", "Result", "grade"]

JUDGE = 7  # one more whenever the judge judges otherwise than before


@dataclass(frozen=True)
class Result:
    """What one student got.

    Parameters
    ----------
    problem : why the notebook could not be judged; nothing where it was.
    note : under what name it was handed in, where it could be another's.
    texts : what the student wrote for a teacher to read, by the exercise's id.
    seconds : how long it took; 0 where it was kept from before.
    who : the student of the class that it is, where the class has a roster.
    digest : the SHA-256 of the notebook.
    programs : what the student's functions are, by the exercise's id.
    comment : what the teacher says to the student.
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

    @property
    def points(self) -> float:
        """The points that were given; whole ones are an int."""
        given = sum(mark.points or 0 for mark in self.marks)
        return int(given) if given == int(given) else given

    @property
    def to_look_at(self) -> bool:
        """Whether a person should look: no notebook or answer could be read, a test is at fault, or the name could be another's."""
        return bool(self.problem or self.note) or any(mark.broken or mark.look for mark in self.marks)


class Kept:
    """Marks that are kept in a folder, each under the hash of what it depends on: notebook, assignment, limits, judge.

    Parameters
    ----------
    folder : where they are kept.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, key: str) -> tuple[Mark, ...] | None:
        """Return the marks kept under a key; None where there are none, or none that can be read."""
        try:
            return tuple(Mark(**mark) for mark in json.loads((self.folder / f"{key}.json").read_text("utf8")))
        except (OSError, ValueError, TypeError):
            return None

    def put(self, key: str, marks: Sequence[Mark]) -> None:
        """Keep marks, whole or not at all."""
        with suppress(OSError):  # a folder that cannot be written: judged again next time
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
    """Yield the result of each submission, in order. Nothing that one of them does stops the others.

    Parameters
    ----------
    assignment : with its tests.
    handed_in : as `submissions` finds them.
    limits : what a student's program may use.
    kept : marks from before; without, none are kept.
    again : whether to judge what is kept, too.
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
            if not _ours(cells, assignment):
                raise ValueError("holds none of the assignment's cells: is it another notebook?")
            found, elsewhere = read_texts(submission.data, assignment.items)
            texts = tuple(found.items())
            functions = {item.id for item in assignment.items if item.kind.is_program}
            programs = tuple((cell.answers, cell.source) for cell in cells if cell.answers in functions)
            result = partial(result, texts=texts, programs=programs)
        except ValueError as error:
            nothing = tuple(Mark(item.id, None if item.by_hand else 0, str(error)) for item in assignment.items)
            yield result(nothing, str(error))
            continue
        if kept and not again and (marks := kept.get(key)) is not None:
            yield result(_read(assignment, marks, texts, elsewhere), kept=True)
            continue
        try:
            if needs_sandbox(cells, own):  # built here, since a judge has no time to
                with suppress(ModuleNotFoundError, RuntimeError):
                    prepare()
            marks = tuple(judge(cells, own, limits=limits))
        except Exception as error:  # the judge's own fault: the others are judged all the same
            why = f"the judge itself failed here: {short_repr(error)}"
            nothing = tuple(Mark(item.id, None, why, broken=True) for item in assignment.items)
            yield result(nothing, why)
            continue
        if kept and not any(mark.look for mark in marks):  # what the sandbox was missing for may be there next time
            kept.put(key, marks)
        yield result(_read(assignment, marks, texts, elsewhere), seconds=time.monotonic() - begun)


def _ours(cells: Sequence[Cell], assignment: Assignment) -> bool:
    """Whether a notebook has anything of the assignment: a tag, a name or a question's title."""
    ids, words = {item.id for item in assignment.items}, [item.name for item in assignment.items]
    words += [f". {item.title}" for item in assignment.items]
    return any(cell.answers in ids or any(word in cell.source for word in words) for cell in cells)


def _read(
    assignment: Assignment, marks: Sequence[Mark], texts: Sequence[tuple[str, str]], elsewhere: Sequence[int]
) -> tuple[Mark, ...]:
    """The marks, which say so where there is nothing for a teacher to read, and where there is text in other places."""
    titles = {item.id: item.title for item in assignment.items}
    unwritten = {mark.id for mark in marks if mark.message == BY_HAND} - {id for id, _ in texts}
    said = "no answer: nothing is written in the cell of {}"
    if elsewhere:
        said += f", but there is text in cell {', '.join(map(str, elsewhere[:5]))}"
    return tuple(
        replace(mark, message=said.format(titles[mark.id]), look=bool(elsewhere)) if mark.id in unwritten else mark
        for mark in marks
    )
