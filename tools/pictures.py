"""The pictures of the README, of boards of the built site by day and by night, in `.github/pictures`: `python -m tools.pictures`."""

from __future__ import annotations

import io
import sys
import threading

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tools import chromium
from tools.shots import HTML, ROOT

sys.path.insert(0, str(ROOT / "book" / "_site"))

from serve import server

FOLDER = ROOT / ".github" / "pictures"
SCALE = 1.6  # how many pixels of the picture make one of the page
COLOURS = 96
#: a name, where the board stands, and how wide a window shows it whole
BOARDS = (
    ("nim", "book/03-nim.html#play-nim", 500),
    ("wythoff", "book/05-wythoff.html#play-wythoff", 500),
    ("hackenbush", "book/09-hackenbush.html#play-girl-dog-house", 660),
)
SCHEMES = ("light", "dark")


def picture(browser: Browser, address: str, width: int, dark: bool) -> bytes:
    """A board as it is found, as a PNG of few colours."""
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        device_scale_factor=SCALE,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    page.locator(".cg-fold").evaluate_all("all => all.forEach((one) => (one.open = true))")
    place = page.locator(f"[id='{address.partition('#')[2]}'] .cg-place")
    place.scroll_into_view_if_needed()
    board = place.locator(".cg-player")
    board.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(700)
    shot = Image.open(io.BytesIO(board.screenshot())).convert("RGB")
    context.close()
    out = io.BytesIO()
    shot.quantize(COLOURS, dither=Image.Dither.NONE).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    if not (HTML / "index.html").is_file():
        sys.exit(f"{HTML} holds no built book; run `make site` first")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with server(HTML, 0) as running, sync_playwright() as playwright:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=chromium.FLAGS)
        for name, where, width in BOARDS:
            for scheme in SCHEMES:
                png = picture(browser, f"http://127.0.0.1:{running.server_port}/{where}", width, scheme == "dark")
                (FOLDER / f"{name}-{scheme}.png").write_bytes(png)
                print(f"{name}-{scheme}.png: {len(png):,} bytes", flush=True)
        browser.close()
        running.shutdown()


if __name__ == "__main__":
    main()
