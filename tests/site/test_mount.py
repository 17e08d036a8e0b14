"""Tests of how a page runs any anywidget and shows any ipywidget, with small examples, and of a sum unlike those in the chapters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.books import book, build, write
from tests.browser import Open, called, menu, served

pytestmark = pytest.mark.browser

WIDGETS = '''
import anywidget, traitlets as tl
from ipywidgets import widget_serialization

class Pictured(anywidget.AnyWidget):
    def __repr__(self):
        return type(self).__name__
    def _repr_mimebundle_(self, **kwargs):
        data, metadata = super()._repr_mimebundle_(**kwargs)
        label = type(self).__name__
        picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" role="img" aria-label="{label}"/>'
        return {**data, "text/plain": label, "image/svg+xml": picture}, metadata

class Counter(Pictured):
    """Counts the calls of `initialize` and the clicks in all of its views."""
    _esm = """export default {
      initialize({ model }) { model.set("begun", model.get("begun") + 1); },
      render({ model, el, signal }) {
        const button = document.createElement("button");
        const say = () => { button.textContent = `begun ${model.get("begun")}, clicked ${model.get("clicks")}`; };
        button.addEventListener("click", () => { model.set("clicks", model.get("clicks") + 1); model.save_changes(); }, { signal });
        model.on("change:clicks", say);
        say();
        el.append(button);
      } };"""
    _css = ".counted { color: rgb(1, 2, 3); }"
    begun = tl.Int().tag(sync=True)
    clicks = tl.Int().tag(sync=True)

class Bytes(Pictured):
    _esm = """const read = (view) => [...new Uint8Array(view.buffer, view.byteOffset, view.byteLength)].join(" ");
      export default { render({ model, el }) {
        el.textContent = `${read(model.get("whole"))} | ${read(model.get("within").parts[1])}`;
      } };"""
    whole = tl.Bytes(bytes([0, 7, 255])).tag(sync=True)
    within = tl.Dict({"parts": ["none", bytes([128])]}).tag(sync=True)

class Mirror(Pictured):
    """Shows the clicks of another widget."""
    _esm = """export default { async render({ model, el }) {
        const other = await model.widget_manager.get_model(model.get("other").slice("IPY_MODEL_".length));
        const say = () => { el.textContent = `mirrors ${other.get("clicks")}`; };
        other.on("change", say);
        say();
        el.onclick = () => { other.off("change", say); el.textContent = "mirrors no more"; };
      } };"""
    other = tl.Instance(anywidget.AnyWidget).tag(sync=True, **widget_serialization)

class Broken(Pictured):
    _esm = "export default { render() { throw new Error('no such colour'); } };"

class Misspelt(Pictured):
    _esm = "export default {{{ never parsed"

class Plain(anywidget.AnyWidget):
    _esm = """export default () => ({ render({ model, el, signal }) {
        el.textContent = "alive";
        signal.addEventListener("abort", () => localStorage.setItem("left", "yes"));
      } });"""
    def __repr__(self):
        return "Plain, in words"

counter = Counter(clicks=3)
never_shown = Counter(clicks=99)
'''
SHOWN = ("Broken()", "counter", "Bytes()", "counter", "Mirror(other=counter)", "Misspelt()", "Plain()")
LIVE = [1, 2, 3, 4, 6]
STORED = '''
from ipywidgets import Button, Checkbox, HTML, IntRangeSlider, Play, VBox, fixed, interact
@interact(n=(1, 9), rule=["normal", "misère"], shown=True)
def table(n=4, rule="misère", shown=True):
    from IPython.display import SVG, display
    print(f"\\x1b[31m2 < 3\\x1b[0m, {n} {rule} {shown}")
    display(SVG(f'<svg xmlns="http://www.w3.org/2000/svg" width="{n}0" height="9"><style>* {{ color: #f00 }}</style></svg>'))
''', '''
VBox([HTML("<b>Both</b> ends"), IntRangeSlider(description="ends", value=(2, 5)), Button(description="Go")])
''', '''
Button(description="Go")
'''  # fmt: skip

SUM = """
from cgkit import CoinRing, Digraph, nim
from cgbook.widgets import play
play(Digraph({"a": "bc", "b": "c", "c": "d", "d": ""})("a") + nim(2) + CoinRing(2).ring(5))
"""


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build a book of three pages with small anywidgets, with ipywidgets and with a sum, and yield its address."""
    folder = book(tmp_path_factory.mktemp("small"))
    write(folder / "book" / "index.ipynb", WIDGETS, *SHOWN)
    write(folder / "book" / "02-take-away.ipynb", *STORED)
    write(folder / "book" / "03-nim.ipynb", SUM)
    done = build(folder)
    assert done.returncode == 0, done.stderr
    with served(folder / "_build" / "html") as address:
        yield f"{address}book/"


def test_widgets_share_their_models_and_broken_ones_say_why_and_keep_their_picture(visit: Open, small: str) -> None:
    seen = visit(small + "index.html")
    page, found = seen.page, seen.page.locator(".cg-place")
    for i in range(len(SHOWN)):
        found.nth(i).scroll_into_view_if_needed()
        page.locator(":is([data-live], [data-failed])").nth(i).wait_for()
    places = found.all()
    assert [i for i, place in enumerate(places) if place.get_attribute("data-live")] == LIVE
    assert ["no such colour" in seen.problems[0], "SyntaxError" in seen.problems[1]] == [True, True], (
        "the errors must appear in the console, too"
    )
    assert len(seen.problems) == 2
    seen.problems.clear()
    assert "no such colour" in places[0].get_by_role("alert").inner_text()
    for place, name in ((places[0], "Broken"), (places[5], "Misspelt")):
        assert place.get_by_role("alert").is_visible()
        assert place.get_by_role("img", name=name).is_visible()
    assert places[2].inner_text() == "0 7 255 | 128", (
        "binary parts must arrive unchanged, wherever they are in the state"
    )
    assert places[1].inner_text() == places[3].inner_text() == "begun 1, clicked 3", (
        "a model with two views must be initialised only once"
    )
    assert places[4].inner_text() == "mirrors 3"
    places[1].get_by_role("button").click()
    assert places[1].inner_text() == places[3].inner_text() == "begun 1, clicked 4"
    assert places[4].inner_text() == "mirrors 4", "a widget must follow the one it refers to"
    places[4].locator("div").click()
    places[3].get_by_role("button").click()
    assert places[4].inner_text() == "mirrors no more"
    counted = "[...document.styleSheets].filter((sheet) => sheet.cssRules?.[0]?.cssText.includes('.counted'))"
    assert page.evaluate(f"{counted}.length") == 1, "a style sheet must be added only once"
    assert page.evaluate("localStorage.getItem('left')") is None
    page.goto(small + "sources.html")
    assert page.evaluate("localStorage.getItem('left')") == "yes", "leaving the page must end its widgets"


def test_without_scripts_widgets_are_text_and_hidden_models_are_not_on_the_page(visit: Open, small: str) -> None:
    page = visit(small + "index.html", scripts=False).page
    assert page.locator(".cg-place").last.inner_text() == "Plain, in words"
    script = page.locator("script.cg-states")
    later = script.get_attribute("data-later")
    assert later
    text = (script.text_content() or "") + page.request.get(small + later).text()
    assert '"clicks":3' in text
    assert '"clicks":99' not in text, "a model that isn't shown must not be on the page"
    page.goto(small + "02-take-away.html")
    blocks = page.locator(".cg-stored")
    assert blocks.count() == blocks.get_by_role("link").count() == 3
    said = [" ".join(one.split()) for one in blocks.first.locator("dl > div").all_inner_texts()]
    assert said == ["n 4", "rule misère", "shown yes"]
    assert blocks.first.locator("pre").inner_text().strip() == "2 < 3, 4 misère True"
    picture = blocks.first.get_by_role("img", name="n = 4, rule = misère, shown = yes")
    assert picture.evaluate("image => image.naturalWidth") == 40
    assert blocks.nth(1).locator("p").all_inner_texts()[1:] == ["Both ends"]
    assert " ".join(blocks.nth(1).locator("dl").inner_text().split()) == "ends 2 to 5"
    assert "Button" in blocks.nth(2).locator("pre").inner_text()
    assert blocks.locator("button, input, select").count() == 0, "nothing may look alive"


def test_a_picture_and_words_change_with_the_controls(visit: Open, small: str) -> None:
    seen = visit(small + "02-take-away.html")
    assert seen.serious("main") == []
    block = seen.page.locator(".cg-sliders")
    block.get_by_role("slider", name="n", exact=True).fill("7")
    block.get_by_role("combobox", name="rule", exact=True).select_option("normal")
    block.get_by_role("checkbox", name="shown", exact=True).uncheck()
    block.locator("pre", has_text="7 normal False").wait_for()
    assert block.get_by_role("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 70


def test_each_part_of_a_sum_is_drawn_and_played_separately(visit: Open, small: str) -> None:
    board = visit(small + "03-nim.html").widgets("player")[0]
    menu(board).get_by_text(called("games.seats.friend")).click()
    graph, _, ring = (board.locator(".cg-part").nth(i) for i in range(3))
    assert graph.locator(".cg-vertex").all_inner_texts() == ["a", "b", "c", "d"]
    graph.locator(".cg-vertex", has_text="c").click()
    ring.get_by_role("button", name="coin 4", exact=True).click()
    ring.get_by_role("button", name="coin 5", exact=True).click()
    ring.get_by_role("button", name="coin 4", exact=True).click()
    assert ring.locator(".cg-piece").count() == 3
    graph.locator(".cg-vertex", has_text="d").click()
    assert graph.locator(".cg-token").inner_text() == "d"
    assert board.locator(".cg-record li").count() == 3
