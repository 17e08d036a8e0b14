"""What `book/notes.yml` says of the notes is what the functions of this folder find, claim by claim."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
import yaml
from docutils import nodes

from tests.book.claims.registry import CHECKS, LONG, Facts, checks
from tests.browser import ROOT
from tests.chapters import LISTED

from cgsite.cover import chapter_of  # isort: skip
from cgsite.notes import FILE, NOTES, VERDICTS, filter_form, claims, in_words, table  # isort: skip

NOT_TOPICS = {"__init__", "registry", "search", "test_notes"}
for module in sorted(Path(__file__).parent.glob("*.py")):
    if module.stem not in NOT_TOPICS:
        import_module(f"tests.book.claims.{module.stem}")

#: pages of chapters to come; their claims have no link until they stand in `_toc.yml`
PLANNED = {
    "book/10-other-ways",
    "book/10-misere-sums",
    "book/11-zero-sum",
    "book/12-many-players",
    "book/12-coalitions",
}
BY_ID = {one.id: one for one in claims()}
DECIDED = [one.id for one in claims() if one.check == "program"]


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.thorough) if id in LONG else id for id in DECIDED])
def test_the_verdict_is_what_a_program_finds(id: str) -> None:
    assert id in CHECKS, f"no function of tests/book/claims decides {id}"
    assert CHECKS[id]().verdict() == BY_ID[id].verdict, BY_ID[id].claim


def test_every_claim_that_a_program_decides_has_one_function_and_no_other_has() -> None:
    assert sorted(CHECKS) == DECIDED
    assert len({check.__name__ for check in CHECKS.values()}) == len(CHECKS) == 149
    with pytest.raises(ValueError, match="c022 is decided twice"):
        checks("c022")(lambda: Facts(True))


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        (Facts(True), "true"),
        (Facts(True, mended=True), "true"),
        (Facts(False, kindly=True, mended=True), "imprecise"),
        (Facts(False, kindly=False, mended=True), "false"),
        (Facts(None, mended=True), "left open"),
    ],
)
def test_facts_give_the_verdict(facts: Facts, verdict: str) -> None:
    assert facts.verdict() == verdict


@pytest.mark.parametrize("facts", [Facts(False), Facts(None), Facts(True, mended=False), Facts(False, True, False)])
def test_facts_without_a_right_statement_give_none(facts: Facts) -> None:
    with pytest.raises(ValueError, match="does not hold"):
        facts.verdict()


def test_all_223_claims_are_there_in_order() -> None:
    assert list(BY_ID) == [f"c{n:03}" for n in range(1, 224)]
    assert Counter(one.note for one in claims()) == {1: 119, 2: 22, 3: 27, 4: 34, 5: 21}
    assert {one.note for one in claims()} == set(NOTES)
    allowed = {"id", "note", "topic", "claim", "verdict", "rather", "at", "words", "check"}
    for entry in yaml.safe_load(FILE.read_text("utf8")):
        assert entry.keys() <= allowed, entry["id"]
        assert entry["verdict"] in VERDICTS, entry["id"]
        assert entry["check"] in ("program", "reading"), entry["id"]


def test_what_is_not_simply_right_says_what_is() -> None:
    for one in claims():
        assert one.rather or one.verdict in ("true", "definition"), one.id
        for text in filter(None, (one.claim, one.rather)):
            assert text.endswith((".", "…", "?")), one.id
            assert not re.search(r"seed|imgur|HTML|TODO|[\u4e00-\u9fff]|\w\w!", text), one.id


@cache
def read(page: str) -> str:
    """All that a page of the book says: its words, its programs, and what they have printed. Comments are no headings."""
    notebook, plain = ROOT / f"{page}.ipynb", ROOT / f"{page}.md"
    if plain.exists():
        return plain.read_text("utf8")
    parts = []
    for cell in json.loads(notebook.read_text("utf8"))["cells"]:
        source = "".join(cell["source"])
        outputs = cell.get("outputs", ())
        printed = ["".join(output.get("text") or output.get("data", {}).get("text/plain", "")) for output in outputs]
        code = "\n".join([source, *printed]).replace("\n#", "\n #")
        parts.append(source if cell["cell_type"] == "markdown" else code)
    return "\n\n".join(parts)


@cache
def sections(page: str) -> dict[str, str]:
    """The sections of a page, by their ids, each with all that stands below its heading; the whole page is that of no name."""
    _, *parts = re.split(r"^(##+) (.*)$", read(page), flags=re.MULTILINE)
    found = {"": read(page)}
    for i in range(0, len(parts), 3):
        end = next((j for j in range(i + 3, len(parts), 3) if len(parts[j]) <= len(parts[i])), len(parts))
        found[nodes.make_id(parts[i + 1])] = "".join(parts[i:end])
    return found


def holds(text: str, words: str) -> bool:
    """Whether a text has one of these phrases, wherever its lines break and whatever begins with a capital."""
    return any(_plain(phrase) in _plain(text) for phrase in words.split("|"))


@cache
def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


def test_every_claim_leads_to_a_section_that_is_there() -> None:
    pages = {entry["file"] for entry in LISTED}
    for one in claims():
        assert one.page in pages | PLANNED, one.id
        if one.page in pages:
            assert one.section in sections(one.page), f"{one.id}: {one.at}"
            assert one.section or (chapter_of(one.page) or 10) >= 10, one.id
        else:
            assert not one.section, one.id


def test_the_section_that_a_claim_leads_to_holds_its_words(subtests: pytest.Subtests) -> None:
    for one in claims():
        with subtests.test(one.id):
            text = sections(one.page)[one.section]
            assert one.words
            assert [words for words in one.words if not holds(text, words)] == [], one.at


def test_words_that_stand_everywhere_would_prove_nothing() -> None:
    """What a claim asks of its section is met by few sections of the book; so a wrong `at` is found."""
    pages = sorted(f"book/{path.stem}" for path in (ROOT / "book").glob("[01]*.ipynb"))
    everywhere = [text for page in pages for name, text in sections(page).items() if name]
    assert len(everywhere) > 150
    for one in claims():
        if one.section:
            assert sum(all(holds(text, words) for words in one.words) for text in everywhere) <= 6, one.id


def test_the_counts_are_counted() -> None:
    few = claims()[:3]
    assert in_words(few).startswith(
        "The notes say 3 things that can be listed. 0 are true as they stand, 1 are imprecise"
    )
    assert table(few)[3] == "| imprecise | 1 | 0 | 0 | 0 | 0 | 1 |"
    assert len(table(few)) == 2 + len(VERDICTS)


def test_the_filter_offers_the_chapters_that_there_are() -> None:
    told = filter_form([0, 2, 9], 7).astext()
    assert re.findall(r'value="(\d*)">(chapter \d+|no chapter)', told) == [
        ("2", "chapter 2"),
        ("9", "chapter 9"),
        ("0", "no chapter"),
    ]
    assert "7 of 7 shown." in told
