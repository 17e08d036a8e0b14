"""The book is found: by its names, by links to each theorem, by search engines where its address is known, and by who is lost."""

from __future__ import annotations

import json
import re
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.request import urlopen

import pytest
import yaml

from tests.browser import ROOT, SITE, Open

from cgsite import card, findable  # isort: skip
from serve import server  # isort: skip

BASE = "https://book.example/games/"


def app(base: str) -> Any:
    settings = SimpleNamespace(
        html_title="A book & more", html_baseurl=base, author="somebody", language="en", root_doc="book/index"
    )
    return SimpleNamespace(config=settings)


def test_the_list_for_search_engines_needs_an_address(tmp_path: Path) -> None:
    def built(base: str) -> Any:
        made = app(base)
        made.builder, made.outdir = SimpleNamespace(format="html"), str(tmp_path)
        made.env = SimpleNamespace(found_docs={"book/index", "book/03-nim", "search"})
        return made

    findable.finish(built(BASE), None)
    text = (tmp_path / "sitemap.xml").read_text("utf8")
    assert re.findall(r"<loc>(.*?)</loc>", text) == [f"{BASE}book/03-nim.html", f"{BASE}book/index.html"]
    assert 'href="/games/book/index.html"' in (tmp_path / "404.html").read_text("utf8")
    findable.finish(built(""), None)
    assert not (tmp_path / "sitemap.xml").exists()


def test_pages_say_what_they_are() -> None:
    book, chapter = findable.data(app(BASE), "book/index", "x"), findable.data(app(BASE), "book/03-nim", "Nim")
    assert book
    assert chapter
    assert (book["@type"], book["url"]) == ("Book", BASE)
    assert (chapter["@type"], chapter["position"], chapter["url"]) == ("Chapter", 3, f"{BASE}book/03-nim.html")
    assert chapter["isPartOf"]["name"] == "A book & more"
    assert "url" not in (findable.data(app(""), "book/index", "x") or {})
    assert findable.data(app(BASE), "book/glossary", "x") is None
    told: dict[str, Any] = {"title": "Nim", "metatags": '<meta name="description" content="Heaps &amp; moves.">'}
    card.describe(app(BASE), "book/03-nim", "page.html", told, object())
    assert 'property="og:description" content="Heaps &amp; moves."' in told["metatags"]
    assert f'property="og:url" content="{BASE}book/03-nim.html"' in told["metatags"]


@pytest.mark.browser
def test_the_data_of_the_built_pages_can_be_read() -> None:
    for name, kind in (("index", "Book"), ("05-wythoff", "Chapter")):
        text = (SITE / "book" / f"{name}.html").read_text("utf8")
        (found,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', text)
        assert json.loads(found)["@type"] == kind
        assert 'property="og:site_name" content="Combinatorial Games, Played and Proved"' in text
        assert ('rel="canonical"' in text) == bool(
            yaml.safe_load((ROOT / "_config.yml").read_text())["html"]["baseurl"]
        )


@pytest.mark.browser
def test_every_theorem_and_exercise_has_a_link_to_itself() -> None:
    for path in (SITE / "book").glob("[0-9]*.html"):
        text = path.read_text("utf8")
        theorems = re.findall(r'<div class="proof (?!admonition)[^"]*" id="([^"]+)">', text)
        exercises = re.findall(r'id="(exercise-\d+-\d+)"', text)
        linked = set(re.findall(r'<a class="headerlink" href="#([^"]+)" aria-label="Link to', text))
        assert linked == {*theorems, *exercises}, path.name


@pytest.mark.browser
@pytest.mark.parametrize("where", ["games/book/wythof.html", "games/no/such/place/at-all", "games/kayles"])
def test_who_is_lost_is_helped_at_any_depth_below_a_sub_path(visit: Open, tmp_path: Path, where: str) -> None:
    (tmp_path / "games").symlink_to(SITE)
    (tmp_path / "404.html").symlink_to(SITE / "404.html")
    with server(tmp_path, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{running.server_port}/"
        seen = visit(base + where, width=360)
        page = seen.page
        page.wait_for_function("document.querySelector('a').href.includes('/games/book/')")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert seen.serious("html") == []
        field = page.get_by_role("searchbox")
        assert field.input_value() == where.rsplit("/", 1)[1].removesuffix(".html").replace("-", " ")
        field.fill("kayles")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{base}games/search.html?q=kayles")
        page.goto(base + where)
        page.wait_for_function("document.querySelector('a').href.includes('/games/book/')")
        page.get_by_role("link", name="The glossary").click()
        page.wait_for_url(f"{base}games/book/glossary.html")
        seen.problems[:] = [one for one in seen.problems if "404" not in one]  # what it was about
        running.shutdown()


@pytest.mark.browser
def test_search_knows_each_game_by_all_of_its_names() -> None:
    listed = (SITE / "_static" / "search-list.js").read_text("utf8")
    entries = json.loads(listed.partition("=")[2].strip().rstrip(";"))
    words = "\n".join(" ".join(map(str, one)) for one in entries if one[0] in ("game", "term"))
    for game in yaml.safe_load((ROOT / "book" / "games.yml").read_text("utf8")):
        for name in [*game.get("names", ()), *game.get("chinese", ()), *game.get("sought", ())]:
            assert name in words, name
    for term in yaml.safe_load((ROOT / "book" / "glossary.yml").read_text("utf8")):
        for name in term.get("chinese", ()):
            assert name in words, name


def test_a_server_without_such_a_page_says_so_in_its_own_words(tmp_path: Path) -> None:
    with server(tmp_path, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        with pytest.raises(OSError, match="404"):
            urlopen(f"http://127.0.0.1:{running.server_port}/none.html")
        running.shutdown()
