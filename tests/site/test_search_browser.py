"""Tests of the search as new readers use it, with queries and their first results, and of the page for wrong addresses."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cgbook.lab import games
from cgbook.widgets.base import STATIC
from tests.browser import SITE, Open, called
from tests.chapters import a_few_quick

from benchmarks.pages import MOST_BYTES, sent  # isort: skip
from cgsite.glossary import terms  # isort: skip
from node import esbuild, node  # isort: skip

pytestmark = pytest.mark.browser
# queries, each with the links that must be among the first three results
QUERIES = {
    "rock paper scissors": {"book/01-landscape.html#at-the-same-time"},
    "dots and boxes": {"book/glossary.html#term-dots-and-boxes"},
    "dots-and-boxes": {"book/glossary.html#term-dots-and-boxes"},
    "Sprouts": {"book/glossary.html#term-sprouts"},
    "cram": {"book/glossary.html#term-cram"},
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
    # names used in programming contests
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
    "洛谷": {"book/attack.html"},
    "luogu": {"book/attack.html", "book/attack.html#problem-a-token-in-a-maze"},
    "打表": {"book/attack.html#tables-and-patterns"},
    "template": {"book/templates.html"},
    "模板": {"book/templates.html"},
    # problems of the bank, named as on their sites or as people write them
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
    # titles of these problems on their sites
    "Georgia and Bob": {"book/attack.html#problem-georgia-and-bob"},
    "S-Nim": {"book/attack.html#problem-s-nim"},
    "Fibonacci again and again": {"book/attack.html#problem-s-nim"},
    "nim or not nim": {"book/attack.html#problem-nim-or-not-nim"},
    "Industrial Nim": {"book/attack.html#problem-industrial-nim"},
    "switch lights": {"book/attack.html#problem-switch-lights"},
    "Be the Winner": {"book/attack.html#problem-john"},
    # queries of people who didn't know the book
    "0.137": {"book/06-octal.html#dawson-s-games"},
    "poker": {"book/11-zero-sum.html#one-card-and-a-bluff"},
    "solve": {"book/06-octal.html#kayles-solved"},
    "winning_moves": {"book/api/position.html#cgkit.Position.winning_moves"},
    "0.77": {"book/06-octal.html#pins-in-a-row"},
    "0.07": {"book/06-octal.html#dawson-s-games"},
    "bluff": {"book/11-zero-sum.html#one-card-and-a-bluff"},
    "staircase": {"book/glossary.html#term-staircase", "book/03-nim.html#nim-on-a-staircase"},
    "anti-nim": {"book/glossary.html#term-misere"},
    "反尼姆": {"book/glossary.html#term-misere"},
    "how to win at nim": {"book/glossary.html#term-nim"},
    "21 game": {"book/02-take-away.html#the-pattern-and-its-proof"},
    "take 1 2 or 3": {"book/02-take-away.html#the-pattern-and-its-proof"},
    "31 game": {"book/02-take-away.html#thirty-one"},
    "Poker Nim": {"book/03-nim.html#northcott-s-game"},
    "取石子": {"book/02-take-away.html"},
    "博弈论": {"book/01-landscape.html"},
    "Nimstring": {"book/glossary.html#term-nimstring"},
    "二分图博弈": {"book/glossary.html#term-vertex-geography"},
    "囚徒困境": {"book/12-many-players.html#two-numbers-in-a-cell"},
    "download": {"book/other-ways.html"},
    "surreal numbers": {"book/13-red-against-blue.html#where-to-read-on"},
    "temperature": {"book/13-red-against-blue.html#where-to-read-on"},
}
# queries for things that aren't in the book, each with the closest place, which must be the first result
NEAREST = {
    **dict.fromkeys(
        ("tic-tac-toe", "tictactoe", "connect four", "井字棋", "五子棋"), "book/06-disguise.html#three-crosses"
    ),
    **dict.fromkeys(
        ("clobber", "toads and frogs"),
        "book/13-red-against-blue.html#four-outcomes",
    ),
    **dict.fromkeys(
        ("chess", "go", "围棋", "Othello", "backgammon"), "book/01-landscape.html#nothing-hidden-and-no-dice"
    ),
    "hex": "book/02-take-away.html#chomp",
    "sudoku": "book/01-landscape.html#the-map",
    "silver dollar": "book/03-nim.html#nim-on-a-staircase",
    "LeetCode": "book/attack.html",
}
# queries that must have no results, and not be taken for typos
NOTHING = ["zugzwang", "Minecraft", "AlphaGo"]
# names of problems that aren't in the bank
UNKNOWN = ["HDU 9999", "LeetCode 292", "洛谷P2197", "cf 36e"]
LONG = {
    "words": "nim sum of heaps " * 600,
    "one word": "x" * 10_000,
    "Chinese": "威佐夫博弈" * 2_000,
    "ids": "HDU 9 " * 1_700,
}
# This script answers queries as the page does. It returns the kind, link, name, place and text of each result.
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


def test_the_first_three_results_are_as_expected(tmp_path: Path) -> None:
    queries = QUERIES | {query: {place} for query, place in NEAREST.items()}
    assert len(queries) >= 40
    script = tmp_path / "find.mjs"
    script.write_text(
        esbuild(entryPoints=[str(STATIC.parent / "front" / "site" / "find.js")], bundle=True, format="esm")
    )
    files = script.as_uri(), str(SITE / "_static" / "search-list.js")
    done = node(
        "--input-type=module",
        "-e",
        ANSWER,
        *files,
        json.dumps([*queries, *NOTHING]),
        check=True,
        stdout=subprocess.PIPE,
    )
    answers = json.loads(done.stdout)
    assert answers[len(queries) :] == [[]] * len(NOTHING)
    for (query, wanted), rows in zip(queries.items(), answers[: len(queries)], strict=True):
        found = [link for _, link, *_ in rows]
        assert wanted <= set(found[: 1 if query in NEAREST else 3]), query
        assert len(set(found)) == len(found), query
        for kind, link, name, within, text in rows:
            assert name
            assert kind != "name" or query == "winning_moves", f"{query}: {link} is only for programmers"
            assert within or kind == "page", link
            assert not NO_QUOTATION.search(text), text
            assert len(text) <= 240 or kind in ("term", "game")
            assert len(text) >= 10 or not text or kind in ("name", "page"), link
            path, _, id = link.partition("#")
            assert not id or f'id="{id}"' in _written(path), link


@cache
def _written(path: str) -> str:
    return (SITE / path).read_text("utf8")


def test_the_search_knows_every_name_of_each_game_and_term() -> None:
    entries = json.loads(_written("_static/search-list.js").partition("=")[2].strip().rstrip(";"))
    words = "\n".join(" ".join(map(str, one)) for one in entries if one[0] in ("game", "term"))
    names = [name for one in games() for name in one.names] + [name for one in terms() for name in one.chinese]
    assert [name for name in names if name not in words] == []


FIELD = ".cg-search input >> visible=true"
FOUND = "main .cg-found > li"


def test_a_chapter_answers_during_typing_and_by_keys_alone(visit: Open) -> None:
    page = visit("book/03-nim.html").page
    page.keyboard.press("Control+k")
    dialog = page.get_by_role("dialog", name="Search")
    page.keyboard.type("clobber")
    expect(dialog.locator("a").first).to_have_attribute("href", f"../{NEAREST['clobber']}")
    page.locator(FIELD).fill("nim s")
    expect(dialog.get_by_role("status")).to_have_text(re.compile(r"^\d+ results"))
    for key in ("ArrowDown", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("document.activeElement === document.querySelector('.cg-found a')")
    page.keyboard.press("ArrowUp")
    page.keyboard.type("um")
    dialog.locator("li", has_text=called("games.nimSum")).first.wait_for()
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html?q=nim+sum")
    found = page.locator(FOUND)
    expect(found).to_have_count(10)
    assert page.locator(FIELD).input_value() == "nim sum"
    page.keyboard.press("Control+k")
    assert page.locator(FIELD).evaluate("one => one === document.activeElement"), (
        "the shortcut must lead to the field of the search page"
    )
    found.locator("xpath=../following::button").locator("visible=true").first.press("Enter")
    assert found.count() == 20
    assert found.nth(10).locator("a").evaluate("one => one === document.activeElement")
    assert all(map(all, found.evaluate_all("all => all.map((one) => [...one.children].map((part) => part.innerText))")))
    found.locator("a").first.press("Enter")
    page.wait_for_url("**/book/glossary.html#term-nim-sum")


def test_the_search_page_says_what_the_book_does_not_have_and_is_small(visit: Open) -> None:
    page = visit("search.html?q=Kayles").page
    page.locator(FOUND).first.wait_for()
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    files = {SITE / name.lstrip("/") for name in names}
    assert SITE / "_static" / "search-list.js" in files
    assert not any(path.suffix == ".html" for path in files), "no page may be fetched for a quotation"
    assert sum(map(sent, files)) + sent(SITE / "search.html") <= MOST_BYTES
    status = page.get_by_role("status")
    for typed, first in {
        "qwzxyv": "", "kalyes": "book/glossary.html#term-kayles", **NEAREST, "<img src=x onerror=alert(1)>": None,
        **dict.fromkeys(UNKNOWN, ""), "HDU 9999 Northcott": "book/games.html#game-northcott",
    }.items():  # fmt: skip
        page.locator(FIELD).fill(typed)
        named = re.sub(r"(HDU 9999).*", r"\1", typed) if first is not None else "onerror"
        expect(status).to_contain_text(named)
        if first:
            expect(page.locator(f"{FOUND} a").first).to_have_attribute("href", re.compile(re.escape(first) + "$"))
        elif first == "":
            expect(page.locator(FOUND)).to_have_count(0)
    assert page.locator("main section img").count() == 0


@pytest.mark.parametrize("kind", a_few_quick(LONG, ("Chinese",)))
def test_a_query_as_long_as_a_book_gets_a_short_answer_and_is_kept(visit: Open, kind: str) -> None:
    page = visit("book/03-nim.html").page
    page.keyboard.press("Control+k")
    page.keyboard.insert_text(LONG[kind])
    page.keyboard.press("Enter")
    page.wait_for_url("**/search.html#q=*")
    status = page.get_by_role("status")
    expect(status).to_have_text(re.compile(r"\."))
    assert len(status.inner_text()) < 400
    assert len(page.title()) < 120
    assert page.locator(FIELD).input_value() == LONG[kind].strip()
    if kind == "Chinese":  # only the beginning of a query is searched
        expect(page.locator(f"{FOUND} a").first).to_have_attribute("href", re.compile("#term-wythoff$"))
    page.locator(FIELD).fill(LONG[kind] + " Kayles")
    page.evaluate("window.asked = true")
    page.locator(FIELD).press("Enter")
    page.wait_for_function(  # the page has been loaded again
        "location.hash.endsWith('Kayles') && !window.asked && document.querySelector('main .cg-asked')?.textContent"
    )
    page.locator(FIELD).fill("Kayles")
    page.locator(FIELD).press("Enter")
    page.wait_for_url("**/search.html?q=Kayles")
    page.locator(f"{FOUND} a").first.wait_for()


@pytest.mark.parametrize("where", ["book/wythof.html", "no/such/place/at-all"])
def test_the_page_for_wrong_addresses_works_at_any_depth(visit: Open, base: str, where: str) -> None:
    seen = visit(where, width=360)
    page = seen.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert seen.serious("html") == []
    page.locator("main").get_by_role("searchbox").fill("kayles")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{base}search.html?q=kayles")
    page.goto(base + where)
    page.locator("main a[href$='/book/glossary.html']").click()
    page.wait_for_url(f"{base}book/glossary.html")
    # the browser reports the wrong address, as expected
    seen.problems[:] = [one for one in seen.problems if "404" not in one]
