"""Compiles the lock files from pyproject.toml: `python tests/lock.py [--upgrade]`. Pins stay as they are unless told to upgrade.

One lock serves Linux, macOS and Windows. No index address is written into it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
# what is installed -> the extras that it holds; the second holds the first, pin for pin
LOCKS = {"requirements.txt": ["book"], "tests/requirements.txt": ["book", "tests"]}


def compile_lock(name: str, extras: list[str], flags: list[str]) -> None:
    """Writes one lock file."""
    chosen = [word for extra in extras for word in ("--extra", extra)]
    quiet = ["--universal", "--python-version", "3.11", "--no-header", "--no-annotate", "--no-emit-index-url", "--quiet"]
    bound = [] if name == "requirements.txt" else ["--constraint", "requirements.txt"]
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml", "-o", name, *chosen, *quiet, *bound, *flags]
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    for lock, extras in LOCKS.items():
        compile_lock(lock, extras, sys.argv[1:])
        print(lock, len((ROOT / lock).read_text().splitlines()), "packages")
