"""Calls of the front end's logic in Node, which `tests/front.mjs` answers."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from cgbook.widgets.table import table
from cgkit import Position

TESTS = Path(__file__).parent
sys.path.insert(0, str(TESTS.parent / "book" / "_site"))

from node import NODE  # noqa: E402


@cache
def _node() -> subprocess.Popen[str]:
    """Return the only Node of a process, because starting another takes longer than most answers. It ends when its input does."""
    command = [str(NODE), str(TESTS / "front.mjs")]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf8")


def ask(requests: list[list[Any]]) -> list[Any]:
    """Return the answers to a list of requests, each [function, ...arguments]."""
    running = _node()
    assert running.stdin
    assert running.stdout
    running.stdin.write(json.dumps(requests) + "\n")
    running.stdin.flush()
    answers: Any = json.loads(running.stdout.readline() or '"Node has ended: see its standard error"')
    assert isinstance(answers, list), answers
    return answers


KEY = re.compile("‹(.*?)›")


def keyed(requests: list[list[Any]]) -> list[Any]:
    """Return the answers with each phrase's key in ‹› before it, so that a test doesn't depend on the wording."""
    return ask([["keyed", *one] for one in requests])


def keys(text: str) -> list[str]:
    return KEY.findall(text)


def bare(text: str) -> str:
    return KEY.sub("", text)


def play_through(starts: list[Position[Any]], rnd: random.Random) -> list[tuple[Position[Any], str]]:
    """Play random games in the page and in Python, and check that outcomes, words and winning moves always agree.

    Return the positions that were reached, each with the words that the page shows for it.
    """
    picks = [[rnd.randrange(1000) for _ in range(12)] for _ in starts]
    tables = [table(start.rules, start.state) for start in starts]
    answers = ask([["follow", made, made["start"][0], picked] for made, picked in zip(tables, picks, strict=True)])
    met = []
    for start, picked, answer in zip(starts, picks, answers, strict=True):
        position = start
        for pick, (outcome, shown, words, winning) in zip([None, *picked], answer, strict=False):
            if pick is not None:
                legal = position.moves()
                position = position.play(legal[pick % len(legal)])
            assert outcome == position.outcome(), position
            assert words == sorted(str(move) for move in position.moves()), position
            assert winning == sorted(move.text for move in position.winning_moves()), position
            met.append((position, shown))
    return met
