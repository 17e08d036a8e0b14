"""The page "How this book is tested" says what is true of this build."""

from __future__ import annotations

import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.browser import ROOT
from tests.cases import CASES

from cgsite import tested  # isort: skip

SOME = {"killed": 270, "timed out": 12, "with a reason": 4, "survived": 3}
BUILT = ROOT / "_build" / "html" / "book" / "tested.html"


def test_without_a_recorded_run_the_page_says_so(tmp_path: Path) -> None:
    assert tested.mutants(tmp_path / "none.json") == "No run is recorded."


def test_a_recorded_run_is_told_with_the_commit_and_the_seed(tmp_path: Path) -> None:
    file = tmp_path / "summary.json"
    told = {"commit": "abc1234567", "changed": False, "seed": 1, "python": SOME, "front": {**SOME, "with a reason": 0}}
    file.write_text(json.dumps(told))
    assert tested.mutants(file) == (
        "In the last recorded run (commit abc1234567, seed 1), of 285 in the solvers 282 were found, and 4 more can be found by no "
        "test, each for a reason that is written down; of 285 in the scripts of the page 282 were found."
    )
    file.write_text(json.dumps({**told, "changed": True}))
    assert "(commit abc1234567 with changes, seed 1)" in tested.mutants(file)


def test_a_run_that_is_recorded_is_whole_and_reached_the_goal() -> None:
    if not tested.MUTANTS.exists():
        assert tested.mutants() == "No run is recorded."
        return
    told = json.loads(tested.MUTANTS.read_text("utf8"))
    assert set(told) == {"commit", "changed", "seed", "python", "front"}
    for name in ("python", "front"):
        assert set(told[name]) == set(SOME)
        found = told[name]["killed"] + told[name]["timed out"]
        assert found >= 0.95 * (found + told[name]["survived"]) > 0


def test_positions_are_counted_as_the_tests_count_them() -> None:
    assert [count for _, count in tested._positions()] == [len(CASES), sum(len(case.positions) for case in CASES)]


def rows(table: str) -> list[list[str]]:
    plain = [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<t[dh][ >].*?</t[dh]>", table)]
    width = table.count("</th>")
    return [plain[i : i + width] for i in range(0, len(plain), width)]


@pytest.mark.browser  # needs no browser, but the site
def test_the_page_lists_notebooks_counts_and_versions(base: str) -> None:
    tables = re.findall(r'<table class="table cg-tested">.*?</table>', BUILT.read_text("utf8"), re.DOTALL)
    notebooks, counts, versions = map(rows, tables)
    assert len(notebooks) == 1 + len(list((ROOT / "book").glob("*.ipynb")))
    assert {row[1] for row in notebooks[1:]} <= {"it ran", "kept"}
    assert all(row[2].isdigit() for row in notebooks[1:])
    told = {what: int(many.replace(",", "")) for what, many in counts[1:]}
    cases = {"games and conventions on which search, solver and theorem are compared": len(CASES)}
    exercises = {"exercises with their hidden tests": len(list((ROOT / "book/exercises").glob("[0-9]*/[0-9]*.md")))}
    assert told.items() >= {**cases, **exercises}.items()
    assert told["cells that put a theorem to the test"] > 50
    assert dict(versions[1:])["numpy"] == version("numpy")
