"""Stand-ins for anywidget, ipywidgets and IPython in a page, which fulfil their contract as far as chapters and readers use it.

When a model is first shown, it is opened in the page with its state. From then on, traits set by Python are sent to the page, and
traits changed by the page are set in Python. `_esm` and `_css` are sent as names that the page knows, or as text if they're a
reader's own.
"""

from __future__ import annotations

import hashlib
import sys
import types
from pathlib import Path
from typing import Any

import traitlets as tl

from cglive import controls, outputs, wire

VIEW = "application/vnd.jupyter.widget-view+json"
models: dict[str, AnyWidget] = {}


class AnyWidget(tl.HasTraits):
    """A widget whose other half is an ES module in the page."""

    _esm: Any = ""
    _css: Any = ""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._id = ""  # empty until the widget is shown
        self._cell: Any = None
        self._coming: dict[str, Any] = {}
        self.observe(self._push, list(self.traits(sync=True)))

    def _push(self, change: Any) -> None:
        known = change.name in self._coming and change.new == self._coming[change.name]
        if self._id and not known:
            wire.post(type="change", model=self._id, state={change.name: change.new})

    def _receive(self, state: dict[str, Any]) -> None:
        self._coming = state
        try:
            for name, value in state.items():
                if self.has_trait(name):
                    setattr(self, name, value)
        finally:
            self._coming = {}
            back = {name: getattr(self, name) for name in state if self.has_trait(name)}
            if changed := {name: value for name, value in back.items() if value != state[name]}:
                wire.post(type="change", model=self._id, state=changed)

    def send(self, *_: Any, **__: Any) -> None:
        """Raise an error, because a page doesn't support custom messages."""
        raise NotImplementedError("a page doesn't carry a widget's own messages. Use a trait")

    def open(self) -> str:
        """Open the model in the page if it isn't open yet, and return the model's name."""
        if not self._id:
            self._id, self._cell = wire.name(), outputs.speaking()
            models[self._id] = self
            state = {name: getattr(self, name) for name in self.traits(sync=True)}
            code = {key: _code(source) for key in ("_esm", "_css") if (source := getattr(self, key))}
            wire.post(type="open", model=self._id, state=state, code=code)
        return self._id

    def _repr_mimebundle_(self, **_: Any) -> Any:
        return {VIEW: {"version_major": 2, "version_minor": 0, "model_id": self.open()}}, {}


def _code(source: Any) -> dict[str, str]:
    """Return the name of a widget file that the page already has, or any other code as text with its own name."""
    if isinstance(source, Path) and not source.exists():
        return {"file": source.name}
    text = source.read_text("utf8") if isinstance(source, Path) else str(source)
    return {"name": hashlib.sha256(text.encode()).hexdigest()[:16], "text": text}


def receive(model: str, state: dict[str, Any]) -> None:
    """Set the traits that the page has changed; the output of observers belongs to the cell that has shown the widget."""
    widget = models[model]
    with outputs.of_cell(widget._cell):
        try:
            widget._receive(state)
        except Exception as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)


class _Shown:
    """Text of one MIME type, such as `IPython.display.Markdown`."""

    kind = "text/markdown"

    def __init__(self, data: str = "") -> None:
        self.data = data

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {self.kind: self.data, "text/plain": repr(self)}

    def __repr__(self) -> str:
        return f"<IPython.core.display.{type(self).__name__} object>"


class Markdown(_Shown):
    """Markdown text."""


class HTML(_Shown):
    """HTML text."""

    kind = "text/html"


class SVG(_Shown):
    """A drawing."""

    kind = "image/svg+xml"


def clear_output(wait: bool = False) -> None:
    """Remove the outputs of the current cell."""
    wire.post(type="clear", id=outputs.speaking())


def install() -> None:
    """Register the stand-ins as modules, under the names that chapters import."""
    anywidget = types.ModuleType("anywidget", "The stand-in for anywidget in a page.")
    anywidget.AnyWidget = AnyWidget  # type: ignore[attr-defined]
    ipywidgets = types.ModuleType("ipywidgets", "The part of ipywidgets that a page has: `interact` and its controls.")
    for control in (controls.interact, controls.fixed, *controls.KINDS):
        setattr(ipywidgets, control.__name__, control)
    ipywidgets.__getattr__ = controls.missing  # type: ignore[method-assign]
    ipython, shown = types.ModuleType("IPython"), types.ModuleType("IPython.display")
    for thing in (Markdown, HTML, SVG, outputs.display, clear_output):
        setattr(shown, thing.__name__, thing)
    ipython.display = shown  # type: ignore[attr-defined]
    for module in (anywidget, ipywidgets, ipython, shown):
        sys.modules[module.__name__] = module
