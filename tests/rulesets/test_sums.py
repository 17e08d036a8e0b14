"""Facts of the chapter on sums: sequences of values, their periods and the proofs of them, and games in disguise."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cgkit import (
    DynamicSubtraction,
    PaintChain,
    Subtraction,
    TakeAndBreak,
    _accel,
    certified,
    certify,
    dawson_chess,
    dawson_kayles,
    even_if_not_all,
    grundy_sequence,
    grundys_game,
    kayles,
    lasker,
    mex,
    observed_period,
    octal_sequence,
    rayles,
    rims,
    schwenk_numbers,
    treblecross,
    vertex_removal,
)
from cgkit.sequences.octal import Breaks, read_code
from cgkit.solving.values import Memo, grundy
from tests import (
    oracle,
    strategies,  # noqa: F401  (its profile: no deadline)
)
from tests.cases import one_more

SEQUENCES = [
    kayles,
    dawson_kayles,
    dawson_chess,
    lasker,
    grundys_game,
    rims,
    rayles,
    even_if_not_all,
    vertex_removal,
    PaintChain(1),
    PaintChain(2),
    PaintChain(3),
    *map(TakeAndBreak, ("0.6", "0.156", "4.4", "c.8", "0.05b", "0.77")),
]


@pytest.mark.parametrize("rules", SEQUENCES, ids=repr)
def test_a_fast_sequence_is_that_of_the_search(rules: object) -> None:
    memo: Memo = {}
    terms = 24
    searched = [grundy(rules, rules.parse(n), memo) for n in range(terms)]  # type: ignore[attr-defined, arg-type]
    assert grundy_sequence(rules, terms) == searched  # type: ignore[arg-type]
    assert grundy_sequence(rules, 3) == searched[:3]  # type: ignore[arg-type]
    assert grundy_sequence(rules, 0) == []  # type: ignore[arg-type]


def by_definition(code: str, terms: int) -> list[int]:
    """The values by the rule of the code, told once more."""
    digits = [int(digit, 16) for digit in code.replace(".", "")]
    values: list[int] = []
    for size in range(terms):
        met = set()
        for taken, digit in enumerate(digits[: size + 1]):
            rest = size - taken
            if digit & 1 and rest == 0:
                met.add(0)
            if digit & 2 and rest:
                met.add(values[rest])
            if digit & 4:
                met |= {values[a] ^ values[rest - a] for a in range(1, rest)}
        values.append(mex(met))
    return values


@given(st.text("01234567", min_size=1, max_size=4), st.sampled_from("04"))
def test_values_of_any_octal_code(tail: str, head: str) -> None:
    assert octal_sequence(f"{head}.{tail}", 90) == by_definition(f"{head}.{tail}", 90)


def test_values_above_a_byte_and_with_or_without_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = read_code("0.776").sequence(6_000)
    assert max(fast) > 255
    with monkeypatch.context() as patch:
        patch.setattr(_accel, "_numpy", lambda: None)
        assert read_code("0.776").sequence(6_000) == fast
    assert fast[:600] == by_definition("0.776", 600)


def test_kayles_has_period_12_from_71_and_fourteen_exceptions() -> None:
    found = certified("0.77")
    assert found is not None
    assert (found.start, found.length, found.proved) == (71, 12, True)
    exceptions = {0: 0, 3: 3, 6: 3, 9: 4, 11: 6, 15: 7, 18: 3, 21: 4, 22: 6, 28: 5, 34: 6, 39: 3, 57: 4, 70: 6}
    assert dict(found.exceptions) == exceptions
    assert [found.value(12 * 6 + n) for n in range(12)] == [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7]
    assert 0 not in grundy_sequence(kayles, 10_000)[1:], "a single row of Kayles is never lost"


def test_dawson() -> None:
    pins, files = certified("0.07"), certified("0.137")
    assert pins
    assert files
    assert (pins.start, pins.length, files.start, files.length) == (53, 34, 52, 34)
    assert grundy_sequence(dawson_chess, 500) == grundy_sequence(dawson_kayles, 501)[1:]
    zeros = [n for n, value in enumerate(grundy_sequence(dawson_kayles, 90)) if value == 0]
    assert zeros == [0, 1, 5, 9, 15, 21, 25, 29, 35, 39, 43, 55, 59, 63, 73, 77, 89]


@pytest.mark.parametrize("misere", [False, True])
def test_dawsons_pawns_are_files(misere: bool) -> None:
    pawns, files = oracle.pawns(), oracle.files()
    if misere:
        pawns, files = oracle.misere(pawns), oracle.misere(files)
    for n in range(1, 8):
        board = ("w" * n, "." * n, "b" * n)
        assert oracle.results(pawns, [board])[board] == oracle.results(files, [(n,)])[(n,)], n


def test_a_proof_of_a_period_needs_enough_values_and_then_holds() -> None:
    rnd = random.Random(6)
    proved = 0
    for code in rnd.sample(["0." + "".join(digits) for digits in product("01234567", repeat=3)], 120):
        found = certified(code, 600)
        if found is None:
            continue
        proved += 1
        beyond = read_code(code).sequence(1_500)
        assert [found.value(n) for n in range(1_500)] == found.values(1_500) == beyond, code
        breaks = read_code(code)
        enough = breaks.parts * (max(found.start, 1) + found.length) + breaks.most
        assert certify(beyond[: enough - 1], breaks.most, breaks.parts) is None
        assert certify(beyond[:enough], breaks.most, breaks.parts) == found
    assert proved > 60


@given(st.sets(st.integers(1, 12), min_size=1, max_size=4))
def test_periods_of_subtraction_games(numbers: set[int]) -> None:
    values = grundy_sequence(Subtraction(numbers), 2_000)
    found = certify(values, max(numbers))
    assert found
    assert found.values(2_000) == values
    assert found.start == 0 or values[found.start - 1] != values[found.start - 1 + found.length]


def test_what_has_a_saltus_is_observed() -> None:
    for rules, start, length, saltus in ((lasker, 1, 4, 4), (rims, 0, 1, 1), (even_if_not_all, 1, 2, 1)):
        found = observed_period(grundy_sequence(rules, 400), saltus=True)
        assert found
        assert (found.start, found.length, found.saltus, found.proved) == (start, length, saltus, False)
        assert found.values(900) == grundy_sequence(rules, 900)
    assert observed_period(grundy_sequence(grundys_game, 3_000), saltus=True) is None
    assert observed_period([], saltus=True) is None


def test_disguises() -> None:
    assert grundy_sequence(kayles, 300) == octal_sequence("0.77", 300)
    assert grundy_sequence(vertex_removal, 300)[1:] == octal_sequence("0.37", 299)
    lost = [n for n, value in enumerate(grundy_sequence(vertex_removal, 50)) if value == 0]
    assert lost == [0, 1, 4, 12, 20, 30, 46]
    assert [n for n in range(3, 40) if vertex_removal("cycle", n).outcome() == "N"] == [5, 13, 21, 31]
    assert [n for n in range(3, 30) if treblecross(n).outcome() == "P"] == [
        n for n in range(3, 30) if octal_sequence("0.007", 40)[n + 2] == 0
    ]


def test_grundys_game_knows_no_period() -> None:
    values = grundy_sequence(grundys_game, 20_000)
    assert values[:21] == [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]
    assert certify(values, 0, 2) is None
    assert Breaks(two=(0,), unequal=True).sequence(500) == values[:500]


@pytest.mark.parametrize("bound", [one_more, lambda t: 2 * t, lambda t: t * t + 1, lambda t: t + t % 2 + 3])
def test_schwenk(bound: object) -> None:
    def named(taken: int) -> int:
        return bound(taken)  # type: ignore[operator, no-any-return]

    game = DynamicSubtraction(named)
    assert [n for n in range(1, 70) if game(n).outcome() == "P"] == schwenk_numbers(named, 69)


def test_what_is_refused() -> None:
    for code in ("77", "0.8g", "1.3", "3.3", "", ".", "12.3", "-.1"):
        with pytest.raises(ValueError, match=r"code|before the point"):
            TakeAndBreak(code)
    with pytest.raises(ValueError, match="at least 3 vertices"):
        vertex_removal("cycle", 2)
    with pytest.raises(ValueError, match="one ring"):
        PaintChain(2)(3, 4)
    with pytest.raises(ValueError, match="at least three"):
        treblecross("X.")
    with pytest.raises(ValueError, match="must not be below the take"):
        schwenk_numbers(lambda taken: taken - 1 if taken > 3 else 2 * taken, 100)
