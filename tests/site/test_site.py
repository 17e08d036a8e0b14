"""The built site: it plays from anywhere, asks nobody, holds each thing once, and reads with scripts off."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from selectolax.lexbor import LexborHTMLParser

from cgbook.teaching.gates import Gate, every_gate
from tests.browser import ROOT, SITE, Open
from tests.chapters import ROWS, a_few_quick, number, parts
from tests.site.hands import box_of

from bundle import FILES  # isort: skip
from cgsite.cover import MAP  # isort: skip

pytestmark = pytest.mark.browser

WITH_WIDGETS = ["book/index.html", *(f"book/{chapter}.html" for chapter in ROWS)]


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
    assert not page.locator(".cg-bar").is_visible()
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


def _plays(seen: object) -> None:
    (board,) = seen.widgets("player")  # type: ignore[attr-defined]
    board.locator(".cg-chip").last.click()
    board.locator(".cg-status", has_text="I answer").wait_for()
    assert board.get_attribute("data-position") not in ("21", "20")


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


@pytest.mark.parametrize("gate", [*every_gate(ROOT / "book" / "gates")], ids=lambda gate: gate.name)
def test_no_picture_above_a_gate_gives_the_answer_away(gate: Gate) -> None:
    """`tests/book/test_gates.py` reads the text and the programs."""
    drawn = []
    for part in LexborHTMLParser((SITE / "book" / f"{gate.page}.html").read_text("utf8")).css(".cg-place, [data-gate]"):
        if part.attrs.get("data-gate") == gate.name:
            break
        if "data-gate" not in part.attrs:
            drawn.append(part)
    asks = max(i for i, part in enumerate(drawn) if part.attrs["data-kind"] in ("guess", "hand"))
    if not gate.picture:
        assert gate.ask.split()[0] in drawn[asks].text()
    labelled = (re.sub(r'<[^>]*aria-label="(.*?)"[^>]*>|<[^>]+>', r" \1 ", part.html or "") for part in drawn[:asks])
    told = re.sub(r"\s+", " ", " ".join(labelled)).casefold()
    assert [words for words in gate.above if words.casefold() in told] == []


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
