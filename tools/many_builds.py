"""Builds a small book again and again on a busy machine: `python -m tools.many_builds [--builds 100] [--at-once 3]`.

Its chapters have sliders by `interact` and formulas; a process for each core computes beside the builds. Prints how many
succeeded, how long they took, and what they left behind: processes, sockets, files in the folders for temporary ones. Ends
with an error when a build failed, stalled, or left anything.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.books import book, build, write

MARK = "MANY_BUILDS"  # in the environment of all that a build starts
INTERACT = """from ipywidgets import interact
@interact(n=(0, 9))
def half(n=4):
    print(n / 2)"""
TEXT = r"Inline $a \oplus b$, and $$\sum_{k=0}^n 2^k = 2^{n+1} - 1.$$"
BURN = "while True: pass"


@dataclass(frozen=True)
class Built:
    """One build: how it ended, and how long it took."""

    number: int
    seconds: float
    problem: str  # empty when all went well


def once(number: int, folder: Path, environment: dict[str, str], limit: float) -> Built:
    """Builds a new copy of the small book."""
    place = folder / f"book-{number}"
    place.mkdir()
    book(place)
    write(place / "book" / "02-take-away.ipynb", *[INTERACT] * 6, text=TEXT)
    write(place / "book" / "03-nim.ipynb", *[INTERACT] * 3, text=TEXT)
    begun = time.monotonic()
    try:
        done = build(place, limit, environment)
    except TimeoutError as error:
        return Built(number, time.monotonic() - begun, str(error))
    taken = time.monotonic() - begun
    said = done.stdout + done.stderr
    page = place / "_build" / "html" / "book" / "02-take-away.html"
    sound = done.returncode == 0 and page.is_file() and page.read_text("utf8").count("cg-stored-head") == 6
    shutil.rmtree(place)
    return Built(number, taken, "" if sound and " stalled, " not in said else said)


def processes(mark: str) -> list[str]:
    """The processes that carry the mark of these builds; on systems without /proc, none can be found."""
    found = []
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            if f"{MARK}={mark}".encode() in path.read_bytes().split(b"\0"):
                found.append(
                    f"{path.parent.name} {path.with_name('cmdline').read_bytes().decode().replace(chr(0), ' ')}"
                )
        except (FileNotFoundError, PermissionError, ProcessLookupError):
            continue
    return found


def left(folder: Path, mark: str) -> list[str]:
    """What the builds have left: processes, with them what they hold open, and files, sockets among them."""
    files = [str(path) for name in ("temporary", "runtime") for path in (folder / name).rglob("*")]
    return [*processes(mark), *files]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--builds", type=int, default=100)
    parser.add_argument("--at-once", type=int, default=3)
    parser.add_argument(
        "--load", type=int, default=os.cpu_count() or 1, help="processes that compute beside the builds"
    )
    parser.add_argument("--limit", type=float, default=300, help="seconds for one build")
    given = parser.parse_args()
    mark = uuid.uuid4().hex
    with tempfile.TemporaryDirectory(prefix="many-builds-") as name:
        folder = Path(name)
        for part in ("temporary", "runtime"):
            (folder / part).mkdir()
        environment = {
            **os.environ, MARK: mark, "TMPDIR": str(folder / "temporary"), "JUPYTER_RUNTIME_DIR": str(folder / "runtime"),
        }  # fmt: skip
        burning = [subprocess.Popen([sys.executable, "-c", BURN]) for _ in range(given.load)]
        try:
            with ThreadPoolExecutor(given.at_once) as pool:
                built = []
                for one in pool.map(lambda i: once(i, folder, environment, given.limit), range(given.builds)):
                    built.append(one)
                    print(f"{one.number:4} {one.seconds:6.1f} s {'failed' if one.problem else ''}", flush=True)
        finally:
            for process in burning:
                process.kill()
                process.wait()
        time.sleep(2)  # in which a kernel whose build is gone ends itself
        remains = left(folder, mark)
    failed = [one for one in built if one.problem]
    for one in failed:
        print(f"\nBuild {one.number}:\n{one.problem}")
    seconds = [one.seconds for one in built]
    print(
        f"\n{len(built) - len(failed)} of {len(built)} builds succeeded, {given.at_once} at once beside {given.load} busy processes"
    )
    print(f"seconds: {min(seconds):.1f} to {max(seconds):.1f}, median {statistics.median(seconds):.1f}")
    print(f"left behind: {len(remains)}", *remains, sep="\n  ")
    if failed or remains:
        sys.exit(1)


if __name__ == "__main__":
    main()
