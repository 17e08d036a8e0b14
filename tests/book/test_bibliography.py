"""Tests that each source has a valid number or is in the notes that the book follows, and that its label is unique."""

from __future__ import annotations

import re

import pytest
from pybtex.database import parse_file
from pybtex.plugin import find_plugin

from tests.browser import ROOT
from tests.chapters import NOTEBOOKS, prose

from cgsite.bibliography import AuthorYear  # isort: skip

ENTRIES = parse_file(str(ROOT / "book/references.bib")).entries
DOI = re.compile(r"10\.\d{4,}/\S+")
# the first two are right
ISBNS = ["1-56881-142-X", "978-0-8218-5190-6", "1-56881-142-1", "978-0-8218-5190-5", "978-0-8218-5190"]
#: type -> required fields, and optional fields
FIELDS = {
    "article": ("title journal volume pages year", "number doi note named eprint"),
    "book": ("title publisher year", "edition series volume isbn doi note named"),
    "incollection": ("title booktitle series publisher year", "volume number pages isbn doi note"),
    "inproceedings": ("title booktitle publisher pages year", "volume note named"),
    "misc": ("title howpublished year", "url patent note named"),
}
NAMED = {"ferguson", "notes"}  # whether Ferguson or other notes name the source


def right(isbn: str) -> bool:
    """Return whether the check digit of an ISBN is right."""
    signs = isbn.replace("-", "")
    if not re.fullmatch(r"\d{9}[\dX]|\d{13}", signs):
        return False
    digits = [10 if sign == "X" else int(sign) for sign in signs]
    if len(digits) == 10:
        return sum((10 - place) * digit for place, digit in enumerate(digits)) % 11 == 0
    return sum((1, 3)[place % 2] * digit for place, digit in enumerate(digits)) % 10 == 0


def test_a_wrong_isbn_is_found() -> None:
    assert [one for one in ISBNS if right(one)] == ISBNS[:2]


def test_each_entry_can_be_found(subtests: pytest.Subtests) -> None:
    for key in ENTRIES:
        with subtests.test(key):
            fields = ENTRIES[key].fields
            for name, correct in (
                ("doi", DOI.fullmatch),
                ("isbn", right),
                ("patent", re.compile(r"US \d{7}").fullmatch),
            ):
                assert name not in fields or correct(fields[name]), f"{name} {fields[name]}"
            assert "named" not in fields or fields["named"] in NAMED
            assert {"doi", "isbn", "patent", "named"} & set(fields), (
                "an entry must have a DOI, an ISBN or a patent, or say whose notes name it"
            )
            assert ENTRIES[key].persons["author"]
            assert re.fullmatch(r"\d{4}", fields["year"])


def test_labels_are_authors_and_years_and_all_different() -> None:
    style = AuthorYear()
    labels = [one.label for one in style.format_entries(ENTRIES.values())]
    assert len(set(labels)) == len(labels) == len(ENTRIES)
    # a name without co-authors sorts before the same name with co-authors
    in_order = sorted(labels, key=lambda label: label.lower().replace(",", " "))
    assert labels == in_order, "the list must be sorted by the labels in the text"
    assert {"Guy and Smith, 1956", "Berlekamp et al., 2003a", "Berlekamp et al., 2003b", "Zermelo, 1913"} <= set(labels)


def test_entries_of_a_kind_have_the_same_fields_in_the_same_form(subtests: pytest.Subtests) -> None:
    for key in ENTRIES:
        with subtests.test(key):
            entry = ENTRIES[key]
            needed, allowed = (set(fields.split()) for fields in FIELDS[entry.type])
            given = set(entry.fields)
            assert needed <= given <= needed | allowed, [sorted(needed - given), sorted(given - needed - allowed)]
            forms = {"pages": r"\d+(--\d+)?", "volume": r"\d+", "number": r"\d+(/\d+)?", "edition": r"[a-z ]+"}
            assert not [
                name for name, form in forms.items() if name in given and not re.fullmatch(form, entry.fields[name])
            ]


def test_names_keep_their_capitals_in_the_list() -> None:
    backend = find_plugin("pybtex.backends", "plaintext")()
    listed = [one.text.render(backend) for one in AuthorYear().format_entries(ENTRIES.values())]
    names = {name for entry in ENTRIES.values() for person in entry.persons["author"] for name in person.last_names}
    for word in ["Nim", "Fibonacci", "Python", *(name for name in names if "-" not in name and len(name) > 3)]:
        wrong = [text for text in listed if re.search(rf"(?<![\w/:.]){re.escape(word.lower())}(?![\w.])", text)]
        assert not wrong, f"{word} needs braces: {wrong[0]}"


def test_everything_that_helps_to_find_a_source_is_printed() -> None:
    backend = find_plugin("pybtex.backends", "plaintext")()
    for one in AuthorYear().format_entries(ENTRIES.values()):
        text, fields = one.text.render(backend), ENTRIES[one.key].fields
        for name in ("doi", "isbn", "note", "url"):
            assert name not in fields or fields[name].split("--")[0].split("{")[0] in text, (one.key, name)


def test_a_chapter_of_another_book_has_its_number_in_words() -> None:
    """The site turns each "chapter 9" into a link to this book, so chapters of other books must be written as "ninth chapter"."""
    theirs = re.compile(r"\{cite\}`[^`]+`[^.:;]*?\bchapter ([1-9]|1[0-2])\b|\bchapter ([1-9]|1[0-2]) of \*")
    papers = [*(ROOT / "book").glob("*.md"), *(ROOT / "book").glob("problems/*.md")]
    texts = {page: prose(page) for page in NOTEBOOKS} | {path.name: path.read_text("utf8") for path in papers}
    assert theirs.search("*Winning Ways* {cite}`winning-ways-2` (chapter 9)")
    assert {name: found[0] for name, text in texts.items() if (found := theirs.search(text))} == {}
