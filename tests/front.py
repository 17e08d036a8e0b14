"""Asks the front end's logic, in Node, what it makes of an input; `tests/front.mjs` answers."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS.parent / "book" / "_site"))

from node import node  # noqa: E402


def ask(requests: list[list[Any]]) -> list[Any]:
    """The answers to a list of [function, ...arguments], in one run of Node."""
    done = node(str(TESTS / "front.mjs"), input=json.dumps(requests), capture_output=True)
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    return answers
