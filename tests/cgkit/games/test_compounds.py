"""Tests that misère play and compounds forward everything to their parts, and refuse combinations that make no sense."""

from __future__ import annotations

import inspect
from itertools import product
from typing import Any

import pytest
from hypothesis import given

from cgkit import Bash, Position, Ruleset, join, misere, nim_sum, selective, short
from cgkit.games.compounds import Compound
from cgkit.games.play_conventions import Misere, Short
from cgkit.solving.outcomes import outcome
from tests.odd_rulesets import Coins, GraphWithDraws, Skittles, TwoHeaps
from tests.strategies import heap_positions

# Methods that a wrapper can inherit from the base class, besides theorems, which say nothing there. The constructor of
# a compound checks that no part has its own ends. Options follow from moves; a single part isn't a position of the
# compound, and each part has its own drawing. Pieces and summands are read off the boards. The constructor says what
# kind of compound it is; under another convention it's neither a sum nor a join.
KNOWN = {"is_sum", "is_join", "own_ends"}
PARTLY = {"options", "end", "components", "drawing", "misere", "pieces", "order", "searched", "summands", *KNOWN}
DERIVED: dict[type, set[str]] = {
    Misere: {"misere", "pieces", *KNOWN},
    Compound: {"ending", *PARTLY},
    Short: {"pairs", "boards", *PARTLY},
}
SILENT = {name for name in vars(Ruleset) if "theory" in name or "reason" in name} | {"sequence", "grundy_table"}
DATA = {"words", "cancels", "touch", "additive", "first", "skin", "drawn_moves"}
MAKERS = {name for name, what in vars(Ruleset).items() if isinstance(what, staticmethod)}  # these make rulesets
# every wrapper has its own expression
PUBLIC = {name for name in vars(Ruleset) if not name.startswith("_")} - MAKERS - {"expression"}
SAID = {"title", "rule", "ending", "is_sum", "is_join", "own_ends"}


@pytest.mark.parametrize("wrapper", [Misere, Compound, Short])
def test_a_wrapper_forwards_every_method(wrapper: type) -> None:
    said = {name for name in PUBLIC if getattr(wrapper, name) is not getattr(Ruleset, name)}
    forgotten = PUBLIC - DATA - SILENT - said - DERIVED[wrapper]
    assert not forgotten, f"{wrapper.__name__} must forward or redefine {sorted(forgotten)}"
    assert {name for name in PUBLIC if not inspect.isfunction(vars(Ruleset)[name])} == DATA | SAID


def test_misere_forwards_the_data() -> None:
    for rules in (Coins(), TwoHeaps(), Skittles()):
        wrapped = misere(rules)
        assert {name: getattr(wrapped, name) for name in DATA - {"additive"}} == {
            name: getattr(rules, name) for name in DATA - {"additive"}
        }
        assert not wrapped.additive


class Telling(Ruleset[Any]):
    """A ruleset that notes every call, which shows whether a wrapper forwards it."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def __getattribute__(self, name: str) -> Any:
        if name == "rule":
            return self.asked.append((name, ()))
        if name in PUBLIC - DATA - SAID:
            return lambda *args: self.asked.append((name, args))
        return super().__getattribute__(name)


def test_misere_forwards_every_call() -> None:
    of = Telling()
    wrapped: Ruleset[Any] = Misere(of)
    turned = {
        "outcome_theory": "misere_theory",
        "misere_theory": "outcome_theory",
        "winning_theory": "misere_winning_theory",
        "misere_winning_theory": "winning_theory",
        "reason": "misere_reason",
        "misere_reason": "reason",
    }
    own = {
        "misere",
        "pieces",
        "end",
        "suspense_theory",
        "grundy_theory",
        "misere_value_theory",
        "grundy_table",
        "sequence",
        "period_theory",
        "write",
    }
    told: Any = wrapped.rule
    assert (told, of.asked.pop()) == (None, ("rule", ()))
    for name in PUBLIC - DATA - SAID - own:
        arguments = [object()] * (len(inspect.signature(vars(Ruleset)[name]).parameters) - 1)
        getattr(wrapped, name)(*arguments)
        assert of.asked == [(turned.get(name, name), tuple(arguments))], name
        of.asked.clear()
    assert wrapped.grundy_theory(1) is None
    assert wrapped.suspense_theory(1) is None
    assert wrapped.sequence(1) is None
    assert wrapped.grundy_table(1, 1) is None
    assert wrapped.period_theory(1) is None
    assert wrapped.winning_theory(1) is None


@given(heap_positions())
def test_misere_reverses_only_the_end(position: Position[Any]) -> None:
    other = misere(position)
    assert [m.text for m in other.moves()] == [m.text for m in position.moves()]
    assert misere(other) == position
    if not position.moves():
        assert (position.outcome(), other.outcome()) == ("P", "N")


@given(heap_positions(most=4), heap_positions(most=4))
def test_compounds_obey_their_theorems(a: Position[Any], b: Position[Any]) -> None:
    assert (a + b).value() == a.value() ^ b.value()
    assert (a + a).outcome() == "P"
    assert (selective(a, b).outcome() == "P") == (a.outcome() == b.outcome() == "P")
    assert join(a, b).outcome() == join(b, a).outcome()
    assert join(a, a).outcome() == a.outcome() == selective(a, a).outcome()


def test_equal_parts_are_counted() -> None:
    """Under misère play, the heaps 0 + 0 + 1 and 0 + 1 + 1 have different outcomes, although both consist of 0s and 1s."""
    for heaps in product(range(4), repeat=3):
        lost = sum(heaps) % 2 == 1 if max(heaps) <= 1 else nim_sum(*heaps) == 0  # Bouton 1901
        one, two, three = (Position(Bash(9), (heap,)) for heap in heaps)
        assert misere(one + two + three).outcome() == ("P" if lost else "N"), heaps
    game = Compound((Bash(9),) * 3)
    keys = {game.key(((a,), (b,), (c,))): None for a, b, c in product(range(4), repeat=3)}
    assert len(keys) == 20, "there are 20 multisets of three heaps from 0 to 3"


def test_scored_ends_are_refused() -> None:
    drawn = GraphWithDraws(((),), frozenset({0}))
    for make in (misere, lambda rules: Compound((rules, Bash(2)))):
        with pytest.raises(ValueError, match="has its own ending rule"):
            make(drawn)


def test_theory_of_a_sum_needs_every_part() -> None:
    known, unknown = Bash(4), Skittles()
    assert Compound((known, known)).grundy_theory(((10**18,), (3,))) == 3
    assert Compound((known, unknown)).grundy_theory(((7,), (3,))) is None
    assert outcome(Compound((known, known), touch=2), ((10**18,), (3,))) == "N"


def test_the_short_rule_needs_a_compound() -> None:
    pair = short(Bash(2)(4) + Bash(3)(5))
    assert repr(pair) == "short(Bash(2)(4) + Bash(3)(5))"
    assert pair.rules.title == "Take 1 or 2 + Take 1, 2 or 3, short"
    assert [move.text for move in pair.moves()][:2] == ["take 1 in part 1", "take 2 in part 1"]
    assert pair.play("take 2 in part 1").play("take 2 in part 1").is_over
    assert misere(pair).misere() == pair
