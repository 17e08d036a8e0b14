"""How soon a page answers: its first widget, a click on each widget, and the first program of Python in the page.

The pages come from a server on this machine, gzipped as a host sends them, and nothing is cached. They're also timed with the
browser's processor slowed down four times, and over a line of 1.6 Mbit/s. `tests/site/test_site.py` checks the size of the pages.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page

from benchmarks.conftest import TAKEN
from benchmarks.goals import Timed, contenders
from benchmarks.pages import HTML, WATCH, zipped
from tests.browser import browser  # noqa: F401  (a fixture)

from serve import Handler, Server  # isort: skip  (from book/_site, which tests.browser has put on the path)

PAGES = [
    path.relative_to(HTML).as_posix()
    for path in sorted(HTML.rglob("*.html"))
    if 'class="cg-place"' in path.read_text("utf8")
]
PLAIN, SLOWED, LINE = "as it is", "slowed down four times", "over 1.6 Mbit/s"
FIRST, LATER = "first visit", "later visit"
CLICKS = 3  # number of clicks on each widget
ZIPPED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".wasm")
# Notes for each click how long it takes until the screen shows its effect; browsers don't report times below 16 ms.
LISTEN = """
window.taken = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.name === "click") window.taken.push(one.duration);
}).observe({ type: "event", durationThreshold: 16 });
"""
# A reader takes longer to find a piece than a widget takes to come to life after the page has scrolled to that widget.
REST = "new Promise((rested) => requestIdleCallback(() => rested(), { timeout: 2000 }))"
# Presses the button of the first program without waiting for anything else, then waits until Python is awake.
PRESS = """async () => {
  const cell = [...document.querySelectorAll(".cg-code")].find((one) => one.innerText.includes("winning_moves()"));
  cell.querySelector(".cg-run button").click();
  while (window.cgLive.state !== "awake") await new Promise((done) => setTimeout(done, 5));
}"""
KEPT = "async () => !window.caches || (await (await caches.open('cgkit-python')).keys()).length > 0"


class Host(Handler):
    """A server that gzips the files, as hosts do."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        if path.suffix not in ZIPPED or not path.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(zipped(path))))
        self.end_headers()
        return io.BytesIO(zipped(path))


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    with Server(("127.0.0.1", 0), partial(Host, directory=str(HTML))) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


def fresh(browser: Browser, script: str, who: str) -> Page:  # noqa: F811
    """Return a page with an empty cache and this script in it; if `who` says so, with a slowed processor or a slow line."""
    context = browser.new_context(bypass_csp=True)  # the page is watched by a script inside it
    context.add_init_script(script)
    page = context.new_page()
    session = context.new_cdp_session(page)
    if who == SLOWED:
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    if who == LINE:
        session.send("Network.enable")
        speed = {"offline": False, "latency": 0, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1.6e6 / 8}
        session.send("Network.emulateNetworkConditions", speed)
    return page


@contenders(PLAIN, SLOWED, LINE)
@pytest.mark.goal(seconds=1.5, who=PLAIN)
@pytest.mark.goal(seconds=4, who=SLOWED)
@pytest.mark.goal(seconds=4, who=LINE)
@pytest.mark.parametrize("page", PAGES)
def test_first_answer(page: str, who: str, timed: Timed, browser: Browser, host: str) -> None:  # noqa: F811
    """The first widget answers"""
    opened = fresh(browser, WATCH, who)

    def answered() -> None:
        opened.goto(host + page, wait_until="commit")
        opened.wait_for_function("window.answered", timeout=20_000)

    timed(answered, rounds=1)
    opened.context.close()


@contenders(PLAIN, SLOWED)
@pytest.mark.goal(seconds=0.05, who=PLAIN)
@pytest.mark.goal(seconds=0.05, who=SLOWED)
@pytest.mark.parametrize("page", PAGES)
def test_clicks(page: str, who: str, group: str, browser: Browser, host: str) -> None:  # noqa: F811
    """The slowest click on a widget until its effect is visible, as the browser reports it, in a page that was at rest"""
    opened = fresh(browser, LISTEN, who)
    opened.goto(host + page)
    for place in opened.locator(".cg-place").all():
        if not place.is_visible():
            continue  # the widget is in a folded section
        place.scroll_into_view_if_needed()
        place.locator(":scope[data-live=yes]").wait_for()
        for nth in range(CLICKS):
            opened.mouse.move(0, 0)  # a map shows other buttons while the pointer is on one of its places
            controls = place.locator(".cg-piece:visible, button:enabled:visible, .cg-cell:visible")
            with suppress(Error):  # a film that is still running may remove its button before the click
                for control in controls.element_handles()[nth : nth + 1]:
                    control.hover(force=True, no_wait_after=True)
                    opened.evaluate(REST)
                    control.click(force=True, no_wait_after=True)
    opened.wait_for_timeout(500)
    TAKEN[group][who] = max(opened.evaluate("taken"), default=0) / 1000
    opened.context.close()


@contenders(FIRST, LATER)
@pytest.mark.goal(seconds=5, who=FIRST)
@pytest.mark.goal(seconds=1, who=LATER)
def test_python(who: str, timed: Timed, browser: Browser, host: str) -> None:  # noqa: F811
    """Python in the page is awake after a click on a program's button; a later visit starts from what the browser has stored"""
    context = browser.new_context(bypass_csp=True)

    def opened() -> Page:
        page = context.new_page()
        page.goto(host + "book/05-wythoff.html", wait_until="networkidle")
        return page

    if who == LATER:
        page = opened()
        page.evaluate(PRESS)
        page.wait_for_function(KEPT)
        page.wait_for_timeout(500)  # the name of the stored image appears before the image has been written completely
        page.close()
    page = opened()
    timed(lambda: page.evaluate(PRESS), rounds=1)
    context.close()
