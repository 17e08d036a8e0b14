"""The table of games, which gives each ruleset's rule, known results and period, and links to its board and its section.

The rule and, by default, the name are the ruleset's own words, and the solver proves the period. Chinese names come from the glossary,
and everything else from `cgbook/lab/games.toml`.

Without scripts, the table is in the order of the book. With scripts, `filter.js` sorts the table and shows only the rows that the reader
wants.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

from docutils import nodes
from myst_nb.sphinx_ import NbMetadataCollector
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.environment import BuildEnvironment
from sphinx.transforms.post_transforms import SphinxPostTransform
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from cgbook.lab.game_list import FILE, Game, games
from cgkit import SearchLimitError
from cgkit.sequences.periods import NoPeriodError
from cgsite.code import tags
from cgsite.cover import chapter_of, numbers
from cgsite.filters import Choice, form
from cgsite.glossary import Term, chinese, terms
from cgsite.links import link, outdated, sections
from cgsite.transforms import html_transform

PAGE = "book/games"
BOARD = "play:"  # prefix of the tag on a cell with the board of a game
#: heads of the columns, and whether the table can be sorted by them
COLUMNS = {
    "Game": True,
    "A move": False,
    "Who wins": False,
    "Period": True,
    "Read and play": True,
    "In cgkit": True,
    "Source": False,
}
MOST = 300  # number of values within which a period must be proved
logger = logging.getLogger(__name__)


def term_of(game: Game) -> Term | None:
    """Return the game's term in the glossary, or None if it has none."""
    return next((term for term in terms() if term.id == game.term), None)


def rule(game: Game) -> str:
    """Return the rule in the ruleset's own words: the moves, and who wins."""
    rules = game.position.rules
    return f"{rules.rule} {rules.ending}"


def period(game: Game) -> str:
    """Return the proved period of the values of a game's heaps or rows, in words, or "" if none is known.

    >>> [period(game) for game in games() if game.id in ("bash", "nim", "kayles", "aliquot", "sos")]
    ['4', '', '1, each adding 1', 'none', '12, from 71 on']
    """
    try:
        theory = game.position.rules.period_theory(MOST)
    except NoPeriodError:
        return "none"
    except SearchLimitError:
        return ""
    if theory is None or not theory.proved:
        return ""
    added = f", each adding {theory.saltus}" if theory.saltus else ""
    return f"{theory.length}{added}{f', from {theory.start} on' if theory.start else ''}"


def _list() -> nodes.bullet_list:
    """Return the names of all games by chapter, each linked to its row."""
    of: dict[int, list[Game]] = {}
    for game in games():
        of.setdefault(chapter_of(game.page) or 0, []).append(game)
    listed = nodes.bullet_list(classes=["cg-index"])
    for chapter, of_chapter in sorted(of.items()):
        row = nodes.paragraph("", f"Chapter {chapter}: ")
        for n, game in enumerate(of_chapter):
            row += [
                nodes.Text(", " * (n > 0)),
                nodes.reference("", game.title, refuri=f"#{game.anchor}", internal=True),
            ]
        listed += nodes.list_item("", row)
    return listed


class TableOfGames(SphinxDirective):
    """A table of all games, with a row for each, below a form that filters the rows."""

    def run(self) -> list[nodes.Node]:
        self.env.note_dependency(str(FILE))
        table = nodes.table(classes=["cg-games"])
        group = nodes.tgroup(cols=len(COLUMNS))
        group += [nodes.colspec(colwidth=1) for _ in COLUMNS]
        heads = nodes.row()
        for words, sortable in COLUMNS.items():
            head = nodes.inline("", words, classes=["cg-sortable"] * sortable)
            heads += nodes.entry("", nodes.paragraph("", "", head))
        body = nodes.tbody()
        body += [self._row(game) for game in games()]
        group += [nodes.thead("", heads), body]
        table += group
        chapters = sorted({chapter for game in games() if (chapter := chapter_of(game.page))})
        choice = Choice("chapter", "Chapter", [(str(n), f"chapter {n}") for n in chapters])
        label, hint = "Words", "Kayles, coins, heap …"
        return [_list(), form(".cg-games tbody tr", "Games to show", [choice], len(games()), label, hint), table]

    def _row(self, game: Game) -> nodes.row:
        chapter = chapter_of(game.page) or 0
        row = nodes.row("", ids=[game.anchor], classes=[f"cg-chapter-{chapter}"], cg_game=game.id)
        cites = "".join(f"{{cite}}`{key}` " for key in game.source).strip()
        cells: list[list[nodes.Node]] = [
            [nodes.strong("", game.title), chinese(term_of(game))],
            [nodes.Text(rule(game) + octal_code(game))],
            self.parse_inline(game.wins)[0],
            [nodes.Text(period(game))],
            [],  # the cell of links, filled in when all pages have been read
            [nodes.literal(game.type, game.type)],
            self.parse_inline(cites)[0] if cites else [],
        ]
        for label, content in zip(COLUMNS, cells, strict=True):
            classes = [f"cg-{label.lower().replace(' ', '-')}"]
            row += nodes.entry("", nodes.paragraph("", "", *content), classes=classes)
        return row


def octal_code(game: Game) -> str:
    """Return a sentence with the octal code of a game that has one, unless its title is that code."""
    code = str(getattr(game.position.rules, "code", ""))
    return f" Its octal code is {code}." if re.fullmatch(r"0\.\d+", code) and code not in game.title else ""


def reference(env: BuildEnvironment, name: str) -> tuple[str, str] | None:
    """Return the page and the anchor of a public name in cgkit's reference, or None if the reference doesn't have it."""
    objects = env.get_domain("py").objects  # type: ignore[attr-defined]
    for full in (f"cgkit.{name}", f"cgkit.rulesets.{name}", f"cgkit.partizan.{name}"):
        if full in objects:
            return objects[full].docname, objects[full].node_id
    return None


@html_transform(2)
def name_boards(document: nodes.document, build: SphinxPostTransform) -> None:
    """Name the board of each game, so that pages can link to it: `#play-kayles`."""
    for cell in document.findall(nodes.container):
        cell["ids"] += [f"play-{tag.removeprefix(BOARD)}" for tag in tags(cell) if tag.startswith(BOARD)]


@html_transform(880)  # before chapters and terms become links
def link_games(document: nodes.document, build: SphinxPostTransform) -> None:
    """Link each game to its section, to its board, and to its names in the reference."""
    if build.env.docname != PAGE:
        return
    by_id = {game.id: game for game in games()}
    for row in document.findall(nodes.row):
        if (game := by_id.get(row.get("cg_game", ""))) is None:
            continue
        where, code = (
            next(cell.findall(nodes.paragraph)) for cell in row.children[4:6] if isinstance(cell, nodes.entry)
        )
        where += _where(build, game)
        for name in game.names:
            if place := reference(build.env, name):
                code += [nodes.Text(" "), link(build.app, *place, name)]


def _where(build: SphinxPostTransform, game: Game) -> list[nodes.Node]:
    data = NbMetadataCollector.get_doc_data(build.env)
    if game.page not in build.env.found_docs:
        return []
    title = sections(build.env, game.page).get(game.section)
    if title is None:
        logger.warning("games.toml: %s names a section of %s that doesn't exist", game.id, game.at, location=PAGE)
        return []
    chapter = chapter_of(game.page)
    number = numbers(build.env)[game.page]
    order = nodes.raw("", f'<span data-key="{chapter}.{games().index(game):03}"></span>', format="html")
    links: list[nodes.Node] = [order, link(build.app, game.page, game.section, f"Chapter {number}: {title}")]
    if game.board:
        if game.board not in data[game.page].get("cg_boards", ()):
            logger.warning("games.toml: no board has the tag play:%s on %s", game.board, game.page, location=PAGE)
        links += [nodes.Text(", "), link(build.app, game.page, f"play-{game.board}", "play")]
    return links


def collect(app: Sphinx, document: nodes.document) -> None:
    """Store the list of boards on a page."""
    found = [tag for cell in document.findall(nodes.container) for tag in tags(cell)]
    boards = [tag.removeprefix(BOARD) for tag in found if tag.startswith(BOARD)]
    NbMetadataCollector.get_doc_data(app.env)[app.env.docname]["cg_boards"] = boards


def again(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Return the page with the table, to be written again, if sections, boards or names that it links to have changed on other pages."""
    if PAGE not in env.found_docs:
        return []
    data = NbMetadataCollector.get_doc_data(env)
    shown: Any = {
        page: (data[page].get("cg_sections"), data[page].get("cg_boards"))
        for page in sorted({game.page for game in games()} & env.found_docs)
    }
    shown["reference"] = {name: reference(env, name) for game in games() for name in game.names}
    return outdated(env, PAGE, shown)


def configure(app: Sphinx, config: Config) -> None:
    # the rules and the periods come from the rulesets, so a change there must write the page again
    text = "".join(f"{game.title}{rule(game)}{period(game)}" for game in games())
    config["html_context"] = {**config["html_context"], "games": hashlib.sha256(text.encode()).hexdigest()}


def setup(app: Sphinx) -> None:
    app.add_directive("table-of-games", TableOfGames)
    app.connect("config-inited", configure, priority=130)
    app.connect("doctree-read", collect)
    app.connect("env-updated", again)
    app.add_post_transform(name_boards)
    app.add_post_transform(link_games)
