"""Tests that committed notebooks stay the same, byte for byte, when they run again; `pytest --nbval` also compares their outputs."""

from __future__ import annotations

import difflib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from uuid import uuid4

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "book" / "_site"))

from refresh import store, stored  # noqa: E402
from run import SECONDS as PATIENCE  # noqa: E402
from run import VIEW, NotebookError, run  # noqa: E402

NOTEBOOKS = sorted((ROOT / "book").glob("*.ipynb"))
SECONDS = 60  # time limit of a cell, in seconds, which a second try gets again
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
    """Write a notebook with these code cells as an editor would store it, with random ids and times but no outputs; return its path."""
    notebook = new_notebook(cells=[new_code_cell(source) for source in sources])
    for cell in notebook.cells:
        cell.metadata["execution"] = {"iopub.execute_input": "2026-01-01T00:00:00.000000Z"}
    nbformat.write(notebook, path)
    return path


def refreshed(path: Path, seconds: float = PATIENCE) -> str:
    """Return the text of a notebook after a run."""
    texts: list[str] = []
    run([path], lambda _, notebook: texts.append(stored(notebook)), seconds)
    return texts[0]


@pytest.mark.slow  # nbval runs the same notebooks, and compares everything except pictures and metadata
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_refresh_would_not_change_a_committed_notebook(path: Path) -> None:
    assert path.read_text("utf8") == refreshed(path), f"{path.name} differs from what a run stores: run `make refresh`"


@pytest.mark.thorough
def test_a_second_refresh_changes_nothing_and_no_output_is_lost(tmp_path: Path) -> None:
    path = written(tmp_path / "restless.ipynb", RESTLESS, RESTLESS)
    assert store(path, refreshed(path, SECONDS))
    assert not store(path, refreshed(path, SECONDS))
    kept = nbformat.read(path, as_version=4)
    first, second = (cell.id for cell in kept.cells)
    assert second == f"{first}-2"
    assert "widgets" not in kept.metadata
    assert "execution" not in kept.cells[0].metadata
    for cell in kept.cells:
        slider, picture, words = cell.outputs
        assert list(slider.data) == ["text/plain"], "a stored view without its model would show an error message"
        assert list(picture.data) == ["text/plain"], (
            "a picture isn't stored, because a build draws it again in the current colours"
        )
        assert words.text == "one\ntwo\nthree\n"


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_committed_notebook_is_formatted_as_a_refresh_would_format_it(path: Path) -> None:
    """A notebook that was edited but not refreshed fails. This test needs no kernel."""
    assert path.read_text("utf8") == stored(nbformat.read(path, as_version=4)), "run `make refresh`"


@pytest.mark.parametrize("path", NOTEBOOKS[::6], ids=lambda path: path.stem)
def test_inserted_cells_change_no_other_line(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    words, code = new_markdown_cell("A remark, put in.\n\nIt has two lines."), new_code_cell("6 * 7")
    code.outputs = [new_output("execute_result", {"text/plain": "42"})]
    notebook.cells[2:2] = [words, code]
    # as in a run, which gives every cell a count and every widget a random model
    for number, cell in enumerate(notebook.cells, start=1):
        if cell.cell_type == "code":
            cell.execution_count = number
        for output in cell.get("outputs", ()):
            if "execution_count" in output:
                output.execution_count = number
            if "data" in output:
                output.data[VIEW] = {"model_id": uuid4().hex, "version_major": 2, "version_minor": 0}
    before, after = stored(nbformat.read(path, as_version=4)).splitlines(), stored(notebook).splitlines()
    changes = difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    assert {kind for kind, *_ in changes} == {"equal", "insert"}
    own = nbformat.writes(new_notebook(cells=[words, code])).splitlines()
    frame = nbformat.writes(new_notebook()).splitlines()
    assert len(after) - len(before) == len(own) - len(frame) - 1  # an empty list of cells takes one line less


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_can_be_read_in_jupyterlab_and_all_its_cells_are_compared(path: Path) -> None:
    text, cells = path.read_text("utf8"), nbformat.read(path, as_version=4).cells
    assert len({cell.id for cell in cells}) == len(cells)
    assert not re.search(r'"execution_count": \d', text)
    assert "[](" not in text, "a link must have words, because JupyterLab would show the name of a file"
    words = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
    # a theorem of another page must be linked by name, because JupyterLab would show the label of a reference
    assert {*re.findall(r"\{prf:ref\}`([\w-]+)`", words)} <= {*re.findall(r":label: (\S+)", words)}
    for cell in cells:
        tags = set(cell.metadata.get("tags", ()))
        folded = cell.metadata.get("jupyter", {}).get("source_hidden", False)
        assert folded is not {"hide-input", "remove-input"}.isdisjoint(tags), cell.source
        assert not tags & {"nbval-ignore-output", "nbval-skip", "raises-exception"}, cell.id
        assert ("interact" in tags) == ("@interact" in cell.source), f"{cell.id}: tag it `interact`"


@pytest.mark.thorough
def test_a_failing_cell_is_named_and_the_notebook_stays_unchanged(tmp_path: Path) -> None:
    path = written(tmp_path / "broken.ipynb", "1 + 1", "1 / 0", "2 + 2")
    before = path.read_bytes()
    with pytest.raises(NotebookError, match=r"broken\.ipynb, cell 1(.|\n)*ZeroDivisionError"):
        refreshed(path, SECONDS)
    assert path.read_bytes() == before
    command = [sys.executable, str(ROOT / "book" / "_site" / "refresh.py"), str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 1
    assert "broken.ipynb, cell 1" in done.stdout


@pytest.mark.thorough
def test_git_shows_a_change_of_a_notebook_as_text(tmp_path: Path) -> None:
    """Git shows the text once it's configured with the line that `.gitattributes` names."""
    git = ["git", "-C", str(tmp_path)]
    subprocess.run([*git, "init", "-q"], check=True)
    shutil.copy(ROOT / ".gitattributes", tmp_path)
    path = written(tmp_path / "one.ipynb", "1 + 1")
    subprocess.run([*git, "add", "."], check=True)
    notebook = nbformat.read(path, as_version=4)
    notebook.cells[0].outputs = [new_output("execute_result", {"text/plain": "2", "image/svg+xml": "<svg/>"})]
    notebook.cells.append(new_markdown_cell("And *so on*."))
    path.write_text(stored(notebook), "utf8")
    convert = f'diff.jupyternotebook.textconv="{sys.executable}" "{ROOT / "tools" / "notebook_text.py"}"'
    said = subprocess.run([*git, "-c", convert, "diff", "-U0"], check=True, capture_output=True, text=True).stdout
    changed = [line for line in said.splitlines() if re.match(r"[+-](?![+-])", line)]
    assert changed == ["+→ 2", "+── markdown", "+And *so on*."]
