"""The one Sphinx extension of this book: it turns executed notebooks into pages that play without a kernel and ask no other host.

Each of its parts says in its first line what it does; what is done to the finished pages, and in which order, stands in `finish`.
"""

from __future__ import annotations

import gc
import sys
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "live"))  # cglive, which runs in a page, is read by the build too

import bundle
from node import ROOT, alone
from sphinx.application import Sphinx

PARTS = """pages layout face cover code bibliography references api glossary games notes teachers search sections problems
practice execution mathematics widgets sliders recall progress live scripts finish"""

_build = ExitStack()  # a build is alone in its clone until its process ends


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    _build.enter_context(alone(ROOT / "_build" / "site.lock", "the build of the site"))
    # The trees of the pages are millions of objects that stay; going through them as often as Python does takes a sixth of a build.
    gc.set_threshold(50_000)
    bundle.main()
    for part in PARTS.split():
        import_module(f"cgsite.{part}").setup(app)
    return {"version": "1", "env_version": 4, "parallel_read_safe": True, "parallel_write_safe": True}
