"""Asides: beside the text where the screen is wide, after their paragraph where it is not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import Open
from tests.chapters import a_few_quick

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    "chapter",
    a_few_quick(["02-take-away", "03-nim", "04-graph-games", "09-hackenbush"], ("02-take-away", "09-hackenbush")),
)
def test_an_aside_stands_beside_the_text_or_after_its_paragraph(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.open_gates()
    page = seen.page
    for width in (1680, 1440, 1000, 360):
        page.set_viewport_size({"width": width, "height": 800})
        _beside_or_after(page, width)


def _beside_or_after(page: Page, width: int) -> None:
    asides = page.locator("aside.margin").evaluate_all(
        """all => all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one.previousElementSibling);
          const places = [one.getBoundingClientRect(), range.getBoundingClientRect()];
          return places.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
        })"""
    )
    assert asides
    for aside, text in asides:
        assert aside["right"] <= width
        if width >= 1440:
            assert aside["left"] > text["right"]
            assert aside["top"] < text["bottom"]
        else:
            assert aside["top"] >= text["bottom"]
            assert aside["left"] <= text["left"] + 1
    assert page.evaluate("document.documentElement.scrollWidth") <= width


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
