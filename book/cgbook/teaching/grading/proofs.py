"""A page with all proofs of a class for the teacher to read, and the teacher's points."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.reports import MARKDOWN, RECORD, Parts, Points, as_page, statistics
from cgbook.teaching.items import Item, counted
from cgbook.teaching.tables import csv_rows, csv_text
from cgkit.checks import short_repr


def as_proofs(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a page with the proofs of all students, one exercise after another, each below the points to look for."""
    parts: Parts = [("h1", f"{assignment.title}: to be read")]
    for item, told in zip(assignment.items, statistics(assignment, results), strict=True):
        if item.by_hand:
            parts += [("h2", f"{item.title}, {counted(item.points, 'point')}")]
            parts += [(MARKDOWN, assignment.exercise(item).question)]
            if told["marked"] > told["nothing"]:  # blank answers have 0 points, and nobody has read them
                parts += [("p", f"{told['marked']} marked, mean {told['mean']:g}, {told['nothing']} got nothing")]
            parts += [(MARKDOWN, assignment.exercise(item).read_for)]
            for result in results:
                if text := dict(result.texts).get(item.id):
                    parts += [("h3", result.student), (MARKDOWN, text)]
    return as_page(parts)


def read_points(data: bytes, where: str) -> Points:
    """Return the fields of a CSV of marks, by student and exercise; the first column is the student, as in the marks, or the id.

    >>> read_points(b"student,a,b\\nanna,2,3\\n", "marks.csv")
    {'anna': {'a': '2', 'b': '3'}}
    """
    heads, *rows = csv_rows(data, where) or [[]]
    if heads[:1] not in (["student"], ["id"]):
        raise ValueError(
            f"{where} isn't a file of marks: its first line must begin with student or id, got {short_repr(heads)}"
        )
    points: Points = {}
    for student, *fields in filter(None, rows):
        if student in points:
            raise ValueError(f"{where}: {short_repr(student)} is listed twice")
        points[student] = dict(zip(heads[1:], fields, strict=False))
    return points


def with_points(
    assignment: Assignment, results: Sequence[Result], points: Points, where: str
) -> tuple[list[Result], list[str]]:
    """Return the results with the teacher's points and comments, and a line for each changed mark.

    A field that differs from the grader's own mark is the teacher's. It replaces the mark, and nobody needs to look at that answer again.
    If the answer has changed since the file was written, the teacher's field doesn't count, and the answer has no points until the teacher
    looks at it. If the teacher empties the field of an unchanged answer, the answer has no points either. A file without the column
    `RECORD`, such as one from version 1.0, doesn't remember the grader's marks, so all its points are the teacher's.
    """
    wrong: list[str] = []
    changed: list[str] = []

    def given(result: Result, item: Item, mark: Mark, row: dict[str, str], then: str, now: str) -> Mark:
        field = row.get(item.id, "").strip()
        number = _number(field, item)
        if field and number is None:
            wrong.append(f"{item.id} of {result.student}, got {short_repr(field)}")
            return mark
        if RECORD in row and item.id in row:
            own = _number(then.partition("=")[2], item)  # the grader's mark when the file was written
            if number == own or (number is None and then != now):
                return mark
            if number is None or then != now:
                why = (
                    "no points yet" if number is None else f"the answer has changed since your teacher gave {number:g}"
                )
                verdict = "" if mark.points is None else f"; the grader gives {mark.points}: {mark.message}"
                return replace(mark, points=None, message=f"{why}{verdict}", look=True)
        if number is None:
            return mark
        exact = int(number) if number == int(number) else number
        if item.by_hand and mark.points is None:
            return replace(mark, points=exact, message="read by your teacher", look=False)
        if exact == mark.points:
            return replace(mark, look=False)
        before = "–" if mark.points is None else mark.points
        changed.append(f"{result.student}, {item.title}: {before} → {exact}")
        reason = "" if mark.message == "right" else f"; the grader said: {mark.message}"
        said = f"changed by your teacher: {before} → {exact}{reason}"
        return replace(mark, points=exact, message=said, broken=False, look=False)

    ids = [item.id for item in assignment.items]
    marked = []
    for result in results:
        row = points.get(csv_text(result.student)) or (result.who and points.get(csv_text(result.who.id))) or {}
        then, now = (dict(zip(ids, some, strict=False)) for some in (row.get(RECORD, "").split(), result.record))
        marks = tuple(
            given(result, item, mark, row, then.get(item.id, ""), now.get(item.id, ""))
            for item, mark in zip(assignment.items, result.marks, strict=True)
        )
        done = replace(result, marks=marks, comment=row.get("comment", "").removeprefix("'"))
        marked.append(done if done.lacks_points else replace(done, problem=""))
    if wrong:
        raise ValueError(
            f"{where}: points must be numbers from 0 to the points of the exercise, such as 2 or 1.5; "
            f"correct the points for {'; '.join(wrong)}"
        )
    return marked, changed


def unmatched(assignment: Assignment, results: Sequence[Result], points: Points) -> Points:
    """Return the rows of a CSV of marks that have the teacher's points or comment, but no notebook."""
    known = {csv_text(name) for one in results for name in (one.student, one.who.id if one.who else "")}
    return {name: row for name, row in points.items() if name not in known and _has_own(assignment, row)}


def _has_own(assignment: Assignment, row: dict[str, str]) -> bool:
    """Return whether a row has a comment, or points that differ from the grader's."""
    then = dict(zip((item.id for item in assignment.items), row.get(RECORD, "").split(), strict=False))

    def own(item: Item) -> bool:
        field, record = row.get(item.id, "").strip(), then.get(item.id, "")
        number = _number(field, item)  # None if the teacher wrote something else, which must stay too
        return bool(field) and (number is None or number != _number(record.partition("=")[2], item))

    return bool(row.get("comment")) or any(map(own, assignment.items))


def _number(field: str, item: Item) -> float | None:
    """Return the points in a field, or None if it isn't a number from 0 to the exercise's points."""
    if not re.fullmatch(r"\d{1,6}([.,]\d{1,3})?", field):
        return None
    number = float(field.replace(",", "."))
    return number if number <= item.points else None
