"""The cells of a chapter that run in a page, and the packages that the other cells need.

Running a notebook records what each cell imported, directly or indirectly (`run.py`). A package that is neither in Python's standard
library nor on the site is missing in a page. A cell that uses names from a cell with missing packages can't run there either.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import nbformat
from cglive.reading import leaning
from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from cgsite.execution import imported

# the two packages, the packages that come with them, and the packages that stand-ins replace
ON_THE_SITE = frozenset(
    {"cgbook", "cgkit", "traitlets", "markdown_it", "mdurl", "networkx", "anywidget", "ipywidgets", "IPython"}
)
ABOVE = "it builds on a program above that does"


def missing(imported: list[str]) -> list[str]:
    """Return the imported packages that a page doesn't have.

    >>> missing(["cgkit", "numpy", "random"])
    ['numpy']
    """
    return sorted(set(imported) - ON_THE_SITE - sys.stdlib_module_names)


def needs_of(codes: Sequence[str], imported: Mapping[int, list[str]]) -> dict[int, list[str]]:
    """Return what each cell needs but a page doesn't have, by the cell's place; cells that run in a page are left out.

    >>> needs_of(["import numpy as np", "x = np.zeros(3)", "2 + 2"], {0: ["numpy"], 1: [], 2: []})
    {0: ['numpy'], 1: ['it builds on a program above that does']}
    """
    lacking = {n: needs for n, names in imported.items() if (needs := missing(names))}
    return lacking | {n: [ABOVE] for n in leaning(codes, lacking)}


def collect(app: Sphinx, doctree: nodes.document) -> None:
    """Record what the cells of a notebook need."""
    path = Path(app.env.doc2path(app.env.docname))
    if path.suffix == ".ipynb":
        data = NbMetadataCollector.get_doc_data(app.env)[app.env.docname]
        notebook = nbformat.read(path, as_version=4)
        codes = [cell.source if cell.cell_type == "code" else "" for cell in notebook.cells]
        data["cg_needs"] = needs_of(codes, imported(app, notebook))


def needs_on(env: BuildEnvironment, page: str) -> dict[int, list[str]]:
    """Return the recorded needs of a page's cells, by their places."""
    needs: dict[int, list[str]] = NbMetadataCollector.get_doc_data(env)[page].get("cg_needs", {})
    return needs


def setup(app: Sphinx) -> None:
    app.connect("doctree-read", collect)
