"""The built book in one zip file, which works from a folder once it's unpacked: `python -m tools.zip_site [--out FILE]`.

The pages need no host, because they load nothing from a host. Files that only a host can use are left out, such as the page for wrong
addresses and the list for search engines. The policy of each page allows `file:` in addition to its own host, because some browsers don't
count a folder as a host.
"""

from __future__ import annotations

import argparse
import re
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
SITE, OUT = ROOT / "_build" / "html", ROOT / "_build" / "combinatorial-games.zip"
TOP = "combinatorial-games"
LEFT_OUT = {
    "404.html",
    "sitemap.xml",
    "objects.inv",
    "_static/card.png",
}
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # timestamp of every packed file, so that the same pages give the same archive
_POLICY = re.compile(r'(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*')


def from_a_folder(page: str) -> str:
    """Return a page with the policy that lets it work from a folder.

    >>> from_a_folder('<meta http-equiv="Content-Security-Policy" content="font-src \\'self\\'">')
    '<meta http-equiv="Content-Security-Policy" content="font-src \\'self\\' file:">'
    """
    return _POLICY.sub(lambda match: match[0].replace("'self'", "'self' file:"), page)


def pack(site: Path, out: Path) -> int:
    """Pack a built book into one file, and return the number of files packed.

    Raises
    ------
    FileNotFoundError : if the folder contains no built book.
    """
    if not (site / "index.html").is_file():
        raise FileNotFoundError(f"{site} contains no built book. Run `make site` first")
    names = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    names = [name for name in names if name not in LEFT_OUT and not Path(name).name.startswith(".")]
    out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name in names:
            content = (site / name).read_bytes()
            if name.endswith(".html"):
                content = from_a_folder(content.decode()).encode()
            entry = zipfile.ZipInfo(f"{TOP}/{name}", LONG_AGO)
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, content, zipfile.ZIP_DEFLATED)
    return len(names)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT, help="file to write (default: _build/combinatorial-games.zip)")
    out = parser.parse_args().out
    count = pack(SITE, out)
    print(f"{out}: {count:,} files, {out.stat().st_size / 1e6:.1f} MB; unpack it, and open {TOP}/index.html")


if __name__ == "__main__":
    main()
