"""A class, read from a CSV, and the seeds that give each student different numbers.

**Invariant.** A cell of a roster is always plain text, one line of printable letters, no matter how it begins.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from warnings import warn

from cgbook.teaching.heads import NOBODY, Columns, find_columns, is_head, key
from cgbook.teaching.seeds import drawn_from
from cgbook.teaching.tables import TITLES, csv_rows
from cgkit.checks import short_repr
from cgkit.wording import joined

STUDENT = "cgbook_student"  # key for the student's id in the metadata of a notebook
LONGEST = 300  # maximum length of a name or an id, in characters
MOST_TOLD = 20  # maximum number of faults listed for one roster
DEVICES = "con|prn|aux|nul|com[0-9]|lpt[0-9]"  # names that Windows reserves for devices
TEST = ("student, test", "test student")  # names of the test student in a teacher's view of a Canvas course


@dataclass(frozen=True)
class Student:
    """A student of a class, with a unique id and a name; if a roster has only one of the two, it's used for both.

    >>> Student("s17", "Anna Li").label, Student("Ben", "Ben").label
    ('Anna Li (s17)', 'Ben')

    Parameters
    ----------
    given : cells of the roster that identify the student to a gradebook, each with its column's heading.
    """

    id: str
    name: str
    given: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)

    @property
    def label(self) -> str:
        """The student's name for a teacher, with the id if it differs."""
        return self.name if self.name == self.id else f"{self.name} ({self.id})"


def seed_for(secret: str, student: str) -> str:
    """Return the seed of a student's own numbers, from the seed of the class and the student's id.

    >>> seed_for("maple", "s17")[:12]
    'aafd1c01e280'
    """
    return drawn_from(secret, f"student/{student}")


def alike(name: str) -> str:
    """Return a form of a name that doesn't depend on capitals or on variants of letters, such as full-width letters.

    >>> alike("ANNA") == alike("ａnna")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def file_name(student: str) -> str:
    """Return a student's name or id as a file name; if file systems could refuse it, return the accepted characters with a hash.

    >>> file_name("anna@uni.edu"), file_name("../x")
    ('anna@uni.edu', '_x-d6b96a97')
    """
    safe = re.sub(r"[^\w@.-]+", "_", student)[:60].strip(".-")
    if safe == student and not re.fullmatch(DEVICES, student.partition(".")[0], re.IGNORECASE):
        return safe
    return f"{safe}-{hashlib.sha256(student.encode('utf8', 'backslashreplace')).hexdigest()[:8]}"


def read_roster(data: bytes, where: str, heads: str = "", say: Callable[[str], object] = warn) -> list[Student]:
    """Return the class in a CSV with one student in each row.

    The function finds columns by their headings, which it knows in many languages and from many gradebooks. For ids, it prefers a column
    `id` (except in an export from Canvas), then a login, then a student number and an address. An empty column of ids doesn't count. If
    the first row is clearly a student already, because the list has no headings, the first column is the id. The second column, if there
    is one, is the name.

    >>> read_roster("id,name\\ns17,李\\n".encode(), "class.csv")
    [Student(id='s17', name='李')]

    Parameters
    ----------
    where : name of the file, for messages.
    heads : description of the first row if it's ambiguous: "yes" for headings, "no" for a student, or "id=HEAD,name=HEAD".
    say : function called with a message about each thing that a person should check, such as a guessed encoding.

    Raises
    ------
    ValueError : if the data isn't such a file, its first row could be either headings or a student, or students lack an id, share one or
        have one that can't be shown; the message lists up to 20 such faults.
    """
    table = csv_rows(data, where, is_head, say)
    numbered = [(number, row) for number, row in enumerate(table, 1) if any(map(_text, row))]
    if not numbered:
        raise ValueError(f"{where} lists no students")
    texts = [[_text(cell) for cell in row] for _, row in numbered]
    left: list[str] = []
    if not heads and (above := _above(texts)):
        left = [f"row {number}, {short_repr(', '.join(filter(None, row)))}" for number, row in numbered[:above]]
        numbered, texts = numbered[above:], texts[above:]
    columns = find_columns(texts, heads, where)
    first = texts[0]
    rows = [(number, raw, row) for (number, raw), row in zip(numbered, texts, strict=True)][columns.headed :]
    marked = [_joined(row, columns.ids) for *_, row in rows if _joined(row, columns.ids)]
    hashed = all(id.startswith("#") and id != "#" for id in marked)  # Brightspace writes ids like this
    students: list[Student] = []
    rows_of: dict[str, list[int]] = {}
    faults: list[str] = []
    for number, raw, row in rows:
        name = _name(row, columns.names)
        id = name if columns.ids == columns.names else _joined(row, columns.ids)
        if _is_nobody(id, name, columns):
            left.append(f"row {number}, {short_repr(', '.join(filter(None, row)))}")
        elif not id:
            faults.append(f"row {number}: a student without an id, {short_repr(', '.join(filter(None, row)))}")
        elif bad := [text for text in (id, name) if len(text) > LONGEST or not text.isprintable()]:
            faults.append(
                f"row {number}: a name must be one line of at most {LONGEST} letters that can be shown, got {short_repr(bad[0])}"
            )
        else:
            id = id[1:] if hashed else id
            rows_of.setdefault(alike(id), []).append(number)
            given = tuple((first[at], _shown(raw[at]) if at < len(raw) else "") for at in columns.given)
            students.append(Student(id, name or id, given))
    ids = {alike(student.id): student.id for student in students}
    for look, same in rows_of.items():
        if len(same) > 1:
            faults.append(f"rows {joined(same)}: the same id, {short_repr(ids[look])}")
    if faults:
        more = [f"and {len(faults) - MOST_TOLD} more like these"] if len(faults) > MOST_TOLD else []
        used = [first[at] for at in columns.ids if at < len(first)] if columns.headed else []
        column = f"the column {joined(map(repr, used))}" if used else "the first column"
        other = "" if used == ["id"] else ", or in one with the head `id`"
        advice = f"Each student needs an id of their own in {column}{other}: their numbers are drawn from it"
        raise ValueError("\n  ".join([f"{where} can't be read:", *faults[:MOST_TOLD], *more, advice]))
    if not students:
        raise ValueError(f"{where} lists no students below its headings")
    if short := [student.id for student in students if re.fullmatch(r"\d([.,]\d+)?E\+\d+", student.id)]:
        say(
            f"{where}: {short_repr(short[0])} looks like a number shortened by a spreadsheet: format its column as text"
        )
    if left:
        say(f"{where}: left out rows that aren't students: {'; '.join(left)}")
    if (
        columns.headed
        and {*columns.ids} <= {*columns.names}
        and (passed := _other_ids(first, [row for *_, row in rows]))
    ):
        say(
            f"{where}: the names are used as ids. If {short_repr(passed)} is the column of ids, call it `id`, or add "
            f"`--roster-heads 'id={passed},name={'+'.join(first[at] for at in columns.names)}'`"
        )
    return students


def _above(rows: list[list[str]]) -> int:
    """Return the number of rows, such as a title, above the first row with two known headings; 0 if the first row has a known heading."""
    counts = [sum(map(is_head, row)) for row in rows[:TITLES]]
    return next((at for at, count in enumerate(counts) if count > 1), 0) if counts[0] == 0 else 0


def _is_nobody(id: str, name: str, columns: Columns) -> bool:
    """Return whether a row of a gradebook doesn't belong to a student."""
    if columns.canvas and (not (id or name) or name.casefold() in TEST):
        return True
    return columns.headed and key(name) in NOBODY and (columns.canvas or not id)


def _other_ids(heads: list[str], rows: list[list[str]]) -> str:
    """Return the first unknown heading whose column has a different text for each student, or "" if there's none."""
    for at, head in enumerate(heads):
        cells = [row[at] for row in rows if at < len(row) and row[at]]
        if head and not is_head(head) and len(rows) > 1 and len({*cells}) == len(rows):
            return head
    return ""


def _text(cell: str) -> str:
    return unicodedata.normalize("NFC", " ".join(cell.split()))


def _shown(cell: str) -> str:
    """Return a cell without its unprintable letters."""
    return "".join(letter for letter in cell if letter.isprintable())


def _joined(row: list[str], columns: tuple[int, ...]) -> str:
    return " ".join(row[at] for at in columns if at < len(row) and row[at])


def _name(row: list[str], columns: tuple[int, ...]) -> str:
    """Return the name joined from its parts, without any part contained in another."""
    parts = [row[at] for at in columns if at < len(row) and row[at]]
    return " ".join(part for part in parts if not any({*part.split()} < {*other.split()} for other in parts))
