"""The frame of every page (`templates/layout.html`), with its variables, notes in the margin, and accessible markup."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from docutils import nodes
from docutils.parsers.rst.directives.body import Container, Sidebar
from sphinx.application import Sphinx
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.config import Config
from sphinx.environment.adapters.toctree import TocTree
from sphinx.transforms.post_transforms import SphinxPostTransform

from cgsite import cover, policy, scripts, search
from cgsite.face import FONTS
from cgsite.site import Page, Site
from cgsite.transforms import html_transform

# Strokes of the icons, in a square of 24 by 24.
ICONS = {
    "menu": "M4 6h16M4 12h16M4 18h16",
    "search": "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L20 20",
    "list": "M4 6h1M4 12h1M4 18h1M9 6h11M9 12h11M9 18h11",
    "download": "M12 4v11M7 10.5l5 5l5-5M5 20h14",
    "light": "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5",
    "dark": "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
    "auto": "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 3.5v17M12 8h6M12 12h8M12 16h6",
}


class Margin(Sidebar):
    """A note in the margin, without a title."""

    required_arguments = 0

    def run(self) -> list[nodes.Node]:
        note = nodes.sidebar("\n".join(self.content), classes=["margin"])
        self.state.nested_parse(self.content, self.content_offset, note)
        return [note]


@html_transform(900)
def box_tables(document: nodes.document, build: SphinxPostTransform) -> None:
    """Put each table into a box that scrolls."""
    for table in list(document.findall(nodes.table)):
        box = nodes.container(classes=["cg-broad"])
        table.replace_self(box)
        box += table


@html_transform(901)
def raise_dots(document: nodes.document, build: SphinxPostTransform) -> None:
    """Mark the sign ⋯ of a board's button, because typefaces put its dots at the foot of the line, like an ellipsis."""
    for sign in document.findall(nodes.emphasis):
        if sign.astext() == "⋯":
            sign["classes"].append("cg-sign")


def sections(app: Sphinx, page: str) -> str:
    """Return the list of a page's sections as HTML, without the page's own title, or "" if there are fewer than two."""
    builder = app.builder
    assert isinstance(builder, StandaloneHTMLBuilder)
    toc = TocTree(app.env).get_toc_for(page, builder)
    below = next((part for part in toc.findall(nodes.bullet_list) if part is not toc), None)
    return builder.render_partial(below)["fragment"] if below is not None and len(below) > 1 else ""


def dress(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: Any) -> None:
    """Set the variables that the layout uses."""
    fonts = " ".join(context["pathto"](f"_static/fonts/{Path(file).name}.woff2", 1) for _, file, _, _ in FONTS)
    script = scripts.bundled("early").strip()
    context["early"] = f'{policy.meta(script)}<script data-fonts="{fonts}">{script}</script>'
    context["icons"], context["author"] = ICONS, app.config.author
    context["search"] = search.place(context["pathto"]("search"))
    context["contents"] = cover.contents(app.env, page, context["pathto"])
    context["here"] = sections(app, page) if doctree is not None else ""
    for files in ("css_files", "script_files"):
        context[files] = [file for file in context[files] if not Path(file.filename or "").name.startswith(THEIRS)]
    numbered = cover.numbers(app.env)
    _, *beside = getattr(app.builder, "relations", {}).get(page, (None, None, None))
    for name, other in zip(("prev", "next"), beside, strict=True):
        if other in numbered and context.get(name):
            context[name] = {**context[name], "title": f"{numbered[other]} {context[name]['title']}"}
    if doctree is not None:
        context["source"] = context["pathto"](f"_sources/{context['sourcename']}", 1)


#: beginnings of the names of files from Sphinx and its extensions that no page of this book loads
THEIRS = (
    "basic.css",
    "pygments.css",
    "proof.css",
    "mystnb.",
    "documentation_options.js",
    "doctools.js",
    "sphinx_highlight.js",
    "file.png",
    "minus.png",
    "plus.png",
)


def mend_markup(page: Page, site: Site) -> None:
    """Change the extensions' markup where a screen reader or a keyboard can't follow it."""
    for element in page.all('summary[aria-label="Toggle hidden content"]'):
        del element.attrs["aria-label"]  # this label differs from the words on the screen
    for element in page.all('.citation-list[role="list"]'):
        del element.attrs["role"]  # the list has no list items
    for element in page.all('[id="proof-content"]'):
        del element.attrs["id"]  # every proof has this same id
    for element in page.all("div.proof#proof"):  # the first word of a proof already says what it is
        del element.attrs["id"]
        element.attrs["class"] = "proof admonition cg-proof"
        first = element.css_first("p")
        if first is not None and (first.inner_html or "").startswith("Proof. "):
            first.inner_html = "<strong>Proof.</strong> " + (first.inner_html or "").removeprefix("Proof. ")
    for element in page.all("div.cell_output > svg:first-child"):
        if element.parent is not None:
            element.parent.attrs["tabindex"] = "0"  # lets the keyboard scroll a drawing


def drop_unused_files(site: Site) -> None:
    for path in site.static.iterdir():
        if path.name.startswith(THEIRS):
            path.unlink()


def configure(app: Sphinx, config: Config) -> None:
    config["html_theme_options"] = {}  # Jupyter Book sets options that Sphinx's basic theme doesn't know


def setup(app: Sphinx) -> None:
    app.add_directive("margin", Margin)
    app.add_directive("div", Container)
    app.add_post_transform(box_tables)
    app.add_post_transform(raise_dots)
    app.connect("config-inited", configure)
    app.connect("html-page-context", dress, priority=900)  # after all other handlers have set their variables
