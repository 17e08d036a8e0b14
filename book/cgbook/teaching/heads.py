"""The headings of a roster's columns, which show where ids and names are; `heads.json` lists the words in many languages.

**Invariant.** If a first row has no known headings and could be either headings or a student, the program doesn't guess, but asks a person.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from cgkit.checks import short_repr


def key(head: str) -> str:
    """Return a form of a heading that doesn't depend on capitals, spaces or punctuation.

    >>> key("student_id"), key("Student-ID:")
    ('studentid', 'studentid')
    """
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", head).casefold())


_WORDS = json.loads(files(__package__).joinpath("heads.json").read_text("utf8"))
# headings of logins, student numbers and addresses, best first; a column `id` comes first, or last beside Canvas's SIS ids
IDS = [key(word) for rank in _WORDS["ids"] for word in rank]
# headings of whole names and of their parts; headings in LAST_FIRST are for names that begin with the family name, and the
# ones in BESIDE also help a gradebook to identify a student
NAMES, FIRST, LAST, LAST_FIRST, BESIDE = (
    [key(word) for word in _WORDS[group]] for group in ("names", "first", "last", "last_first", "beside")
)
KNOWN = {"id", *IDS, *NAMES, *FIRST, *LAST, *BESIDE}
# strings in the name column of a gradebook's other rows, which show, for example, how marks are posted, the maximum, or the due date
NOBODY = {key(word) for word in _WORDS["nobody"]}
SIS = {"sisloginid", "sisuserid"}
PEOPLE = {"ad", "nim"}  # headings that are also first names, and count only next to other headings


def is_head(cell: str) -> bool:
    """Return whether a cell is a known heading of a column that identifies students."""
    return key(cell) in KNOWN


def is_canvas(heads: Sequence[str]) -> bool:
    """Return whether these are the headings of Canvas's gradebook, where `ID` is a number that only Canvas knows."""
    keys = {key(head) for head in heads}
    return {"id", "section"} <= keys and bool({"student", *SIS} & keys or {"lastname", "firstname"} <= keys)


@dataclass(frozen=True)
class Columns:
    """The columns, numbered from 0, with ids and names, and the columns that go back to a gradebook unchanged.

    Parameters
    ----------
    headed : whether the first row has headings.
    """

    ids: tuple[int, ...]
    names: tuple[int, ...]
    given: tuple[int, ...]
    headed: bool = True
    canvas: bool = False


def find_columns(rows: Sequence[Sequence[str]], asked: str, where: str) -> Columns:
    """Return the columns of a roster.

    Parameters
    ----------
    rows : rows of the roster, without empty ones.
    asked : description of the first row: "yes" for headings, "no" for a student, "id=HEAD,name=HEAD", or empty.
    """
    heads, below = rows[0], rows[1:]
    keys = [key(head) for head in heads]
    told = tuple(at for at, head in enumerate(keys) if head in KNOWN)
    if "=" in asked:
        ids, names = _named(asked, heads, where)
        return Columns(ids, names, tuple(dict.fromkeys((*told, *ids, *names))))
    if asked not in ("", "yes", "no"):
        raise ValueError(f"--roster-heads must be yes, no, or id=HEAD,name=HEAD, got {short_repr(asked)}")
    inner = bool(SIS & {*keys})  # whether `ID` is Canvas's internal number for a student
    filled = {at for row in below for at, cell in enumerate(row) if cell}
    ranked = ["id"] * (not inner) + IDS + ["id"] * inner
    ids = tuple(keys.index(word) for word in ranked if word in keys and keys.index(word) in filled)[:1]
    names = _names(keys)
    if asked != "no" and (ids or names) and (asked or not {*keys} & KNOWN <= PEOPLE):
        whole = tuple(at for at in names if keys[at] in NAMES)  # a column `name` alone is also the id, as documented
        return Columns(ids or whole or names, names, told, canvas=is_canvas(heads))
    if asked != "yes" and (asked == "no" or _is_student(heads, below)):
        return Columns((0,), (1,), (), headed=False)
    if asked == "yes":
        return Columns((0,), (1,), tuple(range(min(2, len(heads)))))
    raise ValueError(
        f"{where} begins with {short_repr(', '.join(filter(None, heads)))}, which could be column headings or a student. "
        "If it's a student, add `--roster-heads no`. If these are headings, add `--roster-heads yes`, and the first column is the id and "
        "the second the name; or name the columns, as in `--roster-heads 'id=HEAD,name=HEAD'`"
    )


def _named(asked: str, heads: Sequence[str], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the columns in `id=HEAD,name=HEAD`; a name can have several columns, as in `name=HEAD+HEAD`."""
    found: dict[str, tuple[int, ...]] = {}
    keys = [key(head) for head in heads]
    for part in re.split(r",\s*(?=(?:id|name)\s*=)", asked):
        what, _, head = part.partition("=")
        wanted = [head] if key(head) in keys else head.split("+")
        if what.strip() not in ("id", "name") or (unknown := [word for word in wanted if key(word) not in keys]):
            named = short_repr(unknown[0] if what.strip() in ("id", "name") else part)
            raise ValueError(f"{where} has no column {named}; its first row is {', '.join(map(repr, heads))}")
        found[what.strip()] = tuple(keys.index(key(word)) for word in wanted)
    names = found.get("name", ())
    return found.get("id", names), names


def _names(keys: Sequence[str]) -> tuple[int, ...]:
    """Return the columns of a name. Next to only one part of the name, a column `name` has the other part, as in `Name, Vorname`."""
    whole, first, last = ([keys.index(word) for word in words if word in keys][:1] for words in (NAMES, FIRST, LAST))
    if whole and bool(first) != bool(last):
        return (*first, *whole, *last)
    if whole:
        return tuple(whole)
    order = [*last, *first] if last and keys[last[0]] in LAST_FIRST else [*first, *last]
    return tuple(dict.fromkeys(order))


def _is_student(row: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Return whether a first row can't be headings, because it begins with a number, has an address, or begins like the ids below."""
    if any("@" in cell.strip("@") for cell in row):
        return True
    first = row[0]
    return any(letter.isdigit() for letter in first) and (
        not any(letter.isalpha() for letter in first) or _shape(first) in {_shape(other[0]) for other in below if other}
    )


def _shape(text: str) -> str:
    """Return a string with "9" in place of numbers and "a" in place of words."""
    return re.sub(r"[^\W\d_]+", "a", re.sub(r"\d+", "9", text))
