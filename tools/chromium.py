"""Starts the Chromium that there is, for tests and pictures: `python -m tools.chromium` says which.

Nothing is skipped for want of a browser: without one the tests fail, and say what to type.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Error, Playwright, sync_playwright

FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]
#: as Linux calls them; the first is without its own windows, tabs and menus: less than half the work for a page
NAMES = ("chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser")


def _ways() -> Iterator[dict[str, Any]]:
    if chosen := os.environ.get("CHROMIUM"):
        yield {"executable_path": chosen}
        return
    yield from ({"executable_path": path} for path in map(shutil.which, NAMES) if path)
    yield {}  # Playwright's own
    yield from ({"channel": name} for name in ("chrome", "msedge"))


def launch(playwright: Playwright, *flags: str) -> Browser:
    """A browser that has started. The variable CHROMIUM, the path of one, comes first.

    Raises
    ------
    RuntimeError
        When none starts; the message says what to type.
    """
    faults = []
    for way in _ways():
        try:
            return playwright.chromium.launch(args=[*FLAGS, *flags], **way)
        except Error as error:
            faults.append(f"{way}: {str(error).splitlines()[0]}")
    raise RuntimeError(
        "no Chromium starts: run `python -m playwright install chromium`, or install one (Debian: `sudo apt-get install "
        "chromium-headless-shell`; macOS: `brew install --cask chromium`; Windows: `winget install Google.Chrome`), "
        "or set CHROMIUM to the path of one\n" + "\n".join(faults)
    )


if __name__ == "__main__":
    try:
        with sync_playwright() as running:
            print("Chromium", launch(running).version)
    except RuntimeError as error:
        sys.exit(str(error))
