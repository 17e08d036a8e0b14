"""A class: who is in it, read from a CSV, and the seed from which each student's own numbers are drawn.

**Invariant.** A cell of a roster is a text and never more: one line of letters that can be shown, however it begins.
"""

from __future__ import annotations

import csv
import hashlib
import io
import re
import unicodedata
from dataclasses import dataclass

from cgbook.teaching.seeds import drawn_from
from cgkit.doors import short_repr

__all__ = ["STUDENT", "Student", "alike", "file_name", "read_roster", "seed_for"]

STUDENT = "cgbook_student"  # in the metadata of a notebook: whose it is
LONGEST = 100  # letters of a name or an id
#: Heads of columns, the best first: what schools, Canvas and Moodle call what a student logs in with or is numbered by, and is called.
IDS = (
    "sis login id",
    "sis user id",
    "id number",
    "username",
    "login",
    "email address",
    "email",
    "student id",
    "student number",
    "id",
)
NAMES = ("name", "student name", "full name", "student")
FIRST, LAST = ("first name", "firstname"), ("last name", "lastname", "surname")
#: What Canvas's gradebook has in rows of no student: how marks are posted, what they are out of, and as whom a teacher looks at the course.
NOBODY = ("points possible", "student, test", "test student")


@dataclass(frozen=True)
class Student:
    """One of a class: the id, which no other has, and the name; where a roster has only one of them, they are the same.

    >>> Student("s17", "Anna Li").label, Student("Ben", "Ben").label
    ('Anna Li (s17)', 'Ben')
    """

    id: str
    name: str

    @property
    def label(self) -> str:
        """How a teacher is told of the student."""
        return self.name if self.name == self.id else f"{self.name} ({self.id})"


def seed_for(secret: str, student: str) -> str:
    """Return the seed of a student's own numbers, from the seed of the class and the student's id.

    >>> seed_for("maple", "s17")[:12]
    'aafd1c01e280'
    """
    return drawn_from(secret, f"student/{student}")


def alike(name: str) -> str:
    """Return what names have in common that look alike.

    >>> alike("ANNA") == alike("ａnna")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def file_name(student: str) -> str:
    """Return a student's name as far as every file system takes it.

    >>> file_name("anna"), file_name("../x")
    ('anna', '_x-d6b96a97')
    """
    safe = re.sub(r"\W+", "_", student)[:60]
    return (
        safe
        if safe == student
        else f"{safe}-{hashlib.sha256(student.encode('utf8', 'backslashreplace')).hexdigest()[:8]}"
    )


def csv_rows(data: bytes, where: str) -> list[list[str]]:
    """Return the rows of a CSV. Commas, semicolons and tabs divide; UTF-8 may begin with a byte-order mark.

    >>> csv_rows(b"a;b\\n1;2\\n", "marks.csv")
    [['a', 'b'], ['1', '2']]
    """
    try:
        text = data.decode("utf-8-sig")
        sign = max(",;\t", key=text.partition("\n")[0].count)
        return list(csv.reader(io.StringIO(text, newline=""), delimiter=sign, strict=True))
    except UnicodeDecodeError:
        raise ValueError(f"{where} is not UTF-8: in a spreadsheet, save it as “CSV UTF-8”") from None
    except csv.Error as error:
        raise ValueError(f"{where} is no CSV: {error}") from None


def read_roster(data: bytes, where: str) -> list[Student]:
    """Return the class of a CSV, one student a row.

    Columns are found by their heads, as Canvas and Moodle write them too; an id's column that is empty all the way down does not count.
    Without heads the first column is the id, and the second, if there is one, the name. Commas, semicolons and tabs divide; UTF-8 may
    begin with a byte-order mark.

    >>> read_roster("id,name\\ns17,李\\n".encode(), "class.csv")
    [Student(id='s17', name='李')]

    Parameters
    ----------
    where : the name of the file, for messages.

    Raises
    ------
    ValueError : when it is no such file, or a student has no id, or that of another; the message names the rows.
    """
    rows = [[_text(cell) for cell in row] for row in csv_rows(data, where)]
    numbered = [(number, row) for number, row in enumerate(rows, 1) if any(row)]
    if not numbered:
        raise ValueError(f"{where} names no student")
    heads = [cell.casefold() for cell in numbered[0][1]]
    filled = {at for _, row in numbered[1:] for at, cell in enumerate(row) if cell}
    ids = [heads.index(head) for head in IDS if head in heads and heads.index(head) in filled][:1]
    names = [heads.index(head) for head in NAMES if head in heads][:1]
    names = names or [heads.index(head) for part in (FIRST, LAST) for head in part if head in heads]
    if ids or names:
        numbered = numbered[1:]
    else:
        ids, names = [0], [1]
    if {"id", "section"} <= {*heads}:  # Canvas's gradebook
        numbered = [
            (number, row)
            for number, row in numbered
            if (_joined(row, ids) or _joined(row, names)) and _joined(row, names).casefold() not in NOBODY
        ]
    students = [(number, _student(row, ids or names, names, f"{where}, row {number}")) for number, row in numbered]
    if not students:
        raise ValueError(f"{where} names no student below its heads")
    rows_of: dict[str, int] = {}
    for number, student in students:
        if (first := rows_of.setdefault(alike(student.id), number)) != number:
            raise ValueError(
                f"{where}, rows {first} and {number}: {short_repr(student.id)} stands there twice, and every student's numbers are "
                "drawn from an id; give each an id of its own, in a column with the head `id`"
            )
    return [student for _, student in students]


def _text(cell: str) -> str:
    return unicodedata.normalize("NFC", " ".join(cell.split()))


def _joined(row: list[str], columns: list[int]) -> str:
    return " ".join(row[at] for at in columns if at < len(row) and row[at])


def _student(row: list[str], ids: list[int], names: list[int], where: str) -> Student:
    id, name = _joined(row, ids), _joined(row, names)
    if not id:
        raise ValueError(f"{where}: a student without an id: {short_repr(', '.join(filter(None, row)))}")
    for text in (id, name):
        if len(text) > LONGEST or not text.isprintable():
            raise ValueError(
                f"{where}: a name is one line of at most {LONGEST} letters that can be shown, got {short_repr(text)}"
            )
    return Student(id, name or id)
