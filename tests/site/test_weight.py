"""No page is heavy: what it loads until its first widget has answered stays under the bound of `make bench`."""

from __future__ import annotations

from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser

from benchmarks.pages import HTML, MOST_BYTES, WATCH, sent
from tests.browser import ROOT
from tests.chapters import LISTED, a_few_quick

pytestmark = pytest.mark.browser
PAGES = sorted(path.stem for path in (ROOT / "book").glob("*.ipynb"))
FILES = [one["file"] for entry in LISTED for one in [entry, *entry.get("sections", ())]]
TEXTS = [name for name in FILES if (ROOT / f"{name}.md").exists()]


@pytest.mark.parametrize("page", a_few_quick(PAGES, ("02-take-away", "practice")))
def test_a_page_is_light(browser: Browser, base: str, page: str) -> None:
    context = browser.new_context(bypass_csp=True)  # watched from within
    context.add_init_script(WATCH)
    opened = context.new_page()
    opened.goto(f"{base}book/{page}.html")
    opened.wait_for_function("window.answered", timeout=20_000)
    asked = opened.evaluate("window.answered")
    context.close()
    files = {unquote(urlsplit(url).path.lstrip("/")) for url in asked if url.startswith(base)}
    assert len(files) > 5, "the page's own files were not seen"
    assert 20_000 < sum(sent(HTML / name) for name in files) <= MOST_BYTES


@pytest.mark.parametrize("page", a_few_quick(TEXTS, ("book/glossary", "book/api/rulesets")))
def test_a_page_without_widgets_is_light(browser: Browser, base: str, page: str) -> None:
    opened = browser.new_context().new_page()
    opened.goto(f"{base}{page}.html", wait_until="networkidle")
    asked = opened.evaluate("[location.href, ...performance.getEntriesByType('resource').map((one) => one.name)]")
    files = {unquote(urlsplit(url).path.lstrip("/")) for url in asked if url.startswith(base)}
    opened.context.close()
    assert len(files) > 5, "the page's own files were not seen"
    assert sum(sent(HTML / name) for name in files) <= MOST_BYTES
