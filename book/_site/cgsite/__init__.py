"""The one Sphinx extension of this book: it turns executed notebooks into pages that play without a kernel and ask no other host.

widgets   the live widgets: their static picture in the page, their state beside it, their code once for the whole site
stored    what a page shows of ipywidgets proper, which need a kernel: the stored result
pages     the rest of a page: mathematics set at build time, scripts that nobody needs left out, a description
"""

from __future__ import annotations

from typing import Any

from sphinx.application import Sphinx

from cgsite import pages, widgets


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    pages.setup(app)
    widgets.setup(app)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
