"""The form above a long list, with choices and words that `filter.js` uses to show only the entries that a reader wants."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from docutils import nodes


class Choice(NamedTuple):
    """A choice among the entries by their class `cg-<name>-<value>`."""

    name: str
    label: str
    options: list[tuple[str, str]]
    every: str = "all"


def form(
    entries: str, label: str, choices: Iterable[Choice], total: int, words: str = "Words", hint: str = ""
) -> nodes.raw:
    """Return the form, which is hidden on pages without scripts because it needs them.

    `entries` is a CSS selector of the entries, `words` the label of the field for words, and `hint` the text in that field while it's
    empty.
    """

    def field(name: str, label: str, control: str) -> str:
        return f'<div><label for="cg-filter-{name}">{escape(label)}</label> {control}</div>'

    def choice(wanted: Choice) -> str:
        options = [("", wanted.every), *wanted.options]
        entries = "".join(f'<option value="{escape(value)}">{escape(words)}</option>' for value, words in options)
        return field(
            wanted.name,
            wanted.label,
            f'<select id="cg-filter-{wanted.name}" name="{wanted.name}" autocomplete="off">{entries}</select>',
        )

    search = (
        '<input id="cg-filter-words" name="words" type="search" autocomplete="off" autocapitalize="off" spellcheck="false"'
        + (f' placeholder="{escape(hint)}"' if hint else "")
        + ">"
    )
    html = (
        f'<form class="cg-filter" role="search" aria-label="{escape(label)}" data-entries="{escape(entries)}">'
        + "".join(map(choice, choices))
        + field("words", words, search)
        + f'<button type="reset">Show all</button><p role="status">{total} of {total} shown.</p></form>'
    )
    return nodes.raw("", html, format="html")
