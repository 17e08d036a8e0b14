"""What CONTRIBUTING tells is done, in a copy of the project: a game is added by its own code blocks, and the three answers are asked."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text("utf8").partition("## Add a game")[2].partition("\n## ")[0]


def put(path: Path, before: str, text: str) -> None:
    """Puts a text before a line that stands once in a file."""
    whole = path.read_text("utf8")
    assert whole.count(before) == 1, before
    path.write_text(whole.replace(before, text + before), "utf8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The packages and their tests, with the game of the guide in them."""
    listed = subprocess.run(
        ["git", "ls-files", "cgkit", "book/cgbook", "book/_site", "tools", "tests", "pyproject.toml"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    rules, told, row = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    code = "\n".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", rules.partition(">>> Squares()(20)")[0], re.MULTILINE))
    (tmp_path / "cgkit" / "rulesets" / "squares.py").write_text(code + "\n", "utf8")
    with (tmp_path / "tests" / "oracle.py").open("a", encoding="utf8") as oracle:
        oracle.write(f"\n\n{told}")
    put(tmp_path / "tests" / "cases.py", "from tests import oracle\n", "from cgkit.rulesets.squares import Squares\n")
    put(tmp_path / "tests" / "cases.py", "    *both(Subtraction({1, 2, 3})", f"    {row}")
    return tmp_path


def answers(copy: Path) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "tests/games/test_three_answers.py",
        "-k",
        "Squares",
    ]
    paths = os.pathsep.join([str(copy), str(copy / "book")])
    surroundings = {**os.environ, "PYTHONPATH": paths, "KEEP_ANSWERS": "1"}
    return subprocess.run(command, cwd=copy, env=surroundings, capture_output=True, text=True)


@pytest.mark.thorough
def test_a_game_is_added_as_the_guide_says(copy: Path) -> None:
    done = answers(copy)
    assert done.returncode == 0, done.stdout + done.stderr
    (passed,) = re.findall(r"(\d+) passed", done.stdout)
    assert int(passed) >= 10


@pytest.mark.thorough
def test_a_game_that_is_told_twice_in_different_ways_is_found(copy: Path) -> None:
    path = copy / "cgkit" / "rulesets" / "squares.py"
    path.write_text(path.read_text("utf8").replace("range(1, isqrt", "range(2, isqrt"), "utf8")
    done = answers(copy)
    assert done.returncode == 1, done.stdout
    assert "solver, " in done.stdout
