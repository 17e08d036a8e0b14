"""The finishing pass, which changes the finished pages and writes the files next to them, in this order.

A step for `each` page changes only that page, while all other steps take the whole site. A step that needs all pages comes after the
steps that change pages.
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
    lights,
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
    """Return the step that makes this change to every page."""

    def step(site: Site) -> None:
        for page in site.pages.values():
            change(page, site)

    return step


FINISH = [
    # steps that write files next to the pages
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
    # steps that change the pages
    each(face.inline_figures),
    each(layout.mend_markup),
    each(lights.light_named_links),
    each(cover.add_chapter_heads),
    each(sections.mark_optional_entries),
    gates.mark_gates,
    progress.write_site_script,  # lists the tasks on each page
    previews.write_previews,  # takes terms and theorems from the pages, and links the pages to the previews
    face.subset_fonts,  # cut down to the characters on all pages
    # steps that need every other file in its final form
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
    app.connect("build-finished", finish, priority=900)  # the theme writes pygments.css on the same event
