"""Tests of the sentences about play and labels: which move lost, when a game is drawn, and why."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cgbook.widgets.table import table
from cgkit import Bash, Digraph, Position, Subtraction, chomp, join, misere, nim, turning_turtles
from tests.cgbook.page.test_labelling import drawn
from tests.front import ask, bare, keyed, keys


def chips(*taken: int) -> list[str]:
    return [f"take {number}" for number in taken]


RING = Digraph({"a": "b", "b": "a"})("a")
ROUND = ["go to b", "go to a"] * 2
WON = Digraph({"a": "bc", "b": "a", "c": ""})("a")  # the reader can win by going to c, but goes round the cycle
DRAWN = Digraph({"a": "b", "b": "ac", "c": "d", "d": ""})("a")
# a lost position, which lasts as long as its longest part
JOIN = join(Subtraction({1, 3, 4})(8), Subtraction({1, 3, 4})(7))
BOTH = ["take 3 in part 1 and take 1 in part 2", "take 1 in part 1 and take 3 in part 2"]
SECOND, FRIEND = {"youStart": False}, {"friend": True}
#: start, moves and options of a game; its result and the losing move; the keys of the sentences besides the ending
GAMES: list[tuple[Position[Any], list[str], dict[str, bool], tuple[int, int] | None, list[str]]] = [
    (RING, ROUND, {}, (0, -1), []),
    (RING, ROUND, SECOND, (0, -1), []),
    (RING, ROUND, FRIEND, (0, -1), []),
    (RING, ROUND[:3], {}, None, []),  # the position must recur twice before the game is drawn
    (WON, ROUND * 2, {}, None, []),  # a position that can be won may recur any number of times
    (JOIN, BOTH, {}, None, []),
    (
        Bash(2)(8),
        chips(1, 2, 1, 1, 1, 2),
        {},
        (-1, 2),
        ["lostBy"],
    ),  # leaving 7 gives the win away, the opponent's 5 gives it back, and leaving 4 loses it for good
    (Bash(2)(5), chips(1, 1, 1, 2), {}, (-1, 0), ["lostBy"]),
    (Bash(2)(3), chips(1, 2), {}, (-1, -1), ["firstLoses"]),
    (Bash(2)(2), chips(2), SECOND, (-1, -1), ["secondLoses"]),
    (Bash(2)(2), chips(2), {}, (1, -1), []),
    # leaving 5 gives the win away, and the opponent's 4 gives it back
    (Bash(2)(7), chips(2, 1, 1, 1, 2), {}, (1, 0), ["gaveBack"]),
    (Bash(2)(4), chips(1, 1, 2), {}, (1, -1), []),
    (Bash(2)(3), chips(1, 1, 1), {}, (1, -1), ["luckyWin"]),
    (Bash(2)(4), chips(2, 2), SECOND, (1, -1), ["luckyWin"]),
    (Bash(2)(3), chips(1, 2), SECOND, (1, -1), []),
    (DRAWN, ["go to b", "go to c", "go to d"], {}, (1, -1), []),
]


@pytest.mark.parametrize(("start", "words", "how", "ends", "besides"), GAMES)
def test_a_game_ends_in_time_and_the_losing_move_is_named(
    start: Position[Any], words: list[str], how: dict[str, bool], ends: tuple[int, int] | None, besides: list[str]
) -> None:
    made = table(start.rules, start.state)
    (told,) = (keyed if ends else ask)([["script", made, made["start"][0], how, words]])
    assert [over for over, _ in told["over"][:-1]] == [False] * (len(words) - 1)
    assert told["over"][-1] == [ends is not None, ends is not None and start is RING]
    if ends:
        assert (told["result"], told["mistake"]) == ends
        first, *others = [key for key in keys(told["said"]) if not key.startswith(("inMoves", "why"))]
        assert (first == "drawRound", first[:4] == "won.", others) == (not ends[0], ends[0] > 0, besides)
        if "lostBy" in others:
            blamed = bare(told["said"])
            assert f"move {ends[1] // 2 + 1}, take 1. " in blamed
            assert "take 2" not in blamed, "the better move must not be given away"


def test_a_hint_in_a_drawn_position_says_that_it_is_a_draw() -> None:
    # play can go to b and back forever, and going to c loses to d
    drawn = Digraph({"a": "bc", "b": "a", "c": "d", "d": ""})("a")
    lost = Digraph({"a": "b", "b": "c", "c": ""})("a")
    for start, which in ((drawn, "Draw"), (lost, "Lost")):
        made = table(start.rules, start.state)
        first, third = keyed([["hint", made, made["start"][0], {}, step] for step in (1, 3)])
        assert [*keys(first), *keys(third)] == [f"hint1{which}", f"hint3{which}"]
        assert "Go to b: " in third


def test_the_opponents_first_move_cannot_be_undone() -> None:
    made = table(Bash(3)(9).rules, Bash(3)(9).state)

    def lengths(words: list[str], **how: Any) -> Any:
        (answer,) = ask([["takenBack", made, made["start"][0], how, words, 3]])
        return answer

    assert lengths([], youStart=True) == [0, 0, 0]
    assert lengths(chips(1), youStart=False) == [1, 1, 1]
    assert lengths(chips(1, 2, 3), youStart=False) == [1, 1, 1]
    assert lengths(chips(1, 2, 3), youStart=True) == [2, 0, 0]
    assert lengths(chips(1, 2, 3), friend=True) == [2, 1, 0]


def test_the_best_moves_win_soonest_or_else_draw_or_else_lose_latest() -> None:
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
            continue  # a graph without cycles is judged by its values, which say nothing about lengths
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


def test_the_correction_of_a_wrong_label_names_the_mistake() -> None:
    graph, labels = {"names": ["a", "b", "c", "d"]}, [0, 1, None, 4]
    step = {"rule": "mex", "label": 2, "needs": [0, 1, 3], "to": [0, 1, 3]}
    told = keyed([["correction", "grundy", step, guess, graph, labels] for guess in (1, 4, 3)])
    assert [keys(one)[1] for one in told] == ["isThere", "isThere", "smaller"]
    assert [re.findall(r"\d", bare(one)) for one in told] == [["1", "1"], ["4", "4"], ["3", "2"]]
    for rule in ("terminal", "toP", "allN"):
        step = {"rule": rule, "label": "P", "needs": [], "to": [0, 1]}
        asked = [
            ["correction", "outcome", {**step, "needs": needs}, guess, graph, []]
            for needs, guess in (([], "N"), ([2], "P"))
        ]
        told = keyed(asked)
        assert told[0] == told[1]
        assert keys(told[0]) == [f"wrong.{rule}"]
        assert ("a, b" in told[0]) == (rule == "toP"), told


def test_a_position_is_explained_by_the_options_that_decide_it() -> None:
    """A draw is explained by the drawn options, a remoteness by a single option, and a value by the mex."""
    rnd = random.Random(12)
    graphs = [drawn(rnd, loops=True).arrows for _ in range(600)]
    asked = [{"names": [f"v{v}" for v in range(len(options))], "options": options} for options in graphs]
    answers = ask([["why", graph, kind] for graph in asked for kind in ("outcome", "remoteness", "value")])
    seen = 0
    for options, told, lengths, values in zip(graphs, answers[::3], answers[1::3], answers[2::3], strict=True):
        game = Digraph(dict(enumerate(options)))
        outcome = [game(v).outcome() for v in range(len(options))]
        for v, to in enumerate(options):
            head, *rest = map(int, re.findall(r"v(\d+)", told[v]))
            assert head == v
            names = set(rest)
            if outcome[v] == "D":
                names = set(rest[:-1])
                assert rest[-1] == v
                assert names == {w for w in to if outcome[w] == "D"}, told[v]
                seen += len(names) < len(set(to))
            else:
                assert names == set(to) or (outcome[v], [outcome[w] for w in names]) == ("N", ["P"]), told[v]
            if to and outcome[v] != "D":
                (option,) = {*map(int, re.findall(r"v(\d+)", lengths[v])[1:])}
                assert game(option).remoteness() == game(v).remoteness() - 1
                assert str(game(v).remoteness()) in lengths[v]
            if to and all(options[w] == () for w in to):
                assert "1" in values[v]
    assert seen > 60
    labels = ask([["labels", options, kind] for options in graphs for kind in ("outcome", "remoteness")])
    for options, letters, lengths in zip(graphs, labels[::2], labels[1::2], strict=True):
        places = [Digraph(dict(enumerate(options)))(v) for v in range(len(options))]
        assert letters == [one.outcome() for one in places]
        assert lengths == ["–" if one.outcome() == "D" else str(one.remoteness()) for one in places]


def test_coins_are_named_from_left_to_right_after_any_moves() -> None:
    start = turning_turtles(9, 3, 6)
    made = table(start.rules, start.state)
    told = ask([["follow", made, made["start"][0], [pick, other]] for pick in range(18) for other in range(0, 9, 2)])
    names = [[int(place) for place in name.split(", ")] for games in told for _, name, *_ in games if name[0].isdigit()]
    assert len(names) > 200
    assert all(name == sorted(name) for name in names)


def longest(position: Position[Any]) -> int:
    """Return how many moves a game without loops can last, by trying all moves."""
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
def test_the_next_start_is_the_least_hard_of_the_harder_starts_that_are_not_lost(starts: list[Position[Any]]) -> None:
    made = table(starts[0].rules, *(one.state for one in starts))
    hard = list(map(longest, starts))
    for who, lost in ((True, "P"), (False, "N"), (None, "")):
        further = ask([["harder", made, start, who] for start in range(len(starts))])
        for start, nxt in enumerate(further):
            fit = [i for i, one in enumerate(starts) if hard[i] > hard[start] and one.outcome() != lost]
            # otherwise, starts that can last equally long are also compared by their length with best play
            if made["judge"] == "xor":
                assert hard[nxt] == min(hard[i] for i in fit) if fit else nxt == -1, (starts[start], who, nxt)
            assert nxt in fit or hard[nxt] == hard[start] or nxt == -1


def test_if_play_can_go_round_the_next_start_takes_longer() -> None:
    ring = Digraph({"a": "bc", "b": "a", "c": "df", "d": "e", "e": "", "f": "g", "g": "h", "h": "e"})
    starts = [ring(v) for v in "fgcah"]
    made = table(ring, *(one.state for one in starts))
    remote = [one.remoteness() for one in starts]
    (nxt,) = ask([["harder", made, 4, None]])
    assert remote[nxt] > remote[4]
