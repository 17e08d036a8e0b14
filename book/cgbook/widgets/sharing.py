"""A board for three players who share what they make together, where readers change the worths, and move a proposal in a triangle.

The front end finds the core, the Shapley value, the nucleolus and the objections (`front/maths/coalitions.js`); a test compares it with
`cgbook.strategic`.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, TypedDict

import traitlets as tl

from cgbook.examples import bankruptcy
from cgbook.pictures.coalitions import sharing_picture
from cgbook.strategic import CoalitionGame
from cgbook.strategic.coalitions import the_game
from cgbook.widgets.base import STATIC, OneOfSeveral, RefusedError, synced
from cgkit.checks import check_bool, check_choice, check_int, check_ints, check_list, short_repr

PARTS = 12  # parts of a unit; all computed numbers are whole multiples of a part
MOST_WORTH, MOST_GAMES, MOST_NAME = 1_000, 5, 12
SHOWN = ("core", "shapley", "nucleolus")
TITLE = "An estate and three claims"  # no number, because the reader moves the estate
RULE = "All three must agree on how to divide what they make together, or two of them make what they can without the third."


class SharingGame(TypedDict):
    """A game of three players who divide what they make together."""

    name: str
    players: list[str]
    worth: list[int]  # worths of nobody, A, B, AB, C, AC, BC, all
    claims: list[int]  # claims of a bankruptcy whose estate can be moved; empty for other games
    most: int  # maximum value of the sliders
    step: int


class SharingOptions(TypedDict):
    """The display of three players who share."""

    show: list[str]  # any of "core", "shapley", "nucleolus"
    sliders: bool
    plain: bool  # avoids the words excess, core, Shapley value and nucleolus
    grain: int  # step of a moving proposal, in twelfths of a unit


class Sharing(OneOfSeveral):
    """A triangle of proposals. `share_out` and `share_estate` make one.

    `worth` holds the worths set by the reader for nobody, A, B, AB, C, AC, BC and all. `point` is the proposal, in twelfths of a unit, and
    `proposal` is the same point in fractions.

    >>> share_estate(200, (100, 200, 300), step=10).worth
    [0, 0, 0, 0, 0, 0, 100, 200]
    """

    _esm = STATIC / "coalitions.js"
    kind: str = synced(tl.Unicode("sharing"))
    options: SharingOptions
    games: list[SharingGame]
    worth: list[int] = synced(tl.List())
    point: list[int] = synced(tl.List())

    def _begun(self) -> dict[str, Any]:
        worth = self.games[self.chosen]["worth"]
        return {"worth": worth, "point": _evenly(worth)}

    @property
    def proposal(self) -> tuple[Fraction, ...]:
        """The payment to each player; if you set other payments, each must be a multiple of 1/12."""
        return tuple(Fraction(part, PARTS) for part in self.point)

    @proposal.setter
    def proposal(self, payments: Iterable[int | Fraction]) -> None:
        paid = CoalitionGame(
            "ABC", dict(zip(("A", "B", "AB", "C", "AC", "BC", "ABC"), self.worth[1:], strict=True))
        ).proposal(payments)
        twelfths = [payment * PARTS for payment in paid]
        alone = (self.worth[1], self.worth[2], self.worth[4])
        if (
            sum(paid) != self.worth[7]
            or any(part.denominator > 1 for part in twelfths)
            or any(payment < least for payment, least in zip(paid, alone, strict=True))
        ):
            raise RefusedError(
                f"a proposal must divide {self.worth[7]} in twelfths and pay the players at least what they make alone, "
                f"{alone}, got {short_repr(payments)}"
            )
        self.point = [int(part) for part in twelfths]


def share_out(
    *games: CoalitionGame,
    show: Iterable[str] = (),
    sliders: bool = True,
    plain: bool = False,
    most: int | None = None,
) -> Sharing:
    """Let the reader divide what three players make together, see who objects, and change the worths.

    >>> from cgbook.examples import bankruptcy
    >>> share_out(bankruptcy(36, (10, 20, 30)), show=["core"])
    Sharing('A bankruptcy with 36 left')

    Parameters
    ----------
    games : one game of three players, or up to five to choose from; their worths are whole numbers from -1,000 to 1,000.
    show : any of "core", "shapley" and "nucleolus" to show from the start; the reader can turn on the others too.
    sliders : whether readers can change the worths of the pairs and of all three players; without sliders, the board remembers the
        smallest maximum excess so far.
    plain : whether to hide excesses and the solutions, for readers who haven't met them yet.
    most : maximum value of the sliders, unless a worth is larger (default: the largest worth).

    Raises
    ------
    ValueError : if a game doesn't have three players, its worths are out of range, or its players make more alone than together.
    """
    if not 1 <= len(games) <= MOST_GAMES:
        raise ValueError(f"1 to {MOST_GAMES} games can be shown, got {len(games)}")
    given = [_fitting(game) for game in games]
    limit = 1 if most is None else check_int(most, "greatest worths", 1, MOST_WORTH)
    formats = [_format(game, max(int(max(game.worths)), limit)) for game in given]
    moved, bare = check_bool(sliders, "sliders"), check_bool(plain, "plain")
    return _board(given[0], formats, show, sliders=moved, plain=bare)


def share_estate(estate: int, claims: Iterable[int], *, show: Iterable[str] = (), step: int = 1) -> Sharing:
    """Let the reader divide an estate among three people with claims, and change the estate with a slider.

    >>> share_estate(200, (100, 200, 300), step=10)
    Sharing('An estate and three claims')

    Parameters
    ----------
    estate : amount to divide.
    claims : three whole numbers, together at most 1,000.
    show : solutions to show, as for `share_out`.
    step : step of the estate's slider.

    Raises
    ------
    ValueError : if there aren't three claims, or the estate is more than their sum.
    """
    each = check_ints(claims, "claims", 0, MOST_WORTH)
    if len(each) != 3 or not 1 <= sum(each) <= MOST_WORTH:
        raise ValueError(f"expected three claims with a sum from 1 to {MOST_WORTH}, got {short_repr(claims)}")
    left = bankruptcy(check_int(estate, "estates", 0, sum(each)), each)
    game = CoalitionGame(left.players, dict(zip(map(left.label, range(8)), left.worths, strict=True)), TITLE)
    rule = f"A claims {each[0]}, B {each[1]} and C {each[2]}. A group gets whatever is left when all others are paid in full."
    return _board(game, [_format(game, sum(each), step, each)], show, rule=rule)


def _format(game: CoalitionGame, most: int, step: int = 1, claims: tuple[int, ...] = ()) -> SharingGame:
    return {
        "name": game.title,
        "players": list(game.players),
        "worth": [int(worth) for worth in game.worths],
        "claims": list(claims),
        "most": most,
        "step": check_int(step, "steps", 1, MOST_WORTH),
    }


def _board(
    game: CoalitionGame,
    games: list[SharingGame],
    show: Iterable[str],
    *,
    sliders: bool = True,
    plain: bool = False,
    rule: str = RULE,
) -> Sharing:
    shown = [check_choice(SHOWN, name, "show") for name in check_list(show, "show", len(SHOWN))]
    worth, grain = games[0]["worth"], PARTS // 2 * games[0]["step"]
    options: SharingOptions = {"show": shown, "sliders": sliders, "plain": plain, "grain": grain}
    widget = Sharing(
        title=game.title if len(games) == 1 else "Three players",
        rule=rule,
        games=games,
        worth=worth,
        point=_evenly(worth),
        options=options,
    )
    widget.picture = sharing_picture(game, shown)
    return widget


def _evenly(worth: list[int]) -> list[int]:
    """Return the proposal that gives each player what they make alone, plus a third of the rest."""
    alone = [worth[1], worth[2], worth[4]]
    return [PARTS * value + PARTS // 3 * (worth[7] - sum(alone)) for value in alone]


def _fitting(game: CoalitionGame) -> CoalitionGame:
    if len(the_game(game, 3).players) != 3 or any(len(name) > MOST_NAME for name in game.players):
        raise ValueError(
            f"expected three players with names of at most {MOST_NAME} letters, got {short_repr(game.players)}"
        )
    if any(worth.denominator > 1 or abs(worth) > MOST_WORTH for worth in game.worths):
        raise ValueError(
            f"worths must be whole numbers from -{MOST_WORTH} to {MOST_WORTH}, got {short_repr(list(map(str, game.worths)))}"
        )
    if sum(game.alone) > game.whole:
        raise ValueError(f"the players of {game} make more alone than together, so there's nothing to divide")
    return game
