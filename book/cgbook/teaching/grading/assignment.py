"""Teachers' folders, with the exercises of an assignment and their tests."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cgbook.teaching.answers import KINDS
from cgbook.teaching.exercises import Exercise, read_exercise
from cgbook.teaching.items import Item, check_apart
from cgbook.teaching.practice import Problem, Verdict, practice
from cgbook.teaching.roster import Student, seed_for
from cgbook.teaching.seeds import problem_seed
from cgkit.checks import short_repr

FORMATS = (1, 2)  # format 2 has students


@dataclass(frozen=True)
class Assignment:
    """An assignment, as read from a teacher's folder.

    Parameters
    ----------
    students : the class, if each student has their own numbers.
    student : id of the student whose numbers these are, if they belong to one student.
    separator : separator of the cells in the class's roster.
    """

    folder: Path
    name: str
    title: str
    seed: str
    items: tuple[Item, ...]
    digest: str
    students: tuple[Student, ...] = ()
    student: str = ""
    separator: str = ","

    def of(self, student: str) -> Assignment:
        """Return the assignment with this student's numbers, given the student's id, or with everybody's numbers for an empty id."""
        if not student:
            return self
        seed = seed_for(self.seed, student)
        items = tuple(
            replace(item, source={"practice": {**item.source["practice"], "seed": problem_seed(seed, item.id)}})
            if isinstance(item.source, dict)
            else item
            for item in self.items
        )
        digest = hashlib.sha256(f"{self.digest}:{seed}".encode()).hexdigest()
        return replace(self, seed=seed, items=items, digest=digest, student=student)

    @property
    def out_of(self) -> int:
        """The points of all exercises together."""
        return sum(item.points for item in self.items)

    def exercise(self, item: Item) -> Exercise:
        """Return the exercise behind an item; the item must come from a file."""
        return read_exercise(self.folder / str(item.source))

    def solution(self, item: Item) -> str:
        """Return the right answer to an item and why it's right, in Markdown."""
        if isinstance(item.source, dict):
            problem = _problem(item.source)
            right = problem.how.write(problem.accept[0], problem.options)
            return replace(item, right=f"{item.name} = {right}", solution=problem.explain()).solved
        return self.exercise(item).item(item.id, "").solved


def read_assignment(folder: Path | str) -> Assignment:
    """Return the assignment in a teacher's folder, which holds `assignment.json` and `exercises`."""
    folder = Path(folder)
    path = folder / "assignment.json"
    try:
        data = json.loads(path.read_text("utf8"))
    except OSError as error:
        within = f"; {folder / 'teacher'} is one" if (folder / "teacher" / path.name).is_file() else ""
        if packed := next((one for one in (folder, *folder.parents) if one.suffix == ".zip" and one.is_file()), None):
            within = f"; unpack {packed} first"
        raise ValueError(
            f"{folder} isn't a teacher's folder: {path} can't be read ({error.strerror}){within}"
        ) from None
    except ValueError as error:
        raise ValueError(f"{path} isn't JSON: {error}") from None
    if not isinstance(data, dict) or data.get("format") not in FORMATS:
        got = data.get("format") if isinstance(data, dict) else data
        raise ValueError(f"{path}: the format must be {FORMATS[0]} or {FORMATS[1]}, got {short_repr(got)}")
    try:
        items = tuple(_item(path, entry) for entry in data["exercises"])
        name, title, seed = (_text(path, data[key]) for key in ("name", "title", "seed"))
        students = tuple(
            Student(
                _text(path, entry["id"]),
                _text(path, entry["name"]),
                tuple((_text(path, head), _text(path, cell)) for head, cell in entry.get("given", ())),
            )
            for entry in data.get("students", ())
        )
    except (KeyError, TypeError) as error:
        raise ValueError(f"{path}: {error} is missing, or isn't in the form that `cgbook assign` writes") from None
    try:
        check_apart(items)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from None
    digest = hashlib.sha256(path.read_bytes())
    for item in items:
        if isinstance(item.source, str):
            file = folder / item.source
            if not file.is_file() or folder.resolve() not in file.resolve().parents:
                raise ValueError(f"{path}: {item.id} needs its tests in {file}, which isn't a file in this folder")
            digest.update(file.read_bytes())
    return Assignment(
        folder,
        name,
        title,
        seed,
        items,
        digest.hexdigest(),
        students,
        separator=";" if data.get("separator") == ";" else ",",
    )


def _text(path: Path, value: Any) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{path}: expected a string, got {short_repr(value)}")
    return value


def _item(path: Path, data: dict[str, Any]) -> Item:
    id, kind, name = (_text(path, data[key]) for key in ("id", "kind", "name"))
    points, source = data["points"], data["source"]
    if type(points) is not int or points < 0:
        raise ValueError(f"{path}: the points of {id} must be a whole number >= 0, got {short_repr(points)}")
    if isinstance(source, dict) and not isinstance(source.get("practice"), dict):
        raise ValueError(f"{path}: the source of {id} must be a file or a practice problem, got {short_repr(source)}")
    if kind not in KINDS:
        raise ValueError(f"{path}: the kind of {id} must be one of {', '.join(KINDS)}, got {short_repr(kind)}")
    title = _text(path, data.get("title", id))  # earlier exports have no title
    source = source if isinstance(source, dict) else _text(path, source)
    return Item(id, KINDS[kind], points, name, source, title, question=_text(path, data.get("asked", "")))


def practice_check(source: dict[str, Any]) -> Callable[[Any], Verdict]:
    """Make a practice problem again from its kind, level and seed, and return the check for its answers."""
    return _problem(source).check


def _problem(source: dict[str, Any]) -> Problem:
    asked = source["practice"]
    return practice(asked["kind"], asked["level"], asked["seed"])
