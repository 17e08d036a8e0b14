"""The kind of a game, which depends on four questions that make sense for any game.

**Invariant.** The answers for a game tree are computed from the tree.
"""

from __future__ import annotations

from dataclasses import dataclass

from cgbook.strategic import Tree
from cgkit.checks import check_bool, check_int, check_type


@dataclass(frozen=True)
class Kind:
    """The kind of a game.

    >>> Kind(players=2).is_combinatorial, Kind(players=2, chance=True).is_combinatorial
    (True, False)

    Parameters
    ----------
    players : number of players.
    chance : whether anything happens that nobody chooses, such as the roll of a die.
    hidden : whether a player might have to move without knowing everything that has happened, as with simultaneous moves.
    zero_sum : whether one player's gain is always the others' loss.
    """

    players: int
    chance: bool = False
    hidden: bool = False
    zero_sum: bool = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", check_int(self.players, "players"))
        for name in ("chance", "hidden", "zero_sum"):
            object.__setattr__(self, name, check_bool(getattr(self, name), name))

    @property
    def is_combinatorial(self) -> bool:
        """Whether the game has two opposed players, no chance and nothing hidden."""
        return self.players == 2 and self.zero_sum and not self.chance and not self.hidden


def kind_of(tree: Tree) -> Kind:
    """Return the kind of a game in extensive form.

    >>> from cgbook.examples import one_card
    >>> kind_of(one_card)
    Kind(players=2, chance=True, hidden=True, zero_sum=True)
    """
    check_type(Tree, tree, "one_card")
    return Kind(len(tree.players), tree.has_chance, not tree.has_perfect_information, tree.is_zero_sum)
