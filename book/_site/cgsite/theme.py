"""What the theme brings: its look, in a layout of the book's own (`templates/layout.html`), and none of its scripts.

The theme's scripts, with bootstrap's and those of sphinx-copybutton, weigh 37 KB compressed; the site's own `theme.js` does what
this book uses of them. `early.js` stands in each page itself, before its style sheets, and sets the colours that the reader has chosen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from cgsite import cover, policy, scripts, search
from cgsite.face import FONTS
from cgsite.site import Page, Site

#: scripts of the theme and of Sphinx that no page loads
THEIRS = ["documentation_options.js", "doctools.js", "sphinx_highlight.js", "sphinx-book-theme.js"]


def early() -> str:
    """The script that runs before anything is drawn."""
    return scripts.bundled("early").strip()


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Gives the layout what it asks for."""
    fonts = " ".join(context["pathto"](f"_static/fonts/{Path(file).name}.woff2", 1) for _, file, _, _ in FONTS)
    script = early()
    head = f'{policy.meta(script)}<script data-fonts="{fonts}">{script}</script>'
    context["metatags"] = head + context.get("metatags", "")
    context["theirs"], context["author"] = THEIRS, app.config.author
    context["search"] = search.place(context["pathto"]("search"))
    context["contents"] = cover.contents(app.env, page, context["pathto"])
    numbered = cover.numbers(app.env)
    _, *beside = getattr(app.builder, "relations", {}).get(page, (None, None, None))
    for name, other in zip(("prev", "next"), beside, strict=True):
        if other in numbered and context.get(name):
            context[name] = {**context[name], "title": f"{numbered[other]} {context[name]['title']}"}
    if doctree is not None:
        context["source"] = context["pathto"](f"_sources/{context['sourcename']}", 1)


def mend_markup(page: Page, site: Site) -> None:
    """What extensions say in a way that a screen reader or a keyboard cannot follow."""
    for element in page.all('summary[aria-label="Toggle hidden content"]'):
        del element.attrs["aria-label"]  # it says other words than the ones on the screen
    for element in page.all('.citation-list[role="list"]'):
        del element.attrs["role"]  # its items are none
    for element in page.all('[id="proof-content"]'):
        del element.attrs["id"]  # so are all called
    for element in page.all("div.proof#proof"):  # a proof says so in its first word
        del element.attrs["id"]
        element.attrs["class"] = "proof admonition cg-proof"
        first = element.css_first("p")
        if first is not None and (first.inner_html or "").startswith("Proof. "):
            first.inner_html = "<strong>Proof.</strong> " + (first.inner_html or "").removeprefix("Proof. ")
    for element in page.all("div.cell_output > img:first-child"):
        if element.parent is not None:
            element.parent.attrs["tabindex"] = "0"  # a drawing that scrolls can be scrolled by the keyboard


def drop_unused_files(site: Site) -> None:
    """Takes away what no page asks for."""
    unused = [
        *(site.static / "scripts").glob("*"),
        *site.static.rglob("*.map"),
        *site.static.glob("*webpack-macros.html"),
    ]
    for path in [*unused, *(site.static / "vendor").rglob("*.ttf")]:
        path.unlink(missing_ok=True)


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", dress, priority=900)  # when all have said what a page is
