"""What a teacher reads: all proofs of a class on one page, and the points for them on their way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.reports import as_page, multiline
from cgbook.teaching.items import Item, counted
from cgbook.teaching.tables import csv_rows, csv_text
from cgkit.doors import short_repr

__all__ = ["as_proofs", "read_points", "with_points"]

Points = dict[str, dict[str, str]]  # by student and exercise, as they are written


def as_proofs(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a page with the proofs of all students, one exercise after another, each below what it is read for."""
    parts = [("h1", f"{assignment.title}: to be read")]
    for item in assignment.items:
        if item.by_hand:
            parts += [("h2", f"{item.title}, {counted(item.points, 'point')}")]
            parts += [("pre", assignment.exercise(item).read_for.replace("*", ""))]
            for result in results:
                if text := dict(result.texts).get(item.id):
                    parts += [("h3", result.student), ("pre", multiline(text))]
    return as_page(parts)


def read_points(data: bytes, where: str) -> Points:
    """Return what stands in the fields of a CSV of marks, by student and exercise.

    >>> read_points(b"student,a,b\\nanna,2,3\\n", "marks.csv")
    {'anna': {'a': '2', 'b': '3'}}

    Raises
    ------
    ValueError : when it is none, or a student stands there twice.
    """
    heads, *rows = csv_rows(data, where) or [[]]
    if heads[:1] != ["student"]:
        raise ValueError(f"{where} is no file of marks, whose first line begins with student; got {short_repr(heads)}")
    points: Points = {}
    for student, *fields in filter(None, rows):
        if student in points:
            raise ValueError(f"{where}: {short_repr(student)} stands there twice")
        points[student] = dict(zip(heads[1:], fields, strict=False))
    return points


def with_points(assignment: Assignment, results: Sequence[Result], points: Points, where: str) -> list[Result]:
    """Return the results with the points that a teacher has given for what the judge does not read.

    What nobody has written gets none; a notebook that could not be judged is left as it is.

    Raises
    ------
    ValueError : when a proof has no points, or more than there are; the message names all of them.
    """
    wrong: list[str] = []

    def given(result: Result, item: Item, mark: Mark) -> Mark:
        if not item.by_hand or result.problem:
            return mark
        if item.id not in dict(result.texts):
            return replace(mark, points=0)
        written = points.get(csv_text(result.student), {}).get(item.id, "").strip()
        if not written.isdecimal() or int(written) > item.points:
            wrong.append(f"{item.id} of {result.student}, got {short_repr(written)}")
            return mark
        return replace(mark, points=int(written), message="read by your teacher")

    pairs = [(result, zip(assignment.items, result.marks, strict=True)) for result in results]
    marked = [replace(result, marks=tuple(given(result, *pair) for pair in both)) for result, both in pairs]
    if wrong:
        raise ValueError(f"{where}: whole points from 0 to those that there are, please, for {'; '.join(wrong)}")
    return marked
