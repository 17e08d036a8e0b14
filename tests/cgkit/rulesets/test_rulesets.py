"""Tests of the ways to write a position: as lists or arguments, and with numpy's numbers.

`tests/test_doors.py` tries nonsense on every ruleset.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import MappingProxyType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import cgkit
from cgbook.widgets.table import table
from cgkit import Bash, CoinRow, Heaps, Move, Position, Ruleset, Step, misere, nim
from cgkit.read import NAMES
from cgkit.rulesets.coins.grid import CoinGrid
from cgkit.rulesets.coins.turning import CoinTurning
from cgkit.rulesets.two_heaps import EmptyAndDivide
from tests.cases import CASES
from tests.work import at_most

# calls through `loose` aren't type-checked, because many are wrong on purpose
loose: Any = SimpleNamespace(**{**NAMES, **vars(cgkit)})
PICTURE = loose.Hackenbush([(0, 1), (1, 2)])


def test_every_ruleset_has_a_title_and_speaks_in_sentences() -> None:
    for rules in {repr(case.rules): case.rules for case in CASES}.values():
        assert re.fullmatch(r"\S.*\S", rules.title), rules
        assert all(re.fullmatch(r"([A-Z0-9].*[.])?", said) for said in (rules.rule, rules.ending)), rules


def test_large_legal_positions_need_little_work() -> None:
    coins = loose.mock_turtles.moves(frozenset({10**18}))
    halves = EmptyAndDivide(equal=True)(10**18, 3)
    for ask, answer in (
        (lambda: len(loose.aliquot(10**9).winning_moves()), 10),
        (lambda: len(loose.dim_plus(10**18).moves()), 361),
        (lambda: next(iter(loose.MooreNim(10**18).moves((10**18, 5)))).after, (10**18 - 1, 5)),
        (lambda: next(loose.MooreNim(2).winning_theory((1 << 4000, 1, 2))).after, (1, 1, 1)),
        (lambda: next(coins).after, frozenset()),
        (lambda: loose.turning_corners((10**18, 1)).value() > 0, True),
        (lambda: halves.moves()[0].text.endswith("into 500000000000000000 and 500000000000000000"), True),
        (lambda: sum(loose.zeckendorf(10**1000)), 10**1000),
        (lambda: loose.treblecross(2000).outcome() in "PN", True),
    ):
        with at_most(6_000_000):
            assert ask() == answer
    for large in (loose.ruler(1 << 39, 1 << 40), loose.turning_corners((10**9, 10**9))):
        with at_most(6_000_000), pytest.raises(ValueError, match=r"stopped|at most|more"):
            large.winning_moves()


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int64, np.uint64])
def test_arrays_are_read_as_lists_of_numbers(dtype: Any) -> None:
    """`tests/test_doors.py` replaces single numbers in all examples by numpy's."""
    numbers = np.arange(1, 10).astype(dtype)
    assert loose.wythoff(dtype(6), dtype(7)).winning_moves() == loose.wythoff(6, 7).winning_moves()
    for given, wanted in (
        (nim(numbers), nim(1, 2, 3, 4, 5, 6, 7, 8, 9)),
        (Position(nim, tuple(numbers)), nim(*range(1, 10))),
        (loose.chomp(list(numbers[::-1])), loose.chomp([9, 8, 7, 6, 5, 4, 3, 2, 1])),
        (loose.mock_turtles(numbers), loose.mock_turtles(*range(1, 10))),
        (loose.acrostic_twins(numbers[:2]), loose.acrostic_twins((1, 2))),
        (loose.ordinal_nim(numbers[:2]), loose.ordinal_nim((1, 2))),
        (loose.thirty_one(numbers[:3]), loose.thirty_one(1, 2, 3)),
        (loose.Digraph({1: [2], 2: [3]})(numbers[1]), loose.Digraph({1: [2], 2: [3]})(2)),
        (loose.Digraph({numbers[0]: numbers[1:3]})(1), loose.Digraph({1: [2, 3]})(1)),
        (PICTURE(numbers[:2]), PICTURE(1, 2)),
    ):
        assert (given, repr(given)) == (wanted, repr(wanted))


def test_lists_and_arguments_mean_the_same() -> None:
    lists = "nim kayles staircase TogetherNim(2) MooreNim(2) CoinRing(2) PaintChain(2) vertex_removal choose_nim"
    for rules in (eval(name, vars(loose)) for name in lists.split()):
        assert rules([2, 1, 3]) == rules((2, 1, 3)) == rules(iter((2, 1, 3))) == rules(2, 1, 3)
    for pair in (loose.wythoff, loose.queen, loose.empty_and_divide):
        assert pair([2, 3]) == pair(2, 3)
    for group in ((2, 5), [5, 2], {2, 5}):
        assert loose.turning_turtles(group) == loose.turning_turtles(2, 5)
    twins = loose.acrostic_twins
    assert twins([(1, 2), [0, 3]]) == twins((1, 2), (0, 3)) == twins({(1, 2), (0, 3)})
    assert twins(["HT", "TH"]) == twins("HT", "TH")
    assert loose.ordinal_nim([(2, 3), (1, 7)]) == loose.ordinal_nim((2, 3), (1, 7))
    assert loose.northcott(["W..B", ".WB"]) == loose.northcott("W..B", ".WB") == loose.northcott("B..W", "BW.")
    assert loose.bamboo([1, 2]) == loose.bamboo(1, 2)
    assert PICTURE([1]) == PICTURE(1)
    assert loose.rugs(1, 2) == loose.rugs((1, 2)) == loose.rugs([1, 2]), (
        "two numbers must be read as a place on a board"
    )


def test_a_collection_without_order_or_repetition_is_not_read_as_a_list() -> None:
    groups = ({3, 5}, frozenset({5}), {3: 1}.keys(), MappingProxyType({5: 1}), bytearray(b"34"), memoryview(b"34"))
    for name in ["nim", "wythoff", "kayles", "staircase", "chomp", "bamboo", "treblecross", "empty_and_divide"]:
        for group in groups:
            with pytest.raises((TypeError, ValueError), match="got"):
                getattr(loose, name)(group)


def test_every_ruleset_without_parameters_has_a_ready_instance() -> None:
    ready = [rules for name in cgkit.__all__ if isinstance(rules := getattr(cgkit, name), Ruleset)]
    for kind in NAMES.values():
        if not isinstance(kind, type) or not issubclass(kind, Ruleset) or kind in (CoinGrid, CoinRow, CoinTurning):
            continue
        try:
            made: Any = kind()
        except TypeError:
            continue  # the ruleset has parameters
        assert made in ready, kind


def test_a_ring_prints_in_one_way() -> None:
    for rules in (loose.vertex_removal, loose.PaintChain(2), loose.CoinRing(2)):
        ring = rules.ring(6)
        assert repr(ring) == f"{rules!r}.ring(6)"
        assert eval(repr(ring), vars(cgkit)) == ring == rules(6, "ring") == rules(ring.state)
        assert repr(misere(ring)) == f"misere({rules!r}.ring(6))"


class Halve(Heaps):
    """A reader's own game, with nothing but its rule."""

    def heap(self, size: int) -> Iterable[tuple[Step, tuple[int, ...]]]:  # type: ignore[override]
        if size and size % 2 == 0:
            yield Step("halve"), (size // 2,)
        for taken in range(1, min(size, 2) + 1):
            yield Step("take", (taken,)), (size - taken,)


class Countdown(Ruleset[int]):
    def __init__(self, most: int, names: list[str] | None = None) -> None:
        self.most, self.names = most, names

    def moves(self, position: int) -> Iterable[Move[int]]:  # type: ignore[override]
        return (Move(position - n, (Step("say", (n,)),)) for n in range(1, min(self.most, position) + 1))


def test_a_readers_own_game_needs_nothing_but_its_rule() -> None:
    assert list(map(repr, Halve()(4).moves())) == ["halve", "take 1", "take 2"]
    two = ["halve at place 1", "take 1 from heap 1", "take 2 from heap 1", "take 1 from heap 2"]
    assert list(map(repr, Halve()(4, 1).moves())) == two
    assert table(Halve(), (4, 1))["games"][0]["words"] == {
        "halve": "halve", "halve@": "halve at place {at}", "take": "take {0}", "take@": "take {0} from heap {at}"
    }  # fmt: skip

    class Named(Halve):
        title = "In words"

        def rule(self) -> str:  # type: ignore[override]
            return f"A move of {self.title}."

    for game, said in ((Halve(), ("Halve", "")), (Named(), ("In words", "A move of In words."))):
        assert (game.title, game.rule, game.ending) == (*said, "Whoever can't move loses.")
    assert Halve() == Halve()
    assert hash(Halve()) == hash(Halve())
    assert repr(Halve()([4, 1])) == "Halve()(4, 1)"
    assert (Halve()(7) + Halve()(7)).value() == 0
    assert Countdown(3) == Countdown(3) != Countdown(4)
    assert Countdown(3, ["a"]) == Countdown(3, ["a"])
    assert hash(Countdown(3, ["a"])) == hash(Countdown(3, ["a"]))
    assert Countdown(3) != Bash(3)
    assert repr(Countdown(3)(8)) == "Countdown(most=3, names=None)(8)"
    assert next(map(repr, Countdown(3)(9).winning_moves())).startswith("say 1: leaves 8")
