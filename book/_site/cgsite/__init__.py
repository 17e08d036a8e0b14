"""The one Sphinx extension of this book: it turns executed notebooks into pages that play without a kernel and ask no other host.

bibliography sources by author and year, in text and list
references   theorems numbered by chapter, and links of the chapters and exercises that are named
api          the reference of cgkit, wing by wing, made of its docstrings
glossary     the terms: their page, and their marks in the text
games        the table of all games
filters      the form by which a reader chooses from a long list
notes        the page of the claims of the five notes, each with its verdict
teachers     the page for teachers: what can be assigned, and the goals by section
search       the page of search, and the list of all that can be found
previews     what a link leads to, shown beside it
sections     the head of a chapter, what is optional, and how long it takes (minutes)
execution    runs the notebooks that changed, and takes away the pages that they are to make anew
mathematics  the formulas, set at build time
widgets      the live widgets: their static picture in the page, their state beside it, their code once for the whole site
sliders      `interact` without a kernel: its controls in the page, an answer to each setting beside it
stored       what a page shows of all other ipywidgets, which need a kernel, and where no script runs: the stored result
code         the code of the cells: checks in one line, longer programs folded
face         colours and fonts
findable     links to theorems and exercises, what search engines are told, and the page for who is lost
card         what a link to the book shows elsewhere
cover        the cover, and the numbers and drawings of the chapters (drawings)
recall       short prompts after each section, which come back on a page of their own
progress     what a reader has won, solved and read, kept in the browser alone
practice     doors from the exercises of a chapter to more of their kind
theme        what the theme brings: its HTML mended, its scripts left out
pages        the rest of a page: fonts cut down, a description
styles       the style sheets of theme and extensions, cut down to the rules in use
licences     those of what others have made, in one file
versions     scripts and style sheets, asked for by their hash
policy       what a page may load and run, told to the browser
"""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "live"))  # cglive, which runs in a page, is read by the build too

from sphinx.application import Sphinx

from cgsite import (
    api,
    bibliography,
    card,
    code,
    cover,
    execution,
    face,
    findable,
    games,
    glossary,
    licences,
    live,
    mathematics,
    notes,
    pages,
    policy,
    practice,
    previews,
    problems,
    progress,
    recall,
    references,
    search,
    sections,
    sliders,
    styles,
    teachers,
    theme,
    versions,
    widgets,
)


def setup(app: Sphinx) -> dict[str, Any]:
    """Called by Sphinx."""
    # The trees of the pages are millions of objects that stay; going through them as often as Python does takes a sixth of a build.
    gc.set_threshold(50_000)
    pages.setup(app)
    theme.setup(app)
    face.setup(app)
    cover.setup(app)
    card.setup(app)
    findable.setup(app)
    code.setup(app)
    bibliography.setup(app)
    references.setup(app)
    api.setup(app)
    glossary.setup(app)
    games.setup(app)
    notes.setup(app)
    teachers.setup(app)
    search.setup(app)
    previews.setup(app)
    sections.setup(app)
    problems.setup(app)
    practice.setup(app)
    execution.setup(app)
    mathematics.setup(app)
    widgets.setup(app)
    sliders.setup(app)
    recall.setup(app)
    progress.setup(app)
    live.setup(app)
    licences.setup(app)
    styles.setup(app)
    versions.setup(app)
    policy.setup(app)
    return {"version": "1", "env_version": 2, "parallel_read_safe": True, "parallel_write_safe": True}
