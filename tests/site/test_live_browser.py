"""Tests of Python in the page, in Chromium with all other hosts blocked. The book is in a folder of its host."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from cgbook.teaching.exercises import find_exercise
from tests.browser import ROOT, SITE, STARTS, Open, served
from tests.chapters import NOTEBOOKS, a_few_quick
from tests.site.hands import my_turn

pytestmark = pytest.mark.browser
QUICK = "06-sums"  # the chapter for the quick suite; the slow suite runs all chapters
LONG = 20 * 60_000  # time limit for a chapter on a busy machine, in milliseconds
# This script runs the programs of the page one after the other in the same Python, and returns the output of each.
RUN_ALL = """async () => {
  const { src, dataset } = document.querySelector("script[data-live]");
  const cells = await (await fetch(new URL(`live/cells/${dataset.cells}`, src))).json();
  const python = await cgLive.wake();
  const found = {};
  for (const cell of cells) {
    if (cell.needs.length) continue;
    const out = { streams: { stdout: "", stderr: "" }, plain: [], error: "" };
    await python.run(cell.code, {
      stream: (name, text) => (out.streams[name] += text),
      display: (data) => out.plain.push(data["text/plain"] ?? ""),
      error: (text) => (out.error = text),
    });
    found[cell.n] = out;
  }
  return found;
}"""


@pytest.fixture
def deep(base: str) -> Iterator[str]:
    """Yield an address of the book in a folder of its host, as on many hosts."""
    with served(SITE.parent) as address:
        yield f"{address}{SITE.name}/"


def same_as_stored(page: Page, chapter: str) -> None:
    notebook = nbformat.read(ROOT / "book" / f"{chapter}.ipynb", as_version=4)
    found: dict[str, Any] = page.evaluate(RUN_ALL)
    wrong: list[tuple[Any, ...]] = []
    for place, out in found.items():
        cell = notebook.cells[int(place)]
        if out["error"]:
            wrong.append((place, cell.source[:200], out["error"][-600:]))
        if "interact" in cell.metadata.get("tags", ()) or any(one.output_type == "error" for one in cell.outputs):
            continue  # the outputs of such a cell are in a widget
        printed = "".join(one.text for one in cell.outputs if one.output_type == "stream" and one.name == "stdout")
        plain = [one.data["text/plain"] for one in cell.outputs if "text/plain" in one.get("data", {})]
        if (printed, plain) != (out["streams"]["stdout"], out["plain"]):
            wrong.append((place, cell.source[:200], (printed, plain), (out["streams"]["stdout"], out["plain"])))
    assert wrong == []
    shown = [n for n, cell in enumerate(notebook.cells) if _visible(cell)]
    assert set(map(str, shown)) - set(found) <= {str(n) for n in _cells_for_jupyterlab(page)}, (
        "a cell that can't run on the page must say so"
    )


def _visible(cell: Any) -> bool:
    return cell.cell_type == "code" and bool(cell.source) and "remove-input" not in cell.metadata.get("tags", ())


def _cells_for_jupyterlab(page: Page) -> list[int]:
    """Return the numbers of the cells that say they need JupyterLab."""
    name = page.locator("script[data-live]").get_attribute("data-cells") or ""
    path = SITE / "_static" / "live" / "cells" / name.partition("?")[0]
    stored = json.loads(path.read_text("utf8"))
    lacking = [one["n"] for one in stored if one["needs"] and one["shown"]]
    assert page.locator(".tag_needs-kernel").count() == len(lacking)
    return lacking


def test_a_chapter_run_from_top_to_bottom_has_its_stored_outputs(visit: Open, deep: str) -> None:
    page = visit(f"{deep}book/{QUICK}.html").page
    page.set_default_timeout(LONG)
    same_as_stored(page, QUICK)


@pytest.mark.slow
@pytest.mark.timeout(LONG / 1000)
@pytest.mark.parametrize("chapter", [name for name in NOTEBOOKS if name != QUICK])
def test_every_chapter_run_from_top_to_bottom_has_its_stored_outputs(visit: Open, deep: str, chapter: str) -> None:
    page = visit(f"{deep}book/{chapter}.html").page
    if not page.locator("script[data-live]").count():
        pytest.skip("a page without programs")
    page.set_default_timeout(LONG)
    same_as_stored(page, chapter)


# --- actions of a reader


def cell(page: Page, having: str) -> Locator:
    """Return the first program of a page with the given words, after opening all folds and gates around it."""
    name = page.locator(".cg-code", has_text=having).first.evaluate(
        "cell => [...cell.classList].find((one) => /^cg-cell-/.test(one))"
    )
    found = page.locator(f".{name}")
    found.evaluate("""cell => {
      for (let at = cell; at; at = at.parentElement) {
        if (at.tagName === "DETAILS") at.open = true;
        if (at.dataset.gate) at.dispatchEvent(new Event("beforematch"));
      }
      for (const one of cell.querySelectorAll("details")) one.open = true;
    }""")
    return found


def write(one: Locator, text: str) -> None:
    """Type a program into the editor of a cell."""
    one.locator(".cm-content").click()
    one.page.keyboard.press("Control+a")
    one.page.keyboard.insert_text(text)


def press(one: Locator, text: str) -> str:
    """Type a program, run it by the keyboard, wait for its end, and return its outputs."""
    write(one, text)
    one.evaluate("cell => delete cell.dataset.ran")
    one.page.keyboard.press("Shift+Enter")
    ended(one)
    return str(one.locator(".cell_output").inner_text()).strip()


def ended(one: Locator) -> None:
    one.page.wait_for_function("cell => cell.dataset.ran", arg=one.element_handle(), timeout=STARTS)


def awake(page: Page, having: str = "wythoff(10, 15).winning_moves()") -> Locator:
    """Press the button of a program, wait for its end, and return the program's cell."""
    one = cell(page, having)
    one.locator(".cg-run button").first.click()
    ended(one)
    return one


@pytest.mark.parametrize("way", ["button", ".cell_input pre"])
def test_a_program_can_be_edited_before_python_is_loaded(visit: Open, way: str) -> None:
    seen = visit("book/05-wythoff.html")
    seen.unfold()
    seen.open_gates()
    page = seen.page
    one = page.locator(".cg-code").filter(has=page.locator(".cell_output")).first
    stored = one.locator(".cell_output").inner_text()
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in names if "/live/" in name], (
        "nothing may be fetched before a reader wants to run a program"
    )
    (one.get_by_role("button", name="Edit") if way == "button" else one.locator(way)).click()
    page.wait_for_function("document.activeElement.matches('.cm-content')")
    page.keyboard.press("Control+End")
    page.keyboard.type("  # mine")
    assert one.locator(".cm-content").inner_text().rstrip().endswith("# mine")
    assert one.locator(".cell_output").inner_text() == stored, "nothing may have run"
    assert page.evaluate("cgLive.state") == "asleep"


def test_a_program_runs_with_those_it_needs_and_can_be_edited_and_stopped(woken: Open) -> None:
    seen = woken("book/05-wythoff.html")
    page = seen.page
    one, state = awake(page), page.locator(".cg-python")
    stored = one.locator(".cell_output").inner_text().strip()
    assert "a P-position" in stored
    assert page.locator("[data-ran]").count() == 2, "only the imports and the program itself may have run"
    assert press(one, "6 * 7") == "42"
    one.get_by_role("button", name="Restore the original").click()
    assert one.locator(".cell_output").inner_text().strip() == stored
    assert one.locator(".cm-content").inner_text().strip() == "wythoff(10, 15).winning_moves()"
    for text, said in [
        ("print('before')\n1 / 0", "ZeroDivisionError: division by zero"),
        ("import numpy", "numpy"),
        ("from cgbook.strategic import *\nimport matplotlib.pyplot", "ModuleNotFoundError"),
        ("[0] * 10**9", "MemoryError"),
        ("for i in range(50_000): print('a line of output')", "the rest is left out"),
        ("input()", "can't ask for input"),
        ("import networkx as nx\nnx.cycle_graph(4).number_of_edges()", "4"),
    ]:
        assert said in press(one, text), text
    assert seen.serious(".cg-python") + seen.serious(".cg-code:has(.cm-editor)") == []

    press(one, "from ipywidgets import interact\n@interact(n=(0, 10**6))\ndef square(n=3):\n    print(n * n)")
    assert one.locator(".cg-answer").inner_text().strip() == "9"
    one.get_by_role("slider", name="n").fill("54321")
    expect(one.locator(".cg-answer")).to_contain_text("2950771041")

    places = page.locator(".cg-place").count()
    press(one, "from cgkit import nim\nboard = play(nim(3, 4, 5))\nboard")
    board = one.locator(".cg-player")
    board.locator(".cg-move").first.dispatch_event("click")
    assert my_turn(board) in ("yours", "lost")
    other = cell(page, "for n in (10, 100, 1000):")
    assert int(press(other, "len(board.history)")) >= 1, "Python must know the moves of the reader"
    press(other, "from cgkit import kayles\nboard.title = 'Called anew'")
    expect(one).to_contain_text("Called anew")
    assert page.locator(".cg-place").count() == places + 1

    press(one, "x = 5")
    write(one, "while True: pass")
    page.keyboard.press("Shift+Enter")
    page.locator(".cg-python[data-state=running]").wait_for()
    state.get_by_role("button", name="Stop", exact=True).click()
    for again in (False, True):
        page.locator(".cg-python[data-state=idle]").wait_for()
        assert "NameError" in press(one, "x"), "Python must have started again"
        assert press(one, "wythoff(1, 2).outcome()") == "'P'", "the cells it needs must have run again"
        if not again:
            press(one, "x = 5")
            state.get_by_role("button", name="Restart").click()
            expect(state.locator("p")).not_to_have_text("Finished")


def test_a_program_of_an_exercise_is_checked(woken: Open) -> None:
    seen = woken("book/05-wythoff.html")
    seen.unfold()
    cell = seen.page.locator("#exercise-5-23")
    cell.get_by_role("button", name="Write your program").click()
    verdict, right = (
        cell.locator(".cg-verdict"),
        find_exercise("straight-to-a-cold-pair", ROOT / "book" / "exercises").program,
    )
    for text, state, said in [
        ("def wythoff_move(x, y):\n    return None", "wrong", ""),
        ("def wythoff_move(x, y)", "wrong", "SyntaxError"),
        (right, "right", ""),
    ]:
        write(cell, text)
        cell.get_by_role("button", name="Check", exact=True).click()
        expect(verdict).to_contain_text(said, timeout=STARTS)
        expect(verdict).to_have_attribute("data-state", state, timeout=STARTS)
        assert cell.get_by_role("checkbox").is_checked() == (state == "right"), (
            "only the right program may have its points"
        )


# --- failures

FATAL = [
    "import os\nos._exit(0)",
    "l = []\nfor i in range(100_000): l = [l]\nrepr(l)",
    "import os\nos.abort()",
    "import sys\nsys.setrecursionlimit(10**9)\ndef f(): return f() + 1\nf()",
]


@pytest.mark.parametrize("program", a_few_quick(FATAL, FATAL[:1]))
def test_the_end_of_python_is_reported_and_the_next_program_starts_it_again(woken: Open, program: str) -> None:
    seen = woken("book/05-wythoff.html")
    one = awake(seen.page)
    assert press(one, "x = 5\nx") == "5"
    assert press(one, program) == seen.page.locator(".cg-python p").inner_text()
    assert one.get_attribute("data-ran") == "badly"
    assert "NameError" in press(one, "x")
    assert press(one, "wythoff(1, 2).outcome()") == "'P'", "the cells it needs must have run again"
    seen.problems.clear()  # Pyodide reports its end in the console


# This program tries each way to reach another host from a worker, and sends the page a message that it must ignore.
TRY_EACH_WAY = """
import js
from pyodide.ffi import JsException
for request in (js.fetch, lambda url: send(js.XMLHttpRequest.new(), url), lambda url: js.WebSocket.new("ws" + url[4:])):
    try:
        print("sent", await request(HOST))
    except (JsException, TypeError):
        print("refused")
js.postMessage(None)
"""
XHR = """
def send(request, url):
    request.open("GET", url, False)
    request.send()
"""


def test_a_program_cannot_reach_other_hosts_or_disturb_the_page(woken: Open) -> None:
    reached: list[str] = []

    class Other(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            reached.append(self.path)
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.end_headers()

    with served(HTTPServer(("127.0.0.1", 0), Other)) as address:
        seen = woken("book/05-wythoff.html")
        one = awake(seen.page)
        said = press(one, f"HOST = '{address}'\n{XHR}{TRY_EACH_WAY}")
        assert said.splitlines()[:2] == ["refused", "refused"], said
        assert press(one, "'still here'") == "'still here'"
    assert reached == []
    assert [problem for problem in seen.problems if problem.startswith("uncaught")] == []
    seen.problems.clear()  # the browser reports the refused requests


def failure(page: Page) -> str:
    """Press the button of a program that can't run, and return the message about it."""
    one = cell(page, "wythoff(10, 15).winning_moves()")
    one.locator(".cg-run button").first.click()
    said = page.locator(".cg-python[data-state=failed] p, .cg-run span:not(:empty):not(:text('…'))").first
    said.wait_for()
    return str(said.inner_text())


# Pyodide's warnings in the console about a file that hasn't arrived
PYODIDE_LOST_A_FILE = r"^warning in the console: (wasm instantiation failed!$|TypeError: Failed to fetch\b)"


@pytest.mark.slow
def test_a_connection_that_fails_halfway_is_reported_and_can_be_tried_again(visit: Open) -> None:
    seen, lost = visit("book/05-wythoff.html"), {"pyodide.asm.wasm": 1, "base.zip": 1}
    page = seen.page

    def lose(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[-1]
        if lost.get(name):
            lost[name] -= 1
            route.abort("connectionreset")
        else:
            route.continue_()

    page.context.route("**/_static/live/**", lose)
    assert "connection" in failure(page)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_function("() => ['failed', 'idle'].includes(document.querySelector('.cg-python').dataset.state)")
    if page.locator(".cg-python").get_attribute("data-state") == "failed":
        page.get_by_role("button", name="Try again").click()
    one = cell(page, "winning_moves()")
    ended(one)
    assert one.get_attribute("data-ran") == "well"
    # If Pyodide notices the lost file before the page ends the worker, it warns in the console. Whether it does so depends
    # on the load.
    seen.problems[:] = [problem for problem in seen.problems if not re.search(PYODIDE_LOST_A_FILE, problem)]


def test_missing_webassembly_is_reported(visit: Open) -> None:
    page = visit("book/sources.html").page
    page.add_init_script("delete window.WebAssembly")
    page.goto(page.url.replace("sources", "05-wythoff"))
    assert "WebAssembly" in failure(page)


@pytest.mark.slow
def test_broken_storage_does_no_harm(browser: Browser, base: str) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{base}book/05-wythoff.html")
    awake(page)
    page.wait_for_function("async () => (await (await caches.open('cgkit-python')).keys()).length === 1")
    page.evaluate("""async () => {
      const cache = await caches.open("cgkit-python"), [address] = await cache.keys();
      await cache.put(address, new Response(new Uint8Array(1000), { headers: { "x-hash": "0" } }));
    }""")
    page.reload()
    assert awake(page).get_attribute("data-ran") == "well"
    page.wait_for_function("""async () => {
      const cache = await caches.open("cgkit-python"), [address] = await cache.keys();
      return address && (await (await cache.match(address)).blob()).size > 1e6;
    }""")
    assert page.evaluate("cgLive.from") == "files"
    page.reload()
    assert awake(page).get_attribute("data-ran") == "well"
    assert page.evaluate("cgLive.from") == "image"
    context.close()


def test_everything_that_a_worker_needs_is_on_the_site() -> None:
    (folder,) = [one for one in (SITE / "_static" / "live").iterdir() if one.name != "cells"]
    manifest = json.loads((folder / "manifest.json").read_text("utf8"))
    for name in manifest["code"].values():
        assert (SITE / "_static" / "cg" / f"{name}.js").is_file()
    assert Path(folder / manifest["later"]["networkx"]).is_file()
    assert not list(folder.glob("*.map"))
