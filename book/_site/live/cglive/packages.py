"""Packages that are fetched when they are first imported, and the note on a missing package."""

from __future__ import annotations

import importlib
import sys
import zipfile
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from io import BytesIO
from types import ModuleType
from typing import Any


class Later(MetaPathFinder):
    """A finder that unpacks a package from the site at its first import, so that the usual finders can find it.

    `files` gives the file of each package by name, `fetch` returns the bytes of a file, and `home` is the folder for packages.
    """

    def __init__(self, files: dict[str, str], fetch: Callable[[str], bytes], home: str) -> None:
        self.files, self.fetch, self.home = dict(files), fetch, home

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        if path is None and name in self.files:
            try:
                body = self.fetch(self.files[name])
            except Exception as error:
                why = f"{name} couldn't be loaded: {error}. Run the cell again"
                raise ModuleNotFoundError(why, name=name) from None
            with zipfile.ZipFile(BytesIO(body)) as packed:
                packed.extractall(self.home)
            del self.files[name]
            importlib.invalidate_caches()
        return None


def note(error: ModuleNotFoundError) -> str:
    """Return a note on a missing package, or an empty string if the error itself is clear enough."""
    package = (error.name or "").partition(".")[0]
    if not str(error).startswith("No module named") or package in sys.modules:
        return ""
    return (
        f"Python in this page has its standard library, cgkit, networkx and traitlets, but not {package}. "
        "In JupyterLab, where the book is installed, this runs if the package is there."
    )
