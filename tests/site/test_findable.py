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

from cgbook.lab import games
from tests.browser import ROOT, SITE, Open

from cgsite import pages  # isort: skip
from cgsite.site import Site  # isort: skip
from serve import server  # isort: skip

BASE = "https://book.example/games/"


def site(folder: Path, base: str) -> Site:
    settings = SimpleNamespace(html_baseurl=base, notfound_urls_prefix="/")
    env = SimpleNamespace(found_docs={"book/index", "book/03-nim"})
    app: Any = SimpleNamespace(config=settings, outdir=str(folder), doctreedir=str(folder / "kept"), env=env)
    return Site(app)


def test_the_list_for_search_engines_needs_an_address(tmp_path: Path) -> None:
    pages.write_sitemap(site(tmp_path, BASE))
    text = (tmp_path / "sitemap.xml").read_text("utf8")
    assert re.findall(r"<loc>(.*?)</loc>", text) == [f"{BASE}book/03-nim.html", f"{BASE}book/index.html"]
    pages.write_sitemap(site(tmp_path, ""))
    assert not (tmp_path / "sitemap.xml").exists()


@pytest.mark.browser
def test_a_link_shows_a_card_elsewhere() -> None:
    assert (SITE / "_static" / "card.png").read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    for name in ("index", "05-wythoff"):
        text = (SITE / "book" / f"{name}.html").read_text("utf8")
        assert 'property="og:site_name" content="Combinatorial Games, Played and Proved"' in text
        assert re.search(r'property="og:description" content="[A-Z][^"]{40}', text)
        published = bool(yaml.safe_load((ROOT / "_config.yml").read_text())["html"]["baseurl"])
        assert ('rel="canonical"' in text) == ('property="og:image"' in text) == published


@pytest.mark.browser
def test_every_theorem_and_exercise_has_a_link_to_itself() -> None:
    for path in (SITE / "book").glob("[0-9]*.html"):
        text = path.read_text("utf8")
        theorems = re.findall(r'<div class="proof (?!admonition)[^"]*" id="([^"]+)">', text)
        exercises = re.findall(r'id="(exercise-\d+(?:-\d+)+)"', text)
        linked = set(re.findall(r'<a class="headerlink" href="#([^"]+)" aria-label="Link to', text))
        assert linked == {*theorems, *exercises}, path.name
        (number,) = re.findall(
            r'class="cg-chapter-number">([\d.]+)<', text
        )  # of the page, which files tell exercises too
        assert {one.rpartition("-")[0] for one in exercises} <= {f"exercise-{number.replace('.', '-')}"}, path.name


@pytest.mark.browser
@pytest.mark.parametrize("where", ["book/wythof.html", "no/such/place/at-all"])
def test_who_is_lost_is_helped_at_any_depth(visit: Open, base: str, where: str) -> None:
    seen = visit(where, width=360)
    page = seen.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert seen.serious("html") == []
    assert page.get_by_role("heading", name="There is no page here.").is_visible()
    page.locator("main").get_by_role("searchbox").fill("kayles")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{base}search.html?q=kayles")
    page.goto(base + where)
    page.locator("main").get_by_role("link", name="The glossary").click()
    page.wait_for_url(f"{base}book/glossary.html")
    seen.problems[:] = [one for one in seen.problems if "404" not in one]  # what it was about


def test_who_is_lost_below_a_sub_path_is_led_there() -> None:
    assert 'href="/games/book/index.html"' in pages.not_found("/games/")["body"]


@pytest.mark.browser
def test_search_knows_each_game_by_all_of_its_names() -> None:
    listed = (SITE / "_static" / "search-list.js").read_text("utf8")
    entries = json.loads(listed.partition("=")[2].strip().rstrip(";"))
    words = "\n".join(" ".join(map(str, one)) for one in entries if one[0] in ("game", "term"))
    for game in games():
        for name in game.names:
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
