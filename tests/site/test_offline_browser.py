"""Without a network: from a folder; and never an old script where the host has a new one."""

from __future__ import annotations

import hashlib
import re
import zipfile
from pathlib import Path

import pytest

from tests.browser import SITE, Open
from tools.zip_site import TOP, from_a_folder, pack

pytestmark = pytest.mark.browser


def test_what_loads_once_has_the_hash_of_its_content() -> None:
    page = (SITE / "book" / "sources.html").read_text("utf8")
    loaded = re.findall(r'\b(?:href|src)="\.\./(_static/[^"?]+\.(?:js|css))(?:\?v=(\w+))?"', page)
    assert len(loaded) > 8
    assert all(hashlib.sha256((SITE / name).read_bytes()).hexdigest().startswith(v) and v for name, v in loaded)


def test_the_book_plays_from_one_file_that_was_unpacked(visit: Open, tmp_path: Path) -> None:
    assert pack(SITE, tmp_path / "book.zip") > 100
    with zipfile.ZipFile(tmp_path / "book.zip") as packed:
        packed.extractall(tmp_path)
    assert (tmp_path / "book.zip").stat().st_size < 40_000_000
    top = tmp_path / TOP
    board = visit((top / "book" / "index.html").as_uri()).widgets("player")[0]
    board.locator(".cg-chip").last.click()
    board.locator(".cg-status", has_text="I answer").wait_for()
    found = visit(f"{(top / 'search.html').as_uri()}?q=kayles").page.locator(".cg-found li").first
    found.wait_for()


def test_a_page_in_a_folder_may_load_what_lies_beside_it() -> None:
    page = "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' blob:; img-src 'self'\">"
    assert from_a_folder(page) == (
        "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self' file: blob:; img-src 'self' file:\">"
    )
