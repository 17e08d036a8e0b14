"""Tests that a failed build says what's wrong, and that a change in the packages runs the chapters again."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from cgbook.pictures.palette import DAY
from tests.books import book, build, write
from tests.browser import ROOT

from cgsite import face  # isort: skip
from cgsite.site import Page  # isort: skip

pytestmark = pytest.mark.thorough


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return book(tmp_path)


SLIDER = "from ipywidgets import interact\n@interact(n=(0, 9))\ndef halves(n=0):\n    print(1 / n)  # the culprit"


@pytest.mark.parametrize(
    "cell", ["1 / 0  # the culprit", pytest.param(SLIDER, marks=pytest.mark.slow)], ids=["cell", "slider"]
)
def test_a_failing_cell_stops_the_build_is_named_and_leaves_no_old_page(copy: Path, cell: str) -> None:
    write(copy / "book" / "02-take-away.ipynb", "1 + 1", cell)
    page = copy / "_build" / "html" / "book" / "02-take-away.html"
    page.parent.mkdir(parents=True)
    page.write_text("what an earlier build made")
    done = build(copy)
    said = done.stdout + done.stderr
    assert done.returncode != 0
    assert not page.exists()
    for words in ("02-take-away", cell.splitlines()[-1].strip(), "ZeroDivisionError"):
        assert words in said


@pytest.mark.slow
def test_the_second_of_two_simultaneous_builds_waits(copy: Path) -> None:
    with ThreadPoolExecutor(2) as two:
        done = list(two.map(build, [copy, copy]))
    assert [one.returncode for one in done] == [0, 0], [one.stderr[-2000:] for one in done]
    waiting = "waiting for another process to finish the build of the site"
    assert sorted(one.stderr.count(waiting) for one in done) == [0, 1]


def test_figures_become_part_of_the_page_with_its_colours_and_no_id_twice(tmp_path: Path) -> None:
    (tmp_path / "_images").mkdir()
    ink = DAY["ink"]
    head = "<defs><style>*{stroke-linecap: butt}</style></defs>"
    (tmp_path / "_images" / "0af3.svg").write_text(
        f'<?xml version="1.0"?><svg aria-label="A graph">{head}<g id="a"/><use href="#a"/>'
        f"<text style=\"fill: {ink}; font-family: 'DejaVu Sans', sans-serif\">1</text></svg>"
    )
    page = Page("book/a", '<p><img alt="A graph" src="../_images/0af3.svg"><img src="../_images/0af3.svg"></p>')
    face.inline_figures(page, SimpleNamespace(folder=tmp_path))  # type: ignore[arg-type]  # only the folder is used
    assert [one.attributes["id"] for one in page.all("svg g")] == ["f0-a", "f1-a"]
    assert [one.attributes["href"] for one in page.all("svg use")] == ["#f0-a", "#f1-a"]
    assert "style" not in {one.tag for one in page.all("svg *")}
    assert all("var(--cg-ink)" in one.attrs["style"] and "DejaVu" not in one.attrs["style"] for one in page.all("text"))  # type: ignore[operator]


def _pages(copy: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf8") for path in (copy / "_build" / "html" / "book").glob("*.html")}


@pytest.mark.slow
def test_only_a_change_in_the_packages_runs_the_chapters_again(copy: Path) -> None:
    for package in ("cgkit", "book/cgbook"):  # a copy doesn't change when somebody edits the package during this test
        (copy / package).unlink()
        shutil.copytree(ROOT / package, copy / package, ignore=shutil.ignore_patterns("__pycache__"))
    runs = copy / "runs.txt"
    write(copy / "book" / "02-take-away.ipynb", f"with open({str(runs)!r}, 'a') as log:\n    log.write('once more ')")
    done = build(copy)
    assert done.returncode == 0, done.stderr
    first = _pages(copy)
    assert "02-take-away.html" in first
    assert build(copy).returncode == 0
    assert runs.read_text() == "once more "
    assert _pages(copy) == first, "a build with nothing to do must not change any page"
    with (copy / "book" / "cgbook" / "widgets" / "static" / "widgets.css").open("a") as sheet:
        sheet.write("\n.cg { color: red; }\n")
    assert build(copy).returncode == 0
    assert runs.read_text() == "once more once more "
