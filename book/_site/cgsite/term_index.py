"""The index of terms and games: names in the order of letters, the Chinese ones below headings of their own.

It is made of `book/glossary.yml` and `book/games.yml`: where each is explained, and where else it is used or played.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util.docutils import SphinxDirective

from cgsite import games, glossary
from cgsite.cover import chapter_of
from cgsite.games import Game
from cgsite.glossary import Term

PAGE = "book/index-of-terms"
#: the headings below which the Chinese names stand, and their scripts
SCRIPTS = {"Traditional Chinese": "zh-Hant", "Simplified Chinese": "zh-Hans"}


@dataclass(frozen=True)
class Name:
    """A name of the index: a term, a game, or both; `script` is that of a Chinese name."""

    words: str
    term: Term | None
    game: Game | None
    script: str = ""

    @property
    def heading(self) -> str:
        """Below which it stands."""
        return next((one for one, script in SCRIPTS.items() if script == self.script), key(self.words)[:1].upper())


def key(words: str) -> str:
    """What it is sorted by: letters without accents. Chinese signs have the order of their radicals and strokes, as in Unicode."""
    bare = "".join(one for one in unicodedata.normalize("NFKD", words.casefold()) if one.isalnum() or one == " ")
    return bare.strip()


def names() -> list[Name]:
    """All names in their order: letters first, then the Chinese ones of each script."""
    played = {game.term: game for game in reversed(games.games()) if game.term}
    found = [Name(term.name, term, played.get(term.id)) for term in glossary.terms()]
    told = {key(one.words) for one in found}
    found += [Name(game.title, game.entry, game) for game in games.games() if key(game.title) not in told]
    found.sort(key=lambda one: (key(one.words), one.words))
    for n, script in enumerate(SCRIPTS.values()):
        chinese = [
            Name(term.chinese[n % len(term.chinese)], term, played.get(term.id), script)
            for term in glossary.terms()
            if term.chinese
        ]
        found += sorted(chinese, key=lambda one: key(one.words))
    return found


class IndexOfTerms(SphinxDirective):
    """A section for each letter, and one for each script of Chinese."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(glossary.FILE))
        self.env.note_dependency(str(games.FILE))
        sections: dict[str, nodes.section] = {}
        for n, one in enumerate(names()):
            if one.heading not in sections:
                section = nodes.section(ids=[f"names-{nodes.make_id(one.heading)}"], names=[one.heading.lower()])
                section += [nodes.title("", one.heading), nodes.bullet_list(classes=["cg-index"])]
                sections[one.heading] = section
            item = nodes.list_item("", nodes.paragraph(), cg_name=n)
            next(sections[one.heading].findall(nodes.bullet_list)).append(item)
        return list(sections.values())


class Links(SphinxPostTransform):
    """Says of each name where it is."""

    default_priority = 880  # before chapters and terms are made links
    formats = ("html",)

    def run(self, **_: Any) -> None:
        if self.env.docname != PAGE:
            return
        all_names = names()
        for item in self.document.findall(nodes.list_item):
            if "cg_name" in item:
                line = next(iter(item.findall(nodes.paragraph)))
                line += self._line(all_names[item["cg_name"]])

    def _line(self, one: Name) -> Iterator[nodes.Node]:
        first: nodes.Node = nodes.strong("", one.words)
        if one.script:
            first = nodes.raw("", f'<strong lang="{one.script}">{one.words}</strong>', format="html")
        yield first
        if one.script and one.term is not None:
            yield nodes.Text(f", {one.term.name}")
        data = NbMetadataCollector.get_doc_data(self.env)
        places: list[nodes.Node] = []
        others: dict[int | None, tuple[str, str]] = {}
        if one.term is not None and (one.game is None or key(one.words) != key(one.game.title) or one.game.term):
            home, others = glossary.treated(data, one.term)
            if home:
                places.append(self._to(*home, one.term.chapter))
            if glossary.PAGE in self.env.found_docs and one.words in (one.term.name, *one.term.chinese):
                places.append(self._link(glossary.PAGE, one.term.anchor, "glossary"))
        if one.game is not None:
            home = (one.game.page, one.game.section)
            if one.game.section in data[one.game.page].get("cg_sections", {}) and (
                one.term is None or home != glossary.treated(data, one.term)[0]
            ):
                places.append(self._to(*home, chapter_of(one.game.page)))
            if games.PAGE in self.env.found_docs:
                places.append(self._link(games.PAGE, one.game.anchor, "table of games"))
        for n, place in enumerate(places):
            yield nodes.Text(": " if not n else "; ")
            yield place
        for n, chapter in enumerate(sorted(filter(None, others))):
            yield nodes.Text("; also " if not n else ", ")
            yield self._link(*others[chapter], f"chapter {chapter}")

    def _to(self, page: str, section: str, chapter: int | None) -> nodes.reference:
        title = NbMetadataCollector.get_doc_data(self.env)[page]["cg_sections"][section]
        return self._link(page, section, f"chapter {chapter}, {title}")

    def _link(self, page: str, id: str, words: str) -> nodes.reference:
        assert self.app.builder is not None
        address = self.app.builder.get_relative_uri(PAGE, page)
        return nodes.reference("", words, refuri=f"{address}#{id}", internal=True)


def again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """The page says where the others treat what it names, and is written again when that has changed."""
    data = NbMetadataCollector.get_doc_data(env)
    told = {page: (one.get("cg_sections"), one.get("cg_terms")) for page, one in sorted(data.items())}
    if PAGE not in env.found_docs or data[PAGE].get("cg_index_told") == told:
        return []
    data[PAGE]["cg_index_told"] = told
    return [PAGE]


def setup(app: Sphinx) -> None:
    app.add_directive("index-of-terms", IndexOfTerms)
    app.connect("env-updated", again)
    app.add_post_transform(Links)
