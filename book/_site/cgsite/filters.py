"""The form above a long list: choices and words, by which `filter.js` shows of its entries those that a reader asks for."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from docutils import nodes


class Choice(NamedTuple):
    """A choice by the class `cg-<name>-<value>` of the entries."""

    name: str
    label: str
    options: list[tuple[str, str]]
    every: str = "all"


def form(
    entries: str, label: str, choices: Iterable[Choice], total: int, words: str = "Words", hint: str = ""
) -> nodes.raw:
    """The form, which does nothing without scripts, and is not shown then.

    Parameters
    ----------
    entries : a CSS selector of all entries of the list.
    label : what the form is for, for those who cannot see it.
    choices : the choices.
    total : how many entries there are.
    words : the label of the field for words.
    hint : what stands in that field while it is empty.
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
