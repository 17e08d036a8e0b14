"""Tests of games in strategic form for any number of players, against the definitions and, for two players, against tables."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import permutations, product

from cgbook.examples import odd_one_out
from cgbook.strategic import Bimatrix, StrategicGame, equilibria, expected, pure_equilibria

F = Fraction
Cell = tuple[str, ...]


def random_game(rng: random.Random) -> tuple[StrategicGame, dict[Cell, list[int]]]:
    """Return a game of one to four players with so few different payoffs that there are ties, and its table."""
    choices = [[f"{i}{k}" for k in range(rng.randint(1, 3))] for i in range(rng.randint(1, 4))]
    table = {cell: [rng.randint(0, 3) for _ in choices] for cell in product(*choices)}
    return StrategicGame(choices, lambda *cell: table[cell]), table


def weights(rng: random.Random, names: tuple[str, ...]) -> dict[str, Fraction]:
    parts = [rng.randint(0, 2) for _ in names]
    return (
        {name: F(one, sum(parts)) for name, one in zip(names, parts, strict=True)} if any(parts) else {names[0]: F(1)}
    )


def mean(table: dict[Cell, list[int]], does: list[dict[str, Fraction]], player: int) -> Fraction:
    """Return a player's average payoff, computed as a sum over all cells."""
    total = F(0)
    for cell, pay in table.items():
        chance = F(1)
        for one, name in zip(does, cell, strict=True):
            chance *= one.get(name, F(0))
        total += chance * pay[player]
    return total


def test_pure_equilibria_are_those_of_the_definition() -> None:
    rng = random.Random(1950)
    seen = set()
    for _ in range(400):
        game, table = random_game(rng)
        wanted = [
            cell
            for cell in table
            if not any(
                table[(*cell[:i], other, *cell[i + 1 :])][i] > table[cell][i]
                for i, names in enumerate(game.choices)
                for other in names
            )
        ]
        assert game.pure_equilibria() == wanted
        assert all(game.is_equilibrium(*cell) == (cell in wanted) for cell in table)
        seen.add(min(len(wanted), 3))
    assert seen == {0, 1, 2, 3}


def test_mixtures_are_an_equilibrium_if_no_choice_of_any_player_pays_more() -> None:
    """The test compares averages, not best replies. It's enough to try pure choices, because no mixture pays more than all of them."""
    rng = random.Random(36)
    found = {True: 0, False: 0}
    for _ in range(600):
        game, table = random_game(rng)
        does = [weights(rng, names) for names in game.choices]
        wanted = True
        for i, names in enumerate(game.choices):
            now = mean(table, does, i)
            assert game.pays(*does)[i] == now
            brings = {name: mean(table, [*does[:i], {name: F(1)}, *does[i + 1 :]], i) for name in names}
            assert game.best(i, *does) == [name for name, one in brings.items() if one == max(brings.values())]
            wanted &= max(brings.values()) <= now
        assert game.is_equilibrium(*does) == wanted
        found[wanted] += 1
    assert min(found.values()) > 30


def test_two_players_are_a_table() -> None:
    rng = random.Random(2)
    for _ in range(150):
        rows, columns = (["a", "b", "c"][: rng.randint(1, 3)] for _ in range(2))
        pays = {(r, c): (rng.randint(0, 4), rng.randint(0, 4)) for r in rows for c in columns}
        table = Bimatrix(
            *([[pays[r, c][k] for c in columns] for r in rows] for k in (0, 1)), rows=rows, columns=columns
        )
        game = StrategicGame([rows, columns], lambda *cell, pays=pays: pays[cell])
        assert game.pure_equilibria() == [(rows[i], columns[j]) for i, j in pure_equilibria(table)]
        for one in equilibria(table):
            does = dict(zip(rows, one.x, strict=True)), dict(zip(columns, one.y, strict=True))
            assert game.is_equilibrium(*does)
            assert game.pays(*does) == one.pays
            assert [rows.index(name) for name in game.best(0, *does)] == table.best_rows(one.y)


def test_the_odd_one_out_has_only_the_theorems_equilibria_among_sixths() -> None:
    assert odd_one_out.is_zero_sum
    assert not StrategicGame([("a",)] * 3, lambda *_: (1, 1, -1)).is_zero_sum
    assert not StrategicGame([("a", "b")], lambda _: (0,)).is_zero_sum, (
        "a game for one player can't be zero-sum, even if it pays 0"
    )
    for cell, pay in odd_one_out.table.items():
        alone = [i for i in range(3) if cell.count(cell[i]) == 1]
        assert pay == (tuple(2 if i in alone else -1 for i in range(3)) if alone else (0, 0, 0))
    for p, q, r in product([F(k, 6) for k in range(7)], repeat=3):
        does = [{"heads": one, "tails": 1 - one} for one in (p, q, r)]
        theorem = p == q == r == F(1, 2) or any(a == 1 and b == 0 for a, b in permutations((p, q, r), 2))
        assert odd_one_out.is_equilibrium(*does) == theorem, (p, q, r)


def test_the_tree_of_a_game_pays_as_its_table_and_hides_all_choices() -> None:
    tree = odd_one_out.tree()
    assert len(tree.sets) == 3
    assert tree.is_zero_sum
    for cell in odd_one_out.table:
        plans = [{knows: name} for knows, name in zip(tree.sets, cell, strict=True)]
        assert expected(tree, *plans) == odd_one_out.pays(*cell)
    parts = StrategicGame([("a",), ("b",)], lambda *_: ("1/2", ".25")).tree()
    assert expected(parts, *({knows: name} for knows, name in zip(parts.sets, "ab", strict=True))) == (F(1, 2), F(1, 4))
