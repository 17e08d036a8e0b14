"""The base of all widgets, with the module, the style, a stable repr and a static picture.

**Invariant.** A widget's display and its repr depend only on its traits. A change to a trait in Python therefore shows immediately, and
code can observe the reader's actions. The annotation of a synced trait describes what is sent to the front end, with a `TypedDict` for each
object that has fixed keys. `tools/formats.py` turns these annotations into `front/formats.d.ts`, which the scripts are checked against.
Keys and types are those that JSON has, so that a page without Python can receive the same data: lists instead of tuples, and strings for
numbers of more than 53 bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from fractions import Fraction
from math import lcm
from pathlib import Path
from typing import Any, NotRequired, TypedDict

import anywidget
import traitlets as tl

from cgkit.checks import check_int, short_repr
from cgkit.games.ruleset import Ruleset

#: Format of the data that widgets send, which every widget has as its trait `v`. The front end reads only this format
#: (`front/page/view.js`), and shows a message in place of a widget with another format. Increase it whenever a format changes.
FORMAT = 2
STATIC = Path(__file__).with_name("static")
SMALLER_START = "start from a smaller position: a larger one can't be seen as a whole"
MOST_SAID = 400  # maximum length of traitlets' message about a wrong value, in characters


class RefusedError(ValueError, tl.TraitError):
    """The error for a value that a trait refuses; it's also a `TraitError`, so the widget keeps its old value."""


@contextmanager
def refused() -> Iterator[None]:
    """Turn a TypeError or ValueError inside the block into a RefusedError, so that the trait keeps its old value.

    >>> with refused():
    ...     int("seven")
    Traceback (most recent call last):
    cgbook.widgets.base.RefusedError: invalid literal for int() with base 10: 'seven'
    """
    try:
        yield
    except (TypeError, ValueError) as error:
        raise RefusedError(str(error)) from None


def synced(trait: Any) -> Any:
    """Return a trait that is synced with the page in both directions; its annotation describes its content."""
    return trait.tag(sync=True)


class Lots(TypedDict):
    """The source of random choices."""

    seed: NotRequired[int]  # seed (default: a random one)


def seeded(seed: int | None) -> Lots:
    """Return the source of random choices, with a seed if there is one.

    >>> seeded(7), seeded(None)
    ({'seed': 7}, {})
    """
    return {} if seed is None else {"seed": check_int(seed, "seeds", 0, 2**32 - 1)}


class Widget(anywidget.AnyWidget):
    """The base of all widgets, with the module (some widgets have their own), the style, a stable repr and a static picture."""

    _esm = STATIC / "widgets.js"
    _css = STATIC / "widgets.css"
    v: int = synced(tl.Int(FORMAT, read_only=True))
    kind: str = synced(tl.Unicode())
    title: str = synced(tl.Unicode())
    rule: str = synced(tl.Unicode())
    options: Any = synced(tl.Dict())
    picture = ""  # SVG for pages without scripts; where it's empty or HTML, the class has its own `_static`

    def __init__(self, **traits: Any) -> None:
        if unknown := traits.keys() - self.trait_names():  # traitlets itself would only warn
            raise TypeError(f"{type(self).__name__} has no trait {min(unknown)!r}")
        try:
            super().__init__(**traits)
        except RefusedError:
            raise
        except tl.TraitError as error:
            raise RefusedError(str(error)[:MOST_SAID]) from None

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """Return the traits that a kernel sends to the page, with a loader in place of the code."""
        from cgbook.widgets.once import loader  # this module needs the real ipywidgets, which a page doesn't have

        state: dict[str, Any] = super().get_state(key, drop_defaults)
        code = loader(str(self._esm), str(self._css))
        return state | {name: code[name] for name in code.keys() & state.keys()}

    def _static(self) -> dict[str, str]:
        """Return the display for pages without scripts, as an extra entry of the mime bundle."""
        return {"image/svg+xml": self.picture} if self.picture else {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self), **self._static()}, metadata


class OneOfSeveral(Widget):
    """A widget that shows one of several games; choosing another game resets the board to that game's beginning.

    Both the page and Python send the choice and the reset in a single message.
    """

    games: Any = synced(tl.List())
    chosen: int = synced(tl.Int(0))

    def _begun(self) -> dict[str, Any]:
        """Return the traits that belong to the chosen game, with their values at its beginning."""
        raise NotImplementedError

    @tl.validate("chosen")
    def _validate_chosen(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self.games), "games")

    def notify_change(self, change: Any) -> None:
        """Send a choice and its consequences to the page in one message."""
        with self.hold_sync() if change["name"] == "chosen" else nullcontext():
            super().notify_change(change)

    @tl.observe("chosen")
    def _on_chosen(self, _: Any) -> None:
        for name, value in self._begun().items():
            if name not in self._property_lock:  # otherwise the page has sent this trait along with the choice
                setattr(self, name, value)


def below(value: int, count: int, what: str) -> int:
    """Return the number of a chosen item, or refuse it if it's out of range; if there's no item to choose, any number is allowed.

    >>> below(1, 2, "games")
    1
    >>> below(2, 2, "games")
    Traceback (most recent call last):
    cgbook.widgets.base.RefusedError: games must be numbered from 0 to 1, got 2
    """
    if count and not 0 <= value < count:
        raise RefusedError(f"{what} must be numbered from 0 to {count - 1}, got {short_repr(value)}")
    return int(value)


def weights(odds: Sequence[Fraction]) -> list[int]:
    """Return whole numbers proportional to these probabilities, as weights for random choices on the page.

    >>> weights([Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)])
    [3, 2, 1]
    """
    whole = lcm(*(probability.denominator for probability in odds))
    return [int(probability * whole) for probability in odds]


def words_of(rules: Ruleset[Any]) -> dict[str, str]:
    """Return the title and the rule of a game, in the form that all its widgets show."""
    return {"title": rules.title, "rule": f"{rules.rule} {rules.ending}".strip()}
