"""The path through a chapter: it opens with a board, says how long it takes, and what may be left out is folded and still reached."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser import SITE, Open
from tests.chapters import LISTED, ROWS, a_few_quick, cells, parts
from tests.site.hands import box_of

pytestmark = pytest.mark.browser

FOLDED = [chapter for chapter in ROWS if "optional" in cells(chapter) and chapter not in ("06-disguise", "09-fusion")]
SEEN = "one => one.checkVisibility({ contentVisibilityAuto: true })"


def minutes(words: str) -> int:
    found = re.match(r"(?:Optional, a|A)bout (\d+) minutes", words)
    assert found, words
    return int(found[1])


@pytest.mark.parametrize("chapter", a_few_quick())
def test_title_then_board_then_goals(visit: Open, chapter: str) -> None:
    page = visit(f"book/{chapter}.html", width=1280, height=900).page
    assert _tops(page)[3] < 520, "the board is in sight"
    assert page.locator(".tag_setup summary").inner_text() == "What this page imports"
    page.set_viewport_size({"width": 360, "height": 900})
    assert _tops(page)[3] < 720, "and on a phone"


def _tops(page: Page) -> list[float]:
    """Where the parts of a page's beginning begin, which is one below the other."""
    tops = [
        page.locator(part).first.bounding_box()
        for part in (
            ".bd-article h1",
            ".cg-time",
            ".cg-time + p",
            ".cg-place",
            ".goals",
            ".bd-article h2",
            "main .tag_setup",
        )
    ]
    found = [box["y"] for box in tops if box]
    assert found == sorted(found)
    assert len(found) == len(tops)
    return found


def test_the_core_path_of_a_chapter_takes_an_hour_at_most() -> None:
    for chapter, pages in parts().items():
        written = [(SITE / "book" / f"{page}.html").read_text("utf8") for page in pages]
        told = [word for page in written for word in re.findall(r'<p class="cg-time">(.*?)</p>', page)]
        assert len(told) == len(pages)
        assert all(re.search(r"\d+ exercises", words) for words in told), told
        core = sum(minutes(words) for words in told if not words.startswith("Optional"))
        assert 15 <= core <= 60, (chapter, told)


def test_every_page_but_three_has_something_to_leave_out() -> None:
    assert {*ROWS} - {*FOLDED} == {"01-landscape", "06-disguise", "09-fusion"}


@pytest.mark.parametrize("chapter", a_few_quick(FOLDED, quick=("08-tartan",)))
def test_what_is_optional_says_so_and_opens(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html", width=1280)
    page = seen.page
    sections = page.locator("section.cg-extra")
    assert sections.count() == len(cells(chapter)["optional"])
    for section in sections.all():
        heading, fold = section.locator("h2, h3").first, section.locator("details.cg-fold:not(.cg-tasks)")
        assert heading.locator("small").inner_text() == "optional"
        assert section.locator(":scope > p").is_visible(), "what it is about"
        entry = page.locator(f".bd-sidebar-secondary a[href='#{section.get_attribute('id')}'] small").first
        assert entry.inner_text() == "optional"
        inner = fold.locator(":scope > :not(summary)").first
        assert not inner.evaluate(SEEN)
        summary = fold.locator(":scope > summary")
        assert re.fullmatch(r"(Play and read|Read) on, \d+ minutes?", summary.inner_text())
        box = box_of(summary)
        assert box["height"] >= 44
        summary.focus()
        page.keyboard.press("Enter")
        assert inner.evaluate(SEEN)
    seen.unfold()
    seen.open_gates()
    for board in page.locator(".cg-fold .cg-place").all():
        board.scroll_into_view_if_needed()
        board.locator(".cg").first.wait_for()


@pytest.mark.parametrize("chapter", a_few_quick(FOLDED, quick=("08-tartan",)))
def test_a_link_into_what_is_folded_opens_it(visit: Open, chapter: str) -> None:
    page = visit(f"book/{chapter}.html").page
    places = page.locator(".cg-place")
    folded = [i for i in range(places.count()) if places.nth(i).locator("xpath=ancestor::details").count()]
    page.locator(".cg-fold").first.evaluate(
        "one => one.append(Object.assign(document.createElement('p'), { id: 'deep' }))"
    )
    page.evaluate("location.hash = '#deep'")
    page.wait_for_function("document.querySelector('.cg-fold').open")
    if not folded:
        return  # what is optional here is text alone
    board = visit(f"book/{chapter}.html#board-{folded[-1]}-any:1").page.locator(".cg-place").nth(folded[-1])
    board.locator(".cg").first.wait_for()
    assert board.evaluate(SEEN)


@pytest.mark.parametrize("chapter", a_few_quick())
def test_exercises_end_their_section_and_two_of_them_are_in_sight(visit: Open, chapter: str) -> None:
    page = visit(f"book/{chapter}.html").page
    groups = page.locator("section:has(> .tag_exercise), .cg-fold:not(.cg-tasks):has(> .tag_exercise)")
    told = groups.evaluate_all("""all => all.map((one) => [...one.children].map((part) =>
      part.matches(".tag_exercise") ? "in sight" : part.matches(".cg-tasks") ? "more"
        : part.matches("section, .cg-recall, .cg-door") ? "" : "text").join(" ").trim())""")
    assert told
    assert [
        one for one in told if not re.fullmatch(r"(text )*(in sight|in sight in sight|in sight in sight more)", one)
    ] == []
    for fold in page.locator(".cg-tasks").all():
        many = re.fullmatch(r"More exercises \((\d+)\)", fold.locator(":scope > summary").text_content() or "")
        assert many
        assert fold.locator(".tag_exercise").count() == int(many[1])


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
    page.wait_for_function("!document.querySelector('.cg-tasks').open")
    page.reload()
    assert not last.evaluate(SEEN)
    page.evaluate("id => { location.hash = id; }", last.get_attribute("id"))
    page.wait_for_function("document.querySelector('.cg-tasks').open")
    assert last.evaluate(SEEN)


@pytest.mark.parametrize("chapter", a_few_quick(FOLDED, quick=("08-tartan",)))
def test_on_paper_and_without_scripts_nothing_is_folded(visit: Open, chapter: str) -> None:
    for page in (visit(f"book/{chapter}.html").page, visit(f"book/{chapter}.html", scripts=False).page):
        page.emulate_media(media="print")
        seen = page.locator(".cg-fold > p").evaluate_all(f"all => all.map({SEEN})")
        assert page.locator(".cg-fold > :not(summary)").count() > 3
        assert all(seen)
    assert page.locator(".cg-fold > p").first.is_visible()


@pytest.mark.parametrize("chapter", a_few_quick(parts(), (8,)))
def test_what_a_page_numbers_begins_with_its_number(visit: Open, chapter: int) -> None:
    pages = [Path(one["file"]).name for one in LISTED if one["file"].startswith(f"book/{chapter:02}-")]
    for n, page in enumerate(pages, 1):
        number = f"{chapter}.{n}" if len(pages) > 1 else str(chapter)
        seen = visit(f"book/{page}.html")
        seen.unfold()
        seen.open_gates()
        assert seen.page.locator(".bd-article h1 .cg-chapter-number").inner_text() == number
        found: dict[str, list[str]] = {"Exercise": []}
        for title in seen.page.locator(".proof > .admonition-title").all_inner_texts():
            if theorem := re.match(r"(\w+) ([\d.]+)", title):
                found.setdefault(theorem[1], []).append(theorem[2])
        told = " ".join(seen.page.locator(".tag_exercise").all_inner_texts())
        found["Exercise"] = re.findall(r"Exercise ([\d.]+\d)\. ", told)
        for kind, numbers in found.items():
            assert numbers == [f"{number}.{i}" for i in range(1, len(numbers) + 1)], kind


def test_an_exercise_that_is_named_is_a_link_to_it(visit: Open) -> None:
    links = {"07-coin-turning": ["7.6", "7.12"], "08-tartan": ["8.2.12", "8.2.13"]}
    for chapter, named in links.items():
        seen = visit(f"book/{chapter}.html")
        seen.unfold()
        seen.open_gates()
        page = seen.page
        for one in named:
            link = page.locator("main p a, main li a", has_text=re.compile(rf"^[Ee]xercise {one}$"))
            link.press("Enter")  # not a click: boards above may still come to life
            page.wait_for_url(f"**#exercise-{one.replace('.', '-')}")
            assert f"Exercise {one}." in page.locator(f"[id='exercise-{one.replace('.', '-')}']").inner_text()


def test_the_list_of_pages_has_parts_and_numbers(visit: Open) -> None:
    page = visit("book/06-octal.html", width=1280).page
    captions = page.locator(".bd-sidebar-primary .cg-caption")
    assert captions.all_inner_texts() == ["The book", "Do", "Look up", "Teach", "About"]
    for caption in captions.all():
        listed = page.locator(f".bd-sidebar-primary ul[aria-labelledby={caption.get_attribute('id')}] > li")
        assert listed.count() >= 2
    entries = page.locator(".bd-sidebar-primary .toctree-l1 > a")
    told = [" ".join(words.split()) for words in entries.all_inner_texts()]
    assert [words for words in told if words.startswith("6")] == [
        "6.1 Sums of games", "6.2 Octal games", "6.3 Games in disguise optional", "6.4 A survey of octal codes optional",
    ]  # fmt: skip
    here = page.locator(".bd-sidebar-primary .toctree-l1.current > a")
    assert here.count() == 1
    assert here.inner_text().startswith("6.2")


def test_a_long_title_hangs_by_its_number(visit: Open) -> None:
    page = visit("book/02-take-away.html", width=1280).page
    entry = page.locator(".bd-sidebar-primary .toctree-l1 > a", has_text="Coin turning")
    lines = entry.evaluate("""one => {
      const title = [...one.childNodes].findLast((part) => part.nodeType === Node.TEXT_NODE && part.data.trim());
      title.data = "Coin turning, and a title of two lines";
      const range = document.createRange();
      range.selectNode(title);
      return [...range.getClientRects()].map((box) => Math.round(box.left));
    }""")
    assert len(lines) == 2
    assert abs(lines[0] - lines[1]) <= 2
