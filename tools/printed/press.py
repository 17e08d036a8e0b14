"""Prints the parts of the book with Chromium, one by one: all at once would take ten times as long, and 4 GB."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from pypdf import PdfReader

from tools import chromium

PATIENCE = 300_000  # milliseconds: a chapter on a busy machine
CHINESE = "必敗态"
# Signs that no font has are all drawn as the same box.
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
# the number before that of the first page, and all numbers that the text names
_FILL = """([before, pages]) => {
  document.documentElement.style.counterReset = `page ${before}`;
  for (const one of document.querySelectorAll("[data-of]")) one.textContent = pages[one.dataset.of] ?? one.textContent;
}"""


def press(sheets: Iterable[Path], *, need_chinese: bool = True) -> list[bytes]:
    """The parts as PDFs, their pages numbered through; without `need_chinese`, Chinese signs may be boxes where no font has them.

    Raises
    ------
    RuntimeError
        When no font has the Chinese signs of the glossary, or when there is no Chromium; the message says what to install.
    """
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        if need_chinese and browser.new_page().evaluate(_SAME, CHINESE):
            raise RuntimeError(
                "no font here has Chinese signs, and the glossary needs them: install one "
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
    """On which page, counted from 1, each named place stands."""
    pages = {page.indirect_reference.idnum: i for i, page in enumerate(reader.pages, 1) if page.indirect_reference}
    return {
        name.removeprefix("/"): pages[
            place.raw_get("/Page").idnum
        ]  # as it stands there: reading each page anew takes minutes
        for name, place in reader.named_destinations.items()
    }
