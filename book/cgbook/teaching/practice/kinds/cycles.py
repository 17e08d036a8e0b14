"""Problems on graphs with cycles: a move that wins, the quickest win or the slowest loss, and the vertices with a given remoteness."""

from __future__ import annotations

from cgbook.teaching.items import counted
from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.kinds.labelling import in_words
from cgbook.teaching.practice.lore import commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.wording import joined

TITLE = "Cycles"
PAGES = ["04-round-in-circles"]
RULE = (
    "Players move a counter along the arrows of a graph that has cycles. The player who can't move loses, and endless "
    "play is a draw. The arrows: "
)

Rounds = list[int | None]


def draw(level: int, chance: Chance) -> Problem:
    while True:
        many = chance.between(6, 7) if level == 1 else chance.between(7, 9)
        arrows: list[list[int]] = [
            sorted(chance.sample([to for to in range(many) if to != i], chance.between(1, 3))) if i < many - 1 else []
            for i in range(many)
        ]
        found = rounds(arrows)
        if max(r for r in found if r is not None) < 3 or (level == 1 and None not in found):
            continue
        if level == 3:
            return of_remoteness(arrows, found, chance.between(2, max(r for r in found if r is not None)))
        starts = [v for v in range(many) if (choice_at if level == 1 else pace_at)(arrows, found, v)]
        if starts:
            return (winning if level == 1 else pace)(arrows, found, chance.choice(starts))


def rounds(arrows: list[list[int]]) -> Rounds:
    """Return each vertex's remoteness, the number of the round that labels it, or None for a draw."""
    found: Rounds = [None] * len(arrows)
    for now in range(len(arrows)):
        before = list(found)
        for v, targets in enumerate(arrows):
            labels = [before[to] for to in targets]
            won = any(r is not None and r % 2 == 0 for r in labels)
            if before[v] is None and (won or all(r is not None for r in labels)):
                found[v] = now
    return found


def choice_at(arrows: list[list[int]], found: Rounds, v: int) -> bool:
    """Return whether the player wins from v, but not with every move."""
    lost = [is_lost(found[to]) for to in arrows[v]]
    return any(lost) and not all(lost)


def pace_at(arrows: list[list[int]], found: Rounds, v: int) -> bool:
    """Return whether the good options of v differ in remoteness; false if v is a draw."""
    return found[v] is not None and len({found[to] for to in good(arrows, found, v)}) > 1


def is_lost(remoteness: int | None) -> bool:
    return remoteness is not None and remoteness % 2 == 0


def good(arrows: list[list[int]], found: Rounds, v: int) -> list[int]:
    """Return the options that win from v, or all options of v if none wins."""
    return [to for to in arrows[v] if is_lost(found[to])] or arrows[v]


def in_rounds(found: Rounds) -> list[str]:
    """Return the labels, round by round."""
    lines = []
    for now in sorted({r for r in found if r is not None}):
        some = [v for v, r in enumerate(found, 1) if r == now]
        verb = "is" if len(some) == 1 else "are"
        lines.append(f"round {now}: {joined(some)} {verb} {'N' if now % 2 else 'P'}")
    drawn = [v for v, r in enumerate(found, 1) if r is None]
    end = (
        [f"No other vertex gets a label, so {joined(drawn)} {'is a draw' if len(drawn) == 1 else 'are draws'}."]
        if drawn
        else []
    )
    return [
        f"Label the graph in rounds. A vertex with an arrow to P is N, and a vertex with arrows only to N is P. In {'; in '.join(lines)}.",
        *end,
    ]


def told(found: Rounds, v: int) -> str:
    r = found[v]
    return "a draw" if r is None else f"{'an N' if r % 2 else 'a P'}-position with remoteness {r}"


def winning(arrows: list[list[int]], found: Rounds, v: int) -> Problem:
    right = good(arrows, found, v)
    likely = [
        [
            str(to + 1),
            f"{to + 1} is a draw, because your opponent can go on forever from there. You can do better."
            if found[to] is None
            else f"{to + 1} is an N-position, so from there your opponent wins.",
        ]
        for to in arrows[v]
        if to not in right
    ]
    likely.append([str(v + 1), "That's where the counter is now. Mark the vertex to move to."])
    likely += [
        [str(to), f"There's no arrow from {v + 1} to {to}."]
        for to in range(1, len(arrows) + 1)
        if to - 1 not in arrows[v]
    ]
    return problem(
        f"{RULE}{in_words(arrows)}. The counter is on {v + 1}, and it's your turn. Mark the vertex to move to if you want to win.",
        "number",
        [str(to + 1) for to in right],
        likely,
        [
            *in_rounds(found),
            f"From {v + 1} you win by moving to **{joined((to + 1 for to in right), 'or')}**, which is P.",
        ],
        [arrows, v + 1],
        "Label the graph backwards from the end. Then move to a vertex with the label P.",
        form=["graph", arrows, []],
    )


def pace(arrows: list[list[int]], found: Rounds, v: int) -> Problem:
    options = good(arrows, found, v)
    wins = is_lost(found[options[0]])
    lengths = {to: found[to] or 0 for to in options}
    best = (min if wins else max)(lengths.values())
    right = [to for to in options if lengths[to] == best]
    asked = (
        "You can win. Mark the vertex to move to if you want to win as soon as possible."
        if wins
        else "You can't avoid losing. Mark the vertex to move to if you want to last as long as possible."
    )
    likely: list[list[str]] = []
    for to in arrows[v]:
        if to in right:
            continue
        if to in options:
            say = (
                f"That wins too, but {counted(lengths[to], 'move')} are still to come. Another move is quicker."
                if wins
                else f"After that only {counted(lengths[to], 'move')} {'is' if lengths[to] == 1 else 'are'} left. "
                f"Another move lasts longer."
            )
        else:
            say = f"{to + 1} is {told(found, to)}, so you don't win with that move."
        likely.append([str(to + 1), say])
    likely.append([str(v + 1), "That's where the counter is now. Mark the vertex to move to."])
    likely += [
        [str(to), f"There's no arrow from {v + 1} to {to}."]
        for to in range(1, len(arrows) + 1)
        if to - 1 not in arrows[v]
    ]
    seen = joined(f"{to + 1} (remoteness {lengths[to]})" for to in options)
    rule = "The winner hurries and takes the least" if wins else "The loser delays and takes the greatest"
    return problem(
        f"{RULE}{in_words(arrows)}. The counter is on {v + 1}, and it's your turn. {asked}",
        "number",
        [str(to + 1) for to in right],
        likely,
        [
            *in_rounds(found),
            f"A vertex's round number is its remoteness. The {'P-options' if wins else 'options'} of {v + 1} are {seen}. {rule}: "
            f"**{joined((to + 1 for to in right), 'or')}**.",
        ],
        [arrows, v + 1],
        "Label the graph in rounds. A vertex's round number says how many moves are left from there.",
        form=["graph", arrows, []],
    )


def steps_to_end(arrows: list[list[int]]) -> list[int]:
    """Return the length of a shortest walk from each vertex to an end."""
    far = [0 if not targets else len(arrows) for targets in arrows]
    for _ in arrows:
        far = [min((far[to] + 1 for to in targets), default=0) for targets in arrows]
    return far


def of_remoteness(arrows: list[list[int]], found: Rounds, k: int) -> Problem:
    def having(r: int | None) -> str:
        return commas(v for v, one in enumerate(found, 1) if one == r)

    wins = k % 2 == 1
    who = "the player to move wins" if wins else "the player to move loses"
    near = commas(v for v, far in enumerate(steps_to_end(arrows), 1) if far == k)
    alike = commas(v for v, r in enumerate(found, 1) if r is not None and r % 2 == k % 2)
    return problem(
        f"{RULE}{in_words(arrows)}. If both players play well, the winner hurries and the loser delays. Mark all "
        f"vertices with remoteness {k}, "
        f"from which {who} after exactly {k} moves.",
        "set",
        [having(k)],
        [
            [
                having(k - 1),
                f"From these, {counted(k - 1, 'move')} {'is' if k == 2 else 'are'} left. You're one round too early.",
            ],
            [having(k + 1), f"From these, {k + 1} moves are left. You're one round too late."],
            [
                near,
                f"The shortest walk from these to the end has {k} moves. But the loser doesn't choose the shortest walk.",
            ],
            [alike, f"The winner is right, but not all of these take exactly {k} moves."],
            [having(None), "These are draws, and a draw has no remoteness."],
        ],
        [
            *in_rounds(found),
            f"A vertex's round number is its remoteness. Remoteness {k}: **{joined(having(k).split(','))}**.",
        ],
        [arrows, k],
        "Label the graph in rounds, and in each round label all the vertices that you can.",
        form=["graph", arrows, []],
    )
