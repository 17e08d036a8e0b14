"""Tests that an `interact` is stored with its answers for all settings, or refused with a message that says what's allowed."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from html import unescape
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import ipywidgets
import pytest
from sphinx.errors import ExtensionError

from cgbook.pictures import Picture, bar_picture
from tests.books import write

from cgsite import sliders  # isort: skip
from cgsite.face import inked  # isort: skip
from cgsite.stored import output_html  # isort: skip
from run import NotebookError, run  # isort: skip
from sweep import MOST_SETTINGS, Control, SettingsError, control, settings, swept  # isort: skip

STATES = "application/vnd.jupyter.widget-state+json"


def made(widget: Any, argument: str = "a") -> Control:
    """Return the control for a widget that `interact` has named after an argument."""
    widget._kwarg, widget.description = argument, argument
    return control(widget)


def test_each_control_has_its_settings_and_its_start() -> None:
    slider = made(ipywidgets.IntSlider(min=1, max=9, step=3, value=7))
    assert list(slider.values) == [1, 4, 7]
    assert slider.shown == {"kind": "slider", "min": 1, "max": 7, "step": 3, "name": "a", "start": 2}
    assert made(ipywidgets.Checkbox(value=True)).values == [False, True]
    pairs = made(ipywidgets.Dropdown(options=[("one", 1), ("also one", 1), ("none", None)], index=1))
    assert list(pairs.values) == [1, 1, None]
    assert pairs.shown["labels"] == ["one", "also one", "none"]
    assert pairs.shown["start"] == 1
    words = made(ipywidgets.Combobox(options=["T", "H", "T"], value="H", ensure_option=True))
    assert (words.values, words.shown["start"]) == (["T", "H"], 1)
    still = ipywidgets.fixed([5])
    still._kwarg = "b"
    assert control(still) == Control("b", [[5]], {"kind": "fixed"})


def test_every_setting_occurs_once_and_their_number_is_limited() -> None:
    controls = [
        made(ipywidgets.IntSlider(min=0, max=2, value=0), "n"),
        made(ipywidgets.Checkbox(), "b"),
        made(ipywidgets.Dropdown(options=list("xyz")), "c"),
    ]
    found = [tuple(one.values()) for one in settings("f", controls)]
    assert found == list(product(range(3), [False, True], "xyz")), "the last control must change fastest"
    assert list(next(settings("f", controls))) == ["n", "b", "c"]
    assert sum(1 for _ in settings("f", [Control("a", range(MOST_SETTINGS), {})])) == 2000
    two = [Control("a", range(3), {}), Control("b", range(667), {}), Control("still", [1], {})]
    with pytest.raises(SettingsError, match=r"'f' .*2,001 settings, 3 of 'a' × 667 of 'b'"):
        settings("f", two)
    slider = [made(ipywidgets.IntSlider(min=0, max=99, value=0), "n")]
    kept = swept("f", slider, lambda setting: [{"text": str(setting["n"] % 7)}])
    assert len(kept["answers"]) == 7, "equal answers must be stored only once"
    assert [kept["answers"][i][0]["text"] for i in kept["which"]] == [str(n % 7) for n in range(100)]


@pytest.mark.parametrize(
    ("widget", "said"),
    [
        (lambda: ipywidgets.Text("THH"), "'a', a Text, has no list of settings. Use an IntSlider, a Dropdown, a Checkbox"),
        (lambda: ipywidgets.FloatSlider(), "'a', a FloatSlider, has no list"),
        (lambda: ipywidgets.Combobox(options=["T"], value="T"), "'a', a Combobox, .* or a Combobox with ensure_option=True"),
        (lambda: ipywidgets.IntSlider(min=0, max=9, step=2, value=5), "starts at 5, which isn't one of its 5 settings"),
        (lambda: ipywidgets.Dropdown(options=["T"], value=None), "starts at None, which isn't one of its 1 settings"),
    ],
)  # fmt: skip
def test_a_control_without_a_list_of_settings_is_refused(widget: Callable[[], Any], said: str) -> None:
    with pytest.raises(SettingsError, match=said):
        made(widget())


def test_too_large_a_file_is_refused_with_its_page_and_cell() -> None:
    rnd = random.Random(1)

    def entry(letters: int) -> dict[str, Any]:
        text = "".join(rnd.choice("0123456789abcdef") for _ in range(letters))
        part = {"output_type": "stream", "name": "stdout", "text": text}
        return {"answers": {"name": "f", "cell": 7, "controls": [], "which": [0], "answers": [[part]]}}

    (kept,) = sliders.take("book/nim", {"id": entry(200_000)}).values()
    body = kept["file"].partition("] = ")[2].removesuffix(";\n")
    assert json.loads(body)["which"] == [0]
    with pytest.raises(
        ExtensionError, match=r"book/nim, cell 7: .* of 'f' take up \d+,\d+ bytes.* at most 150,000 are allowed"
    ):
        sliders.take("book/nim", {"id": entry(300_000)})


def test_a_picture_stays_unchanged_or_gets_the_colours_of_the_page() -> None:
    named = '<svg xmlns="http://www.w3.org/2000/svg" aria-label="100 % &amp; more">\n<g id="é" fill="#123"/></svg>'
    plain = Picture("A bar", bar_picture((2, 1))).svg  # has no ids or references inside
    said, own = (
        output_html({"output_type": "display_data", "data": {"image/svg+xml": svg}}, "") for svg in (named, plain)
    )
    source = re.search(r'src="data:image/svg\+xml,([^"]*)"', said)
    assert source
    assert unquote(unescape(source[1])) == named
    assert '"100 % &amp; more"' in said
    assert own == inked(plain)
    assert "var(--cg-" in own


def found_in(path: Path) -> list[dict[str, Any]]:
    """Run a notebook, and return the stored answers of its sliders."""
    notebooks: list[Any] = []
    run([path], lambda _, notebook: notebooks.append(notebook), 60)
    states = notebooks[0].metadata.widgets[STATES]["state"].values()
    return [entry["answers"] for entry in states if "answers" in entry]


@pytest.mark.thorough
def test_the_output_and_result_of_a_function_are_kept_in_order_and_leave_no_trace(tmp_path: Path) -> None:
    program = """from ipywidgets import fixed, interact
from IPython.display import HTML, display
asked = []
@interact(n=(0, 3), kind=["plain", "bold"], still=fixed(5))
def told(n=2, kind="bold", still=0):
    import sys
    asked.append(n)
    print(n // 2, end=" ")
    print(still)
    display(HTML(f"<b>{kind}</b>"))
    print("odd", file=sys.stderr)
    return n // 2 or None"""
    write(
        tmp_path / "told.ipynb",
        program,
        "assert len(asked) == 9, 'once by itself, and once for each setting'",
        "print('seen')",
    )
    (found,) = found_in(tmp_path / "told.ipynb")
    assert (found["name"], found["cell"]) == ("told", 1)
    assert [one["kind"] for one in found["controls"]] == ["slider", "choice", "fixed"]
    assert found["which"] == [0, 1, 0, 1, 2, 3, 2, 3]
    words, html, odd, result = found["answers"][3]
    assert words == {"output_type": "stream", "name": "stdout", "text": "1 5\n"}
    assert html["data"]["text/html"] == "<b>bold</b>"
    assert (odd["name"], odd["text"]) == ("stderr", "odd\n")
    assert result["data"]["text/plain"] == "1"
    assert len(found["answers"][0]) == 3, "a function that returns None must show no result"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ("@interact(a=(0, 99), b=(0, 99))\ndef f(a, b): pass", "the controls of 'f' have 10,000 settings"),
        ("@interact(row='THH')\ndef f(row): pass", "the control 'row', a Text, has no list of settings. Use"),
        ("@interact(n=(0, 3))\ndef f(n=3): print(6 / n)", r"'f' fails for n = 0\n(.|\n)*ZeroDivisionError: division by zero"),
        ("@interact(n=(0, 3))\ndef f(n=3): return ipywidgets.Button()", "'f' shows a widget for n = 0, but must show text or a pict"),
    ],
)  # fmt: skip
def test_answers_that_a_page_cannot_show_are_refused_with_their_page_and_cell(
    tmp_path: Path, cell: str, said: str
) -> None:
    write(tmp_path / "nim.ipynb", "import ipywidgets\nfrom ipywidgets import interact", cell)
    with pytest.raises(NotebookError, match=r"nim\.ipynb, cell 2:\n" + said):
        found_in(tmp_path / "nim.ipynb")
