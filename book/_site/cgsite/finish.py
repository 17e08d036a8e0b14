"""The finishing pass: what is done beside the finished pages and to them, in this order and in no other.

A step for `each` page may look at no other; the rest take the whole site. What needs all pages comes after what changes them.
"""

from __future__ import annotations

from collections.abc import Callable

from sphinx.application import Sphinx

from cgsite import (
    cover,
    face,
    gates,
    licences,
    live,
    pages,
    policy,
    practice,
    previews,
    progress,
    recall,
    scripts,
    search,
    sections,
    sliders,
    styles,
    theme,
    versions,
    widgets,
)
from cgsite.site import Page, Site


def each(change: Callable[[Page, Site], None]) -> Callable[[Site], None]:
    """The step that does this to every page."""

    def step(site: Site) -> None:
        for page in site.pages.values():
            change(page, site)

    return step


FINISH = [
    # files beside the pages
    scripts.write,
    widgets.tidy,
    sliders.tidy,
    live.write,
    licences.write,
    search.write,
    recall.write,
    practice.write,
    theme.tidy,
    pages.list_for_search_engines,
    # the pages
    each(theme.mend),
    each(cover.head),
    each(face.twins),
    each(sections.mark_contents),
    each(gates.mark),
    progress.write,  # counts what is on them
    previews.write,  # cuts out of them, and tells them where it is
    # what is cut down to what they use
    face.cut,
    pages.cut,
    styles.cut,
    # what is known when all files are as they stay
    each(versions.ask),
    each(policy.check),
]


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is None and app.builder is not None and app.builder.name == "html":
        site = Site(app)
        for step in FINISH:
            step(site)
        site.save()


def setup(app: Sphinx) -> None:
    app.connect("build-finished", finish, priority=900)  # the theme writes its pygments.css at the same time
