"""Problems on Green Hackenbush: the value of a tree, a cut in trees, and a cut in a picture with a cycle."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import nim_sum
from cgkit.rulesets.hackenbush_values import green_value
from cgkit.wording import joined

TITLE = "Hackenbush cuts"
PAGES = ["09-hackenbush"]
RULE = "A move cuts an edge, and everything no longer joined to the ground is gone. The player who can't move loses."


def draw(level: int, chance: Chance) -> Problem:
    while True:
        around = chance.between(2, 4) if level == 3 else 0
        edges = grown(around, chance.between(4, 7) - around + 2, chance)
        if level == 1:
            return value_of(edges)
        if worth(edges):
            return cut(edges, around)


def grown(around: int, more: int, chance: Chance) -> list[list[int]]:
    """Return a cycle through the ground with `around` edges, if any, and then `more` edges that grow from the vertices already there."""
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
    """Return the values of a tree from its leaves down to the ground, each with its calculation."""
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
    """Return the number of edges on the longest way up."""
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
            [str(len(edges)), "That's the number of edges, which is right for a single stalk. Where branches meet, nim-add them."],
            [str(nim_sum(*lengths)), "Those are the edges of each branch at the ground, nim-added. A branch that branches again is "
                "worth less or more, so begin at the leaves."],
            [str(depth(edges)), "That's the longest way up, but all branches count."],
            [str(value + 1), "Nothing more is added at the ground, because the ground isn't an edge."],
        ],
        [
            "Begin at the leaves. An edge with something worth v on it is worth v + 1, and branches on the same vertex are nim-added.",
            f"{'; '.join(branches(edges))}.",
            f"The tree is worth **{value}**.",
        ],
        [edges],
        "Go down from the leaves. An edge adds 1, and branches are nim-added where they meet.",
        form=["yard", edges],
    )  # fmt: skip


def cut(edges: list[list[int]], around: int) -> Problem:
    values = [worth([edge for j, edge in enumerate(edges) if j != i]) for i in range(len(edges))]
    good = [i for i, value in enumerate(values, 1) if not value]
    total = worth(edges)
    likely: list[list[str]] = []
    for i, value in enumerate(values, 1):
        say = f"After edge {i} is cut, the rest is worth {value}, not 0, so your opponent has a move that wins."
        if i <= around:
            say = f"That's an edge of the cycle, and without it the rest of the cycle is a stalk or two. {say}"
        likely.append([str(i), say])
    if around:
        kind = "odd, so one edge of it is left" if around % 2 == 1 else "even, so none of it is left"
        first = (
            f"The cycle of edges 1 to {around} can be fused into the ground with all its vertices; its length "
            f"{around} is {kind}. With the branches, which now all start at the ground, the picture is worth "
            f"{total}."
        )
        shape = "a graph"
    else:
        first = (
            "An edge with something worth v on it is worth v + 1, and branches on the same vertex are nim-added. From the leaves down:"
            f" {'; '.join(branches(edges))}."
        )
        shape = "a tree"
    lines = [f"{i} leaves {value}" for i, value in enumerate(values, 1)]
    return problem(
        f"Green Hackenbush on {shape} with the edges {in_words(edges)}. {RULE} Which edge should you cut to win? Give its number.",
        "number",
        list(map(str, good)),
        likely,
        [
            first,
            f"The picture is worth {total}, so some cut leaves 0. Edge by edge: {', '.join(lines)}. Cut **{joined(good, 'or')}**.",
        ],
        [edges],
        f"The whole picture is worth {total}. Look for an edge whose cut leaves a picture worth 0.",
        form=["yard", edges],
    )
