"""What a page is made of, besides its widgets and formulas: small fonts, light scripts and styles; and how the book is found."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

from node import SITE, esbuild
from sphinx.application import Sphinx
from sphinx.config import Config

from cgsite import search
from cgsite.face import characters, cut_down
from cgsite.site import Site, made_whole

ROOT = SITE.parents[1]
DOORS = (
    ("book/index.html", "The first game", "and the chapters"),
    ("book/games.html", "All games", "of the book, in a table"),
    ("book/glossary.html", "The glossary", "what the words mean"),
)
#: what these pages ask for beside what all do; `book/api` stands for each page of the reference
OWN = {
    "404": ("search.js",),
    "book/api": ("api.css",),
    "book/attack": ("filter.css", "bank.css", "filter.js"),
    "book/games": ("filter.css", "games.css", "filter.js"),
    "book/glossary": ("filter.css", "filter.js"),
    "book/notes": ("notes.css",),
    "book/teachers": ("teach.css",),
    "search": ("search.js",),
}


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Gives a page its own style sheets and scripts."""
    for file in OWN.get("book/api" if page.startswith("book/api/") else page, ()):
        if file.endswith(".css"):
            app.add_css_file(file, priority=901)
        else:
            app.add_js_file(file, loading_method="defer")


def configure(app: Sphinx, config: Config) -> None:
    """Settings that need to be computed."""
    # where this build is published: a workflow knows, `_config.yml` need not
    if address := os.environ.get("BOOK_ADDRESS"):
        config["html_baseurl"] = address
    if base := config["html_baseurl"]:
        config["ogp_site_url"], config["ogp_image"] = base, urljoin(base, "_static/card.png")
    config["notfound_urls_prefix"] = top = urlsplit(base).path or "/"
    config["notfound_context"] = not_found(top)
    # The cache of executed notebooks knows nothing of the packages, nor of what else is asked of a kernel: a change there must run
    # them again.
    code = sorted(
        path
        for package in (ROOT / "cgkit", ROOT / "book" / "cgbook")
        for path in package.rglob("*")
        if path.suffix in {".py", ".js", ".css"} and "front" not in path.parts  # whose bundles count
    )
    code += sorted((ROOT / "book" / "exercises").rglob("*.md"))
    code += [SITE / "run.py", SITE / "sweep.py"]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in code)).hexdigest()[:12]
    config["nb_execution_cache_path"] = str(ROOT / "_build" / ".jupyter_cache" / digest)
    config["html_static_path"] = [*config["html_static_path"], str(lightened(SITE / "static"))]
    # without a page to write, Sphinx would not copy a style sheet that has changed
    config["html_context"] = {**config["html_context"], "style": (SITE / "static" / "book.css").read_text("utf8")}


def lightened(folder: Path) -> Path:
    """Returns a copy of a folder whose style sheets hold no comments, made when a file has changed."""
    files = sorted(folder.iterdir())
    digest = hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:12]
    copy = ROOT / "_build" / ".static" / digest
    if not copy.exists():
        with made_whole(copy) as unfinished:
            shutil.copytree(folder, unfinished, dirs_exist_ok=True)
            esbuild(entryPoints=[str(path) for path in files if path.suffix == ".css"], outdir=str(unfinished))
    return copy


def write_sitemap(site: Site) -> None:
    """Writes `sitemap.xml`, where the address of the book is known."""
    base, file = site.app.config.html_baseurl, site.folder / "sitemap.xml"
    file.unlink(missing_ok=True)
    if base:
        pages = "".join(
            f"<url><loc>{escape(urljoin(base, name))}.html</loc></url>\n" for name in sorted(site.env.found_docs)
        )
        site.write("sitemap.xml", f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{pages}</urlset>\n')


def not_found(top: str) -> dict[str, str]:
    """The page that a host shows in place of one that it has not; `top` is where the site begins."""
    doors = "".join(f'<li><a href="{top}{address}">{name}</a> {words}</li>' for address, name, words in DOORS)
    return {
        "title": "There is no page here",
        "body": "<section><h1>There is no page here.</h1>"
        "<p>The address may be misspelt, or the page has another name now. Look for what you wanted:</p>"
        f"{search.place(f'{top}search.html')}<p>Or begin again:</p><ul>{doors}</ul></section>",
    }


def subset_icon_fonts(site: Site) -> None:
    """Cuts the icon fonts down to the icons that some page or script of the site names, from 156 KB to a few; those of the
    mathematics to the characters of the pages, from 40 KB to a few, for most pages."""
    sheet = "".join(path.read_text("utf8") for path in (site.static / "styles").glob("*.css"))
    rules = re.findall(r'((?:\.fa-[\w-]+::?before,?)+)\{content:"\\([0-9a-f]+)"\}', sheet)
    code_of = {name: int(code, 16) for names, code in rules for name in re.findall(r"\.fa-([\w-]+)", names)}
    text = site.text + "".join(path.read_text("utf8") for path in site.static.glob("*.js"))
    used = {code_of[name] for name in re.findall(r"fa-([\w-]+)", text) if name in code_of}
    for names, code in rules:
        sheet = sheet.replace(f'{names}{{content:"\\{code}"}}', "")
    used |= {int(code, 16) for code in re.findall(r'"\\(f[0-9a-f]{3})"', sheet)}  # what the theme draws by other names
    used |= {ord(icon) for icon in re.findall("[\uf000-\uf8ff]", sheet)}
    for path in (site.static / "vendor" / "fontawesome" / "webfonts").glob("*.woff2"):
        cut_down(path, path, used)
    shown = characters(site)
    for path in (site.static / "katex" / "fonts").glob("*.woff2"):
        cut_down(path, path, shown)


def setup(app: Sphinx) -> None:
    app.connect("config-inited", configure, priority=100)
    app.connect("html-page-context", dress)
    app.add_css_file("book.css", priority=900)
