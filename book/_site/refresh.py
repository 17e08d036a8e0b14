"""Runs every notebook of the book again and stores its outputs, so that a second run changes nothing: `python book/_site/refresh.py [notebook …]`."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

BOOK = Path(__file__).parents[1]
VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def refreshed(path: Path) -> str:
    """The notebook's text after a run, without anything that changes from run to run: clocks, widget state, random ids."""
    notebook = nbformat.read(path, as_version=4)
    where = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=300, kernel_name="python3", record_timing=False, resources=where).execute()
    notebook.metadata = nbformat.from_dict(METADATA)
    models: dict[str, str] = {}
    for number, cell in enumerate(notebook.cells):
        cell.id = f"c{number:02d}"
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            if view := output.get("data", {}).get(VIEW):
                view["model_id"] = models.setdefault(view["model_id"], f"w{len(models):02d}")
    return nbformat.writes(notebook) + "\n"


def refresh(path: Path) -> str:
    """Stores a notebook anew; returns what happened to it."""
    try:
        text = refreshed(path)
    except CellExecutionError as error:
        return f"failed   {path.name}: {error}"
    if path.read_text("utf8") == text:
        return f"same     {path.name}"
    path.write_text(text, "utf8")
    return f"changed  {path.name}"


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]] or sorted(BOOK.glob("*.ipynb"))
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(refresh, paths))
    print(*results, sep="\n")
    if any(result.startswith("failed") for result in results):
        sys.exit(1)


if __name__ == "__main__":
    main()
