"""Zip files that have the same bytes every time and on every machine, because they have no compression, no times and a fixed order.

Compression depends on the machine's library, and two libraries can compress differently.
"""

from __future__ import annotations

import io
import zipfile
from functools import cache
from pathlib import Path

import cgkit

LIBRARY = "cgkit.zip"


def zipped(files: dict[str, bytes]) -> bytes:
    """Return a zip of files.

    >>> zipped({"b": b"1", "a": b"2"}) == zipped({"a": b"2", "b": b"1"})
    True
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system, info.external_attr = 3, 0o644 << 16  # Unix attributes on every system
            archive.writestr(info, files[name])
    return buffer.getvalue()


@cache
def library() -> bytes:
    """Return a zip that Python can import from, with what the hidden tests use: cgkit, and cgbook's folders teaching and strategic."""
    solvers, book = Path(cgkit.__file__).parent, Path(__file__).parents[2]
    files = {}
    parts = [path for part in ("teaching", "strategic") for path in (book / part).rglob("*")]
    for path in sorted([*solvers.rglob("*"), *parts, book / "__init__.py", book / "extras.py"]):
        if path.suffix in (".py", ".json"):
            root = solvers if path.is_relative_to(solvers) else book
            # a clone on Windows can have other line endings
            files[path.relative_to(root.parent).as_posix()] = path.read_bytes().replace(b"\r\n", b"\n")
    return zipped(files)
