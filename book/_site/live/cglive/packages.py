"""What is fetched when it is first imported, and what is said of a package that is not there."""

from __future__ import annotations

import importlib
import sys
import zipfile
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from io import BytesIO
from types import ModuleType
from typing import Any

__all__ = ["Later", "note"]


class Later(MetaPathFinder):
    """Unpacks a package of the site when somebody imports it for the first time; then the usual finders find it.

    `files` are the packages by their names, `fetch` brings the bytes of a file, `home` is where packages stand.
    """

    def __init__(self, files: dict[str, str], fetch: Callable[[str], bytes], home: str) -> None:
        self.files, self.fetch, self.home = dict(files), fetch, home

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        if path is None and name in self.files:
            try:
                body = self.fetch(self.files[name])
            except Exception as error:
                why = f"{name} could not be loaded: {error}. Run the cell again"
                raise ModuleNotFoundError(why, name=name) from None
            with zipfile.ZipFile(BytesIO(body)) as packed:
                packed.extractall(self.home)
            del self.files[name]
            importlib.invalidate_caches()
        return None


def note(error: ModuleNotFoundError) -> str:
    """A word on a package that is not there; nothing where the error itself has said enough."""
    package = (error.name or "").partition(".")[0]
    if not str(error).startswith("No module named") or package in sys.modules:
        return ""
    return (
        f"Python in this page has its standard library, cgkit, networkx and traitlets, and not {package}. "
        "In JupyterLab, where the book is installed, this runs if the package is there."
    )
