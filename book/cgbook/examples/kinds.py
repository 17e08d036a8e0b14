"""What kind of game it is: four questions, each of which can be asked of any game.

**Invariant.** The answers for a tree are read off the tree.
"""

from __future__ import annotations

from dataclasses import dataclass

from cgbook.strategic import Tree
from cgkit.checks import check_bool, check_int, check_type

__all__ = ["Kind", "kind_of"]


@dataclass(frozen=True)
class Kind:
    """The kind of a game.

    >>> Kind(players=2).is_combinatorial, Kind(players=2, chance=True).is_combinatorial
    (True, False)

    Parameters
    ----------
    players : how many there are.
    chance : whether something happens that nobody chooses, as the fall of a die.
    hidden : whether somebody, when it is their turn, does not know all that has happened; moves that are made at one time are
        hidden from each other.
    zero_sum : whether what one player gets the others lose, at every end.
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
        """Whether two players oppose each other, without chance, and nothing is hidden."""
        return self.players == 2 and self.zero_sum and not self.chance and not self.hidden


def kind_of(tree: Tree) -> Kind:
    """Return the kind of a game in extensive form.

    >>> from cgbook.examples import one_card
    >>> kind_of(one_card)
    Kind(players=2, chance=True, hidden=True, zero_sum=True)
    """
    check_type(Tree, tree, "one_card")
    return Kind(len(tree.players), tree.has_chance, not tree.has_perfect_information, tree.is_zero_sum)
