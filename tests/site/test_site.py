"""The built site: it plays from anywhere, asks nobody, holds each thing once, and reads with scripts off."""

from __future__ import annotations

import json
import re
from itertools import cycle, product
from pathlib import Path

import pytest

from tests.browser import ROOT, SITE, Open
from tests.chapters import LISTED, ROWS, WITH_SLIDERS, a_few_quick, cells, number, pages, parts, source
from tests.site.hands import box_of

from bundle import FILES  # isort: skip
from cgsite.cover import MAP  # isort: skip

pytestmark = pytest.mark.browser

CHAPTERS = [one["file"] for entry in LISTED for one in [entry, *entry.get("sections", ())]]
PAGES = ["book/index.html", *(f"{name}.html" for name in CHAPTERS), "search.html?q=chips"]
EACH_ONCE = [*zip([one for one in PAGES if not one.startswith("book/api/") or "rulesets" in one], cycle((False, True)))]
READ = [(f"book/{name}.html", dark) for name, dark in {"index": False, "03-nim": True, "08-tartan": False}.items()]
OF_WIDTH_AND_THEME = ("color-contrast", "scrollable-region-focusable")  # all other rules look at what neither changes
WITH_WIDGETS = ["book/index.html", *(f"book/{chapter}.html" for chapter in ROWS)]


@pytest.mark.parametrize(("page", "dark"), a_few_quick(product(PAGES, (False, True)), EACH_ONCE))
def test_every_page_is_whole_and_asks_no_other_host(visit: Open, page: str, dark: bool) -> None:
    width = 360 if dark else 1000
    seen = visit(page, width=width, dark=dark)
    seen.mount()
    assert seen.page.locator(".cg-place").count() == seen.page.locator(".cg-place[data-live=yes]").count()
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width
    assert seen.page.title()
    if not page.startswith("search"):
        assert seen.page.locator('meta[name="description"]').get_attribute("content")


@pytest.mark.parametrize(("page", "dark"), a_few_quick(product(PAGES, (False, True)), READ))
def test_every_page_reads_well(visit: Open, page: str, dark: bool) -> None:
    seen = visit(page, width=360 if dark else 1000, dark=dark)
    seen.mount()
    assert seen.serious("html", rules=() if not dark else OF_WIDTH_AND_THEME) == []


def test_a_request_to_another_host_is_refused_and_told(visit: Open) -> None:
    """So that no test passes because nobody was listening."""
    seen = visit("search.html")
    seen.page.goto("about:blank")
    for address in ("http://example.org/a.js", "http://93.184.216.34/a.js", "https://localhost/a.js"):
        assert not seen.page.evaluate(
            "address => fetch(address, { mode: 'no-cors' }).then(() => true, () => false)", address
        )
        assert f"asked another host: {address}" in seen.problems
    assert sum("ERR_NAME_NOT_RESOLVED" in problem for problem in seen.problems) == 3
    seen.problems.clear()


def test_paper_is_light_and_unfolded_but_for_answers_and_code(visit: Open) -> None:
    page = visit("book/03-nim.html", dark=True).page
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    folded = page.locator(".cg-fold > p").first
    assert not folded.is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert folded.is_visible()
    assert page.locator(".tag_exercise details[open], .cell details.hide[open]").count() == 0
    assert page.locator("h1", has_text="Nim").last.is_visible()
    assert not page.locator(".bd-header-article").is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.emulate_media(media="screen")
    assert not folded.is_visible()


def test_plays_under_a_sub_path(visit: Open, tmp_path: Path) -> None:
    import threading

    from serve import server

    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "games").symlink_to(SITE)
    with server(tmp_path, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        _plays(visit(f"http://127.0.0.1:{running.server_port}/books/games/book/index.html"))
        running.shutdown()


def test_plays_from_a_folder(visit: Open) -> None:
    _plays(visit((SITE / "book" / "index.html").as_uri()))


def _plays(seen: object) -> None:
    (board,) = seen.widgets("player")  # type: ignore[attr-defined]
    board.locator(".cg-chip").last.click()
    board.locator(".cg-status", has_text="I answer").wait_for()
    assert board.get_attribute("data-position") not in ("21", "20")


@pytest.mark.parametrize("page", a_few_quick(WITH_WIDGETS, ("book/index.html", "book/09-hackenbush.html")))
def test_without_scripts_every_widget_is_its_picture(visit: Open, page: str) -> None:
    seen = visit(page, scripts=False)
    places = seen.page.locator(".cg-place")
    assert places.count()
    for i in range(places.count()):
        picture = places.nth(i).locator(":scope > svg, :scope > p, :scope > .cg-frames")
        assert picture.count() == 1
        assert picture.is_visible()
        assert picture.get_attribute("aria-label") or picture.inner_text()


def test_code_and_styles_stand_once_for_the_whole_site() -> None:
    stored = [path for path in (SITE / "_static" / "cg").glob("*.js") if not path.stem.startswith("states-")]
    assert len(stored) == len(FILES), "a module for all pages, some for those of a chapter, and one style sheet"
    for page in WITH_WIDGETS:
        text = (SITE / page).read_text("utf8")
        first = re.search(r'<script[^>]*class="cg-states"[^>]*>(.*?)</script>', text, re.DOTALL)
        later = SITE / "_static" / "cg" / f"states-{page.removesuffix('.html').replace('/', '-')}.js"
        assert first
        _, _, rest = later.read_text("utf8").removesuffix(";\n").partition(" = ")
        states = json.loads(first.group(1)) | json.loads(rest)
        assert len(states) >= text.count("data-cg-model=")
        assert all(len(entry["state"].get(key, "")) <= 16 for entry in states.values() for key in ("_esm", "_css"))


@pytest.mark.parametrize("chapter", a_few_quick(WITH_SLIDERS))
def test_without_scripts_the_stored_answer_of_a_slider_is_there_and_says_so(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html", scripts=False)
    stored = seen.page.locator(".cg-stored")
    assert stored.count() == len(cells(chapter)["interact"]) >= 1
    assert stored.locator("input, button, select").count() == 0
    assert "Stored result" in stored.first.inner_text()
    assert stored.first.locator("pre, img, svg").first.is_visible(), "what the cell has put out"
    stored.first.get_by_role("link").click()
    assert seen.page.url.endswith("#how-to-read-it")


@pytest.mark.parametrize("chapter", a_few_quick())
def test_a_check_is_one_line_and_unfolds_to_its_code(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.unfold()
    seen.open_gates()
    checks = seen.page.locator(".cg-check")
    assert checks.count() >= (3 if len(parts()[number(chapter)]) == 1 else 1)
    for check in checks.all():
        said, code = check.locator("summary p:visible"), check.locator("pre")
        assert said.inner_text().endswith("."), "what was compared"
        assert not code.is_visible()
        check.locator("summary").press("Enter")  # not a click: boards above may still come to life
        code.wait_for()
        assert said.count() == 1
    long = seen.page.locator("div.cell:not(.tag_lesson) > .cell_input pre").all_inner_texts()
    assert [code for code in long if code.strip().count("\n") >= 6] == [], "longer programs wait to be asked for"


# How many short formulas carry something, and those that left it behind at the beginning of a line.
HANGING = """() => {
  const tied = [...document.querySelectorAll(".cg-tied")].filter((one) => one.getClientRects().length);
  const orphans = tied.filter((one) => one.getClientRects().length > 1);
  return [tied.length, orphans.map((one) => one.textContent)];
}"""


@pytest.mark.parametrize("chapter", a_few_quick())
def test_formulas_keep_what_hangs_on_them_and_stand_apart(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html", width=360)
    seen.unfold()
    page = seen.page
    many, orphans = page.evaluate(HANGING)
    assert many > 20
    assert orphans == []
    gaps = page.locator(":is(section, .cg-fold) > div.math").evaluate_all(
        "all => all.map((one) => [one.previousElementSibling, one.nextElementSibling].map((other) => !other ? 99 :"
        " Math.max(one.getBoundingClientRect().top - other.getBoundingClientRect().bottom,"
        " other.getBoundingClientRect().top - one.getBoundingClientRect().bottom)))"
    )
    assert [pair for pair in gaps if min(pair) < 10] == []


def test_the_map_agrees_with_what_the_chapters_say_they_need() -> None:
    def before(chapter: int) -> set[int]:
        _, needs, in_part = MAP[chapter]
        return {*needs, *in_part, *(one for other in needs + in_part for one in before(other))}

    assert list(MAP) == list(parts())
    for chapter in ROWS:
        notebook = json.loads((ROOT / "book" / f"{chapter}.ipynb").read_text("utf8"))
        told = next(line for cell in notebook["cells"] for line in cell["source"] if line.startswith("You need "))
        named = {int(one) for one in re.findall(r"chapter (\d+)", told)}
        assert named <= before(number(chapter)), chapter
        earlier = f"({number(chapter):02}-" in told  # a page of the same chapter
        assert named or earlier or chapter.startswith(("01", "02"))


def test_the_name_of_the_book_stays_on_its_line_on_a_small_telephone(visit: Open) -> None:
    signs = visit("book/index.html", width=320).page.locator(".cg-wordmark i")
    chip, square = (sign.bounding_box() for sign in signs.all())
    assert chip
    assert square
    assert chip["y"] == square["y"]


@pytest.mark.parametrize("chapter", a_few_quick(parts(), (3, 12)))
def test_the_map_leads_to_its_chapters(visit: Open, chapter: int) -> None:
    page = visit("book/index.html", width=360).page
    page.locator(".cg-map a", has=page.get_by_text(str(chapter), exact=True)).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/book/{chapter:02}-*.html")
    assert page.locator("h1 .cg-chapter-number").inner_text().partition(".")[0] == str(chapter)


@pytest.mark.parametrize("chapter", a_few_quick())
def test_chapters_that_are_named_are_links_and_theorems_carry_their_chapter(visit: Open, chapter: str) -> None:
    seen = visit(f"book/{chapter}.html")
    seen.open_gates()
    page = seen.page
    own = number(chapter)
    linked = page.locator("main p a", has_text=re.compile(r"^[Cc]hapters? \d[\d.]*$")).evaluate_all(
        "links => links.map((one) => [one.textContent, one.pathname])"
    )
    assert all(f"/{int(words.split()[1].partition('.')[0]):02}-" in path for words, path in linked)
    told = [source(cell) for cell in pages(chapter) if cell["cell_type"] == "markdown"]
    assert linked or not any(re.search(r"\b[Cc]hapters? \d", text) for text in told)
    numbers = re.findall(
        r"(?:Theorem|Lemma|Corollary) (\d+)\.(\d+)",
        " ".join(page.locator(".proof > .admonition-title").all_inner_texts()),
    )
    assert numbers
    assert {int(number) for number, _ in numbers} == {own}
    assert page.get_by_text(re.compile(r"Theorem \d+(?![.\d])")).count() == 0


def test_the_first_move_is_one_click_away(visit: Open) -> None:
    seen = visit("index.html", width=360, height=640, calm=False)
    chip = seen.page.locator(".cg-player .cg-chip").last
    box = box_of(chip)
    assert box["y"] + box["height"] <= 640, "without scrolling"
    chip.click()
    seen.page.locator(".cg-player[data-position='20']").wait_for()


def test_no_page_asks_for_the_next_one() -> None:
    """Firefox fetches what a page names as `rel="next"`, and the policy refuses it, in red in the console."""
    pages = sorted((SITE / "book").glob("*.html"))
    assert len(pages) > 20
    assert [path.name for path in pages if '<link rel="next"' in path.read_text("utf8")] == []
