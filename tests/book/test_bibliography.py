"""The sources: each can be found, by a number that is right or in the notes that the book follows, and has a name of its own."""

from __future__ import annotations

import re

import pytest
from pybtex.database import parse_file

from tests.browser import ROOT

from cgsite.bibliography import AuthorYear  # isort: skip

ENTRIES = parse_file(str(ROOT / "book/references.bib")).entries
DOI = re.compile(r"10\.\d{4,}/\S+")
ISBNS = ["1-56881-142-X", "978-0-8218-5190-6", "1-56881-142-1", "978-0-8218-5190-5", "978-0-8218-5190"]  # two are right
NAMED = {"ferguson", "notes"}  # who names it: Ferguson, or others of the notes


def right(isbn: str) -> bool:
    """Whether the last digit is the one that the others ask for."""
    signs = isbn.replace("-", "")
    if not re.fullmatch(r"\d{9}[\dX]|\d{13}", signs):
        return False
    digits = [10 if sign == "X" else int(sign) for sign in signs]
    if len(digits) == 10:
        return sum((10 - place) * digit for place, digit in enumerate(digits)) % 11 == 0
    return sum((1, 3)[place % 2] * digit for place, digit in enumerate(digits)) % 10 == 0


def test_a_wrong_isbn_is_found() -> None:
    assert [one for one in ISBNS if right(one)] == ISBNS[:2]


@pytest.mark.parametrize("key", ENTRIES)
def test_each_entry_can_be_found(key: str) -> None:
    fields = ENTRIES[key].fields
    for name, correct in (("doi", DOI.fullmatch), ("isbn", right), ("patent", re.compile(r"US \d{7}").fullmatch)):
        assert name not in fields or correct(fields[name]), f"{name} {fields[name]}"
    assert "named" not in fields or fields["named"] in NAMED
    assert {"doi", "isbn", "patent", "named"} & set(fields), "no DOI, no ISBN, and nobody names it"
    assert ENTRIES[key].persons["author"]
    assert re.fullmatch(r"\d{4}", fields["year"])


def test_a_printed_note_is_for_readers() -> None:
    for key, entry in ENTRIES.items():
        assert not re.search(r"DOI|ISBN|confirmed|public|study notes|check digit", entry.fields.get("note", "")), key


def test_labels_are_authors_and_years_and_all_different() -> None:
    style = AuthorYear()
    labels = [one.label for one in style.format_entries(ENTRIES.values())]
    assert len(set(labels)) == len(labels) == len(ENTRIES)
    in_order = sorted(labels, key=lambda label: label.lower().replace(",", " "))  # who writes alone comes first
    assert labels == in_order, "the list does not go by what the text says"
    assert {"Guy and Smith, 1956", "Berlekamp et al., 2003a", "Berlekamp et al., 2003b", "Zermelo, 1913"} <= set(labels)
