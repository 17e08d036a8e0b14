"""A cell that bears a theorem's name fails where the theorem does: each is run with something in it that is wrong in one way alone."""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from cgbook.examples import odd_one_out
from cgbook.life import Life
from cgbook.strategic import (
    CoalitionGame,
    StrategicGame,
    equilibria,
    nucleolus,
    shapley_value,
)
from tests.chapters import cells, source


def as_they_come(game: CoalitionGame) -> tuple[Fraction, ...]:
    """What each adds to those before it in the list: efficient, additive, nothing for a null player, but not symmetric."""
    return tuple(game.worths[2 ** (i + 1) - 1] - game.worths[2**i - 1] for i in range(len(game.players)))


class Crowded(Life):
    """Life in which the whole plane decides: among more than twenty live cells the one in the middle dies."""

    def step(self, n: int = 1, *, limit: int = 5_000_000) -> Life:
        found: Life = self
        for _ in range(n):
            after = Life.step(found, limit=limit)
            found = Life(after.cells - {(0, 0)}) if found.population > 20 else after
        return found


def pure_only(game: Any) -> Any:
    return [one for one in equilibria(game) if max(one.x) == max(one.y) == 1]


def dearest(lottery: Any, utility: Any) -> Fraction:
    """Somebody who looks at the best prize alone; no mean, and against independence."""
    return Fraction(max(utility[prize] for prize in lottery.odds))


def even_one(*shown: str) -> list[int]:
    """Whoever is alone *pays* a chip to each of the others."""
    return [-pay for pay in odd_one_out.table[shown]]  # type: ignore[misc]


WRONG: list[tuple[str, str, str, Any]] = [
    ("01-landscape", "life", "Life", Crowded),
    ("11-zero-sum", "utility", "expected_utility", dearest),
    ("12-many-players", "domination", "equilibria", pure_only),
    ("12-many-players", "odd-one-out", "odd_one_out", StrategicGame([("heads", "tails")] * 3, even_one)),
    ("12-coalitions", "shapley", "shapley_value", as_they_come),
    ("12-coalitions", "shapley", "shapley_value", nucleolus),
    ("12-coalitions", "schmeidler", "nucleolus", shapley_value),
]


def said_by(page: str, tag: str, **instead: Any) -> str:
    """Runs the cell of a theorem after the imports, with other things under some names; returns what it prints."""
    names: dict[str, Any] = {}
    (setup,), (cell,) = cells(page)["setup"], cells(page)[f"theorem:{tag}"]
    heard = io.StringIO()
    with contextlib.redirect_stdout(heard):
        exec(source(setup), names)
        names |= instead
        exec(compile(source(cell), f"{page}, {tag}", "exec"), names)
    return heard.getvalue()


@pytest.mark.thorough
@pytest.mark.parametrize(("page", "tag", "name", "wrong"), WRONG, ids=lambda one: getattr(one, "__name__", str(one)))
def test_a_theorem_that_fails_is_found_by_its_cell(page: str, tag: str, name: str, wrong: Callable[..., Any]) -> None:
    with pytest.raises(AssertionError):
        said_by(page, tag, **{name: wrong})
