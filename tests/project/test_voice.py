"""Tests that the ratchet on the voice counts habits in each kind of file, and lets no count rise."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import voice

TEXT = "It's yours.\n\n:::{prf:theorem}\nSo it stands.\n:::\n\nWhoever stands here loses, for it is no game."
NOTEBOOK = json.dumps({"cells": [{"cell_type": "markdown", "source": [TEXT]}]})
FILES = {
    "book/01-a.ipynb": (NOTEBOOK, {"whoever": 1, "stand, lie": 2, "So": 1, ", for": 1, "is no": 1}),
    "book/exercises/a/01-a.md": (
        '## Question\n\nA coin lies here.\n\n## Feedback\n\n```python\nfeedback = [(1, "That is no move, whoever moves.")]\n```\n',
        {"stand, lie": 1, "is no": 1, "whoever": 1},
    ),
    "book/gates/a.yml": ("one:\n  ask: Just two, or anew?\n  check: stands(1)\n", {"just": 1, "anew": 1}),
    "words.js": ('// it stands\nexport const a = { b: "Both at once", c: "stands" };\n', {"at once": 1, "stand, lie": 0}),
    "a.py": ('"""What tells: of which: one."""\n\nx = "stands"  # those of old\n', {"bear, tell": 1, "that of": 1, "of which": 1}),
}  # fmt: skip
READERS = {
    ".ipynb": voice.notebook,
    ".md": voice.markdown,
    ".yml": voice.entries,
    ".js": voice.catalogue,
    ".py": voice.remarks,
}


@pytest.mark.parametrize("name", FILES)
def test_habits_in_each_kind_of_file_are_counted(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text, wanted = FILES[name]
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf8")
    monkeypatch.setattr(voice, "ROOT", tmp_path)
    monkeypatch.setattr(voice, "CORPORA", {"chapters": [(READERS[path.suffix], [path])]})
    found = voice.counts()["chapters"]
    assert {habit: found[habit] for habit in wanted} == wanted


def test_a_higher_count_fails_and_a_lower_count_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    path, stored = tmp_path / "a.md", tmp_path / "voice.json"
    path.write_text("It's a coin that lies here, and it's yours.", "utf8")
    monkeypatch.setattr(voice, "ROOT", tmp_path)
    monkeypatch.setattr(voice, "STORED", stored)
    monkeypatch.setattr(
        voice, "CORPORA", {"chapters": [(voice.markdown, [path])], "exercises": [(voice.markdown, [path])]}
    )
    assert voice.main(["--write"]) == 0
    path.write_text("It's a coin that lies where it's yours and lies.", "utf8")
    assert voice.main([]) == 1
    assert "stand, lie: 2, at most 1" in capsys.readouterr().out
    path.write_text("It's a coin, and it's yours.", "utf8")
    assert voice.main(["--write"]) == 0
    assert json.loads(stored.read_text("utf8"))["chapters"]["stand, lie"] == 0
    path.write_text("It is a coin, and it is yours.", "utf8")
    assert voice.main([]) == 1


def test_a_definition_without_an_example_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voice, "ROOT", tmp_path)
    (tmp_path / "book").mkdir()
    for name, end in (("01-a", "For example, 13."), ("02-b", "More words.")):
        cells = [{"source": [f"A **chip** is a disc.\n\nWords.\n\nWords.\n\n{end}\n\nThe 13 comes too late."]}]
        (tmp_path / "book" / f"{name}.ipynb").write_text(json.dumps({"cells": cells}), "utf8")
    assert list(voice.without_example()) == ["book/02-b.ipynb[0] chip"]
