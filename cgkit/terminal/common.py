"""What the commands share: how a game is typed, how rows are written, and how a command ends, in words and never in a traceback."""

from __future__ import annotations

import argparse
import csv
import json
import os
import re
import runpy
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cgkit.doors import LARGER, MORE
from cgkit.games.ruleset import Ruleset
from cgkit.position import Position
from cgkit.read import read_rules as read_game
from cgkit.rulesets import TakeAndBreak

__all__ = ["DONE", "NO_ANSWER", "STOPPED", "WRONG", "command", "ended", "read_rules", "write"]

#: exit statuses: all is told; the answer is not known, or there is none; it could not begin; it was stopped by the user
DONE, NO_ANSWER, WRONG, STOPPED = 0, 1, 2, 130
CODE = re.compile(r"[0-9a-fA-F]?!?\.[0-9a-fA-F]*|4!")


def command(name: str, about: str, examples: str) -> argparse.ArgumentParser:
    """Return the parser of a command's arguments, with examples at the end of its help."""
    return argparse.ArgumentParser(
        name,
        description=about,
        epilog=f"examples:\n{examples}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def formats(parser: argparse.ArgumentParser) -> None:
    """Let one choose how rows are written."""
    one = parser.add_mutually_exclusive_group()
    for kind in ("csv", "json"):
        one.add_argument(f"--{kind}", dest="form", action="store_const", const=kind, help=f"write {kind.upper()}")


def with_own(parser: argparse.ArgumentParser) -> None:
    """Let one name a file with games of one's own."""
    parser.add_argument(
        "--from", dest="file", metavar="FILE.py", help="your own Python file: its games can be typed by their names"
    )


def own_of(file: str | None) -> dict[str, Ruleset[Any] | Position[Any]]:
    """Return the games and positions that a Python file makes, by their names there."""
    if file is None:
        return {}
    try:
        made = runpy.run_path(file)
    except FileNotFoundError:
        raise
    except (Exception, SystemExit) as error:  # whatever a program of a reader's own may end with
        raise ValueError(f"{file} cannot be run: {type(error).__name__}: {error}") from None
    games = {name: game for name, game in made.items() if isinstance(game, Ruleset | Position)}
    if not games:
        raise ValueError(f"{file} makes no game: give one a name, as mine = Subtraction({{1, 3, 4}})")
    return games


def read_rules(text: str, file: str | None = None) -> Ruleset[Any]:
    """Return the game that is typed: a code, a game of cgkit or of the file, or one with a position, which is left out.

    >>> read_rules("0.77"), read_rules("Subtraction({1, 3, 4})"), read_rules("kayles(5)")
    (TakeAndBreak("0.77"), Subtraction({1, 3, 4}), kayles)
    """
    if CODE.fullmatch(text.strip()):
        return TakeAndBreak(text.strip())
    return read_game(text, own_of(file))


def write(rows: Iterable[Sequence[Any]], heads: Sequence[str], form: str | None) -> None:
    """Print rows: as CSV, as a list of objects in JSON, or in columns."""
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
        widths = [max(map(len, column)) for column in zip(heads, *listed, strict=True)]
        for row in [list(heads), *listed]:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _cell(value: Any) -> str:
    return "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)


def ended(name: str, work: Callable[[], int]) -> int:
    """Return the exit status of some work; what went wrong is said in words, on the error stream."""
    try:
        status = work()
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
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
        words = (
            str(error).replace(MORE, "give a larger --positions").replace(LARGER, "give a larger --values")
            or type(error).__name__
        )
        print(f"{name}: {words}", file=sys.stderr)
        return WRONG
    return status
