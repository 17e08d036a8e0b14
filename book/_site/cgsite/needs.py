"""Which cells of a chapter run in a page, and what the others need.

A run of a notebook notes what each cell imported, itself or within cgkit (`run.py`); what is neither in Python's standard library
nor on the site is missing in a page. A cell that builds on names of such a cell cannot run there either.
"""

from __future__ import annotations

import sys
from pathlib import Path

import nbformat
from cglive.reading import leaning
from docutils import nodes

# cgkit itself, what is packed with it, and what stands in for the rest
ON_THE_SITE = frozenset({"cgkit", "traitlets", "networkx", "anywidget", "ipywidgets", "IPython"})
ABOVE = "a program above that does not run here"


def missing(imported: list[str]) -> list[str]:
    """Those of the packages that a page does not have.

    >>> missing(["cgkit", "numpy", "random"])
    ['numpy']
    """
    return sorted(set(imported) - ON_THE_SITE - sys.stdlib_module_names)


def needs_of(document: nodes.document, path: Path) -> dict[int, list[str]]:
    """What each cell of a notebook needs that a page does not have, by the cell's place; nothing for cells that run there."""
    if path.suffix != ".ipynb":
        return {}
    found: dict[int, list[str]] = {}
    for cell in document.findall(nodes.container):
        if cell.get("nb_element") == "cell_code":
            imported = (cell.get("cell_metadata") or {}).get("imported", [])
            if needs := missing(imported):
                found[cell["cell_index"]] = needs
    if not found:
        return {}
    notebook = nbformat.read(path, as_version=4)
    codes = [cell.source if cell.cell_type == "code" else "" for cell in notebook.cells]
    return found | {n: [ABOVE] for n in leaning(codes, found)}
