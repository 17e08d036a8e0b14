"""What a reader is told while playing and labelling: who is to blame, when a game is drawn, and why."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cgbook.widgets.table import table
from cgkit import Bash, Digraph, Position, chomp, join, mex, misere, nim, turning_turtles
from tests.cgbook.page.test_labelling import drawn
from tests.front import ask


def script(start: Position[Any], words: list[str], **how: Any) -> dict[str, Any]:
    """A game along these moves, by turns from the reader's first."""
    made = table(start.rules, start.state)
    (told,) = ask([["script", made, made["start"][0], how, words]])
    return dict(told)


def chips(*taken: int) -> list[str]:
    return [f"take {number}" for number in taken]


def test_a_position_must_come_back_twice_before_it_is_a_draw() -> None:
    ring = Digraph({"a": "b", "b": "a"})("a")
    told = script(ring, ["go to b", "go to a", "go to b", "go to a"])
    assert told["over"] == [[False, False]] * 3 + [[True, True]]
    assert told["result"] == 0
    assert "has come back twice" in told["said"]


def test_a_position_that_can_be_won_may_come_back_as_often_as_one_likes() -> None:
    won = Digraph({"a": "bc", "b": "a", "c": ""})("a")  # go to c and win; but the reader walks in a ring
    told = script(won, ["go to b", "go to a"] * 4)
    assert told["over"] == [[False, False]] * 8


def test_the_last_of_several_mistakes_is_to_blame() -> None:
    told = script(Bash(2)(8), chips(1, 2, 1, 1, 1, 2))  # 8 → 7 gives it away, 5 gives it back, 5 → 4 loses it for good
    assert told["over"][-1] == [True, False]
    assert (told["result"], told["mistake"]) == (-1, 2)
    assert "Your mistake was move 2, take 1: I could" in told["said"]
    assert "take 2" not in told["said"], "what would have been better is not told"


def test_the_very_first_move_may_be_to_blame() -> None:
    told = script(Bash(2)(5), chips(1, 1, 1, 2))  # 5 → 4 lets the opponent leave 3
    assert (told["result"], told["mistake"]) == (-1, 0)
    assert "Your mistake was move 1, take 1: I could" in told["said"]


def test_a_draw_is_told_without_blame_where_nothing_was_given_away() -> None:
    ring = Digraph({"a": "b", "b": "a"})("a")
    words = ["go to b", "go to a"] * 2
    for how in ({}, {"youStart": False}):
        said = script(ring, words, **how)["said"]
        assert said.endswith("has come back twice, and nobody can force a win: a draw."), said
    friends = script(ring, words, friend=True)["said"]
    assert friends == said


def test_a_hint_in_a_draw_says_that_it_is_one() -> None:
    drawn = Digraph({"a": "bc", "b": "a", "c": "d", "d": ""})("a")  # b and back for ever; c loses to d
    lost = Digraph({"a": "b", "b": "c", "c": ""})("a")
    told = []
    for start in (drawn, lost):
        made = table(start.rules, start.state)
        told += ask([["hint", made, made["start"][0], {}, step] for step in (1, 3)])
    assert told[0] == "Hint 1 of 3. Nobody can force a win from here, but you need not lose."
    assert told[1] == "Hint 3 of 3. Go to b: it keeps the draw."
    assert not any("draw" in one or "need not lose" in one for one in told[2:])


def test_what_the_opponent_began_cannot_be_taken_back_before_you_have_moved() -> None:
    made = table(Bash(3)(9).rules, Bash(3)(9).state)

    def lengths(words: list[str], **how: Any) -> Any:
        (answer,) = ask([["takenBack", made, made["start"][0], how, words, 3]])
        return answer

    assert lengths([], youStart=True) == [0, 0, 0]
    assert lengths(chips(1), youStart=False) == [1, 1, 1]
    assert lengths(chips(1, 2, 3), youStart=False) == [1, 1, 1]
    assert lengths(chips(1, 2, 3), youStart=True) == [2, 0, 0]
    assert lengths(chips(1, 2, 3), friend=True) == [2, 1, 0]


def test_a_win_thrown_away_for_good_or_never_had() -> None:
    lost = script(Bash(2)(3), chips(1, 2))
    assert (lost["result"], lost["mistake"]) == (-1, -1)
    won = script(Bash(2)(2), chips(2))
    assert won["result"] == 1
    second = script(Bash(2)(2), chips(2), youStart=False)
    assert (second["result"], second["mistake"]) == (-1, -1)


def test_a_win_that_was_thrown_away_and_given_back_is_told() -> None:
    told = script(Bash(2)(7), chips(2, 1, 1, 1, 2))["said"]  # 7 → 5 gives it away, 5 → 4 gives it back
    assert "Your mistake was move 1, take 2, but then I slipped too." in told
    assert "I slipped" not in script(Bash(2)(4), chips(1, 1, 2))["said"]


def test_a_win_from_a_lost_position_is_called_lucky_and_no_other_one() -> None:
    lucky = "but I slipped"
    assert lucky in script(Bash(2)(3), chips(1, 1, 1))["said"]
    assert lucky not in script(Bash(2)(4), chips(1, 1, 2))["said"]
    assert lucky in script(Bash(2)(4), chips(2, 2), youStart=False)["said"]
    assert lucky not in script(Bash(2)(3), chips(1, 2), youStart=False)["said"]
    drawn_start = Digraph({"a": "b", "b": "ac", "c": "d", "d": ""})("a")
    assert lucky not in script(drawn_start, ["go to b", "go to c", "go to d"])["said"]


def test_the_best_moves_win_soonest_else_draw_else_lose_latest() -> None:
    rnd = random.Random(11)
    loops = [Digraph(dict(enumerate(drawn(rnd, loops=True).arrows)))(0) for _ in range(600)]
    ends = [
        Digraph(dict(enumerate(options)))(len(options) - 1)
        for _ in range(600)
        if (options := drawn(rnd, loops=False).arrows)
    ]
    starts = [*loops, *map(misere, ends)]
    tables = [table(start.rules, start.state) for start in starts]
    kinds = {"N": 0, "P": 0, "D": 0}
    for start, made, answer in zip(
        starts, tables, ask([["best", made, made["start"][0]] for made in tables]), strict=True
    ):
        if made["judge"] != "score":
            continue  # a graph without a cycle is judged by its values, which know no lengths
        moves = start.moves()
        after = {move.text: start.play(move) for move in moves}
        wins = {name: to for name, to in after.items() if to.outcome() == "P"}
        draws = {name: to for name, to in after.items() if to.outcome() == "D"}
        if wins:
            best = min(to.remoteness() for to in wins.values())
            expected = {name for name, to in wins.items() if to.remoteness() == best}
        elif draws:
            expected = set(draws)
        else:
            most = max((to.remoteness() for to in after.values()), default=0)
            expected = {name for name, to in after.items() if to.remoteness() == most}
        assert set(answer) == expected, start
        kinds[start.outcome()] += len(after) > len(expected)
    assert min(kinds.values()) > 10, kinds


@pytest.mark.parametrize(
    ("text", "good"), [("60", True), ("61", False), ("1, 60", True), ("0", False), ("1 61", False)]
)
def test_the_largest_number_of_a_set_is_60(text: str, good: bool) -> None:
    (answer,) = ask([["numbersIn", text]])
    assert ("numbers" in answer) is good, answer


def test_a_wrong_grundy_value_is_told_what_it_missed() -> None:
    graph = {"names": ["a", "b", "c", "d"]}
    step = {"rule": "mex", "label": 2, "needs": [0, 1, 3], "to": [0, 1, 3]}
    labels = [0, 1, None, 4]
    there, also, smaller = ask([["correction", "grundy", step, guess, graph, labels] for guess in (1, 4, 3)])
    assert "1 is the value of an option" in there
    assert "4 is the value of an option" in also
    assert "2 is smaller and missing too" in smaller


def test_a_wrong_outcome_is_told_which_rule_it_missed() -> None:
    graph = {"names": ["a", "b", "c", "d"]}
    for rule in ("terminal", "toP", "allN"):
        step = {"rule": rule, "label": "P", "needs": [], "to": [0, 1]}
        (told,) = ask([["correction", "outcome", step, "N", graph, []]])
        assert told == ask([["correction", "outcome", {**step, "needs": [2]}, "P", graph, []]])[0]
        assert ("a, b" in told) == (rule == "toP"), told


def test_a_drawn_position_is_explained_by_its_drawn_options_alone() -> None:
    rnd = random.Random(12)
    graphs = [drawn(rnd, loops=True).arrows for _ in range(600)]
    asked = [{"names": [f"v{v}" for v in range(len(options))], "options": options} for options in graphs]
    seen = 0
    for options, told in zip(graphs, ask([["why", graph, "outcome"] for graph in asked]), strict=True):
        game = Digraph(dict(enumerate(options)))
        outcome = [game(v).outcome() for v in range(len(options))]
        for v, to in enumerate(options):
            head, _, rest = told[v].partition(":")
            assert head == f"v{v}"
            names = {int(name) for name in re.findall(r"v(\d+)", rest)}
            if outcome[v] == "D":
                assert names == {w for w in to if outcome[w] == "D"}, told[v]
                seen += len(names) < len(set(to))
            elif outcome[v] == "N":
                assert len(names) == 1
                assert {outcome[w] for w in names} == {"P"}
            else:
                assert names == set(to)
    assert seen > 60


def test_a_remoteness_and_a_value_are_explained_by_the_options_that_give_them() -> None:
    rnd = random.Random(13)
    graphs = [drawn(rnd, loops=True).arrows for _ in range(300)]
    asked = [{"names": [f"v{v}" for v in range(len(options))], "options": options} for options in graphs]
    answers = ask([["why", graph, kind] for graph in asked for kind in ("remoteness", "value")])
    for options, lengths, values in zip(graphs, answers[::2], answers[1::2], strict=True):
        game = Digraph(dict(enumerate(options)))
        for v, to in enumerate(options):
            if to and game(v).outcome() != "D":
                (option,) = {int(name) for name in re.findall(r"v(\d+)", lengths[v].partition(":")[2])}
                assert game(option).remoteness() == game(v).remoteness() - 1
                assert str(game(v).remoteness()) in lengths[v]
            if to and all(options[w] == () for w in to):
                assert str(mex({0})) in values[v]


def test_coins_are_named_from_left_to_right_wherever_they_came_from() -> None:
    start = turning_turtles(9, 3, 6)
    made = table(start.rules, start.state)
    told = ask([["follow", made, made["start"][0], [pick, other]] for pick in range(18) for other in range(0, 9, 2)])
    names = [[int(place) for place in name.split(", ")] for games in told for _, name, *_ in games if name[0].isdigit()]
    assert len(names) > 200
    assert all(name == sorted(name) for name in names)


def longest(position: Position[Any]) -> int:
    """How many moves a game without loops can last, by trying all of them."""
    known: dict[Any, int] = {}

    def length(state: Any) -> int:
        if state not in known:
            known[state] = max((1 + length(move.after) for move in position.rules.moves(state)), default=0)
        return known[state]

    return length(position.state)


@pytest.mark.parametrize(
    "starts",
    [
        [*map(Bash(3), [21, *range(1, 31)])],
        [chomp(4, 5), chomp(2, 5), chomp(3, 3), chomp(3, 4), chomp(3, 6)],
        [nim(3, 4, 5), nim(1, 2, 3), nim(1, 2, 2), nim(1, 4, 4), nim(2, 4, 5), nim(2, 5, 6), nim(1, 3, 5, 6)],
        [join(Bash(2)(3), Bash(2)(5)), join(Bash(2)(6), Bash(2)(1)), join(Bash(2)(8), Bash(2)(2)), join(Bash(2)(1), Bash(2)(1))],
    ],
    ids=lambda starts: str(starts[0]),
)  # fmt: skip
def test_the_next_start_is_the_least_that_is_harder_and_not_lost(starts: list[Position[Any]]) -> None:
    made = table(starts[0].rules, *(one.state for one in starts))
    hard = list(map(longest, starts))
    for who, lost in ((True, "P"), (False, "N"), (None, "")):
        further = ask([["harder", made, start, who] for start in range(len(starts))])
        for start, nxt in enumerate(further):
            fit = [i for i, one in enumerate(starts) if hard[i] > hard[start] and one.outcome() != lost]
            if made["judge"] == "xor":  # else among those that can last as long, how long they do decides too
                assert hard[nxt] == min(hard[i] for i in fit) if fit else nxt == -1, (starts[start], who, nxt)
            assert nxt in fit or hard[nxt] == hard[start] or nxt == -1


def test_where_play_goes_round_the_next_start_takes_longer() -> None:
    ring = Digraph({"a": "bc", "b": "a", "c": "df", "d": "e", "e": "", "f": "g", "g": "h", "h": "e"})
    starts = [ring(v) for v in "fgcah"]
    made = table(ring, *(one.state for one in starts))
    remote = [one.remoteness() for one in starts]
    (nxt,) = ask([["harder", made, 4, None]])
    assert remote[nxt] > remote[4]
