"""A small class: an assignment of three exercises, and what was handed in, good and bad, with the marks that each should get."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

BOOK = Path(__file__).parents[3] / "book" / "exercises" / "03-nim"

# The oracle in the hidden test is cgkit: no answers are stored, and each class gets positions of its own.
A_MOVE = """---
title: A move that wins
level: 2
points: 3
kind: code
rows: [nim]
---

## Question

Write `nim_move(heaps)`: a winning move of Nim as a pair, the index of a heap and how many chips to take, or `None`.

## Solution

```python
def nim_move(heaps):
    s = 0
    for h in heaps:
        s ^= h
    return next(((i, h - (h ^ s)) for i, h in enumerate(heaps) if h ^ s < h), None)
```

## Starter

```python
def nim_move(heaps):
    ...
```

## Public test

```python
assert nim_move([1, 2, 3]) is None, "1, 2, 3 has nim-sum 0: no move wins"
assert nim_move([5]) == (0, 5), "of one heap, take all"
```

## Hidden test

```python
import random

from cgkit import nim


def after(heaps, move):
    i, k = map(int, move)
    assert 0 <= i < len(heaps) and 1 <= k <= heaps[i], f"{(i, k)} is no move from {heaps}"
    return [h - k * (j == i) for j, h in enumerate(heaps)]


rng = random.Random(seed)
for _ in range(60):
    heaps = [rng.randrange(8) for _ in range(rng.randrange(1, 5))]
    move = nim_move(list(heaps))
    if move is None:
        assert nim(*heaps).outcome() == "P", f"from {heaps} a move wins, and you say None"
    else:
        assert nim(*after(heaps, move)).outcome() == "P", f"from {heaps} your move {tuple(move)} does not win"
for _ in range(6):
    heaps = [0]
    while nim(*heaps).outcome() == "P":
        heaps = [rng.randrange(1, 8) for _ in range(3)]
    while any(heaps):
        move = nim_move(list(heaps))
        assert move is not None, f"you gave up at {heaps}, where a move wins"
        heaps = after(heaps, move)
        if any(heaps):
            heaps = list(rng.choice(nim(*heaps).moves()).after.state)
            assert any(heaps), "the opponent took the last chip"
```

## Feedback

```python
feedback = []
```
"""

LIST, CHOICE, CODE = "03-nim/08-the-small-one", "03-nim/11-same-or-opposite", "03-nim/a-move-that-wins"
NAMES = {LIST: "the_small_one", CHOICE: "same_or_opposite", CODE: "nim_move"}
EXERCISES = [
    (LIST, "list", 2, (BOOK / "08-the-small-one.md").read_text("utf8")),
    (CHOICE, "choice", 2, (BOOK / "11-same-or-opposite.md").read_text("utf8")),
    (CODE, "code", 3, A_MOVE),
]


def teacher(folder: Path, exercises: list[tuple[str, str, int, str]] = EXERCISES, *, secret: str = "seven") -> Path:
    """A teacher's folder, as the exporter writes it."""
    (folder / "exercises").mkdir(parents=True, exist_ok=True)
    rows = []
    for number, (id, kind, points, text) in enumerate(exercises, 1):
        source = f"exercises/{number:04}.md"
        (folder / source).write_text(text, "utf8")
        name = NAMES.get(id, id.split("/")[1][3:].replace("-", "_"))
        rows.append({"id": id, "kind": kind, "points": points, "minutes": 5, "name": name, "source": source})
    whole = {"format": 1, "name": "nim", "title": "Nim", "seed": secret, "exercises": rows}
    (folder / "assignment.json").write_text(json.dumps(whole), "utf8")
    return folder


def cell(source: str, *tags: str, kind: str = "code") -> dict[str, Any]:
    made: dict[str, Any] = {"cell_type": kind, "metadata": {"tags": list(tags)} if tags else {}, "source": source}
    return made | ({"outputs": [], "execution_count": None} if kind == "code" else {})


def notebook(*cells: dict[str, Any]) -> str:
    return json.dumps({"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": list(cells)})


def filled(answers: dict[str, str]) -> list[dict[str, Any]]:
    """The student's notebook with some answers in it."""
    blank = {LIST: "the_small_one = ...", CHOICE: "same_or_opposite = ...", CODE: "def nim_move(heaps):\n    ..."}
    cells = [cell("# Nim", kind="markdown")]
    for id, source in (blank | answers).items():
        cells += [cell(f"**{id}**", kind="markdown"), cell(source, f"answer:{id}")]
    return cells


NIM = """def nim_move(heaps):
    s = 0
    for h in heaps:
        s ^= h
    for i, h in enumerate(heaps):
        if h ^ s < h:
            return i, h - (h ^ s)
"""
RIGHT = {LIST: "the_small_one = [2, 4, 5]", CHOICE: "same_or_opposite = 1", CODE: NIM}
LARGEST = """def nim_move(heaps):
    s = 0
    for h in heaps:
        s ^= h
    return None if s == 0 else (max(range(len(heaps)), key=heaps.__getitem__), max(heaps))
"""
PUBLIC_ONLY = {LIST: "the_small_one = [1, 2, 4]", CHOICE: "same_or_opposite = 2", CODE: LARGEST}


@dataclass(frozen=True)
class Case:
    """What one student handed in, and what should come of it.

    Parameters
    ----------
    answers : the sources of the answer cells.
    points : of the three exercises; None where they may be anything, since only the end of it matters.
    says : a pattern that the line about it has.
    long : whether it is left to `make test-all`, since it takes seconds, or differs little from another.
    make : the notebook's text, where it is not `filled(answers)`.
    """

    answers: dict[str, str] = field(default_factory=dict)
    points: tuple[int, int, int] = (2, 2, 3)
    says: str = "right"
    long: bool = False
    make: Callable[[], str] | None = None

    def text(self) -> str:
        return self.make() if self.make else notebook(*filled(self.answers))


def choice(more: str) -> dict[str, str]:
    return {**RIGHT, CHOICE: "same_or_opposite = 1\n" + more}


def listed(more: str) -> dict[str, str]:
    """Wrong answers, and a try to get marks for them all the same."""
    return {**PUBLIC_ONLY, LIST: "the_small_one = [1, 2, 4]\n" + more}


def code(source: str) -> dict[str, str]:
    return {**RIGHT, CODE: source}


PART = (0, 0, 1)

WALKS = """
import os
def walked():
    for above, folders, files in os.walk('/'):
        if above == '/':
            folders[:] = [one for one in folders if one not in ('usr', 'lib', 'lib64', 'sys')]
        yield from (above + '/' + one for one in folders + files if '/lib/python' not in above)
"""
READS_TESTS = (
    WALKS
    + """
for path in walked():
    if path.endswith(('.md', '.py')) and 'same_or_opposite' in open(path, errors='replace').read():
        raise RuntimeError('SEEN ' + path)
"""
)
ASKS_CGKIT = """def nim_move(heaps):
    from cgkit import nim
    for w in nim(*heaps).winning_moves():
        for i, (a, b) in enumerate(zip(heaps, w.after.state)):
            if a != b:
                return i, a - b
"""
PATCHES_GRADER = """
import sys, gc
for one in gc.get_objects():
    if isinstance(one, dict) and 'points' in one:
        one['points'] = 100
try:
    import cgbook.teaching.grading.judging as judging
    judging.judge = lambda *a, **k: []
except ImportError:
    pass
"""
PICKLE = """
import pickle, os
class Bomb:
    def __reduce__(self):
        return os.system, ('touch /tmp/student-code-ran-in-the-grader',)
the_small_one = Bomb()
"""
WRITES = (
    WALKS
    + """
for path in walked():
    if path.endswith(('assignment.json', 'kept-marks', 'marks.csv')):
        raise RuntimeError('SEEN ' + path)
"""
)
FORKS = """
import os, time
for _ in range(300):
    if os.fork() == 0:
        time.sleep(20)
        os._exit(0)
"""
SEES = """
import os
for folder in ['/home', '/root', '/work', '/etc', '/proc', '/tmp', '/mnt', '/var', '/srv', os.path.expanduser('~')]:
    seen = [one for one in os.listdir(folder) if one != '.pyenv' and one != 'ld.so.cache'] if os.path.isdir(folder) else []
    if seen:
        raise RuntimeError(f'SEEN {folder}: {seen[:3]}')
"""

STUBBORN = """def nim_move(heaps):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
"""


def edited_tests() -> str:
    grader = {"grade": True, "solution": False, "points": 100, "grade_id": "x"}
    made = filled(PUBLIC_ONLY)
    for one in list(made):
        if one["cell_type"] == "code":
            made.append({**cell("assert True\nraise SystemExit"), "metadata": {"nbgrader": grader, "points": 100}})
            made.append(cell("points = 100\nmark = 100", "check"))
    return notebook(*made)


def deleted() -> str:
    return notebook(*[one for one in filled(RIGHT) if "same_or_opposite" not in json.dumps(one)])


def doubled() -> str:
    return notebook(*filled(RIGHT), *filled(RIGHT))


def other_kernel() -> str:
    return json.dumps(json.loads(notebook(*filled(RIGHT))) | {"metadata": {"kernelspec": {"name": "no-such-kernel"}}})


# The twenty-nine that were tried on Otter and nbgrader.
TRIED = {
    "right": Case(RIGHT),
    "passes-public-only": Case(PUBLIC_ONLY, PART, r"only the heap of 4 contains a 4.*at most one|passes the tests that you saw"),
    "blank": Case({}, (0, 0, 0), "the_small_one is not set.*same_or_opposite is not set.*nim_move is not written"),
    "crash-after-the-answer": Case(choice("1 / 0"), says="right .cell 5: ZeroDivisionError"),
    "syntax-error": Case(choice("= ="), says="right .cell 5: SyntaxError", long=True),
    "missing-import": Case({**RIGHT, CHOICE: "import no_such\nsame_or_opposite = 1"}, (2, 2, 3), "No module named 'no_such'", long=True),
    "program-ends": Case(choice("import os\nos._exit(1)"), says="right .cell 5: your code ended the program"),
    "system-exit": Case(code("def nim_move(heaps):\n    raise SystemExit(0)"), (2, 2, 0), r"nim_move\(\[1, 2, 3\]\) raised SystemExit"),
    "endless-cell": Case(choice("while True:\n    pass"), says="right .cell 5: this cell ran longer than", long=True),
    "endless-call": Case(code(NIM.replace("    s = 0\n", "    s = 0\n    while len(heaps) == 4:\n        pass\n")), (2, 2, 1),
                         "gave no answer within .* s: an endless loop", long=True),
    "endless-and-catches-all": Case(code(STUBBORN), (2, 2, 0), "gave no answer within", long=True),
    "prints-50-MB": Case(choice("for _ in range(50):\n    print('x' * 1_000_000)"), long=True),
    "prints-for-ever": Case(choice("while True:\n    print('x' * 10_000)"), says="right .cell 5: this cell ran longer", long=True),
    "takes-all-memory": Case(choice("x = []\nwhile True:\n    x.append(bytearray(100_000_000))"),
                             says="right .cell 5: (MemoryError|this cell ran longer)", long=True),
    "forks-300-times": Case(choice(FORKS), says="right .cell 5: AttributeError: module 'os' has no attribute 'fork'", long=True),
    "leaves-a-child": Case(choice("import os, time\nif os.fork() == 0:\n    os.setsid()\n    time.sleep(300)"), long=True),
    "opens-a-connection": Case(choice("import socket\nsocket.create_connection(('192.0.2.1', 80), timeout=3)"),
                               says="right .cell 5: ModuleNotFoundError: No module named 'socket'", long=True),
    "edited-tests": Case({}, PART, "passes the tests that you saw", make=edited_tests),
    "deleted-cells": Case({}, (2, 0, 3), "no answer: same_or_opposite is not set", make=deleted),
    "doubled-cells": Case({}, make=doubled, long=True),
    "unknown-kernel": Case({}, make=other_kernel, long=True),
    "not-a-notebook": Case({}, (0, 0, 0), "not a notebook", make=lambda: "this is no JSON"),
    "reads-the-tests": Case(listed(READS_TESTS), PART, r"^(?!.*SEEN)", long=True),
    "asks-cgkit": Case(code(ASKS_CGKIT), (2, 2, 0), "No module named 'cgkit'"),
    "patches-cgkit": Case(listed("import cgkit\ncgkit.nim = cgkit.misere = lambda *a: Yes()"), PART, "No module named 'cgkit'", long=True),
    "patches-the-grader": Case(listed(PATCHES_GRADER), PART, "passes the tests that you saw", long=True),
    "poisons-a-pickle": Case(listed(PICKLE), PART, "a Bomb is no number"),
    "writes-the-gradebook": Case(listed(WRITES), PART, r"^(?!.*SEEN)", long=True),
    "lists-home-and-temporary": Case(listed(SEES), PART, r"^(?!.*SEEN)", long=True),
}  # fmt: skip

EQUAL = """
class Yes(str):
    __eq__ = lambda self, other: True
    __ne__ = lambda self, other: False
    __hash__ = lambda self: 0
    __len__ = lambda self: 3
    __lt__ = __le__ = __gt__ = __ge__ = lambda self, other: True
the_small_one = Yes('abc')
"""
EQUAL_NUMBER = """
class One(int):
    __eq__ = lambda self, other: True
    __index__ = __int__ = lambda self: 1
    __hash__ = lambda self: 1
same_or_opposite = One(2)
"""
DEEP = """
the_small_one = []
for _ in range(100_000):
    the_small_one = [the_small_one]
"""
STATE = """calls = 0
def nim_move(heaps):
    global calls
    calls += 1
    return None if calls == 1 else (0, heaps[0])
"""

# What came to mind besides, of answers and of notebooks; what attacks the sandbox itself is in `attacks`.
MORE = {
    "equal-to-everything": Case({**PUBLIC_ONLY, LIST: EQUAL, CHOICE: EQUAL_NUMBER}, PART, "a whole number is wanted, got 'abc'"),
    "a-generator-without-end": Case({**RIGHT, LIST: "def g():\n    while True:\n        yield 2\nthe_small_one = g()"}, (0, 2, 3),
                                    "a generator is no number", long=True),
    "deep-lists": Case({**RIGHT, LIST: DEEP}, (0, 2, 3), "nested more than 20 deep", long=True),
    "a-million-digits": Case({**RIGHT, CHOICE: "same_or_opposite = 1 << 3_321_928"}, (2, 0, 3), "an integer of 3,321,929 bits", long=True),
    "a-million-numbers": Case({**RIGHT, LIST: "the_small_one = [2] * 1_000_000"}, (0, 2, 3), "more than 100,000 items", long=True),
    "not-a-number": Case({**RIGHT, LIST: "the_small_one = [float('nan'), 4, 5]", CHOICE: "same_or_opposite = float('inf')"},
                         (0, 0, 3), "nan is no number.*inf is no number"),
    "answers-by-state": Case(code(STATE), (2, 2, 1), "passes the tests that you saw.*does not win|says? None|no move", long=True),
    "ten-thousand-cells": Case({}, (0, 0, 0), "a notebook of 10,000 cells", make=lambda: notebook(*[cell("x = 1")] * 10_000)),
    "deep-json": Case({}, (0, 0, 0), "not a notebook", make=lambda: "[" * 200_000, long=True),
    "names-in-all-alphabets": Case({**RIGHT, CHOICE: "größe_必敗 = 1\nsame_or_opposite = größe_必敗"}),
    "lines-for-notebooks": Case({**RIGHT, CHOICE: "%matplotlib inline\n!ls\nsame_or_opposite = 1"}, long=True),
    "a-text-that-commands": Case({**RIGHT, CHOICE: "raise ValueError('\\x1b[2J\\u202e|<b>`a`\\n=1+1')"}, (2, 0, 3), "ValueError: "),
}  # fmt: skip

CASES = TRIED | MORE
