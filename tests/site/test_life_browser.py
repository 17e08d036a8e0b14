"""The sheet of Life on a page of its own, driven by keyboard and by pointer."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator
from serve import server

from cgbook.life import Life
from cgbook.widgets import life
from cgbook.widgets.base import Widget
from tests.browser import ROOT, Open, Visit, menu, tap

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
    """Opens a page with one widget: the visit, and the widget on it."""
    for name in ("landscape.js", "widgets.css"):
        shutil.copy(ROOT / "book" / "cgbook" / "widgets" / "static" / name, tmp_path)
    with server(tmp_path, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()

        def open_page(widget: Widget, *, theme: str = "light", **how: int | bool) -> tuple[Visit, Locator]:
            state = {name: value for name, value in widget.get_state().items() if name[0] != "_"}
            page = PAGE.format(state=json.dumps(state), theme=theme)
            (tmp_path / "index.html").write_text(page, "utf8")
            seen = visit(f"http://127.0.0.1:{running.server_port}/index.html", **how)
            return seen, seen.widgets("life")[0]

        yield open_page
        running.shutdown()


Show = Callable[..., tuple[Visit, Locator]]


def alive(seen: Visit) -> Life:
    """What the page tells Python that is alive."""
    return Life(seen.page.evaluate("model.get('cells')"))


def said(sheet: Locator) -> str:
    return sheet.get_by_role("status").inner_text()


def press(sheet: Locator, name: str) -> None:
    sheet.get_by_role("button", name=name, exact=True).click()


def test_a_pattern_is_drawn_by_keys_stepped_and_begun_again(show: Show) -> None:
    seen, sheet = show(life())
    sheet.get_by_role("application").focus()
    keys = seen.page.keyboard
    for key in ("Space", "ArrowRight", "Enter", "ArrowRight", "Space"):
        keys.press(key)
    assert "alive with 1 live neighbour, too few, so it dies." in said(sheet)
    blinker = Life.named("blinker")
    x, y, *_ = alive(seen).box or (0, 0)
    assert alive(seen) == blinker.moved(x, y)
    keys.press("ArrowLeft")
    keys.press("ArrowDown")
    assert "dead with 3 live neighbours, so it comes to life." in said(sheet)
    press(sheet, "Step")
    assert alive(seen) == blinker.moved(x, y).step()
    assert said(sheet) == "Born: 2. Died: 2."
    assert "Generation 1, 3 alive." in sheet.inner_text()
    press(menu(sheet), "Start again")
    assert alive(seen) == Life()
    assert "Generation 0, 0 alive." in sheet.inner_text()
    assert seen.serious(".cg-life") == []


def test_a_drag_draws_without_gaps_and_a_drag_from_a_live_cell_erases(show: Show) -> None:
    seen, sheet = show(life())
    box = sheet.get_by_role("application").bounding_box()
    assert box
    cell, mouse = box["width"] / 72, seen.page.mouse

    def drag(start: tuple[float, float], end: tuple[float, float]) -> None:
        mouse.move(box["x"] + cell * (start[0] + 0.5), box["y"] + cell * (start[1] + 0.5))
        mouse.down()
        mouse.move(box["x"] + cell * (end[0] + 0.5), box["y"] + cell * (end[1] + 0.5), steps=2)
        mouse.up()

    drag((2, 3), (22, 13))
    drawn = alive(seen)
    assert drawn.population == 21
    assert (drawn.box or ())[2:] == (21, 11)
    drag((2, 3), (12, 8))
    assert alive(seen).population == 10
    assert alive(seen).cells < drawn.cells


def test_it_runs_when_asked_and_stops_out_of_sight(show: Show) -> None:
    seen, sheet = show(life("r-pentomino"))
    assert sheet.get_attribute("data-state") == "still", "nothing runs by itself"
    before = sheet.bounding_box()
    run = sheet.get_by_role("button", name="Run", exact=True).bounding_box()
    press(sheet, "Run")
    assert sheet.get_by_role("button", name="Pause", exact=True).bounding_box() == run
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.generation > 20")
    press(sheet, "Pause")
    n = int(sheet.get_attribute("data-generation") or 0)
    assert said(sheet) == f"Paused at generation {n}."
    assert alive(seen) == Life.named("r-pentomino").step(n)
    assert seen.page.evaluate("model.get('generation')") == n
    assert sheet.bounding_box() == before
    press(sheet, "Run")
    seen.page.locator("#end").scroll_into_view_if_needed()
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.state === 'still'")
    assert "out of sight" in said(sheet)
    press(menu(sheet), "Start again")
    assert alive(seen) == Life.named("r-pentomino")


def test_a_run_ends_where_nothing_changes_any_more(show: Show) -> None:
    seen, sheet = show(life(Life([(0, 0), (1, 0), (0, 1)])))
    press(sheet, "Run")
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.generation > 0")
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.state === 'still'")
    assert said(sheet) == "Nothing changes any more."
    assert alive(seen).population == 4


def test_python_sets_the_cells(show: Show) -> None:
    seen, sheet = show(life())
    seen.page.evaluate("model.set('cells', [[500, 500], [501, 500], [502, 500]])")
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.population === '3'")
    assert "out of sight" not in sheet.inner_text()
    seen.page.evaluate("model.set('cells', [])")
    seen.page.wait_for_function("document.querySelector('.cg-life').dataset.population === '0'")


def test_it_is_painted_anew_by_night(show: Show) -> None:
    seen, sheet = show(life("block"))
    paint = """canvas => {
      const one = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
      one.drawImage(canvas, 4 - canvas.width / 2, 4 - canvas.height / 2);
      return one.getImageData(0, 0, 1, 1).data.join();
    }"""
    green = {"light": "77,107,44,255", "dark": "169,199,125,255"}  # as the palette has it
    for theme in ("light", "dark", "light"):
        seen.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        seen.page.wait_for_function(f"() => ({paint})(document.querySelector('canvas')) === '{green[theme]}'")
    assert sheet.get_attribute("data-population") == "4"


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (1000, "dark")])
def test_the_next_generation_is_guessed_first(show: Show, width: int, theme: str) -> None:
    seen, sheet = show(life("glider", ask=True), width=width, theme=theme)
    box = sheet.get_by_role("application").bounding_box()
    assert box
    assert box["width"] / 7 >= 44, "each cell is as large as a fingertip"
    before = sheet.bounding_box()
    after = Life.named("glider").step()
    left, top = (at - 2 for at in (0, 0))  # the corner of a window of seven around three
    corner, cell = (box["x"], box["y"]), box["width"] / 7

    def touch(x: int, y: int) -> None:
        seen.page.mouse.click(corner[0] + cell * (x - left + 0.5), corner[1] + cell * (y - top + 0.5))

    for x, y in sorted(after.cells)[1:]:
        touch(x, y)
    seen.page.mouse.click(box["x"] + 5, box["y"] + 5)
    assert "marked as alive" in said(sheet)
    press(sheet, "Look")
    assert said(sheet) == (
        "You found 4 of 5, and marked 1 too many. Row 1, column 1: dead with no live neighbour, so it stays dead. "
        "Touch another cell to read about it."
    )
    assert alive(seen) == after
    assert seen.serious(".cg-life") == []
    touch(1, 0)
    told = "Row 3, column 4: alive with 1 live neighbour, too few, so it dies."
    assert said(sheet) == told, "of the generation before"
    assert alive(seen) == after
    press(sheet, "Go on")
    for x, y in after.step().cells:
        touch(x, y)
    press(sheet, "Look")
    assert said(sheet) == "All right: 5 alive, and no others."
    assert sheet.bounding_box() == before


@pytest.mark.parametrize("ask", [False, True])
def test_a_finger_turns_one_cell_or_scrolls_the_page(show: Show, ask: bool) -> None:
    seen, sheet = show(life("glider", ask=ask), width=360, touch=True)
    canvas = sheet.get_by_role("application")
    devices = seen.page.context.new_cdp_session(seen.page)
    before = sheet.get_attribute("data-population"), alive(seen)
    seen.page.evaluate("scrollTo(0, 100)")
    box = canvas.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for kind, down in [("touchStart", 0), *(("touchMove", -10 * k) for k in range(1, 9)), ("touchEnd", 0)]:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y + down}]
        devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    seen.page.wait_for_function("scrollY > 130")
    assert (sheet.get_attribute("data-population"), alive(seen)) == before
    seen.page.evaluate("scrollTo(0, 0)")
    tap(canvas)
    seen.page.wait_for_function("document.querySelector('.cg-life [role=status]').innerText.includes('Row')")
    if ask:
        assert "marked as alive" in said(sheet)
    else:
        assert len(alive(seen).cells ^ before[1].cells) == 1
