"""What a page costs until its first widget has answered: bytes as a host sends them, and seconds, nothing cached.

The pages come from a server on this machine, so that the seconds are the browser's own, without a network.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, sync_playwright

from tools import chromium

ROOT = Path(__file__).parents[1]
HTML = ROOT / "_build" / "html"
sys.path.insert(0, str(ROOT / "book" / "_site"))

from serve import server  # noqa: E402

MOST_BYTES, MOST_SECONDS = 350 * 1024, 1.5
ROUNDS = 3
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


@dataclass(frozen=True)
class Cost:
    """What a page loads, in bytes (gzipped, where that helps), and takes, until its first widget has answered."""

    page: str
    bytes: int
    seconds: float
    requests: int


def sent(path: Path) -> int:
    """The bytes of a file as a host sends it."""
    whole = path.read_bytes()
    return min(len(whole), len(gzip.compress(whole, 6, mtime=0)))


def cost(browser: Browser, base: str, page: str) -> Cost:
    """Opens a page a few times with an empty cache; the seconds are the median."""
    seconds, files = [], set()
    for _ in range(ROUNDS):
        context = browser.new_context()
        context.add_init_script(WATCH)
        opened = context.new_page()
        opened.goto(base + page)
        opened.wait_for_function("window.answered", timeout=20_000)
        taken, asked = opened.evaluate("window.answered")
        seconds.append(taken)
        files |= {unquote(urlsplit(url).path.lstrip("/")) for url in asked if url.startswith(base)}
        context.close()
    weight = sum(sent(HTML / name) for name in files)
    return Cost(page, weight, statistics.median(seconds), len(files))


def costs() -> list[Cost]:
    """The cost of each built page that has a widget."""
    pages = [path for path in sorted(HTML.rglob("*.html")) if 'class="cg-place"' in path.read_text("utf8")]
    with server(HTML, 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        found = [
            cost(browser, f"http://127.0.0.1:{running.server_port}/", str(page.relative_to(HTML).as_posix()))
            for page in pages
        ]
        browser.close()
        running.shutdown()
    return found


def show(found: list[Cost]) -> None:
    """Prints a line for each page."""
    for one in found:
        loaded = f"{one.bytes / 1024:6.0f} KB gzipped in {one.requests} files"
        print(f"{one.page:32} {loaded}, first answer after {one.seconds:.2f} s")
    print(f"{'wanted':32} {MOST_BYTES / 1024:6.0f} KB at most, {MOST_SECONDS} s at most")
