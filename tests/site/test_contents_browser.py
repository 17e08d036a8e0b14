"""The contents beside a page, and the width of what a guess opens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import Open

pytestmark = pytest.mark.browser


def test_the_contents_stay_beside_a_note_in_the_column_and_forget_the_end(visit: Open) -> None:
    page = visit("book/02-take-away.html", width=1280).page
    page.locator("main aside.margin").first.evaluate("note => note.scrollIntoView({ block: 'center' })")
    active = page.locator("#pst-page-toc-nav a.active")
    expect(active).to_be_in_viewport()
    assert "hide" not in (page.locator(".bd-sidebar-secondary").get_attribute("class") or "").split()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(active).to_have_text(re.compile("xercises|Summary"))
    page.evaluate("scrollTo(0, 0)")
    expect(active).to_have_count(0)


def test_what_a_guess_opens_is_as_wide_as_all_else(visit: Open) -> None:
    seen = visit("book/02-take-away.html", width=1280)
    seen.open_gates()
    seen.mount(".cg-place[data-kind=player]")
    wide = "all => [...new Set(all.filter((one) => one.offsetWidth).map((one) => one.offsetWidth))]"
    assert len(seen.page.locator(".cg-place[data-kind=player] > .cg").evaluate_all(wide)) == 1
