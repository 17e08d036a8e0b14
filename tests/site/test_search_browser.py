"""Search as a new reader uses it: what is asked, and what stands first."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path
from urllib.parse import quote

import pytest

from cgbook.widgets.base import STATIC
from tests.browser import SITE, Open
from tests.chapters import a_few_quick

from benchmarks.pages import MOST_BYTES, sent  # isort: skip
from node import esbuild, node  # isort: skip

pytestmark = pytest.mark.browser
# what is typed -> what must be among the first three results
ASKED = {
    "Kayles": {"book/glossary.html#term-kayles", "book/06-octal.html#pins-in-a-row"},
    "巴什博弈": {"book/glossary.html#term-bash", "book/02-take-away.html#the-pattern-and-its-proof"},
    "巴什博奕": {"book/glossary.html#term-bash"},
    "尼姆": {"book/glossary.html#term-nim", "book/03-nim.html#three-heaps"},
    "尼姆博弈": {"book/glossary.html#term-nim"},
    "威佐夫": {"book/glossary.html#term-wythoff"},
    "威佐夫遊戲": {"book/glossary.html#term-wythoff"},
    "必败态": {"book/glossary.html#term-p-position"},
    "必敗態": {"book/glossary.html#term-p-position"},
    "异或": {"book/glossary.html#term-nim-sum"},
    "mex": {"book/glossary.html#term-mex", "book/04-graph-games.html#more-than-two-labels"},
    "how do I win Northcott": {"book/03-nim.html#northcott-s-game"},
    "How do I win at Northcott's game?": {"book/03-nim.html#northcott-s-game"},
    "nim sum": {"book/glossary.html#term-nim-sum", "book/03-nim.html#adding-without-carrying"},
    "nimsum": {"book/glossary.html#term-nim-sum"},
    "xor": {"book/glossary.html#term-nim-sum"},
    "wythof": {"book/05-wythoff.html"},
    "kalyes": {"book/glossary.html#term-kayles"},
    "P position": {"book/glossary.html#term-p-position"},
    "losing positions": {"book/glossary.html#term-p-position"},
    "what is a Grundy value": {"book/glossary.html#term-grundy-value"},
    "misere": {"book/glossary.html#term-misere"},
    "golden ratio": {"book/glossary.html#term-golden-ratio", "book/05-wythoff.html#two-straight-lines"},
    "Misère sums": {"book/10-misere-sums.html"},
    # what contests call it
    "nim": {"book/glossary.html#term-nim", "book/games.html#game-nim"},
    "nimber": {"book/glossary.html#term-grundy-value"},
    "SG函数": {"book/glossary.html#term-grundy-value", "book/04-graph-games.html#more-than-two-labels"},
    "every-SG": {"book/glossary.html#term-join", "book/templates.html#every-sg"},
    "multi-SG": {"book/glossary.html#term-lasker", "book/glossary.html#term-take-and-break"},
    "anti-SG": {"book/glossary.html#term-misere", "book/glossary.html#term-sj-theorem"},
    "反SG": {"book/glossary.html#term-misere", "book/glossary.html#term-sj-theorem"},
    "SJ定理": {"book/glossary.html#term-sj-theorem", "book/10-misere-sums.html#when-the-rule-is-right"},
    "阶梯博弈": {"book/glossary.html#term-staircase", "book/03-nim.html#nim-on-a-staircase"},
    "階梯博弈": {"book/glossary.html#term-staircase", "book/games.html#game-staircase"},
    "树上博弈": {"book/glossary.html#term-hackenbush", "book/glossary.html#term-colon-principle"},
    "樹上博弈": {"book/glossary.html#term-hackenbush"},
    "删边游戏": {"book/glossary.html#term-hackenbush", "book/games.html#game-hackenbush"},
    "刪邊遊戲": {"book/glossary.html#term-hackenbush"},
    "巴什": {"book/glossary.html#term-bash", "book/games.html#game-bash"},
    "斐波那契博弈": {"book/glossary.html#term-fibonacci-nim", "book/games.html#game-fibonacci-nim"},
    "翻硬币": {"book/glossary.html#term-coin-turning"},
    "nim积": {"book/glossary.html#term-nim-product"},
    "template": {"book/templates.html"},
    "模板": {"book/templates.html"},
    # problems of the bank, as their sites and as people write them
    "HDU 3951": {"book/attack.html#problem-coins-in-a-ring"},
    "HDU 1730": {"book/attack.html#problem-northcott"},
    "hdu1846": {"book/attack.html#problem-brave-game"},
    "杭电 1527": {"book/attack.html#problem-wythoff"},
    "POJ 1704 Georgia and Bob": {"book/attack.html#problem-georgia-and-bob"},
    "CF 36D": {"book/attack.html#problem-a-chess-piece"},
    "cf1451d": {"book/attack.html#problem-circle-game"},
    "codeforces 768/E": {"book/attack.html#problem-no-repetition"},
    "abc206f": {"book/attack.html#problem-intervals"},
    "ARC 72 D": {"book/attack.html#problem-alice-and-brown"},
    "HDU 3094": {"book/attack.html#problem-game-on-a-tree"},
    "POJ 3710": {"book/attack.html#problem-christmas-game"},
    # and by the titles that they have there
    "Georgia and Bob": {"book/attack.html#problem-georgia-and-bob"},
    "S-Nim": {"book/attack.html#problem-s-nim"},
    "Fibonacci again and again": {"book/attack.html#problem-s-nim"},
    "nim or not nim": {"book/attack.html#problem-nim-or-not-nim"},
    "Industrial Nim": {"book/attack.html#problem-industrial-nim"},
    "switch lights": {"book/attack.html#problem-switch-lights"},
    "Be the Winner": {"book/attack.html#problem-john"},
    # what strangers asked
    "0.137": {"book/06-octal.html#dawson-s-games"},
    "poker": {"book/11-zero-sum.html#one-card-and-a-bluff"},
    "solve": {"book/06-octal.html#kayles-solved"},
    "winning_moves": {"book/api/position.html#cgkit.Position.winning_moves"},
}
# what is not in the book -> what comes nearest
NEAREST = {
    "tic-tac-toe": "book/06-disguise.html#three-crosses",
    "surreal numbers": "book/09-hackenbush.html#red-and-blue",
    "temperature": "book/09-hackenbush.html#red-and-blue",
}
# what names a problem that is not in the bank
UNKNOWN = ["HDU 9999", "LeetCode 292", "洛谷P2197", "cf 36e"]
LONG = {
    "words": "nim sum of heaps " * 600,
    "one word": "x" * 10_000,
    "Chinese": "威佐夫博弈" * 2_000,
    "ids": "HDU 9 " * 1_700,
}
# What the page's script answers to questions: of each result the kind, where it leads, its name, where that is, and a text.
ANSWER = """
import { readFileSync } from "node:fs";
const [script, list, questions] = process.argv.slice(1);
const { index, find, quotation } = await import(script);
globalThis.window = globalThis;
(0, eval)(readFileSync(list, "utf8"));
const all = await index(globalThis.cgList);
console.log(JSON.stringify(JSON.parse(questions).map((question) => {
  const { found, sought } = find(all, question);
  return found.slice(0, 10).map(({ kind, address, name, within, text }) =>
    [kind, address, name, within, ["term", "game"].includes(kind) ? text : quotation(text, sought)]);
})));
"""
NO_QUOTATION = re.compile(r"\\|\$|```|<[a-z/]|_repr|\{cite|import |>>>|undefined|null")


def test_the_first_three_are_what_was_wanted(tmp_path: Path) -> None:
    assert len(ASKED) >= 40
    script = tmp_path / "find.mjs"
    script.write_text(
        esbuild(entryPoints=[str(STATIC.parent / "front" / "site" / "find.js")], bundle=True, format="esm")
    )
    files = script.as_uri(), str(SITE / "_static" / "search-list.js")
    told = node("--input-type=module", "-e", ANSWER, *files, json.dumps([*ASKED]), check=True, stdout=subprocess.PIPE)
    for (query, wanted), rows in zip(ASKED.items(), json.loads(told.stdout), strict=True):
        found = [link for _, link, *_ in rows]
        assert wanted <= set(found[:3]), query
        assert len(set(found)) == len(found), query
        for kind, link, name, within, text in rows:
            assert name
            assert within or kind == "page", link
            assert not NO_QUOTATION.search(text), text
            assert len(text) <= 240 or kind in ("term", "game")
            assert len(text) >= 10 or not text or kind in ("name", "page"), link
            path, _, id = link.partition("#")
            assert not id or f'id="{id}"' in _written(path), link


def test_the_page_shows_what_was_found_in_this_order(visit: Open) -> None:
    items = visit("search.html?q=mex").page.locator("main .cg-found > li")
    items.first.wait_for()
    links = items.locator("a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert len(links) == 10
    assert ASKED["mex"] <= set(links[:3])
    assert all(map(all, items.evaluate_all("all => all.map((one) => [...one.children].map((part) => part.innerText))")))


@cache
def _written(path: str) -> str:
    return (SITE / path).read_text("utf8")


FIELD = ".cg-search input >> visible=true"


def test_a_chapter_answers_while_one_types_and_by_keys_alone(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog", name="Search")
    page.keyboard.type("surreal numbers")
    dialog.get_by_role("status").filter(has_text="The first result comes nearest.").wait_for()
    assert dialog.locator("a").first.get_attribute("href") == f"../{NEAREST['surreal numbers']}"
    page.locator(FIELD).fill("nim s")
    dialog.get_by_role("status").filter(has_text=re.compile(r"^\d+ results")).wait_for()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement === document.querySelector('.cg-found a')")
    page.keyboard.press("ArrowUp")
    page.keyboard.type("um")
    dialog.locator("li", has_text="nim-sum").first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=nim+sum")
    found = page.locator("main .cg-found > li")
    found.first.wait_for()
    assert page.get_by_role("status").inner_text().endswith("the best 10 first.")
    assert page.locator(FIELD).input_value() == "nim sum"
    assert found.count() == 10
    page.get_by_role("button", name="Show more").press("Enter")
    assert found.count() == 20
    assert found.nth(10).locator("a").evaluate("one => one === document.activeElement")
    found.locator("a").first.press("Enter")
    page.wait_for_url("**/book/glossary.html#term-nim-sum")


def test_what_the_book_does_not_have_is_named(visit: Open) -> None:
    page = visit("search.html").page
    assert page.locator(FIELD).evaluate("one => one === document.activeElement")
    status = page.get_by_role("status")
    for typed, said in {
        "qwzxyv": "“qwzxyv” isn’t in the book.",
        "kalyes": "“kalyes” isn’t in the book; these are the results for “kayles”.",
        **{asked: f"“{asked}” isn’t in this book. The first result comes nearest." for asked in NEAREST},
        "<img src=x onerror=alert(1)>": "“onerror”",
    }.items():
        page.locator(FIELD).fill(typed)
        status.filter(has_text=said).wait_for()
        if typed in NEAREST:
            assert page.locator("main .cg-found a").first.get_attribute("href") == NEAREST[typed]
    assert page.locator("main section img").count() == 0


@pytest.mark.parametrize("query", UNKNOWN)
def test_a_problem_that_nobody_has_here_is_said_to_be_none(visit: Open, query: str) -> None:
    page = visit(f"search.html?q={quote(query)}").page
    said = f"The bank has no problem {query}. Try what is played in it"
    page.get_by_role("status").filter(has_text=said).wait_for()
    assert page.locator("main .cg-found > li").count() == 0


def test_what_is_said_besides_a_problem_that_nobody_has_is_looked_for(visit: Open) -> None:
    page = visit("search.html?q=HDU+9999+Northcott").page
    page.locator("main .cg-found > li").first.wait_for()
    assert "The bank has no problem HDU 9999." in page.get_by_role("status").inner_text()
    assert page.locator("main .cg-found a").first.inner_text() == "Northcott’s game"


@pytest.mark.parametrize("kind", LONG)
def test_a_question_as_long_as_a_book_is_answered_in_few_words_and_kept(visit: Open, kind: str) -> None:
    page = visit("book/03-nim.html").page
    page.keyboard.press("Control+k")
    page.keyboard.insert_text(LONG[kind])
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html#q=*")
    status = page.get_by_role("status")
    status.filter(has_text=re.compile(r"\.")).wait_for()
    assert len(status.inner_text()) < 400
    assert len(page.title()) < 120
    assert page.locator(FIELD).input_value() == LONG[kind].strip()
    if kind == "Chinese":
        assert "only its beginning was searched" in status.inner_text()
        assert page.locator("main .cg-found a").first.inner_text() == "Wythoff’s game"
    page.locator(FIELD).fill(LONG[kind] + " Kayles")
    page.evaluate("window.asked = true")
    page.get_by_role("button", name="Search", exact=True).last.click()
    page.wait_for_function(  # it is loaded anew
        "location.hash.endsWith('Kayles') && !window.asked && document.querySelector('main .cg-asked')?.textContent"
    )
    page.locator(FIELD).fill("Kayles")
    page.get_by_role("button", name="Search", exact=True).last.click()
    page.wait_for_url("**/search.html?q=Kayles")
    page.locator("main .cg-found a").first.wait_for()


def test_search_works_from_a_folder_and_marks_what_it_found(visit: Open) -> None:
    page = visit((SITE / "search.html").as_uri() + "?q=golden ratio").page
    page.locator("main .cg-found mark", has_text="golden").first.wait_for()


def test_what_search_fetches_is_light(visit: Open) -> None:
    page = visit("search.html?q=Kayles").page
    page.locator("main .cg-found > li").first.wait_for()
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    files = {SITE / name.lstrip("/") for name in names}
    assert SITE / "_static" / "search-list.js" in files
    assert not any(path.suffix == ".html" for path in files), "no page is fetched to be quoted"
    assert sum(map(sent, files)) + sent(SITE / "search.html") <= MOST_BYTES


@pytest.mark.parametrize(
    ("width", "dark"),
    a_few_quick([(1000, False), (360, True), (360, False), (1000, True)], ((1000, False), (360, True))),
)
def test_the_page_reads_well(visit: Open, width: int, dark: bool) -> None:
    seen = visit("search.html?q=nim+sum", width=width, dark=dark)
    seen.page.locator("main .cg-found > li").nth(9).wait_for()
    assert seen.page.evaluate("document.documentElement.scrollWidth") <= width
    assert seen.serious("main") == []


def test_without_scripts_the_page_leads_to_pages_that_need_none(visit: Open) -> None:
    page = visit("search.html", scripts=False).page
    said = page.locator("#search noscript")
    assert "Search needs scripts" in said.inner_text()
    for link in said.locator("a").all():
        assert (SITE / (link.get_attribute("href") or "")).is_file()
