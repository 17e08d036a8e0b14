"""Green Hackenbush: what a tree is worth, a cut in trees, a cut where there is a cycle."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets.hackenbush_values import green_value
from cgkit.wording import joined

TITLE = "Hackenbush cuts"
PAGES = ["09-hackenbush"]
RULE = "A move cuts an edge, and what no longer hangs on the ground is gone. The player who cannot move loses."


def draw(level: int, chance: Chance) -> Problem:
    while True:
        around = chance.between(2, 4) if level == 3 else 0
        edges = grown(around, chance.between(4, 7) - around + 2, chance)
        if level == 1:
            return value_of(edges)
        if worth(edges):
            return cut(edges, around)


def grown(around: int, more: int, chance: Chance) -> list[list[int]]:
    """A cycle through the ground with so many edges, if any, and then so many edges that grow from what is there."""
    edges = [[i, (i + 1) % around] for i in range(around)]
    low = max(around, 1)
    return edges + [[chance.below(top), top] for top in range(low, low + more)]


def worth(edges: list[list[int]]) -> int:
    return green_value((a, b) for a, b in edges)


def in_words(edges: list[list[int]]) -> str:
    return "; ".join(f"{i}: {name(a)}–{name(b)}" for i, (a, b) in enumerate(edges, 1))


def name(vertex: int) -> str:
    return "ground" if vertex == 0 else "ABCDEFGHIJKLMNOP"[vertex - 1]


def branches(edges: list[list[int]]) -> list[str]:
    """The values of a tree from its leaves down to the ground, in sentences."""
    tops = [0] * (len(edges) + 1)
    lines: list[str] = []
    for vertex in range(len(edges), -1, -1):
        ups = [b for a, b in edges if a == vertex]
        if ups:
            tops[vertex] = nim_sum(*(tops[b] + 1 for b in ups))
            parts = " ⊕ ".join(f"({tops[b]} + 1)" for b in ups) if len(ups) > 1 else f"{tops[ups[0]]} + 1"
            lines.append(f"{name(vertex)}: {parts} = {tops[vertex]}")
    return lines


def depth(edges: list[list[int]]) -> int:
    """The number of edges of the longest way up."""
    far = [0] * (len(edges) + 1)
    for a, b in edges:
        far[b] = far[a] + 1
    return max(far)


def value_of(edges: list[list[int]]) -> Problem:
    value = worth(edges)
    lengths = []
    for foot in (b for a, b in edges if a == 0):
        part = {foot}
        for a, b in edges:
            if a in part:
                part.add(b)
        lengths.append(len(part))
    return problem(
        f"Green Hackenbush on a tree with the edges {in_words(edges)}. {RULE} What is the tree worth?",
        "number",
        [str(value)],
        [
            [str(len(edges)), "That is the number of edges, which is right for a single stalk. Where it branches, nim-add."],
            [str(nim_sum(*lengths)), "Those are the edges of each branch at the ground, nim-added. A branch that branches again is worth"
                " less or more: begin at the leaves."],
            [str(depth(edges)), "That is the longest way up. All branches count."],
            [str(value + 1), "At the ground nothing more is added: the ground is no edge."],
        ],
        [
            "Begin at the leaves. An edge with something worth v upon it is worth v + 1; what stands on one vertex is nim-added.",
            f"{'; '.join(branches(edges))}.",
            f"So the tree is worth **{value}**.",
        ],
        [edges],
        "Go down from the leaves: an edge adds 1, and where branches meet they are nim-added.",
        form=["yard", edges],
    )  # fmt: skip


def cut(edges: list[list[int]], around: int) -> Problem:
    values = [worth([edge for j, edge in enumerate(edges) if j != i]) for i in range(len(edges))]
    good = [i for i, value in enumerate(values, 1) if not value]
    total = worth(edges)
    likely: list[list[str]] = []
    for i, value in enumerate(values, 1):
        say = f"After edge {i} is cut, what is left is worth {value}, not 0: your opponent has a move that wins."
        if i <= around:
            say = f"An edge of the cycle: without it the rest of the cycle is a stalk or two. {say}"
        likely.append([str(i), say])
    if around:
        kind = "odd: one edge of it stays" if around % 2 == 1 else "even: nothing of it stays"
        first = (
            f"The cycle of edges 1 to {around} can be fused into the ground with all its vertices; its length {around} is {kind}. With the"
            f" branches, which now all stand on the ground, the picture is worth {total}."
        )
        shape = "a graph"
    else:
        first = (
            "An edge with something worth v upon it is worth v + 1; what stands on one vertex is nim-added. From the leaves down:"
            f" {'; '.join(branches(edges))}."
        )
        shape = "a tree"
    lines = [f"{i} leaves {value}" for i, value in enumerate(values, 1)]
    return problem(
        f"Green Hackenbush on {shape} with the edges {in_words(edges)}. {RULE} Which edge do you cut, to win? Give its number.",
        "number",
        list(map(str, good)),
        likely,
        [
            first,
            f"It is worth {total}, so some cut leaves 0. Edge by edge: {', '.join(lines)}. So cut **{joined(good, 'or')}**.",
        ],
        [edges],
        f"The whole is worth {total}. Look for an edge whose cut leaves a picture worth 0.",
        form=["yard", edges],
    )
