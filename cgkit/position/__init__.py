"""Positions, their moves and compounds, with the methods that readers use."""

from cgkit.games.from_options import from_options
from cgkit.games.ruleset import Ruleset
from cgkit.position.combined import join, misere, selective, short
from cgkit.position.moves import LegalMove, WinningMove
from cgkit.position.position import EXAMPLE, RULES_EXAMPLE, Position, add, of_one_game

__all__ = [
    "EXAMPLE",
    "RULES_EXAMPLE",
    "LegalMove",
    "Position",
    "WinningMove",
    "add",
    "join",
    "misere",
    "of_one_game",
    "selective",
    "short",
]

Ruleset._position = Position
Ruleset._misere = staticmethod(misere)
Ruleset._made_of = staticmethod(from_options)
