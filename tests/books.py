"""Small books for tests: the real configuration, extension and packages around chapters that a test writes itself."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tests.browser import ROOT


def book(folder: Path) -> Path:
    """A copy of the book in the folder, in which a test may break something; its chapters are nearly empty."""
    shutil.copytree(ROOT / "book", folder / "book", ignore=shutil.ignore_patterns("node_modules", "*.ipynb"))
    (folder / "book" / "_site" / "node_modules").symlink_to(ROOT / "book" / "_site" / "node_modules")
    (folder / "cgkit").symlink_to(ROOT / "cgkit")
    for name in ("_config.yml", "_toc.yml"):
        shutil.copy(ROOT / name, folder / name)
    for chapter in (ROOT / "book").glob("*.ipynb"):
        write(folder / "book" / chapter.name, "1 + 1")
    return folder


def write(path: Path, *sources: str) -> None:
    """A notebook of one heading and these code cells, not yet run."""
    cells = [new_markdown_cell("# A chapter\n\nWhat it is about."), *map(new_code_cell, sources)]
    kernel = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Builds the book of the folder as `make site` does."""
    command = [str(Path(sys.executable).with_name("jupyter-book")), "build", ".", "-W", "--keep-going"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)
