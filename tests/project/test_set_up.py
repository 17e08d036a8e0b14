"""The first command on a fresh machine: a new copy of the project, no Node on the path, nothing set up."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAMS = ("sh", "make", "mkdir", "rm", "touch", "uname", "env")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of what is, or will be, committed."""
    copy = tmp_path_factory.mktemp("fresh") / "book"
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    yield copy
    shutil.rmtree(copy)  # with its own environment it weighs a gigabyte


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment whose path holds what a machine with Python and make has, and no Node."""
    programs = tmp_path_factory.mktemp("programs")
    # the interpreter itself, not this environment's: that one has everything installed
    for name, found in {
        "python3": os.path.realpath(sys.executable),
        **{name: shutil.which(name) for name in PROGRAMS},
    }.items():
        if found:
            # a script of one line, not a link: some programs look at the name that they were called by
            (programs / name).write_text(f'#!/bin/sh\nexec "{found}" "$@"\n')
            (programs / name).chmod(0o755)
    assert shutil.which("node", path=str(programs)) is None
    kept = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
    return {**kept, "PATH": str(programs), "HOME": str(tmp_path_factory.mktemp("home"))}


def make(fresh: Path, environment: dict[str, str], verb: str) -> tuple[int, str]:
    done = subprocess.run(
        ["make", "-j1", verb], cwd=fresh, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return done.returncode, done.stdout


@pytest.mark.slow
def test_the_book_is_built_from_nothing_and_again_in_seconds(fresh: Path, environment: dict[str, str]) -> None:
    code, said = make(fresh, environment, "site")
    assert code == 0, said
    assert "Setting up" in said
    assert (fresh / "_build" / "html" / "book" / "02-take-away.html").is_file()

    begun = time.monotonic()
    code, said = make(fresh, environment, "site")
    assert code == 0, said
    assert "pip" not in said
    assert time.monotonic() - begun < 20

    chapter = fresh / "book" / "02-take-away.ipynb"
    notebook = json.loads(chapter.read_text("utf8"))
    broken = next(cell for cell in notebook["cells"] if cell["cell_type"] == "code")
    broken["source"] = [*broken["source"], "\nheaps = 21 / 0"]
    chapter.write_text(json.dumps(notebook), "utf8")
    code, said = make(fresh, environment, "site")
    assert code != 0
    assert "02-take-away" in said
    assert "heaps = 21 / 0" in said
    assert "ZeroDivisionError" in said
