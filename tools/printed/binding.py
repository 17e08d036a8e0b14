"""A program that joins the printed parts, makes links lead to pages of other parts, and adds a bookmark for each line of the contents."""

from __future__ import annotations

import io
from collections.abc import Iterable

from pypdf import PdfReader, PdfWriter
from pypdf.generic import (
    ArrayObject,
    BooleanObject,
    DictionaryObject,
    Fit,
    FloatObject,
    NameObject,
    NullObject,
    TextStringObject,
)

from tools.printed.gather import Entry
from tools.printed.paper import ELSEWHERE


def bind(pdfs: Iterable[bytes], entries: Iterable[Entry], title: str, author: str) -> bytes:
    """Return the parts as one PDF, which opens with its bookmarks shown.

    Raises
    ------
    ValueError : if a link or a line of the contents leads to a place that isn't in any part.
    """
    writer = PdfWriter()
    places: dict[str, tuple[int, float]] = {}
    for pdf in pdfs:
        reader, before = PdfReader(io.BytesIO(pdf)), len(writer.pages)
        numbers = {page.indirect_reference.idnum: i for i, page in enumerate(reader.pages) if page.indirect_reference}
        for name, place in reader.named_destinations.items():
            top = place.get("/Top")
            height = float(top) if isinstance(top, (int, float)) else float(reader.pages[0].mediabox.top)
            places[name.removeprefix("/")] = (before + numbers[place.raw_get("/Page").idnum], height)
        for page in reader.pages:
            writer.add_page(page)
    _name(writer, places)
    _lead(writer, places)
    _mark(writer, entries, places)
    writer.add_metadata({"/Title": title, "/Author": author})
    root = writer.root_object
    root[NameObject("/PageMode")] = NameObject("/UseOutlines")
    root[NameObject("/Lang")] = TextStringObject("en")
    root[NameObject("/ViewerPreferences")] = DictionaryObject({NameObject("/DisplayDocTitle"): BooleanObject(True)})
    writer.compress_identical_objects(remove_unreferenced=True)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def _name(writer: PdfWriter, places: dict[str, tuple[int, float]]) -> None:
    """Add the named places of all parts to the PDF."""
    named = DictionaryObject()
    for name, (number, height) in places.items():
        page = writer.pages[number].indirect_reference
        assert page is not None
        where = [page, NameObject("/XYZ"), FloatObject(0), FloatObject(height), NullObject()]
        named[NameObject(f"/{name}")] = ArrayObject(where)
    writer.root_object[NameObject("/Dests")] = writer._add_object(named)


def _lead(writer: PdfWriter, places: dict[str, tuple[int, float]]) -> None:
    for page in writer.pages:
        for note in page.get("/Annots", []):
            link = note.get_object()
            uri = str(link.get("/A", {}).get("/URI", ""))
            if uri.startswith(ELSEWHERE):
                if (name := uri.removeprefix(ELSEWHERE)) not in places:
                    raise ValueError(f"a link leads to {name!r}, which doesn't exist")
                del link["/A"]
                link[NameObject("/Dest")] = NameObject(f"/{name}")


def _mark(writer: PdfWriter, entries: Iterable[Entry], places: dict[str, tuple[int, float]]) -> None:
    above = None
    for entry in entries:
        if entry.id not in places:
            raise ValueError(f"the table of contents lists {entry.id!r}, which doesn't exist")
        number, height = places[entry.id]
        parent = above if entry.level > 1 else None
        mark = writer.add_outline_item(entry.title, number, parent=parent, fit=Fit.xyz(top=height), is_open=False)
        above = mark if entry.level == 1 else above
