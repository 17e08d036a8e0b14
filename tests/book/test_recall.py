"""Tests that each recall prompt occurs once, is in the right place, and has one right answer, which is checked if possible."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from cgsite.recall import Page, Prompt, as_dict, formulas, html, pages, read, room, strip

from tests.chapters import holds

ALL = [prompt for page in pages() for prompt in page.prompts]
CHECKED = [prompt for prompt in ALL if prompt.check]


def test_each_prompt_has_a_name_of_its_own() -> None:
    assert [name for name, many in Counter(one.id for one in ALL).items() if many > 1] == []
    assert len(CHECKED) >= 30
    assert [one.id for one in ALL if not one.id.replace("-", "").isalnum() or len(one.id) > 40] == []


@pytest.mark.parametrize("prompt", CHECKED, ids=lambda one: one.id)
def test_a_program_confirms_the_right_answer(prompt: Prompt) -> None:
    assert holds(prompt.check)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_a_strip_has_two_to_four_prompts_and_a_page_at_most_ten(page: Page) -> None:
    many = {section: len(prompts) for section, prompts in page.strips().items()}
    assert {section: n for section, n in many.items() if not 2 <= n <= 4} == {}
    assert sum(many.values()) == len(page.prompts) <= 10


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_nothing_is_asked_before_its_section(page: Page) -> None:
    order = list(dict.fromkeys(prompt.section for prompt in page.prompts))
    assert [
        one.id for at, asked in page.strips().items() for one in asked if order.index(one.section) > order.index(at)
    ] == []


def test_the_right_answer_has_no_favourite_place() -> None:
    for count in (2, 3, 4):
        places = Counter(one.choices.index(one.right) for one in ALL if len(one.choices) == count)
        assert places.total() < 20 or max(places.values()) <= 0.65 * places.total(), (count, places)


def test_a_prompt_is_short() -> None:
    def long(text: str) -> int:
        return len(text.split())

    assert [one.id for one in ALL if long(one.ask) > 40 or long(one.why) > 36] == []
    assert [one.id for one in ALL if any(long(choice) > 14 for choice in one.choices)] == []
    assert [one.id for one in ALL if any(long(why) > 24 for why in one.wrong.values())] == []


def test_a_text_becomes_html() -> None:
    assert (
        html("*P* & `a<b`: $n<2$.", str)
        == "<em>P</em> &amp; <code>a&lt;b</code>: <span class=\"math\">('n<2', False)</span>."
    )
    assert list(formulas("no, $a$ and $b_1$")) == [("a", False), ("b_1", False)]


def test_a_single_prompt_joins_the_strip_of_a_later_section() -> None:
    one, two, three, four = (replace(ONE, id=id, section=section) for id, section in zip("abcd", "uvvw", strict=True))
    assert Page("p", (one, two, three, four)).strips() == {"w": [one, two, three, four]}
    assert Page("p", (one, four)).strips() == {"w": [one, four]}
    assert Page("p", (four,)).strips() == {"w": [four]}


ONE = Prompt(id="one", section="here", ask="What?", right="2", wrong={"10": "", "1": "Too few."}, why="So.")


def test_a_prompt_as_its_page_gets_it() -> None:
    assert as_dict(ONE, str) == {
        "id": "one", "at": "here", "ask": "What?", "choices": ["1", "2", "10"], "right": 1,
        "not": ["Too few.", "", ""], "why": "So.", "ordered": True,
    }  # fmt: skip
    assert room([ONE]).startswith("--wide:")


def test_a_strip_says_where_its_prompts_are() -> None:
    place = strip([ONE], "03-nim")
    assert (
        'data-recall="one" data-code="../_static/recall/recall.js" data-prompts="../_static/recall/03-nim.js"' in place
    )


@pytest.mark.parametrize(
    "entry",
    [
        "{id: a, ask: b, right: c, wrong: []}",
        "{id: a, ask: b, right: c, wrong: [], why: d}",
        "{id: a, ask: b, right: c, wrong: [c], why: d}",
        "{id: a, ask: b, right: c, wrong: [e, f, g, h], why: d}",
        "{id: a, ask: b, right: c, wrong: [e], why: d, more: f}",
    ],
)
def test_an_error_names_the_damaged_file(tmp_path: Path, entry: str) -> None:
    file = tmp_path / "some.yml"
    file.write_text(f"here: [{entry}]\n", "utf8")
    with pytest.raises(ValueError, match=r"^some\.yml: "):
        read(file)
