"""One task, or one growth, in a process of its own: `python -m benchmarks.one NAME`, which ends with a line of JSON."""

from __future__ import annotations

import importlib
import json
import sys
from dataclasses import asdict

from benchmarks.measure import GROWTHS, PURE, TASKS, measured, seconds_by_size

#: in the order in which they are shown
MODULES = ("octal", "search", "subtraction", "wythoff", "nimbers", "graphs", "hackenbush", "survey", "life")


def load() -> None:
    """Let every module name its tasks."""
    for name in MODULES:
        importlib.import_module(f"benchmarks.{name}")


def main(name: str, pure: bool) -> None:
    load()
    if name in TASKS:
        task = TASKS[name]()
        about = {"goals": [asdict(goal) for goal in task.goals], "pure": PURE in task.contenders}
        print(json.dumps(asdict(measured(task, pure=pure)) | about))
    else:
        growth = GROWTHS[name]()
        about = {"sizes": list(growth.sizes), "power": growth.power, "says": growth.says}
        print(json.dumps({"seconds": seconds_by_size(growth)} | about))


if __name__ == "__main__":
    main(sys.argv[1], "--pure" in sys.argv)
