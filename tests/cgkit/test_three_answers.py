"""Tests that oracle, solver and theorem agree on all registered positions, the component law holds, and tables follow the rules."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

import pytest

from cgbook.widgets.replay import arrivals, step
from cgbook.widgets.table import EMPTY, table
from cgkit import Ruleset, kayles, nim
from cgkit.games.compounds import Compound
from cgkit.games.move import Move
from cgkit.games.play_conventions import Misere, Short
from cgkit.solving.outcomes import winning_moves
from cgkit.solving.reach import label, letter
from cgkit.solving.values import Memo, grundy
from tests import table_player
from tests.cases import ANSWERS, CASES, Case
from tests.oracle import results, value_checker

pytestmark = pytest.mark.thorough
every_case = pytest.mark.parametrize("case", CASES, ids=str)
# case -> number of positions, and of the positions about which each theorem says something
KEPT: dict[str, dict[str, int]] = json.loads(ANSWERS.read_text("utf8"))


def moves_are_those_of_the_oracle(case: Case) -> None:
    for position in case.positions:
        after = [move.after for move in case.rules.moves(position)]
        assert list(case.rules.options(position)) == after
        assert set(map(case.told, after)) == set(case.game.options(case.told(position))), (
            f"moves, {case.rules.write(position)}"
        )


def winning_moves_are_those_of_the_oracle(case: Case, found: dict[Any, int]) -> None:
    for position in case.positions[:: max(1, len(case.positions) // 40)]:
        wins = [move for move in case.rules.moves(position) if found[case.told(move.after)] == -1]
        assert [win.move for win in winning_moves(case.rules, position)] == wins


@every_case
def test_three_answers(case: Case, record_property: Callable[[str, object], None]) -> None:
    rules, memo = case.rules, Memo()
    # searched once for all the comparisons, because this takes most of the time
    found = results(case.game, map(case.told, case.positions))
    moves_are_those_of_the_oracle(case)
    winning_moves_are_those_of_the_oracle(case, found)
    scores = label(rules, *case.positions)
    values = {position: grundy(rules, position, memo) for position in case.positions} if rules.additive else {}
    is_value = value_checker(case.game, map(case.told, case.positions), max(values.values(), default=0))
    theorems = Counter[str]()
    for position in case.positions:
        truth, name = letter(found[case.told(position)]), rules.write(position)
        assert letter(scores[rules.key(position)]) == truth, f"solver, {name}"
        if rules.additive:
            assert is_value(case.told(position), values[position]), f"solver's value, {name}"
        outcome = rules.outcome_theory(position)
        if outcome is not None:
            theorems["outcome"] += 1
            assert outcome == truth, f"theorem, {name}"
        value = rules.grundy_theory(position)
        if value is not None:
            theorems["value"] += 1
            assert is_value(case.told(position), value), f"theorem's value, {name}"
        wins = {move.after for move in rules.moves(position) if found[case.told(move.after)] == -1}
        directly = rules.winning_theory(position)
        if directly is not None:
            directly = list(directly)
            theorems["moves"] += 1
            assert len(directly) == len(set(directly)), f"the theorem lists a move twice, {name}"
            assert set(directly) <= set(rules.moves(position)), f"theorem's moves, {name}"
            assert {move.after for move in directly} == wins, f"theorem's winning moves, {name}"
    counts = {"positions": len(case.positions), **theorems}
    record_property("three answers", (str(case), counts, play_back(case)))
    if not os.environ.get("KEEP_ANSWERS"):
        assert KEPT.get(str(case)) == counts, "if a count has fallen, a theorem says less than it did"


def test_each_case_has_its_own_name_and_is_in_the_stored_answers() -> None:
    names = Counter(map(str, CASES))
    assert max(names.values()) == 1
    assert os.environ.get("KEEP_ANSWERS") or names.keys() == KEPT.keys()
    assert list(KEPT) == sorted(KEPT), "the stored answers must be sorted, because KEEP_ANSWERS=1 sorts them"


def lawful(rules: Ruleset[Any], position: Any) -> bool:
    """Return whether a position's options are those of its components, each with the other components unchanged.

    A compound has itself as its only component, so the parts of a sum are tested one by one.
    """
    if isinstance(rules, Misere | Short):
        return lawful(rules.of, position)
    if isinstance(rules, Compound):
        numbered = list(enumerate(rules.parts))
        alone = Counter(
            (*position[:i], move.after, *position[i + 1 :]) for i, part in numbered for move in part.moves(position[i])
        )
        together = rules.touch != 1 or alone == Counter(move.after for move in rules.moves(position))
        return together and all(lawful(part, position[i]) for i, part in numbered)
    components = rules.components(position)
    assert all(rules.components(component) == (component,) for component in components)
    whole = {frozenset(Counter(rules.components(move.after)).items()) for move in rules.moves(position)}
    unfinished = [i for i, component in enumerate(components) if any(True for _ in rules.moves(component))]
    sizes = range(1, rules.touch + 1) if rules.touch else [len(unfinished)]
    lifted = set()
    for size in sizes:
        for places in combinations(unfinished, size) if size else ():
            for moves in product(*(list(rules.moves(components[i])) for i in places)):
                kept = [component for i, component in enumerate(components) if i not in places]
                parts = Counter(kept + [part for move in moves for part in rules.components(move.after)])
                if rules.cancels:
                    parts = Counter({part: 1 for part, count in parts.items() if count % 2})
                lifted.add(frozenset(parts.items()))
    return components == (position,) or whole == lifted


@every_case
def test_component_law(case: Case) -> None:
    for position in case.positions:
        assert lawful(case.rules, position), case.rules.write(position)


def test_the_component_law_can_fail() -> None:
    class Wrong(type(CASES[0].rules)):  # type: ignore[misc]
        def components(self, position: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
            return tuple((size,) for size in position if size > 1)

    assert not lawful(Wrong({1, 3, 4}), (5, 1))
    assert not lawful(Compound((nim, Wrong({1, 3, 4}))), ((2,), (5, 1)))

    class Slow(Compound):
        def moves(self, position: tuple[Any, ...]) -> Iterator[Move[tuple[Any, ...]]]:
            yield from list(super().moves(position))[1:]

    assert lawful(Compound((nim, kayles)), ((2,), (3,)))
    assert not lawful(Slow((nim, kayles)), ((2,), (3,)))


def test_additive_rulesets_end_by_losing(subtests: pytest.Subtests) -> None:
    for case in CASES:
        with subtests.test(str(case)):
            assert not (case.rules.additive and case.rules.own_ends)


def play_back(case: Case) -> int:
    """Play the tables of the last positions by look-up and compare them with the rules; return the number of states."""
    rules = case.rules
    starts = case.positions[-case.table_starts :]
    made = json.loads(json.dumps(table(rules, *starts, whole=True)))
    scores = label(rules, *starts)
    todo = [(state, start, rules.boards(start)) for start, state in zip(starts, made["start"], strict=True)]
    seen = set()
    while todo:
        state, position, boards = todo.pop()
        # on a board where equal components cancel, the order of the components doesn't matter
        same = json.dumps([sorted(board) for board in state] if rules.cancels else state)
        if same in seen:
            continue
        seen.add(same)
        name = rules.write(position)
        assert letter(table_player.score(made, state)) == letter(scores[rules.key(position)]), name
        if made["judge"] == "score" and any(row != EMPTY for row in state[0]):
            assert table_player.score(made, state) == scores[rules.key(position)], name
        reached, ways = [], arrivals(rules, position)
        for picks in table_player.picks(made, state):
            played, left = step(rules, boards, picks, ways)
            reached.append(played)
            todo.append((table_player.apply(made, state, picks), played, left))
        assert alike(rules, reached) == alike(rules, [move.after for move in rules.moves(position)]), name
    return len(seen)


def alike(rules: Ruleset[Any], positions: list[Any]) -> Counter[Any]:
    return Counter(map(rules.key, positions))
