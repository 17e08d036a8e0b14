"""The heads of a roster's columns: which columns hold ids and names. The words are in `heads.json`, in the languages of schools.

**Invariant.** A row whose cells are no known heads is neither taken for heads nor for a student: a person is asked.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

from cgkit.checks import short_repr

__all__ = ["NOBODY", "Columns", "find_columns", "is_canvas", "is_head", "key"]


def key(head: str) -> str:
    """Return what ways to write a head have in common.

    >>> key("student_id"), key("Student-ID:")
    ('studentid', 'studentid')
    """
    return re.sub(r"[\W_]+", "", unicodedata.normalize("NFKC", head).casefold())


_WORDS = json.loads(files(__package__).joinpath("heads.json").read_text("utf8"))
# What a student logs in with or is numbered by, the best first. A column `id` comes before all of them.
IDS = [key(word) for rank in _WORDS["ids"] for word in rank]
# Heads of whole names and of their parts. Where a head is in LAST_FIRST, the family name is written first. What is in BESIDE
# tells a gradebook who a student is, too.
NAMES, FIRST, LAST, LAST_FIRST, BESIDE = (
    [key(word) for word in _WORDS[group]] for group in ("names", "first", "last", "last_first", "beside")
)
KNOWN = {"id", *IDS, *NAMES, *FIRST, *LAST, *BESIDE}
# What gradebooks have in place of a name in rows of no student: how marks are posted, what they are out of, when they were due.
NOBODY = {key(word) for word in _WORDS["nobody"]}
SIS = {"sisloginid", "sisuserid"}
PEOPLE = {"ad", "nim"}  # heads that are first names as well, and count only beside other heads


def is_head(cell: str) -> bool:
    """Return whether a cell is known to be the head of a column that tells who a student is."""
    return key(cell) in KNOWN


def is_canvas(heads: Sequence[str]) -> bool:
    """Return whether these are the heads of Canvas's gradebook, where `ID` is a number that nobody but Canvas knows."""
    keys = {key(head) for head in heads}
    return {"id", "section"} <= keys and bool({"student", *SIS} & keys or {"lastname", "firstname"} <= keys)


@dataclass(frozen=True)
class Columns:
    """Where ids and names are, by the numbers of columns from 0, and those whose cells go back to a gradebook as they are.

    Parameters
    ----------
    headed : whether the first row holds heads.
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
    rows : its rows, without empty ones.
    asked : what a person says of the first row: "yes" for heads, "no" for a student, "id=HEAD,name=HEAD", or nothing.

    Raises
    ------
    ValueError : when the first row may be heads or a student, or has no head that was named; the message shows it.
    """
    heads, below = rows[0], rows[1:]
    keys = [key(head) for head in heads]
    told = tuple(at for at, head in enumerate(keys) if head in KNOWN)
    if "=" in asked:
        ids, names = _named(asked, heads, where)
        return Columns(ids, names, tuple(dict.fromkeys((*told, *ids, *names))))
    if asked not in ("", "yes", "no"):
        raise ValueError(f"--roster-heads must be yes, no, or id=HEAD,name=HEAD, got {short_repr(asked)}")
    inner = bool(SIS & {*keys})  # Canvas's own number of a student is `ID`
    filled = {at for row in below for at, cell in enumerate(row) if cell}
    ranked = ["id"] * (not inner) + IDS + ["id"] * inner
    ids = tuple(keys.index(word) for word in ranked if word in keys and keys.index(word) in filled)[:1]
    names = _names(keys)
    if asked != "no" and (ids or names) and (asked or not {*keys} & KNOWN <= PEOPLE):
        whole = tuple(at for at in names if keys[at] in NAMES)  # a column `name` is the id by itself, as was promised
        return Columns(ids or whole or names, names, told, canvas=is_canvas(heads))
    if asked != "yes" and (asked == "no" or _is_student(heads, below)):
        return Columns((0,), (1,), (), headed=False)
    if asked == "yes":
        return Columns((0,), (1,), tuple(range(min(2, len(heads)))))
    raise ValueError(
        f"{where} begins with {short_repr(', '.join(filter(None, heads)))}, which could be heads or a student. If it's a student, add "
        "`--roster-heads no`. If these are heads, add `--roster-heads yes`, and the first column is the id and the second the name; or "
        "name the columns, as in `--roster-heads 'id=HEAD,name=HEAD'`"
    )


def _named(asked: str, heads: Sequence[str], where: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The columns of `id=HEAD,name=HEAD`; a name may be made of several, as in `name=HEAD+HEAD`."""
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
    """The columns of a name. Beside only one of its parts, a column `name` holds the other part, as in `Name, Vorname`."""
    whole, first, last = ([keys.index(word) for word in words if word in keys][:1] for words in (NAMES, FIRST, LAST))
    if whole and bool(first) != bool(last):
        return (*first, *whole, *last)
    if whole:
        return tuple(whole)
    order = [*last, *first] if last and keys[last[0]] in LAST_FIRST else [*first, *last]
    return tuple(dict.fromkeys(order))


def _is_student(row: Sequence[str], below: Sequence[Sequence[str]]) -> bool:
    """Whether a first row can't be heads: it begins with a number, has an address, or begins as the ids below it do."""
    if any("@" in cell.strip("@") for cell in row):
        return True
    first = row[0]
    return any(letter.isdigit() for letter in first) and (
        not any(letter.isalpha() for letter in first) or _shape(first) in {_shape(other[0]) for other in below if other}
    )


def _shape(text: str) -> str:
    """A text with 9 for its numbers and a for its words."""
    return re.sub(r"[^\W\d_]+", "a", re.sub(r"\d+", "9", text))
