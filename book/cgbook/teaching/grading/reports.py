"""What a teacher and the students are told: a table, CSV, JSON, and a page for each student.

**Invariant.** A student's text is never more than text: it stands on one line or between fences, has no letters that command a
terminal, and begins no formula in a spreadsheet.
"""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.plain import said

__all__ = ["as_csv", "as_json", "feedback_name", "feedback_of", "table", "write_feedback"]

WIDE = 160  # letters of what the table says of one student
# where a spreadsheet finds a formula: at the beginning, and after ";" or a tab if it splits there, quoted or not
_FORMULA = re.compile(r"(^|[;\t\r]\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r])")


def _short(mark: Mark) -> str:
    return "–" if mark.points is None else str(mark.points)


def table(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a table of all results in Markdown, with what is to be looked at below it."""
    rows = [("student", *(item.name for item in assignment.items), "total", "what is said")]
    for one in results:
        rows.append(
            (one.student, *map(_short, one.marks), f"{one.points}/{assignment.out_of}", said(summary(one), WIDE))
        )
    escaped = [
        [cell.replace("\\", "\\\\").replace("|", "\\|").replace("<", "&lt;").replace("`", "'") for cell in row]
        for row in rows
    ]
    widths = [min(40, max(len(row[i]) for row in escaped)) for i in range(len(escaped[0]) - 1)]
    lines = [
        "| " + " | ".join([*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]) + " |"
        for row in escaped
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|---|")
    if looked := [one.student for one in results if one.to_look_at]:
        lines += ["", f"Look at these yourself: {', '.join(looked)}"]
    return "\n".join(lines)


def summary(result: Result) -> str:
    """Return in one line what is said of a submission: what is not simply right, each text once."""
    words = [result.note] if result.note else []
    if result.problem:
        return " / ".join([*words, result.problem])
    words += [
        mark.message for mark in result.marks if mark.broken or (mark.points is not None and mark.message != "right")
    ]
    return " / ".join(dict.fromkeys(words)) or "right"


def _cell(text: str) -> str:
    """A text that a spreadsheet takes for text."""
    return _FORMULA.sub(r"\1'", text)


def as_csv(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return the marks as CSV; an empty field is a mark that you give."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n", quoting=csv.QUOTE_NONNUMERIC)
    writer.writerow(["student", *(item.id for item in assignment.items), "total", "out of", "said"])
    for one in results:
        points = ["" if mark.points is None else mark.points for mark in one.marks]
        writer.writerow([_cell(one.student), *points, one.points, assignment.out_of, _cell(summary(one))])
    return out.getvalue()


def as_json(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return all that was found, as JSON."""
    students = [
        {
            "student": one.student,
            "points": one.points,
            "problem": one.problem,
            "note": one.note,
            "marks": [asdict(mark) for mark in one.marks],
        }
        for one in results
    ]
    whole = {
        "assignment": assignment.name,
        "digest": assignment.digest,
        "out_of": assignment.out_of,
        "students": students,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def fenced(text: str) -> str:
    """Return a text between fences that it cannot close.

    >>> print(fenced("a ``` b"))
    ````text
    a ``` b
    ````
    """
    fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
    return f"{fence}text\n{text}\n{fence}"


def feedback_of(assignment: Assignment, result: Result) -> str:
    """Return what a student is told, in Markdown."""
    parts = [f"# {assignment.title}", fenced(result.student), f"**{result.points} of {assignment.out_of} points**"]
    if result.problem:
        return "\n\n".join([*parts, "Your notebook could not be judged:", fenced(result.problem)]) + "\n"
    texts = dict(result.texts)
    for item, mark in zip(assignment.items, result.marks, strict=True):
        got = "not yet marked" if mark.points is None else f"{mark.points} of {item.points}"
        parts += [f"## {item.id}: {got}", fenced(mark.message)]
        if answer := texts.get(item.id) or mark.answer:
            shown = "".join(letter for letter in answer if letter.isprintable() or letter == "\n")
            parts += ["Your answer, as it was read:", fenced(shown)]
    return "\n\n".join(parts) + "\n"


def feedback_name(student: str) -> str:
    """Return the name of a student's page: the student's, as far as every file system takes it.

    >>> feedback_name("anna"), feedback_name("../x")
    ('anna.md', '_x-d6b96a97.md')
    """
    safe = re.sub(r"\W+", "_", student)[:60]
    if safe == student:
        return f"{safe}.md"
    return f"{safe}-{hashlib.sha256(student.encode('utf8', 'backslashreplace')).hexdigest()[:8]}.md"


def write_feedback(folder: Path, assignment: Assignment, results: Sequence[Result]) -> None:
    """Writes a page for each student into a folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in results:
        (folder / feedback_name(one.student)).write_text(feedback_of(assignment, one), "utf8")
