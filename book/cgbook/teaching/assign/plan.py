"""Which exercises an assignment has: by chapters and levels, by names, or from a small YAML file."""

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
from cgkit.checks import short_repr
from cgkit.wording import joined

__all__ = ["Book", "Entry", "Plan", "by_chapters", "by_names", "from_yaml", "made"]

COUNT = 6  # exercises, if nothing else is asked for


@dataclass(frozen=True)
class Plan:
    """An assignment: its name, its title, the seed that no student is told, its exercises, and whose it is, if it is one student's."""

    name: str
    title: str
    seed: str
    items: tuple[Item, ...]
    student: Student | None = None

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}", self.name):
            raise ValueError(
                f"an assignment is named with letters, digits, - and _, as hw1, got {short_repr(self.name)}"
            )
        if not self.seed:
            raise ValueError("the seed of a class is a word or more, and it is empty")
        check_apart(self.items)

    def of(self, student: Student) -> Plan:
        """The same exercises with numbers of a student's own."""
        seed = seed_for(self.seed, student.id)
        return replace(self, seed=seed, items=tuple(drawn_again(item, seed) for item in self.items), student=student)

    @property
    def size(self) -> str:
        """How many exercises it has, what they are worth, and how long they take, in words."""
        counts = (len(self.items), "exercise"), (self.points, "point"), (self.minutes, "minute")
        exercises, points, minutes = (counted(*count) for count in counts)
        return f"{exercises}, {points}, about {minutes}"

    @property
    def points(self) -> int:
        """All its points."""
        return sum(item.points for item in self.items)

    @property
    def minutes(self) -> int:
        """How long it takes, by the formula of the book."""
        return sum(item.minutes for item in self.items)


@dataclass(frozen=True)
class Book:
    """The exercises of a clone of the book.

    Parameters
    ----------
    root : the folder of the clone, in which `book/exercises` is.
    """

    root: Path

    def __post_init__(self) -> None:
        if not self.folder.is_dir():
            raise ValueError(
                f"there is no {self.folder}: assignments are made of the book's own exercise files, which an installed cgbook "
                "does not have; run this in a clone of the book, or name one with --book PATH"
            )

    @property
    def folder(self) -> Path:
        """Where the exercises are."""
        return self.root / "book" / "exercises"

    def paths(self) -> list[Path]:
        """The files of all exercises, in the order of their numbers."""
        return exercise_files(self.folder)

    def held(self) -> list[Path]:
        """The files of programs that stand on no page: their solutions are in this kit alone."""
        return exercise_files(self.root / "book" / "held")

    def find(self, name: str) -> Item:
        """Return the exercise of a name: `3.22`, `a-move-that-wins` or `03-nim/22-a-move-that-wins`.

        Raises
        ------
        ValueError : when there is none, or it cannot be assigned; the message names some that are like it.
        """
        names: dict[str, Path] = {}
        for path in self.paths():
            names |= dict.fromkeys(
                (number_of(path), path.stem.split("-", 1)[1], f"{path.parent.name}/{path.stem}"), path
            )
        for path in self.held():
            names |= dict.fromkeys((path.stem.split("-", 1)[1], f"{path.parent.name}/{path.stem}"), path)
        if name not in names:
            near = get_close_matches(name[:100], names, n=4, cutoff=0.4)
            like = f"; like it: {', '.join(near)}" if near else ""
            raise ValueError(f"no exercise {short_repr(name)} in {self.folder}{like}")
        path = names[name]
        return replace(from_book(path), number="" if path in self.held() else number_of(path))


@dataclass(frozen=True)
class Entry:
    """One exercise that is asked for: of the book, by a name, or a problem of a kind and a level."""

    name: str = ""
    kind: str = ""
    level: int = 1
    points: int | None = None


def by_names(names: Iterable[str]) -> list[Entry]:
    """Return what names ask for: `3.22` or another name of an exercise, `practice:nim-moves:2` for a problem.

    >>> by_names(["practice:nim-moves:2"])
    [Entry(name='', kind='nim moves', level=2, points=None)]

    Raises
    ------
    ValueError : for a problem that is named otherwise.
    """
    return [_named(name) for name in names]


def _named(name: str) -> Entry:
    if not name.startswith("practice:"):
        return Entry(name)
    match = re.fullmatch(r"practice:([a-z -]{1,60})(?::(\d))?", name)
    if not match:
        raise ValueError(f"a problem is practice:KIND:LEVEL, as practice:nim-moves:2, got {short_repr(name)}")
    return _problem(match[1], int(match[2] or 1))


def _problem(kind: str, level: int, points: int | None = None) -> Entry:
    kind = kind.replace("-", " ")
    if kind not in problem_kinds():
        raise ValueError(f"there is no practice of the kind {short_repr(kind)}; there is {', '.join(problem_kinds())}")
    if level not in LEVELS:
        raise ValueError(f"a level is 1, 2 or 3, got {level}")
    return Entry(kind=kind, level=level, points=points)


def made(book: Book, entries: Iterable[Entry], seed: str) -> tuple[Item, ...]:
    """Return the exercises that are asked for, in this order; a problem gets its numbers from the seed."""
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
    """Return some exercises of chapters whose answers the book does not give away: problems with new numbers, and some programs.

    A third are programs, rounded down, but at least one, and first those that stand on no page; there are more where there are no
    problems. Proofs are never more than were asked for, so there can be fewer exercises than `count`. The seed draws.

    Raises
    ------
    ValueError : for a chapter without exercises, a level that there is not, or where nothing is left to choose from.
    """
    present = sorted({place(path)[0] for path in book.paths()})
    if unknown := [chapter for chapter in chapters if chapter not in present]:
        raise ValueError(f"there is no chapter {unknown[0]} with exercises; there are {', '.join(map(str, present))}")
    if unknown := [level for level in levels if level not in LEVELS]:
        raise ValueError(f"a level is 1, 2 or 3, got {unknown[0]}")
    if count < 1:
        raise ValueError(f"an assignment has 1 exercise or more, got --count {count}")
    if not 0 <= proofs <= count:
        raise ValueError(f"there are at most as many proofs as exercises, got --count {count} --proofs {proofs}")
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
            f"only proofs can be drawn from chapter {joined(chapters)}, and you read those yourself: ask for some with --proofs, or "
            "name other exercises with --exercises"
        )
    if not asked and not programs and not by_hand:
        raise ValueError(
            f"nothing of level {', '.join(map(str, levels))} in chapter {', '.join(map(str, chapters))} has answers of its own: "
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
    """Return what a small file says: its title and its seed, as far as they are there, and the exercises.

    Raises
    ------
    ValueError : for another form, with what is wanted.
    """
    with needs("cgbook"):
        import yaml

    form = "title: ..., seed: ..., exercises: [{id: 3.22, points: 4}, {practice: nim moves, level: 2, points: 3}]"
    try:
        data = yaml.load(text, Loader=yaml.BaseLoader)  # 3.10 stays the text that it is
    except yaml.YAMLError as error:
        raise ValueError(f"{where} is no YAML: {' '.join(str(error).split())}") from None
    if not isinstance(data, dict) or not isinstance(data.get("exercises"), list) or not data["exercises"]:
        raise ValueError(f"{where} says which exercises, in the form {form}")
    if unknown := set(data) - {"title", "seed", "exercises"}:
        raise ValueError(f"{where}: {short_repr(min(unknown))} is not read; the form is {form}")
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
            f"{where}: an exercise is {{id, points}} or {{practice, level, points}}, got {short_repr(entry)}"
        )
    points = entry.get("points")
    if points is not None and not re.fullmatch(r"[1-9]\d{0,2}", str(points)):
        raise ValueError(f"{where}: points are a whole number from 1 to 999, got {short_repr(points)}")
    worth = int(points) if points else None
    if "id" in keys:
        return replace(_named(str(entry["id"])), points=worth)
    if not re.fullmatch(r"\d", level := str(entry.get("level", 1))):
        raise ValueError(f"{where}: a level is 1, 2 or 3, got {short_repr(level)}")
    try:
        return _problem(str(entry["practice"]), int(level), worth)
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
