"""`cgkit moves` and `cgkit play`: who wins a position, and how; and a game against cgkit."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Any

from cgkit.doors import SearchLimitError
from cgkit.position import Position
from cgkit.read import read_position
from cgkit.solving.budget import POSITIONS, budget
from cgkit.terminal.common import DONE, command, ended, formats, own_of, with_own, write

__all__ = ["moves_command", "play_command"]

POSITION = 'as "nim(3, 4, 5)", "kayles(7) + nim(2)" or "wythoff(3, 5).misere()"'
MOST_LISTED = 30  # moves in a list
WHO = {"P": "the player who moved last wins", "N": "the player to move wins", "D": "nobody can force a win"}


def moves_command(arguments: Sequence[str]) -> int:
    """Prints who wins, and each winning move with its reason; returns the exit status."""
    parser = command(
        "cgkit moves",
        "Who wins a position, and every winning move with its reason.",
        '  cgkit moves "nim(3,4,5)"\n  cgkit moves "kayles(7) + nim(2)" --json',
    )
    parser.add_argument("position", help=POSITION)
    with_own(parser)
    parser.add_argument("--all", action="store_true", help="list every legal move, and whether it wins")
    parser.add_argument(
        "--positions", type=int, default=POSITIONS, metavar="N", help=f"positions to search at most ({POSITIONS:,})"
    )
    formats(parser)
    options = parser.parse_args(arguments)
    return ended("cgkit moves", lambda: _moves(options))


def _moves(options: argparse.Namespace) -> int:
    with budget(positions=options.positions):
        return _told(options, read_position(options.position, own_of(options.file)))


def _told(options: argparse.Namespace, position: Position[Any]) -> int:
    outcome, wins = position.outcome(), position.winning_moves()
    if not options.form:
        print(f"{position!r}: {outcome}, {WHO[outcome]}")
    if options.all:
        reasons = {win.text: win.reason for win in wins}
        moves = position.moves()
        rows = ((move.text, repr(move.after), "yes" if move.text in reasons else "no") for move in moves)
        write(rows, ("move", "leaves", "wins"), options.form)
    elif options.form:
        write(((win.text, repr(win.after), win.reason) for win in wins), ("move", "leaves", "reason"), options.form)
    else:
        none = "no move is left" if position.is_over else "no move wins"
        print(*([str(win) for win in wins] or [none]), sep="\n")
    return DONE


def play_command(arguments: Sequence[str]) -> int:
    """Plays a game with whoever types, and returns the exit status."""
    parser = command(
        "cgkit play",
        "A game against cgkit, which makes no mistake where it can see the end.",
        '  cgkit play "nim(3,4,5)"\n  cgkit play "kayles(12)" --second',
    )
    parser.add_argument("position", help=POSITION)
    with_own(parser)
    parser.add_argument("--second", action="store_true", help="let cgkit begin")
    parser.add_argument("--seed", type=int, help="for moves by chance, where none wins")
    options = parser.parse_args(arguments)
    return ended("cgkit play", lambda: _play(options))


def _play(options: argparse.Namespace) -> int:
    position, rng = read_position(options.position, own_of(options.file)), random.Random(options.seed)
    rules = position.rules
    print(rules.rule, rules.ending)
    print("Type a move, or its number; ? lists the moves, q ends.")
    mine = options.second
    while not position.is_over:
        print(f"\n{position!r}")
        if mine:
            move = _answer(position, rng)
            print(f"cgkit: {move.text}")
            position = move.after
        else:
            after = _asked(position)
            if after is None:
                print("\nthe game is broken off")
                return DONE
            position = after
        mine = not mine
    print(f"\n{position!r}")
    outcome = position.outcome()
    if outcome == "D":
        print("a draw")
    else:
        print("you win" if mine == (outcome == "P") else "cgkit wins")
    return DONE


def _answer(position: Position[Any], rng: random.Random) -> Any:
    """A winning move; where none wins, or the search is too long, one by chance."""
    try:
        return rng.choice(position.winning_moves() or position.moves())
    except SearchLimitError:
        return rng.choice(position.moves())


def _asked(position: Position[Any]) -> Position[Any] | None:
    """The position after the move that is typed; None when whoever types has gone."""
    moves = position.moves()
    while True:
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line or line.strip() in ("q", "quit"):
            return None
        typed = " ".join(line.split())
        if typed in ("?", "help", ""):
            _list(moves)
        elif typed.isdecimal() and len(typed) < 10 and 1 <= int(typed) <= len(moves):
            return position.play(moves[int(typed) - 1])
        else:
            try:
                return position.play(typed)
            except (ValueError, SearchLimitError) as error:
                print(error)


def _list(moves: Sequence[Any]) -> None:
    for number, move in enumerate(moves[:MOST_LISTED], 1):
        print(f"{number:3}  {move.text}")
    if len(moves) > MOST_LISTED:
        print(f"     and {len(moves) - MOST_LISTED:,} more")
