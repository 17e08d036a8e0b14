"""A printer that prints the book's parts one at a time with Chromium; all parts together would take ten times as long, and 4 GB."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from pypdf import PdfReader

from tools import chromium

PATIENCE = 300_000  # time limit for a chapter in milliseconds, enough on a busy machine
CHINESE = "必敗态"
# Checks whether any two characters look the same, because browsers draw the same box for characters that no font has.
_SAME = """(signs) => {
  const drawn = [...signs].map((sign) => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 40;
    const pen = canvas.getContext("2d");
    pen.font = "32px serif";
    pen.fillText(sign, 2, 34);
    return canvas.toDataURL();
  });
  return new Set(drawn).size < drawn.length;
}"""
# Sets the page counter to the number before the first page's number, and fills in the page numbers in the text.
_FILL = """([before, pages]) => {
  document.documentElement.style.counterReset = `page ${before}`;
  for (const one of document.querySelectorAll("[data-of]")) one.textContent = pages[one.dataset.of] ?? one.textContent;
}"""


def press(sheets: Iterable[Path], *, need_chinese: bool = True) -> list[bytes]:
    """Return the parts as PDFs with consecutive page numbers; without `need_chinese`, Chinese can come out as boxes if no font has it.

    Raises
    ------
    RuntimeError : if no font has the Chinese characters of the glossary, or if Chromium is missing; the message says what to install.
    """
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        if need_chinese and browser.new_page().evaluate(_SAME, CHINESE):
            raise RuntimeError(
                "the glossary needs a font with Chinese characters: install one "
                "(Debian: `sudo apt-get install fonts-noto-cjk`; Fedora: `sudo dnf install google-noto-sans-cjk-fonts`)"
            )
        sheets = list(sheets)
        before = 0
        numbers: dict[str, int] = {}
        firsts: list[int] = []
        for sheet in sheets:
            reader = PdfReader(io.BytesIO(_printed(browser, sheet, before, {})))
            numbers |= {name: before + page for name, page in places(reader).items()}
            firsts.append(before)
            before += len(reader.pages)
        pdfs = [_printed(browser, sheet, first, numbers) for sheet, first in zip(sheets, firsts, strict=True)]
        browser.close()
    return pdfs


def _printed(browser: Browser, sheet: Path, before: int, numbers: Mapping[str, int]) -> bytes:
    page = browser.new_page()
    page.goto(sheet.as_uri(), timeout=PATIENCE)
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(_FILL, [before, {name: str(number) for name, number in numbers.items()}])
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    page.close()
    return pdf


def places(reader: PdfReader) -> dict[str, int]:
    """Return the page of each named place, numbered from 1."""
    pages = {page.indirect_reference.idnum: i for i, page in enumerate(reader.pages, 1) if page.indirect_reference}
    return {
        name.removeprefix("/"): pages[
            place.raw_get("/Page").idnum
        ]  # the raw reference, because resolving each page again takes minutes
        for name, place in reader.named_destinations.items()
    }
