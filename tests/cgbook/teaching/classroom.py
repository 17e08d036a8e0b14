"""A small class: an assignment of three exercises, and notebooks that answer them."""

from __future__ import annotations

import json
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
