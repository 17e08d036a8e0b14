"""Which exercises an assignment has: by chapters and levels, by names, or from a small YAML file."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from cgkit.errors import needs, told
from cgkit.teaching.assign.items import OWN, Item, from_book, refused
from cgkit.teaching.exercises import LEVELS, place, read_exercise

__all__ = ["Book", "Plan", "by_chapters", "by_names", "from_yaml"]

COUNT = 6  # exercises, if nothing else is asked for


@dataclass(frozen=True)
class Plan:
    """An assignment: its name, its title, the seed that no student is told, and its exercises."""

    name: str
    title: str
    seed: str
    items: tuple[Item, ...]

    def __post_init__(self) -> None:
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}", self.name):
            raise ValueError(f"an assignment is named with letters, digits, - and _, as hw1, got {told(self.name)}")
        if not self.seed:
            raise ValueError("the seed of a class is a word or more, and it is empty")
        for what in ("id", "name"):
            seen = [getattr(item, what) for item in self.items]
            if twice := [one for one in seen if seen.count(one) > 1]:
                raise ValueError(f"the {what} {told(twice[0])} stands in the assignment twice")

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
                f"there is no {self.folder}: assignments are made of the book's own exercise files, which an installed cgkit "
                "does not have; run this in a clone of the book, or name one with --book PATH"
            )

    @property
    def folder(self) -> Path:
        """Where the exercises are."""
        return self.root / "book" / "exercises"

    def paths(self) -> list[Path]:
        """The files of all exercises, in the order of their numbers."""
        return sorted(self.folder.glob("[0-9]*/[0-9]*.md"), key=place)

    def find(self, name: str) -> Item:
        """Return the exercise of a name: `3.22`, `a-move-that-wins` or `03-nim/22-a-move-that-wins`.

        Raises
        ------
        ValueError : when there is none, or it cannot be assigned; the message names some that are like it.
        """
        names: dict[str, Path] = {}
        for path in self.paths():
            number = "{}.{}".format(*place(path))
            names |= dict.fromkeys((number, path.stem.split("-", 1)[1], f"{path.parent.name}/{path.stem}"), path)
        if name not in names:
            near = get_close_matches(name[:100], names, n=4, cutoff=0.4)
            like = f"; like it: {', '.join(near)}" if near else ""
            raise ValueError(f"no exercise {told(name)} in {self.folder}{like}")
        return from_book(names[name])


def by_names(book: Book, names: Iterable[str]) -> list[Item]:
    """Return the exercises of these names, in this order."""
    return [book.find(name) for name in names]


def by_chapters(
    book: Book, chapters: Sequence[int], levels: Sequence[int], seed: str, count: int = COUNT
) -> list[Item]:
    """Return some exercises of chapters, programs first, whose answers the book does not give away.

    Of more than are asked for, the seed draws.

    Raises
    ------
    ValueError : for a chapter without exercises, a level that there is not, or where nothing is left to choose from.
    """
    there = sorted({place(path)[0] for path in book.paths()})
    if unknown := [chapter for chapter in chapters if chapter not in there]:
        raise ValueError(f"there is no chapter {unknown[0]} with exercises; there are {', '.join(map(str, there))}")
    if unknown := [level for level in levels if level not in LEVELS]:
        raise ValueError(f"a level is 1, 2 or 3, got {unknown[0]}")
    if count < 1:
        raise ValueError(f"an assignment has 1 exercise or more, got --count {count}")
    fit = []
    for path in book.paths():
        if place(path)[0] in chapters:
            one = read_exercise(path)
            if one.level in levels and one.kind in OWN and not refused(one):
                fit.append((one.kind, path))
    if not fit:
        raise ValueError(
            f"no program and no proof of level {', '.join(map(str, levels))} in chapter {', '.join(map(str, chapters))}: "
            "widen --level, or name exercises with --exercises"
        )
    rng = random.Random(f"{seed}:choice")
    chosen: list[Path] = []
    for kind in OWN:
        group = [path for one, path in fit if one == kind]
        many = min(len(group), count - len(chosen))
        chosen += rng.sample(group, many)
    return [from_book(path) for path in sorted(chosen, key=place)]


def from_yaml(book: Book, text: str, where: str) -> dict[str, Any]:
    """Return what a small file says: `{title, seed, exercises}`, the exercises as items; of the first two only what is there.

    Raises
    ------
    ValueError : for another form, with what is wanted.
    """
    with needs("widgets"):
        import yaml

    form = "title: ..., seed: ..., exercises: [{id: 3.22, points: 4}, ...]"
    try:
        data = yaml.load(text, Loader=yaml.BaseLoader)  # 3.10 stays the text that it is
    except yaml.YAMLError as error:
        raise ValueError(f"{where} is no YAML: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("exercises"), list) or not data["exercises"]:
        raise ValueError(f"{where} says which exercises, in the form {form}")
    if unknown := set(data) - {"title", "seed", "exercises"}:
        raise ValueError(f"{where}: {told(sorted(unknown)[0])} is not read; the form is {form}")
    found: dict[str, Any] = {key: str(data[key]) for key in ("title", "seed") if data.get(key)}
    found["exercises"] = [_entry(book, entry, f"{where}, exercise {n}") for n, entry in enumerate(data["exercises"], 1)]
    return found


def _entry(book: Book, entry: Any, where: str) -> Item:
    if isinstance(entry, str):
        entry = {"id": entry}
    if not isinstance(entry, dict) or "id" not in entry or set(entry) - {"id", "points"}:
        raise ValueError(f"{where}: an exercise is {{id: ..., points: ...}}, got {told(entry)}")
    try:
        item = book.find(str(entry["id"]))
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from None
    if "points" not in entry:
        return item
    if not re.fullmatch(r"[1-9]\d{0,2}", str(entry["points"])):
        raise ValueError(f"{where}: points are a whole number from 1 to 999, got {told(entry['points'])}")
    return item.worth(int(entry["points"]))
