"""Labels: the P-positions of a heap, of a graph without cycles, and the draws of a graph with cycles."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import commas, problem, taking, to_lost
from cgbook.teaching.practice.problem import Problem
from cgkit.wording import joined

TITLE = "Labelling"
PAGES = ["02-take-away", "04-graph-games"]


def draw(level: int, chance: Chance) -> Problem:
    if level == 1:
        numbers = sorted(chance.sample(range(1, 10), chance.between(2, 4)))
        return row(numbers, chance.between(numbers[-1] + 2, 16))
    return no_cycles(chance) if level == 2 else cycles(chance)


def row(numbers: list[int], top: int) -> Problem:
    values = taking(numbers, top)
    lost = [n for n, value in enumerate(values) if not value]
    won = [n for n, value in enumerate(values) if value]
    first = numbers[0]
    stuck = (
        "0 is a P-position, because no move is left"
        if first == 1
        else f"{joined(range(first))} are P-positions, because no move is left"
    )
    return problem(
        f"There is one heap, and a move takes {joined(numbers, 'or')} chips; the player who cannot move loses. Label"
        f" the heaps from 0 to {top}: which of them are P-positions?",
        "set",
        [commas(lost)],
        [
            [commas(won), "These are the N-positions: from each of them some move wins."],
            [
                commas(n for n in lost if n > 0),
                "And the empty heap? The player to move cannot, and loses: 0 is a P-position too.",
            ],
            [
                commas(n for n in lost if n >= first),
                f"The heaps below {first} are missing: no move is left there, so they are P.",
            ],
            [
                commas(n for n in lost if n == 0 or n >= first),
                f"From a heap below {first} no move is left: what is its label?",
            ],
            [
                commas(range(0, top + 1, numbers[-1] + 1)),
                f"Not every {numbers[-1] + 1}th heap: that is so where *all* numbers from 1 to {numbers[-1]} may be taken.",
            ],
        ],
        [
            f"{stuck}. Go up from there: a heap with a move to a P-position is an N-position, and a heap without is a P-position.",
            f"Each N-position with a move that wins: {', '.join(to_lost(numbers, top, lost))}.",
            f"The others are the P-positions: **{joined(lost)}**.",
        ],
        [numbers, top],
        "Begin with the heaps from which no move is left: they are P. Then go up, one heap at a time.",
        form=["row", list(range(top + 1)), ["P", "N"]],
    )


def in_words(arrows: list[list[int]]) -> str:
    """The graph in words: 1 → 2 and 3."""
    lines = [f"{i} → {joined(to + 1 for to in targets)}" for i, targets in enumerate(arrows, 1) if targets]
    ends = [i for i, targets in enumerate(arrows, 1) if not targets]
    return f"{'; '.join(lines)}; from {joined(ends)} no arrow leads on"


def labels(arrows: list[list[int]]) -> tuple[list[str], list[str]]:
    """The labels P, N and D, and the reasons in the order in which they are found."""
    marks = ["" for _ in arrows]
    reasons: list[str] = []
    grown = True
    while grown:
        grown = False
        for i, targets in enumerate(arrows):
            if marks[i]:
                continue
            wins = [to for to in targets if marks[to] == "P"]
            if wins:
                marks[i] = "N"
                reasons.append(f"{i + 1} is N: it has an arrow to {wins[0] + 1}, which is P")
            elif all(marks[to] == "N" for to in targets):
                marks[i] = "P"
                why = (
                    f"it leads only to {joined(to + 1 for to in targets)}, {'which is N' if len(targets) == 1 else 'all N'}"
                    if targets
                    else "no arrow leads on"
                )
                reasons.append(f"{i + 1} is P: {why}")
            grown = grown or marks[i] != ""
    return [label or "D" for label in marks], reasons


def no_cycles(chance: Chance) -> Problem:
    many = chance.between(7, 9)
    arrows: list[list[int]] = []
    lost: list[int] = []
    reasons: list[str] = []
    while len(lost) < 2 or len(lost) > many - 3:
        arrows = []
        for i in range(many):
            further = list(range(i + 1, many))
            arrows.append(sorted(chance.sample(further, min(len(further), chance.between(1, 3)))))
        marks, reasons = labels(arrows)
        lost = [i for i, mark in enumerate(marks, 1) if mark == "P"]
    ends = [i for i, targets in enumerate(arrows, 1) if not targets]
    other = [i for i in range(1, many + 1) if i not in lost]
    nearest = [i for i, targets in enumerate(arrows, 1) if not targets or any(to + 1 in other for to in targets)]
    return problem(
        f"A counter is moved along the arrows of a graph; the player who cannot move loses. The arrows: {in_words(arrows)}. Which vertices"
        " are P-positions?",
        "set",
        [commas(lost)],
        [
            [commas(other), "These are the N-positions: from each of them some arrow leads to a P-position."],
            [commas(ends), "The vertices without an arrow are P, but not they alone: go on backwards from them."],
            [
                commas(nearest),
                "For P it is not enough that *some* arrow leads to an N-position: *all* arrows must.",
            ],
        ],
        [
            f"Go backwards from the end, vertex by vertex. {'; '.join(reasons)}.",
            f"So the P-positions are **{joined(lost)}**.",
        ],
        [arrows],
        "Begin where no arrow leads on: P. A vertex with an arrow to P is N; one whose arrows all lead to N is P.",
        form=["graph", arrows, ["P", "N"]],
    )


def cycles(chance: Chance) -> Problem:
    many = chance.between(6, 8)
    arrows: list[list[int]] = []
    marks: list[str] = []
    reasons: list[str] = []
    drawn: list[int] = []
    while len(drawn) < 2 or marks.count("P") < 2 or marks.count("N") < 1:
        arrows = [
            sorted(chance.sample([to for to in range(many) if to != i], chance.between(1, 3))) if i < many - 1 else []
            for i in range(many)
        ]
        marks, reasons = labels(arrows)
        drawn = [i for i, mark in enumerate(marks, 1) if mark == "D"]
    to_draw = [i for i, targets in enumerate(arrows, 1) if any(to + 1 in drawn for to in targets)]
    return problem(
        f"A counter is moved along the arrows of a graph that has cycles; the player who cannot move loses, and play without end is a"
        f" draw. The arrows: {in_words(arrows)}. From which vertices is it a draw, if both play well?",
        "set",
        [commas(drawn)],
        [
            [
                commas(circling(arrows)),
                "These lie on cycles. But where a player can force a win, the other cannot stay on a cycle.",
            ],
            [
                commas(to_draw),
                "An arrow to a draw is not enough: with an arrow to a P-position the player would rather win.",
            ],
            [
                commas(i for i, mark in enumerate(marks, 1) if mark == "P"),
                "These are the P-positions: whoever must move there loses.",
            ],
            [
                commas(i for i, mark in enumerate(marks, 1) if mark == "N"),
                "These are the N-positions: whoever moves there wins.",
            ],
            [
                commas(i for i, mark in enumerate(marks, 1) if mark != "D"),
                "These are the decided ones. Which are left?",
            ],
        ],
        [
            f"Label as without cycles, as far as it goes. {'; '.join(reasons)}.",
            f"No other vertex has an arrow to a P, and none has arrows to N alone. So from **{joined(drawn)}** the player can stay"
            " among them and gives nothing away by that: a draw.",
        ],
        [arrows],
        "Label P and N backwards from the end, as far as that goes. What stays without a label is a draw.",
        form=["graph", arrows, []],
    )


def circling(arrows: list[list[int]]) -> list[int]:
    """The vertices from which a walk leads back to where it began."""
    starts: list[int] = []
    for start, targets in enumerate(arrows):
        seen = list(targets)
        for vertex in seen:  # which grows on the way
            seen += [to for to in arrows[vertex] if to not in seen]
        if start in seen:
            starts.append(start + 1)
    return starts
