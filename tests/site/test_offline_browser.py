"""Tests of the book without a network, in a folder unpacked from its zip, and of cached scripts, which must never be outdated."""

from __future__ import annotations

import hashlib
import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import ENTRY, OPENS_CHAPTERS, SITE, Open
from tests.site.hands import kept, win
from tests.site.test_recall_browser import FIRST
from tools.zip_site import TOP, from_a_folder, pack

pytestmark = pytest.mark.browser


def test_cached_files_are_loaded_by_the_hash_of_their_content() -> None:
    page = (SITE / "book" / "sources.html").read_text("utf8")
    loaded = re.findall(r'\b(?:href|src)="\.\./(_static/[^"?]+\.(?:js|css))(?:\?v=(\w+))?"', page)
    assert len(loaded) > 3
    assert all(hashlib.sha256((SITE / name).read_bytes()).hexdigest().startswith(v) and v for name, v in loaded)


def test_the_book_works_from_a_folder(visit: Open, tmp_path: Path) -> None:
    """Games, progress, sliders, prompts and the search work. Instead of starting Python, the page says what to do."""
    assert pack(SITE, tmp_path / "book.zip") > 100
    with zipfile.ZipFile(tmp_path / "book.zip") as packed:
        packed.extractall(tmp_path)
    assert (tmp_path / "book.zip").stat().st_size < 40_000_000
    top = tmp_path / TOP
    seen = visit((top / "book" / "index.html").as_uri())
    page = seen.page

    def go(where: str) -> None:
        page.goto((top / where).as_uri())

    assert win(seen.widgets("player")[0]) == "won"
    expect(page.locator(".cg-progress li", has_text="1 of 1 game won")).to_be_visible()
    page.locator(OPENS_CHAPTERS).click()
    expect(page.locator(ENTRY, has_text="Can you win").locator(".cg-mark-done")).to_be_visible()

    go("book/06-sums.html")
    seen.unfold()
    sliders = page.locator(".cg-sliders")
    sliders.get_by_role("slider").fill("2")
    sliders.locator("svg[aria-label^='From a heap of 2']").wait_for()

    go("book/02-take-away.html")
    seen.open_gates()
    page.locator(".cg-recall").first.scroll_into_view_if_needed()
    prompt = FIRST[0]
    page.locator(".cg-recall").first.get_by_role("button", name=next(iter(prompt.wrong)), exact=True).click()
    go("book/review.html")
    while not kept(
        page, "recall:"
    ):  # each file has a process of its own, which may read the storage before the previous one has written to it
        page.reload()
    page.locator(".cg-recall").scroll_into_view_if_needed()
    expect(page.locator(".cg-recall-ask").first).to_have_text(prompt.ask)

    go("book/05-wythoff.html")
    page.locator(".cg-run button").first.evaluate("button => button.click()")
    message = page.locator(".cg-python[data-state=failed] p, .cg-run span:not(:empty):not(:text('…'))").first
    expect(message).to_contain_text("Open the book at its address, or run python book/_site/serve.py")

    go("search.html")
    page.goto(page.url + "?q=kayles")
    page.locator(".cg-found li").first.wait_for()


def test_a_page_in_a_folder_may_load_the_files_beside_it() -> None:
    page = "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' blob:; img-src 'self'\">"
    assert from_a_folder(page) == (
        "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' file: blob:; img-src 'self' file:\">"
    )
