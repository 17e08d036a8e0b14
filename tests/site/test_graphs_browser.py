"""What only chapter 4 has: a graph to draw on, graphs that say why, the finder of periods, boards of walks."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from cgbook.widgets.graphs import read_graph
from cgkit import loopy_values
from tests.browser import Open, Visit, menu
from tests.site.hands import my_turn, said

pytestmark = pytest.mark.browser

CHAPTER, CIRCLES = "book/04-graph-games.html", "book/04-round-in-circles.html"


def text_of(editor: Locator) -> str:
    return (editor.get_attribute("data-graph") or "").replace("\n", "; ")


def labels(editor: Locator) -> dict[str, str]:
    faces = editor.locator(".cg-vertex")
    names, found = faces.locator(".cg-name").all_inner_texts(), faces.locator(".cg-label").all_inner_texts()
    return dict(zip(names, found, strict=True))


def face(editor: Locator, name: str) -> Locator:
    return editor.locator(".cg-vertex", has=editor.page.get_by_text(name, exact=True))


def choose(editor: Locator, what: str) -> None:
    editor.locator(".cg-choice label", has_text=what).click()


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


def test_a_graph_says_why(again: Open) -> None:
    seen = again(CHAPTER)
    (values,) = seen.widgets("explorer")
    values.locator(".cg-vertex").first.focus()
    assert "9:" in said(values)
    assert "The least number missing is 0" in said(values)
    seen.page.keyboard.press("End")
    assert "0: no option at all" in said(values)
    face(values, "8").hover()
    assert values.get_attribute("data-look") == "8"


def test_a_graph_with_cycles_says_why(again: Open) -> None:
    seen = again(CIRCLES)
    remote, loopy = seen.widgets("explorer")
    face(remote, "c").hover()
    assert "So 4" in said(remote)
    face(loopy, "b").hover()
    assert "2" in labels(loopy)["b"]
    choose(loopy, "P, N and D")
    assert labels(loopy) == dict(zip("acghfbdei", "NDPNDNNDP", strict=True))


def test_the_finder_of_periods_takes_a_set_and_refuses_what_is_none(visit: Open) -> None:
    seen = visit(CHAPTER)
    (finder,) = seen.widgets("finder")
    assert finder.get_attribute("data-period") == "8 3"
    assert finder.locator(".cg-apart").count() == 4
    menu(finder).get_by_role("button", name="{1, 4, 10}").click()
    assert finder.get_attribute("data-period") == "16 11"
    field = finder.get_by_label("Numbers that may be taken")
    field.fill("1 3 4")
    field.press("Enter")
    assert finder.get_attribute("data-period") == "0 7"
    assert "come again from 7 on" in said(finder)
    for text, words in (
        ("", "at least one number"),
        ("2, x", "x is not a whole number"),
        ("0", "0 is not a whole number"),
    ):
        field.fill(text)
        field.press("Enter")
        assert words in said(finder)


def test_the_period_is_guessed_before_it_is_told(again: Open) -> None:
    (finder,) = again(CHAPTER).widgets("finder")
    guess = finder.get_by_label("Your guess")
    assert guess.is_hidden()
    menu(finder).get_by_label("Guess first").check()
    assert "Write a guess" in said(finder)
    for length, words in (
        (4, "Not 4: heap 8 has 1, and heap 12 has 0."),
        (6, "a shorter period does it too"),
        (3, "Right. Period 3"),
    ):
        guess.fill(str(length))
        guess.press("Enter")
        assert words in said(finder)
        assert finder.locator("[role=row]").nth(1).locator(".cg-nth").inner_text() == str(length if length != 3 else 12)
    finder.locator(".cg-one").nth(9).focus()
    finder.page.keyboard.press("ArrowRight")
    assert finder.locator(".cg-reason").inner_text().startswith("A heap of 10 can reach")


@pytest.mark.slow
def test_going_round_is_a_draw_and_dawdling_wins_nothing(again: Open) -> None:
    seen = again(CIRCLES)
    loopy, remote = seen.widgets("player")
    loopy.locator(".cg-board").get_by_role("button", name="Go to c").click()
    for _ in range(40):
        if my_turn(loopy) != "yours":
            break
        moves = loopy.locator(".cg-piece")
        (moves.filter(has_text="e") if moves.filter(has_text="e").count() else moves).first.click()
    assert loopy.get_attribute("data-state") == "drawn"
    assert "come back twice" in said(loopy)
    for _ in range(3):
        remote.locator(".cg-board").get_by_role("button", name="Go to b").click()
        assert my_turn(remote) == "yours"
        assert remote.get_attribute("data-position") == "a"


def test_retrograde_analysis_is_stepped_and_what_is_left_is_drawn(again: Open) -> None:
    seen = again(CIRCLES)
    stepped = seen.widgets("labeller")[-2]
    stepped.get_by_role("button", name="Step ›").focus()
    seen.page.keyboard.press("Enter")
    assert labels(stepped)["i"] == "P"
    assert "D" not in labels(stepped).values()
    stepped.get_by_role("slider").press("End")
    assert labels(stepped) == dict(zip("acghfbdei", "NDPNDNNDP", strict=True))
    assert "They are draws, D." in said(stepped)


def test_the_labeller_goes_from_values_to_labels_and_back(again: Open) -> None:
    stepped = again(CIRCLES).widgets("labeller")[-1]
    values = ["∞(0, 1)", "2", "∞", "1", "∞", "∞(1)", "0", "1", "0"]
    for choice, found in (("P and N", [*"NNDNDDPNP"]), ("Grundy values", values)):
        menu(stepped).locator("label", has_text=choice).click()
        stepped.get_by_role("slider").press("End")
        assert labels(stepped) == dict(zip("abcdefghi", found, strict=True))
    stepped.get_by_role("slider").press("Home")


def test_numbers_are_given_out_in_rounds_and_infinity_is_what_is_left(again: Open) -> None:
    seen = again(CIRCLES)
    stepped = seen.widgets("labeller")[-1]
    step = stepped.get_by_role("button", name="Step ›")
    step.click()
    assert labels(stepped) == dict.fromkeys("abcdefgh", "") | {"i": "0"}
    step.click()
    assert "g: no option has a number. The least number missing is 0. A move to b is answered by going on to i" in said(
        stepped
    )
    stepped.get_by_role("slider").press("End")
    assert labels(stepped) == dict(
        zip("abcdefghi", ["∞(0, 1)", "2", "∞", "1", "∞", "∞(1)", "0", "1", "0"], strict=True)
    )
    assert "No other position gets a number." in said(stepped)
    assert face(stepped, "a").get_attribute("data-label") == "N", "an option has the number 0"
    assert seen.serious(".cg-labeller") == []


FITS = """all => all.map((one) => ({
  beyond: one.scrollWidth - one.clientWidth,
  letters: Math.min(...[...one.querySelectorAll(".cg-name")].map((name) => parseFloat(getComputedStyle(name).fontSize))),
  met: [...one.querySelectorAll(".cg-vertex")].flatMap((face, i, faces) => faces.slice(i + 1).filter((other) => {
    const [a, b] = [face.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  })).length,
}))"""


@pytest.mark.parametrize("width", [360, 400])
def test_a_graph_runs_downwards_on_a_phone_and_fits_its_width(again: Open, width: int) -> None:
    found = []
    for page in ("book/04-round-in-circles.html", CHAPTER):
        seen = again(page, width=width, touch=True)
        seen.mount()
        found += seen.page.locator(".cg-canvas").evaluate_all(FITS)
    assert len(found) > 15
    assert [one for one in found if one["beyond"] > 0 or one["letters"] < 10 or one["met"]] == []
    explorer = seen.widgets("explorer")[-1]
    first = explorer.locator(".cg-vertex").first
    first.focus()
    seen.page.keyboard.press("ArrowDown")
    box, below = first.bounding_box(), explorer.locator(".cg-vertex:focus").bounding_box()
    assert box
    assert below
    assert below["y"] > box["y"] + box["height"], "an arrow key goes where the eye sees it go"


def test_a_graph_keeps_its_places_from_board_to_labeller_to_explorer(again: Open) -> None:
    seen = again(CIRCLES)
    board, stepped, explorer = seen.widgets("player")[-2], seen.widgets("labeller")[-1], seen.widgets("explorer")[-1]
    names, places = ".cg-vertex .cg-name", "all => all.map((one) => one.style.left + one.style.top)"
    found = [
        dict(zip(one.locator(names).all_inner_texts(), one.locator(".cg-vertex").evaluate_all(places), strict=True))
        for one in (board, stepped, explorer)
    ]
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == 9
