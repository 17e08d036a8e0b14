"""A program that bundles the widgets' ES modules (`cgbook/widgets/front`) into `cgbook/widgets/static`, unless the bundles are up to date.

The files written here aren't committed: the bundles and two generated sources. `front/skins/index.js` lists the looks of boards, one for
each file in `front/skins`; `front/palette.css` has the colours from `cgbook.pictures.palette`.
"""

from __future__ import annotations

import hashlib
import re
import runpy
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from node import alone, esbuild

ROOT = Path(__file__).parents[2]
FRONT, STATIC = ROOT / "book" / "cgbook" / "widgets" / "front", ROOT / "book" / "cgbook" / "widgets" / "static"
DONE = FRONT / ".bundled"  # file with the digest of the bundles' sources
# loaded by its path, because no package is installed yet while a wheel is built
COLOURS = ROOT / "book" / "cgbook" / "pictures" / "palette.py"
# Each module directly in the folder is bundled with everything it imports: main.js for all pages, the others for pages that use them.
FILES = {
    "widgets.css": "widgets.css",
    **{path.name: "widgets.js" if path.stem == "main" else path.name for path in sorted(FRONT.glob("*.js"))},
}
SKINS, PALETTE = FRONT / "skins", FRONT / "palette.css"
DAY, NIGHT = ".cg", 'html[data-theme="dark"] .cg,\nbody[data-jp-theme-light="false"] .cg'


def index() -> str:
    """Return the text of the module that lists the looks of boards."""
    names = sorted(path.stem for path in SKINS.glob("*.js") if path.stem != "index")
    local = {name: re.sub(r"_(\w)", lambda match: match[1].upper(), name) for name in names}
    lines = ["// Written by book/_site/bundle.py: every look of this folder, by its name.", ""]
    lines[1:1] = [f'import {local[name]} from "./{name}.js";' for name in names]
    entries = [f"  {name},\n" if local[name] == name else f"  {name}: {local[name]},\n" for name in names]
    return (
        "\n".join(lines) + f"\n/** @type {{Record<string, Look>}} */\nexport const skins = {{\n{''.join(entries)}}};\n"
    )


def palette() -> str:
    """Return the text of the style sheet with the colours."""
    sheet = runpy.run_path(str(COLOURS))["sheet"](DAY, NIGHT)
    return f"/* Written by book/_site/bundle.py from book/cgbook/pictures/palette.py. */\n{sheet}"


def digest() -> str:
    """Return a hash of the bundles' sources, of this program, and of the versions of the packages that it uses."""
    written = {DONE, SKINS / "index.js", PALETTE}
    sources = sorted(path for path in FRONT.rglob("*.*") if path.suffix in (".js", ".css") and path not in written)
    seen = hashlib.sha256()
    for path in (*sources, COLOURS, *map(Path(__file__).with_name, ("bundle.py", "node.py", "package-lock.json"))):
        seen.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return seen.hexdigest()


def bundle(folder: Path) -> None:
    """Write the modules and the style sheet into the folder; the same sources give the same bytes."""
    for path, text in ((SKINS / "index.js", index()), (PALETTE, palette())):
        path.write_text(text, "utf8", newline="\n")
    for source, target in FILES.items():
        how = {"loader": {".css": "text"}} if source.endswith(".js") else {}  # a module imports its style sheet as text
        esbuild(
            entryPoints=[str(FRONT / source)],
            outfile=str(folder / target),
            bundle=True,
            format="esm",
            target="es2022",
            **how,
        )


def bundled() -> bool:
    """Return whether the bundles exist and match the current sources."""
    complete = all((STATIC / name).is_file() for name in FILES.values())
    return complete and DONE.is_file() and DONE.read_text() == digest()


def main() -> None:
    """Bundle the modules, and print a message, unless the bundles are up to date."""
    if bundled():
        return
    with alone(ROOT / "_build" / "bundle.lock", "the bundles of the widgets"):
        if bundled():
            return
        print("bundling the widgets", *FILES.values(), file=sys.stderr)
        DONE.unlink(missing_ok=True)
        for old in set(STATIC.glob("*")) - {STATIC / name for name in FILES.values()}:
            old.unlink()
        # write elsewhere and then move each file into place, because a build or a kernel might be reading the old one
        with tempfile.TemporaryDirectory(dir=FRONT.parent, prefix=".bundling-") as beside:
            bundle(Path(beside))
            STATIC.mkdir(exist_ok=True)
            for name in FILES.values():
                Path(beside, name).replace(STATIC / name)
        DONE.write_text(digest())


if __name__ == "__main__":
    main()
