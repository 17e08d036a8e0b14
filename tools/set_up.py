"""Sets up .venv with what the book needs: `python3 tools/set_up.py`; with `--tests`, also with what the checks need.
With `--graders`, Otter and nbgrader too, in .venv-graders, apart from all others.

A stamp keeps, by their content, what was installed from. So a file that was only touched installs nothing, and a set-up
that was cut short is taken up again. Two at once are no harm: the second waits, and finds all done. What is installed
comes from the lock files alone, hash by hash; the two packages are linked with what is then there, so this asks no network.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (what runs this may be older than what it sets up)
    sys.exit(f"Python 3.11 or later is needed; this is {sys.version.split()[0]}: make PYTHON=python3.12 names another")

import hashlib
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "book" / "_site"))

from locked import locked  # noqa: E402

VENV = ROOT / ".venv"
GRADERS = ROOT / ".venv-graders"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def installed(stamp: Path, names: list[str]) -> bool:
    """Whether what these files ask for has been installed; if so, the stamp is as good as new, for make."""
    if not PYTHON.exists() or not stamp.exists() or stamp.read_text() != digest(names):
        return False
    stamp.touch()
    return True


def digest(names: list[str]) -> str:
    return hashlib.sha256(b"\0".join((ROOT / name).read_bytes() for name in names)).hexdigest()


def run(*command: str) -> None:
    if subprocess.run(command, cwd=ROOT).returncode:
        sys.exit(f"the set-up stopped at `{' '.join(command)}`")


def pip(*arguments: str, python: Path = PYTHON) -> None:
    run(str(python), "-m", "pip", "--disable-pip-version-check", "install", *arguments)


def has_pip() -> bool:
    asked = [str(PYTHON), "-m", "pip", "--version"]
    return PYTHON.exists() and subprocess.run(asked, capture_output=True).returncode == 0


def set_up_graders() -> None:
    """What other schools grade with, for the tests that export to it. It has an environment of its own: it pins other versions."""
    stamp, names = GRADERS / ".ready", ["tools/graders/requirements.txt"]
    if stamp.exists() and stamp.read_text() == digest(names):
        return
    print("Setting up .venv-graders …", flush=True)
    run(sys.executable, "-m", "venv", "--clear", str(GRADERS))
    pip("--quiet", "--require-hashes", "-r", names[0], python=GRADERS / PYTHON.relative_to(VENV))
    stamp.write_text(digest(names))


def set_up_book() -> None:
    stamp, names = VENV / ".ready", ["requirements.txt", "pyproject.toml", "book/pyproject.toml"]
    if installed(stamp, names):
        return
    print("Setting up .venv; the first time takes a minute or a few …", flush=True)
    if not has_pip():
        run(sys.executable, "-m", "venv", "--clear", str(VENV))
    pip("--require-hashes", "-r", "requirements.txt")
    pip("--quiet", "--no-deps", "--no-build-isolation", "--editable", ".", "--editable", "./book")
    stamp.write_text(digest(names))


def set_up_tests() -> None:
    stamp, names = VENV / ".tests-ready", ["tests/requirements.txt"]
    if installed(stamp, names):
        return
    print("Setting up what the checks need …", flush=True)
    pip("--quiet", "--require-hashes", "-r", "tests/requirements.txt")
    run(str(PYTHON), "tools/chromium.py", "--install")
    stamp.write_text(digest(names))


if __name__ == "__main__":
    with locked(ROOT / ".venv.lock", "setting up .venv"):
        set_up_book()
        if "--tests" in sys.argv:
            set_up_tests()
        if "--graders" in sys.argv:
            set_up_graders()
