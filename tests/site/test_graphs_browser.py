"""The graph to draw on: by pointer, by keyboard alone, by text."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from cgbook.widgets.graphs import read_graph
from cgkit import loopy_values
from tests.browser import Open, Visit, menu
from tests.site.hands import said

pytestmark = pytest.mark.browser

CHAPTER = "book/04-graph-games.html"


def text_of(editor: Locator) -> str:
    return (editor.get_attribute("data-graph") or "").replace("\n", "; ")


def labels(editor: Locator) -> dict[str, str]:
    faces = editor.locator(".cg-vertex")
    names, found = faces.locator(".cg-name").all_inner_texts(), faces.locator(".cg-label").all_inner_texts()
    return dict(zip(names, found, strict=True))


def face(editor: Locator, name: str) -> Locator:
    return editor.locator(".cg-vertex", has=editor.page.get_by_text(name, exact=True))


def choose(editor: Locator, what: str) -> None:
    editor.locator(".cg-choice").get_by_text(what, exact=True).click()


def show(editor: Locator, what: str) -> None:
    menu(editor).locator("label", has_text=what).click()
    assert not editor.locator(".cg-menu").is_visible(), "what is chosen closes it"


def use_text(editor: Locator, text: str) -> None:
    menu(editor).get_by_label("The graph as text").fill(text)
    editor.get_by_role("button", name="Draw this").click()


def the_editor(visit: Open, **how: Any) -> tuple[Visit, Locator]:
    seen = visit(CHAPTER, **how)
    (editor,) = seen.widgets("editor")
    return seen, editor


def test_a_graph_is_drawn_by_pointer_and_labelled_meanwhile(visit: Open) -> None:
    seen, editor = the_editor(visit)
    assert labels(editor) == {"a": "P", "b": "N", "c": "N", "d": "P"}
    sheet = editor.locator(".cg-sheet")
    sheet.click(position={"x": 60, "y": 60})
    assert text_of(editor) == "a: b c; b: c d; c: d; d:; e:"
    face(editor, "d").click()
    assert "An arrow from d: to where?" in said(editor)
    face(editor, "e").click()
    assert labels(editor) == {"a": "N", "b": "N", "c": "P", "d": "N", "e": "P"}
    face(editor, "d").click()
    face(editor, "a").click()
    assert text_of(editor) == "a: b c; b: c d; c: d; d: e a; e:"
    choose(editor, "Move")
    sheet.evaluate("sheet => sheet.scrollIntoView({ block: 'center' })")  # not below the page's head
    box = face(editor, "e").bounding_box()
    assert box
    seen.page.mouse.move(box["x"] + 10, box["y"] + 10)
    seen.page.mouse.down()
    seen.page.mouse.move(box["x"] + 110, box["y"] + 60, steps=4)
    seen.page.mouse.up()
    moved = face(editor, "e").bounding_box()
    assert moved
    assert moved["x"] - box["x"] > 50
    choose(editor, "Erase")
    face(editor, "e").click()
    assert text_of(editor) == "a: b c; b: c d; c: d; d: a"
    assert set(labels(editor).values()) == {"D"}, "a cycle, and no end"
    editor.get_by_role("button", name="Undo").click()
    assert text_of(editor) == "a: b c; b: c d; c: d; d: e a; e:"


def test_a_graph_is_drawn_by_keyboard_alone(visit: Open) -> None:
    seen, editor = the_editor(visit)
    press = seen.page.keyboard.press
    menu(editor).get_by_role("button", name="Clear").focus()
    press("Enter")
    assert text_of(editor) == ""
    for _ in range(3):
        menu(editor).get_by_role("button", name="New vertex").focus()
        press("Enter")
    assert text_of(editor) == "a:; b:; c:"
    assert seen.page.evaluate("document.activeElement.getAttribute('aria-label')") == "c P. It has no move."
    for start, end in (("a", "b"), ("b", "c"), ("c", "a")):
        for name in (start, end):
            face(editor, name).focus()
            press("Enter")
    assert text_of(editor) == "a: b; b: c; c: a"
    assert labels(editor) == {"a": "D", "b": "D", "c": "D"}
    show(editor, "Values")
    assert set(labels(editor).values()) == {"∞"}
    face(editor, "a").focus()
    press("Delete")
    assert text_of(editor) == "b: c; c:"
    assert labels(editor) == {"b": "1", "c": "0"}
    face(editor, "b").focus()
    press("Enter")
    press("Escape")
    menu(editor).get_by_role("button", name="Arrow to itself").focus()
    press("Enter")
    assert text_of(editor) == "b: c b; c:"
    assert labels(editor) == {"b": "∞(0)", "c": "0"}
    choose(editor, "Move")
    before = face(editor, "c").bounding_box()
    face(editor, "c").focus()
    press("ArrowDown")
    after = face(editor, "c").bounding_box()
    assert before
    assert after
    assert after["y"] > before["y"]
    names = seen.page.evaluate("document.activeElement.querySelector('.cg-name').textContent")
    assert names == "c", "the focus stays"


@pytest.mark.slow
def test_three_hundred_vertices_with_cycles_are_labelled_and_one_more_is_refused(visit: Open) -> None:
    _, editor = the_editor(visit)
    rnd = random.Random(7)
    lines = [f"v{v}: {' '.join(f'v{rnd.randrange(300)}' for _ in range(rnd.randrange(4)))}" for v in range(300)]
    use_text(editor, "\n".join(lines))
    assert editor.locator(".cg-vertex").count() == 300
    show(editor, "Values")
    game = read_graph("\n".join(lines))
    found = loopy_values(*map(game, game.vertices))
    assert labels(editor) == {str(v): str(found[game(v)]) for v in game.vertices}
    show(editor, "P, N and D")
    assert labels(editor) == {str(v): game(v).outcome() for v in game.vertices}
    menu(editor).get_by_role("button", name="New vertex").click()
    assert said(editor) == "A drawing has room for 300 vertices."
    assert editor.locator(".cg-vertex").count() == 300


@pytest.mark.slow
def test_a_text_that_is_no_graph_is_refused_with_its_line(visit: Open) -> None:
    _, editor = the_editor(visit, width=360)
    use_text(editor, "a: b\nb c")
    assert "Line 2 needs one colon" in said(editor)
    assert text_of(editor) == "a: b c; b: c d; c: d; d:", "what stood there stays"
