"""A converter of notebooks to plain text for `git diff`, with the words, the code, and the readable part of each output.

git config diff.jupyternotebook.textconv ".venv/bin/python tools/notebook_text.py"
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def lines(notebook: Any) -> Iterator[str]:
    """Yield the lines of a notebook's text; pictures, tables of widgets and ids are left out."""
    for cell in notebook["cells"]:
        yield f"── {cell['cell_type']} {' '.join(cell['metadata'].get('tags', ()))}".rstrip()
        yield from "".join(cell["source"]).splitlines()
        for output in cell.get("outputs", ()):
            text = output.get("text") or output.get("data", {}).get("text/plain") or output.get("evalue", "")
            yield from (f"→ {line}" for line in "".join(text).splitlines())


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf8")  # type: ignore[union-attr]
    print(*lines(json.loads(Path(sys.argv[1]).read_text("utf8"))), sep="\n")
