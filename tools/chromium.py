"""A launcher for the installed Chromium, for tests and pictures; `python -m tools.chromium` prints which Chromium it is.

The tests aren't skipped if there's no browser. They fail, and print the command that installs one.
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
#: names of Chromium on Linux; the first two have no windows, tabs or menus, so a page takes less than half the work
NAMES = ("chromium-headless-shell", "chrome-headless-shell", "chromium", "chromium-browser")


def _ways() -> Iterator[dict[str, Any]]:
    if chosen := os.environ.get("CHROMIUM"):
        yield {"executable_path": chosen}
        return
    yield from ({"executable_path": path} for path in map(shutil.which, NAMES) if path)
    yield {}  # Playwright's own Chromium
    yield from ({"channel": name} for name in ("chrome", "msedge"))


def launch(playwright: Playwright, *flags: str) -> Browser:
    """Start a browser and return it; if the environment variable CHROMIUM has a path, try only this path.

    Raises
    ------
    RuntimeError : if no browser starts; the message says how to install one.
    """
    faults = []
    for way in _ways():
        try:
            return playwright.chromium.launch(args=[*FLAGS, *flags], **way)
        except Error as error:
            faults.append(f"{way}: {str(error).splitlines()[0]}")
    raise RuntimeError(
        "Chromium can't be started: run `python -m playwright install chromium`, or install a browser (Debian: `sudo apt-get install "
        "chromium-headless-shell`; macOS: `brew install --cask chromium`; Windows: `winget install Google.Chrome`), "
        "or set CHROMIUM to the path of an installed browser\n" + "\n".join(faults)
    )


if __name__ == "__main__":
    try:
        with sync_playwright() as running:
            print("Chromium", launch(running).version)
    except RuntimeError as error:
        sys.exit(str(error))
