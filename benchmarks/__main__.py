"""Runs the benchmarks and prints what they found: all of them, or those whose names contain a word that is given.

python -m benchmarks                # all, and the pages; keeps benchmarks/results.json
python -m benchmarks octal wythoff  # some, and keeps nothing
python -m benchmarks pages 03-nim   # a page of the built book
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from benchmarks import results
from benchmarks.measure import GROWTHS, TASKS

MOST = 11.5 * 60  # seconds; pages that are not measured by then say so


def run(names: list[str], one: Callable[[str], dict[str, Any]]) -> list[dict[str, Any]]:
    """Each by itself, printed as soon as it is done."""
    found = []
    for name in names:
        found.append(one(name))
        print(*results.lines(found[-1]), sep="\n", flush=True)
    return found


def main(words: list[str]) -> int:
    begun = time.monotonic()

    def chosen(names: list[str]) -> list[str]:
        return [name for name in names if not words or any(word in name for word in words)]

    print("\nSolvers beside their peers: the best of a few rounds, answers compared")
    tasks = run(chosen(list(TASKS)), results.task_result)
    print("\nHow the cost grows with the size: four sizes, a line through their logarithms")
    growths = run(chosen(list(GROWTHS)), results.growth_result)
    live: list[dict[str, Any]] = []
    pages: list[dict[str, Any]] = []
    if not words or "pages" in words:
        try:
            from benchmarks import live as python
            from benchmarks import pages as site

            live = python.show() if not words else []
            print("\nPages: weight, and how soon they answer")
            pages = site.show([word for word in words if word != "pages"], begun + MOST)
        except Exception as error:
            print(f"    FAILED   {error}")
    if not words:
        results.write(tasks, growths, pages, live)
        print(f"\nkept in {results.FILE.relative_to(results.ROOT)}; {time.monotonic() - begun:.0f} seconds in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
