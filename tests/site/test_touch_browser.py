"""Every legal move can be made by touching the board, in each look and for each game, on small positions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from math import cos, sin
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import cgkit
import cgkit.rulesets
from cgbook.widgets import draw_your_own, explore_code, find_period, label, play, yard
from cgbook.widgets.base import STATIC, Widget
from cgkit import CoinRule, Position, Ruleset, partizan
from cgkit.games.compounds import Compound
from cgkit.games.play_conventions import Misere, Short
from cgkit.rulesets.coins.grid import CoinGrid
from cgkit.rulesets.coins.turning import CoinTurning
from cgkit.rulesets.two_heaps import EmptyAndDivide
from tests.browser import called, menu
from tests.cases import CASES
from tests.chapters import a_few_quick
from tests.site.hands import box_of, drag, finger, middle

pytestmark = pytest.mark.browser

NAMES: dict[str, Any] = {
    **vars(cgkit), **vars(partizan), "EmptyAndDivide": EmptyAndDivide,
    "HALF_WAY": CoinRule("half-way", lambda coin: [(coin // 2,)] if coin > 1 else [()]),
}  # fmt: skip


def positions(text: str) -> list[Position[Any]]:
    found: list[Position[Any]] = eval(f"[{text}]", NAMES)
    return found


SMALL = positions("""
    nim(2, 3), misere(nim(1, 2, 2)), nim(4), Subtraction({1, 3})(5, 2), Bash(2)(4), powers_of_two(5, 3), MooreNim(2)(2, 1, 2),
    MooreNim(3)(1, 2, 1, 1), nimble(3), nimble(1, 4, 4, 6),
    staircase(2, 1, 2), TogetherNim(3)(2, 1, 2), Wythoff(2)(3, 4), empty_and_divide(5, 4),
    EmptyAndDivide(equal=True)(6, 4), fibonacci_nim(6), even_if_not_all(6, 3), OrdinalNim(3)((1, 1), (2, 1)),
    choose_nim(1, 3, 4), at_least_half(5, 3), at_most_half(6, 3), dim_plus(6, 4), aliquot(6, 4),
    lasker(2, 5, 4), grundys_game(7, 4), TakeAndBreak("8.05")(5),
    TakeAndBreak("0.77")(5, 3), TakeAndBreak("0.37")(5, 3), TakeAndBreak("4.3")(5, 3), TakeAndBreak("0.156")(5, 3),
    TakeAndBreak("0.8")(5, 3),
    TakeAndBreak("4.7")(5, 3), TakeAndBreak("0.07")(5, 3), TakeAndBreak("4!")(5, 3),
    euclid(5, 12), join(euclid(3, 7), euclid(2, 5)), selective(euclid(3, 7), euclid(2, 5)),
    kayles(5, 3), dawson_kayles(5, 3), dawson_chess(5, 3), PaintChain(2)(5, 3), PaintChain(2).ring(6), PaintChain(3)(5),
    vertex_removal(5, 3), vertex_removal.ring(5), rims(4, 3), rayles(5, 3), CoinRing(3).ring(7), CoinRing(2).ring(5), CoinRing(3)(5, 2),
    treblecross(5), sos(4), northcott("W..B", ".W.B"), queen(3, 4), thirty_one(6, 6, 6, 6, 1), chomp(3, 4), chomp(1, 3),
    Digraph({"a": "bcd", "b": "cd", "c": "d", "d": ""})("a"), NumberLine(8)(2), welter(1, 3, 4),
    Geography({"a": "bc", "b": "cd", "c": "d", "d": "e"})("a"), Nimstring(1, 2)(1, 2, 3), Nimstring(2, 2)(1, 2, 3, 4, 8, 9),
    mock_turtles(1, 3, 4), twins(2, 4), triplets(2, 4), ruler(3, 5), turning_turtles(2, 4), grundy_coins(5, 7),
    TurnCoins("1-4", "equally spaced")(4, 6), SubtractionCoins({1, 3})(3, 5), HALF_WAY(5, 3),
    red_blue("BR", "R"), domineering(2, 3),
    turning_corners((2, 1), (1, 2)), acrostic_twins((1, 2), (2, 1)), rugs((1, 2), (2, 1)), bamboo(2, 3),
    hackenbush([(0, 0), (0, 1), (1, 1), (1, 0)], [(0, 1), (0, 2)], [(0, 2), (0, 2)]),
    nim(2) + kayles(4), lasker(4) + grundys_game(5), CoinRing(2).ring(4) + turning_corners((1, 2)),
    join(Subtraction({1, 2})(3), Subtraction({1, 2})(4)), selective(Subtraction({1, 2})(3), Subtraction({1, 2})(2)),
""")
LARGER = positions("""
    thirty_one(), turning_corners((2, 3), (2, 1)), rugs((2, 3), (3, 2)), (mock_turtles * ruler)((1, 2), (2, 2)),
    (twins * triplets)((1, 2), (1, 3)),
""")


def parts(games: Iterable[Ruleset[Any]]) -> set[type]:
    """Return the classes of these games, and of the parts of a compound."""
    return {type(part) for one in games for part in (one.parts if isinstance(one, Compound) else [one])}


MOST = 8  # greatest number of legal moves in a position from the cases
LISTED = parts(position.rules for position in [*SMALL, *LARGER])
# A game that isn't listed above is touched in the largest small position with which its rule is tested.
for case in CASES:
    if type(case.rules) not in LISTED and type(case.rules).__module__.startswith("cgkit.rulesets"):
        LISTED.add(type(case.rules))
        few = [one for state in case.positions if 0 < len((one := Position(case.rules, state)).moves()) <= MOST]
        SMALL.append(max(few, key=lambda one: len(one.moves())))
ABSTRACT = {Ruleset, cgkit.Heaps, CoinTurning, cgkit.CoinRow, CoinGrid, Compound, Misere, Short}

# The script of the page, which shows a single board. Its function `explore(first)` clicks on every piece, at the start
# or after the first of all moves, and goes on from each new picture. It returns all legal moves, each with the clicks
# that make it, or null. Only the middle of a piece is clicked, and only if a pointer would hit the piece there.
PAGE = """async ([code, ofYards, css]) => {
  const loaded = async (text) => (await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })))).default;
  const [widgets, yards] = [await loaded(code), await loaded(ofYards)];
  document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
  let [el, board, go, leave] = [];
  globalThis.show = async (given) => {
    await leave?.();
    globalThis.state = given;
    const model = { get: (key) => given[key], set: (key, value) => (given[key] = value), save_changes() {}, on() {}, off() {} };
    document.body.replaceChildren((el = document.createElement("div")));
    scrollTo(0, 0);
    leave = await (given.kind === "yard" ? yards : widgets).render({ model, el });
    [board, go] = [el.querySelector(".cg-board"), el.querySelector(".cg-go")];
    el.querySelector("input[value=friend]")?.click();
  };
  const button = (name) => [...el.querySelectorAll("button")].find((one) => one.textContent === name);
  const targets = () => [...board.querySelectorAll(".cg-piece")].flatMap((piece) => {
    const box = piece.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    return piece.contains(document.elementFromPoint(...at)) ? [at] : [];
  });
  const click = (at) => document.elementFromPoint(...at).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  globalThis.fresh = (first) => {
    button("New game").click();
    if (first) el.querySelector(".cg-move").click();
  };
  const picksOf = () => JSON.stringify(state.history.at(-1).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  globalThis.legal = (first) => {
    const words = new Map();
    for (let k = 0; ; k++) {
      fresh(first);
      const door = el.querySelectorAll(".cg-move")[k];
      if (!door) return words;
      const text = door.textContent;
      door.click();
      words.set(picksOf(), text);
    }
  };
  globalThis.explore = (first) => {
    const wanted = legal(first);
    const before = first ? 1 : 0;
    const found = new Map();
    const seen = new Set();
    const todo = [[]];
    const made = (clicks) => found.has(picksOf()) || found.set(picksOf(), clicks);
    const again = (clicks) => {
      fresh(first);
      for (const at of clicks) click(at);
    };
    const all = () => [...wanted.keys()].every((picks) => found.has(picks));
    while (todo.length && !all()) {
      const clicks = todo.shift();
      again(clicks);
      for (const at of targets()) {
        if (all()) break;
        again(clicks);
        click(at);
        if (state.history.length > before) made([...clicks, at]);
        else if (!seen.has(board.innerHTML)) {
          seen.add(board.innerHTML);
          todo.push([...clicks, at]);
          if (go.disabled) continue;
          go.click();
          made([...clicks, at, null]);
        }
      }
    }
    fresh(first);
    return [...wanted].map(([picks, words]) => [words, found.get(picks) ?? null]);
  };
}"""


@pytest.fixture(scope="module", params=[False])
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Yield a page with room to scroll, on which `_show` displays one widget after the other. The parameter adds a touch screen."""
    context = browser.new_context(
        viewport={"width": 800, "height": 1000}, reduced_motion="reduce", has_touch=request.param
    )
    page = context.new_page()
    page.set_content("<!doctype html><title>A board</title><body style='height: 3000px'></body>")
    page.evaluate(PAGE, [(STATIC / name).read_text("utf8") for name in ("widgets.js", "yard.js", "widgets.css")])
    yield page
    context.close()


for_a_finger = pytest.mark.parametrize("page", [True], indirect=True)


def _show(page: Page, given: Widget | Position[Any] | str) -> None:
    """Show a widget, or the board of a position."""
    widget = given if isinstance(given, Widget) else play(*positions(given)) if isinstance(given, str) else play(given)
    page.mouse.move(0, 0)
    page.evaluate(
        "state => show(state)", {name: value for name in widget.keys if is_plain(value := getattr(widget, name))}
    )


def is_plain(value: Any) -> bool:
    try:
        json.dumps(value)
    except TypeError:
        return False
    return True


@pytest.mark.parametrize("position", a_few_quick([*SMALL, *LARGER], SMALL), ids=repr)
def test_each_legal_move_can_be_made_by_pointer(page: Page, position: Position[Any]) -> None:
    _show(page, position)
    for first in (False, True):
        found = page.evaluate("first => explore(first)", first)
        assert [words for words, clicks in found if clicks is None] == []
        kinds = {words.split()[0]: (words, clicks) for words, clicks in found}
        for words, clicks in kinds.values():  # one move of each kind is made with the real mouse, too
            page.evaluate("first => fresh(first)", first)
            for at in clicks:
                page.mouse.click(*at) if at else page.locator(".cg-go").click()
            assert words.lower() in page.locator(".cg-record li").last.text_content().lower()  # type: ignore[union-attr]


def test_each_look_and_each_game_is_touched() -> None:
    looks = {path.stem for path in (STATIC.parent / "front" / "skins").glob("*.js")} - {"index", "generic"}
    assert looks == {one["skin"] for position in SMALL for one in play(position).table["games"]}
    public = {one for one in vars(cgkit.rulesets).values() if isinstance(one, type) and issubclass(one, Ruleset)}
    assert public - ABSTRACT - parts(position.rules for position in [*SMALL, *LARGER]) == set()


# (widget, element that is dragged, place where it's dropped)
DRAGGED = {
    "queen": (play(cgkit.queen(3, 4)), ".cg-crown", ".cg-rank:nth-child(5) .cg-sq >> nth=3"),
    "northcott": (play(cgkit.northcott("W..B", ".W.B")), ".cg-man.cg-white >> nth=0", ".cg-tile >> nth=2"),
    "files": (play(cgkit.dawson_chess(4)), ".cg-file .cg-white >> nth=1", ".cg-field-of-board >> nth=4"),
    "nimble": (play(cgkit.nimble(4)), ".cg-penny", ".cg-place-on-strip >> nth=1"),
    "corners": (play(cgkit.turning_corners((2, 3))), ".cg-coin-place >> nth=-1", ".cg-coin-place >> nth=0"),
    "yard": (yard(two=cgkit.bamboo(1, 2)), "[data-name='3,0']", "[data-name='3,3']"),
    "graph": (draw_your_own("a: b"), ".cg-vertex >> nth=1", ".cg-editor > .cg-legend"),
}
# (table with an adjustable width, its period, status when the width is the period)
WIDE = [
    (label(cgkit.Subtraction({1, 3, 4})(20), plain=True), 7, "The labels repeat after 7."),
    (find_period(cgkit.Subtraction({2, 4, 7})), 3, "Period 3, from 8 on."),
    (explore_code("0.3033"), 7, "Period 7, from the beginning."),
    (explore_code("0.137"), 34, "Period 34, from 52 on."),
]
# This script returns everything that a drag can change: the moves, the move on the button, the edges of the yard, the
# graph and a vertex's place.
STATE = """() => JSON.stringify([state.history, state.segments, state.text, state.options,
  document.querySelector(".cg-editor .cg-vertex:nth-of-type(2)")?.style.left,
  document.querySelector(".cg-go")?.textContent])"""


@pytest.mark.parametrize("name", ["queen", "northcott", "files", "nimble"])
def test_a_piece_that_is_dropped_anywhere_else_goes_back(page: Page, name: str) -> None:
    widget, piece, goal = DRAGGED[name]
    _show(page, widget)
    status, home, away = page.locator(".cg-status"), middle(page.locator(piece)), middle(page.locator(".cg-title"))
    page.mouse.move(*home)
    page.mouse.down()
    page.mouse.move(*middle(page.locator(goal)), steps=5)
    over = status.inner_text()
    page.mouse.move(*away, steps=5)
    assert status.inner_text() != over, "the status must say what a drop would do"
    page.mouse.up()
    assert page.locator(".cg-record li").count() == 0
    assert middle(page.locator(piece)) == home
    drag(page, home, middle(page.locator(goal)))
    assert page.locator(".cg-record li").count() == 1


@for_a_finger
@pytest.mark.parametrize("name", DRAGGED)
def test_a_finger_drags_a_piece_and_not_the_page(page: Page, name: str) -> None:
    widget, piece, goal = DRAGGED[name]
    _show(page, widget)
    if name == "graph":
        page.locator(".cg-choice label").nth(
            1
        ).click()  # to move vertices; a click, because Chromium ignores taps for a while after a finger is lifted
    page.evaluate("""() => {
      scrollTo(0, 20);
      globalThis.cancelled = 0;
      addEventListener("pointercancel", () => cancelled++, true);
    }""")
    before = page.evaluate(STATE)
    finger(page, *(middle(page.locator(one)) for one in (piece, goal)))
    page.wait_for_timeout(100)
    assert page.evaluate("[scrollY, cancelled]") == [20, 0]
    assert page.evaluate(STATE) != before


@pytest.mark.parametrize("how", ["mouse", "keys", pytest.param("finger", marks=for_a_finger)])
@pytest.mark.parametrize(("widget", "period", "says"), WIDE, ids=lambda one: getattr(one, "kind", None))
def test_the_width_of_a_table_can_be_changed_to_the_period(
    page: Page, widget: Widget, period: int, says: str, how: str
) -> None:
    _show(page, widget)
    if widget.kind == "labeller":
        page.locator(".cg-rail [role=slider]").press("End")
    grip, status = page.locator(".cg-width [role=slider]"), page.locator(".cg-status").first
    expect(page.locator(".cg-width svg")).to_be_visible()  # a browser draws nothing in a picture without a width
    expect(grip).not_to_have_attribute("aria-valuenow", "2")  # the table has been laid out
    across = int(grip.get_attribute("aria-valuenow") or 0)
    assert across % period, "the first width must not be a multiple of the period"
    if how == "keys":
        for _ in range(abs(across - period)):
            grip.press("ArrowLeft" if across > period else "ArrowRight")
    else:
        x, y = middle(grip.locator(".cg-handle-face"))
        cell = (
            box_of(page.locator(".cg-cell, .cg-one").nth(1))["x"] - box_of(page.locator(".cg-cell, .cg-one").first)["x"]
        )
        (drag if how == "mouse" else finger)(page, (x, y), (x - cell * (across - period), y))
    expect(grip).to_have_attribute("aria-valuenow", str(period))
    expect(status).to_contain_text(says)


def test_a_token_that_is_dropped_beside_a_vertex_lands_on_it(page: Page) -> None:
    _show(page, cgkit.Digraph({"a": "b", "b": ""})("a"))
    (x, y), goal = middle(page.locator(".cg-goal")), middle(page.locator(".cg-token"))
    drag(page, goal, (x + 30, y + 20))
    assert page.locator(".cg-record li").count() == 1
    assert page.evaluate("getSelection().toString()") == ""


def test_a_stroke_from_beside_one_vertex_to_beside_another_is_an_arrow(page: Page) -> None:
    _show(page, draw_your_own("a: b\nb: c"))
    (a, b), (x, y) = (middle(page.locator(".cg-vertex").nth(n)) for n in (0, 2))
    drag(page, (a, b + 30), (x, y + 30))
    assert page.locator(".cg-vertex").count() == 3
    assert page.evaluate("state.text") == "a: b c\nb: c\nc:"
    page.mouse.click(x, y + 30)
    assert page.locator(".cg-vertex").count() == 3, "no vertex may be put on another"


def _circle(page: Page, left: int, right: int) -> list[tuple[float, float]]:
    """Return a loop through two dots of the first sheet, around the dots between them."""
    (x, y), (u, v) = (middle(page.locator(".cg-dotted circle").nth(i - 1)) for i in (left, right))
    radius = (u - x) / 2
    above = [(x + radius * (1 - cos(turn)), y - 0.8 * radius * sin(turn)) for turn in (0.5, 1, 1.6, 2.1, 2.6)]
    below = [(to, 2 * v - height) for to, height in reversed(above)]
    return [(x, y), *above, (u, v), *below, (x, y)]


@pytest.mark.parametrize("page", [False, True], indirect=True, ids=["by a pointer", "by a finger"])
def test_a_loop_can_be_drawn_through_dots_but_not_across_another_loop(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 1000})
    _show(page, "rayles(7, 4)")
    draws = finger if page.evaluate("navigator.maxTouchPoints") else drag
    moves, status = page.locator(".cg-record li"), page.locator(".cg-status")
    draws(page, *_circle(page, 3, 6))
    assert "through dots 3 and 6 of region 1, with dots 4 and 5 inside and 3 dots outside" in str(
        moves.all_text_contents()
    )
    draws(page, *_circle(page, 2, 4))
    assert moves.count() == 1
    assert status.inner_text() == called("games.loopsMeet")
    draws(page, *_circle(page, 4, 5))
    assert "through dots 4 and 5 of region 1, with none inside and 0 dots outside" in str(moves.all_text_contents())
    page.set_viewport_size({"width": 800, "height": 1000})


def test_a_loop_can_be_drawn_by_keys(page: Page) -> None:
    _show(page, "rims(5)")
    page.get_by_role("button", name="dot 1", exact=True).focus()
    for key in ("Enter", "ArrowRight", "Enter", "Enter", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    on_loop = page.get_by_role("button", name=called("games.dotIs.through").replace("{dot}", "dot 4"), exact=True)
    assert on_loop.count() == 1
    page.locator(".cg-go").press("Enter")
    # the loop has pulled dot 4 beside dot 2, and the dots keep their numbers
    assert "through dots 1 and 4, with dot 2 inside and 2 dots outside" in page.locator(".cg-record li").inner_text()
    left = page.get_by_role("button", name=re.compile("^dot "))
    assert [one.get_attribute("aria-label") for one in left.all()] == ["dot 3", "dot 2", "dot 5"]


def test_a_ring_stays_in_place_when_it_is_painted(page: Page) -> None:
    _show(page, "PaintChain(2).ring(7)")
    beads = page.locator(".cg-coin")
    places = [middle(bead) for bead in beads.all()]
    page.get_by_role("button", name="Paint 2 of the ring").nth(3).click()
    assert [middle(bead) for bead in beads.all()] == [pytest.approx(place, abs=0.5) for place in places]
    assert page.locator(".cg-coin.cg-painted").count() == 2
    assert page.locator(".cg-coin.cg-piece").count() == 4, "each move on the other beads must have a bead of its own"


@pytest.mark.parametrize("rules", [cgkit.turning_corners, cgkit.rugs], ids=str)
def test_a_rectangle_can_be_made_by_dragging_or_by_two_corners(page: Page, rules: Any) -> None:
    _show(page, play(rules((1, 2), (3, 4))))
    coins, go = page.locator(".cg-coin-place"), page.locator(".cg-go")
    first, last = coins.and_(page.get_by_role("button", name="(1, 1)")), coins.last
    last.click()
    first.click()
    by_corners = go.inner_text()
    page.evaluate("first => fresh(first)", False)
    drag(page, middle(last), middle(first))
    assert go.inner_text() == by_corners
    go.click()
    assert by_corners.lower() in page.locator(".cg-record li").inner_text().lower()


def test_rows_and_columns_can_be_chosen_by_their_names(page: Page) -> None:
    _show(page, "(mock_turtles * ruler)((0, 3), (1, 2), (2, 4))")
    for name in ("row 0", "row 2", "column 3", "column 4"):
        assert page.locator(".cg-go").is_disabled() or name == "column 4"
        page.get_by_role("button", name=name, exact=True).click()
    assert "rows 0 and 2, columns 3 and 4" in page.locator(".cg-go").inner_text()


@pytest.mark.parametrize(("page", "width", "row", "many"), [(False, 360, "grundy_coins(20)", 20), (False, 800, "grundy_coins(40)", 40),
                                                         (True, 390, "ruler(3, 6, 11, 12)", 12)], indirect=["page"])  # fmt: skip
def test_coins_stay_in_a_single_row_and_all_can_be_reached(page: Page, width: int, row: str, many: int) -> None:
    page.set_viewport_size({"width": width, "height": 1000})
    _show(page, row)
    coins, whole = page.locator(".cg-coin-place"), box_of(page.locator(".cg-coin-row"))
    coins.first.focus()
    page.keyboard.press("End")
    boxes = [box_of(coin) for coin in coins.all()]
    page.set_viewport_size({"width": 800, "height": 1000})
    assert len(boxes) == many
    assert len({one["y"] for one in boxes}) == 1, "all coins must be in a single row"
    assert boxes[-1]["x"] + boxes[-1]["width"] <= whole["x"] + whole["width"]
    if many == 12:  # the case with a finger
        assert boxes[0]["x"] >= whole["x"], "all coins must be visible at the same time"
        assert min(one["width"] for one in boxes) >= 24
        assert min(one["height"] for one in boxes) >= 40


def test_nothing_moves_under_the_pointer(page: Page) -> None:
    _show(page, "chomp(4, 5)")
    squares, poison = page.locator(".cg-square:not(.cg-eaten)"), page.locator(".cg-poison")
    before = middle(poison)
    page.get_by_role("button", name="Bite at row 3, column 1").click()
    assert squares.count() == 10
    assert middle(poison) == before
    _show(page, "Bash(3)(100)")
    chips = page.locator(".cg-chip")
    places = [middle(chips.nth(i)) for i in (0, 40, 97)]
    chips.nth(97).hover()
    assert page.locator(".cg-count").inner_text() == "97", "the count must have one digit less"
    assert [middle(chips.nth(i)) for i in (0, 40, 97)] == [pytest.approx(place, abs=0.1) for place in places]
    assert page.locator(".cg-going").count() == 3
    _show(page, "nim(6, 11, 15)")
    row = page.locator(".cg-heap").first
    row.locator(".cg-chip").nth(2).hover()
    assert row.locator(".cg-digits").inner_text().replace("\n", "") == "0010", (
        "the digits must belong to the same preview as the count"
    )
    assert row.locator(".cg-count").inner_text() == "2"
    page.mouse.move(1, 1)
    assert row.locator(".cg-count").inner_text() == "6"
    _show(page, play(Ruleset.from_options(lambda n: [n - 1, n - 2] if n > 1 else [], name="steps")(5)))
    page.locator(".cg-move").last.click()  # without a picture, the list of moves is open
    assert page.locator(".cg-record li").count() == 1


def test_a_board_gives_numbers_names_and_opponents_only_if_they_are_needed(page: Page) -> None:
    _show(page, yard(three=cgkit.bamboo(1, 1, 1)))
    status = page.locator(".cg-status")
    assert "1, 2, 3" in status.inner_text()
    menu(page.locator(".cg-yard")).get_by_text(called("games.badgeWorths")).click()
    assert "1, 2, 3" not in status.inner_text(), "the status must not repeat numbers that are visible"
    _show(page, "nim(3, 4)")  # this board is for two readers
    for _ in range(2):
        page.locator(".cg-piece").first.click()
    first, second = page.locator(".cg-record li").all_text_contents()
    assert first.partition(":")[0] != second.partition(":")[0]
    panel = menu(page.locator(".cg-player"))
    assert panel.get_by_label(called("games.opponentIs")).is_hidden()
    panel.get_by_text(called("games.seats.first")).click()
    assert panel.is_hidden(), "a choice must close the menu"
    assert menu(page.locator(".cg-player")).get_by_label(called("games.opponentIs")).is_visible()
