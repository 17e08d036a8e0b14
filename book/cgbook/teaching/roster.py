"""A class: who is in it, read from a CSV, and the seed from which each student's own numbers are drawn.

**Invariant.** A cell of a roster is a text and never more: one line of letters that can be shown, however it begins.
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

__all__ = ["STUDENT", "Student", "alike", "file_name", "read_roster", "seed_for"]

STUDENT = "cgbook_student"  # in the metadata of a notebook: whose it is
LONGEST = 300  # letters of a name or an id
MOST_TOLD = 20  # faults of one roster that are listed
DEVICES = "con|prn|aux|nul|com[0-9]|lpt[0-9]"  # what Windows takes for no file
TEST = ("student, test", "test student")  # as whom a teacher looks at a course of Canvas


@dataclass(frozen=True)
class Student:
    """One of a class: the id, which no other has, and the name; where a roster has only one of them, they are the same.

    >>> Student("s17", "Anna Li").label, Student("Ben", "Ben").label
    ('Anna Li (s17)', 'Ben')

    Parameters
    ----------
    given : the cells that tell a gradebook who it is, each with the head of its column, as the roster had them.
    """

    id: str
    name: str
    given: tuple[tuple[str, str], ...] = field(default=(), repr=False, compare=False)

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

    >>> file_name("anna@uni.edu"), file_name("../x")
    ('anna@uni.edu', '_x-d6b96a97')
    """
    safe = re.sub(r"[^\w@.-]+", "_", student)[:60].strip(".-")
    if safe == student and not re.fullmatch(DEVICES, student.partition(".")[0], re.IGNORECASE):
        return safe
    return f"{safe}-{hashlib.sha256(student.encode('utf8', 'backslashreplace')).hexdigest()[:8]}"


def read_roster(data: bytes, where: str, heads: str = "", say: Callable[[str], object] = warn) -> list[Student]:
    """Return the class of a CSV, one student a row.

    Columns are found by their heads, as schools and gradebooks write them in many languages: a column `id` comes first, then what a
    student logs in with, a student's number and an address. A column that is empty all the way down does not count. Where the ids can
    only be in the first row, as in a list without heads, the first column is the id, and the second, if there is one, the name.

    >>> read_roster("id,name\\ns17,李\\n".encode(), "class.csv")
    [Student(id='s17', name='李')]

    Parameters
    ----------
    where : the name of the file, for messages.
    heads : what the first row is, where it cannot be told: "yes" for heads, "no" for a student, or "id=HEAD,name=HEAD".
    say : what is told of all that a person should check, such as an encoding that was guessed.

    Raises
    ------
    ValueError : when it is no such file, its first row may be heads or a student, or students lack an id or share one; the message
        names all such rows.
    """
    table = csv_rows(data, where, is_head, say)
    numbered = [(number, row) for number, row in enumerate(table, 1) if any(map(_text, row))]
    if not numbered:
        raise ValueError(f"{where} names no student")
    texts = [[_text(cell) for cell in row] for _, row in numbered]
    left: list[str] = []
    if not heads and (above := _above(texts)):
        left = [f"row {number}, {short_repr(', '.join(filter(None, row)))}" for number, row in numbered[:above]]
        numbered, texts = numbered[above:], texts[above:]
    columns = find_columns(texts, heads, where)
    first = texts[0]
    rows = [(number, raw, row) for (number, raw), row in zip(numbered, texts, strict=True)][columns.headed :]
    marked = [_joined(row, columns.ids) for *_, row in rows if _joined(row, columns.ids)]
    hashed = all(id.startswith("#") and id != "#" for id in marked)  # as Brightspace writes ids
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
        raise ValueError(f"{where} names no student below its heads")
    if short := [student.id for student in students if re.fullmatch(r"\d([.,]\d+)?E\+\d+", student.id)]:
        say(
            f"{where}: {short_repr(short[0])} looks like a number that a spreadsheet has shortened: format its column as text"
        )
    if left:
        say(f"{where}: left out, because they are no students: {'; '.join(left)}")
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
    """How many rows, such as a title, are above the heads: the first row with two of them, where none is in the first row."""
    counts = [sum(map(is_head, row)) for row in rows[:TITLES]]
    return next((at for at, count in enumerate(counts) if count > 1), 0) if counts[0] == 0 else 0


def _is_nobody(id: str, name: str, columns: Columns) -> bool:
    """Whether a row of a gradebook is no student's."""
    if columns.canvas and (not (id or name) or name.casefold() in TEST):
        return True
    return columns.headed and key(name) in NOBODY and (columns.canvas or not id)


def _other_ids(heads: list[str], rows: list[list[str]]) -> str:
    """The head of a column that is not known, and has a text of its own for each student."""
    for at, head in enumerate(heads):
        cells = [row[at] for row in rows if at < len(row) and row[at]]
        if head and not is_head(head) and len(rows) > 1 and len({*cells}) == len(rows):
            return head
    return ""


def _text(cell: str) -> str:
    return unicodedata.normalize("NFC", " ".join(cell.split()))


def _shown(cell: str) -> str:
    """A cell as it was, without letters that cannot be shown."""
    return "".join(letter for letter in cell if letter.isprintable())


def _joined(row: list[str], columns: tuple[int, ...]) -> str:
    return " ".join(row[at] for at in columns if at < len(row) and row[at])


def _name(row: list[str], columns: tuple[int, ...]) -> str:
    """The parts of a name, without one that another holds already."""
    parts = [row[at] for at in columns if at < len(row) and row[at]]
    return " ".join(part for part in parts if not any({*part.split()} < {*other.split()} for other in parts))
