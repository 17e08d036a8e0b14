"""What a page costs until its first widget has answered, and how soon each widget answers a click.

Bytes are counted as a host sends them, nothing is cached. The pages come from a server on this machine, so that the
seconds are the browser's own, without a network; they are taken as it is, and with its processor slowed down four times.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium

ROOT = Path(__file__).parents[1]
HTML = ROOT / "_build" / "html"
sys.path.insert(0, str(ROOT / "book" / "_site"))

from serve import server  # noqa: E402

MOST_BYTES, MOST_SECONDS, MOST_MILLISECONDS = 350 * 1024, 1.5, 50
SLOWED = 4
ROUNDS = 3
CLICKS = 8  # on each widget
# Uses the first widget: plays the first move of its list, or, where it is no game, presses
# its first button; notes when the widget has changed, and what was asked for by then.
WATCH = """
(() => {
  let widget, before;
  const shown = () => widget.dataset.position ?? widget.innerHTML;
  const use = () => {
    const control = widget.querySelector(widget.matches(".cg-player") ? ".cg-move" : "button");
    if (!control) return;
    before = shown();
    control.click();
  };
  const look = () => {
    const place = document.querySelector(".cg-place[data-live]");
    widget ??= place?.querySelector(".cg-player") ?? place;
    if (widget && before === undefined) use();
    if (before === undefined || shown() === before) { requestAnimationFrame(look); return; }
    const answered = performance.now();
    const asked = performance.getEntriesByType("resource").filter((entry) => entry.startTime <= answered);
    window.answered = [answered / 1000, [location.href, ...asked.map((entry) => entry.name)]];
  };
  look();
})();
"""


# Notes of each click how long it took until the next picture stood on the screen; what takes less than 16 ms is not told.
LISTEN = """
window.taken = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (one.name === "click") window.taken.push(one.duration);
}).observe({ type: "event", durationThreshold: 16 });
"""


@dataclass(frozen=True)
class Cost:
    """What a page loads, in bytes (gzipped, where that helps), and takes, until its first widget has answered."""

    page: str
    bytes: int
    seconds: float
    requests: int


@dataclass(frozen=True)
class Answers:
    """How many clicks on the widgets of a page were answered, and the milliseconds that the slowest took to be seen."""

    page: str
    clicks: int
    slowest: float


def sent(path: Path) -> int:
    """The bytes of a file as a host sends it."""
    whole = path.read_bytes()
    return min(len(whole), len(gzip.compress(whole, 6, mtime=0)))


def fresh(browser: Browser, slowed: int, script: str) -> Page:
    """A page with an empty cache, its processor so many times slower, and the script in it."""
    context = browser.new_context(bypass_csp=True, service_workers="block")  # to be watched from within
    context.add_init_script(script)
    page = context.new_page()
    if slowed > 1:
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    return page


def cost(browser: Browser, base: str, page: str, slowed: int = 1) -> Cost:
    """Opens a page a few times with an empty cache; the seconds are the median."""
    seconds, files = [], set()
    for _ in range(ROUNDS):
        opened = fresh(browser, slowed, WATCH)
        opened.goto(base + page)
        opened.wait_for_function("window.answered", timeout=20_000)
        taken, asked = opened.evaluate("window.answered")
        seconds.append(taken)
        files |= {unquote(urlsplit(url).path.lstrip("/")) for url in asked if url.startswith(base)}
        opened.context.close()
    weight = sum(sent(HTML / name) for name in files)
    return Cost(page, weight, statistics.median(seconds), len(files))


def answers(browser: Browser, base: str, page: str, slowed: int) -> Answers:
    """Clicks through the first buttons and pieces of each widget of a page."""
    opened = fresh(browser, slowed, LISTEN)
    opened.goto(base + page)
    places, clicks = opened.locator(".cg-place"), 0
    for i in range(places.count()):
        if not places.nth(i).is_visible():
            continue  # in a section that is folded
        places.nth(i).scroll_into_view_if_needed()
        places.nth(i).locator(":scope[data-live=yes]").wait_for()
        for nth in range(CLICKS):
            controls = places.nth(i).locator(".cg-piece:visible, button:enabled:visible, .cg-cell:visible")
            if nth < controls.count():
                controls.nth(nth).click(force=True, no_wait_after=True)
                clicks += 1
    opened.wait_for_timeout(500)
    slowest = max(opened.evaluate("taken"), default=0.0)
    opened.context.close()
    return Answers(page, clicks, slowest)


@contextmanager
def opened_site() -> Iterator[tuple[Browser, str, list[str]]]:
    """A browser, the address of the built book, and its pages that have widgets."""
    pages = [path for path in sorted(HTML.rglob("*.html")) if 'class="cg-place"' in path.read_text("utf8")]
    with server(HTML, 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        yield browser, f"http://127.0.0.1:{running.server_port}/", [one.relative_to(HTML).as_posix() for one in pages]
        browser.close()
        running.shutdown()


def show() -> None:
    """Prints two tables, a line for each page."""
    with opened_site() as (browser, base, pages):
        for page in pages:
            one, late = cost(browser, base, page), cost(browser, base, page, SLOWED)
            loaded = f"{one.bytes / 1024:6.0f} KB gzipped in {one.requests} files"
            print(
                f"{page:32} {loaded}, first answer after {one.seconds:.2f} s ({late.seconds:.2f} s slowed down)",
                flush=True,
            )
        print(f"{'wanted':32} {MOST_BYTES / 1024:6.0f} KB at most, {MOST_SECONDS} s at most")
        print("\nClicks: until what they change stands on the screen")
        for page in pages:
            quick, slow = answers(browser, base, page, 1), answers(browser, base, page, SLOWED)
            print(
                f"{page:32} {quick.clicks:5} clicks, the slowest {quick.slowest:4.0f} ms ({slow.slowest:.0f} ms slowed down)",
                flush=True,
            )
        print(f"{'wanted':32} {MOST_MILLISECONDS} ms at most")
