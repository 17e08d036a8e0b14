"""The built book as one file, `_build/combinatorial-games.pdf`.

    python -m tools.printed              # make pdf, after make site
    python -m tools.printed --html other/_build/html --out other.pdf

Below each board, the PDF says where readers can use the board. This is the board's address if the book is published (`baseurl` in
`_config.yml`, or the variable BOOK_ADDRESS), and otherwise the name of its page.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from cgkit import __version__
from tools.printed.binding import bind
from tools.printed.gather import Book, gather
from tools.printed.paper import sheets
from tools.printed.press import press

ROOT = Path(__file__).parents[2]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--html", type=Path, default=ROOT / "_build" / "html", help="folder of the built site (default: _build/html)"
    )
    parser.add_argument(
        "--toc",
        type=Path,
        default=ROOT / "_toc.yml",
        help="table of contents, which orders the pages (default: _toc.yml)",
    )
    parser.add_argument("--out", type=Path, help="file to write (default: _build/combinatorial-games.pdf)")
    given = parser.parse_args()
    out = given.out or ROOT / "_build" / "combinatorial-games.pdf"
    if not (given.html / "book" / "index.html").is_file():
        parser.error(f"{given.html} contains no built book. Run `make site` first")
    settings = yaml.safe_load((ROOT / "_config.yml").read_text("utf8"))
    address = os.environ.get("BOOK_ADDRESS") or settings["html"]["baseurl"]
    address = f"{address.rstrip('/')}/" if address else ""
    book = gather(given.html.resolve(), given.toc, address)
    try:
        content = printed(sheets(book, given.html.resolve(), settings["title"], address, __version__), book, settings)
    except (RuntimeError, ValueError) as error:
        sys.exit(str(error))
    out.write_bytes(content)
    print(f"{out}: {len(content) / 1e6:.1f} MB")


def printed(texts: Iterable[str], book: Book, settings: dict[str, Any]) -> bytes:
    """Return the parts as one PDF."""
    with tempfile.TemporaryDirectory() as folder:
        papers = []
        for i, text in enumerate(texts):
            papers.append(Path(folder, f"{i}.html"))
            papers[-1].write_text(text, "utf8")
        return bind(press(papers), book.entries, settings["title"], settings["author"])


if __name__ == "__main__":
    main()
