"""The licences of other people's work on the site, in one file, `licences.txt`, next to the first page.

The file covers the Python packages that run in a page, and every npm package in `package-lock.json` except build and test tools. Pyodide's
package doesn't include the text of its licence, the Mozilla Public License, so the text comes from axe-core, which tests the pages and has
the same licence. Python's licence comes from typing_extensions, a backport of a part of Python. The libraries that Pyodide's makefiles
compile in don't belong to any package installed here, so the file lists their names, licences and sources.
"""

from __future__ import annotations

import json
from importlib.metadata import distribution
from pathlib import Path

from node import SITE, npm_ci
from sphinx.errors import ExtensionError

from cgsite.site import Site

TOOLS = {"esbuild", "commander", "ws", "@types/emscripten"}  # build tools, which put no code on the site
ELSEWHERE = {"pyodide": "axe-core"}  # package -> another package that has the text of its licence
DISTRIBUTIONS = ("ipython", "markdown-it-py", "mdurl", "networkx", "traitlets")  # Python packages that run in a page
PYTHON = "typing_extensions"  # the distribution that includes Python's licence
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
HEAD = """The third-party work on this site, and its licences. The book's own text, exercises and pictures are under
CC BY 4.0, its code is under the MIT licence.
"""


def packages() -> dict[str, str]:
    """Return the npm packages on the site, with their versions."""
    lock = json.loads((SITE / "package-lock.json").read_text("utf8"))["packages"]
    named = {path.removeprefix("node_modules/"): package for path, package in lock.items() if path}
    return {
        name: package["version"]
        for name, package in named.items()
        if name not in TOOLS and not package.get("dev") and not package.get("optional")
    }


def texts(folder: Path) -> list[str]:
    """Return the texts of the licence files in a folder, which are found by their names."""
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
    """Return the licence texts of everything on the site, by name and version."""
    licences = {f"{name} {version}": of_package(name) for name, version in packages().items()}
    licences |= {f"{name} {distribution(name).version}": of_distribution(name) for name in DISTRIBUTIONS}
    licences["Python, in Pyodide"] = [*of_distribution(PYTHON), COMPILED]
    if missing := [name for name, wording in licences.items() if not wording]:
        raise ExtensionError(f"no licence found for {', '.join(missing)}")
    return dict(sorted(licences.items(), key=lambda named: named[0].lower()))


def text() -> str:
    """Return the text of `licences.txt`."""
    line = "=" * 80
    return (
        "\n\n".join(
            [HEAD.strip(), *("\n\n".join([f"{line}\n{name}", *wording]) for name, wording in texts_by_name().items())]
        )
        + "\n"
    )


def write_licences(site: Site) -> None:
    """Write the file next to the first page; the foot of each page links to it."""
    (site.folder / "licences.txt").write_text(text(), "utf8")
