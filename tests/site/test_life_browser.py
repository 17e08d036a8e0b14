"""Tests of the sheet of Life on a page of its own, by keyboard, pointer and finger."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from cgbook.life import Life
from cgbook.widgets import life
from cgbook.widgets.base import Widget
from tests.browser import ROOT, Open, Visit, called, menu, served, tap
from tests.site.hands import box_of, drag, finger

pytestmark = pytest.mark.browser

PAGE = """<!DOCTYPE html><html lang="en" data-theme="{theme}"><title>Life</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="widgets.css">
<style>body {{ margin: 8px; }} [data-theme=dark] body {{ background: #191613; }}</style>
<main><h1>Life</h1><div class="cg-place" data-kind="life"></div><p style="height: 2000px"></p><p id="end">The end.</p></main>
<script type="module">
  import widgets from "./landscape.js";
  const [state, heard] = [{state}, {{}}];
  const model = {{
    get: (name) => state[name],
    set(name, value) {{ state[name] = value; for (const hear of heard[`change:${{name}}`] ?? []) hear(); }},
    on(names, hear) {{ for (const name of names.split(" ")) (heard[name] ??= []).push(hear); }},
    off() {{}},
    save_changes() {{}},
  }};
  window.model = model;
  const place = document.querySelector(".cg-place");
  const el = document.createElement("div");
  place.append(el);
  widgets.render({{ model, el }});
  place.dataset.live = "yes";
</script></html>"""


@pytest.fixture
def show(visit: Open, tmp_path: Path) -> Iterator[Callable[..., tuple[Visit, Locator]]]:
    """Yield a function that opens a page with one widget, and returns the visit and the widget."""
    for name in ("landscape.js", "widgets.css"):
        shutil.copy(ROOT / "book" / "cgbook" / "widgets" / "static" / name, tmp_path)
    with served(tmp_path) as address:

        def open_page(widget: Widget, *, theme: str = "light", **how: int | bool) -> tuple[Visit, Locator]:
            state = {name: value for name, value in widget.get_state().items() if name[0] != "_"}
            page = PAGE.format(state=json.dumps(state), theme=theme)
            (tmp_path / "index.html").write_text(page, "utf8")
            seen = visit(f"{address}index.html", **how)
            return seen, seen.widgets("life")[0]

        yield open_page


Show = Callable[..., tuple[Visit, Locator]]


def alive(seen: Visit) -> Life:
    """Return the live cells that the page reports to Python."""
    return Life(seen.page.evaluate("model.get('cells')"))


def said(sheet: Locator) -> str:
    return sheet.get_by_role("status").inner_text()


def press(sheet: Locator, name: str) -> None:
    sheet.get_by_role("button", name=name, exact=True).click()


def test_a_pattern_can_be_drawn_by_keys_or_mouse_stepped_reset_and_set_by_python(show: Show) -> None:
    seen, sheet = show(life())
    cells = sheet.get_by_role("application")
    cells.focus()
    keys, messages = seen.page.keyboard, set()
    for key in ("Space", "ArrowRight", "Enter", "ArrowRight", "Space", "ArrowLeft", "ArrowDown"):
        keys.press(key)
        messages.add(said(sheet))
    assert len(messages) == 7, "the status after each key must describe its cell"
    blinker, (x, y, *_) = Life.named("blinker"), alive(seen).box or (0, 0)
    assert alive(seen) == blinker.moved(x, y)
    press(sheet, called("trees.life.step"))
    assert alive(seen) == blinker.moved(x, y).step()
    expect(sheet).to_have_attribute("data-generation", "1")
    press(menu(sheet), called("trees.life.again"))
    assert alive(seen) == Life()
    expect(sheet).to_have_attribute("data-generation", "0")
    assert seen.serious(".cg-life") == []

    box = box_of(cells)

    def at(x: float, y: float) -> tuple[float, float]:
        return box["x"] + box["width"] / 72 * (x + 0.5), box["y"] + box["width"] / 72 * (y + 0.5)

    drag(seen.page, at(2, 3), at(22, 13))
    drawn = alive(seen)
    assert drawn.population == 21, "the line must have no gaps"
    assert (drawn.box or ())[2:] == (21, 11)
    drag(seen.page, at(2, 3), at(12, 8))  # a drag that begins at a live cell erases
    assert alive(seen).population == 10
    assert alive(seen).cells < drawn.cells
    for cells_set in ([[500, 500], [501, 500], [502, 500]], []):
        seen.page.evaluate("cells => model.set('cells', cells)", cells_set)
        expect(sheet).to_have_attribute("data-population", str(len(cells_set)))


def test_life_runs_on_request_and_stops_out_of_sight_or_if_nothing_changes(show: Show) -> None:
    seen, sheet = show(life("r-pentomino"))
    assert sheet.get_attribute("data-state") == "still", "the sheet must not run by itself"
    before, run = box_of(sheet), box_of(sheet.get_by_role("button", name=called("everywhere.run"), exact=True))
    press(sheet, called("everywhere.run"))
    assert box_of(sheet.get_by_role("button", name=called("everywhere.pause"), exact=True)) == run
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.generation > 5")
    press(sheet, called("everywhere.pause"))
    n = int(sheet.get_attribute("data-generation") or 0)
    assert alive(seen) == Life.named("r-pentomino").step(n)
    assert seen.page.evaluate("model.get('generation')") == n
    assert box_of(sheet) == before
    press(sheet, called("everywhere.run"))
    seen.page.locator("#end").scroll_into_view_if_needed()
    expect(sheet).to_have_attribute("data-state", "still")
    press(menu(sheet), called("trees.life.again"))
    assert alive(seen) == Life.named("r-pentomino")
    seen.page.evaluate("model.set('cells', [[0, 0], [1, 0], [0, 1]])")
    press(sheet, called("everywhere.run"))
    expect(sheet).to_have_attribute("data-population", "4")
    expect(sheet).to_have_attribute("data-state", "still")


def test_the_sheet_is_repainted_at_night(show: Show) -> None:
    seen, sheet = show(life("block"))
    paint = """canvas => {
      const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      one.drawImage(canvas, 4 - canvas.width / 2, 4 - canvas.height / 2);
      return one.getImageData(0, 0, 1, 1).data.join();
    }"""
    green = {"light": "77,107,44,255", "dark": "169,199,125,255"}  # the colours of the palette
    for theme in ("light", "dark", "light"):
        seen.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        seen.page.wait_for_function(f"() => ({paint})(document.querySelector('canvas')) === '{green[theme]}'")
    assert sheet.get_attribute("data-population") == "4"


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), pytest.param(1000, "dark", marks=pytest.mark.slow)])
def test_the_next_generation_is_guessed_first(show: Show, width: int, theme: str) -> None:
    seen, sheet = show(life("glider", ask=True), width=width, theme=theme)
    box, before = box_of(sheet.get_by_role("application")), box_of(sheet)
    cell = box["width"] / 7  # the window shows seven cells, two on each side of the pattern
    assert cell >= 44, "each cell must be as large as a fingertip"
    after = Life.named("glider").step()

    def touch(x: int, y: int) -> str:
        seen.page.mouse.click(box["x"] + cell * (x + 2.5), box["y"] + cell * (y + 2.5))
        return said(sheet)

    for x, y in sorted(after.cells)[1:]:
        touch(x, y)
    touch(-2, -2)
    press(sheet, called("trees.life.look"))
    assert all(n in said(sheet) for n in ("4", "5", "1")), "4 of 5 cells were found, and 1 cell is wrong"
    assert alive(seen) == after
    assert seen.serious(".cg-life") == []
    of_before = touch(1, 0)
    assert "alive" in of_before, "the status must describe the cell in the previous generation"
    assert alive(seen) == after
    press(sheet, called("trees.life.next"))
    for x, y in after.step().cells:
        touch(x, y)
    press(sheet, called("trees.life.look"))
    assert "5" in said(sheet)
    assert "1" not in said(sheet), "no cell may be reported as wrong"
    assert box_of(sheet) == before


@pytest.mark.parametrize("ask", [False, True])
def test_a_finger_switches_one_cell_or_scrolls_the_page(show: Show, ask: bool) -> None:
    seen, sheet = show(life("glider", ask=ask), width=360, touch=True)
    before, words = (sheet.get_attribute("data-population"), alive(seen)), said(sheet)
    seen.page.evaluate("scrollTo(0, 100)")
    box = box_of(sheet.get_by_role("application"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger(seen.page, (x, y), (x, y - 80))
    seen.page.wait_for_function("scrollY > 130")
    assert (sheet.get_attribute("data-population"), alive(seen)) == before
    seen.page.evaluate("scrollTo(0, 0)")
    tap(sheet.get_by_role("application"))
    expect(sheet.get_by_role("status")).not_to_have_text(words)
    assert len(alive(seen).cells ^ before[1].cells) == (0 if ask else 1)
