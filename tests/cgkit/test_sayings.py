"""What rulesets say of themselves, and refuse: each as a reader meets it.

`sayings.json` holds the words as they were read and found good; `python -m tests.cgkit.test_sayings` writes it anew, and
the difference is to be read before it is committed. A ruleset that is not in it yet is not compared.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cgbook.examples.yard import girl_dog_house
from cgkit import (
    CoinRule,
    Heaps,
    OrdinalNim,
    Position,
    Ruleset,
    Subtraction,
    TogetherNim,
    grundy_sequence,
    kayles,
    northcott,
    ordinal_nim,
    period,
    vertex_removal,
    wythoff,
)
from cgkit.doors import SearchLimitError
from cgkit.games.compounds import Compound
from cgkit.games.conventions import Misere
from cgkit.rulesets import rings, strips
from cgkit.sequences.octal import read_code
from cgkit.sequences.periods import described
from cgkit.solving.budget import budget
from tests.cases import CASES

RULES = {repr(case.rules): case.rules for case in CASES}


def test_every_ruleset_has_a_title_a_rule_and_an_ending_in_sentences(subtests: pytest.Subtests) -> None:
    for rules in RULES.values():
        with subtests.test(repr(rules)):
            assert re.match(r"\S.*\S$", rules.title)
            for said in (rules.rule, rules.ending):
                assert re.fullmatch(r"([A-Z0-9].*[.])?", said)


WORDS = Path(__file__).with_name("sayings.json")
REASONS = 6  # of each game


def sayings(rules: Ruleset[Any], positions: list[Any]) -> dict[str, list[str]]:
    """What a ruleset says: its title, its rule, its ending, and why some positions are P in normal and misère play."""

    def reasons(game: Ruleset[Any]) -> list[str]:
        lost = (Position(game, one) for one in positions[:80] if game.reason(one))
        return [f"{game.show(one.state)}: {game.reason(one.state)}" for one in lost if one.outcome() == "P"][:REASONS]

    found = {"words": [rules.title, rules.rule, rules.ending], "reasons": reasons(rules)}
    return found | {"misère": reasons(Misere(rules))} if rules.additive else found


def all_sayings() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = {}
    for case in CASES:
        if not isinstance(case.rules, Compound | Misere):
            found.setdefault(repr(case.rules), sayings(case.rules, case.positions))
    return dict(sorted(found.items()))


def test_words_are_those_that_were_read_and_found_good() -> None:
    kept = json.loads(WORDS.read_text("utf8"))
    said = all_sayings()
    assert {name: said.get(name) for name in kept} == kept
    assert len(kept) > 60


def halve_it(n: int) -> list[int]:
    return [n // 2] if n else []


def test_a_game_made_of_a_function_is_called_as_the_function_is() -> None:
    game = Ruleset.from_options(halve_it)
    assert repr(game) == "halve_it"
    assert game.title == "Halve it"
    scored = Ruleset.from_options(halve_it, end=lambda n: 1)
    assert scored.ending == "At the end the position says who wins."


def test_titles_name_five_numbers_and_no_more() -> None:
    five, many = Subtraction({1, 2, 3, 4, 6}).title, Subtraction(range(1, 30)).title
    assert five == "Take 1, 2, 3, 4 or 6"
    assert "29" not in many or many.count(",") < 5


def test_ordinal_nim_says_how_far_y_may_go() -> None:
    assert ordinal_nim.rule.endswith("makes y any number.")
    assert OrdinalNim(8).rule.endswith("makes y any number up to 7.")
    one, two = ((0, 3),), ((0, 3), (0, 3))
    assert ordinal_nim.reason(one) is None, "of a single pair there is no sum to tell"
    assert ordinal_nim.reason(two) == "nim-sum 3 ⊕ 3 = 0"


def test_an_odd_number_of_heaps_taken_together_is_known_by_theory() -> None:
    assert TogetherNim(3).grundy_theory((10**18, 5, 10**18)) == 5
    assert TogetherNim(2).grundy_theory((3, 5)) is None


def test_coins_of_a_rule_may_be_counted_from_0() -> None:
    alone = CoinRule("alone", lambda coin: [()], 0)
    assert alone(0, 3).value() == 0
    assert grundy_sequence(alone, 4) == [1, 1, 1, 1]


def test_northcott_takes_the_colour_that_moves_after_any_number_of_rows() -> None:
    rows = ("W..B", "W.B", "B.W")
    white, black = northcott(*rows, "white"), northcott(*rows, "black")
    assert white == northcott(*rows)
    assert white != black
    wrong: Any
    for wrong in ((0, ("W.B",), 1), "WB", [0]):
        with pytest.raises(ValueError, match="whose turn it is, and the rows"):
            white.rules.check(wrong)


def test_a_row_of_northcott_is_no_longer_as_three_numbers_than_as_a_string() -> None:
    longest = northcott((0, ((499, 0, 499),)))
    assert northcott(*northcott.rows(longest.state)) == longest


def test_a_move_of_wythoff_touches_each_heap_that_it_lowers() -> None:
    game = wythoff(5, 7)
    for move in game.rules.moves(game.state):
        steps = game.rules.located(game.state, move)
        lowered = {i: before - after for i, (before, after) in enumerate(zip(game.state, move.after, strict=True))}
        assert {step.at[0]: step.args[0] for step in steps} == {i: taken for i, taken in lowered.items() if taken}
        assert len({step.verb for step in steps}) == 1


def test_the_house_stands_on_two_walls_and_only_a_tail_hangs_in_the_air() -> None:
    loose = {}
    for name in ("house", "girl", "dog"):
        figure = girl_dog_house(name)
        ends = Counter(end for edge in figure.rules.still(figure.state).values() for end in edge)
        loose[name] = sorted(count for vertex, count in ends.items() if vertex != 0)
    assert loose == {"house": [2, 2, 2, 3, 3, 3, 3], "girl": [1, 2, 2, 2, 2, 3, 3, 3, 3, 5], "dog": [1, 2, 2, 3, 4, 4]}


def test_a_row_of_sos_is_searched_within_its_states(monkeypatch: pytest.MonkeyPatch) -> None:
    for squares_a_state, positions in ((10**9, 10), (1, 10**9), (1, 500)):
        monkeypatch.setattr(strips, "SQUARES_A_STATE", squares_a_state)
        with budget(positions=positions):
            if positions == 10**9:
                assert strips.sos_outcome("......O.......") == "D"
                continue
            with pytest.raises(SearchLimitError, match="states of a row of SOS"):
                strips.sos_outcome("......O.......")


def test_a_search_of_no_positions_is_no_search() -> None:
    with pytest.raises(ValueError, match="positions must be integers >= 1, got 0"), budget(positions=0):
        kayles(5).outcome()


def test_a_run_that_is_taken_is_told_by_its_first_place_and_its_length() -> None:
    game = kayles(4, 6)
    for move in game.rules.moves(game.state):
        ((_, run, at),) = move.steps
        ((_, (taken,), place),) = game.rules.located(game.state, move)
        assert (taken, place) == (run[-1] - run[0] + 1, (*at, run[0] - 1))


class Late(Heaps):
    """A game whose values are 0 for long, and then go round: a period that is seen too early is none."""

    def heap(self, size: int) -> Any:
        raise NotImplementedError

    def sequence(self, terms: int) -> list[int]:
        return [0 if n < 100 else n % 3 for n in range(terms)]


def test_a_period_is_believed_only_where_twice_as_many_values_show_it() -> None:
    found = period(Late(), values=4_000)
    assert found is not None
    assert (found.length, found.proved) == (3, False)
    assert all(found.value(n) == (0 if n < 100 else n % 3) for n in range(3_000))


def test_values_before_a_period_that_grows_are_exceptions_where_they_differ() -> None:
    values = [5, 1, 2, 9, 4, 5, 6, 7, 8, 9, 10, 11]  # n from 4 on, and at 1 and 2 too
    found = described(values, 4, 2, "By hand.", proved=False)
    assert found.saltus == 2
    assert found.exceptions == ((0, 5), (3, 9))


def test_the_period_of_paths_is_that_of_the_code_one_place_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """No period of 0.37 is known; were there one, paths would have it too."""

    class Code:
        @staticmethod
        def period(limit: int) -> Any:
            return read_code("0.77").period(limit)

    kayles_period = read_code("0.77").period(1_000)
    monkeypatch.setattr(rings, "read_code", lambda code: Code)
    monkeypatch.setattr(type(vertex_removal), "sequence", lambda self, terms: [0, *grundy_sequence(kayles, terms - 1)])
    found = vertex_removal.period_theory(1_000)
    assert kayles_period is not None
    assert found is not None
    assert (found.start, found.length) == (kayles_period.start + 1, kayles_period.length)


if __name__ == "__main__":
    WORDS.write_text(json.dumps(all_sayings(), ensure_ascii=False, indent=1) + "\n", "utf8")
