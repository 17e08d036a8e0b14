"""The notebooks as they are committed: run again, they are the same to the byte. `pytest --nbval` compares besides."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "book" / "_site"))

from refresh import NotebookError, refresh, refreshed  # noqa: E402

NOTEBOOKS = sorted((ROOT / "book").glob("*.ipynb"))
RESTLESS = """
import sys
from IPython.display import SVG, display
from ipywidgets import IntSlider
display(IntSlider(3), SVG('<svg xmlns="http://www.w3.org/2000/svg"/>'))
for word in ("one", "two", "three"):
    print(word)
    sys.stdout.flush()
"""


def written(path: Path, *sources: str) -> Path:
    """A notebook with these code cells, stored as an editor stores it: random ids, clocks, no outputs."""
    notebook = new_notebook(cells=[new_code_cell(source) for source in sources])
    for cell in notebook.cells:
        cell.metadata["execution"] = {"iopub.execute_input": "2026-01-01T00:00:00.000000Z"}
    nbformat.write(notebook, path)
    return path


@pytest.mark.slow  # nbval runs the same notebooks, and compares all but the metadata
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_committed_notebook_is_what_a_refresh_stores(path: Path) -> None:
    assert path.read_text("utf8") == refreshed(path), f"{path.name} is stored otherwise than it runs: `make refresh`"


def test_a_second_refresh_changes_nothing_and_no_output_is_lost(tmp_path: Path) -> None:
    path = written(tmp_path / "restless.ipynb", RESTLESS, RESTLESS)
    assert refresh(path)
    assert not refresh(path)
    stored = nbformat.read(path, as_version=4)
    assert [cell.id for cell in stored.cells] == ["c00", "c01"]
    assert "widgets" not in stored.metadata
    assert "execution" not in stored.cells[0].metadata
    views = []
    for cell in stored.cells:
        slider, picture, words = cell.outputs
        views.append(slider.data["application/vnd.jupyter.widget-view+json"]["model_id"])
        assert "image/svg+xml" in picture.data
        assert words.text == "one\ntwo\nthree\n"
    assert views == ["w00", "w01"]


def test_a_failing_cell_is_named_and_the_notebook_left_alone(tmp_path: Path) -> None:
    path = written(tmp_path / "broken.ipynb", "1 + 1", "1 / 0", "2 + 2")
    before = path.read_bytes()
    with pytest.raises(NotebookError, match=r"broken\.ipynb, cell 1(.|\n)*ZeroDivisionError"):
        refresh(path)
    assert path.read_bytes() == before
    command = [sys.executable, str(ROOT / "book" / "_site" / "refresh.py"), str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "broken.ipynb, cell 1" in done.stdout


def test_nbval_compares_the_outputs_of_all_cells_but_interact() -> None:
    unread = {"nbval-ignore-output", "nbval-skip", "raises-exception"}
    for path in NOTEBOOKS:
        for cell in nbformat.read(path, as_version=4).cells:
            tags = set(cell.metadata.get("tags", ()))
            assert not tags & unread, f"{path.name}, {cell.id}"
            assert ("interact" in tags) == ("@interact" in cell.source), f"{path.name}, {cell.id}: tag it `interact`"
