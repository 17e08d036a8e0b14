"""What all widgets share: the module, the style, a stable repr, a static picture.

**Invariant.** What a widget shows is decided by its traits alone; its repr and its static picture depend on nothing else.
So a trait that Python sets is seen at once, and what the reader does can be observed; `cgkit.widgets.formats` tells what the
traits hold.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets as tl

from cgkit.games.ruleset import Ruleset
from cgkit.widgets.formats import FORMAT

__all__ = ["MOST_VERTICES", "SMALLER_START", "RefusedError", "Widget", "words_of"]

_STATIC = Path(__file__).with_name("static")
MOST_VERTICES = 300
SMALLER_START = "start from a smaller position: more cannot be seen at once"


class RefusedError(ValueError, tl.TraitError):
    """A value that a trait does not take. As an error of traitlets too, it leaves all as it was."""


class Widget(anywidget.AnyWidget):
    """What all widgets share: the module, the style, a stable repr, a static picture."""

    _esm = _STATIC / "widgets.js"
    _css = _STATIC / "widgets.css"
    v = tl.Int(FORMAT, read_only=True).tag(sync=True)
    kind = tl.Unicode().tag(sync=True)
    title = tl.Unicode().tag(sync=True)
    rule = tl.Unicode().tag(sync=True)
    options = tl.Dict().tag(sync=True)

    def _static(self) -> dict[str, str]:
        """What stands for the widget where no script runs: one more entry of the mime bundle."""
        return {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self), **self._static()}, metadata


def words_of(rules: Ruleset[Any]) -> dict[str, str]:
    """Return the title and the rule of a game, as every widget of it shows them."""
    return {"title": rules.title(), "rule": f"{rules.rule()} {rules.ending()}".strip()}
