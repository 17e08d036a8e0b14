"""The games of the book, each with a position to begin with: what the laboratory offers to whoever looks for a game."""

from __future__ import annotations

from types import MappingProxyType

__all__ = ["CATALOGUE"]

#: The name of each game, and an expression that makes a position of it, in the order of the book's table of games.
CATALOGUE = MappingProxyType(
    {
        "Bash’s game": "Bash(3)(21)",
        "Subtraction games": "Subtraction({1, 3, 4})(20)",
        "Thirty-one": "ThirtyOne()()",
        "Chomp": "chomp(4, 5)",
        "Fibonacci nim": "fibonacci_nim(20)",
        "SOS": "sos(7)",
        "Empty and divide": "EmptyAndDivide()(7, 4)",
        "Take at most as many as before": "DynamicSubtraction(1)(44)",
        "Take at most three times as many as before": "DynamicSubtraction(3)(20)",
        "Coins in a ring": "CoinRing(3).ring(10)",
        "Take a power of two": "PowersOfTwo()(20)",
        "Nim": "nim(3, 4, 5)",
        "Staircase Nim": "staircase(2, 1, 3)",
        "Moore’s Nim, up to 2 heaps": "MooreNim(2)(2, 3, 4)",
        "Nimble": "nimble(2, 5, 6)",
        "Turning Turtles": "turning_turtles(2, 5, 6)",
        "Northcott’s game": 'northcott("W...B", "W.B..", ".W..B")',
        "A walk on a graph": 'Digraph({"a": "bc", "b": "cd", "c": "d"})("a")',
        "The number line from 1 to 10": "NumberLine(10)(1)",
        "Choose-Nim": "ChooseNim()(0, 1, 2, 4)",
        "At least half": "AtLeastHalf()(9, 20)",
        "At most half": "AtMostHalf()(9, 12)",
        "Dim+": "DimPlus()(9, 12)",
        "Aliquot": "Aliquot()(9, 12)",
        "Lower x, and choose y anew": "OrdinalNim(8)((1, 2), (1, 4))",
        "Wythoff’s game": "wythoff(6, 9)",
        "Wythoff’s game with slack": "Wythoff(2)(6, 9)",
        "Three heaps together": "TogetherNim(3)(4, 5, 6)",
        "Lasker’s Nim": "lasker(2, 5, 7)",
        "Take-and-break games": 'TakeAndBreak("4.3")(5, 4)',
        "Kayles": "kayles(7, 4)",
        "Dawson’s Kayles": "dawson_kayles(8)",
        "Dawson’s chess": "dawson_chess(7)",
        "Grundy’s game": "grundys_game(8)",
        "Remove a vertex": "vertex_removal(9)",
        "Paint 2 in a ring": "PaintChain(2).ring(7)",
        "Rims": "rims(4, 7)",
        "Rayles": "rayles(7, 4)",
        "Treblecross": "treblecross(9)",
        "Even if not all, all if odd": "even_if_not_all(12)",
        "Any bound on the next take": "DynamicSubtraction(4)(20)",
        "Coin turning by a rule of your own": 'TurnCoins("1-4", "equally spaced")(3, 7, 8)',
        "Subtraction coins: 1, 3 or 4": "SubtractionCoins({1, 3, 4})(5, 9)",
        "Twins": "twins(2, 5, 6)",
        "Triplets": "triplets(4, 5, 6)",
        "Mock Turtles": "mock_turtles(2, 5, 7, 9)",
        "Ruler": "ruler(3, 6, 11, 12)",
        "Grundy’s game with coins": "grundy_coins(5, 8, 13)",
        "Turning Corners": "turning_corners((1, 3), (2, 2))",
        "Acrostic Twins": "acrostic_twins((1, 3), (2, 1))",
        "Rugs": "rugs((2, 4), (4, 3), (5, 5))",
        "Products of coin games": "(mock_turtles * ruler)((0, 3), (1, 2))",
        "Bamboo stalks": "bamboo(3, 5, 7)",
        "Green Hackenbush": "girl_dog_house()",
        "Euclid’s game": "euclid(5, 8)",
    }
)
