"""The page "The notes, checked" as a reader uses it: every claim, the filter by keyboard and by pointer, the address, no scripts."""

from __future__ import annotations

import re

import pytest

from tests.browser import Open
from tests.chapters import a_few_quick

from cgsite.notes import VERDICTS, claims  # isort: skip

pytestmark = pytest.mark.browser
PAGE = "book/notes.html"
ALL = len(claims())


def count(**wanted: object) -> int:
    return sum(all(getattr(one, name) == value for name, value in wanted.items()) for one in claims())


def test_without_scripts_every_claim_is_shown_with_its_verdict_and_where_it_is_treated(visit: Open) -> None:
    page = visit(PAGE, scripts=False).page
    items = page.locator(".cg-notes > li")
    assert items.evaluate_all("all => all.map((one) => one.id)") == [one.id for one in claims()]
    assert page.locator(".cg-where a:last-child").count() >= 190, "to a section; that it is there, all pages are asked"
    assert not page.locator(".cg-filter").is_visible()
    for one in (claims()[21], claims()[57], claims()[34]):
        item = page.locator(f"#{one.id}")
        assert item.is_visible()
        assert item.locator(".cg-verdict strong").inner_text() == one.verdict.capitalize() + "."
        assert f"note {one.note}" in item.locator(".cg-where").inner_text()
    said = page.locator(".cg-notes-summary").inner_text()
    assert f"The notes say {ALL} things" in said
    assert f"{count(verdict='false')} are false" in said


@pytest.mark.parametrize(
    ("width", "dark"),
    a_few_quick([(1000, False), (360, True), (360, False), (1000, True)], ((1000, False), (360, True))),
)
def test_the_filter_by_keyboard(visit: Open, width: int, dark: bool) -> None:
    seen = visit(PAGE, width=width, dark=dark)
    page = seen.page
    shown, status = page.locator(".cg-notes > li:not([hidden])"), page.get_by_role("status")
    assert status.inner_text() == f"{ALL} of {ALL} shown."
    verdict, note = page.get_by_label("Verdict"), page.get_by_label("Note", exact=True)
    verdict.focus()
    top = verdict.bounding_box()
    page.keyboard.type("false")
    assert verdict.input_value() == "false"
    assert status.inner_text() == f"{shown.count()} of {ALL} shown."
    assert shown.count() == count(verdict="false")
    assert verdict.bounding_box() == top, "nothing jumps"
    note.focus()
    page.keyboard.type("note 5")
    assert shown.count() == count(verdict="false", note=5) > 0
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.name") == "words"
    before = page.get_by_label("Words").bounding_box()
    page.keyboard.type("MISERE")
    expected = [
        one for one in claims() if one.verdict == "false" and one.note == 5 and "isère" in one.claim + one.rather
    ]
    assert shown.count() == len(expected) > 0
    assert page.url.endswith("#note=5&verdict=false&words=MISERE")
    assert page.get_by_label("Words").bounding_box() == before, "nothing jumps"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Show all"
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
    page.keyboard.press("Enter")
    page.wait_for_function(f"document.querySelectorAll('.cg-notes > li:not([hidden])').length === {ALL}")
    assert status.inner_text() == f"{ALL} of {ALL} shown."
    assert "#" not in page.url
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.get_by_label("Verdict").select_option("left-open")
    assert seen.serious("main") == []


def test_each_choice_shows_what_it_says_and_the_address_keeps_it(visit: Open) -> None:
    page = visit(PAGE).page
    shown = page.locator(".cg-notes > li:not([hidden])")
    for verdict in VERDICTS:
        page.get_by_label("Verdict").select_option(label=verdict)
        assert shown.count() == count(verdict=verdict)
    page.get_by_label("Verdict").select_option("")
    for option in page.get_by_label("Chapter", exact=True).locator("option").all()[1:]:
        words = option.inner_text()
        page.get_by_label("Chapter", exact=True).select_option(label=words)
        found = shown.locator(".cg-where").all_inner_texts()
        assert found
        told = [bool(re.search(rf"{words}\b", one)) for one in found]
        assert all(told) or (words == "no chapter" and not any("chapter" in one for one in found))
    page.get_by_label("Chapter", exact=True).select_option("3")
    page.get_by_label("Note", exact=True).select_option("4")
    number = shown.count()
    again = visit(page.url).page
    assert again.locator(".cg-notes > li:not([hidden])").count() == number < ALL
    assert again.get_by_label("Chapter", exact=True).input_value() == "3"
    again.get_by_label("Words").fill("no such words anywhere")
    assert again.get_by_role("status").inner_text() == f"0 of {ALL} shown. Try fewer words, or all choices."


def test_the_address_of_a_claim_shows_it_and_what_is_not_offered_is_passed_over(visit: Open) -> None:
    page = visit(f"{PAGE}#c058").page
    assert page.locator("#c058").is_visible()
    assert page.get_by_role("status").inner_text() == f"{ALL} of {ALL} shown."
    page.evaluate("location.hash = '#verdict=splendid&note=2&words='")
    page.wait_for_function(f"document.querySelectorAll('.cg-notes > li:not([hidden])').length === {count(note=2)}")
    assert page.get_by_label("Verdict").input_value() == ""
