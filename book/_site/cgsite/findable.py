"""How the book is found, and found again: links to theorems and exercises, what search engines are told, and a page for who is lost.

Where the book is published, only `baseurl` in `_config.yml` knows. With it each page names its one address, and the site has a list of
its pages, `sitemap.xml`; without it there is neither.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote, urljoin, urlsplit

from sphinx.application import Sphinx

from cgbook.pictures.palette import DAY, NIGHT
from cgsite.cover import chapter_of
from cgsite.pages import SITE, lightened
from cgsite.policy import told

LICENCE = "https://creativecommons.org/licenses/by/4.0/"
NOT_LISTED = {"search", "genindex", "prf-prf"}
_THEOREM = re.compile(
    r'(<div class="proof (?!admonition)[^"]*" id="(?P<id>[^"]+)">\s*<p class="admonition-title">'
    r'<span class="caption-number">(?P<name>[^<]*?) ?</span>.*?)(?=</p>)',
    re.DOTALL,
)
_EXERCISE = re.compile(
    r'(<div class="[^"]*tag_exercise[^"]*" id="(?P<id>exercise-[\d-]+)">\s*<div[^>]*>\s*'
    r"<p><strong>(?P<name>Exercise [\d.]*\d).*?)(?=</p>)",
    re.DOTALL,
)
DOORS = (
    ("book/index.html", "The first game", "and the chapters"),
    ("book/games.html", "All games", "of the book, in a table"),
    ("book/glossary.html", "The glossary", "what the words mean"),
)


def linked(body: str) -> str:
    """A page whose theorems and exercises have a link to themselves, as headings have.

    >>> title = '<p class="admonition-title"><span class="caption-number">Lemma 2.1 </span></p>'
    >>> linked(f'<div class="proof lemma admonition" id="lem-a">{title}')[-102:]
    '<a class="headerlink" href="#lem-a" aria-label="Link to Lemma 2.1" title="Link to Lemma 2.1">#</a></p>'
    """
    for pattern in (_THEOREM, _EXERCISE):
        body = pattern.sub(_with_link, body)
    return body


def _with_link(found: re.Match[str]) -> str:
    words = f"Link to {found['name']}"
    return f'{found[1]}<a class="headerlink" href="#{found["id"]}" aria-label="{words}" title="{words}">#</a>'


def data(app: Sphinx, page: str, title: str) -> dict[str, Any] | None:
    """What a page is, in the words of schema.org: the book, or one of its chapters."""
    base = app.config.html_baseurl
    book: dict[str, Any] = {
        "@type": "Book",
        "name": app.config.html_title,
        "author": {"@type": "Organization", "name": app.config.author},
        "inLanguage": app.config.language,
        "license": LICENCE,
        "isAccessibleForFree": True,
        **({"url": base} if base else {}),
    }
    if page == app.config.root_doc:
        return {"@context": "https://schema.org", **book, "about": "Combinatorial game theory"}
    if (chapter := chapter_of(page)) is None:
        return None
    address = {"url": urljoin(base, f"{page}.html")} if base else {}
    return {
        "@context": "https://schema.org",
        "@type": "Chapter",
        "name": title,
        "position": chapter,
        **address,
        "isPartOf": book,
    }


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    if doctree is None:
        return
    context["body"] = linked(context["body"])
    if found := data(app, page, re.sub(r"<[^>]*>", "", context["title"])):
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
        context["metatags"] = context.get("metatags", "") + f'\n<script type="application/ld+json">{text}</script>'


def sitemap(base: str, pages: list[str]) -> str:
    """The list of the pages of a site, by their addresses.

    >>> sitemap("https://book.example/games/", ["book/03-nim.html"]).splitlines()[2]
    '<url><loc>https://book.example/games/book/03-nim.html</loc></url>'
    """
    lines = [f"<url><loc>{escape(urljoin(base, quote(page)))}</loc></url>" for page in pages]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
            *lines,
            "</urlset>\n",
        ]
    )


def lost(title: str, base: str) -> str:
    """The page that a host shows in place of one that it has not; it needs no other file of the site.

    Its links lead from the top of the site, which `static/lost.js` looks for; `base` says where it is to who runs no scripts.
    """
    top = urlsplit(base).path if base else ""
    script = (lightened(SITE / "static") / "lost.js").read_text("utf8").strip()
    doors = "".join(
        f'<li><a href="{escape(top + to)}" data-to="{to}">{name}</a> <span>{words}</span></li>'
        for to, name, words in DOORS
    )

    def ink(of: Mapping[str, str]) -> str:
        return ";".join(f"--{name}:{of[name]}" for name in ("paper", "ink", "soft", "line", "p", "n"))

    style = (
        f":root{{color-scheme:light dark;{ink(DAY)}}}@media(prefers-color-scheme:dark){{:root{{{ink(NIGHT)}}}}}"
        "body{margin:0;padding:max(2rem,12vh) 1.5rem 3rem;background:var(--paper);color:var(--ink);font:1.15rem/1.5 Georgia,serif}"
        "main{max-width:34rem;margin:auto}h1{font-size:2rem;line-height:1.15;margin:1rem 0}"
        "i{display:inline-block;width:1em;height:1em;margin-right:.4em;background:var(--p)}i:first-child{border-radius:50%;background:var(--n)}"
        "form{display:flex;flex-wrap:wrap;gap:.5rem;margin:1.5rem 0}label{flex:1 0 100%}"
        "input,button{font:inherit;padding:.4rem .6rem;border:1.5px solid var(--soft);border-radius:0}"
        "input,button{background:var(--paper);color:var(--ink)}"
        "input{flex:1;min-width:0}a{color:var(--p)}:focus-visible{outline:3px solid var(--n);outline-offset:2px}"
        "ul{padding:0;list-style:none}li{padding:.4rem 0;border-top:1px solid var(--line)}span{color:var(--soft)}"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8" />{told(script)}'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>No page here — {escape(title)}</title><style>{style}</style></head><body><main>"
        f"<p><i></i><i></i>{escape(title)}</p><h1>There is no page here.</h1>"
        "<p>The address may be misspelt, or the page has another name now. Look for what you wanted:</p>"
        f'<form role="search" action="{escape(top)}search.html" data-to="search.html"><label for="q">A game, a term, a question</label>'
        '<input id="q" name="q" type="search" autocomplete="off"><button>Search</button></form>'
        f"<p>Or begin again:</p><ul>{doors}</ul></main><script>{script}</script></body></html>\n"
    )


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    folder, base = Path(app.outdir), app.config.html_baseurl
    (folder / "404.html").write_text(lost(app.config.html_title, base), "utf8")
    where = folder / "sitemap.xml"
    if base:
        pages = sorted(f"{name}.html" for name in app.env.found_docs - NOT_LISTED)
        where.write_text(sitemap(base, pages), "utf8")
    else:
        where.unlink(missing_ok=True)


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", dress, priority=700)  # after all that changes a body
    app.connect("build-finished", finish, priority=750)  # its page is none of the theme's
