"""Tests that this release reads what readers and teachers have stored with earlier ones.

Each release adds a folder to this one. Never change the files of an earlier release."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from cgsite.recall import pages
from playwright.sync_api import expect

from cgbook.teaching.gates import every_gate
from cgbook.teaching.practice import problem_kinds
from tests.browser import ROOT, Open
from tests.front import ask

RELEASES = sorted(path for path in Path(__file__).parent.iterdir() if (path / "links.json").is_file())
each = pytest.mark.parametrize("kept", RELEASES, ids=lambda path: path.name)


def links() -> list[Any]:
    found = [one for kept in RELEASES for one in json.loads((kept / "links.json").read_text("utf8"))]
    return [pytest.param(one, id=one["fragment"].partition(":")[0]) for one in found]


@pytest.mark.browser
@pytest.mark.parametrize("link", links())
def test_an_old_link_still_shows_the_same(link: dict[str, str], visit: Open) -> None:
    """A board is found by its start, so the test changes its number in the link, as if a board had been added above it."""
    fragment = re.sub(r"^board-(\d+)", lambda found: f"board-{int(found[1]) + ('position' in link)}", link["fragment"])
    page = visit(f"{link['page']}#{fragment}").page
    if "position" in link:
        page.locator(f'.cg-player[data-state="{link["state"]}"][data-position="{link["position"]}"]').wait_for()
    elif "text" in link:
        assert page.get_by_label("Position").input_value() == link["text"]
    else:
        # an old practice problem still has its kind and level, but the numbers of a stored problem
        expect(page.locator(".cg-practice .cg-problem-name")).to_have_text(link["name"])
        expect(page.locator(".cg-practice .cg-status")).to_contain_text("no longer exists")
        asked = page.locator(".cg-practice .cg-question").inner_text()
        assert re.sub(r"heaps of .* chips", "", asked) == re.sub(r"heaps of .* chips", "", link["question"])


@each
def test_a_file_of_progress_is_read_completely(kept: Path) -> None:
    files = [path.read_text("utf8") for path in sorted(kept.glob("progress*.json"))]
    assert len(files) == 2
    assert ask([["progressRead", text] for text in files]) == [
        {"kept": json.loads(text)["kept"], "unknown": 0} for text in files
    ]


@each
def test_progress_stored_in_a_browser_still_counts(kept: Path) -> None:
    store = {
        name.removeprefix("cgkit:"): json.loads(one)
        for name, one in json.loads((kept / "store.json").read_text("utf8")).items()
    }
    assert ask([["progressRecord", name, one] for name, one in store.items()]) == list(store.values())
    there = {f"recall:{prompt.id}" for page in pages() for prompt in page.prompts}
    there |= {f"exercise:{path.stem.partition('-')[2]}" for path in (ROOT / "book" / "exercises").rglob("*.md")}
    there |= {f"practice:{name.replace(' ', '-')}" for name in problem_kinds()}
    there |= {f"gate:{gate.name}" for gate in every_gate(ROOT / "book" / "gates")}
    assert {name for name in store if not name.startswith(("board:", "page:", "fold:", "place:"))} <= there


@pytest.mark.thorough
@each
def test_an_old_notebook_still_gets_the_same_marks(kept: Path, tmp_path: Path) -> None:
    shutil.copytree(kept / "hw1", tmp_path / "hw1")
    command = [sys.executable, "-m", "cgbook", "grade", "hw1/teacher", "hw1/submissions", "--json", "told.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr  # because the points of a proof are missing
    told = json.loads((tmp_path / "told.json").read_text("utf8"))["students"]
    assert {one["student"]: {mark["id"]: mark["points"] for mark in one["marks"]} for one in told} == json.loads(
        (kept / "hw1" / "marks.json").read_text("utf8")
    )
