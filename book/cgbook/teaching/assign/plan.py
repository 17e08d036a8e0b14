"""The choice of exercises for an assignment, by chapters and levels, by names, or from a small YAML file."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from cgbook.extras import needs
from cgbook.teaching.assign.items import drawn_again, from_book, from_practice
from cgbook.teaching.exercises import exercise_files, number_of, place, read_exercise
from cgbook.teaching.items import LEVELS, Item, check_apart, counted
from cgbook.teaching.practice import problem_kinds
from cgbook.teaching.practice.registry import every_kind
from cgbook.teaching.roster import Student, seed_for
from cgbook.teaching.seeds import sheet_seed
from cgkit.checks import short_repr
from cgkit.wording import joined

COUNT = 6  # default number of exercises in an assignment


@dataclass(frozen=True)
class Plan:
    """An assignment, with its name, its title, the class's secret words, its exercises, and the student if it's for only one."""

    name: str
    title: str
    seed: str
    items: tuple[Item, ...]
    student: Student | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}", self.name):
            raise ValueError(
                f"the name of an assignment must begin with a letter or digit, and contain at most 61 letters, digits, - and _, "
                f"such as hw1, got {short_repr(self.name)}"
            )
        if not self.seed:
            raise ValueError("the seed of a class must have at least one word, got none")
        check_apart(self.items)

    def of(self, student: Student) -> Plan:
        """Return the same plan with a student's own numbers in its practice problems."""
        seed = seed_for(self.secret, student.id)
        return replace(self, items=tuple(drawn_again(item, seed) for item in self.items), student=student)

    @property
    def secret(self) -> str:
        """The seed of the assignment, from the class's words and the assignment's name."""
        return sheet_seed(self.seed, self.name)

    @property
    def size(self) -> str:
        """The number of exercises, their points and their minutes, in words."""
        counts = (len(self.items), "exercise"), (self.points, "point"), (self.minutes, "minute")
        exercises, points, minutes = (counted(*count) for count in counts)
        return f"{exercises}, {points}, about {minutes}"

    @property
    def points(self) -> int:
        """The points of all exercises together."""
        return sum(item.points for item in self.items)

    @property
    def minutes(self) -> int:
        """The estimated minutes of all exercises together."""
        return sum(item.minutes for item in self.items)


@dataclass(frozen=True)
class Book:
    """The exercises in a clone of the book.

    Parameters
    ----------
    root : folder of the clone, which contains `book/exercises`.
    """

    root: Path

    def __post_init__(self) -> None:
        if not self.folder.is_dir():
            raise ValueError(
                f"there's no {self.folder}: assignments are made from the book's exercise files, which an installed cgbook "
                "doesn't have; run this command in a clone of the book, or name a clone with --book PATH"
            )

    @property
    def folder(self) -> Path:
        """The folder of the exercises."""
        return self.root / "book" / "exercises"

    def paths(self) -> list[Path]:
        """Return the files of all exercises, in numerical order."""
        return exercise_files(self.folder)

    def held(self) -> list[Path]:
        """Return the files of exercises that are on no page, so that no page has their solutions; all ask for programs."""
        return exercise_files(self.root / "book" / "held")

    def find(self, name: str) -> Item:
        """Return the exercise with a name such as `3.22`, `a-move-that-wins` or `03-nim/22-a-move-that-wins`."""
        names: dict[str, Path] = {}
        for path in self.paths():
            names |= dict.fromkeys(
                (number_of(path), path.stem.split("-", 1)[1], f"{path.parent.name}/{path.stem}"), path
            )
        for path in self.held():
            names |= dict.fromkeys((path.stem.split("-", 1)[1], f"{path.parent.name}/{path.stem}"), path)
        if name not in names:
            near = get_close_matches(name[:100], names, n=4, cutoff=0.4)
            like = f"; similar names: {', '.join(near)}" if near else ""
            raise ValueError(f"no exercise {short_repr(name)} in {self.folder}{like}")
        path = names[name]
        return replace(from_book(path), number="" if path in self.held() else number_of(path))


@dataclass(frozen=True)
class Entry:
    """A request for one exercise, either an exercise of the book by its name, or a problem of a given kind and level."""

    name: str = ""
    kind: str = ""
    level: int = 1
    points: int | None = None


def by_names(names: Iterable[str]) -> list[Entry]:
    """Return the requests for some names; a name is `3.22` or another name of an exercise, or `practice:nim-moves:2` for a problem.

    >>> by_names(["practice:nim-moves:2"])
    [Entry(name='', kind='nim moves', level=2, points=None)]
    """
    return [_named(name) for name in names]


def _named(name: str) -> Entry:
    if not name.startswith("practice:"):
        return Entry(name)
    match = re.fullmatch(r"practice:([a-z -]{1,60})(?::(\d))?", name)
    if not match:
        raise ValueError(
            f"a problem must have the form practice:KIND:LEVEL, such as practice:nim-moves:2, got {short_repr(name)}"
        )
    return _problem(match[1], int(match[2] or 1))


def _problem(kind: str, level: int, points: int | None = None) -> Entry:
    kind = kind.replace("-", " ")
    if kind not in problem_kinds():
        raise ValueError(
            f"the kind of a practice problem must be one of {', '.join(problem_kinds())}, got {short_repr(kind)}"
        )
    if level not in LEVELS:
        raise ValueError(f"a level must be 1, 2 or 3, got {level}")
    return Entry(kind=kind, level=level, points=points)


def made(book: Book, entries: Iterable[Entry], seed: str) -> tuple[Item, ...]:
    """Return the requested exercises, in this order; problems get their numbers from the seed."""
    count: Counter[str] = Counter()
    items = []
    for entry in entries:
        count[entry.kind] += 1
        item = from_practice(entry.kind, entry.level, seed, count[entry.kind]) if entry.kind else book.find(entry.name)
        items.append(item if entry.points is None else replace(item, points=entry.points))
    return tuple(items)


def by_chapters(
    book: Book, chapters: Sequence[int], levels: Sequence[int], seed: str, count: int = COUNT, proofs: int = 0
) -> list[Entry]:
    """Choose exercises from chapters: problems with new numbers, whose answers aren't in the book, some programs, and requested proofs.

    If the chapters have enough programs and the proofs leave room, a third of `count` are programs, rounded down but at least one. Programs
    that are on no page come first. If the chapters have no problems, there are more programs. There are never more proofs than requested,
    so the result can have fewer exercises than `count`. The choice depends on the seed.
    """
    present = sorted({place(path)[0] for path in book.paths()})
    if unknown := [chapter for chapter in chapters if chapter not in present]:
        raise ValueError(
            f"chapters must be among {', '.join(map(str, present))}, which have exercises, got {unknown[0]}"
        )
    if unknown := [level for level in levels if level not in LEVELS]:
        raise ValueError(f"a level must be 1, 2 or 3, got {unknown[0]}")
    if count < 1:
        raise ValueError(f"an assignment needs at least 1 exercise, got --count {count}")
    if not 0 <= proofs <= count:
        raise ValueError(f"--proofs must be from 0 to --count, got --count {count} --proofs {proofs}")
    rng = random.Random(f"{seed}:choice")
    held = book.held()
    read = {path: read_exercise(path) for path in (*held, *book.paths()) if place(path)[0] in chapters}
    fit = {path: exercise.kind for path, exercise in read.items() if exercise.level in levels}
    programs = [path for path, kind in fit.items() if kind.is_program]
    by_hand = [path for path, kind in fit.items() if kind.by_hand]
    rng.shuffle(programs)
    programs.sort(key=lambda path: path not in held)
    rng.shuffle(by_hand)
    kinds = [kind.name for kind in every_kind().values() if {_chapter(page) for page in kind.pages} & set(chapters)]
    rng.shuffle(kinds)
    turns = range(len(levels))
    asked = [(kind, levels[(turn + i) % len(levels)]) for turn in turns for i, kind in enumerate(kinds)]
    if not asked and not programs and not proofs and by_hand:
        raise ValueError(
            f"only proofs can be drawn from chapter {joined(chapters)}, and you mark those yourself: add some with --proofs, or "
            "name other exercises with --exercises"
        )
    if not asked and not programs and not by_hand:
        raise ValueError(
            f"nothing of level {', '.join(map(str, levels))} in chapter {', '.join(map(str, chapters))} can be marked by the grader: "
            "widen --level, or name exercises with --exercises"
        )
    chosen = by_hand[:proofs]
    chosen += programs[: min(max(1, count // 3), count - len(chosen))]
    problems = sorted(islice(cycle(asked), count - len(chosen)), key=lambda entry: entry[1]) if asked else []
    spare = [path for path in programs if path not in chosen]
    chosen += spare[: count - len(chosen) - len(problems)]
    return [Entry(kind=kind, level=level) for kind, level in problems] + [
        Entry(f"{path.parent.name}/{path.stem}") for path in sorted(chosen, key=place)
    ]


def _chapter(page: str) -> int:
    return int(page.split("-")[0])


def from_yaml(text: str, where: str) -> tuple[dict[str, str], list[Entry]]:
    """Return the title and the seed in a YAML file, if it has them, and its exercises."""
    with needs("cgbook"):
        import yaml

    form = "title: ..., seed: ..., exercises: [{id: 3.22, points: 4}, {practice: nim moves, level: 2, points: 3}]"
    try:
        data = yaml.load(text, Loader=yaml.BaseLoader)  # keeps 3.10 as text
    except yaml.YAMLError as error:
        raise ValueError(f"{where} isn't YAML: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict) or not isinstance(data.get("exercises"), list) or not data["exercises"]:
        raise ValueError(f"{where} must list exercises in the form {form}")
    if unknown := set(data) - {"title", "seed", "exercises"}:
        raise ValueError(f"{where}: {short_repr(min(unknown))} isn't a known key; the form is {form}")
    entries = [_entry(entry, f"{where}, exercise {n}") for n, entry in enumerate(data["exercises"], 1)]
    return {key: str(data[key]) for key in ("title", "seed") if data.get(key)}, entries


def _entry(entry: Any, where: str) -> Entry:
    if isinstance(entry, str):
        entry = {"id": entry}
    keys = set(entry) if isinstance(entry, dict) else set()
    if not (
        ("id" in keys and keys <= {"id", "points"}) or ("practice" in keys and keys <= {"practice", "level", "points"})
    ):
        raise ValueError(
            f"{where}: an exercise must have the form {{id, points}} or {{practice, level, points}}, got {short_repr(entry)}"
        )
    points = entry.get("points")
    if points is not None and not re.fullmatch(r"[1-9]\d{0,2}", str(points)):
        raise ValueError(f"{where}: points must be a whole number from 1 to 999, got {short_repr(points)}")
    worth = int(points) if points else None
    if "id" in keys:
        return replace(_named(str(entry["id"])), points=worth)
    if not re.fullmatch(r"\d", level := str(entry.get("level", 1))):
        raise ValueError(f"{where}: a level must be 1, 2 or 3, got {short_repr(level)}")
    try:
        return _problem(str(entry["practice"]), int(level), worth)
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
