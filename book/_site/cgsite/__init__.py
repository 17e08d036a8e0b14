"""The Sphinx extension of this book: it turns executed notebooks into pages that play without a kernel and load nothing from other hosts.

The first line of each module says what the module does. `finish` lists the steps for the finished pages in order.
Anything wrong in a file of the book raises an error that names the file, and so ends the build.
"""

from __future__ import annotations

import gc
import sys
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "live"))  # the build also uses cglive, which runs in a page

import bundle
from node import ROOT, alone
from sphinx.application import Sphinx

PARTS = """pages layout face cover code bibliography references api glossary games notes teachers search sections problems
practice execution mathematics widgets sliders recall progress live scripts finish"""

_build = ExitStack()  # holds the lock on this clone until the build's process ends


def setup(app: Sphinx) -> dict[str, Any]:
    """Set up the extension; Sphinx calls this."""
    _build.enter_context(alone(ROOT / "_build" / "site.lock", "the build of the site"))
    # The trees of the pages are millions of objects that stay in memory. By default, Python's garbage collector would check them so
    # often that this takes a sixth of a build.
    gc.set_threshold(50_000)
    bundle.main()
    for part in PARTS.split():
        import_module(f"cgsite.{part}").setup(app)
    return {"version": "1", "env_version": 4, "parallel_read_safe": True, "parallel_write_safe": True}
