"""Tests of the first command on a fresh machine, with a new copy of the project, no Node on the path, and nothing set up."""

from __future__ import annotations

import importlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PROGRAMS = ("sh", "make", "mkdir", "rmdir", "rm", "touch", "sleep", "find", "uname", "env")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield a copy of all files that are committed or could be."""
    copy = tmp_path_factory.mktemp("fresh") / "book"
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    yield copy
    shutil.rmtree(copy)  # the copy with its environment takes a gigabyte


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return environment variables with a path like that of a machine with Python and make, but without Node."""
    programs = tmp_path_factory.mktemp("programs")
    # the interpreter itself, and not the environment's, which has everything installed
    for name, found in {
        "python3": os.path.realpath(sys.executable),
        **{name: shutil.which(name) for name in PROGRAMS},
    }.items():
        if found:
            # a script and not a link, because some programs depend on the name that they were called by
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
@pytest.mark.timeout(3600)
def test_the_book_is_built_from_scratch_and_then_again_without_running_notebooks(
    fresh: Path, environment: dict[str, str]
) -> None:
    code, said = make(fresh, environment, "site")
    assert code == 0, said
    assert "Setting up" in said
    assert (fresh / "_build" / "html" / "book" / "02-take-away.html").is_file()

    code, said = make(fresh, environment, "site")
    assert code == 0, said
    assert "Setting up" not in said
    assert "Executing notebook" not in said

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


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Return a copy of the two packages and their set-up, with an empty lock file."""
    copy = tmp_path / "book"
    for name in ("Makefile", "pyproject.toml", "book/pyproject.toml", "book/hatch_build.py", "README.md", "LICENSE"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    for package in ("cgkit", "book/cgbook"):
        shutil.copytree(ROOT / package, copy / package, ignore=shutil.ignore_patterns("__pycache__", "front"))
    (copy / "requirements.txt").touch()
    return copy


@pytest.fixture
def offline(tmp_path: Path) -> dict[str, str]:
    """Return environment variables that switch the package index off and provide the packages for an editable installation."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove_classifiers"):
        folder = Path(next(iter(importlib.import_module(name).__path__)))
        (tools / name).symlink_to(folder)
    return {**os.environ, "PIP_NO_INDEX": "1", "PYTHONPATH": str(tools)}


@pytest.mark.slow
def test_one_of_two_simultaneous_set_ups_waits_and_a_changed_lock_sets_up_again(
    small: Path, offline: dict[str, str]
) -> None:
    command = ["make", "set-up", f"PYTHON={os.path.realpath(sys.executable)}"]
    streams: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "cwd": small}
    both = [subprocess.Popen(command, env=offline, **streams) for _ in range(2)]
    said = [one.communicate(timeout=900)[0] for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    assert sum("Setting up" in text for text in said) == 1
    assert sum("waiting for another set-up" in text for text in said) == 1
    assert not (small / ".setting-up").exists()
    (python,) = [*(small / ".venv").glob("bin/python"), *(small / ".venv").glob("Scripts/python.exe")]
    bare = {name: value for name, value in offline.items() if name != "PYTHONPATH"}
    program = [str(python), "-c", "import cgkit; print(cgkit.__file__)"]
    where = subprocess.run(program, env=bare, check=True, **{**streams, "cwd": small.parent})
    assert Path(where.stdout.strip()) == small / "cgkit" / "__init__.py"

    assert "Setting up" not in subprocess.run(command, env=offline, check=True, **streams).stdout
    (small / "requirements.txt").write_text("no-such-thing==1\n")
    assert subprocess.run(command, env=offline, **streams).returncode != 0
    assert not (small / ".setting-up").exists()
    (small / "requirements.txt").write_text("# another one\n")
    changed = subprocess.run(command, env=offline, **streams)
    assert changed.returncode == 0, changed.stdout
    assert "Setting up" in changed.stdout


def test_the_set_up_refuses_an_old_python(small: Path, tmp_path: Path) -> None:
    old = tmp_path / "old-python"
    old.write_text(f"""#!/bin/sh
exec "{os.path.realpath(sys.executable)}" -c "import sys; sys.version_info = (3, 9); exec(sys.argv[1])" "$2"
""")
    old.chmod(0o755)
    done = subprocess.run(["make", "set-up", f"PYTHON={old}"], cwd=small, capture_output=True, text=True)
    assert done.returncode != 0
    assert "Python 3.11 or later is needed: make PYTHON=python3.12 names another" in done.stderr
    assert not (small / ".venv").exists()


def test_two_simultaneous_requests_install_the_front_end_packages_once(tmp_path: Path) -> None:
    site = tmp_path / "book" / "_site"
    site.mkdir(parents=True)
    shutil.copy(ROOT / "book" / "_site" / "node.py", site)
    named = {"name": "site", "version": "1.0.0", "dependencies": {"near": "file:near"}}
    (site / "package.json").write_text(json.dumps(named))
    (site / "near").mkdir()
    (site / "near" / "package.json").write_text('{"name": "near", "version": "1.0.0"}')
    packages = {"": named, "near": {"version": "1.0.0"}, "node_modules/near": {"resolved": "near", "link": True}}
    lock = {"name": "site", "lockfileVersion": 3, "requires": True, "packages": packages}
    (site / "package-lock.json").write_text(json.dumps(lock))
    program = [sys.executable, "-c", "from pathlib import Path; import node; node.npm_ci(Path())"]
    both = [subprocess.Popen(program, cwd=site, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    said = [one.communicate(timeout=300)[1] for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    assert sum("installing" in text for text in said) == 1, said
