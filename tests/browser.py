"""Tools that the browser tests share: a server for the built site, and Chromium with every other host blocked."""

from __future__ import annotations

import json
import re
import sys
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from http.server import HTTPServer
from pathlib import Path
from subprocess import PIPE
from typing import Any, overload

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    expect,
    sync_playwright,
)

from tools import chromium

ROOT = Path(__file__).parents[1]
SITE = ROOT / "_build" / "html"
AXE = ROOT / "book" / "_site" / "node_modules" / "axe-core" / "axe.min.js"
sys.path.insert(0, str(ROOT / "book" / "_site"))

from node import node  # noqa: E402
from serve import server  # noqa: E402

# Selectors for the parts of a page. If the template changes, change only these, and no test.
ARTICLE = ".cg-text"
CHAPTERS = "#cg-book"  # selector of the list of all chapters
ENTRY = f"{CHAPTERS} > ul > li > a"  # selector of the pages in this list
HERE = f"{CHAPTERS} .cg-current > a"
CONTENTS = "#cg-here"  # selector of the contents of the page
READING = f"{CONTENTS} a.active"  # selector of the reader's place in the contents
OPENS_CHAPTERS, OPENS_CONTENTS = "[popovertarget=cg-book]", "[popovertarget=cg-here]"
COLOURS = ".cg-colours"
SEARCHES = ".cg-search-button"
OPENS_MENU, MENU = "[popovertarget=cg-take]", "#cg-take"  # selectors of the download menu and its button
HEAD, FOOT = ".cg-masthead", ".cg-imprint"

# time limit of a step, in milliseconds, which only a failing step reaches, because a step ends when it sees what it
# waits for
PATIENCE = 60_000
STARTS = 120_000  # time limit for Python to start in a page, in milliseconds; it takes a minute on a busy machine

# No other host can be found. The browser itself then refuses requests, which is faster than checking each request here.
ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"

# Opens all folds, and opens the parts that wait for a guess in the same way as a search in the page does. Scrolls to each
# of these places and waits until it's live, for at most `patience`; returns the places that took too long.
MOUNT = """async (places, patience) => {
  dispatchEvent(new PointerEvent("pointerdown")); // like a scrolling finger, so that the page no longer stays at the place in its address
  const late = [];
  for (const fold of document.querySelectorAll(".cg-fold")) fold.open = true;
  for (const [i, place] of places.entries()) {
    place.closest("[data-gate][hidden]")?.dispatchEvent(new Event("beforematch"));
    await null; // the page opens the part once all listeners to its store have been called
    place.scrollIntoView();
    const end = performance.now() + patience;
    while (!place.dataset.live && performance.now() < end) await new Promise((done) => setTimeout(done, 10));
    if (!place.dataset.live) late.push(i);
  }
  return late;
}"""

# Returns the HTML of some parts of a page in their current state, with the elements around them and all style sheets,
# and without the rest. To judge a part, axe looks at everything on a page, which takes half a minute in a chapter and
# no time here.
PARTS = """(within) => {
  const marked = (one, copy) => {
    copy.toggleAttribute("data-popped", one.matches(":popover-open"));
    if (one.matches("input")) copy.toggleAttribute("checked", one.checked);
    if (one.matches("input:not([type=file])")) copy.setAttribute("value", one.value);
    if (one.matches("option")) copy.toggleAttribute("selected", one.selected);
    if (one.matches("textarea")) copy.textContent = one.value;
  };
  const whole = (one) => {
    const copy = one.cloneNode(true);
    const inner = copy.querySelectorAll("*");
    marked(one, copy);
    one.querySelectorAll("*").forEach((part, i) => marked(part, inner[i]));
    return copy;
  };
  const kept = (one) => {
    if (one.matches(within)) return [whole(one)];
    if (!one.querySelector(within)) return [];
    const copy = one.cloneNode(false);
    copy.append(...[...one.children].flatMap(kept));
    return [copy];
  };
  const sheet = (one) => {
    const file = one.href && !one.href.startsWith("blob:");
    const said = file ? { rel: "stylesheet", href: one.href } : { textContent: [...one.cssRules].map((rule) => rule.cssText).join(" ") };
    return Object.assign(document.createElement(file ? "link" : "style"), said);
  };
  const html = document.documentElement.cloneNode(false), head = document.createElement("head");
  head.append(...[...document.styleSheets, ...document.adoptedStyleSheets].map(sheet));
  html.append(head, ...kept(document.body));
  return "<!doctype html>" + html.outerHTML;
}"""


# Prints the catalogues of the boards' words, each by its name.
PRINT_CATALOGUES = """
import { readdirSync } from "node:fs";
const told = {};
for (const name of readdirSync(process.argv[1])) Object.assign(told, await import(`file://${process.argv[1]}/${name}`));
console.log(JSON.stringify(told));
"""


@cache
def _catalogues() -> dict[str, Any]:
    folder = str(ROOT / "book" / "cgbook" / "widgets" / "front" / "words")
    found: dict[str, Any] = json.loads(
        node("--input-type=module", "-e", PRINT_CATALOGUES, folder, check=True, stdout=PIPE).stdout
    )
    return found


def called(key: str) -> str:
    """Return the words with a key in a board's catalogue, so that a test survives a change of the words."""
    found: Any = _catalogues()
    for part in key.split("."):
        found = found[part]
    assert isinstance(found, str), key
    return found


def straight(text: str) -> str:
    """Return a text with straight apostrophes, as in Python's strings, because pages have curly ones."""
    return text.replace("’", "'")


def worded(text: str) -> str:
    """Return a text with each key, such as {games.again}, replaced by its words."""
    return re.sub(r"(?<!\$)\{(\w+\.[\w.]+)\}", lambda found: called(found[1]), text)


def until(page: Page, expression: str, *, arg: Any = None, timeout: float = PATIENCE, **_: Any) -> Any:
    """Evaluate an expression in the page again and again until the result is true, and return the result.

    Playwright's own `wait_for_function` calls `eval` in the page, which the security policy of the book's pages forbids.
    """
    end = time.monotonic() + timeout / 1000
    while not (found := _answer(page, expression, arg)):
        assert time.monotonic() < end, f"waited {timeout / 1000:.0f} s for {expression[:200]}"
        page.wait_for_timeout(30)
    return found


def _answer(page: Page, expression: str, arg: Any) -> Any:
    """Return the value of an expression in the page, or None if the next page is just replacing the page."""
    try:
        return page.evaluate(expression, arg)
    except Error as error:
        if "context was destroyed" in str(error):
            return None
        raise


Page.wait_for_function = until  # type: ignore[assignment, method-assign]
expect.set_options(timeout=PATIENCE)  # the default of five seconds is too short on a busy machine


@cache
def _axe() -> str:
    return AXE.read_text("utf8")


@dataclass
class Visit:
    """An open page, with a list of the things that it did wrong."""

    page: Page
    problems: list[str] = field(default_factory=list)
    beside: Page | None = None
    alone: bool = True  # whether the page has a context of its own, which can be closed with it

    def widgets(self, kind: str) -> Widgets:
        """Return the live widgets of a kind on the page."""
        return Widgets(self, kind)

    def mount(self, places: str = ".cg-place") -> None:
        """Scroll to the places of widgets until each widget is live."""
        late: list[int] = self.page.locator(places).evaluate_all(MOUNT, PATIENCE)
        assert late == [], "the widgets of these places never came to life"

    def serious(self, within: str, *, rules: Sequence[str] = ()) -> list[str]:
        """Return the critical, serious and moderate problems that axe-core finds in a part of the page, by these rules (default: all)."""
        page = self.page if within in ("html", "main", "article") else self._beside(within)
        if not page.evaluate("'axe' in globalThis"):
            page.evaluate(_axe())  # a script element wouldn't run, because of the page's policy
        how = {"resultTypes": ["violations"], "preload": False, **({"runOnly": list(rules)} if rules else {})}
        run = "async ([part, how]) => (await axe.run(part, how)).violations"
        found: list[dict[str, Any]] = page.evaluate(run, [within, how])
        grave = [one for one in found if one["impact"] in ("critical", "serious", "moderate")]
        return [f"{one['id']}: {node['html'][:160]}" for one in grave for node in one["nodes"]]

    def _beside(self, within: str) -> Page:
        """Open and return a page that contains only these parts of this page."""
        if self.beside is None:
            self.beside = self.page.context.new_page()
        self.beside.set_viewport_size(self.page.viewport_size or {"width": 1000, "height": 800})
        self.beside.set_content(self.page.evaluate(PARTS, within))
        self.beside.evaluate("document.querySelectorAll('[data-popped]').forEach((one) => one.showPopover())")
        self.page.bring_to_front()
        return self.beside

    def unfold(self) -> None:
        """Open the optional sections."""
        self.page.locator(".cg-fold").evaluate_all("all => all.forEach((one) => (one.open = true))")

    def open_gates(self) -> None:
        """Open the parts that wait for a guess."""
        found = "all => all.forEach((one) => one.dispatchEvent(new Event('beforematch')))"
        self.page.locator("[data-gate]").evaluate_all(found)


class Widgets(Sequence[Locator]):
    """The widgets of a kind, in the order of the page. Taking one from the list scrolls to it, which mounts it."""

    def __init__(self, seen: Visit, kind: str) -> None:
        self.seen, self.kind = seen, kind
        self.places = f'.cg-place[data-kind="{kind}"]'

    def __len__(self) -> int:
        return self.seen.page.locator(self.places).count()

    @overload
    def __getitem__(self, nth: int) -> Locator: ...
    @overload
    def __getitem__(self, nth: slice) -> list[Locator]: ...
    def __getitem__(self, nth: int | slice) -> Locator | list[Locator]:
        if isinstance(nth, slice):
            return [self[i] for i in range(*nth.indices(len(self)))]
        if not -len(self) <= nth < len(self):
            raise IndexError(nth)
        place = f"{self.places} >> nth={nth % len(self)}"
        self.seen.mount(place)
        return self.seen.page.locator(f"{place} >> .cg-{self.kind}")

    def mount(self) -> None:
        """Mount all the widgets of the kind."""
        self.seen.mount(self.places)


def tap(where: Locator) -> None:
    """Tap an element with a finger and wait for the click that the browser makes of the tap, which Playwright's own tap doesn't do."""
    page, once = where.page, "{ once: true, capture: true }"
    page.evaluate(f"() => void (window.tapped = new Promise((done) => addEventListener('click', done, {once})))")
    where.tap()
    page.evaluate("() => window.tapped.then(() => {})")


def menu(board: Locator) -> Locator:
    """Open the panel behind a board's first ⋯ button, with its folds, and return it."""
    panel = board.locator(".cg-menu").first
    if not panel.is_visible():
        board.locator(".cg-dots, .cg-opens").first.click()
    panel.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    return panel


Open = Callable[..., Visit]


@contextmanager
def served(folder: Path | HTTPServer) -> Iterator[str]:
    """Yield the address of a folder while it's served, or of a server while it runs."""
    with server(folder, 0) if isinstance(folder, Path) else folder as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}/"
        running.shutdown()


@pytest.fixture(scope="session")
def base() -> Iterator[str]:
    """Yield the address of the built site."""
    if not (SITE / "index.html").is_file():
        pytest.fail("there is no built site: run `make site` first")
    with served(SITE) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = chromium.launch(playwright, ALONE)
        yield running
        running.close()


# Resets the boards as if the page had just been opened: to their first start, with the reader to begin, in a new game.
RENEW = """() => {
  for (const board of document.querySelectorAll(".cg-player")) {
    for (const list of board.querySelectorAll("select")) {
      if (list.selectedIndex === 0) continue;
      list.selectedIndex = 0;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }
    board.querySelector("input[value=first]")?.click();
    [...board.querySelectorAll("button")].find((one) => one.textContent === "{games.again}")?.click();
  }
  document.activeElement.blur();
}"""


# Playwright reports only errors that scripts throw, not those of observers whose elements change their size again.
LOOPS = "addEventListener('error', ({ message, error }) => error ?? console.error(message))"


def opened(
    browser: Browser,
    base: str,
    where: str,
    *,
    width: int = 1000,
    height: int = 800,
    scripts: bool = True,
    calm: bool = True,
    dark: bool = False,
    touch: bool = False,
    today: str = "",
    within: BrowserContext | None = None,
) -> Visit:
    """Open a page in a new context or `within` an existing one, and note what goes wrong in it; `today` stops the page's clock."""
    context = within or browser.new_context(
        viewport={"width": width, "height": height}, java_script_enabled=scripts, reduced_motion="reduce" if calm else None,
        color_scheme="dark" if dark else "light", has_touch=touch,
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    if today:
        context.clock.set_fixed_time(today)
    address = where if "://" in where else base + where
    home = address.split("/", 3)[:3]
    seen = Visit(context.new_page(), alone=within is None)

    def asked(request: Request) -> None:
        if request.url.split("/", 3)[:3] != home and not request.url.startswith(("data:", "blob:")):
            seen.problems.append(f"asked another host: {request.url}")

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            seen.problems.append(f"{message.type} in the console: {message.text}")

    context.on("request", asked)
    seen.page.on("console", said)
    seen.page.on("pageerror", lambda error: seen.problems.append(f"uncaught: {error.stack or error}"))
    seen.page.add_init_script(LOOPS)
    seen.page.goto(address)
    return seen


def ended(visits: Collection[Visit]) -> list[str]:
    """Close pages, and return the problems that no test has removed from their lists."""
    for one in visits:
        if one.alone:
            one.page.context.close()
        elif not one.page.is_closed():
            one.page.evaluate("localStorage.clear()")
            one.page.close()
    return [problem for one in visits for problem in one.problems]


@pytest.fixture
def visit(browser: Browser, base: str) -> Iterator[Open]:
    """Yield a function that opens pages, as in `visit("index.html", width=360)`; any problem that the test doesn't remove fails it."""
    visits: list[Visit] = []

    def open_page(where: str, **how: Any) -> Visit:
        visits.append(opened(browser, base, where, **how))
        return visits[-1]

    yield open_page
    problems = ended(visits)
    assert not problems, problems


@pytest.fixture(scope="module")
def keeper(browser: Browser) -> Iterator[BrowserContext]:
    """Yield a browser context that stores Python's image, so that Python later starts within a second."""
    context = browser.new_context(viewport={"width": 1000, "height": 900}, reduced_motion="reduce")
    yield context
    context.close()


@pytest.fixture
def woken(visit: Open, keeper: BrowserContext) -> Open:
    """Return a function like `visit` for pages in which Python starts."""
    return partial(visit, within=keeper)


@pytest.fixture(scope="module")
def left_open() -> Iterator[dict[Any, Visit]]:
    """Yield the open pages that the tests of a module share, by their addresses and options."""
    pages: dict[Any, Visit] = {}
    yield pages
    ended(pages.values())


@pytest.fixture
def again(request: pytest.FixtureRequest, browser: Browser, base: str, left_open: dict[Any, Visit]) -> Iterator[Open]:
    """Yield a function like `visit` that reuses a page opened by an earlier test of the module, with a new game on each board.

    Use it in tests that first bring a widget into the state they need. If something went wrong, the pages are closed."""
    failed = request.session.testsfailed

    def open_page(where: str, **how: Any) -> Visit:
        key = (where, *sorted(how.items()))
        if key in left_open:
            left_open[key].page.mouse.move(0, 0)
            left_open[key].page.evaluate(worded(RENEW))
        else:
            left_open[key] = opened(browser, base, where, **how)
        return left_open[key]

    yield open_page
    if request.session.testsfailed > failed or any(one.problems for one in left_open.values()):
        problems = ended(left_open.values())
        left_open.clear()
        assert not problems, problems
