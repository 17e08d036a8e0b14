"""Tests of the chapters in JupyterLab, where Python is behind the widgets and `interact` is the real one."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page

from cgbook.teaching.assign.export import export
from cgbook.teaching.assign.plan import Book, Plan, by_names, made
from tests.browser import ROOT, called
from tests.chapters import WITH_SLIDERS, cells, pages, source

pytestmark = pytest.mark.browser


FLAGS = {
    "ServerApp.ip": "127.0.0.1", "ServerApp.port": 0, "IdentityProvider.token": "", "ServerApp.password": "",
    "ServerApp.disable_check_xsrf": True, "ServerApp.allow_root": True,
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Start JupyterLab with a configuration of its own, and yield its address and its folder."""
    home, root = tmp_path_factory.mktemp("lab"), tmp_path_factory.mktemp("books")
    names = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    own = {**os.environ, **{name: str(home / name) for name in names}}
    flags = [f"--{name}={value}" for name, value in {**FLAGS, "ServerApp.root_dir": root}.items()]
    _prepare(own)
    with (home / "log").open("w") as log:
        command = [sys.executable, "-m", "jupyter", "lab", "--no-browser", *flags]
        process = subprocess.Popen(command, env=own, stdout=log, stderr=subprocess.STDOUT)
        try:
            yield _address(home / "log", process), root
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:  # kernels take long to end on a busy machine
                process.kill()
                process.wait(20)


def _prepare(environment: dict[str, str]) -> None:
    """Mark the chapters as trusted if `make lab` does, which signs their content, so that copies are trusted too."""
    recipe = (ROOT / "Makefile").read_text("utf8").partition("\nlab:")[2].partition("\n\n")[0]
    if "jupyter trust book/*.ipynb" in recipe:
        command = [sys.executable, "-m", "jupyter", "trust", *map(str, sorted((ROOT / "book").glob("*.ipynb")))]
        subprocess.run(command, env=environment, check=True, capture_output=True)


@pytest.fixture
def chapters(server: tuple[str, Path], tmp_path: Path) -> Path:
    """Copy the chapters for one test, and return their folder."""
    copied = server[1] / tmp_path.name
    shutil.copytree(ROOT / "book", copied, ignore=shutil.ignore_patterns("_site", ".ipynb_checkpoints"))
    return copied


def _end_kernels(address: str) -> None:
    for kernel in json.load(urllib.request.urlopen(f"{address}api/kernels")):
        urllib.request.urlopen(urllib.request.Request(f"{address}api/kernels/{kernel['id']}", method="DELETE"))


@pytest.fixture
def lab(server: tuple[str, Path], chapters: Path) -> Iterator[str]:
    """Yield the address of the chapters in a workspace with nothing open, and end all kernels after the test."""
    yield f"{server[0]}lab/workspaces/{chapters.name}/tree/{chapters.name}/"
    _end_kernels(server[0])


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    page = browser.new_context(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce").new_page()
    page.set_default_timeout(60_000)
    yield page
    page.context.close()


def _open(page: Page, address: str, *, run: bool = False) -> None:
    """Open a notebook, wait for its kernel, and run all of its cells if `run` is true."""
    page.goto(address)
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
    page.get_by_text(
        re.compile(r"\| Idle")
    ).first.wait_for()  # a cell that is run before the kernel is ready doesn't run at all
    if run:
        page.get_by_role("menuitem", name=called("everywhere.run"), exact=True).click()
        page.get_by_text("Run All Cells", exact=True).click()


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    for _ in range(240):
        if found := re.search(r"http://127\.0\.0\.1:\d+/", log.read_text()):
            try:
                urllib.request.urlopen(f"{found.group()}lab", timeout=5)
                return found.group()
            except OSError:
                pass
        assert process.poll() is None, log.read_text()
        time.sleep(0.25)
    raise TimeoutError(log.read_text())


def _add_cell(page: Page, source: str) -> None:
    """Type a cell at the end of the notebook, and run it."""
    page.locator(".jp-Notebook .jp-Cell").last.click()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.keyboard.type(source)
    page.keyboard.press("Shift+Enter")


def _scroll_to(page: Page, selector: str, patience: float = 180) -> None:
    """Scroll down, and again from the top, until an element is there.

    JupyterLab draws only the cells near the screen, and widgets only after a message from the kernel. How long that takes depends
    on the load.
    """
    notebook = page.locator(".jp-WindowedPanel-outer").first
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if page.locator(selector).count():
            try:
                page.locator(selector).first.scroll_into_view_if_needed()
                return
            except Error as error:  # JupyterLab can draw a cell again, which replaces its elements
                if "not attached" not in str(error):
                    raise
        notebook.evaluate(
            """panel => {
                const before = panel.scrollTop;
                panel.scrollBy(0, 500);
                if (panel.scrollTop === before) panel.scrollTo(0, 0);
            }"""
        )
        page.wait_for_timeout(400)
    raise AssertionError(f"no {selector} in the notebook after {patience} s")


def _tell(page: Page, gate: str) -> None:
    """Open a gate without a guess."""
    button = f"[data-name='{gate}'] button:has-text('{called('hands.hand.tell')}')"
    _scroll_to(page, button)
    page.locator(button).first.click()


def test_python_knows_the_moves_on_a_board(lab: str, page: Page) -> None:
    _open(page, f"{lab}index.ipynb", run=True)
    board = page.locator(".cg-player").first
    board.locator(".cg-chip").last.click()
    page.locator(".cg-player[data-state='yours']:not([data-position='21'])").first.wait_for()
    here = board.get_attribute("data-position")
    _add_cell(page, "print('now', _.position)")
    page.locator(".jp-OutputArea-output", has_text=f"now Bash(3)({here})").wait_for()


@pytest.mark.slow
def test_the_code_for_the_boards_of_a_chapter_is_sent_once(lab: str, page: Page) -> None:
    came: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: came.append(str(frame))))
    _open(page, f"{lab}03-nim.ipynb", run=True)
    _scroll_to(page, ".cg-exercise[data-exercise]")
    makes = re.compile(r"(play|label|exercise|hand|look_into|draw_your_own|find_period)\(")
    widgets = [cell for cell in pages("03-nim") if makes.match(source(cell))]
    end = time.monotonic() + 240
    while sum("cgModules" in frame for frame in came) < len(widgets) and time.monotonic() < end:
        page.wait_for_timeout(200)  # a kernel that looks idle may not have started the cells yet
    assert sum("cgModules" in frame for frame in came) >= len(widgets) > 30
    assert sum(map(len, came)) < 2_500_000
    assert [sum("Write your answer first" in frame for frame in came)] == [1], (
        "these words are in the bundle of boards, which must be sent exactly once"
    )


@pytest.mark.slow
def test_board_and_python_follow_each_other_and_the_board_survives_the_page(lab: str, page: Page) -> None:
    _open(page, f"{lab}index.ipynb")
    _add_cell(page, "from cgkit import nim; from cgbook.widgets import play; board = play(nim(3, 5)); board")
    page.locator(".cg-player[data-position='3, 5']").last.wait_for()
    _add_cell(page, "board.position = nim(1, 2, 4)")
    page.locator(".cg-player[data-position='1, 2, 4'][data-state='yours']").wait_for()
    _add_cell(page, "board.history = [[[0, 2, 0]], [[0, 0, 0]]]")
    page.locator(".cg-player[data-position='0, 2, 3'][data-state='yours']").wait_for()
    _add_cell(page, "heard = []; board.observe(lambda change: heard.append(change['new']), 'position')")
    page.locator(".cg-player").last.locator(".cg-heap").nth(2).locator(".cg-chip").nth(2).click()
    page.locator(".cg-player[data-state='yours']:not([data-position='0, 2, 3'])").last.wait_for()
    here = str(page.locator(".cg-player").last.get_attribute("data-position"))
    _add_cell(page, "print('heard', heard[0], 'now', board.position)")
    page.locator(".jp-OutputArea-output", has_text=f"heard nim(0, 2, 2) now nim({here})").wait_for()
    page.keyboard.press("Control+s")
    page.locator(".jp-mod-dirty").wait_for(state="detached")
    for _ in range(4):
        page.goto("about:blank")
        page.goto(f"{lab}index.ipynb")  # the kernel is still running
        try:
            _scroll_to(page, f".cg-player[data-position='{here}']", 45)
            break
        except AssertionError:
            # On a busy machine, the widget manager of ipywidgets sometimes reports that it's restored before the kernel
            # has answered, and then finds no models. A user would reload the page, and so does this test. Any other
            # error counts as a failure.
            if not page.get_by_text("Error displaying widget").count():
                raise
    page.locator(f".cg-player[data-position='{here}']").first.wait_for()


@pytest.mark.slow
def test_a_notebook_shows_its_boards_as_text_before_it_is_run(lab: str, page: Page) -> None:
    page.goto(f"{lab}02-take-away.ipynb")
    _scroll_to(page, ".jp-OutputArea-output:has-text('Player(')")
    notebook = page.locator(".jp-WindowedPanel-outer").first
    for _ in range(40):  # JupyterLab draws only the cells near the screen
        assert page.get_by_text("Error displaying widget").count() == 0
        notebook.evaluate("panel => panel.scrollBy(0, 700)")
        page.wait_for_timeout(150)


@pytest.mark.slow
@pytest.mark.parametrize("chapter", WITH_SLIDERS)
def test_the_interact_cell_of_a_chapter_works(lab: str, page: Page, chapter: str) -> None:
    _open(page, f"{lab}{chapter}.ipynb", run=True)
    for tag in cells(chapter)["interact"][0]["metadata"]["tags"]:
        if tag.startswith("gate-"):
            _tell(page, tag.removeprefix("gate-"))
    _scroll_to(page, ".widget-interact")
    output = page.locator(".widget-interact .jp-OutputArea-output").first
    output.wait_for()
    before = output.inner_html()
    sliders = page.locator(".widget-interact .noUi-handle")
    if sliders.count():
        sliders.first.focus()
        sliders.first.press("ArrowRight")
    else:
        page.locator(".widget-interact select").first.select_option(index=1)
    changed = "(before) => ![undefined, before].includes(document.querySelector('.widget-interact .jp-OutputArea-output')?.innerHTML)"
    # the slider is answered only after all cells below have been run, too
    page.wait_for_function(changed, arg=before, timeout=240_000)
    assert page.locator(".widget-interact .jp-RenderedText[data-mime-type*='stderr']").count() == 0


@pytest.mark.slow
def test_the_laboratory_gets_its_answers_from_the_kernel(lab: str, page: Page) -> None:
    _open(page, f"{lab}index.ipynb")
    _add_cell(page, "from cgkit import nim; from cgbook.widgets import lab; board = lab(nim(3, 4, 5)); board")
    here = page.locator(".cg-lab[data-state='answered']").last
    here.wait_for()
    here.get_by_label(called("laboratory.lab.position")).fill("kayles(20")
    here.locator(".cg-lab-reads", has_text="'('").wait_for()
    here.get_by_label(called("laboratory.lab.position")).fill("kayles(20)")
    here.get_by_label(called("laboratory.lab.position")).press("Enter")
    here.locator("dd", has_text="10 and 11").wait_for()
    here.get_by_label(called("laboratory.lab.show")).select_option(index=1)
    here.locator(".cg-lab-view", has_text="300").wait_for()  # the greatest number of positions that are labelled
    _add_cell(page, "print('asked', board.text, board.parts['value']['value'])")
    page.locator(".jp-OutputArea-output", has_text="asked kayles(20) 1").wait_for()


@pytest.mark.slow
def test_the_drawings_of_an_assignment_appear_in_an_untrusted_notebook(lab: str, page: Page, chapters: Path) -> None:
    plan = Plan("hw1", "Boards", "maple", made(Book(ROOT), by_names(["first-move", "the-right-link", "3.22"]), "maple"))
    (chapters / "hw1.ipynb").write_bytes(export(plan, ROOT, ("own",))["student/hw1.ipynb"])
    page.goto(f"{lab}hw1.ipynb")
    pictures = page.locator(".jp-Notebook img")
    pictures.nth(1).wait_for()
    assert pictures.count() == 2
    assert pictures.evaluate_all("all => all.every((one) => one.naturalWidth > 300 && one.alt.length > 10)")


@pytest.mark.slow
def test_a_chapter_keeps_its_style_its_gates_and_its_boards(
    server: tuple[str, Path], lab: str, page: Page, chapters: Path
) -> None:
    page.goto(f"{lab}02-take-away.ipynb")
    _scroll_to(page, ".myst-aside")
    aside = page.locator(".myst-aside").first
    page.wait_for_timeout(2000)
    assert aside.evaluate("aside => aside.offsetHeight >= aside.scrollHeight"), (
        "the style must apply before any cell has run"
    )
    page.get_by_text(re.compile(r"\| Idle")).first.wait_for()
    page.get_by_role("menuitem", name=called("everywhere.run"), exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    for gate, part in (
        ("bash", ".gated-1-bash .myst-proof"),
        ("first-or-second", ".gate-first-or-second .jp-OutputArea"),
    ):
        _scroll_to(page, f"[data-name='{gate}']")
        page.locator(part).first.wait_for(state="attached")
        page.locator(part).first.wait_for(state="hidden")
        _tell(page, gate)
        _scroll_to(page, part)
        page.locator(part).first.wait_for()
    page.get_by_text(re.compile(r"\| Idle")).first.wait_for(timeout=240_000)
    end = time.monotonic() + 240
    while "widget-state" not in (chapters / "02-take-away.ipynb").read_text("utf8") and time.monotonic() < end:
        page.keyboard.press("Control+s")
        page.wait_for_timeout(3000)
    page.goto("about:blank")
    _end_kernels(server[0])
    page.goto(f"{lab}02-take-away.ipynb")
    _scroll_to(page, ".cg-player .cg-chip")
    assert page.get_by_text("Error displaying widget").count() == 0
    board = page.locator(".cg-player").first
    board.locator(".cg-chip").last.click()
    page.locator(".cg-player:not([data-state='yours']), .cg-player:has(.cg-record li)").first.wait_for()
