"""A page with all proofs of a class for the teacher to read, and the teacher's points."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.reports import MARKDOWN, Parts, as_page, statistics
from cgbook.teaching.items import Item, counted
from cgbook.teaching.tables import csv_rows, csv_text
from cgkit.checks import short_repr

__all__ = ["as_proofs", "read_points", "with_points"]

Points = dict[str, dict[str, str]]  # points as the teacher wrote them, by student and exercise


def as_proofs(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a page with the proofs of all students, one exercise after another, each below the points to look for."""
    parts: Parts = [("h1", f"{assignment.title}: to be read")]
    for item, told in zip(assignment.items, statistics(assignment, results), strict=True):
        if item.by_hand:
            parts += [("h2", f"{item.title}, {counted(item.points, 'point')}")]
            if told["marked"]:
                parts += [("p", f"{told['marked']} marked, mean {told['mean']:g}, {told['nothing']} got nothing")]
            parts += [(MARKDOWN, assignment.exercise(item).read_for)]
            for result in results:
                if text := dict(result.texts).get(item.id):
                    parts += [("h3", result.student), (MARKDOWN, text)]
    return as_page(parts)


def read_points(data: bytes, where: str) -> Points:
    """Return the fields of a CSV of marks, by student and exercise.

    >>> read_points(b"student,a,b\\nanna,2,3\\n", "marks.csv")
    {'anna': {'a': '2', 'b': '3'}}

    Raises
    ------
    ValueError : if the data isn't such a CSV, or lists a student twice.
    """
    heads, *rows = csv_rows(data, where) or [[]]
    if heads[:1] != ["student"]:
        raise ValueError(
            f"{where} isn't a file of marks: its first line must begin with student, got {short_repr(heads)}"
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

    The teacher's number overrides any mark, and nobody needs to look at that answer again. A missing proof gets no points, unless the
    teacher gives some.

    Raises
    ------
    ValueError : if a proof lacks its points, or a field isn't a number from 0 to the exercise's points; the message lists all of them.
    """
    wrong: list[str] = []
    changed: list[str] = []

    def given(result: Result, item: Item, mark: Mark) -> Mark:
        written = points.get(csv_text(result.student), {}).get(item.id, "").strip()
        there = item.id in dict(result.texts)
        if not written and not (item.by_hand and there and not result.problem):
            return replace(mark, points=0) if item.by_hand and not result.problem else mark
        if (
            not re.fullmatch(r"\d{1,6}([.,]\d{1,3})?", written)
            or (number := float(written.replace(",", "."))) > item.points
        ):
            wrong.append(f"{item.id} of {result.student}, got {short_repr(written)}")
            return mark
        exact = int(number) if number == int(number) else number
        if item.by_hand and mark.points is None:
            return replace(mark, points=exact, message="read by your teacher", look=False)
        if exact == mark.points:
            return replace(mark, look=False)
        before = "–" if mark.points is None else mark.points
        changed.append(f"{result.student}, {item.title}: {before} → {exact}")
        said = f"changed by your teacher: {before} → {exact}"
        return replace(mark, points=exact, message=said, broken=False, look=False)

    marked = []
    for result in results:
        before = len(changed)
        marks = tuple(given(result, *pair) for pair in zip(assignment.items, result.marks, strict=True))
        comment = points.get(csv_text(result.student), {}).get("comment", "").removeprefix("'")
        settled = bool(result.problem) and len(changed) > before
        problem = "" if settled else result.problem
        marked.append(replace(result, marks=marks, comment=comment, problem=problem))
    if wrong:
        raise ValueError(
            f"{where}: points must be numbers from 0 to the points of the exercise, such as 2 or 1.5; "
            f"correct the points for {'; '.join(wrong)}"
        )
    return marked, changed
