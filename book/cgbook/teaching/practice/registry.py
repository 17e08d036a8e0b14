"""The kinds of problems, found in the folder `kinds`; every module there is a kind, and needs no registration."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of problem, with its name, its title, the pages of the book that it covers, and its module."""

    name: str
    title: str
    pages: tuple[str, ...]
    module: ModuleType


@cache
def every_kind() -> dict[str, Kind]:
    """Return the kinds by their names, in alphabetical order.

    >>> list(every_kind())[:3]
    ['coin moves', 'core and shapley', 'cycles']
    """
    kinds = {}
    folder = import_module(f"{__package__}.kinds")
    for name in sorted(info.name for info in iter_modules(folder.__path__)):  # this also works in a zip
        module = import_module(f"{folder.__name__}.{name}")
        kind = name.replace("_", " ")
        kinds[kind] = Kind(kind, module.TITLE, tuple(module.PAGES), module)
    return kinds
