"""The function `interact`, which shows controls in the page and runs a function for their settings."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cglive import outputs, wire

CONTROLS = "application/vnd.cgkit.controls+json"
interactions: dict[str, Callable[[list[Any]], list[dict[str, Any]]]] = {}


class Control:
    """A control such as `IntSlider(min=0, max=9)`; the abbreviations of ipywidgets make the same controls."""

    kind = "slider"

    def __init__(self, value: Any = None, **given: Any) -> None:
        self.value, self.given = value, given

    def shown(self, name: str) -> dict[str, Any]:
        """Return the data that the page needs to show the control."""
        return {"kind": self.kind, "name": self.given.get("description") or name, **self._more()}

    def _more(self) -> dict[str, Any]:
        low, high = self.given.get("min", 0), self.given.get("max", 100)
        value = low if self.value is None else self.value
        return {"min": low, "max": high, "step": self.given.get("step", 1), "value": min(max(value, low), high)}

    def read(self, value: Any) -> Any:
        """Return the value that the function gets for a value from the page."""
        return value


class IntSlider(Control):
    """A slider of whole numbers."""

    def read(self, value: Any) -> Any:
        return int(value)


class BoundedIntText(IntSlider):
    """A field for whole numbers between two ends, shown as a slider."""


class FloatSlider(Control):
    """A slider of decimals."""

    def _more(self) -> dict[str, Any]:
        return {**super()._more(), "step": self.given.get("step", 0.1)}

    def read(self, value: Any) -> Any:
        return float(value)


class Checkbox(Control):
    """A checkbox for yes or no."""

    kind = "check"

    def _more(self) -> dict[str, Any]:
        return {"value": bool(self.value)}


class Dropdown(Control):
    """A choice of one option out of several, which the page gives by its index."""

    kind = "choice"

    def _pairs(self) -> list[tuple[str, Any]]:
        options = self.given.get("options", ())
        if isinstance(options, Mapping):
            return [(str(label), value) for label, value in options.items()]
        return [option if _is_pair(option) else (str(option), option) for option in options]

    def _more(self) -> dict[str, Any]:
        pairs = self._pairs()
        at = next((i for i, (_, value) in enumerate(pairs) if value == self.value), 0)
        return {"labels": [label for label, _ in pairs], "value": at}

    def read(self, value: Any) -> Any:
        return self._pairs()[value][1]


class Text(Control):
    """A field for text."""

    kind = "text"

    def _more(self) -> dict[str, Any]:
        return {"labels": list(self.given.get("options", ())), "value": self.value or ""}


class Combobox(Text):
    """A field for text, with a list of suggestions."""

    def read(self, value: Any) -> Any:
        options = list(self.given.get("options", ()))
        if self.given.get("ensure_option") and value not in options:
            near = ", ".join(map(str, options[:8]))
            raise ValueError(f"{value!r} isn't one of the settings, which include {near}")
        return value


KINDS = (IntSlider, BoundedIntText, FloatSlider, Checkbox, Dropdown, Text, Combobox)


class fixed(Control):  # noqa: N801  (ipywidgets' name)
    """A fixed value, which the page shows no control for."""

    kind = "fixed"

    def _more(self) -> dict[str, Any]:
        return {"value": None}

    def read(self, value: Any) -> Any:
        return self.value


def missing(name: str) -> Any:
    """Raise an error for a part of ipywidgets that a page doesn't have."""
    if name.startswith("__"):
        raise AttributeError(name)
    known = ", ".join(kind.__name__ for kind in KINDS)
    raise AttributeError(f"of ipywidgets, a page has only interact, fixed, {known}. {name} needs JupyterLab")


def _is_pair(option: Any) -> bool:
    return isinstance(option, tuple) and len(option) == 2 and isinstance(option[0], str)


def control(given: Any, default: Any = inspect.Parameter.empty) -> Control:
    """Return the control for an abbreviation, which is a truth value, number, (min, max), (min, max, step), list, dict or text.

    As with ipywidgets, a function's own default is only used as the start value of a range or a list.
    """
    start = None if default is inspect.Parameter.empty else default
    if isinstance(given, Control):
        return given
    if isinstance(given, bool):
        return Checkbox(given)
    if isinstance(given, str):
        return Text(given)
    if isinstance(given, int | float):
        low, high = sorted((-given, 3 * given)) if given else (0, 10)
        whole = isinstance(given, int)
        return (IntSlider if whole else FloatSlider)(given, min=low, max=high, step=1 if whole else (high - low) / 100)
    if isinstance(given, tuple) and len(given) in (2, 3) and all(isinstance(x, int | float) for x in given):
        low, high = given[:2]
        whole = all(isinstance(x, int) for x in given)
        step = given[2] if len(given) == 3 else 1 if whole else (high - low) / 100
        middle = low + (high - low) // 2 if whole else (low + high) / 2
        return (IntSlider if whole else FloatSlider)(middle if start is None else start, min=low, max=high, step=step)
    if isinstance(given, Mapping | Sequence):
        options = dict(given) if isinstance(given, Mapping) else list(given)
        return Dropdown(start, options=options)
    raise ValueError(f"a control must be a number, (min, max), a list, a string or True, got {given!r:.100}")


def interact(function: Callable[..., Any] | None = None, /, **given: Any) -> Any:
    """Show controls for a function's arguments, with the function's answer to each setting."""
    if function is None:
        return lambda f: interact(f, **given)
    parameters = inspect.signature(function).parameters
    whole = {name: p.default for name, p in parameters.items() if p.default is not p.empty} | given
    controls_of = {
        n: control(g, parameters[n].default if n in parameters else inspect.Parameter.empty) for n, g in whole.items()
    }

    def run(values: list[Any]) -> list[dict[str, Any]]:
        with outputs.collected() as parts:
            try:
                real = {
                    name: control_of.read(value)
                    for (name, control_of), value in zip(controls_of.items(), values, strict=True)
                }
                if (result := function(**real)) is not None:
                    outputs.display(result)
            except Exception as error:
                trace = error.__traceback__.tb_next if error.__traceback__ else None
                parts.append({"error": "".join(traceback.format_exception(type(error), error, trace))})
        return parts

    key = wire.name()
    interactions[key] = run
    shown = [part.shown(name) for name, part in controls_of.items()]
    first = run([part["value"] for part in shown])
    outputs.display(_Interaction({"key": key, "controls": shown, "outputs": first}))
    return function


class _Interaction:
    """The controls of one `interact`, with its first answer."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.told = data

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        return {CONTROLS: self.told, "text/plain": "interactive controls"}


def answer(key: str, values: list[Any]) -> None:
    """Send the page the function's answer to a setting."""
    wire.post(type="outputs", key=key, outputs=interactions[key](values))
