"""Python in the page: how soon it is awake and has answered, on a first visit and on later ones, and what is sent for it.

Times are from the click of a program's button, on a server on this machine: a reader's connection comes on top. The first visit has an
empty cache; a later one begins from the image of Python's memory that the browser has kept. `python -m benchmarks.live`
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext

from benchmarks.pages import HTML, opened_site, sent

PAGE = "book/05-wythoff.html"
MOST_COLD, MOST_WARM = 5.0, 1.0  # seconds until Python is awake
ROUNDS = 3
# Presses the button of the first program without waiting for anything else; notes when Python is awake, and when it has run.
PRESS = """async () => {
  const cell = [...document.querySelectorAll(".cg-code")].find((one) => one.innerText.includes("winning_moves()"));
  const begun = performance.now();
  cell.querySelector(".cg-run button").click();
  while (window.cgLive.state !== "awake") await new Promise((done) => setTimeout(done, 5));
  const awake = performance.now() - begun;
  while (!cell.dataset.ran) await new Promise((done) => setTimeout(done, 5));
  return [awake / 1000, (performance.now() - begun) / 1000];
}"""


def pressed(context: BrowserContext, base: str) -> tuple[float, float]:
    """Seconds until Python is awake, and until the program and the imports that it needs have run."""
    page = context.new_page()
    page.goto(base + PAGE, wait_until="networkidle")
    awake, ran = page.evaluate(PRESS)
    page.wait_for_function(
        "async () => !window.caches || (await (await caches.open('cgkit-python')).keys()).length > 0"
    )
    time.sleep(0.5)  # the image is still being written when its name is there
    page.close()
    return awake, ran


def weight(browser: Browser, base: str) -> int:
    """The bytes that a host sends after the click, on a first visit."""
    context = browser.new_context(bypass_csp=True)  # watched from within
    page = context.new_page()
    page.goto(base + PAGE, wait_until="networkidle")
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url))
    page.evaluate(PRESS)
    context.close()
    paths = [Path(HTML, unquote(urlsplit(url).path.lstrip("/"))) for url in asked if url.startswith(base)]
    return sum(sent(path) for path in paths if path.is_file())


def show() -> list[dict[str, Any]]:
    """Prints a line for each visit and one for what is sent, and returns what the first two say."""
    print("\nPython in the page, from the click of a program's button")
    with opened_site() as (browser, base, _):
        cold, warm = [], []
        for _ in range(ROUNDS):
            context = browser.new_context(bypass_csp=True)  # watched from within
            cold.append(pressed(context, base))
            warm.append(pressed(context, base))
            context.close()
        found = []
        for visit, times, most in (("first visit", cold, MOST_COLD), ("later visit", warm, MOST_WARM)):
            awake, ran = (statistics.median(column) for column in zip(*times, strict=True))
            verdict = "PASS" if awake <= most else f"SHORT   {awake - most:.2f} s too late"
            print(
                f"{visit:30} awake after {awake:.2f} s (wanted {most:g} s), answered after {ran:.2f} s  {verdict}",
                flush=True,
            )
            found.append({"visit": visit, "awake": round(awake, 2), "wanted": most, "answered": round(ran, 2)})
        found[0]["bytes"] = weight(browser, base)
    print(f"{'sent on a first visit':30} {found[0]['bytes'] / 1e6:.2f} MB")
    return found


if __name__ == "__main__":
    show()
