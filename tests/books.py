"""Small books for tests. They have the real configuration, extension and packages, but the test writes the chapters."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tests.browser import ROOT

CELL_SECONDS = 60  # time limit of a cell, so short that a notebook can stall twice within a build
BUILD_SECONDS = 200  # time limit of a build; a test has 300 seconds
# otherwise, jsonschema would spend two seconds on a grammar of web addresses that nothing here needs
JUPYTER_BOOK = "import sys; sys.modules['rfc3987_syntax'] = None; from jupyter_book.cli.main import main; main()"
# The reference isn't among these pages, because it takes longer to build than all of them.
PAGES = ("01-landscape", "02-take-away", "03-nim", "sources")


def book(folder: Path, *, live: bool = False) -> Path:
    """Copy the book into a folder, with nearly empty chapters, for a test to break; return the folder.

    The copy has no Python in the page (14 MB), unless the test asks for it.
    """
    shutil.copytree(ROOT / "book", folder / "book", ignore=shutil.ignore_patterns("node_modules", "cgbook", "*.ipynb"))
    (folder / "book" / "_site" / "node_modules").symlink_to(ROOT / "book" / "_site" / "node_modules")
    for folder_of in ("recall", "gates"):  # the nearly empty chapters have no prompts and no gates
        shutil.rmtree(folder / "book" / folder_of)
    for package in ("cgkit", "book/cgbook"):
        (folder / package).symlink_to(ROOT / package)
    pages = "".join(f"      - file: book/{name}\n" for name in PAGES)
    part = f"parts:\n  - caption: The book\n    chapters:\n{pages}"
    (folder / "_toc.yml").write_text(f"format: jb-book\nroot: book/index\n{part}", "utf8")
    (folder / "book" / "sources.md").write_text("# Sources\n\n```{bibliography}\n:style: author-year\n```\n", "utf8")
    for listed in ("glossary.yml", "notes.yml"):  # the nearly empty chapters explain no terms, and discuss no claims
        (folder / "book" / listed).write_text("[]\n", "utf8")
    (folder / "book" / "sought.yml").write_text("here: {}\nnearest: {}\n", "utf8")
    settings = (ROOT / "_config.yml").read_text("utf8")
    assert settings.count("  timeout: 120") == 1
    assert settings.count("live_python: true") == 1
    shorter = settings.replace("  timeout: 120", f"  timeout: {CELL_SECONDS}")
    lighter = shorter if live else shorter.replace("live_python: true", "live_python: false")
    (folder / "_config.yml").write_text(lighter, "utf8")
    for chapter in (ROOT / "book").glob("*.ipynb"):
        write(folder / "book" / chapter.name, "1 + 1")
    return folder


def write(path: Path, *sources: str, text: str = "What it is about.") -> None:
    """Write a notebook with a heading, a text and these code cells, which haven't been run."""
    cells = [new_markdown_cell(f"# A chapter\n\n{text}"), *map(new_code_cell, sources)]
    kernel = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)


def build(
    folder: Path, seconds: float = BUILD_SECONDS, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Build the book in the folder as `make site` does, and return the finished process.

    Raises
    ------
    TimeoutError
        If the build takes too long. It's killed with everything that it has started, and the message has its output so far.
    """
    command = [sys.executable, "-c", JUPYTER_BOOK, "build", ".", "-W", "--keep-going"]
    # Write to files, because a pipe stays open as long as any process that the build has started. The files have no
    # names, because two builds can run in one folder.
    with tempfile.TemporaryFile("w+") as said, tempfile.TemporaryFile("w+") as complained:
        running = subprocess.Popen(
            command, cwd=folder, stdout=said, stderr=complained, start_new_session=True,
            # so that no output is lost if the build is killed
            env={**(environment or os.environ), "PYTHONUNBUFFERED": "1"},
        )  # fmt: skip
        try:
            code: int | None = running.wait(seconds)
        except subprocess.TimeoutExpired:
            code = None
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()
        said.seek(0)
        complained.seek(0)
        done = subprocess.CompletedProcess(command, code or 0, said.read(), complained.read())
    if code is None:
        raise TimeoutError(f"a build took longer than {seconds:g} s:\n{done.stdout}\n{done.stderr}")
    return done
