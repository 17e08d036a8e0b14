"""The settings that `_config.yml` can't contain, style sheets without comments, scripts of single pages, the sitemap and the 404 page."""

from __future__ import annotations

import hashlib
import os
import shutil
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from node import SITE, esbuild
from sphinx.application import Sphinx
from sphinx.config import Config

from cgsite import search
from cgsite.site import Site, made_whole

ROOT = SITE.parents[1]
DOORS = (
    ("book/index.html", "The first game", "and the chapters"),
    ("book/games.html", "All games", "of the book, in a table"),
    ("book/glossary.html", "The glossary", "what the words mean"),
)
#: page -> the script that the page loads in addition to `site.js`
OWN = {
    "404": "search.js",
    "book/attack": "filter.js",
    "book/games": "filter.js",
    "book/glossary": "filter.js",
    "search": "search.js",
}


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Add a page's own script to the page."""
    if page in OWN:
        app.add_js_file(OWN[page], loading_method="defer")


def configure(app: Sphinx, config: Config) -> None:
    """Compute the settings that `_config.yml` can't contain."""
    # a workflow knows where it publishes its build, so `_config.yml` needn't contain the address
    if address := os.environ.get("BOOK_ADDRESS"):
        config["html_baseurl"] = address
    if base := config["html_baseurl"]:
        config["ogp_site_url"], config["ogp_image"] = base, urljoin(base, "_static/card.png")
    config["notfound_urls_prefix"] = top = urlsplit(base).path or "/"
    config["notfound_context"] = not_found(top)
    # The cache of executed notebooks doesn't notice a change in the packages, the exercises or the way kernels are run,
    # and such a change must run the notebooks again.
    code = sorted(
        path
        for package in (ROOT / "cgkit", ROOT / "book" / "cgbook")
        for path in package.rglob("*")
        if path.suffix in {".py", ".js", ".css"} and "front" not in path.parts  # the bundles represent front/
    )
    code += sorted((ROOT / "book" / "exercises").rglob("*.md"))
    code += [SITE / "run.py", SITE / "sweep.py"]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in code)).hexdigest()[:12]
    config["nb_execution_cache_path"] = str(ROOT / "_build" / ".jupyter_cache" / digest)
    config["html_static_path"] = [*config["html_static_path"], str(lightened(SITE / "static"))]
    # if no page had to be written, Sphinx wouldn't copy a style sheet that has changed
    config["html_context"] = {**config["html_context"], "style": (SITE / "static" / "book.css").read_text("utf8")}


def lightened(folder: Path) -> Path:
    """Return a copy of a folder without the comments in its style sheets, and make a new copy when a file has changed."""
    files = sorted(folder.iterdir())
    digest = hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:12]
    copy = ROOT / "_build" / ".static" / digest
    if not copy.exists():
        with made_whole(copy) as unfinished:
            shutil.copytree(folder, unfinished, dirs_exist_ok=True)
            esbuild(entryPoints=[str(path) for path in files if path.suffix == ".css"], outdir=str(unfinished))
    return copy


def write_sitemap(site: Site) -> None:
    """Write `sitemap.xml` if the address of the book is known."""
    base, file = site.app.config.html_baseurl, site.folder / "sitemap.xml"
    file.unlink(missing_ok=True)
    if base:
        pages = "".join(
            f"<url><loc>{escape(urljoin(base, name))}.html</loc></url>\n" for name in sorted(site.env.found_docs)
        )
        site.write("sitemap.xml", f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{pages}</urlset>\n')


def not_found(top: str) -> dict[str, str]:
    """Return the page that a host shows for a missing page; `top` is the address of the top of the site."""
    doors = "".join(f'<li><a href="{top}{address}">{name}</a> {words}</li>' for address, name, words in DOORS)
    return {
        "title": "There’s no page here",
        "body": "<section><h1>There’s no page here.</h1>"
        "<p>The address may be misspelt, or the page may have a new name. Search for what you wanted:</p>"
        f"{search.place(f'{top}search.html')}<p>Or start again from one of these pages:</p><ul>{doors}</ul></section>",
    }


def setup(app: Sphinx) -> None:
    app.connect("config-inited", configure, priority=100)
    app.connect("html-page-context", dress)
    app.add_css_file("book.css", priority=900)
