"""No page is heavy: what it loads until its first widget has answered stays under the bound of `make bench`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from benchmarks.pages import MOST_BYTES, Cost, cost
from tests.browser import ROOT

pytestmark = pytest.mark.browser
PAGES = sorted(path.stem for path in (ROOT / "book").glob("*.ipynb"))


@pytest.mark.parametrize("page", [f"book/{name}.html" for name in PAGES])
def test_a_page_is_light(browser: Browser, base: str, page: str) -> None:
    found: Cost = cost(browser, base, page)
    assert found.requests > 5, "the page's own files were not seen"
    assert 20_000 < found.bytes <= MOST_BYTES, found
