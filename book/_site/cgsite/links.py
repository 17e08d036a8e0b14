"""Links to sections of other pages, with their titles; a page of such links is written again when what it says of the others changes."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment


def sections(env: BuildEnvironment, page: str) -> dict[str, str]:
    """The titles of the sections of a page, by their ids."""
    titles: dict[str, str] = NbMetadataCollector.get_doc_data(env)[page].get("cg_sections", {})
    return titles


def address(app: Sphinx, page: str) -> str:
    """Where another page is, from the page that is written now."""
    assert app.builder is not None
    return app.builder.get_relative_uri(app.env.docname, page)


def link(app: Sphinx, page: str, section: str, words: str) -> nodes.reference:
    """A link from the page that is written now to another, or to a section of it."""
    where = f"{address(app, page)}#{section}" if section else address(app, page)
    return nodes.reference("", words, refuri=where, internal=True)


def outdated(env: BuildEnvironment, page: str, shown: Any) -> list[str]:
    """The page, if what it shows of the others is not what it showed when it was last written."""
    data = NbMetadataCollector.get_doc_data(env)[page]
    if data.get("cg_shown_of_others") == shown:
        return []
    data["cg_shown_of_others"] = shown
    return [page]
