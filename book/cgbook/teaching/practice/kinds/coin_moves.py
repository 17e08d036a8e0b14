"""Problems on coin turning: a winning move in Turning Turtles, in Ruler, and in Mock Turtles."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import COIN_GAMES, commas, problem
from cgbook.teaching.practice.problem import Problem
from cgkit.numbers.nim_sums import nim_sum
from cgkit.wording import joined

TITLE = "Turning coins"
PAGES = ["07-coin-turning"]
COINS = 12
WORTHS = [
    "In Turning Turtles, coin n is worth n.",
    "In Ruler, coin n is worth the largest power of 2 that divides n.",
    "In Mock Turtles, coin n is worth 2n or 2n + 1, whichever has an odd number of ones in binary.",
]


def draw(level: int, chance: Chance) -> Problem:
    rules = COIN_GAMES[level - 1]
    heads: list[int] = []
    while not rules(heads).value():
        heads = sorted(chance.sample(range(rules.first, rules.first + COINS), chance.between(2, 7)))
    return move(level - 1, heads)


def move(game: int, heads: list[int]) -> Problem:
    rules = COIN_GAMES[game]
    worth = rules.coin_theory
    values = [worth(n) for n in heads]
    total = nim_sum(*values)
    led_by = ([*turned, coin] for coin in heads for turned in rules.turns(coin))
    good = [turned for turned in led_by if nim_sum(*map(worth, turned)) == total]
    last, best = heads[-1], good[0]
    likely = [
        [
            commas([last]),
            f"Without coin {last} the remaining heads have the nim-sum {total ^ values[-1]}, so your opponent has a move to 0.",
        ],
        [commas(heads), "You can't turn all the heads in one move."],
        [
            commas([total]),
            f"{total} is the nim-sum, not a coin. Which coins are worth {total} together?",
        ],
    ]
    for coin in heads:
        if game == 0 and coin > total and total > 0:
            likely.append(
                [
                    commas([total, coin]),
                    f"Coin {coin} should be replaced by {coin} ⊕ {total} = {coin ^ total}, not joined by coin {total}.",
                ]
            )
        if game == 0 and coin ^ total > coin:
            say = f"Coin {coin ^ total} lies to the right of coin {coin}, so coin {coin ^ total} would have to go from heads to tails."
            likely.append([commas([coin, coin ^ total]), say])
        if game == 2 and 0 < coin ^ nim_sum(*heads) < coin:
            likely.append(
                [
                    commas([coin ^ nim_sum(*heads), coin]),
                    "In Mock Turtles, coin n isn't worth n. It's worth 2n or 2n + 1, whichever has an odd number of ones in binary.",
                ]
            )
        if game == 1 and len(heads) > 1:
            likely.append(
                [
                    commas([coin]),
                    f"Coin {coin} alone is worth {worth(coin)}, but the coins you turn must be worth {total} together.",
                ]
            )
    sums, turned_worths = (" ⊕ ".join(map(str, some)) for some in (values, map(worth, best)))
    left = sorted({*heads} ^ {*best})
    return problem(
        f"{rules.title} with {COINS} coins, numbered from {rules.first}; heads are coin{'s' * (len(heads) > 1)} {joined(heads)}."
        f" {rules.rule} The player who can't move loses. Which coins should you turn to win?",
        "set",
        [commas(turned) for turned in good],
        likely,
        [
            f"{WORTHS[game]} The heads are worth {joined(values)}, together {sums} = {total}.",
            f"You must turn coins worth {total} together, the rightmost of them a head: {joined(best)}, because {turned_worths} ="
            f" {total}." + (f" There are {len(good)} such moves." if len(good) > 1 else ""),
            f"Then {'coins ' + joined(left) + ' show heads, with nim-sum 0' if len(left) > 1 else 'no coin shows heads'}.",
        ],
        [game, heads],
        f"{WORTHS[game]} Turn coins so that the nim-sum of the coins that show heads becomes 0.",
        form=["coins", rules.first, COINS, heads],
    )
