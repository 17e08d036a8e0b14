"""What a page costs until its first widget has answered, and how soon each widget answers a click.

Bytes are counted as a host sends them, gzipped, and nothing is cached. The pages come from a server on this machine; the
seconds are taken as it is, with the browser's processor slowed down four times, and over a line of 1.6 Mbit/s.
"""

from __future__ import annotations

import gzip
import io
import math
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

from tools import chromium

T = TypeVar("T")

ROOT = Path(__file__).parents[1]
HTML = ROOT / "_build" / "html"
sys.path.insert(0, str(ROOT / "book" / "_site"))

from serve import Handler, Server  # noqa: E402

MOST_BYTES, MOST_SECONDS, MOST_MILLISECONDS = 300 * 1024, 1.5, 50
MOST_LINE = 4.0  # seconds over the line
SLOWED = 4
LINE = {"offline": False, "latency": 0, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 1.6e6 / 8}
ROUNDS = 3
ZIPPED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".txt", ".wasm")
CLICKS = 3  # on each widget
# Uses the first widget: plays the first move of its list, or, where it is no game, presses
# its first button; notes when the widget has changed, and what was asked for by then.
WATCH = """
(() => {
  let widget, before;
  const shown = () => widget.dataset.position ?? widget.innerHTML;
  const use = () => {
    const control = widget.querySelector(widget.matches(".cg-player") ? ".cg-move" : "button:enabled");
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


# A reader takes longer to find a piece than a widget to come to life after the page was scrolled to it.
REST = "new Promise((rested) => requestIdleCallback(() => rested(), { timeout: 2000 }))"


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


@cache
def zipped(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


def sent(path: Path) -> int:
    """The bytes of a file as a host sends it."""
    return min(path.stat().st_size, len(zipped(path)))


class Host(Handler):
    """Sends files gzipped, as hosts do."""

    def send_head(self) -> Any:
        path = Path(self.translate_path(self.path))
        if path.suffix not in ZIPPED or not path.is_file():
            return super().send_head()
        whole = zipped(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(whole)))
        self.end_headers()
        return io.BytesIO(whole)


@contextmanager
def fresh(browser: Browser, script: str, *, slowed: int = 1, line: bool = False) -> Iterator[Page]:
    """A page with an empty cache, its processor so many times slower, perhaps behind a slow line, and the script in it."""
    context = browser.new_context(bypass_csp=True)  # watched from within
    context.add_init_script(script)
    page = context.new_page()
    session = context.new_cdp_session(page)
    if slowed > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    if line:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
    try:
        yield page
    finally:
        context.close()


def cost(browser: Browser, base: str, page: str, *, slowed: int = 1, line: bool = False) -> Cost:
    """Opens a page with an empty cache: a few times, of which the seconds are the median; slowed down, once."""
    seconds, files = [], set()
    for _ in range(1 if line or slowed > 1 else ROUNDS):
        with fresh(browser, WATCH, slowed=slowed, line=line) as opened:
            opened.goto(base + page)
            opened.wait_for_function("window.answered", timeout=20_000)
            taken, asked = opened.evaluate("window.answered")
        seconds.append(taken)
        files |= {unquote(urlsplit(url).path.lstrip("/")) for url in asked if url.startswith(base)}
    weight = sum(sent(HTML / name) for name in files)
    return Cost(page, weight, statistics.median(seconds), len(files))


def answers(browser: Browser, base: str, page: str, slowed: int) -> Answers:
    """Clicks through the first buttons and pieces of each widget of a page, each when the pointer lies on it and the page is at rest."""
    clicks = 0
    with fresh(browser, LISTEN, slowed=slowed) as opened:
        opened.goto(base + page)
        for place in opened.locator(".cg-place").all():
            if not place.is_visible():
                continue  # in a section that is folded
            place.scroll_into_view_if_needed()
            place.locator(":scope[data-live=yes]").wait_for()
            for nth in range(CLICKS):
                controls = place.locator(".cg-piece:visible, button:enabled:visible, .cg-cell:visible")
                if nth < controls.count():
                    controls.nth(nth).hover(force=True, no_wait_after=True)
                    opened.evaluate(REST)
                    controls.nth(nth).click(force=True, no_wait_after=True)
                    clicks += 1
        opened.wait_for_timeout(500)
        slowest = max(opened.evaluate("taken"), default=0.0)
    return Answers(page, clicks, slowest)


@contextmanager
def opened_site() -> Iterator[tuple[Browser, str, list[str]]]:
    """A browser, the address of the built book, and its pages that have widgets."""
    pages = [path for path in sorted(HTML.rglob("*.html")) if 'class="cg-place"' in path.read_text("utf8")]
    host = Server(("127.0.0.1", 0), partial(Host, directory=str(HTML)))
    with host as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = chromium.launch(playwright)
        yield browser, f"http://127.0.0.1:{running.server_port}/", [one.relative_to(HTML).as_posix() for one in pages]
        browser.close()
        running.shutdown()


def patient(measure: Callable[[], T]) -> T:
    """What is measured, once more if a browser starved, as it does now and then; a page that is broken is late again."""
    try:
        return measure()
    except Late:
        return measure()


def measured(browser: Browser, base: str, page: str) -> dict[str, Any]:
    """What a page weighs and takes, and whether that is within the bounds."""
    plain = patient(lambda: cost(browser, base, page))
    slow = patient(lambda: cost(browser, base, page, slowed=SLOWED))
    line = patient(lambda: cost(browser, base, page, line=True))
    quick = patient(lambda: answers(browser, base, page, 1))
    late = patient(lambda: answers(browser, base, page, SLOWED))
    found = {
        "bytes": (plain.bytes, MOST_BYTES),
        "seconds": (plain.seconds, MOST_SECONDS),
        "slowed": (slow.seconds, MOST_LINE),
        "line": (line.seconds, MOST_LINE),
        "answer": (quick.slowest, MOST_MILLISECONDS),
        "answer slowed": (late.slowest, MOST_MILLISECONDS),
    }
    short = [name for name, (got, most) in found.items() if got > most]
    told = {name: round(got, 3) for name, (got, _) in found.items()}
    return {"page": page, "files": plain.requests, "clicks": late.clicks, **told, "short": short}


def line(one: dict[str, Any]) -> str:
    """A page's figures, and what of them is beyond its bound."""
    if one.get("failed"):
        return f"{one['page']:30} FAILED  {one['failed']}"
    verdict = f"SHORT   {', '.join(one['short'])}" if one["short"] else "PASS"
    waits = f"{one['seconds']:.2f} s, {one['slowed']:.2f} s slowed, {one['line']:.2f} s by line"
    clicks = f"{one['clicks']:3} clicks, {one['answer']:3.0f} ms, {one['answer slowed']:3.0f} ms slowed"
    return f"{one['page']:30} {one['bytes'] / 1024:4.0f} KB, {waits}; {clicks}  {verdict}"


def show(words: Sequence[str] = (), until: float = math.inf) -> list[dict[str, Any]]:
    """Prints a line for each page, or for those whose names contain one of the words, and returns what they say.

    A page whose turn has not come when the clock (`time.monotonic`) says `until` is not measured, and says so.
    """
    print(
        f"wanted: {MOST_BYTES // 1024} KB gzipped, first answer in {MOST_SECONDS} s, in {MOST_LINE:g} s with a processor {SLOWED} times"
        f" as slow, and in {MOST_LINE:g} s over 1.6 Mbit/s; the slowest click in {MOST_MILLISECONDS} ms, so slowed too"
    )
    found: list[dict[str, Any]] = []
    with opened_site() as (browser, base, pages):
        for page in pages:
            if words and not any(word in page for word in words):
                continue
            try:
                if time.monotonic() > until:
                    raise TimeoutError("no time was left to measure it")
                found.append(measured(browser, base, page))
            except Exception as error:  # the other pages go on
                found.append({"page": page, "failed": str(error).splitlines()[0], "short": []})
            print(line(found[-1]), flush=True)
    return found
