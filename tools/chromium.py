"""Finds Chromium for the browser tests, or installs it: `python tools/chromium.py --install`.

Nothing is skipped for want of a browser: without one the tests fail, and say what to type.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT_USER = hasattr(os, "geteuid") and os.geteuid() == 0
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if ROOT_USER else []),
]
NAMES = (
    "chromium-headless-shell",  # Chromium without its own windows, tabs and menus: less than half the work for a page
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "microsoft-edge",
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    *(
        str(Path(os.environ[folder], *where))
        for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA")
        for where in (
            ("Google", "Chrome", "Application", "chrome.exe"),
            ("Microsoft", "Edge", "Application", "msedge.exe"),
        )
        if folder in os.environ
    ),
)
MINUTES = 5  # for one command of an installer
# asked in a process of its own, since a second Playwright cannot begin within a first
PLAYWRIGHTS_OWN = (
    "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
)


def _candidates() -> Iterator[str | None]:
    yield from map(shutil.which, NAMES)
    yield from PLACES
    yield subprocess.run([sys.executable, "-c", PLAYWRIGHTS_OWN], capture_output=True, text=True).stdout.strip()


def find() -> str | None:
    """The path of a Chromium, or of a browser built on it; None when there is none. The variable CHROMIUM comes first.

    Raises
    ------
    RuntimeError
        When CHROMIUM is set to what is no file.
    """
    if chosen := os.environ.get("CHROMIUM"):
        if not Path(chosen).is_file():
            raise RuntimeError(
                f"CHROMIUM is set to {chosen!r}, which is no file: give the path of a browser, or unset it"
            )
        return chosen
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
    raise RuntimeError(
        "no Chromium found: run `python tools/chromium.py --install`, or set CHROMIUM to the path of one"
    )


def starts(browser: str) -> bool:
    """Whether a browser opens an empty page: one whose libraries are missing is found, but does not."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [browser, "--headless", *FLAGS, f"--user-data-dir={profile}", "--dump-dom", "about:blank"]
        try:
            return subprocess.run(command, timeout=90, capture_output=True, stdin=subprocess.DEVNULL).returncode == 0
        except (OSError, subprocess.TimeoutExpired):
            return False


def _installers() -> Iterator[list[list[str]]]:
    yield [[sys.executable, "-m", "playwright", "install", "chromium"]]
    sudo = [] if ROOT_USER else ["sudo", "-n"]
    if shutil.which("apt-get"):
        for package in ("chromium-headless-shell", "chromium"):  # the first is Debian's alone
            yield [[*sudo, "apt-get", "update", "-qq"], [*sudo, "apt-get", "install", "-y", "-qq", package]]
    if shutil.which("dnf"):
        yield [[*sudo, "dnf", "install", "-y", "chromium"]]
    if shutil.which("pacman"):
        yield [[*sudo, "pacman", "-S", "--noconfirm", "chromium"]]
    if shutil.which("brew"):
        yield [["brew", "install", "--cask", "chromium"]]


def _done(command: list[str]) -> bool:
    """Runs a command of an installer, with its time bounded; whether it went well."""
    print("+", *command, flush=True)
    quick = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "20000"}
    try:
        done = subprocess.run(
            command,
            env=quick,
            timeout=60 * MINUTES,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, flush=True)
        return False
    if done.returncode:
        print(*(done.stdout + done.stderr).splitlines()[-5:], sep="\n", flush=True)
    return done.returncode == 0


def install() -> str:
    """The path of a Chromium that starts, after installing one if need be.

    Raises
    ------
    RuntimeError
        When neither Playwright's installer nor the system's gives one; the message names the command to type.
    """
    for commands in [[], *_installers()]:
        if all(_done(command) for command in commands) and (found := find()) and starts(found):
            return found
    here = f"{find()} does not start" if find() else "no Chromium could be installed"
    raise RuntimeError(
        f"{here}: install one by hand (Debian: `sudo apt-get install chromium-headless-shell`; macOS: `brew install --cask chromium`; "
        "Windows: `winget install Google.Chrome`), or set CHROMIUM to the path of one"
    )


if __name__ == "__main__":
    try:
        print("Chromium:", install() if "--install" in sys.argv else path())
    except RuntimeError as error:
        sys.exit(str(error))
