"""Tests that the parts of an answer agree with the position itself, and that each part ends in time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from cgbook.lab import OutOfTimeError, along, answers, games, known_sequences, read_position, surveyed_code, within
from cgbook.lab.answering import part
from cgbook.survey.codes import written
from cgkit import Position, Ruleset, SearchLimitError, grundy_sequence, period
from cgkit.partizan import Partizan, canonical_form, outcome_class
from tests.chapters import a_few_quick

MORE = (
    "nim(3, 4) + kayles(7)",
    "misere(kayles(9))",
    "join(nim(3), kayles(4))",
    "kayles(0)",
    "sos(6)",
    "nim(1000000000000000000000, 5)",
)


def answered(text: str, seconds: float = 20) -> dict[str, dict[str, Any]]:
    """Return the parts of an answer by their names."""
    return {one["part"]: one for one in answers(read_position(text), seconds)}


@pytest.mark.parametrize("text", [*(game.type for game in games()), *MORE])
def test_an_answer_agrees_with_the_position(text: str) -> None:
    position = read_position(text)
    parts = answered(text)
    assert list(parts) == ["game", "outcome", "moves", "value"]
    assert parts["outcome"]["outcome"] == position.outcome()
    wins = position.winning_moves(distinct=True)
    assert parts["moves"]["alike"] == len(wins)
    assert parts["moves"]["moves"] == [[win.text, win.reason] for win in wins[:40]]
    assert parts["moves"]["count"] == len(position.winning_moves())
    assert parts["game"]["over"] == position.is_over
    if position.rules.additive:
        assert parts["value"]["value"] == str(position.value())
        xor = 0
        for _, value in parts["value"].get("summands", ()):
            xor ^= int(value)
        assert xor == position.value() or "summands" not in parts["value"]
    elif isinstance(position.rules, Partizan):
        assert parts["value"]["value"].startswith(f"{canonical_form(position)} ({outcome_class(position)}: ")
    else:
        assert "value" in parts["value"]["why"]
    assert json.loads(json.dumps(parts)) == parts


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[float]:
    """Return a clock that advances by a millisecond each time it's read, which happens once in a thousand function calls."""
    looks = (step / 1000 for step in count())
    monkeypatch.setattr("cgbook.lab.clock.monotonic", lambda: next(looks))
    return looks


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("red_blue('BRB', 'R', 'BR')", "1/4 (L: Blue wins, no matter who begins)"),
        ("red_blue('R', 'BR', 'red')", "-1/2 (R: Red wins, no matter who begins)"),
        ("red_blue('B', 'R')", "0 (P: the player who begins loses)"),
        ("domineering(2, 2)", "{1|-1} (N: the player who begins wins)"),
    ],
)
def test_a_game_with_different_moves_has_a_partizan_value(text: str, value: str) -> None:
    parts = {part["part"]: part for part in answers(read_position(text))}
    assert parts["value"] == {"part": "value", "value": value}


def test_a_part_that_takes_too_long_says_so(clock: Iterator[float]) -> None:
    parts = answered("MooreNim(2)(40, 50, 60)", 0.3)
    assert next(clock) < 1, "three parts must end after 0.3 seconds each"
    assert parts["outcome"]["outcome"] == "N"  # by a theorem
    assert parts["moves"]["count"] > 0
    assert "0.3 seconds" in parts["value"]["why"]


def test_a_search_that_exceeds_its_limit_says_so() -> None:
    def many() -> dict[str, Any]:
        raise SearchLimitError(100_000, "positions of wythoff")

    why = part("value", many)["why"]
    assert "100000" in why.replace(",", "")


def test_an_error_or_endless_loop_in_a_readers_game_ends_only_a_part() -> None:
    @Ruleset.from_options
    def broken(n: int) -> list[int]:
        return [n // (n - 5)] if n else []

    @Ruleset.from_options
    def endless(n: int) -> list[int]:
        while n >= 0:
            n += len(str(n))
        return []

    found = {one["part"]: one for one in answers(Position(broken, 5), 1)}
    assert found["outcome"]["why"].startswith("ZeroDivisionError: ")
    found = {one["part"]: one for one in answers(Position(endless, 5), 0.1)}
    assert all("0.1 seconds" in one["why"] for one in found.values())


def test_the_clock_stops_a_loop_and_leaves_nothing_behind(clock: Iterator[float]) -> None:
    with pytest.raises(OutOfTimeError), within(0.05):
        sum(len(str(n)) for n in range(10**9))
    with within(0.05):
        pass
    assert sum(len(str(n)) for n in range(5_000)) == 18_890
    assert next(clock) < 0.06, "the clock was read although no time limit applied"


TYPES = [game.type for game in games()]


@pytest.mark.thorough
@pytest.mark.parametrize("text", a_few_quick(TYPES, TYPES[::4]))
def test_values_along_the_last_number_are_those_of_the_positions(text: str) -> None:
    position = read_position(text)
    for start, rules in ((position.rules, position.rules), (position, position.rules)):
        found = part("along", lambda start=start: along(start, 1), 20)  # type: ignore[misc]
        assert json.loads(json.dumps(found)) == found
        if "why" in found:
            continue
        before, first = position.state[:-1] if start is position and ", n)" in found["name"] else (), found["first"]
        for n, outcome in enumerate(found.get("outcomes", ())[:10], first):
            assert rules(*before, n).outcome() == outcome
        for n, value in enumerate(found.get("values", ())[:10], first):
            assert rules(*before, n).value() == value
        if start is rules and (repeats := found.get("period")):
            values, known = (
                found["values"],
                range(max(repeats["start"], first) - first, len(found["values"]) - repeats["length"]),
            )
            assert all(values[n + repeats["length"]] == values[n] + repeats["saltus"] for n in known)
            assert repeats["proved"] == period(rules).proved


def test_the_values_along_a_heap_of_wythoffs_game_show_the_cold_pair() -> None:
    found = along(read_position("wythoff(8, 13)"))
    assert (found["name"], found["values"].index(0)) == ("wythoff(8, n)", 13)


def test_a_game_isn_t_listed_as_similar_to_itself() -> None:
    assert "Kayles" not in along(read_position("kayles(5)").rules)["known"]
    assert "Kayles" in along(read_position("rayles(5)").rules)["known"]
    assert "Dawson’s chess" in along(read_position("dawson_kayles(5)").rules)["known"]


def test_known_sequences_agree_with_the_values_that_they_name() -> None:
    for row in written()[::17]:
        values = grundy_sequence(read_position(f"TakeAndBreak('{row['code']}')(5)").rules, 80)
        for name in known_sequences(values):
            if name.startswith("take-and-break"):
                other = grundy_sequence(read_position(f"TakeAndBreak('{name.split()[1]}')(5)").rules, 52)
                while other and not other[0]:
                    other.pop(0)
                bare = values[next(i for i, value in enumerate(values) if value) :]
                assert other[:40] == bare[:40]
    assert known_sequences([]) == known_sequences([0] * 100) == known_sequences([1, 2, 3]) == []


def test_the_words_about_a_surveyed_code_agree_with_its_row() -> None:
    for row in written()[::5]:
        said = surveyed_code(row["code"])
        assert said is not None
        if row["period"]:
            assert f"period {row['period']}, from {row['start']} on" in said
    assert surveyed_code("4.3") is None
    assert surveyed_code("0.1111") is None
