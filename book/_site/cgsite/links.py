"""Links to sections of other pages, with their titles; a page with such links is written again when one of these titles has changed."""

from __future__ import annotations

from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment


def sections(env: BuildEnvironment, page: str) -> dict[str, str]:
    """Return the titles of a page's sections, by their ids."""
    titles: dict[str, str] = NbMetadataCollector.get_doc_data(env)[page].get("cg_sections", {})
    return titles


def address(app: Sphinx, page: str) -> str:
    """Return the address of another page, relative to the page being written."""
    assert app.builder is not None
    return app.builder.get_relative_uri(app.env.docname, page)


def link(app: Sphinx, page: str, section: str, words: str) -> nodes.reference:
    """Return a link from the page being written to another page or one of its sections."""
    where = f"{address(app, page)}#{section}" if section else address(app, page)
    return nodes.reference("", words, refuri=where, internal=True)


def outdated(env: BuildEnvironment, page: str, shown: Any) -> list[str]:
    """Return a list that contains the page, or an empty list if nothing that the page shows from other pages has changed."""
    data = NbMetadataCollector.get_doc_data(env)[page]
    if data.get("cg_shown_of_others") == shown:
        return []
    data["cg_shown_of_others"] = shown
    return [page]
