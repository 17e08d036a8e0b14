"""The contact sheets: what waits for a guess is on them too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tools.shots import LOOKS, opened

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_a_page_is_shown_with_its_gates_open_and_all_widgets_live(browser: Browser, base: str) -> None:
    page = opened(browser, base + "book/06-octal.html", LOOKS[2])
    assert page.locator("[data-gate]").count() > 0
    assert page.locator("[data-gate][hidden], .cg-place:not([data-live=yes])").count() == 0
    page.context.close()
