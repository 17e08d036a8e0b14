"""A sweep through every setting of an `interact`'s controls, so that a page can show each answer without a kernel.

`run.py` loads this file into a notebook's kernel right after the cell that shows the controls, so that the function finds the same
names as for its first, stored answer. The function is called as the controls would call it, and no control is moved.
"""

from __future__ import annotations

import base64
import io
import json
import math
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import ipywidgets
from IPython.core.displaypub import DisplayPublisher
from IPython.core.interactiveshell import InteractiveShell
from ipywidgets.widgets.interaction import show_inline_matplotlib_plots
from ipywidgets.widgets.widget import _instances
from ipywidgets.widgets.widget_selection import _Selection

MOST_SETTINGS = 2000
VIEW = "application/vnd.jupyter.widget-view+json"
ALLOWED = "an IntSlider, a Dropdown, a Checkbox, or a Combobox with ensure_option=True"


class SettingsError(Exception):
    """An error for an `interact` that a page can't hold; the message gives the reason, and what is allowed."""


class Control(NamedTuple):
    """A control, with its form on the page and the values that it can pass to the function."""

    argument: str
    values: Sequence[Any]
    shown: dict[str, Any]  # its kind, name and start value, and further fields that depend on the kind


def control(widget: Any) -> Control:
    """Return the finite control for a widget."""
    argument, start = widget._kwarg, widget.value
    values: Sequence[Any]
    if isinstance(widget, ipywidgets.fixed):
        return Control(argument, [start], {"kind": "fixed"})
    if isinstance(widget, (ipywidgets.IntSlider, ipywidgets.BoundedIntText)):
        values = range(widget.min, widget.max + 1, widget.step)
        more = {"kind": "slider", "min": values[0], "max": values[-1], "step": widget.step}
    elif isinstance(widget, (ipywidgets.Checkbox, ipywidgets.ToggleButton)):
        values, more = [False, True], {"kind": "check"}
    elif isinstance(widget, _Selection):
        # labels and values are matched by their places, because two labels can have equal values
        values, more = widget._options_values, {"kind": "choice", "labels": list(widget._options_labels)}
        start = None if widget.index is None else values[widget.index]
    elif isinstance(widget, ipywidgets.Combobox) and widget.ensure_option:
        values = list(dict.fromkeys(widget.options))
        more = {"kind": "text", "labels": values}
    else:
        raise SettingsError(
            f"the control {argument!r}, a {type(widget).__name__}, has no list of settings. Use {ALLOWED}"
        )
    if start not in values:
        raise SettingsError(
            f"the control {argument!r} starts at {start!r}, which isn't one of its {len(values)} settings"
        )
    at = widget.index if isinstance(widget, _Selection) else values.index(start)
    return Control(argument, values, {**more, "name": widget.description, "start": at})


def settings(name: str, controls: Sequence[Control]) -> Iterator[dict[str, Any]]:
    """Yield every setting, with the last control changing fastest."""
    number = math.prod(len(control.values) for control in controls)
    if number > MOST_SETTINGS:
        each = " × ".join(
            f"{len(control.values):,} of {control.argument!r}" for control in controls if len(control.values) > 1
        )
        raise SettingsError(
            f"the controls of {name!r} have {number:,} settings, {each}; "
            f"a page can have at most {MOST_SETTINGS:,}, so give the controls fewer values"
        )
    names = [control.argument for control in controls]
    return (dict(zip(names, values, strict=True)) for values in product(*(control.values for control in controls)))


def swept(name: str, controls: Sequence[Control], answer: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Return the answers to all settings, with each distinct answer stored once.

    `which` gives the index in `answers` for each setting.

    >>> digit = Control("n", range(4), {"kind": "slider"})
    >>> swept("parity", [digit], lambda setting: setting["n"] % 2)
    {'name': 'parity', 'controls': [{'kind': 'slider'}], 'which': [0, 1, 0, 1], 'answers': [0, 1]}
    """
    answers: dict[str, int] = {}
    which = []
    for setting in settings(name, controls):
        text = json.dumps(answer(setting), default=lambda data: base64.b64encode(data).decode())
        which.append(answers.setdefault(text, len(answers)))
    distinct = [json.loads(text) for text in answers]
    return {"name": name, "controls": [control.shown for control in controls], "which": which, "answers": distinct}


class _Publisher(DisplayPublisher):
    """A publisher that keeps what is displayed."""

    def __init__(self, parts: list[dict[str, Any]]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.parts = parts

    def publish(self, data: Any, metadata: Any = None, source: Any = None, **_: Any) -> None:
        self.parts.append({"output_type": "display_data", "data": data, "metadata": metadata or {}})

    def clear_output(self, wait: bool = False) -> None:
        self.parts.clear()


class _Stream(io.TextIOBase):
    """A stream that keeps what is printed, in order with what is displayed."""

    def __init__(self, name: str, parts: list[dict[str, Any]]) -> None:
        self.of, self.parts = name, parts

    def write(self, text: str) -> int:
        if self.parts and self.parts[-1].get("name") == self.of:
            self.parts[-1]["text"] += text
        elif text:
            self.parts.append({"output_type": "stream", "name": self.of, "text": text})
        return len(text)


@contextmanager
def collected() -> Iterator[list[dict[str, Any]]]:
    """Collect the outputs of the code in this context in a notebook's own form, and keep them out of the notebook."""
    parts: list[dict[str, Any]] = []
    shell = InteractiveShell.instance()
    before = sys.stdout, sys.stderr, shell.display_pub
    sys.stdout, sys.stderr, shell.display_pub = _Stream("stdout", parts), _Stream("stderr", parts), _Publisher(parts)
    try:
        yield parts
    finally:
        sys.stdout, sys.stderr, shell.display_pub = before


def outputs(shown: Any, setting: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the outputs of an `interact` for a setting."""
    where = ", ".join(f"{name} = {value!r}" for name, value in setting.items())
    with collected() as parts:
        try:
            result = shown.f(**setting)
            show_inline_matplotlib_plots()
            if shown.auto_display and result is not None:
                ipywidgets.widgets.interaction.display(result)
        except Exception as error:
            raise SettingsError(f"{shown.f.__name__!r} fails for {where}\n{traceback.format_exc()}") from error
    if any(VIEW in part.get("data", {}) for part in parts):
        raise SettingsError(f"{shown.f.__name__!r} shows a widget for {where}, but must show text or a picture")
    return parts


def write(model_id: str, path: str) -> None:
    """Write the answers of the `interact` with a given model id into a file, as JSON."""
    shown = _instances[model_id]
    controls = [control(widget) for widget in shown.kwargs_widgets]
    answers = swept(shown.f.__name__, controls, lambda setting: outputs(shown, setting))
    Path(path).write_text(json.dumps(answers), "utf8")
