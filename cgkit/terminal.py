"""The commands of cgkit: `values` and `period` for heaps, `moves` for a position's winning moves, and `play`.

A command that fails prints a message, never a traceback.
"""

from __future__ import annotations

import argparse
import csv
import json
import random
import re
import runpy
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any
from unicodedata import combining, east_asian_width

from cgkit.checks import LARGER, MORE, SearchLimitError
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.read import read_position
from cgkit.read import read_rules as read_game
from cgkit.rulesets import TakeAndBreak
from cgkit.sequences.octal_codes import LIMIT
from cgkit.sequences.periods import NoPeriodError
from cgkit.solving.budget import POSITIONS, budget
from cgkit.solving.value_tables import grundy_sequence, period

#: exit statuses for success, no answer, a command that failed, and a command that the user stopped
DONE, NO_ANSWER, WRONG, STOPPED = 0, 1, 2, 130
CODE = re.compile(r"[0-9a-fA-F]?!?\.[0-9a-fA-F]*|4!")


def command(name: str, about: str, examples: str, subject: str, meaning: str) -> argparse.ArgumentParser:
    """Return the parser of a command that takes a subject and a file with the user's own games; its help ends with examples."""
    parser = argparse.ArgumentParser(
        name,
        description=about,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(subject, help=meaning)
    parser.add_argument("--from", dest="file", metavar="FILE.py", help="Python file with games of your own")
    return parser


def formats(parser: argparse.ArgumentParser) -> None:
    """Add the options for the output format."""
    either = parser.add_mutually_exclusive_group()
    for kind in ("csv", "json"):
        either.add_argument(f"--{kind}", dest="form", action="store_const", const=kind, help=f"write {kind.upper()}")


def own_of(file: str | None) -> dict[str, Ruleset[Any] | Position[Any]]:
    """Return the games and positions that a Python file defines, by name."""
    if file is None:
        return {}
    try:
        made = runpy.run_path(file)
    except FileNotFoundError:
        raise
    except (Exception, SystemExit) as error:  # a reader's own program can raise any exception
        raise ValueError(f"{file} can't be run: {type(error).__name__}: {error}") from None
    games = {name: game for name, game in made.items() if isinstance(game, Ruleset | Position)}
    if not games:
        raise ValueError(f"{file} defines no game. Give a game a name, such as mine = Subtraction({{1, 3, 4}})")
    return games


def read_rules(text: str, file: str | None = None) -> Ruleset[Any]:
    """Return the game that the user typed, which is an octal code or a game from cgkit or the file, with or without a position.

    >>> read_rules("0.77"), read_rules("Subtraction({1, 3, 4})"), read_rules("kayles(5)")
    (TakeAndBreak("0.77"), Subtraction({1, 3, 4}), kayles)
    """
    if CODE.fullmatch(text.strip()):
        return TakeAndBreak(text.strip())
    return read_game(text, own_of(file))


def write(rows: Iterable[Sequence[Any]], heads: Sequence[str], form: str | None) -> None:
    """Print rows as CSV, as a JSON list of objects, or in columns."""
    if form == "csv":
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(heads)
        writer.writerows(rows)
    elif form == "json":
        between = "["
        for row in rows:
            print(between, json.dumps(dict(zip(heads, row, strict=True)), ensure_ascii=False), sep="", end="")
            between = ",\n "
        print("]" if between != "[" else "[]")
    else:
        listed = [list(map(_cell, row)) for row in rows]
        widths = [max(map(_columns, column)) for column in zip(heads, *listed, strict=True)]
        for row in [list(heads), *listed]:
            padded = (cell + " " * (width - _columns(cell)) for cell, width in zip(row, widths, strict=True))
            print("  ".join(padded).rstrip())


def _columns(text: str) -> int:
    """Return how many terminal columns a string fills; a Chinese character fills two."""
    return sum(2 if east_asian_width(sign) in "WF" else 0 if combining(sign) else 1 for sign in text)


def _cell(value: Any) -> str:
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)


def ended(name: str, work: Callable[[], int]) -> int:
    """Do some work and return its exit status; if the work fails, explain why on the error stream."""
    try:
        return work()
    except BrokenPipeError:
        raise  # not the command's fault, so cgkit.__main__ ends quietly
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        sys.unraisablehook = lambda _: None  # Python would print complaints as it discards half-compiled machine code
        return STOPPED
    except (
        ArithmeticError,
        LookupError,
        MemoryError,
        OSError,
        RecursionError,
        TypeError,
        ValueError,
        ImportError,
    ) as error:
        more = getattr(error, "more", "positions")
        larger = "give a larger --positions" if more.startswith("positions") else "only Python allows more moves"
        words = (
            str(error).replace(MORE.replace("{more}", more), larger).replace(LARGER, "give a larger --values")
            or type(error).__name__
        )
        print(f"{name}: {words}", file=sys.stderr)
        return WRONG


GAME = 'octal code such as 0.77, or game of cgkit such as kayles or "Subtraction({1, 3, 4})"'
LINE = 20  # number of values in a printed line


def values_command(arguments: Sequence[str]) -> int:
    """Print Grundy values and return the exit status."""
    parser = command(
        "cgkit values",
        "List the Grundy values of single heaps, starting with the smallest.",
        '  cgkit values 0.77 --upto 100 --csv\n  cgkit values "Subtraction({1, 3, 4})" --json',
        "game",
        GAME,
    )
    parser.add_argument("--upto", type=int, default=50, metavar="N", help="largest heap (default: 50)")
    formats(parser)
    options = parser.parse_args(arguments)
    return ended("cgkit values", lambda: _values(options))


def _values(options: argparse.Namespace) -> int:
    rules = read_rules(options.game, options.file)
    first = rules.first
    if options.upto < first:
        raise ValueError(f"--upto must be at least {first}, got {options.upto}")
    values = grundy_sequence(rules, options.upto - first + 1)
    if options.form:
        write(enumerate(values, first), ("heap", "value"), options.form)
        return DONE
    width = max(len(str(value)) for value in values)
    for at in range(0, len(values), LINE):
        line = " ".join(f"{value:{width}}" for value in values[at : at + LINE])
        print(f"{first + at:>{len(str(options.upto))}}: {line}")
    return DONE


def period_command(arguments: Sequence[str]) -> int:
    """Print a period and its proof, and return the exit status, which is 1 if no period is known."""
    parser = command(
        "cgkit period",
        "Find the period of a game's Grundy values, with proof. The exit status is 1 if no period is found.",
        "  cgkit period 0.356 --values 20000\n  cgkit period kayles --json",
        "game",
        GAME,
    )
    parser.add_argument(
        "--values", type=int, default=LIMIT, metavar="N", help=f"compute at most N values (default: {LIMIT:,})"
    )
    formats(parser)
    options = parser.parse_args(arguments)
    return ended("cgkit period", lambda: _period(options))


def _period(options: argparse.Namespace) -> int:
    rules = read_rules(options.game, options.file)
    try:
        result = period(rules, options.values)
    except (NoPeriodError, SearchLimitError) as error:
        if options.form:
            write([], HEADS, options.form)
        late = f"no period is known after {options.values:,} values. To compute more, give a larger --values"
        print(error if isinstance(error, NoPeriodError) else late, file=sys.stderr)
        return NO_ANSWER
    if options.form:
        row = (result.start, result.length, result.saltus, len(result.exceptions), result.proved, result.certificate)
        write([row], HEADS, options.form)
        return DONE
    more = f", adding {result.saltus:,} each time" if result.saltus else ""
    apart = len(result.exceptions)
    but = f", with {apart:,} exception{'s' * (apart > 1)} among the smaller heaps" if apart else ""
    print(f"period {result.length:,} from {result.start:,} on{more}{but}")
    print(result.certificate)
    return DONE


HEADS = ("start", "period", "saltus", "exceptions", "proved", "certificate")


POSITION = 'position, such as "nim(3, 4, 5)", "kayles(7) + nim(2)" or "wythoff(3, 5).misere()"'
MOST_LISTED = 30  # number of moves in a printed list
WHO = {"P": "the player who moved last wins", "N": "the player to move wins", "D": "nobody can force a win"}


def moves_command(arguments: Sequence[str]) -> int:
    """Print who wins, and each winning move with its reason; return the exit status."""
    parser = command(
        "cgkit moves",
        "Say who wins a position, and list every winning move with its reason.",
        '  cgkit moves "nim(3,4,5)"\n  cgkit moves "kayles(7) + nim(2)" --json',
        "position",
        POSITION,
    )
    parser.add_argument("--all", action="store_true", help="list every legal move, and say whether it wins")
    parser.add_argument(
        "--positions",
        type=int,
        default=POSITIONS,
        metavar="N",
        help=f"search at most N positions (default: {POSITIONS:,})",
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
        none = "no moves are left" if position.is_over else "no move wins"
        print(*([str(win) for win in wins] or [none]), sep="\n")
    return DONE


def play_command(arguments: Sequence[str]) -> int:
    """Play a game with the user and return the exit status."""
    parser = command(
        "cgkit play",
        "Play a game against cgkit, which makes no mistakes if it can search to the end.",
        '  cgkit play "nim(3,4,5)"\n  cgkit play "kayles(12)" --second',
        "position",
        POSITION,
    )
    parser.add_argument("--second", action="store_true", help="let cgkit move first")
    parser.add_argument("--seed", type=int, help="seed for the random moves cgkit makes when no move wins")
    options = parser.parse_args(arguments)
    return ended("cgkit play", lambda: _play(options))


def _play(options: argparse.Namespace) -> int:
    position, rng = read_position(options.position, own_of(options.file)), random.Random(options.seed)
    rules = position.rules
    print(f"{rules.rule} {rules.ending}".strip())  # a user's own game might have no rule in words
    print("Type a move or its number. Type ? for a list of the moves, or q to quit.")
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
                print("\nYou left the game.")
                return DONE
            position = after
        mine = not mine
    print(f"\n{position!r}")
    outcome = position.outcome()
    if outcome == "D":
        print("The game is a draw.")
    else:
        print("You win." if mine == (outcome == "P") else "cgkit wins.")
    return DONE


def _answer(position: Position[Any], rng: random.Random) -> Any:
    """Return a random winning move, or a random legal move if no move wins or the search is too long."""
    try:
        return rng.choice(position.winning_moves() or position.moves())
    except SearchLimitError:
        return rng.choice(position.moves())


def _asked(position: Position[Any]) -> Position[Any] | None:
    """Return the position after the user's move, or None if the user leaves."""
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
            except (TypeError, ValueError) as error:
                print(error)


def _list(moves: Sequence[Any]) -> None:
    for number, move in enumerate(moves[:MOST_LISTED], 1):
        print(f"{number:3}  {move.text}")
    if len(moves) > MOST_LISTED:
        print(f"     and {len(moves) - MOST_LISTED:,} more")
