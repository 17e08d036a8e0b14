"""What a teacher and the students are told: a table, CSV, JSON, and a page for each student.

**Invariant.** A student's text is never more than text: it stands on one line or is escaped, has no letters that command a
terminal, and begins no formula in a spreadsheet.
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

__all__ = [
    "MARKDOWN",
    "Parts",
    "as_canvas",
    "as_csv",
    "as_gradebook",
    "as_json",
    "as_page",
    "class_table",
    "feedback_of",
    "multiline",
    "statistics",
    "table",
    "write_feedback",
]

BRIGHTSPACE = {"orgdefinedid", "username"}
END = "endoflineindicator"  # the head of the last column of Brightspace's gradebook
MARKDOWN, SAID = "markdown", "said"  # in a page, where others have a tag: a text, and a line with formulas
MOST_FORMULAS = 500  # of one page
ROOT = Path(__file__).parents[4]  # of the clone, whose setter of formulas is asked
Parts = list[tuple[str, str]]
WIDE = 160  # letters of what the table says of one student


def _short(mark: Mark) -> str:
    return "–" if mark.points is None else str(mark.points)


def table(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a table of all results in Markdown, with what is to be looked at below it."""
    rows = [("student", *(item.name for item in assignment.items), "total", "what is said")]
    for result in results:
        rows.append(
            (
                result.student,
                *map(_short, result.marks),
                f"{result.points}/{assignment.out_of}",
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
    if looked := [result.student for result in results if result.to_look_at]:
        lines += ["", f"Look at these yourself: {'; '.join(looked)}"]
    return "\n".join(lines)


def statistics(assignment: Assignment, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return for each exercise how many were marked, their mean points, and how many got nothing; unread notebooks are left out."""
    found = []
    for number, item in enumerate(assignment.items):
        marks = [result.marks[number].points for result in results if not result.problem]
        points = [one for one in marks if one is not None]
        mean = round(sum(points) / len(points), 2) if points else None
        told = {"marked": len(points), "mean": mean, "nothing": points.count(0)}
        found.append({"id": item.id, "name": item.name, "points": item.points, **told})
    return found


def class_table(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return a table in Markdown of how the class did in each exercise."""
    rows = [("exercise", "marked", "mean points", "got nothing")]
    for one in statistics(assignment, results):
        mean = "–" if one["mean"] is None else f"{one['mean']:g} of {one['points']}"
        rows.append((one["name"], str(one["marked"]), mean, str(one["nothing"])))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [f"| {' | '.join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))} |" for row in rows]
    lines.insert(1, f"|{'|'.join('-' * (width + 2) for width in widths)}|")
    return "\n".join(lines)


def summary(result: Result) -> str:
    """Return in one line what is said of a submission: what is not simply right, each text once."""
    words = [result.note] if result.note else []
    if result.problem:
        return " / ".join([*words, result.problem])
    words += [mark.message for mark in result.marks if mark.message not in ("right", BY_HAND)]
    return " / ".join(dict.fromkeys(words)) or "right"


def as_csv(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return the marks as CSV; an empty field is a mark that you give."""
    heads = ["student", *(item.id for item in assignment.items), "total", "out of", "said", "comment"]
    rows: list[list[str | float]] = [
        [
            result.student,
            *("" if mark.points is None else mark.points for mark in result.marks),
            result.points,
            assignment.out_of,
            summary(result),
            result.comment,
        ]
        for result in results
    ]
    return as_csv_text(heads, rows)


def as_canvas(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return the marks as CSV for the gradebook of Canvas.

    Its first columns are `Student, ID, SIS User ID, SIS Login ID, Section`, and a row `Points Possible` comes first; a column of another
    name is an assignment. So says the [importer](https://github.com/instructure/canvas-lms/blob/master/lib/gradebook_importer.rb).
    A roster from Canvas comes back with these columns as they were; for another, the id is both SIS id and login.
    Whom you have to look at has no row.
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
    """Return the marks as CSV with the roster's own columns, as they were, and one of points.

    Moodle [asks](https://docs.moodle.org/en/Grade_import) which column tells the student, and which the grade. Brightspace
    [wants](https://community.d2l.com/brightspace/kb/articles/3538-importing-grades) no more than its two ids, points below a head
    that ends with `Points Grade`, and its end-of-line indicator. Where the roster has nothing but ids and names, the heads are those
    of Moodle: `Email address` where each id is one, and `ID number` elsewhere. Moodle takes a row without an id for one more of the
    student above, and stops at one that it does not know; so whom you have to look at has no row.
    """
    sure = _sure(results)
    heads = _own_heads(sure)
    if not {*map(key, heads)} - {"id", "name"}:
        head = "Email address" if sure and all("@" in who.id for who, _ in sure) else "ID number"
        return as_csv_text(["Student", head, assignment.title], [[who.name, who.id, points] for who, points in sure])
    last = [head for head in heads if key(head) == END]
    heads = [head for head in heads if not last or key(head) in BRIGHTSPACE]
    title = f"{assignment.title} Points Grade" if last else assignment.title
    rows: list[list[str | float]] = [[*_own_cells(who, heads), points, *_own_cells(who, last)] for who, points in sure]
    return as_csv_text([*heads, title, *last], rows)


def _own_heads(sure: Sequence[tuple[Student, float]]) -> list[str]:
    """The heads that the roster had above what tells who a student is."""
    return list(dict.fromkeys(head for who, _ in sure for head, _ in who.given))


def _own_cells(who: Student, heads: Sequence[str]) -> list[str]:
    return [dict(who.given).get(head, "") for head in heads]


def _sure(results: Sequence[Result]) -> list[tuple[Student, float]]:
    """Students and points, without those that a person has to look at."""
    return [
        (result.who or Student(result.student, result.student), result.points)
        for result in results
        if not result.to_look_at
    ]


def as_json(assignment: Assignment, results: Sequence[Result]) -> str:
    """Return all that was found, as JSON."""
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
    """Return what a student is told, as a page in HTML that runs nothing and asks no network; with the right answers, if asked."""
    return as_page(_feedback(assignment, result, solutions))


def _feedback(assignment: Assignment, result: Result, solutions: bool) -> Parts:
    own = assignment.of(result.who.id if result.who else "")
    parts = [("h1", assignment.title), ("pre", result.student), ("p", f"{result.points} of {assignment.out_of} points")]
    if result.comment:
        parts += [("p", "Your teacher says:"), ("pre", multiline(result.comment))]
    if result.problem:
        return [*parts, ("p", "Your notebook could not be judged:"), ("pre", result.problem)]
    texts = dict(result.texts)
    for number, (item, mark) in enumerate(zip(own.items, result.marks, strict=True), 1):
        got = "not yet marked" if mark.points is None else f"{mark.points} of {item.points}"
        parts += [("h2", f"{number}. {item.title}: {got}"), (SAID, mark.message)]
        if program := dict(result.programs).get(item.id):
            parts += [("p", "Your program:"), ("pre", multiline(program))]
        if text := texts.get(item.id):
            parts += [("p", "Your answer, as it was read:"), (MARKDOWN, text)]
        elif mark.answer:
            parts += [("p", "Your answer, as it was read:"), ("pre", multiline(mark.answer))]
        if solutions:
            parts += [("p", "A right answer:"), (MARKDOWN, own.solution(item))]
    return parts


def multiline(text: str) -> str:
    """Return a text without letters that command anything, on its own lines.

    >>> multiline("a\\n\\x1b[2Jb")
    'a\\n[2Jb'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n")


def as_page(parts: Parts, known: dict[Formula, str] | None = None) -> str:
    """Return a page in HTML.

    Parameters
    ----------
    parts : tags with their texts, of which the first is the title.
    known : formulas with their MathML; None sets those of this page.
    """
    known = _set([parts]) if known is None else known
    body = "\n".join(_shown(tag, text, known) for tag, text in parts)
    return _PAGE.format(title=escape(parts[0][1]), body=body)


def _set(pages: Sequence[Parts]) -> dict[Formula, str]:
    """The formulas of pages, each once; none where nothing here can set them, so that their source is shown."""
    found: dict[Formula, None] = {}
    for parts in pages:
        texts = [multiline(text) for tag, text in parts if tag in (MARKDOWN, SAID)]
        found |= dict.fromkeys(formulas_in(texts)[:MOST_FORMULAS])
    try:
        return mathml(list(found), ROOT, install=False)
    except NoFormulasError:
        return {}


def _shown(tag: str, text: str, known: dict[Formula, str]) -> str:
    """One part of a page; Markdown as it is, where nothing here can read it."""
    if tag == MARKDOWN:
        with suppress(ModuleNotFoundError):
            return f'<div class="text">{as_html(multiline(text), known)}</div>'
    if tag in (MARKDOWN, SAID):
        return f"<pre>{as_text(multiline(text), known)}</pre>"
    return f"<{tag}>{escape(text)}</{tag}>"


def write_feedback(
    folder: Path, assignment: Assignment, results: Sequence[Result], *, solutions: bool = False
) -> list[str]:
    """Write a page for each student into a folder, which is made if it's missing; return the names of other pages there."""
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
