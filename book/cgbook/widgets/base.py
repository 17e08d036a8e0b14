"""What all widgets share: the module, the style, a stable repr, a static picture.

**Invariant.** What a widget shows is decided by its traits alone; its repr and its static picture depend on nothing else.
So a trait that Python sets is seen at once, and what the reader does can be observed. What the front end is told is the
annotation of a synced trait, and where it holds more than numbers and texts, a `TypedDict` beside its widget. Of these
`front/formats.d.ts` is made, by which the scripts are checked (`tools/formats.py`). Keys and types are those of JSON, so
that a page without Python can be told the same: lists, not tuples, and texts for numbers of more than 53 bits.
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

__all__ = [
    "FORMAT", "SMALLER_START", "STATIC", "Lots", "OneOfSeveral", "RefusedError", "Widget", "below",
    "refused", "seeded", "synced", "weights", "words_of",
]  # fmt: skip

#: The format of what widgets tell: it goes with every widget as its trait `v`. The front end reads this format alone
#: (`front/page/view.js`) and says so, in the widget's place, where it meets another: so it changes whenever a format does.
FORMAT = 2
STATIC = Path(__file__).with_name("static")
SMALLER_START = "start from a smaller position: more cannot be seen at once"
MOST_SAID = 400  # characters of what traitlets says of a wrong value


class RefusedError(ValueError, tl.TraitError):
    """A value that a trait does not take. As an error of traitlets too, it leaves all as it was."""


@contextmanager
def refused() -> Iterator[None]:
    """Refuse a value of a trait, with what is said of it within; all stays as it was.

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
    """Return a trait that goes to the page and comes back; what it holds, the annotation says."""
    return trait.tag(sync=True)


class Lots(TypedDict):
    """How lots are drawn."""

    seed: NotRequired[int]  # without one each visit has its own


def seeded(seed: int | None) -> Lots:
    """Return how lots are drawn, from a seed if there is one.

    >>> seeded(7), seeded(None)
    ({'seed': 7}, {})
    """
    return {} if seed is None else {"seed": check_int(seed, "seeds", 0, 2**32 - 1)}


class Widget(anywidget.AnyWidget):
    """What all widgets share: the module (some have one of their own), the style, a stable repr, a static picture."""

    _esm = STATIC / "widgets.js"
    _css = STATIC / "widgets.css"
    v: int = synced(tl.Int(FORMAT, read_only=True))
    kind: str = synced(tl.Unicode())
    title: str = synced(tl.Unicode())
    rule: str = synced(tl.Unicode())
    options: Any = synced(tl.Dict())
    picture = ""  # SVG, what stands for the widget where no script runs; without one, `_static` says what does

    def __init__(self, **traits: Any) -> None:
        if unknown := traits.keys() - self.trait_names():  # traitlets would only warn
            raise TypeError(f"{type(self).__name__} has no trait {min(unknown)!r}")
        try:
            super().__init__(**traits)
        except RefusedError:
            raise
        except tl.TraitError as error:
            raise RefusedError(str(error)[:MOST_SAID]) from None

    def get_state(self, key: Any = None, drop_defaults: bool = False) -> dict[str, Any]:
        """What a kernel tells the page: the traits, and in place of the code, how to ask for it."""
        from cgbook.widgets.once import loader  # ipywidgets proper, which Python in a page has not

        state: dict[str, Any] = super().get_state(key, drop_defaults)
        code = loader(str(self._esm), str(self._css))
        return state | {name: code[name] for name in code.keys() & state.keys()}

    def _static(self) -> dict[str, str]:
        """What stands for the widget where no script runs: one more entry of the mime bundle."""
        return {"image/svg+xml": self.picture} if self.picture else {}

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.title!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/plain": repr(self), **self._static()}, metadata


class OneOfSeveral(Widget):
    """A widget of several games, one of which is chosen; another one brings what stands in it at the beginning.

    The page tells both in one message, and so does Python.
    """

    games: Any = synced(tl.List())
    chosen: int = synced(tl.Int(0))

    def _begun(self) -> dict[str, Any]:
        """The traits that belong to the chosen game, as they are at its beginning."""
        raise NotImplementedError

    @tl.validate("chosen")
    def _validate_chosen(self, proposal: dict[str, Any]) -> int:
        return below(proposal["value"], len(self.games), "games")

    def notify_change(self, change: Any) -> None:
        """Tell the page of a choice, and of what follows from it, in one message."""
        with self.hold_sync() if change["name"] == "chosen" else nullcontext():
            super().notify_change(change)

    @tl.observe("chosen")
    def _on_chosen(self, _: Any) -> None:
        for name, value in self._begun().items():
            if name not in self._property_lock:  # else the page has told it with the choice
                setattr(self, name, value)


def below(value: int, count: int, what: str) -> int:
    """Return a number by which one of several is chosen, or refuse it; nothing is chosen yet where there are none.

    >>> below(1, 2, "games")
    1
    >>> below(2, 2, "games")
    Traceback (most recent call last):
    cgbook.widgets.base.RefusedError: games are counted from 0 to 1, got 2
    """
    if count and not 0 <= value < count:
        raise RefusedError(f"{what} are counted from 0 to {count - 1}, got {short_repr(value)}")
    return int(value)


def weights(odds: Sequence[Fraction]) -> list[int]:
    """Return whole numbers in the proportion of some probabilities, as the page draws lots.

    >>> weights([Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)])
    [3, 2, 1]
    """
    whole = lcm(*(probability.denominator for probability in odds))
    return [int(probability * whole) for probability in odds]


def words_of(rules: Ruleset[Any]) -> dict[str, str]:
    """Return the title and the rule of a game, as every widget of it shows them."""
    return {"title": rules.title, "rule": f"{rules.rule} {rules.ending}".strip()}
