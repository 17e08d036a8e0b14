"""Coin turning: a winning move in Turning Turtles, in Ruler, in Mock Turtles."""

from __future__ import annotations

from cgbook.teaching.practice.chance import Chance
from cgbook.teaching.practice.lore import COIN_GAMES, Drawn, coin_worth, commas, listed, problem, xor

TITLE = "Turning coins"
PAGES = ["07-coin-turning"]
COINS = 12
RULES = [
    "A move turns a coin from heads to tails and, if you like, one more coin to its left, either way.",
    "A move turns any number of coins that lie side by side; the rightmost of them goes from heads to tails.",
    "A move turns one, two or three coins; the rightmost of them goes from heads to tails.",
]
WORTHS = [
    "In Turning Turtles coin n is worth n.",
    "In Ruler coin n is worth the largest power of 2 that divides n.",
    "In Mock Turtles coin n is worth 2n or 2n + 1, whichever has an odd number of ones in binary.",
]


def draw(level: int, chance: Chance) -> Drawn:
    game = level - 1
    first = 0 if game == 2 else 1
    heads: list[int] = []
    while xor([coin_worth(game, n) for n in heads]) == 0:
        heads = sorted(chance.sample(range(first, first + COINS), chance.between(2, 7)))
    return move(game, first, heads)


def led_by(game: int, first: int, coin: int) -> list[list[int]]:
    """The sets that a move may turn of which this coin is the rightmost."""
    left = list(range(first, coin))
    if game == 1:
        return [list(range(low, coin + 1)) for low in range(first, coin + 1)]
    moves = [[coin], *[[other, coin] for other in left]]
    if game == 2:
        moves = moves + [[low, high, coin] for low in left for high in left if low < high]
    return moves


def after(heads: list[int], turned: list[int]) -> list[int]:
    return sorted({*heads} ^ {*turned})


def move(game: int, first: int, heads: list[int]) -> Drawn:
    values = [coin_worth(game, n) for n in heads]
    total = xor(values)
    good: list[list[int]] = []
    for coin in heads:
        for turned in led_by(game, first, coin):
            if xor([coin_worth(game, n) for n in turned]) == total:
                good.append(turned)
    last = heads[-1]
    best = good[0]
    turned_worths = " ⊕ ".join([str(coin_worth(game, n)) for n in best])
    likely = [
        [
            commas([last]),
            f"Without coin {last} the heads left have the nim-sum {total ^ values[-1]}, and your opponent has a move to 0.",
        ],
        [commas(heads), "All heads at once is more than one move may turn."],
        [
            commas([total]),
            f"{total} is the nim-sum. A coin is wanted that can be *changed* by {total}, together with others.",
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
            likely.append([commas([coin, coin ^ total]), f"Coin {coin ^ total} lies to the right of coin {coin}: it would have to be the"
                " one from heads to tails."])  # fmt: skip
        if game == 2 and coin ^ xor(heads) < coin and coin ^ xor(heads) > 0:
            likely.append(
                [
                    commas(sorted([coin ^ xor(heads), coin])),
                    "In Mock Turtles coin n is not worth n: it is worth 2n or 2n + 1, with an odd number of ones in binary.",
                ]
            )
        if game == 1 and len(heads) > 1:
            likely.append(
                [
                    commas([coin]),
                    f"Coin {coin} alone is worth {coin_worth(game, coin)}; what is turned must be worth {total}.",
                ]
            )
    sums = " ⊕ ".join([str(value) for value in values])
    left = after(heads, best)
    return problem(
        f"{COIN_GAMES[game]} with {COINS} coins, numbered from {first}; heads are {'coin' if len(heads) == 1 else 'coins'} {listed(heads)}."
        f" {RULES[game]} The player who cannot move loses. Which coins do you turn, to win?",
        "set",
        [commas(turned) for turned in good],
        likely,
        [
            f"{WORTHS[game]} The heads are worth {listed(values)}, together {sums} = {total}.",
            f"So coins worth {total} together must be turned, the rightmost of them a head: {listed(best)}, for {turned_worths} ="
            f" {total}." + (f" There are {len(good)} such moves." if len(good) > 1 else ""),
            f"Then {'coins ' + listed(left) + ' show heads, with nim-sum 0' if len(left) > 1 else 'no coin shows heads'}.",
        ],
        [game, heads],
        f"{WORTHS[game]} Turn coins so that the nim-sum of what shows heads becomes 0.",
        form=["coins", first, COINS, heads],
    )
