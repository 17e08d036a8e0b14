"""The public names of cgkit and cgbook: which door exports them, and which module makes them.

A public name is one that a door exports: `cgkit`, a wing whose `__init__` has `__all__`, a module of rulesets, or what stands in `OPEN`.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import cgbook
import cgkit

HOMES = tuple(Path(package.__file__ or "").parent for package in (cgkit, cgbook))
FOLDER = "book/api"
#: doors within a wing: whoever writes exercises imports from these
OPEN = ("cgbook.teaching.exercises", "cgbook.teaching.forms", "cgbook.teaching.practice")
#: a module that belongs to no wing stands with the positions
WITH = "position"


@dataclass(frozen=True)
class Entry:
    """A public name: the door that exports it, the module that makes it, and the line where it does."""

    door: str
    name: str
    module: str
    line: int

    @property
    def path(self) -> str:
        """Its full name, which is its anchor too."""
        return f"{self.door}.{self.name}"

    @property
    def wing(self) -> str:
        """The wing of its module."""
        wing = self.module.split(".")[1]
        return wing if any((home / wing).is_dir() for home in HOMES) else WITH

    @property
    def page(self) -> str:
        """The page that has it."""
        return f"{FOLDER}/{self.wing}"

    @property
    def thing(self) -> Any:
        """What it names."""
        return getattr(importlib.import_module(self.door), self.name)


def _modules() -> Iterator[str]:
    """All modules of both packages, by their files."""
    for home in HOMES:
        for path in sorted(home.rglob("*.py")):
            parts = path.relative_to(home.parent).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def _definitions() -> dict[str, list[tuple[str, int]]]:
    """Where each name is defined at the top of a module: the module and the line."""
    places: dict[str, list[tuple[str, int]]] = {}
    for module in _modules():
        for node in ast.parse(file_of(module).read_text("utf8")).body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names = [node.name]
            elif isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                names = [leaf.id for target in targets for leaf in ast.walk(target) if isinstance(leaf, ast.Name)]
            else:
                continue
            for name in names:
                places.setdefault(name, []).append((module, node.lineno))
    return places


def file_of(module: str) -> Path:
    """Where a module stands."""
    package, *inside = module.split(".")
    path = next(home for home in HOMES if home.name == package).joinpath(*inside)
    single = path.with_suffix(".py")
    return single if single.is_file() else path / "__init__.py"


def doors() -> list[ModuleType]:
    """What a reader imports from: cgkit, the wings of both packages that say what they export, and what else teachers and authors use."""
    wings = [
        importlib.import_module(f"{home.name}.{path.parent.name}")
        for home in HOMES
        for path in sorted(home.glob("*/__init__.py"))
    ]
    modules = [cgkit, *(wing for wing in wings if hasattr(wing, "__all__"))]
    modules += [importlib.import_module(module) for module in OPEN]
    modules += [importlib.import_module(module) for module in _modules() if module.startswith("cgkit.rulesets.")]
    return modules


def exported(door: ModuleType) -> list[str]:
    """The names in `__all__`; of a module of games without one, its rulesets and the games that are ready."""
    if hasattr(door, "__all__"):
        return list(door.__all__)
    made = {name for name, places in _definitions().items() if any(module == door.__name__ for module, _ in places)}
    return [name for name in sorted(made) if name in cgkit.rulesets.__all__ or _is_ruleset(getattr(door, name, None))]


def _is_ruleset(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, cgkit.Ruleset)


def _home(door: ModuleType, name: str) -> tuple[str, int]:
    """The module that makes what a door exports, and the line."""
    thing = getattr(door, name)
    homes = [(module, line) for module, line in _definitions().get(name, ()) if _is(module, name, thing)]
    if not homes:
        raise ValueError(f"{door.__name__} exports {name}, which no module makes under that name")
    return homes[0]


def _is(module: str, name: str, thing: Any) -> bool:
    return getattr(importlib.import_module(module), name, None) is thing


@cache
def entries() -> tuple[Entry, ...]:
    """Every public name once, where the door nearest to the reader exports it; in the order of modules and lines."""
    found_entries: dict[tuple[str, str], Entry] = {}
    for door in doors():
        for name in exported(door):
            module, line = _home(door, name)
            found_entries.setdefault((module, name), Entry(door.__name__, name, module, line))
    return tuple(sorted(found_entries.values(), key=lambda entry: (entry.module, entry.line)))


def by_module(wing: str) -> dict[str, list[Entry]]:
    """The public names of a wing, by their modules."""
    of_module: dict[str, list[Entry]] = {}
    for entry in entries():
        if entry.wing == wing:
            of_module.setdefault(entry.module, []).append(entry)
    return of_module
