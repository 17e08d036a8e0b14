"""Runs the benchmarks and prints what they found: all of them, or those whose names contain a word that is given.

python -m benchmarks                # all, and the pages
python -m benchmarks octal wythoff  # some
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


def run(names: list[str], one: Callable[[str], dict[str, Any]]) -> None:
    """Each by itself, printed as soon as it is done."""
    for name in names:
        print(*results.lines(one(name)), sep="\n", flush=True)


def main(words: list[str]) -> int:
    begun = time.monotonic()

    def chosen(names: list[str]) -> list[str]:
        return [name for name in names if not words or any(word in name for word in words)]

    print("\nSolvers beside their peers: the best of a few rounds, answers compared")
    run(chosen(list(TASKS)), results.task_result)
    print("\nHow the cost grows with the size: four sizes, a line through their logarithms")
    run(chosen(list(GROWTHS)), results.growth_result)
    if not words or "pages" in words:
        try:
            from benchmarks import live as python
            from benchmarks import pages as site

            if not words:
                python.show()
            print("\nPages: weight, and how soon they answer")
            site.show([word for word in words if word != "pages"], begun + MOST)
        except Exception as error:
            print(f"    FAILED   {error}")
    print(f"\n{time.monotonic() - begun:.0f} seconds in all")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
