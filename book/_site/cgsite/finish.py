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
    layout,
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
    scripts.bundle_scripts,
    widgets.drop_old_code,
    sliders.drop_old_answers,
    live.write_python,
    licences.write_licences,
    search.write_search_list,
    recall.write_prompts,
    practice.write_pools,
    layout.drop_unused_files,
    pages.write_sitemap,
    # the pages
    each(face.inline_figures),
    each(layout.mend_markup),
    each(cover.add_chapter_heads),
    each(sections.mark_optional_entries),
    gates.mark_gates,
    progress.write_site_script,  # counts what is on them
    previews.write_previews,  # takes terms and theorems from them, and tells them where the previews are
    face.subset_fonts,  # to the characters on all pages
    # what is known when all files are as they stay
    each(versions.rehash_assets),
    each(policy.check_policy),
]


def finish(app: Sphinx, exception: Exception | None) -> None:
    if exception is None and app.builder is not None and app.builder.name == "html":
        site = Site(app)
        for step in FINISH:
            step(site)
        site.save()


def setup(app: Sphinx) -> None:
    app.connect("build-finished", finish, priority=900)  # the theme writes its pygments.css at the same time
