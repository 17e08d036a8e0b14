"""The licences of what the site holds that others have made: one file, `licences.txt`, beside the first page.

From npm comes all that `package-lock.json` names and no tool of the build; from Python, what Python in a page brings. Pyodide's package
brings no text of its licence, the Mozilla Public License; axe-core, which tests the pages, brings the same one. Python's own stands in
typing_extensions, which is a part of it made for earlier versions. What Pyodide's makefiles compile in is in no package that is installed
here, so it is named with its licence and its source.
"""

from __future__ import annotations

import json
from importlib.metadata import distribution
from pathlib import Path

from node import SITE, npm_ci
from sphinx.errors import ExtensionError

from cgsite.site import Site

TOOLS = {"esbuild", "commander", "ws", "@types/emscripten"}  # they help the build, and nothing of them is in the site
ELSEWHERE = {"pyodide": "axe-core"}  # whose text is the same
DISTRIBUTIONS = ("ipython", "markdown-it-py", "mdurl", "networkx", "traitlets")  # parts of Python in the page
PYTHON = "typing_extensions"  # whose licence is Python's
COMPILED = """Compiled into pyodide.asm.wasm are also these libraries, each under its own licence, whose text is with its source:

bzip2                    bzip2-1.0.6                         https://sourceware.org/bzip2/
Emscripten, with musl    MIT                                 https://github.com/emscripten-core/emscripten
Expat                    MIT                                 https://github.com/libexpat/libexpat
HACL*                    MIT                                 https://github.com/hacl-star/hacl-star
hiwire                   as its source says                  https://github.com/pyodide/hiwire
libc++, libc++abi        Apache-2.0 with LLVM exception      https://github.com/llvm/llvm-project
libffi                   MIT                                 https://github.com/libffi/libffi
liblzma, of XZ Utils     0BSD                                https://github.com/tukaani-project/xz
mpdecimal                BSD-2-Clause                        https://www.bytereef.org/mpdecimal/
SQLite                   public domain                       https://sqlite.org
zlib                     Zlib                                https://zlib.net
Zstandard                BSD-3-Clause                        https://github.com/facebook/zstd"""
HEAD = """What this site holds that others have made, and under which licences. The book's own text, exercises and pictures are under
CC BY 4.0, its code is under the MIT licence.
"""


def packages() -> dict[str, str]:
    """The packages of npm that are in the site, and their versions."""
    lock = json.loads((SITE / "package-lock.json").read_text("utf8"))["packages"]
    named = {path.removeprefix("node_modules/"): package for path, package in lock.items() if path}
    return {
        name: package["version"]
        for name, package in named.items()
        if name not in TOOLS and not package.get("dev") and not package.get("optional")
    }


def texts(folder: Path) -> list[str]:
    """What the files of a folder that are named for a licence say."""
    files = [path for path in folder.iterdir() if path.name.upper().startswith(("LICEN", "COPYING", "OFL"))]
    return [path.read_text("utf8").strip() for path in sorted(files)]


def of_package(name: str) -> list[str]:
    if name not in ELSEWHERE:
        return texts(npm_ci() / name)
    home = json.loads((npm_ci() / name / "package.json").read_text("utf8"))["homepage"]
    return [f"Its source is at {home}, and is under this licence:", texts(npm_ci() / ELSEWHERE[name])[0]]


def of_distribution(name: str) -> list[str]:
    files = distribution(name).files or ()
    licences = [file for file in files if ".dist-info" in file.parts[0] and "LICEN" in file.name.upper()]
    return [Path(str(file.locate())).read_text("utf8").strip() for file in sorted(licences)]


def texts_by_name() -> dict[str, list[str]]:
    """What is in the site, by name and version, and the texts of its licences.

    Raises
    ------
    ExtensionError : when something has none.
    """
    licences = {f"{name} {version}": of_package(name) for name, version in packages().items()}
    licences |= {f"{name} {distribution(name).version}": of_distribution(name) for name in DISTRIBUTIONS}
    licences["Python, in Pyodide"] = [*of_distribution(PYTHON), COMPILED]
    if missing := [name for name, wording in licences.items() if not wording]:
        raise ExtensionError(f"no licence is found of {', '.join(missing)}")
    return dict(sorted(licences.items(), key=lambda named: named[0].lower()))


def text() -> str:
    """The text of the file."""
    line = "=" * 80
    return (
        "\n\n".join(
            [HEAD.strip(), *("\n\n".join([f"{line}\n{name}", *wording]) for name, wording in texts_by_name().items())]
        )
        + "\n"
    )


def write_licences(site: Site) -> None:
    """Lays the file beside the first page; the foot of each page says where it is."""
    (site.folder / "licences.txt").write_text(text(), "utf8")
