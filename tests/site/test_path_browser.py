"""The path through a chapter: it opens with a board, says how long it takes, and what may be left out is folded and still reached."""

from __future__ import annotations

import re

import pytest

from tests.browser import SITE, Open
from tests.chapters import a_few_quick, parts

pytestmark = pytest.mark.browser

SEEN = "one => one.checkVisibility({ contentVisibilityAuto: true })"


def test_the_core_path_of_a_chapter_takes_an_hour_at_most() -> None:
    for chapter, pages in parts().items():
        written = [(SITE / "book" / f"{page}.html").read_text("utf8") for page in pages]
        told = [word for page in written for word in re.findall(r'<p class="cg-time">(.*?)</p>', page)]
        assert len(told) == len(pages)
        assert all(re.search(r"\d+ exercises", words) for words in told), told
        core = sum(int(found[1]) for words in told if (found := re.match(r"About (\d+) minutes", words)))
        assert core, told
        assert 15 <= core <= 60, (chapter, told)


@pytest.mark.parametrize("chapter", a_few_quick(("08-tartan", "02-take-away", "09-hackenbush"), quick=("08-tartan",)))
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
