"""What stands for anywidget, ipywidgets and IPython in a page: their contract, as far as chapters and readers use it.

A model that is first shown is opened in the page, with its state; then a trait that Python sets is sent, and what the page
changes is set here. `_esm` and `_css` travel by the names that the page knows them by, or, where they are a reader's own, as text.
"""

from __future__ import annotations

import hashlib
import sys
import types
from pathlib import Path
from typing import Any

import traitlets as tl

from cglive import controls, outputs, wire

__all__ = ["AnyWidget", "install", "receive"]

VIEW = "application/vnd.jupyter.widget-view+json"
models: dict[str, AnyWidget] = {}


class AnyWidget(tl.HasTraits):
    """A widget whose other half is an ES module in the page."""

    _esm: Any = ""
    _css: Any = ""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._id = ""  # none until it is shown
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
        """Messages of a reader's own kind do not exist here."""
        raise NotImplementedError("a page knows no messages of a widget's own; use a trait")

    def open(self) -> str:
        """Opens the model in the page, once; returns its name there."""
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
    """A file of the widgets by its name, which the page has; all else as text, with a name of its own."""
    if isinstance(source, Path) and not source.exists():
        return {"file": source.name}
    text = source.read_text("utf8") if isinstance(source, Path) else str(source)
    return {"name": hashlib.sha256(text.encode()).hexdigest()[:16], "text": text}


def receive(model: str, state: dict[str, Any]) -> None:
    """Sets what the page has changed; what observers print belongs to the cell that has shown the widget."""
    widget = models[model]
    with outputs.of_cell(widget._cell):
        try:
            widget._receive(state)
        except Exception as error:
            print(f"{type(error).__name__}: {error}", file=sys.stderr)


class _Shown:
    """A text of one kind, as `IPython.display.Markdown` is."""

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
    """Takes away what the cell has shown."""
    wire.post(type="clear", id=outputs.speaking())


def install() -> None:
    """Lets the imports of a chapter find all this by the names that it knows."""
    anywidget = types.ModuleType("anywidget", "What a page has in place of anywidget.")
    anywidget.AnyWidget = AnyWidget  # type: ignore[attr-defined]
    ipywidgets = types.ModuleType("ipywidgets", "What a page has of ipywidgets: `interact` and its controls.")
    for control in (controls.interact, controls.fixed, *controls.KINDS):
        setattr(ipywidgets, control.__name__, control)
    ipywidgets.__getattr__ = controls.missing  # type: ignore[method-assign]
    ipython, shown = types.ModuleType("IPython"), types.ModuleType("IPython.display")
    for thing in (Markdown, HTML, SVG, outputs.display, clear_output):
        setattr(shown, thing.__name__, thing)
    ipython.display = shown  # type: ignore[attr-defined]
    for module in (anywidget, ipywidgets, ipython, shown):
        sys.modules[module.__name__] = module
