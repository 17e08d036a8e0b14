"""A child process for each notebook, so that a failure affects only one notebook, and a test that hangs affects only one exercise."""

from __future__ import annotations

import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Any

from cgbook.teaching.grading.assignment import Assignment
from cgbook.teaching.grading.cells import Cell
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.sandbox import Limits

START = 60.0  # maximum time that a process needs to start on a busy computer, in seconds

Lines = queue.Queue[dict[str, Any] | None]


@contextmanager
def _child(job: dict[str, Any]) -> Iterator[Lines]:
    """Start a child process for a job, and yield a queue of its output lines, which ends with None; the child ends with the block."""
    # pass on this process's import path instead of the working folder, and fix the order of sets of strings
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONHASHSEED": "0"}
    child = subprocess.Popen(
        [sys.executable, "-P", "-m", "cgbook.teaching.grading.judging"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
    )  # fmt: skip
    assert child.stdin
    assert child.stdout
    lines: Lines = queue.Queue()

    def listen() -> None:
        for line in child.stdout:  # type: ignore[union-attr]
            lines.put(json.loads(line))
        lines.put(None)

    threading.Thread(target=listen, daemon=True).start()
    try:
        child.stdin.write(json.dumps(job).encode() + b"\n")
        child.stdin.flush()
        yield lines
    finally:
        child.kill()
        child.wait()
        child.stdin.close()


def judge(cells: Sequence[Cell], assignment: Assignment, *, limits: Limits) -> list[Mark]:
    """Return a mark for each exercise of an assignment.

    This takes at most `limits.notebook` seconds for the student's code and, apart from that, `limits.test` seconds for each exercise.

    Raises
    ------
    RuntimeError : if the process ended or stopped responding while no test was running.
    """
    end = time.monotonic() + limits.notebook
    marks: dict[str, Mark] = {}
    while len(marks) < len(assignment.items):
        left = replace(limits, notebook=max(0.0, end - time.monotonic()))
        job = {
            "folder": str(assignment.folder.resolve()),
            "student": assignment.student,
            "limits": asdict(left),
            "done": list(marks),
        }
        at = None
        with _child({**job, "cells": [asdict(cell) for cell in cells]}) as lines:
            while len(marks) < len(assignment.items):
                try:
                    line = lines.get(timeout=limits.exercise + limits.test if at else left.notebook + START)
                    why = "the test couldn't finish with this answer"
                except queue.Empty:
                    line, why = None, f"the test took longer than {limits.test:g} s with this answer"
                if line is None and at is None:
                    raise RuntimeError("the notebook's process ended or stopped responding while no test was running")
                if line is None:
                    marks[str(at)] = Mark(str(at), 0, why)
                    break
                at = line.get("at")
                if "mark" in line:
                    marks[line["mark"]["id"]] = Mark(**line["mark"])
    return [marks[item.id] for item in assignment.items]
