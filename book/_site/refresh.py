"""Runs every notebook of the book again and stores its outputs: `python book/_site/refresh.py [notebook …]`.

A second run changes nothing, and one more cell changes no line but its own: clocks, counts and widget state are left out,
and the ids of cells and models come from what the cells say, not from where they stand. All else is kept as the notebook
made it.
"""

from __future__ import annotations

import hashlib
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellControlSignal, CellExecutionError, DeadKernelError

BOOK = Path(__file__).parents[1]
VIEW = "application/vnd.jupyter.widget-view+json"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
SECONDS = 300  # for one cell


class NotebookError(Exception):
    """A notebook that could not be run to its end; the message names the notebook and the cell."""


def _run(notebook: nbformat.NotebookNode, path: Path) -> None:
    # a stream may arrive in one piece or in several: coalesced, it is the same each time
    where = {"metadata": {"path": str(path.parent)}}
    client = NotebookClient(
        notebook, timeout=SECONDS, kernel_name="python3", record_timing=False, coalesce_streams=True, resources=where
    )
    begun: list[int] = []
    client.on_cell_start = lambda cell, cell_index: begun.append(cell_index)
    try:
        client.execute()
    except (CellControlSignal, CellExecutionError, DeadKernelError) as error:
        # a timeout is one of the control signals
        where_it_failed = f"{path.name}, cell {begun[-1]}" if begun else path.name
        raise NotebookError(f"{where_it_failed}:\n{error}") from error


def refreshed(path: Path) -> str:
    """The text of a notebook after a run.

    Raises
    ------
    NotebookError
        When a cell fails or takes too long; the message names the notebook and the cell, counted from 0.
    """
    notebook = nbformat.read(path, as_version=4)
    _run(notebook, path)
    return stored(notebook)


def stored(notebook: nbformat.NotebookNode) -> str:
    """The text of a notebook that has run, as it is stored; the notebook is changed.

    A cell is named by a hash of its kind and its source, with a number when the same has stood before; a model by the cell
    that shows it first.
    """
    notebook.metadata = nbformat.from_dict(METADATA)
    met: Counter[str] = Counter()
    models: dict[str, str] = {}
    for cell in notebook.cells:
        name = hashlib.sha256(f"{cell.cell_type}\n{cell.source}".encode()).hexdigest()[:8]
        met[name] += 1
        cell.id = name if met[name] == 1 else f"{name}-{met[name]}"
        cell.metadata.pop("execution", None)
        if cell.cell_type != "code":
            continue
        cell.execution_count = None
        shown = 0
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = None
            if view := output.get("data", {}).get(VIEW):
                if view["model_id"] not in models:
                    shown += 1
                    models[view["model_id"]] = f"{cell.id}-w{shown}"
                view["model_id"] = models[view["model_id"]]
    text: str = nbformat.writes(notebook)
    return text + "\n"


def refresh(path: Path) -> bool:
    """Stores a notebook anew; whether that changed it. A notebook that fails is left as it is."""
    text = refreshed(path)
    if path.read_text("utf8") == text:
        return False
    path.write_text(text, "utf8", newline="\n")
    return True


def _report(path: Path) -> tuple[bool, str]:
    try:
        return True, f"{'changed' if refresh(path) else 'same':8} {path.name}"
    except NotebookError as error:
        return False, f"failed   {error}"


def main() -> None:
    paths = [Path(name) for name in sys.argv[1:]] or sorted(BOOK.glob("*.ipynb"))
    all_well = True
    with ThreadPoolExecutor(2) as pool:
        for well, line in pool.map(_report, paths):
            print(line, flush=True)
            all_well &= well
    if not all_well:
        sys.exit(1)


if __name__ == "__main__":
    main()
