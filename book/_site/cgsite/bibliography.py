"""Sources by author and year, such as [Guy and Smith, 1956], both in the text and in the list, which is sorted by author and year.

The style `author_year` of sphinxcontrib-bibtex changes only the text, so readers would look for a name among the list's other labels.
Here the list has the labels, and the text repeats them (`bibtex_reference_style: label` in `_config.yml`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from string import ascii_lowercase

import pybtex.plugin
from pybtex.backends.plaintext import Backend
from pybtex.database import Entry, Person
from pybtex.richtext import Text
from pybtex.style.formatting import toplevel
from pybtex.style.formatting.plain import Style
from pybtex.style.labels import BaseLabelStyle
from pybtex.style.template import Node, field, optional, optional_field, sentence, words
from sphinx.application import Sphinx

STYLE = "author-year"


class Labels(BaseLabelStyle):  # type: ignore[misc]  # pybtex has no types
    """Labels such as "Guy and Smith, 1956", with "et al." for three or more authors, and a letter to distinguish equal labels."""

    def format_labels(self, sorted_entries: Iterable[Entry]) -> Iterator[str]:
        labels = [f"{_people(entry.persons['author'])}, {entry.fields['year']}" for entry in sorted_entries]
        times, seen = Counter(labels), Counter[str]()
        for label in labels:
            yield label + (ascii_lowercase[seen[label]] if times[label] > 1 else "")
            seen[label] += 1


class AuthorYear(Style):  # type: ignore[misc]
    """The plain style of BibTeX with author-year labels; a part of a book also shows the book's ISBN."""

    default_label_style = Labels

    def get_incollection_template(self, entry: Entry) -> Node:
        return toplevel[
            self.format_names("author"),
            self.format_title(entry, "title"),
            words[
                "In",
                sentence[
                    self.format_btitle(entry, "booktitle", as_sentence=False),
                    self.format_volume_and_series(entry, as_sentence=False),
                    self.format_chapter_and_pages(entry),
                ],
            ],
            sentence[optional_field("publisher"), field("year")],
            optional[sentence[self.format_isbn(entry)]],
            self.format_web_refs(entry),
            optional[sentence[optional_field("note")]],
        ]

    def get_inproceedings_template(self, entry: Entry) -> Node:
        return self.get_incollection_template(entry)


def _people(persons: list[Person]) -> str:
    names = [str(Text.from_latex(" ".join([*person.prelast_names, *person.last_names]))) for person in persons]
    return f"{names[0]} et al." if len(names) > 2 else " and ".join(names)


def setup(app: Sphinx) -> None:
    del app
    pybtex.plugin.register_plugin("pybtex.style.formatting", STYLE, AuthorYear)
    # each citation looks up the backend by name, and registering it avoids a search through all installed packages
    pybtex.plugin.register_plugin("pybtex.backends", "plaintext", Backend, force=True)
