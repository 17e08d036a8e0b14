"""What the theme brings: its HTML mended where it has no setting for it, and its scripts left out, for the book has its own.

The theme's scripts, with bootstrap's and those of sphinx-copybutton, weigh 37 KB compressed; `static/theme.js` does what this book
uses of them. `static/early.js` stands in each page itself, before its style sheets, and sets the colours that the reader has chosen.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from cgsite.face import FONTS
from cgsite.pages import SITE, lightened

_LEFT_OUT = r"scripts/\w[\w-]*\.js|documentation_options\.js|doctools\.js|sphinx_highlight\.js|searchtools\.js|language_data\.js"
#: what is left out of every page: scripts with what asks for them early, and what is said to them
_SCRIPTS = (
    re.compile(rf'\s*<script[^>]* src="[^"]*(?:_static/(?:{_LEFT_OUT})|searchindex\.js)[^"]*"></script>'),
    re.compile(rf'\s*<link[^>]* href="[^"]*_static/(?:{_LEFT_OUT})[^"]*"[^>]*>'),
    re.compile(r"\s*<script>\s*DOCUMENTATION_OPTIONS\.[^<]*</script>"),
    re.compile(r'\s*<script data-cfasync="false">.*?</script>', re.DOTALL),
)
#: what a set of tabs needs, on pages without one
_TABS = re.compile(r'\s*<script[^>]* src="[^"]*_static/design-tabs\.js[^"]*"></script>')
_MENDED = (
    # Firefox would fetch the next chapter before anybody asks for it, which the policy refuses, in red in its console
    (re.compile(r'\s*<link rel="next"[^>]*>'), ""),
    # a label that says other words than the ones on screen, and a list whose items are none
    (re.compile(r' aria-label="Toggle hidden content"'), ""),
    (re.compile(r' role="list"(?= class="citation-list")'), ""),
    # a proof says so in its first word; the ids that the theme gives to all proofs and theorems alike name none
    (
        re.compile(r'<div class="proof admonition" id="proof">\s*<p>Proof\. '),
        '<div class="proof admonition cg-proof">\n<p><strong>Proof.</strong> ',
    ),
    (re.compile(r'<div class="proof admonition" id="proof">'), '<div class="proof admonition cg-proof">'),
    (re.compile(r' id="proof-content"'), ""),
    (re.compile(r"<summary>(?=<span class=\"toctree-toggle)"), '<summary aria-label="Pages of this part">'),
    # a drawing that scrolls on a narrow screen can be scrolled by the keyboard
    (re.compile(r'(?<=<div class="cell_output docutils container")(?=>\s*<img )'), ' tabindex="0"'),
    # the buttons above a page say what they open, and what was to run in an attribute runs in theme.js
    (re.compile(r'title="Toggle primary sidebar"'), 'title="Chapters" aria-label="Chapters" aria-expanded="true"'),
    (
        re.compile(r'title="Toggle secondary sidebar"'),
        'title="Contents of this page" aria-label="Contents of this page"',
    ),
    (re.compile(r'<button onclick="window\.print\(\)"'), '<button type="button" data-print=""'),
    (re.compile(r' data-bs-placement="[^"]*"| data-bs-toggle="tooltip"| data-bs-title="[^"]*"'), ""),
    (
        re.compile(r' title="Search" aria-label="Search"'),
        ' title="Search"',
    ),  # they say so themselves, or by their title
    # the lists at the sides are parts of the page that a screen reader can go to
    (
        re.compile(r'(?<=<div id="pst-primary-sidebar") (?=class)'),
        ' role="complementary" aria-label="The book" ',
    ),
    (
        re.compile(r'(?<=<div id="pst-secondary-sidebar") (?=class)'),
        ' role="complementary" aria-label="This page" ',
    ),
    # what is empty in this book: a button that lay on boards, a place for advertisements, a banner of versions
    (re.compile(r'\s*<div id="pst-scroll-pixel-helper"></div>|\s*<div class="sbt-scroll-pixel-helper"></div>'), ""),
    (re.compile(r'\s*<button type="button" class="btn rounded-pill" id="pst-back-to-top">.*?</button>', re.DOTALL), ""),
    (
        re.compile(
            r'\s*<div class="sidebar-primary-item">\s*<div id="ethical-ad-placement".*?</div>\s*</div>', re.DOTALL
        ),
        "",
    ),
    (re.compile(r'\s*<div class="pst-async-banner-revealer.*?</aside>\s*</div>', re.DOTALL), ""),
)


def early(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Gives a page the script that runs before anything is drawn."""
    script = (lightened(SITE / "static") / "early.js").read_text("utf8").strip()
    fonts = " ".join(context["pathto"](f"_static/fonts/{Path(file).name}.woff2", 1) for _, file, _, _ in FONTS)
    context["metatags"] = context.get("metatags", "") + f'\n<script data-fonts="{fonts}">{script}</script>'


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder is None or app.builder.format != "html":
        return
    folder = Path(app.outdir)
    for path in folder.rglob("*.html"):
        before = after = path.read_text("utf8")
        for pattern in (*_SCRIPTS, *([] if "sd-tab-set" in before else [_TABS])):
            after = pattern.sub("", after)
        for pattern, instead in _MENDED:
            after = pattern.sub(instead, after)
        if after != before:
            path.write_text(after, "utf8")
    unused = [*(folder / "_static" / "scripts").glob("*"), *(folder / "_static").rglob("*.map")]
    unused += [*(folder / "_static" / "vendor").rglob("*.ttf"), *(folder / "_static").glob("webpack-macros.html")]
    unused += [*(folder / "_static").glob("sbt-webpack-macros.html")]
    for path in unused:
        path.unlink(missing_ok=True)


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", early)
    app.connect("build-finished", finish, priority=100)  # before all that reads the pages
    app.add_js_file("theme.js", loading_method="defer", priority=900)
