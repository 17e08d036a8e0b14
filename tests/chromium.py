"""Finds Chromium for the browser tests, or installs it: `python tests/chromium.py --install`.

Nothing is skipped for want of a browser: without one the tests fail, and say what to type.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

FLAGS = [
    "--disable-background-networking", "--disable-component-update", "--disable-gpu", "--disable-quic", "--disable-sync",
    "--no-first-run", *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]  # fmt: skip
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
MINUTES = 8  # for one installer


def _candidates() -> Iterator[str | None]:
    yield os.environ.get("CHROMIUM")
    yield from map(shutil.which, NAMES)
    yield from PLACES
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def find() -> str | None:
    """The path of a Chromium (or a browser built on it), or None."""
    return next((path for path in _candidates() if path and Path(path).is_file()), None)


def path() -> str:
    """The path of a Chromium.

    Raises
    ------
    RuntimeError
        When there is none; the message names the command that installs one.
    """
    if found := find():
        return found
    raise RuntimeError("no Chromium found: run `python tests/chromium.py --install`, or set CHROMIUM to the path of one")


def _installers() -> Iterator[list[list[str]]]:
    yield [[sys.executable, "-m", "playwright", "install", "chromium"]]
    root = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get"):
        yield [[*root, "apt-get", "update", "-qq"], [*root, "apt-get", "install", "-y", "-qq", "chromium"]]
    if shutil.which("dnf"):
        yield [[*root, "dnf", "install", "-y", "chromium"]]
    if shutil.which("pacman"):
        yield [[*root, "pacman", "-S", "--noconfirm", "chromium"]]
    if shutil.which("brew"):
        yield [["brew", "install", "--cask", "chromium"]]


def install() -> str:
    """The path of a Chromium, after installing one if need be."""
    for commands in [[], *_installers()]:
        for command in commands:
            print("+", *command, flush=True)
            try:
                done = subprocess.run(command, timeout=60 * MINUTES, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
            except (OSError, subprocess.TimeoutExpired) as error:
                print(error, flush=True)
                break
            if done.returncode:
                break
        if found := find():
            return found
    raise RuntimeError(
        "no Chromium could be installed: install it by hand (Debian, Ubuntu: `sudo apt-get install chromium`), or set CHROMIUM"
    )


if __name__ == "__main__":
    try:
        print(install() if "--install" in sys.argv else path())
    except RuntimeError as error:
        sys.exit(str(error))
