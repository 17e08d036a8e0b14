"""A book that cannot be built says what is wrong with it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from tests.browser import ROOT


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the book, in which a test may break something; packages and cgkit are the real ones."""
    shutil.copytree(ROOT / "book", tmp_path / "book", ignore=shutil.ignore_patterns("node_modules", "*.ipynb"))
    (tmp_path / "book" / "_site" / "node_modules").symlink_to(ROOT / "book" / "_site" / "node_modules")
    (tmp_path / "cgkit").symlink_to(ROOT / "cgkit")
    for name in ("_config.yml", "_toc.yml"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("index", "02-take-away"):
        write(tmp_path / "book" / f"{name}.ipynb", "1 + 1")
    return tmp_path


def write(path: Path, *sources: str) -> None:
    cells = [new_markdown_cell("# A chapter"), *map(new_code_cell, sources)]
    nbformat.write(
        new_notebook(cells=cells, metadata={"kernelspec": {"name": "python3", "display_name": "Python 3"}}), path
    )


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("jupyter-book")), "build", ".", "-W", "--keep-going"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_a_sound_book_is_built(copy: Path) -> None:
    done = build(copy)
    assert done.returncode == 0, done.stderr
    assert (copy / "_build" / "html" / "book" / "02-take-away.html").is_file()


def test_a_failing_cell_stops_the_build_and_is_named(copy: Path) -> None:
    write(copy / "book" / "02-take-away.ipynb", "1 + 1", "1 / 0  # the culprit")
    done = build(copy)
    said = done.stdout + done.stderr
    assert done.returncode != 0
    assert "02-take-away" in said
    assert "1 / 0  # the culprit" in said
    assert "ZeroDivisionError" in said
