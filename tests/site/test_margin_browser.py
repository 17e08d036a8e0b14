"""Asides: beside the text where the screen is wide, after their paragraph where it is not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

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
