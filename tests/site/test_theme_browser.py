"""Tests of a page as its readers use it: colours, the lists at its sides, folds, links to places, and code to copy."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import (
    ARTICLE,
    CHAPTERS,
    COLOURS,
    CONTENTS,
    ENTRY,
    HERE,
    MENU,
    OPENS_CHAPTERS,
    OPENS_CONTENTS,
    OPENS_MENU,
    READING,
    SEARCHES,
    SITE,
    Open,
    tap,
)  # fmt: skip
from tests.chapters import a_few_quick, parts

pytestmark = pytest.mark.browser

PAGE = "book/06-octal.html"
SEEN = "one => one.checkVisibility({ contentVisibilityAuto: true })"
FOCUSED = "one => one === document.activeElement"


def test_colours_follow_the_system_until_others_are_chosen_and_kept(visit: Open) -> None:
    page = visit(PAGE).page
    button = page.locator(COLOURS)

    def shown() -> tuple[str, str]:
        return button.get_attribute("aria-label") or "", page.evaluate("document.documentElement.dataset.theme")

    system, light = shown()
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    page.emulate_media(color_scheme="light")
    button.press("Enter")
    chosen, dark = shown()
    assert (light, dark) == ("light", "dark")
    assert chosen != system
    page.route("**/site.js*", lambda route: route.fulfill(body=""))
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark", (
        "the colours must be set before anything is drawn"
    )
    page.unroute("**/site.js*")
    page.reload()
    assert shown() == (chosen, dark)
    button.click()
    button.click()
    assert shown() == (system, light)


def test_a_wide_page_can_be_used_by_keyboard(visit: Open) -> None:
    seen = visit("book/02-take-away.html", width=1300)
    seen.open_gates()
    page, keys = seen.page, seen.page.keyboard
    keys.press("Tab")  # the first link leads past the bar
    keys.press("Enter")
    keys.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")

    captions, entries = page.locator(f"{CHAPTERS} .cg-caption"), page.locator(ENTRY).all_inner_texts()
    assert captions.count() == 4
    for caption in captions.all():
        assert page.locator(f"{CHAPTERS} ul[aria-labelledby={caption.get_attribute('id')}] > li").count() >= 2
    assert [one.split()[0] for one in entries if one.startswith("6")] == ["6.1", "6.2", "6.3", "6.4"]
    assert [one.split()[0] for one in page.locator(HERE).all_inner_texts()] == ["2.1"]
    button = page.locator(OPENS_CHAPTERS)
    button.press("Enter")
    expect(page.locator(HERE)).to_be_in_viewport()
    lines = page.locator(ENTRY, has_text="Coin turning").evaluate("""one => {
      const title = [...one.childNodes].findLast((part) => part.nodeType === Node.TEXT_NODE && part.data.trim());
      title.data = "Coin turning, and a title that goes on until it needs two lines";
      const range = document.createRange();
      range.selectNode(title);
      return [...range.getClientRects()].map((box) => Math.round(box.left));
    }""")
    assert len(lines) == 2
    assert abs(lines[0] - lines[1]) <= 2, "both lines of a long title must begin beside its number"
    keys.press("Escape")
    expect(page.locator(CHAPTERS)).to_be_hidden()

    here = page.locator(READING)
    page.locator("main aside.margin").first.evaluate("note => note.scrollIntoView({ block: 'center' })")
    expect(here).to_be_in_viewport()
    expect(page.locator(CONTENTS)).to_be_visible()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(here).to_have_attribute("href", re.compile("#(summary|harder-exercises)"))
    page.evaluate("scrollTo(0, 0)")
    expect(here).to_have_count(0)

    for sign, id in ((".proof", "thm-"), (".tag_exercise", "exercise-")):
        link = page.locator(f"{sign} a.headerlink").first
        assert link.evaluate("one => getComputedStyle(one).opacity") == "0"
        link.focus()
        assert link.evaluate("one => getComputedStyle(one).opacity") == "1"
        keys.press("Enter")
        assert page.evaluate("location.hash").startswith(f"#{id}")

    button, menu = page.locator(OPENS_MENU), page.locator(MENU)
    button.press("Enter")
    assert menu.get_by_role("link").get_attribute("href").endswith(".ipynb")  # type: ignore[union-attr]
    keys.press("Escape")
    expect(menu).to_be_hidden()
    assert button.evaluate(FOCUSED)
    page.evaluate("window.print = () => { window.printed = true; }")
    button.press("Enter")
    menu.get_by_role("button").click()
    assert page.evaluate("window.printed")

    keys.press("Control+k")
    dialog = page.locator("#cg-search-dialog")
    assert dialog.is_visible()
    keys.press("Escape")
    assert not dialog.is_visible()


@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_on_a_phone_the_lists_open_over_the_page_and_the_search_works_by_touch(visit: Open, dark: bool) -> None:
    page = visit("book/03-nim.html", width=360, touch=True, dark=dark).page
    for toggle, dialog in ((OPENS_CHAPTERS, CHAPTERS), (OPENS_CONTENTS, CONTENTS)):
        button, opened = page.locator(toggle).locator("visible=true"), page.locator(dialog)
        button.press("Enter")
        assert opened.is_visible()
        assert opened.get_by_role("link").count() > 5
        assert opened.evaluate("one => getComputedStyle(one).backgroundColor").startswith("rgb("), (
            "the list must hide the page below it"
        )
        page.keyboard.press("Escape")
        assert not opened.is_visible()
        assert button.evaluate(FOCUSED)
    tap(button)
    opened.get_by_role("link").nth(2).tap()
    expect(opened).to_be_hidden()
    assert page.evaluate("location.hash"), "the link must lead to a place on this page"
    page.locator(SEARCHES).locator("visible=true").tap()
    page.keyboard.type("staircase")
    page.keyboard.press("Enter")
    expect(page.locator(".cg-found li").first).to_contain_text("taircase")


def test_code_is_copied_without_changes(visit: Open) -> None:
    page = visit("book/how-to.html").page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = page.locator("div.highlight").first
    button = code.get_by_role("button")
    button.focus()
    name = button.get_attribute("aria-label") or button.inner_text()
    assert float(button.evaluate("element => getComputedStyle(element).opacity")) == 1
    page.keyboard.press("Enter")
    # the button says that the code has been copied
    expect(code.get_by_role("button", name=name, exact=True)).to_have_count(0)
    assert page.evaluate("navigator.clipboard.readText()") == code.locator("pre").inner_text().removesuffix("\n")


def test_the_page_stays_at_a_linked_place_until_the_reader_scrolls(visit: Open) -> None:
    """Boards above and below the place come to life after the page has opened, and make it longer."""
    page = visit("book/11-zero-sum.html#exercise-11-19", width=1280, height=1000).page
    where = "document.getElementById(location.hash.slice(1)).getBoundingClientRect().top"

    def grow() -> None:
        page.evaluate(
            """(article) => {
              const more = () => Object.assign(document.createElement("div"), { style: "height: 1500px" });
              document.querySelector(article).prepend(more());
              document.querySelector(article).append(more());
              return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }""",
            ARTICLE,
        )

    grow()
    page.wait_for_function(f"({where}) > 0 && ({where}) < 160")
    page.mouse.move(600, 500)
    page.mouse.wheel(0, -700)
    page.wait_for_function(f"({where}) > 500")
    grow()
    assert page.evaluate(where) > 500, "the page must stay where the reader has scrolled"


@pytest.mark.parametrize("chapter", a_few_quick(("08-tartan", "02-take-away", "09-hackenbush"), quick=("08-tartan",)))
def test_a_link_into_a_fold_opens_it(visit: Open, chapter: str) -> None:
    page = visit(f"book/{chapter}.html").page
    folded = page.locator(".cg-place").evaluate_all(
        "all => all.flatMap((one, i) => (one.closest('details') ? [i] : []))"
    )
    page.locator(".cg-fold").first.evaluate(
        "one => one.append(Object.assign(document.createElement('p'), { id: 'deep' }))"
    )
    page.evaluate("location.hash = '#deep'")
    page.wait_for_function("document.querySelector('.cg-fold').open")
    assert folded
    board = visit(f"book/{chapter}.html#board-{folded[-1]}-any:1").page.locator(".cg-place").nth(folded[-1])
    board.locator(".cg").first.wait_for()
    assert board.evaluate(SEEN)


def test_a_fold_stays_as_it_was_left_and_opens_for_a_link(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    fold = page.locator(".cg-tasks").first
    (*_, last) = fold.locator(".tag_exercise").all()
    assert not last.evaluate(SEEN)
    fold.locator(":scope > summary").click()
    page.wait_for_function("Object.keys(localStorage).some((name) => name.startsWith('cgkit:fold:03-nim/'))")
    page.reload()
    assert last.evaluate(SEEN)
    fold.locator(":scope > summary").click()
    stored = "([name, value]) => name.startsWith('cgkit:fold:03-nim/') && value.includes('\"open\":false')"
    # the state is stored a moment after the fold closes
    page.wait_for_function(f"Object.entries(localStorage).some({stored})")
    page.reload()
    assert not last.evaluate(SEEN)
    page.evaluate("id => { location.hash = id; }", last.get_attribute("id"))
    page.wait_for_function("document.querySelector('.cg-tasks').open")
    assert last.evaluate(SEEN)


def test_the_panel_of_a_board_opens_below_the_bar_so_that_tab_does_not_scroll_the_page(visit: Open) -> None:
    seen = visit("book/02-take-away.html", width=1280, height=800)
    page, dots = seen.page, seen.widgets("player")[0].locator(".cg-dots")
    panel = page.locator(".cg-menu:popover-open")
    for top in (400, 450, 500):  # where the panel has most room above the button, and needs all of it
        dots.evaluate(
            "(one, top) => scrollBy({ top: one.getBoundingClientRect().y - top, behavior: 'instant' })", arg=top
        )
        dots.evaluate("one => one.focus({ preventScroll: true })")
        at = page.evaluate("scrollY")
        page.keyboard.press("Enter")
        expect(panel).to_be_visible()
        for _ in range(panel.get_by_role("button").count()):
            page.keyboard.press("Tab")
            assert page.evaluate("scrollY") == at
        page.keyboard.press("Escape")
        expect(panel).to_be_hidden()


def test_a_board_is_in_sight_when_it_gets_the_focus_from_the_keyboard(visit: Open) -> None:
    seen = visit("book/13-red-against-blue.html", width=1280, height=800)
    board = seen.widgets("player")[0]
    piece = board.locator(".cg-piece[tabindex='0']").first
    piece.evaluate("one => scrollBy({ top: one.getBoundingClientRect().y - innerHeight + 60, behavior: 'instant' })")
    piece.evaluate("one => one.focus({ preventScroll: true })")
    seen.page.keyboard.press("Shift+Tab")
    seen.page.keyboard.press("Tab")
    expect(piece).to_be_focused()
    expect(board.get_by_role("status")).to_be_in_viewport(ratio=1)
    expect(board.locator(".cg-dots")).to_be_in_viewport(ratio=1)


def test_a_board_that_is_first_drawn_for_paper_fits_a_narrower_screen(visit: Open) -> None:
    seen = visit("book/13-games-that-resist.html", width=390, height=844)
    seen.page.emulate_media(media="print")
    board = seen.page.locator(".tag_play\\:welter .cg-board")
    board.scroll_into_view_if_needed()
    seen.page.wait_for_function("board => board.style.zoom", arg=board.element_handle())
    seen.page.emulate_media(media="screen")
    seen.page.set_viewport_size({"width": 360, "height": 800})
    seen.page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")


def test_the_core_path_of_a_chapter_takes_at_most_an_hour() -> None:
    for chapter, pages in parts().items():
        written = [(SITE / "book" / f"{page}.html").read_text("utf8") for page in pages]
        times = [word for page in written for word in re.findall(r'<p class="cg-time">(.*?)</p>', page)]
        assert len(times) == len(pages)
        core = sum(int(found[1]) for words in times if (found := re.match(r"About (\d+) minutes", words)))
        assert 15 <= core <= 60, (chapter, times)
