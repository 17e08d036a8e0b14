"""Tests that an error in a notebook shows the reader's own lines and says what's wrong."""

from __future__ import annotations

import re

import pytest
from IPython.core.interactiveshell import InteractiveShell

from cgbook.widgets import short_errors

CELLS = {
    "from cgkit import nim\nnim(-1)": "got -1",
    "from cgkit import Heaps\nclass A(Heaps):\n    def takes(self, size): return 3\nA()(5).value()": r"takes\(5\)",
    "from cgkit import Heaps\nclass A(Heaps):\n    def takes(self, size): return [7]\nA()(5).value()": r"takes\(5\).*got 7",
    "from cgkit import Heaps\nclass A(Heaps):\n    def takes(self, size): return [int('x')]\nA()(5).value()": "'x'",
    "int('x')": "'x'",
}


@pytest.mark.parametrize("cell", CELLS)
def test_an_error_shows_the_readers_own_lines(
    cell: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = InteractiveShell()
    monkeypatch.setattr("IPython.get_ipython", lambda: shell)
    short_errors.shorten_in_notebook()
    assert not shell.run_cell(cell).success
    said = re.sub(r"\x1b\[[\d;]*m", "", capsys.readouterr().out)
    assert cell.splitlines()[-1] in said
    assert re.search(CELLS[cell], said.splitlines()[-1])
    assert len(said.splitlines()) < 20
