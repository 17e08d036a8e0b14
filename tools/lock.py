"""Compiles the lock files from the two pyproject.toml: `python tools/lock.py [--upgrade]`.

Pins stay as they are unless told to upgrade. One lock serves Linux, macOS and Windows, holds the hashes of all files that
may be installed, and no index address. Both files are replaced together at the end, so that a run cut short leaves them as they were.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
# what is installed -> the extras that it holds; the second holds the first, pin for pin
LOCKS = {"requirements.txt": ["site"], "tests/requirements.txt": ["site", "survey", "tests"]}
PACKAGES = ("pyproject.toml", "book/pyproject.toml")
# what is installed apart from the book: the graders of other schools, which `make test-all` runs
GRADERS, ASKED = "tools/graders/requirements.txt", "tools/graders/requirements.in"
FLAGS = [
    "--universal",
    "--python-version=3.11",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-package=cgkit",  # it is here
    "--generate-hashes",
    "--quiet",
]


def compile_lock(lock: Path, extras: list[str], flags: list[str], asked: tuple[str, ...] = PACKAGES) -> None:
    """Brings one lock file up to date with what asks for it; the pins that it holds are kept where they can be."""
    chosen = [f"--extra={extra}" for extra in extras]
    command = [sys.executable, "-m", "uv", "pip", "compile", *asked, f"--output-file={lock}", *chosen, *FLAGS]
    subprocess.run([*command, *flags], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main(flags: list[str]) -> None:
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".lock-") as folder:
        bounds: list[str] = []
        made: list[tuple[Path, Path]] = []
        for number, (name, extras) in enumerate(LOCKS.items()):
            lock = Path(folder, f"{number}.txt")
            if (ROOT / name).exists():
                shutil.copyfile(ROOT / name, lock)
            compile_lock(lock, extras, [*bounds, *flags])
            bounds = [f"--constraint={lock}"]
            made.append((lock, ROOT / name))
        apart = Path(folder, "graders.txt")
        if (ROOT / GRADERS).exists():
            shutil.copyfile(ROOT / GRADERS, apart)
        compile_lock(apart, [], flags, (ASKED,))
        made.append((apart, ROOT / GRADERS))
        for lock, target in made:
            if not target.exists() or lock.read_bytes() != target.read_bytes():
                os.replace(lock, target)
            print(f"{target.relative_to(ROOT)}: {sum(line[0].isalnum() for line in target.open())} packages")


if __name__ == "__main__":
    main(sys.argv[1:])
