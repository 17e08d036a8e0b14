"""Reports for the teacher and the students: a table, CSV, JSON, and a page for each student.

**Invariant.** A student's text can never act as anything but text. It's on one line or escaped, has no control characters for a terminal,
and never begins a formula in a spreadsheet.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any

from cgbook.teaching.formulas import Formula, NoFormulasError, as_html, as_text, formulas_in, mathml
from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.judging import BY_HAND, Mark
from cgbook.teaching.grading.marks import Result
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.heads import is_canvas, key
from cgbook.teaching.roster import Student, file_name
from cgbook.teaching.tables import as_csv_text

BRIGHTSPACE = {"orgdefinedid", "username"}
END = "endoflineindicator"  # heading of the last column in Brightspace's gradebook
RECORD = "grader"  # heading of the grader's own column in a CSV of marks
MARKDOWN, SAID = "markdown", "said"  # parts of a page that aren't HTML tags: text, and a line with formulas
MOST_FORMULAS = 500  # maximum number of formulas on one page
ROOT = Path(__file__).parents[4]  # the clone of the book, which contains the program for formulas
Parts = list[tuple[str, str]]
Points = dict[str, dict[str, str]]  # points as the teacher wrote them, by student and exercise
MOST_NAMED = 5  # maximum number of students listed who lack points for an exercise
WIDE = 160  # maximum length of the table's message about one student, in characters


def _short(mark: Mark) -> str:
    return "–" if mark.points is None else str(mark.points)


def total(assignment: Assignment, result: Result) -> str:
    """Return a student's points out of all points, and the number of points that haven't been decided."""
    pairs = zip(assignment.items, result.marks, strict=False)
    left = sum(item.points for item, mark in pairs if mark.points is None)
    return f"{result.points} of {assignment.out_of}" + (f", {left} not yet marked" if left else "")


def table(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a table of all results in Markdown and, below the table, who handed in nothing, lacks points or needs a look."""
    rows = [("student", *(item.name for item in assignment.items), "total", "message")]
    for result in results:
        rows.append(
            (
                result.student,
                *map(_short, result.marks),
                total(assignment, result),
                one_line(summary(result), WIDE),
            )
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
    handed_in = {result.who for result in results}
    if missing := [student.label for student in assignment.students if student not in handed_in]:
        lines += ["", f"Handed in nothing: {'; '.join(missing)}"]
    for item, *marks in zip(assignment.items, *(result.marks for result in results), strict=False):
        pairs = zip(results, marks, strict=True)
        if lacking := [one.student for one, mark in pairs if mark.points is None and not one.problem]:
            more = f"; and {len(lacking) - MOST_NAMED} more" if len(lacking) > MOST_NAMED else ""
            lines += ["", f"No points yet for {item.name}: {'; '.join(lacking[:MOST_NAMED])}{more}"]
    if looked := [result.student for result in results if result.to_look_at]:
        lines += ["", f"Look at these yourself: {'; '.join(looked)}"]
    return "\n".join(lines)


def statistics(assignment: Assignment, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return each exercise's number of marked answers, mean points and number of zeros, without the notebooks that couldn't be read."""
    found = []
    for number, item in enumerate(assignment.items):
        marks = [result.marks[number].points for result in results if not result.problem]
        points = [one for one in marks if one is not None]
        mean = round(sum(points) / len(points), 2) if points else None
        told = {"marked": len(points), "mean": mean, "nothing": points.count(0)}
        found.append({"id": item.id, "name": item.name, "points": item.points, **told})
    return found


def class_table(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a Markdown table of the class's results in each exercise."""
    rows = [("exercise", "marked", "mean points", "got nothing")]
    for one in statistics(assignment, results):
        mean = "–" if one["mean"] is None else f"{one['mean']:g} of {one['points']}"
        rows.append((one["name"], str(one["marked"]), mean, str(one["nothing"])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |" for row in rows]
    lines.insert(1, f"|{'|'.join('-' * (width + 2) for width in widths)}|")
    return "\n".join(lines)


def summary(result: Result) -> str:
    """Return one line about a submission, with each message once, except "right" and the one for answers that a teacher reads."""
    words = [result.note] if result.note else []
    if result.problem:
        return " / ".join([*words, result.problem])
    words += [mark.message for mark in result.marks if mark.message not in ("right", BY_HAND)]
    return " / ".join(dict.fromkeys(words)) or ("right so far" if result.lacks_points else "right")


def as_csv(assignment: Assignment, results: Sequence[Result], absent: Points | None = None) -> str:
    """Return the marks as CSV, with an empty field for each mark still to be given by the teacher.

    The last column has a hash of each answer and the grader's own mark, so that `with_points` finds out which fields are the teacher's.
    Below the results are the rows of `absent`, with the teacher's points for students who have no notebook at the moment.
    """
    heads = ["student", *(item.id for item in assignment.items), "total", "out of", "said", "comment", RECORD]
    rows: list[list[str | float]] = [
        [
            result.student,
            *("" if mark.points is None else mark.points for mark in result.marks),
            result.points,
            assignment.out_of,
            summary(result),
            result.comment,
            " ".join(result.record),
        ]
        for result in results
    ]
    for name, row in (absent or {}).items():
        rows.append([name, *({**row, "said": "no notebook"}.get(head, "") for head in heads[1:])])
    return as_csv_text(heads, rows, assignment.separator)


def as_canvas(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return the marks as CSV for Canvas's gradebook.

    Its first columns are `Student, ID, SIS User ID, SIS Login ID, Section`, and a row `Points Possible` comes first; a column with another
    name is an assignment. The [importer](https://github.com/instructure/canvas-lms/blob/master/lib/gradebook_importer.rb) works this way.
    A roster from Canvas is returned with these columns unchanged; for any other roster, the id is used as both the SIS id and the login.
    Students who lack points, or whose results need a look, have no row.
    """
    sure = _sure(results)
    heads = _own_heads(sure)
    rows: list[list[str | float]]
    if is_canvas(heads):
        rows = [[*_own_cells(who, heads), points] for who, points in sure]
    else:
        heads = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
        rows = [[who.name, "", who.id, who.id, "", points] for who, points in sure]
    rows.insert(0, ["Points Possible", *[""] * (len(heads) - 1), assignment.out_of])
    return as_csv_text([*heads, assignment.title], rows)


def as_gradebook(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return the marks as CSV with the roster's own columns, unchanged, and one column of points.

    Moodle [asks](https://docs.moodle.org/en/Grade_import) which column identifies the student, and which has the grade. Brightspace
    [wants](https://community.d2l.com/brightspace/kb/articles/3538-importing-grades) only its two ids, points below a heading that ends with
    `Points Grade`, and its end-of-line indicator. If the roster has only ids and names, the CSV gets Moodle's headings: `Email address` if
    each id is an address, otherwise `ID number`. Moodle takes a row without an id for another row of the student above, and stops at an id
    it doesn't know, which is why students who lack points, or whose results need a look, have no row.
    """
    sure = _sure(results)
    heads = _own_heads(sure)
    sign = assignment.separator
    rows: list[list[str | float]]
    if not {*map(key, heads)} - {"id", "name"}:
        head = "Email address" if sure and all("@" in who.id for who, _ in sure) else "ID number"
        rows = [[who.name, who.id, points] for who, points in sure]
        return as_csv_text(["Student", head, assignment.title], rows, sign)
    last = [head for head in heads if key(head) == END]
    heads = [head for head in heads if not last or key(head) in BRIGHTSPACE]
    title = f"{assignment.title} Points Grade" if last else assignment.title
    rows = [[*_own_cells(who, heads), points, *_own_cells(who, last)] for who, points in sure]
    return as_csv_text([*heads, title, *last], rows, sign)


def _own_heads(sure: Sequence[tuple[Student, float]]) -> list[str]:
    """Return the roster's own headings for the columns that identify a student."""
    return list(dict.fromkeys(head for who, _ in sure for head, _ in who.given))


def _own_cells(who: Student, heads: Sequence[str]) -> list[str]:
    return [dict(who.given).get(head, "") for head in heads]


def _sure(results: Sequence[Result]) -> list[tuple[Student, float]]:
    """Return students and points, without the results that lack points or need a look."""
    return [
        (result.who or Student(result.student, result.student), result.points)
        for result in results
        if not result.to_look_at and not result.lacks_points
    ]


def as_json(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return all results as JSON."""
    students = [
        {
            "student": result.student,
            "points": result.points,
            "problem": result.problem,
            "note": result.note,
            "marks": [asdict(mark) for mark in result.marks],
        }
        for result in results
    ]
    whole = {
        "assignment": assignment.name,
        "digest": assignment.digest,
        "out_of": assignment.out_of,
        "exercises": statistics(assignment, results),
        "students": students,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><title>{title}</title>
<style>:root {{ color-scheme: light dark }} body {{ font: 1rem/1.5 sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }}
pre {{ white-space: pre-wrap; overflow-wrap: anywhere; padding: .5rem .8rem; border: 1px solid #8888 }}
.text {{ padding: .1rem .8rem; border: 1px solid #8888; overflow-x: auto; contain: paint }} img {{ max-width: 100% }}</style></head><body>
{body}
</body></html>
"""


def feedback_of(assignment: Assignment, result: Result, *, solutions: bool = False) -> str:
    """Return a student's feedback as an HTML page without scripts or network access, with the right answers if `solutions` is true."""
    return as_page(_feedback(assignment, result, solutions))


def _feedback(assignment: Assignment, result: Result, solutions: bool) -> Parts:
    own = assignment.of(result.who.id if result.who else "")
    parts = [("h1", assignment.title), ("pre", result.student), ("p", f"Points: {total(assignment, result)}")]
    if result.comment:
        parts += [("p", "Your teacher says:"), ("pre", multiline(result.comment))]
    if result.problem:
        return [*parts, ("p", "Your notebook couldn't be marked:"), ("pre", result.problem)]
    texts = dict(result.texts)
    for number, (item, mark) in enumerate(zip(own.items, result.marks, strict=True), 1):
        got = "not yet marked" if mark.points is None else f"{mark.points} of {item.points}"
        parts += [("h2", f"{number}. {item.title}: {got}"), (SAID, mark.message)]
        if program := dict(result.programs).get(item.id):
            parts += [("p", "Your program:"), ("pre", multiline(program))]
        if text := texts.get(item.id):
            parts += [("p", "The answer we read:"), (MARKDOWN, text)]
        elif mark.answer:
            parts += [("p", "The answer we read:"), ("pre", multiline(mark.answer))]
        if solutions:
            parts += [("p", "A right answer:"), (MARKDOWN, own.solution(item))]
    return parts


def multiline(text: str) -> str:
    """Return a string with its line breaks, but without characters that act as commands.

    >>> multiline("a\\n\\x1b[2Jb")
    'a\\n[2Jb'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


def as_page(parts: Parts, known: dict[Formula, str] | None = None) -> str:
    """Return a page in HTML.

    `parts` are pairs of a tag and its text; the first text is the title. `known` has MathML for the formulas (default: all
    formulas are typeset now).
    """
    known = _set([parts]) if known is None else known
    body = "\n".join(_shown(tag, text, known) for tag, text in parts)
    return _PAGE.format(title=escape(parts[0][1]), body=body)


def _set(pages: Sequence[Parts]) -> dict[Formula, str]:
    """Return the formulas of pages with their MathML, or {} if this computer can't typeset them, so that pages show their source."""
    found: dict[Formula, None] = {}
    for parts in pages:
        texts = [multiline(text) for tag, text in parts if tag in (MARKDOWN, SAID)]
        found |= dict.fromkeys(formulas_in(texts)[:MOST_FORMULAS])
    try:
        return mathml(list(found), ROOT, install=False)
    except NoFormulasError:
        return {}


def _shown(tag: str, text: str, known: dict[Formula, str]) -> str:
    """Return one part of a page, with Markdown left unchanged if it can't be rendered here."""
    if tag == MARKDOWN:
        with suppress(ModuleNotFoundError):
            return f'<div class="text">{as_html(multiline(text), known)}</div>'
    if tag in (MARKDOWN, SAID):
        return f"<pre>{as_text(multiline(text), known)}</pre>"
    return f"<{tag}>{escape(text)}</{tag}>"


def write_feedback(
    folder: Path, assignment: Assignment, results: Sequence[Result], *, solutions: bool = False
) -> list[str]:
    """Write a page for each student to a folder, which is created if necessary, and return the names of other pages there.

    Nobody gets a page for a notebook whose student isn't known.
    """
    results = [result for result in results if result.who or not assignment.students]
    folder.mkdir(parents=True, exist_ok=True)
    written = set()
    pages = [_feedback(assignment, result, solutions) for result in results]
    known = _set(pages)
    for result, parts in zip(results, pages, strict=True):
        name = result.who.id if result.who and not result.note else result.student
        page = folder / f"{file_name(name)}.html"
        page.write_text(as_page(parts, known), "utf8")
        written.add(page.name)
    return sorted({page.name for page in folder.glob("*.html")} - written)
