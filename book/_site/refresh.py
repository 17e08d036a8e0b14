"""The command `python book/_site/refresh.py [notebook …]`, which runs the book's notebooks again and stores their outputs.

A second run changes nothing, and a new cell changes only its own lines. That's because times, counts, widget states and everything
drawn in the book's colours are left out, and a cell's id comes from its contents, not from its place. All other outputs
are kept as the notebook made them.
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
# forms of an output other than its text, drawn again at each run in the colours of the palette
DRAWN = (VIEW, "image/svg+xml", "text/html")
HIDDEN = {"hide-input", "remove-input"}
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def stored(notebook: NotebookNode) -> str:
    """Return the text to store for a notebook that has run; this changes the notebook itself too.

    A cell's id is a hash of its kind and its source, with a number if an equal cell came before. For a widget, a story or a
    figure only the text is stored, because a view without its model shows an error message, and a picture would change
    with each colour of the palette.
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
        # cells that the site hides are folded in JupyterLab
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
    """Store a notebook, and return whether its text has changed."""
    if path.read_text("utf8") == text:
        return False
    beside = path.with_suffix(".new")  # a build might be reading the notebook
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
