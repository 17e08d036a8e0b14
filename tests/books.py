"""Small books for tests, with the real configuration, extension and packages, but with chapters that a test writes itself."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tests.browser import ROOT

CELL_SECONDS = 60  # for one cell; a notebook that stalls twice fits into a build
BUILD_SECONDS = 200  # for a build; a test has 300
# jsonschema would load a grammar of addresses for two seconds, which nothing here asks for
JUPYTER_BOOK = "import sys; sys.modules['rfc3987_syntax'] = None; from jupyter_book.cli.main import main; main()"
PAGES = ("01-landscape", "02-take-away", "03-nim", "sources")  # the reference alone takes longer than all of these


def book(folder: Path, *, live: bool = False) -> Path:
    """Make a copy of the book in the folder for a test to break; its chapters are nearly empty.

    Python in the page is left out, unless a test asks for it: it is 14 MB.
    """
    shutil.copytree(ROOT / "book", folder / "book", ignore=shutil.ignore_patterns("node_modules", "cgbook", "*.ipynb"))
    (folder / "book" / "_site" / "node_modules").symlink_to(ROOT / "book" / "_site" / "node_modules")
    for folder_of in ("recall", "gates"):  # nor has one prompts or gates
        shutil.rmtree(folder / "book" / folder_of)
    for package in ("cgkit", "book/cgbook"):
        (folder / package).symlink_to(ROOT / package)
    pages = "".join(f"      - file: book/{name}\n" for name in PAGES)
    part = f"parts:\n  - caption: The book\n    chapters:\n{pages}"
    (folder / "_toc.yml").write_text(f"format: jb-book\nroot: book/index\n{part}", "utf8")
    (folder / "book" / "sources.md").write_text("# Sources\n\n```{bibliography}\n:style: author-year\n```\n", "utf8")
    for listed in ("glossary.yml", "notes.yml"):  # no chapter explains a term, or treats a claim
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
    """Return a notebook with a heading, a text and these code cells, which haven't been run."""
    cells = [new_markdown_cell(f"# A chapter\n\n{text}"), *map(new_code_cell, sources)]
    kernel = {"name": "python3", "display_name": "Python 3"}
    nbformat.write(new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)


def build(
    folder: Path, seconds: float = BUILD_SECONDS, environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Builds the book of the folder as `make site` does.

    Raises
    ------
    TimeoutError
        When it takes too long; it is ended with all that it started, and the message is what it had said.
    """
    command = [sys.executable, "-c", JUPYTER_BOOK, "build", ".", "-W", "--keep-going"]
    # into files: a pipe is open for as long as anything that the build has started
    with (folder / "said.txt").open("w+") as said, (folder / "complained.txt").open("w+") as complained:
        running = subprocess.Popen(
            command, cwd=folder, stdout=said, stderr=complained, start_new_session=True,
            env={**(environment or os.environ), "PYTHONUNBUFFERED": "1"},  # what it has said counts when it is ended
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
