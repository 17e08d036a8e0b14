"""Without a network: from a folder, and from what the browser has kept; and never an old page where the host has a new one."""

from __future__ import annotations

import hashlib
import re
import shutil
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import SITE, Open
from tools.zip_site import TOP, from_a_folder, pack

from cgsite.pages import SITE as SOURCES  # isort: skip
from node import esbuild  # isort: skip
from serve import Server, server  # isort: skip

pytestmark = pytest.mark.browser
FEW = ("book/review.html", "book/people.html", "book/grading.html", "search.html")  # with all that they load


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A site of a few pages, which a test may change."""
    for name in (*FEW, "sw.js", "manifest.webmanifest"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(SITE / name, tmp_path / name)  # as old as it is: a host tells changes by the second
    shutil.copytree(SITE / "_static", tmp_path / "_static", ignore=shutil.ignore_patterns("answers", "previews"))
    return tmp_path


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[Server]:
    with server(folder, port) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def _kept(page: Page) -> list[str]:
    found = page.evaluate("caches.open('book').then((one) => one.keys()).then((all) => all.map((one) => one.url))")
    return [str(url) for url in found]


def _wait_until_kept(page: Page, name: str) -> None:
    page.wait_for_function(
        "(name) => caches.open('book').then((one) => one.keys()).then((all) => all.some((one) => one.url.includes(name)))",
        arg=name,
    )


def test_what_was_read_opens_without_a_network_and_the_rest_says_so(visit: Open, copy: Path) -> None:
    with serving(copy) as running:
        base = f"http://127.0.0.1:{running.server_port}/"
        seen = visit(f"{base}book/people.html", offline=True)
        page = seen.page
        _wait_until_kept(page, "book/people.html")
        _wait_until_kept(page, "theme.js")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.goto(f"{base}book/grading.html")
        _wait_until_kept(page, "book/grading.html")
        page.goto(f"{base}search.html?q=nim")
        _wait_until_kept(page, "search-list.js")
    seen.problems.clear()
    page.goto(f"{base}book/people.html#x")
    assert page.locator("article h1").is_visible()
    assert page.locator(".theme-switch-button").get_attribute("aria-label") == "Colours of the system", (
        "its scripts run"
    )
    page.goto(f"{base}search.html?q=kayles")
    page.locator(".cg-found li").first.wait_for()
    assert seen.problems == [], "all that the pages need was kept"
    page.goto(f"{base}book/review.html")
    page.get_by_text("There is no network here.").wait_for()
    assert page.get_by_role("link").count() >= 3
    page.get_by_role("link", name="Grading a class").click()
    page.wait_for_url("**/book/grading.html")
    seen.problems.clear()  # the page that was not kept


def test_a_page_is_never_older_than_its_host_has_it(visit: Open, copy: Path) -> None:
    with serving(copy) as running:
        base = f"http://127.0.0.1:{running.server_port}/"
        page = visit(f"{base}book/people.html", offline=True).page
        _wait_until_kept(page, "theme.js")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        page.reload()
        before = [url for url in _kept(page) if "book.css" in url]
        path = copy / "book" / "people.html"
        text = path.read_text("utf8")
        path.write_text(text.replace("</h1>", " today</h1>").replace("book.css?v=", "book.css?v=a"), "utf8")
        page.reload()
        assert "today" in page.locator("#main-content h1").last.inner_text()
        page.wait_for_function(
            "() => caches.open('book').then((one) => one.keys()).then((all) => all.filter((one) => one.url.includes('book.css')))"
            ".then((all) => all.length === 1 && all[0].url.includes('v=a'))"
        )
        assert len(before) == 1, "of what has changed the older is thrown away"


def test_who_has_a_keeper_loses_it_when_the_book_has_none(visit: Open, copy: Path) -> None:
    with serving(copy) as running:
        base = f"http://127.0.0.1:{running.server_port}/"
        page = visit(f"{base}book/people.html", offline=True).page
        _wait_until_kept(page, "theme.js")
        (copy / "sw.js").write_text(esbuild(entryPoints=[str(SOURCES / "offline" / "gone.js")]), "utf8")
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one?.update())")
        page.wait_for_function("() => caches.keys().then((all) => all.length === 0)")
        page.wait_for_function("() => navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")


def test_what_loads_once_has_the_hash_of_its_content() -> None:
    page = (SITE / "book" / "people.html").read_text("utf8")
    loaded = re.findall(r'\b(?:href|src)="\.\./(_static/[^"?]+\.(?:js|css))(?:\?v=(\w+))?"', page)
    assert len(loaded) > 8
    assert all(hashlib.sha256((SITE / name).read_bytes()).hexdigest().startswith(v) and v for name, v in loaded)


def test_the_book_plays_from_one_file_that_was_unpacked(visit: Open, tmp_path: Path) -> None:
    assert pack(SITE, tmp_path / "book.zip") > 100
    with zipfile.ZipFile(tmp_path / "book.zip") as packed:
        packed.extractall(tmp_path)
    assert (tmp_path / "book.zip").stat().st_size < 40_000_000
    top = tmp_path / TOP
    assert not (top / "sw.js").exists()
    board = visit((top / "book" / "index.html").as_uri()).widgets("player")[0]
    board.locator(".cg-chip").last.click()
    board.locator(".cg-status", has_text="I answer").wait_for()
    found = visit(f"{(top / 'search.html').as_uri()}?q=kayles").page.locator(".cg-found li").first
    found.wait_for()


def test_a_page_in_a_folder_may_load_what_lies_beside_it() -> None:
    page = "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' blob:; img-src 'self'\">"
    page += '\n<link rel="manifest" href="../manifest.webmanifest">'
    assert from_a_folder(page) == (
        "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' file: blob:; img-src 'self' file:\">"
    )
