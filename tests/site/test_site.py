"""Tests of the built site: it works at any address, needs no other host, stores everything once, is small, and has no dead links."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote, urlsplit
from urllib.request import urlopen

import pytest
import yaml
from playwright.sync_api import Browser
from selectolax.lexbor import LexborHTMLParser

from benchmarks.pages import HTML, MOST_BYTES, WATCH, sent
from cgbook.teaching.gates import Gate, every_gate
from tests.browser import HEAD, ROOT, SITE, Open, served
from tests.chapters import LISTED, ROWS, a_few_quick, number, parts, prose
from tests.site.hands import box_of, my_turn
from tools.shots import LOOKS, opened

import cgsite.pages  # isort: skip
from bundle import FILES  # isort: skip
from cgsite.code import BADGE  # isort: skip
from cgsite.cover import MAP  # isort: skip
from cgsite.site import Site  # isort: skip

PAGES = [one["file"] for entry in LISTED for one in [entry, *entry.get("sections", ())]]
WITH_WIDGETS = ["book/index.html", *(f"book/{chapter}.html" for chapter in ROWS)]
in_browser = pytest.mark.browser


@cache
def written() -> dict[Path, str]:
    """Return the text of every page that was built, by its path."""
    found = {
        path: path.read_text("utf8") for path in SITE.rglob("*.html") if "_static" not in path.relative_to(SITE).parts
    }
    assert len(found) > 25
    return found


def test_a_badge_opens_the_program_that_checks_its_theorem() -> None:
    """A badge contains the program, its sentence and the paragraph about it. Paragraphs outside badges are before their programs."""
    badges = 0
    for chapter in ROWS:
        page = LexborHTMLParser((SITE / "book" / f"{chapter}.html").read_text("utf8"))
        for check in page.css(".proof > .cg-check"):
            badges += 1
            assert {one.text(strip=True) for one in check.css("summary > p")} == {BADGE}
            assert check.css(".cell_input pre")[0].text(strip=True)
            assert check.css(".cell_output")[0].text(strip=True).endswith(".")
        order = page.css("article p:not(summary p, .cell_input p), article .cell_input")
        for paragraph, after in pairwise(order):
            if paragraph.tag == "p" and paragraph.text().startswith("This program"):
                assert after.tag == "div" or after.text().startswith("This program"), f"{chapter}: {paragraph.text()}"
    assert badges > 50


@pytest.mark.parametrize("gate", [*every_gate(ROOT / "book" / "gates")], ids=lambda gate: gate.name)
def test_no_picture_above_a_gate_gives_the_answer_away(gate: Gate) -> None:
    """Boards and pictures don't contain the answer. `tests/book/test_gates.py` checks the text and the programs."""
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
    words_above = re.sub(r"\s+", " ", " ".join(labelled)).casefold()
    assert [words for words in gate.above if words.casefold() in words_above] == []


@in_browser
def test_a_request_to_another_host_is_refused_and_reported(visit: Open) -> None:
    """Otherwise, the browser tests could pass although a page makes such requests."""
    seen = visit("search.html")
    seen.page.goto("about:blank")
    for address in ("http://example.org/a.js", "http://93.184.216.34/a.js", "https://localhost/a.js"):
        assert not seen.page.evaluate(
            "address => fetch(address, { mode: 'no-cors' }).then(() => true, () => false)", address
        )
        assert f"asked another host: {address}" in seen.problems
    assert sum("ERR_NAME_NOT_RESOLVED" in problem for problem in seen.problems) == 3
    seen.problems.clear()


@in_browser
def test_pages_on_paper_are_light_and_all_folds_are_open_but_answers_and_code(visit: Open) -> None:
    page = visit("book/03-nim.html", dark=True).page
    page.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    folded = page.locator(".cg-fold > p").first
    assert not folded.is_visible()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert folded.is_visible()
    assert page.locator(".tag_exercise details[open], .cell details.hide[open]").count() == 0
    assert page.locator("article h1").is_visible()
    assert not page.locator(HEAD).is_visible()
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.emulate_media(media="screen")
    assert not folded.is_visible()


@in_browser
def test_the_first_move_is_one_click_away_even_in_a_subfolder(visit: Open, tmp_path: Path) -> None:
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "games").symlink_to(SITE)
    with served(tmp_path) as address:
        for where, width in ((f"{address}books/games/book/index.html", 1000), ("index.html", 360)):
            seen = visit(where, width=width, height=640, calm=width > 360)
            chip = seen.page.locator(".cg-player .cg-chip").last
            assert width > 360 or box_of(chip)["y"] + box_of(chip)["height"] <= 640, (
                "the board must be visible without scrolling"
            )
            chip.click()
            board = seen.widgets("player")[0]
            board.locator(".cg-record li").nth(1).wait_for(state="attached")
            assert my_turn(board) == "yours"
            assert board.get_attribute("data-position") not in ("21", "20")


@in_browser
@pytest.mark.parametrize("chapter", a_few_quick(parts(), (3,)))
def test_the_map_leads_to_its_chapters(visit: Open, chapter: int) -> None:
    page = visit("book/index.html", width=320).page
    chip, square = (box_of(sign) for sign in page.locator(".cg-wordmark i").all())
    assert chip["y"] == square["y"], "the name of the book must stay on one line"
    page.locator(".cg-map a", has=page.get_by_text(str(chapter), exact=True)).press("Enter")
    page.wait_for_url(f"**/book/{chapter:02}-*.html")
    assert page.locator("h1 .cg-chapter-number").inner_text().partition(".")[0] == str(chapter)


@in_browser
def test_code_and_styles_are_stored_once_for_the_whole_site() -> None:
    stored = [path for path in (SITE / "_static" / "cg").glob("*.js") if not path.stem.startswith("states-")]
    assert len(stored) == len(FILES), "there must be one file for each bundle, and no copies"
    for page in WITH_WIDGETS:
        text = (SITE / page).read_text("utf8")
        first = re.search(r'<script[^>]*class="cg-states"[^>]*>(.*?)</script>', text, re.DOTALL)
        later = SITE / "_static" / "cg" / f"states-{page.removesuffix('.html').replace('/', '-')}.js"
        assert first
        _, _, rest = later.read_text("utf8").removesuffix(";\n").partition(" = ")
        states = json.loads(first.group(1)) | json.loads(rest)
        assert len(states) >= text.count("data-cg-model=")
        assert all(len(entry["state"].get(key, "")) <= 16 for entry in states.values() for key in ("_esm", "_css"))


def test_the_map_agrees_with_the_chapters_about_what_they_need() -> None:
    def before(chapter: int) -> set[int]:
        _, _, needs, in_part = MAP[chapter]
        return {*needs, *in_part, *(one for other in needs + in_part for one in before(other))}

    assert list(MAP) == list(parts()), "MAP in book/_site/cgsite/cover.py must have every chapter of _toc.yml"
    for chapter in ROWS:
        sentence = next(iter(re.findall(r"^You (?:only )?need .*", prose(chapter), re.MULTILINE)), "")
        named = {int(one) for one in re.findall(r"chapter (\d+)", sentence)}
        assert named <= before(number(chapter)), chapter
        earlier = f"({number(chapter):02}-" in sentence  # the sentence names a page of the same chapter
        assert named or earlier or chapter.startswith(("01", "02")), (
            f"{chapter}: the goals must end with a line such as “You need Nim from chapter 3.”, got {sentence!r}"
        )


# --- the head of every page


@in_browser
def test_every_page_has_its_policy_before_all_files_a_link_to_the_licences_and_no_next_page() -> None:
    """Firefox would fetch a page named as `rel="next"`, and report in the console that the policy forbids it."""
    for path, text in written().items():
        if path == SITE / "index.html":
            continue  # this page only leads to the book, and loads nothing
        head = text.partition("</head>")[0]
        found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', head)
        assert found, path.name
        assert not re.search(r"<(?:script|link|style)\b", head[: found.start()]), path.name
        assert head.count("Content-Security-Policy") == 1, path.name
        assert '<link rel="next"' not in head, path.name
        assert path.parent == SITE or re.search(r'<a [^>]*href="(\.\./)+licences\.txt"', text), path.name


@in_browser
def test_a_link_to_the_book_shows_a_card_on_other_sites() -> None:
    assert (SITE / "_static" / "card.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    for name in ("index", "05-wythoff"):
        text = (SITE / "book" / f"{name}.html").read_text("utf8")
        assert 'property="og:site_name" content="Combinatorial Games, Played and Proved"' in text
        assert re.search(r'property="og:description" content="[A-Z][^"]{40}', text)
        published = bool(yaml.safe_load((ROOT / "_config.yml").read_text())["html"]["baseurl"])
        assert ('rel="canonical"' in text) == ('property="og:image"' in text) == published


@in_browser
def test_every_theorem_and_exercise_has_a_link_to_itself() -> None:
    for path in (SITE / "book").glob("[0-9]*.html"):
        text = path.read_text("utf8")
        theorems = re.findall(r'<div class="proof (?!admonition)[^"]*" id="([^"]+)"', text)
        exercises = re.findall(r'id="(exercise-\d+(?:-\d+)+)"', text)
        linked = set(re.findall(r'<a class="headerlink" href="#([^"]+)" aria-label="Link to', text))
        assert linked == {*theorems, *exercises}, path.name
        # the number of the page, which begins the numbers of its exercises
        (of_page,) = re.findall(r'class="cg-chapter-number">([\d.]+)<', text)
        assert {one.rpartition("-")[0] for one in exercises} <= {f"exercise-{of_page.replace('.', '-')}"}, path.name


def test_the_sitemap_needs_an_address_and_wrong_addresses_lead_to_the_book(tmp_path: Path) -> None:
    for base in ("https://book.example/games/", ""):
        settings = SimpleNamespace(html_baseurl=base, notfound_urls_prefix="/")
        env = SimpleNamespace(found_docs={"book/index", "book/03-nim"})
        app: Any = SimpleNamespace(config=settings, outdir=str(tmp_path), doctreedir=str(tmp_path / "kept"), env=env)
        cgsite.pages.write_sitemap(Site(app))
        listed = tmp_path / "sitemap.xml"
        found = re.findall(r"<loc>(.*?)</loc>", listed.read_text("utf8")) if listed.exists() else []
        assert found == ([f"{base}book/03-nim.html", f"{base}book/index.html"] if base else [])
    assert 'href="/games/book/index.html"' in cgsite.pages.not_found("/games/")["body"]
    with served(tmp_path) as address, pytest.raises(OSError, match="404"):
        urlopen(f"{address}none.html")


# --- links

ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//")
MADE_BY_A_SCRIPT = ("board-",)  # a game in progress, which `book/cgbook/widgets/front/page/links.js` reads


@cache
def _ids(path: Path) -> frozenset[str]:
    return frozenset(re.findall(r'\sid="([^"]+)"', path.read_text("utf8")))


def dead(path: Path) -> list[str]:
    """Return the links of a page that lead nowhere, each with the reason."""
    text = re.sub(r"<script.*?</script>", "", path.read_text("utf8"), flags=re.DOTALL)
    found = []
    for href in {unescape(one) for one in re.findall(r'<a\b[^>]*?\shref="([^"]*)"', text)}:
        if ELSEWHERE.match(href):
            continue
        where, _, id = href.partition("#")
        # links on the page for wrong addresses begin at the top folder
        base = SITE if where.startswith("/") else path.parent
        target = (base / unquote(where.partition("?")[0]).lstrip("/")).resolve() if where else path
        if not target.is_file():
            found.append(f"{href}: no such file")
        elif (
            id and target.suffix == ".html" and not id.startswith(MADE_BY_A_SCRIPT) and unquote(id) not in _ids(target)
        ):
            found.append(f"{href}: no such place")
    return found


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    links = ("#here", "#there", "page.html#here", "other.html", "https://example.org/#x")
    page.write_text('<p id="here">' + "".join(f'<a href="{link}">x</a>' for link in links))
    assert sorted(dead(page)) == ["#there: no such place", "other.html: no such file"]


@in_browser
def test_no_link_of_the_book_is_dead() -> None:
    assert {path.relative_to(SITE).as_posix(): found for path in written() if (found := dead(path))} == {}


# --- the size of pages


@in_browser
@pytest.mark.parametrize("page", a_few_quick(PAGES, ("book/02-take-away", "book/practice", "book/glossary")))
def test_a_page_is_small(browser: Browser, base: str, page: str) -> None:
    """The files that are loaded before the first widget answers are within the limit of `make bench`."""
    context = browser.new_context(bypass_csp=True)  # so that a script of the test may watch the page
    context.add_init_script(WATCH)
    seen = context.new_page()
    seen.goto(f"{base}{page}.html", wait_until="networkidle")
    addresses = seen.evaluate("[location.href, ...performance.getEntriesByType('resource').map((one) => one.name)]")
    if seen.locator(".cg-place").count():
        seen.wait_for_function("window.answered")
        addresses = seen.evaluate("window.answered")
    context.close()
    files = {unquote(urlsplit(url).path.lstrip("/")) for url in addresses if url.startswith(base)}
    assert len(files) > 5, "the page's own files must be recorded"
    assert 20_000 < sum(sent(HTML / name) for name in files) <= MOST_BYTES


@in_browser
@pytest.mark.slow
def test_a_page_on_a_contact_sheet_has_open_gates_and_live_widgets(browser: Browser, base: str) -> None:
    page = opened(browser, base + "book/06-octal.html", LOOKS[2])
    assert page.locator("[data-gate]").count() > 0
    assert page.locator("[data-gate][hidden], .cg-place:not([data-live=yes])").count() == 0
    page.context.close()
