"""Contact sheets of the built site, written to `_build/shots`.

    python -m tools.shots                # every page
    python -m tools.shots 05-wythoff     # the pages with this text in their address

The sheets show each page whole, cut into columns, at four widths by day, and at one of them by night. They also show each widget of the
page side by side in three of these looks.
"""

from __future__ import annotations

import io
import shutil
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium

ROOT = Path(__file__).parents[1]
HTML, SHOTS = ROOT / "_build" / "html", ROOT / "_build" / "shots"
sys.path.insert(0, str(ROOT / "book" / "_site"))

from serve import server  # noqa: E402

GAP, PAPER, INK = 24, "#8a8f98", "white"
COLUMN = 2000  # height of a column, in pixels of the page
MOST = 12  # greatest number of columns in a row
ALONE = ".cg-masthead { visibility: hidden }"  # the fixed bar would cover part of a widget taller than the screen
PATIENCE = 180_000  # time limit for one picture in milliseconds, enough for a page of 40,000 pixels on a busy machine


@dataclass(frozen=True)
class Look:
    """A way to look at a page, by its width and its colour scheme."""

    name: str
    width: int
    scheme: Literal["light", "dark"]


LOOKS = (
    Look("light", 1280, "light"),
    Look("dark", 1280, "dark"),
    Look("360", 360, "light"),
    Look("768", 768, "light"),
    Look("1680", 1680, "light"),
)
SIDE_BY_SIDE = LOOKS[:3]


def opened(browser: Browser, address: str, look: Look) -> Page:
    """Open a page, with its folds and gates open and all its widgets live, and return it."""
    context = browser.new_context(
        viewport={"width": look.width, "height": 900},
        color_scheme=look.scheme,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".cg-fold").evaluate_all("all => all.forEach((one) => (one.open = true))")
    page.locator("[data-gate]").evaluate_all("all => all.forEach((one) => one.dispatchEvent(new Event('beforematch')))")
    places = page.locator(".cg-place")
    for i in range(places.count()):
        places.nth(i).scroll_into_view_if_needed()
        places.nth(i).locator(":scope[data-live=yes]").or_(places.nth(i).get_by_role("alert")).first.wait_for()
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_load_state("networkidle")
    return page


def picture(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def sheet(rows: list[list[Image.Image]], titles: list[str]) -> Image.Image:
    """Combine rows of pictures into one picture, each row below its title."""
    width = max(sum(shot.width + GAP for shot in row) for row in rows) + GAP
    height = sum(max(shot.height for shot in row) + 2 * GAP for row in rows) + GAP
    image = Image.new("RGB", (width, height), PAPER)
    pen, top = ImageDraw.Draw(image), GAP
    for row, title in zip(rows, titles, strict=True):
        pen.text((GAP, top - GAP + 6), title, fill=INK)
        left = GAP
        for shot in row:
            image.paste(shot, (left, top))
            left += shot.width + GAP
        top += max(shot.height for shot in row) + 2 * GAP
    return image


def columns(whole: Image.Image) -> list[Image.Image]:
    """Cut a tall picture into columns to read from left to right."""
    cuts = range(0, whole.height, COLUMN)
    return [whole.crop((0, top, whole.width, min(top + COLUMN, whole.height))) for top in cuts]


def shoot(browser: Browser, base: str, name: str) -> list[Path]:
    """Write the sheets of one page, and return their paths."""
    stem, written = name.removesuffix(".html").replace("/", "-"), []
    widgets: list[list[Image.Image]] = []
    for look in LOOKS:
        page = opened(browser, base + name, look)
        cut = columns(picture(page.screenshot(full_page=True, timeout=PATIENCE)))
        rows = [cut[i : i + MOST] for i in range(0, len(cut), MOST)]
        path = SHOTS / f"{stem}--{look.name}.png"
        sheet(rows, [f"{name}, {look.name}" for _ in rows]).save(path)
        written.append(path)
        places = page.locator(".cg-place, .cg-stored")
        for i in range(places.count() if look in SIDE_BY_SIDE else 0):
            if i == len(widgets):
                widgets.append([])
            widgets[i].append(picture(places.nth(i).screenshot(timeout=PATIENCE, style=ALONE)))
        page.context.close()
    if widgets:
        path = SHOTS / f"{stem}--widgets.png"
        sheet(widgets, [f"{name}, widget {i + 1}" for i in range(len(widgets))]).save(path)
        written.append(path)
    return written


def main() -> None:
    if not (HTML / "index.html").is_file():
        sys.exit(f"{HTML} contains no built book. Run `make site` first")
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    # the page at the top only redirects to the book's first page
    names = [path.relative_to(HTML).as_posix() for path in sorted(HTML.rglob("*.html")) if "_static" not in path.parts]
    names = [name for name in names if 'http-equiv="refresh"' not in (HTML / name).read_text("utf8").lower()]
    names = [name for name in names if not sys.argv[1:] or any(part in name for part in sys.argv[1:])]
    with server(HTML, 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = chromium.launch(playwright)
        base = f"http://127.0.0.1:{running.server_port}/"
        for name in names:
            for path in shoot(browser, base, name):
                print(path.relative_to(ROOT), flush=True)
        browser.close()
        running.shutdown()


if __name__ == "__main__":
    main()
