"""Judges the whole class of `classroom` and prints the table: `python -m tests.teaching.table`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from cgkit.__main__ import main
from tests.teaching.classroom import CASES, teacher

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        handed_in = Path(folder) / "submissions"
        handed_in.mkdir()
        for name, case in CASES.items():
            (handed_in / f"{name}.ipynb").write_text(case.text(), "utf8")
        os.chdir(folder)
        sys.exit(main(["grade", str(teacher(Path(folder) / "teacher")), str(handed_in), *sys.argv[1:]]))
