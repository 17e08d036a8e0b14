"""Runs every notebook of the book again and stores its outputs: `python book/_site/refresh.py [notebook …]`.

A second run changes nothing, and one more cell changes no line but its own: clocks, counts, widget state and all that is
drawn in the book's colours are left out, and the ids of cells come from what the cells say, not from where they stand. All else
is kept as the notebook made it.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from pathlib import Path

import nbformat
from nbformat import NotebookNode

sys.path.insert(0, str(Path(__file__).parent))
import bundle
from run import VIEW, NotebookError, run

BOOK = Path(__file__).parents[1]
# what stands beside the text of an output, in the colours of the palette: each run draws it again
DRAWN = (VIEW, "image/svg+xml", "text/html")
HIDDEN = {"hide-input", "remove-input"}
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def stored(notebook: NotebookNode) -> str:
    """The text of a notebook that has run, as it is stored; the notebook is changed.

    A cell is named by a hash of its kind and its source, with a number when the same has stood before. Of a widget, a story or a
    figure the text is stored, and neither view nor picture: a view without its model is an error message, and a picture
    would change with each colour of the palette.
    """
    notebook.metadata = nbformat.from_dict(METADATA)
    seen: Counter[str] = Counter()
    for cell in notebook.cells:
        name = hashlib.sha256(f"{cell.cell_type}\n{cell.source}".encode()).hexdigest()[:8]
        seen[name] += 1
        cell.id = name if seen[name] == 1 else f"{name}-{seen[name]}"
        cell.metadata.pop("execution", None)
        if cell.cell_type != "code":
            continue
        cell.execution_count = None
        # what the site does not show stands folded in JupyterLab
        if HIDDEN.isdisjoint(cell.metadata.get("tags", [])):
            cell.metadata.pop("jupyter", None)
        else:
            cell.metadata["jupyter"] = {"source_hidden": True}
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = None
            for kind in DRAWN:
                output.get("data", {}).pop(kind, None)
    text: str = nbformat.writes(notebook)
    return text + "\n"


def store(path: Path, text: str) -> bool:
    """Stores a notebook anew; whether that changed it."""
    if path.read_text("utf8") == text:
        return False
    beside = path.with_suffix(".new")  # a build may be reading the notebook
    beside.write_text(text, "utf8", newline="\n")
    beside.replace(path)
    return True


def _store_and_tell(path: Path, notebook: NotebookNode) -> None:
    print("changed" if store(path, stored(notebook)) else "same   ", path.name, flush=True)


def main() -> None:
    bundle.main()
    paths = [Path(name) for name in sys.argv[1:]] or sorted(BOOK.glob("*.ipynb"))
    try:
        run(paths, _store_and_tell)
    except NotebookError as error:
        print(f"failed  {error}")
        sys.exit(1)


if __name__ == "__main__":
    main()
