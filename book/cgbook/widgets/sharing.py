"""Three players share what they make: proposals are the points of a triangle, and the reader moves the proposal and the worths.

The front end finds the core, both values and who objects (`front/maths/coalitions.js`); it is tested equal to `cgbook.strategic`.
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

__all__ = ["Sharing", "share_estate", "share_out"]

PARTS = 12  # of a unit, in which all that is computed is whole
MOST_WORTH, MOST_GAMES, MOST_NAME = 1_000, 5, 12
SHOWN = ("core", "shapley", "nucleolus")
TITLE = "An estate and three claims"  # for the estate is moved
RULE = (
    "All three must agree how to divide what they make together; or two of them make what they can without the third."
)


class SharingGame(TypedDict):
    """A game of three players who divide what they make together."""

    name: str
    players: list[str]
    worth: list[int]  # of nobody, A, B, AB, C, AC, BC, all
    claims: list[int]  # of a bankruptcy, whose estate can be moved; of another game none
    most: int  # how far its sliders go
    step: int


class SharingOptions(TypedDict):
    """How three players who share are shown."""

    show: list[str]  # of core, shapley, nucleolus
    sliders: bool
    plain: bool  # without the words excess, core, Shapley value and nucleolus
    grain: int  # twelfths of a unit by which a proposal moves


class Sharing(OneOfSeveral):
    """A triangle of proposals. `share_out` and `share_estate` make one.

    `worth` is what the groups make, as the reader has set it: nobody, A, B, AB, C, AC, BC, all. `point` is the proposal, in
    twelfths of a unit; `proposal` is the same in fractions.

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
        """What each player would get; set, the page shows it, to a twelfth."""
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
                f"a proposal divides {self.worth[7]}, in twelfths, and pays nobody less than alone, {alone}; got {short_repr(payments)}"
            )
        self.point = [int(part) for part in twelfths]


def share_out(
    *games: CoalitionGame,
    show: Iterable[str] = (),
    sliders: bool = True,
    plain: bool = False,
    most: int | None = None,
) -> Sharing:
    """Let the reader divide what three players make together, see who objects, and move the worths.

    >>> from cgbook.examples import bankruptcy
    >>> share_out(bankruptcy(36, (10, 20, 30)), show=["core"])
    Sharing('A bankruptcy with 36 left')

    Parameters
    ----------
    games : one game of three players, or up to five to choose from; their worths are whole numbers from -1,000 to 1,000.
    show : of "core", "shapley" and "nucleolus" what is shown from the start; the reader can see the others too.
    sliders : whether the worths of pairs and of all can be moved; where they stay, the board keeps the least excess that was met.
    plain : whether excesses, and what may be shown, are left out, for readers who have not met them.
    most : how far; to what all make together, if not given.

    Raises
    ------
    ValueError : for another number of players, other worths, or players who make more alone than together.
    """
    if not 1 <= len(games) <= MOST_GAMES:
        raise ValueError(f"1 to {MOST_GAMES} games are shown, got {len(games)}")
    given = [_fitting(game) for game in games]
    limit = 1 if most is None else check_int(most, "greatest worths", 1, MOST_WORTH)
    formats = [_format(game, max(int(max(game.worths)), limit)) for game in given]
    moved, bare = check_bool(sliders, "sliders"), check_bool(plain, "plain")
    return _board(given[0], formats, show, sliders=moved, plain=bare)


def share_estate(estate: int, claims: Iterable[int], *, show: Iterable[str] = (), step: int = 1) -> Sharing:
    """Let the reader divide an estate that is less than what three people claim; the estate can be moved.

    >>> share_estate(200, (100, 200, 300), step=10)
    Sharing('An estate and three claims')

    Parameters
    ----------
    estate : what there is.
    claims : three whole numbers, together at most 1,000.
    show : as for `share_out`.
    step : by how much the estate is moved.

    Raises
    ------
    ValueError : if there are not three claims, or the estate is more than all of them.
    """
    each = check_ints(claims, "claims", 0, MOST_WORTH)
    if len(each) != 3 or not 1 <= sum(each) <= MOST_WORTH:
        raise ValueError(f"three claims are wanted, together 1 to {MOST_WORTH}, got {short_repr(claims)}")
    left = bankruptcy(check_int(estate, "estates", 0, sum(each)), each)
    game = CoalitionGame(left.players, dict(zip(map(left.label, range(8)), left.worths, strict=True)), TITLE)
    rule = (
        f"A claims {each[0]}, B {each[1]} and C {each[2]}. A group makes what is left when all others are paid in full."
    )
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
    """The proposal that gives each what it makes alone, and a third of what is left."""
    alone = [worth[1], worth[2], worth[4]]
    return [PARTS * value + PARTS // 3 * (worth[7] - sum(alone)) for value in alone]


def _fitting(game: CoalitionGame) -> CoalitionGame:
    if len(the_game(game, 3).players) != 3 or any(len(name) > MOST_NAME for name in game.players):
        raise ValueError(
            f"three players with names of at most {MOST_NAME} letters are shown, got {short_repr(game.players)}"
        )
    if any(worth.denominator > 1 or abs(worth) > MOST_WORTH for worth in game.worths):
        raise ValueError(
            f"worths are whole numbers from -{MOST_WORTH} to {MOST_WORTH}, got {short_repr(list(map(str, game.worths)))}"
        )
    if sum(game.alone) > game.whole:
        raise ValueError(f"the players of {game} make more alone than together: there is nothing to divide")
    return game
