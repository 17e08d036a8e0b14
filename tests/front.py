"""Asks the front end's logic, in Node, what it makes of an input; `tests/front.mjs` answers."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS.parent / "book" / "_site"))

from node import NODE  # noqa: E402


@cache
def _node() -> subprocess.Popen[str]:
    """One Node for all questions of a process: to begin anew would take longer than most answers. It ends with its input."""
    command = [str(NODE), str(TESTS / "front.mjs")]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf8")


def ask(requests: list[list[Any]]) -> list[Any]:
    """The answers to a list of [function, ...arguments]."""
    running = _node()
    assert running.stdin
    assert running.stdout
    running.stdin.write(json.dumps(requests) + "\n")
    running.stdin.flush()
    answers: Any = json.loads(running.stdout.readline() or '"Node has ended: see its standard error"')
    assert isinstance(answers, list), answers
    return answers
