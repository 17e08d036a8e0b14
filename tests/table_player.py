"""A player that uses only look-up in a game table, like a front end, and knows no rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import combinations, product
from operator import xor

from cgbook.widgets.table import TableFormat

EMPTY = -1
Table = TableFormat
State = list[list[int]]
Picks = list[tuple[int, int, int]]


def moves_of(table: Table, row: int) -> list[list[int]]:
    return [] if row == EMPTY else table["rows"][row][3]


def apply(table: Table, state: State, picks: Picks) -> State:
    boards = [list(board) for board in state]
    for b, place, k in sorted(picks, reverse=True):
        row = state[b][place]
        _, *left = moves_of(table, row)[k]
        if table["games"][table["rows"][row][0]]["merge"] == "set":
            boards[b].remove(row)
            for other in left:
                if other in boards[b]:
                    boards[b].remove(other)
                else:
                    boards[b].append(other)
        else:
            boards[b][place : place + 1] = left or [EMPTY]
    return boards


def picks(table: Table, state: State) -> Iterator[Picks]:
    unfinished = [(b, p) for b, board in enumerate(state) for p, row in enumerate(board) if moves_of(table, row)]
    most = min(table["touch"], len(unfinished))
    for size in range(1, most + 1) if table["touch"] else [len(unfinished)] if unfinished else []:
        for places in combinations(unfinished, size):
            for ks in product(*(range(len(moves_of(table, state[b][p]))) for b, p in places)):
                yield [(b, p, k) for (b, p), k in zip(places, ks, strict=True)]


def score(table: Table, state: State) -> int:
    values = [table["rows"][row][2] for board in state for row in board if row != EMPTY]
    if table["judge"] == "xor":
        return 1 if reduce(xor, values, 0) else -1
    if table["judge"] == "step":
        return 1 if max(values, default=0) % 2 else -1
    if table["judge"] == "score":
        return int(values[0]) if values else 1 if table["last"] == "loses" else -1
    classes = [sorted(table["rows"][row][2] for row in board if row != EMPTY) for board in state]
    return int(table["states"]["|".join(sorted(",".join(map(str, board)) for board in classes))])
