"""What a caller brings becomes the plain position, or is refused in words; lists and arguments are alike."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterable
from functools import partial
from itertools import count
from types import MappingProxyType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import cgkit
import cgkit.rulesets
from cgbook.examples.yard import girl_dog_house
from cgkit import (
    Bash,
    CoinRing,
    CoinRow,
    CoinRule,
    Digraph,
    DynamicSubtraction,
    Heaps,
    MooreNim,
    Move,
    NumberLine,
    OrdinalNim,
    PaintChain,
    Position,
    Ruleset,
    Step,
    Subtraction,
    SubtractionCoins,
    TakeAndBreak,
    TogetherNim,
    TurnCoins,
    Wythoff,
    acrostic_twins,
    aliquot,
    bamboo,
    chomp,
    choose_nim,
    dim_plus,
    empty_and_divide,
    fibonacci_nim,
    green_value,
    hackenbush,
    kayles,
    misere,
    mock_turtles,
    nim,
    northcott,
    ordinal_nim,
    ruler,
    sos,
    staircase,
    thirty_one,
    treblecross,
    turning_corners,
    turning_turtles,
    vertex_removal,
    wythoff,
    zeckendorf,
)
from cgkit import rulesets as every_ruleset
from cgkit.read import NAMES
from cgkit.rulesets.cards import ThirtyOne
from cgkit.rulesets.coins.grid import CoinGrid
from cgkit.rulesets.coins.row import CoinTurning
from cgkit.rulesets.coins.tartan import Tartan
from cgkit.rulesets.dynamic import schwenk_numbers
from cgkit.rulesets.green import standing, winning_cuts
from cgkit.rulesets.strips import sos_outcome
from cgkit.rulesets.two_heaps import EmptyAndDivide
from cgkit.rulesets.wythoff import wythoff_values
from tests.work import at_most

# calls through it are not type-checked: most are wrong on purpose
loose: Any = SimpleNamespace(**{**NAMES, **vars(cgkit)})

PATH = Digraph({0: [1], 1: [2]})
PICTURE = loose.Hackenbush([(0, 1), (1, 2)])

RULESETS: list[Ruleset[Any]] = [
    *(rules for name in every_ruleset.__all__ if isinstance(rules := getattr(every_ruleset, name), Ruleset)),
    Bash(3),
    CoinRing(2),
    CoinRule("alone", lambda coin: [()]),
    DynamicSubtraction(1),
    MooreNim(2),
    NumberLine(20, {1, 4}),
    OrdinalNim(5),
    PaintChain(2),
    PATH,
    PICTURE,
    Subtraction({1, 3, 4}),
    SubtractionCoins({1, 2}),
    TakeAndBreak("0.77"),
    ThirtyOne(exceed=False),
    TogetherNim(3),
    TurnCoins("1-3", "within 5"),
    Wythoff(2),
    misere(nim),
    mock_turtles * ruler,
]

NONSENSE: list[Any] = [
    None,
    True,
    -1,
    2.5,
    3.0,
    float("nan"),
    float("inf"),
    1j,
    "three",
    "3",
    b"3",
    [True],
    [-1],
    [2.5],
    ["3"],
    [None],
    [[1, 2], [3]],
    [[[3]]],
    {},
    {1: 2},
    {(1, 2, 3)},
    object(),
    print,
    Ruleset,
    (x for x in ("a", "b")),
    np.array([1.5, 2.5]),
    np.array("3"),
    np.float64(3),
    np.bool_(True),
    np.zeros((2, 2, 2)),
    "x" * 300_000,
    [float(x) for x in range(300_000)],
    10**18,
    -(10**5000),
    [10**18] * 3,
    ["H", 1],
    ("ring",),
    (3, "ring", "ring"),
]


def asked(call: Callable[[], Any]) -> Any:
    """What a call returns, or the error; any other error than the two allowed, or a long message, fails."""
    try:
        with at_most(6_000_000):
            return call()
    except (ValueError, TypeError) as error:
        found = error
    assert len(str(found)) < 700, str(found)[:1000]
    return found


def plain(state: Any) -> bool:
    """Whether a state is made of plain ints, strings, tuples and frozensets alone."""
    if type(state) in (tuple, frozenset):
        return all(map(plain, state))
    return type(state) in (int, str)


@pytest.mark.parametrize("rules", RULESETS, ids=repr)
def test_whatever_is_brought_becomes_a_plain_position_or_is_refused(rules: Ruleset[Any]) -> None:
    for given in NONSENSE:
        for call in (partial(rules, given), partial(rules, given, given), partial(Position, rules, given)):
            found = asked(call)
            assert isinstance(found, Exception) or plain(found.state), (given, found)
            if not isinstance(found, Exception):
                assert rules.check(found.state) == found.state


@pytest.mark.parametrize("rules", RULESETS, ids=repr)
def test_a_bool_or_a_float_is_never_taken_for_a_number(rules: Ruleset[Any]) -> None:
    if isinstance(rules, Digraph):
        return  # there any hashable value may be a vertex, and 1.0 is 1
    for given in (True, 2.5, float("nan"), np.float64(3), "three", None, [1.0], [True, True], [None]):
        assert isinstance(asked(partial(rules, given)), Exception), given


@pytest.mark.slow
def test_nothing_is_laid_out_that_does_not_fit() -> None:
    tracemalloc.start()
    for call in (
        lambda: treblecross(10**9),
        lambda: sos(10**12),
        lambda: sos_outcome(10**12),
        lambda: chomp(10**9, 3),
        lambda: bamboo(10**9),
        lambda: wythoff_values(10**9, 10**9),
        lambda: PaintChain(10**9),
        lambda: TogetherNim(10**9),
        lambda: zeckendorf(1 << 10_000_000),
        lambda: DynamicSubtraction(10**9)(10**18),
        lambda: schwenk_numbers(lambda taken: 10**9, 10**8),
        lambda: Subtraction(count(1)),
        lambda: nim(count(1)),
        lambda: loose.Hackenbush((0, n) for n in count(1)),
        lambda: northcott("W" + "." * 10**6 + "B"),
        lambda: northcott.check((0, ((10**9, 1, 1),))),
        lambda: TurnCoins("1," * 100_000 + "1"),
    ):
        with pytest.raises(ValueError, match=r"got|more"):  # not timed: counting memory makes it slow
            call()
    assert tracemalloc.get_traced_memory()[1] < 200 * 2**20
    tracemalloc.stop()


def test_large_positions_that_are_legal_answer_at_once() -> None:
    assert asked(lambda: len(aliquot(10**9).winning_moves())) == 10
    assert asked(lambda: len(dim_plus(10**18).moves())) == 361
    assert asked(lambda: next(iter(MooreNim(10**18).moves((10**18, 5)))).after) == (10**18 - 1, 5)
    assert asked(lambda: next(MooreNim(2).winning_theory((1 << 4000, 1, 2))).after) == (1, 1, 1)
    assert asked(lambda: next(mock_turtles.moves(frozenset({10**18}))).after) == frozenset()
    assert asked(lambda: turning_corners((10**18, 1)).value()) > 0
    assert asked(lambda: chomp(2, 10**9).winning_moves()[0].text) == "bite at row 2, column 1000000000"
    assert asked(lambda: empty_and_divide(10**9, 1).outcome()) == "N"
    assert asked(lambda: EmptyAndDivide(equal=True)(10**18, 3).moves()[0].text).endswith(
        "into 500000000000000000 and 500000000000000000"
    )
    assert asked(lambda: DynamicSubtraction(10**9)(10**9).outcome()) == "P"
    assert asked(lambda: fibonacci_nim(10**18).outcome()) == "N"
    assert asked(lambda: sum(zeckendorf(10**1000))) == 10**1000
    assert asked(lambda: treblecross(2000).outcome()) in "PN"
    assert isinstance(asked(lambda: ruler(1 << 39, 1 << 40).winning_moves()), ValueError)
    assert isinstance(asked(lambda: turning_corners((10**9, 10**9)).winning_moves()), ValueError)


@pytest.mark.parametrize("dtype", [np.uint8, np.int8, np.int64, np.uint64])
def test_numbers_of_numpy_are_numbers(dtype: Any) -> None:
    numbers = np.arange(1, 10).astype(dtype)
    assert [vertex_removal(n).outcome() for n in numbers] == list("PNNPNNNNN")
    assert [CoinRing(2).ring(n).outcome() for n in numbers] == ["N", "N", *"PPPPPPP"]
    assert wythoff(dtype(6), dtype(7)).winning_moves() == wythoff(6, 7).winning_moves()
    assert repr(Wythoff(dtype(2))(dtype(6), dtype(7)).winning_moves()) == repr(Wythoff(2)(6, 7).winning_moves())
    for given, wanted in (
        (nim(numbers), nim(1, 2, 3, 4, 5, 6, 7, 8, 9)),
        (Position(nim, tuple(numbers)), nim(*range(1, 10))),
        (chomp(list(numbers[::-1])), chomp([9, 8, 7, 6, 5, 4, 3, 2, 1])),
        (mock_turtles(numbers), mock_turtles(*range(1, 10))),
        (acrostic_twins(numbers[:2]), acrostic_twins((1, 2))),
        (ordinal_nim(numbers[:2]), ordinal_nim((1, 2))),
        (thirty_one(numbers[:3]), thirty_one(1, 2, 3)),
        (Digraph({1: [2], 2: [3]})(numbers[1]), Digraph({1: [2], 2: [3]})(2)),
        (Digraph({numbers[0]: numbers[1:3]})(1), Digraph({1: [2, 3]})(1)),
        (PICTURE(numbers[:2]), PICTURE(1, 2)),
    ):
        assert given == wanted
        assert plain(given.state)
        assert repr(given) == repr(wanted)


def test_lists_and_arguments_are_alike() -> None:
    for rules in (
        nim,
        kayles,
        staircase,
        TogetherNim(2),
        MooreNim(2),
        CoinRing(2),
        PaintChain(2),
        vertex_removal,
        choose_nim,
    ):
        assert rules([2, 1, 3]) == rules((2, 1, 3)) == rules(iter((2, 1, 3))) == rules(2, 1, 3)
    for pair in (loose.wythoff, loose.queen, loose.empty_and_divide):
        assert pair([2, 3]) == pair(2, 3)
    assert turning_turtles({2, 5}) == turning_turtles(2, 5) == turning_turtles([5, 2])
    assert acrostic_twins([(1, 2), [0, 3]]) == acrostic_twins((1, 2), (0, 3)) == acrostic_twins({(1, 2), (0, 3)})
    assert acrostic_twins(["HT", "TH"]) == acrostic_twins("HT", "TH")
    assert ordinal_nim([(2, 3), (1, 7)]) == ordinal_nim((2, 3), (1, 7))
    assert northcott(["W..B", ".WB"]) == northcott("W..B", ".WB") == northcott("B..W", "BW.")
    assert bamboo([1, 2]) == bamboo(1, 2)
    assert PICTURE([1]) == PICTURE(1)


def test_every_ruleset_without_parameters_has_a_ready_instance() -> None:
    kinds = [kind for kind in NAMES.values() if isinstance(kind, type)]
    ready = [rules for name in cgkit.__all__ if isinstance(rules := getattr(cgkit, name), Ruleset)]
    for kind in kinds:
        if not issubclass(kind, Ruleset) or kind in (CoinGrid, CoinRow, CoinTurning):  # bases
            continue
        try:
            made: Any = kind()
        except TypeError:
            continue  # it has parameters
        assert made in ready, kind


def test_a_ring_is_written_in_one_way() -> None:
    for rules in (loose.vertex_removal, PaintChain(2), CoinRing(2)):
        ring = rules.ring(6)
        assert repr(ring) == f"{rules!r}.ring(6)"
        assert eval(repr(ring), vars(cgkit)) == ring == rules(6, "ring") == rules(ring.state)
        assert repr(misere(ring)) == f"misere({rules!r}.ring(6))"
        wrongs: list[Any] = [0, -1, True, 2.5, "6", [6]]
        for wrong in wrongs:
            with pytest.raises(ValueError, match="rings must be integers"):
                rules.ring(wrong)
    with pytest.raises(ValueError, match="at least 3 vertices"):
        vertex_removal.ring(2)


@pytest.mark.parametrize(
    "make",
    [
        lambda x: Bash(x),
        lambda x: Subtraction(x),
        lambda x: Subtraction([x]),
        lambda x: Wythoff(x),
        lambda x: loose.Queen(x),
        lambda x: MooreNim(x),
        lambda x: TogetherNim(x),
        lambda x: loose.EmptyAndDivide(x),
        lambda x: loose.EmptyAndDivide(equal=x),
        lambda x: ThirtyOne(x),
        lambda x: loose.OrdinalNim((x,)),
        lambda x: DynamicSubtraction(x),
        lambda x: PaintChain(x),
        lambda x: CoinRing(x),
        lambda x: loose.NumberLine((x,)),
        lambda x: loose.NumberLine(10, [x]),
        lambda x: loose.Digraph({0: x}),
        lambda x: loose.Digraph(x),
        lambda x: loose.Digraph({0: [1]}, x),
        lambda x: loose.CoinRule("name", x),
        lambda x: loose.CoinRule(x, print),
        lambda x: loose.CoinRule("name", print, (x,)),
        lambda x: loose.TurnCoins((x,)),
        lambda x: loose.TurnCoins("1", (x,)),
        lambda x: loose.TurnCoins("1", first=(x,)),
        lambda x: SubtractionCoins(x),
        lambda x: Tartan(x, ruler),
        lambda x: loose.Hackenbush([x]),
        lambda x: loose.Hackenbush([(0, 1)], [x]),
        lambda x: hackenbush(x),
        lambda x: hackenbush([(0, 0), x]),
        lambda x: loose.bamboo(x),
        lambda x: girl_dog_house(x),
        lambda x: green_value(x),
        lambda x: green_value([x]),
        lambda x: standing(x),
        lambda x: standing({1: x}),
        lambda x: list(winning_cuts(x)),
        lambda x: zeckendorf(x),
        lambda x: wythoff_values(x, 3),
        lambda x: schwenk_numbers(x, 10),
        lambda x: schwenk_numbers(lambda taken: x, 10),
        lambda x: schwenk_numbers(lambda taken: taken, x),
        lambda x: sos_outcome(x),
    ],
)
def test_constructors_and_functions_refuse_in_words(make: Callable[[Any], Any]) -> None:
    for wrong in (None, 2.5, float("nan"), -1, object(), [[[]]], 1j):
        found = asked(partial(make, wrong))
        if wrong in (None, 2.5, -1):
            assert isinstance(found, ValueError | TypeError), (wrong, found)


def test_what_was_found_wrong_once() -> None:
    for call in (
        lambda: sos_outcome("abc"),
        lambda: loose.EmptyAndDivide(float("nan")),
        lambda: loose.bamboo(True),
        lambda: Subtraction({1}) and Subtraction([True]),
        lambda: loose.CoinRule("halving", None),
        lambda: sos("S" * 6000),
        lambda: chomp([3, 4]),
        lambda: loose.Digraph("abc"),
        lambda: chomp([]),
        lambda: aliquot(2.5),
    ):
        assert isinstance(asked(call), ValueError)


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
    assert list(map(repr, Halve()(4, 1).moves())) == [
        "halve at place 1",
        "take 1 from heap 1",
        "take 2 from heap 1",
        "take 1 from heap 2",
    ]

    class Named(Halve):
        title = "In words"

        def rule(self) -> str:  # type: ignore[override]
            return f"A move of {self.title}."

    games: list[Any] = [Halve(), Named()]
    assert [(game.title, game.rule, game.ending) for game in games] == [
        ("Halve", "", "Whoever cannot move loses."),
        ("In words", "A move of In words.", "Whoever cannot move loses."),
    ]
    assert Halve() == Halve()
    assert hash(Halve()) == hash(Halve())
    assert repr(Halve()([4, 1])) == "Halve()(4, 1)"
    assert (Halve()(7) + Halve()(7)).value() == 0
    assert Countdown(3) == Countdown(3) != Countdown(4)
    assert Countdown(3, ["a"]) == Countdown(3, ["a"])
    assert hash(Countdown(3, ["a"])) == hash(Countdown(3, ["a"]))
    assert Countdown(3) != Bash(3)
    assert repr(Countdown(3)(8)) == "Countdown(most=3, names=None)(8)"
    assert Countdown(3)(8).state == 8
    assert next(map(repr, Countdown(3)(9).winning_moves())).startswith("say 1: leaves 8")


def test_a_table_has_words_for_every_step() -> None:
    from cgbook.widgets.table import table

    words = table(Halve(), (4, 1))["games"][0]["words"]
    assert words == {
        "halve": "halve",
        "halve@": "halve at place {at}",
        "take": "take {0}",
        "take@": "take {0} from heap {at}",
    }


@pytest.mark.parametrize(
    "group", [{3, 5}, frozenset({5}), {3: 1}.keys(), MappingProxyType({5: 1}), bytearray(b"34"), memoryview(b"34")]
)
@pytest.mark.parametrize("game", [nim, wythoff, kayles, staircase, chomp, bamboo, treblecross, empty_and_divide])
def test_a_group_without_order_or_repetition_is_no_list(game: Any, group: Any) -> None:
    with pytest.raises(ValueError, match="got"):
        game(group)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: loose.rugs(1), r"a place is a pair \(row, column\), got 1"),
        (lambda: loose.rugs(1, 2, 3), r"a place is a pair \(row, column\), got 1"),
        (lambda: loose.rugs({1, 2}), "a set forgets order"),
        (lambda: northcott([0, 3], [5, 1]), r"a row has one W, one B, and dots.* got \[0, 3\]"),
        (lambda: northcott(0, [5, 1]), "whose turn it is, and the rows: the squares behind white"),
        (lambda: loose.chomp(3, 1, 1), r"write chomp\(\[3, 1, 1\]\)"),
    ],
)
def test_a_message_tells_what_is_wanted_and_not_what_was_given(ask: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        ask()


def test_two_numbers_are_a_place_of_a_board() -> None:
    assert loose.rugs(1, 2) == loose.rugs((1, 2)) == loose.rugs([1, 2])
