"""Problems on labels: the P-positions of a heap and of a graph without cycles, and the draws of a graph with cycles."""

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
        "0 is a P-position, because there's no move from it"
        if first == 1
        else f"{joined(range(first))} are P-positions, because there's no move from them"
    )
    return problem(
        f"There is one heap, and a move takes {joined(numbers, 'or')} chips; the player who can't move loses. Label "
        f"the heaps from 0 to {top}. Which of them are P-positions?",
        "set",
        [commas(lost)],
        [
            [commas(won), "These are the N-positions: from each of them some move wins."],
            [
                commas(n for n in lost if n > 0),
                "What about the empty heap? The player to move can't move and loses, so 0 is a P-position too.",
            ],
            [
                commas(n for n in lost if n >= first),
                f"The heaps below {first} are missing. There's no move from them, so they're P-positions.",
            ],
            [
                commas(n for n in lost if n == 0 or n >= first),
                f"There's no move from a heap below {first}. What label does that give it?",
            ],
            [
                commas(range(0, top + 1, numbers[-1] + 1)),
                (
                    f"Every {numbers[-1] + 1}th heap would be right if you could take *all* numbers from 1 to "
                    f"{numbers[-1]}. What about these numbers?"
                ),
            ],
        ],
        [
            f"{stuck}. Go up from there. A heap with a move to a P-position is an N-position, and a heap without one is a P-position.",
            f"Each N-position with a move that wins: {', '.join(to_lost(numbers, top, lost))}.",
            f"The others are the P-positions: **{joined(lost)}**.",
        ],
        [numbers, top],
        "Begin with the heaps that have no moves, which are P-positions. Then go up, one heap at a time.",
        form=["row", list(range(top + 1)), ["P", "N"]],
    )


def in_words(arrows: list[list[int]]) -> str:
    """Return the graph in words, such as 1 → 2 and 3."""
    lines = [f"{i} → {joined(to + 1 for to in targets)}" for i, targets in enumerate(arrows, 1) if targets]
    ends = [i for i, targets in enumerate(arrows, 1) if not targets]
    return f"{'; '.join(lines)}; from {joined(ends)} no arrow leads on"


def labels(arrows: list[list[int]]) -> tuple[list[str], list[str]]:
    """Return the labels P, N and D, and the reasons in the order found."""
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
        "Players move a counter along the arrows of a graph, and the player who can't move loses. The arrows: "
        f"{in_words(arrows)}. Which vertices are P-positions?",
        "set",
        [commas(lost)],
        [
            [commas(other), "These are the N-positions: from each of them some arrow leads to a P-position."],
            [
                commas(ends),
                "The vertices without an arrow are P-positions, but they aren't the only ones. Work backwards from them.",
            ],
            [
                commas(nearest),
                "For a P-position, it isn't enough that *some* arrow leads to an N-position. *All* arrows must.",
            ],
        ],
        [
            f"Work backwards from the end, vertex by vertex. {'; '.join(reasons)}.",
            f"The P-positions are **{joined(lost)}**.",
        ],
        [arrows],
        (
            "A vertex without arrows is a P-position. A vertex with an arrow to a P-position is an N-position, and "
            "a vertex whose arrows all lead to N-positions is a P-position."
        ),
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
        "Players move a counter along the arrows of a graph that has cycles. The player who can't move loses, and "
        f"endless play is a draw. The arrows: {in_words(arrows)}. Which vertices are draws, if both players play "
        "well?",
        "set",
        [commas(drawn)],
        [
            [
                commas(circling(arrows)),
                "These vertices are on cycles. But where one player can force a win, the other can't stay on a cycle.",
            ],
            [
                commas(to_draw),
                "An arrow to a draw isn't enough. With an arrow to a P-position, the player would rather win.",
            ],
            [
                commas(i for i, mark in enumerate(marks, 1) if mark == "P"),
                "These are the P-positions, where the player to move loses.",
            ],
            [
                commas(i for i, mark in enumerate(marks, 1) if mark == "N"),
                "These are the N-positions, where the player to move wins.",
            ],
            [
                commas(i for i, mark in enumerate(marks, 1) if mark != "D"),
                "These are the vertices with a winner. Which are left?",
            ],
        ],
        [
            f"Label vertices as you would without cycles, as far as you can. {'; '.join(reasons)}.",
            "No other vertex has an arrow to a P-position, and none has arrows only to N-positions. From "
            f"**{joined(drawn)}** the player can stay among these vertices without giving anything away, so they're "
            "draws.",
        ],
        [arrows],
        "Label P and N backwards from the end, as far as you can. Every vertex left without a label is a draw.",
        form=["graph", arrows, []],
    )


def circling(arrows: list[list[int]]) -> list[int]:
    """Return the vertices from which some walk leads back to the same vertex."""
    starts: list[int] = []
    for start, targets in enumerate(arrows):
        seen = list(targets)
        for vertex in seen:  # the list grows during the loop
            seen += [to for to in arrows[vertex] if to not in seen]
        if start in seen:
            starts.append(start + 1)
    return starts
