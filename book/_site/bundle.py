"""Bundles the widgets' ES modules (`cgbook/widgets/front`) into what is shipped (`cgbook/widgets/static`). `--check` only compares.

The looks of boards are found by name: each file in `front/skins` is one, and `front/skins/index.js`, written here, lists them.
The colours come from `cgbook.pictures.palette`, as `front/palette.css`.
"""

from __future__ import annotations

import filecmp
import os
import re
import sys
import tempfile
from pathlib import Path

from cgbook.pictures.palette import sheet

sys.path.insert(0, str(Path(__file__).parent))
from node import esbuild

ROOT = Path(__file__).parents[2]

FRONT, STATIC = ROOT / "book" / "cgbook" / "widgets" / "front", ROOT / "book" / "cgbook" / "widgets" / "static"
# each module of the folder itself is bundled, with all that it imports: main.js for all pages, the others for those that use them
FILES = {
    "widgets.css": "widgets.css",
    **{path.name: "widgets.js" if path.stem == "main" else path.name for path in sorted(FRONT.glob("*.js"))},
}
SKINS, PALETTE = FRONT / "skins", FRONT / "palette.css"
DAY, NIGHT = ".cg", 'html[data-theme="dark"] .cg,\nbody[data-jp-theme-light="false"] .cg'


def index() -> str:
    """The text of the module that lists the looks."""
    names = sorted(path.stem for path in SKINS.glob("*.js") if path.stem != "index")
    local = {name: re.sub(r"_(\w)", lambda found: found[1].upper(), name) for name in names}
    lines = ["// Written by book/_site/bundle.py: every look of this folder, by its name.", ""]
    lines[1:1] = [f'import {local[name]} from "./{name}.js";' for name in names]
    entries = [f"  {name},\n" if local[name] == name else f"  {name}: {local[name]},\n" for name in names]
    return "\n".join(lines) + f"\nexport const skins = {{\n{''.join(entries)}}};\n"


def palette() -> str:
    """The text of the style sheet with the colours."""
    return f"/* Written by book/_site/bundle.py from book/cgbook/pictures/palette.py. */\n{sheet(DAY, NIGHT)}"


def texts() -> dict[Path, str]:
    """The sources that are themselves written here."""
    return {SKINS / "index.js": index(), PALETTE: palette()}


def bundle(folder: Path) -> None:
    """Writes the modules and the style sheet into the folder; the same sources give the same bytes."""
    for source, target in FILES.items():
        how = {"loader": {".css": "text"}} if source.endswith(".js") else {}  # a module brings its sheet as text
        esbuild(
            entryPoints=[str(FRONT / source)],
            outfile=str(folder / target),
            bundle=True,
            format="esm",
            target="es2022",
            **how,
        )


def stale() -> list[str]:
    """The names of bundled files that differ from what the sources give now."""
    with tempfile.TemporaryDirectory() as folder:
        bundle(Path(folder))
        names = FILES.values()
        old = [
            n for n in names if not (STATIC / n).exists() or not filecmp.cmp(Path(folder, n), STATIC / n, shallow=False)
        ]
    written = texts()
    return [path.name for path, text in written.items() if path.read_text("utf8") != text] + old


if __name__ == "__main__":
    if "--check" in sys.argv:
        if old := stale():
            sys.exit(f"{', '.join(old)} in {os.path.relpath(STATIC)} is older than its sources: run `make bundle`")
    else:
        for path, text in texts().items():
            path.write_text(text, "utf8", newline="\n")
        bundle(STATIC)
        print("bundled", *(f"{n} ({(STATIC / n).stat().st_size:,} bytes)" for n in FILES.values()))
