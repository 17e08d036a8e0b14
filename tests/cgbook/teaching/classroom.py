"""A small class for tests, with an assignment of three exercises and notebooks that answer them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

BOOK = Path(__file__).parents[3] / "book" / "exercises" / "03-nim"

A_MOVE = (BOOK / "22-a-move-that-wins.md").read_text("utf8")
LIST, CHOICE, CODE = "03-nim/08-the-small-one", "03-nim/11-same-or-opposite", "03-nim/a-move-that-wins"
NAMES = {LIST: "the_small_one", CHOICE: "same_or_opposite", CODE: "nim_move"}
EXERCISES = [
    (LIST, "list", 2, (BOOK / "08-the-small-one.md").read_text("utf8")),
    (CHOICE, "choice", 2, (BOOK / "11-same-or-opposite.md").read_text("utf8")),
    (CODE, "code", 3, A_MOVE),
]


def teacher(folder: Path, exercises: list[tuple[str, str, int, str]] = EXERCISES, *, secret: str = "seven") -> Path:
    """Make a teacher's folder like the exporter's, and return it."""
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
    """Return the student's notebook with some answers."""
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
    h = max(heaps)
    return (heaps.index(h), h - (h ^ s)) if s else None
"""
PUBLIC_ONLY = {LIST: "the_small_one = [1, 2, 4]", CHOICE: "same_or_opposite = 2", CODE: LARGEST}
