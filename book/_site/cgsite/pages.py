"""What a page is made of, besides its widgets and formulas: small fonts, light scripts and styles, a description of its own."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import tempfile
from html import escape
from pathlib import Path
from typing import Any

from docutils import nodes
from node import esbuild
from sphinx.application import Sphinx
from sphinx.config import Config

from cgsite.face import characters, cut_down

SITE = Path(__file__).parents[1]
ROOT = SITE.parents[1]


def configure(app: Sphinx, config: Config) -> None:
    """Settings that need to be computed."""
    if address := os.environ.get(
        "BOOK_ADDRESS"
    ):  # where this build is published: a workflow knows, `_config.yml` need not
        config["html_baseurl"] = address
    # The cache of executed notebooks knows nothing of the packages, nor of what else is asked of a kernel: a change there must run
    # them again.
    code = sorted(
        path
        for package in (ROOT / "cgkit", ROOT / "book" / "cgbook")
        for path in package.rglob("*")
        if path.suffix in {".py", ".js", ".css"}
    )
    code += sorted((ROOT / "book" / "exercises").rglob("*.md"))
    code += [SITE / "run.py", SITE / "sweep.py"]
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in code)).hexdigest()[:12]
    config["nb_execution_cache_path"] = str(ROOT / "_build" / ".jupyter_cache" / digest)
    config["html_static_path"] = [*config["html_static_path"], str(lightened(SITE / "static"))]
    # without a page to write, Sphinx would not copy a style sheet that has changed
    config["html_context"] = {**config["html_context"], "style": (SITE / "static" / "book.css").read_text("utf8")}


def lightened(folder: Path) -> Path:
    """Returns a copy of a folder whose scripts and style sheets hold no comments and short names, made when a file has changed."""
    files = sorted(folder.iterdir())
    digest = hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:12]
    copy = ROOT / "_build" / ".static" / digest
    if not copy.exists():
        copy.parent.mkdir(parents=True, exist_ok=True)
        made = Path(shutil.copytree(folder, tempfile.mkdtemp(dir=copy.parent), dirs_exist_ok=True))
        sources = [str(path) for path in files if path.suffix in (".js", ".css")]
        esbuild(entryPoints=sources, outdir=str(made))
        try:
            made.rename(copy)
        except OSError:  # another build was faster
            shutil.rmtree(made)
    return copy


def describe(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """The first paragraph describes the page."""
    if doctree is None:
        return
    first = next((p.astext() for p in doctree.findall(nodes.paragraph)), "")
    words = " ".join(first.split())[:300]
    context["metatags"] = (
        context.get("metatags", "") + f'\n<meta name="description" content="{escape(words, quote=True)}">'
    )


def subset_icons(folder: Path) -> None:
    """Cuts the icon fonts down to the icons that some page or script of the site names: from 156 KB to a few."""
    sheet = "".join(path.read_text("utf8") for path in (folder / "_static" / "styles").glob("*.css"))
    rules = re.findall(r'((?:\.fa-[\w-]+::?before,?)+)\{content:"\\([0-9a-f]+)"\}', sheet)
    code_of = {name: int(code, 16) for names, code in rules for name in re.findall(r"\.fa-([\w-]+)", names)}
    sources = [*folder.rglob("*.html"), *(folder / "_static").glob("*.js")]
    text = "".join(path.read_text("utf8") for path in sources)
    used = {code_of[name] for name in re.findall(r"fa-([\w-]+)", text) if name in code_of}
    for names, code in rules:
        sheet = sheet.replace(f'{names}{{content:"\\{code}"}}', "")
    used |= {int(code, 16) for code in re.findall(r'"\\(f[0-9a-f]{3})"', sheet)}  # what the theme draws by other names
    used |= {ord(icon) for icon in re.findall("[\uf000-\uf8ff]", sheet)}
    for path in (folder / "_static" / "vendor" / "fontawesome" / "webfonts").glob("*.woff2"):
        cut_down(path, used)


def subset_mathematics(folder: Path) -> None:
    """Cuts the fonts of the mathematics down to the characters of the pages: from 40 KB to a few, for most pages."""
    used = characters(folder)
    for path in (folder / "_static" / "katex" / "fonts").glob("*.woff2"):
        cut_down(path, used)


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is None and app.builder is not None and app.builder.format == "html":
        subset_icons(Path(app.outdir))
        subset_mathematics(Path(app.outdir))


def setup(app: Sphinx) -> None:
    app.connect("config-inited", configure, priority=100)
    app.connect("html-page-context", describe)
    app.connect("build-finished", finish)
    app.add_css_file("book.css", priority=900)
