"""`cgkit values` and `cgkit period`: a game's Grundy values, heap by heap."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from cgkit.doors import SearchLimitError
from cgkit.sequences.octal import LIMIT
from cgkit.sequences.periods import NoPeriodError
from cgkit.solving.sequences import grundy_sequence, period
from cgkit.terminal.common import DONE, NO_ANSWER, command, ended, formats, read_rules, with_own, write

__all__ = ["period_command", "values_command"]

GAME = 'an octal code, as 0.77, or a game of cgkit, as kayles or "Subtraction({1, 3, 4})"'
LINE = 20  # values


def values_command(arguments: Sequence[str]) -> int:
    """Prints Grundy values, and returns the exit status."""
    parser = command(
        "cgkit values",
        "Grundy values of single heaps, from the smallest on.",
        '  cgkit values 0.77 --upto 100 --csv\n  cgkit values "Subtraction({1, 3, 4})" --json',
    )
    parser.add_argument("game", help=GAME)
    with_own(parser)
    parser.add_argument("--upto", type=int, default=50, metavar="N", help="the largest heap (50)")
    formats(parser)
    options = parser.parse_args(arguments)
    return ended("cgkit values", lambda: _values(options))


def _values(options: argparse.Namespace) -> int:
    rules = read_rules(options.game, options.file)
    first = rules.first
    if options.upto < first:
        raise ValueError(f"--upto is at least {first}, got {options.upto}")
    found = grundy_sequence(rules, options.upto - first + 1)
    if options.form:
        write(enumerate(found, first), ("heap", "value"), options.form)
        return DONE
    width = max(len(str(value)) for value in found)
    for at in range(0, len(found), LINE):
        told = " ".join(f"{value:{width}}" for value in found[at : at + LINE])
        print(f"{first + at:>{len(str(options.upto))}}: {told}")
    return DONE


def period_command(arguments: Sequence[str]) -> int:
    """Prints a period and what proves it, and returns the exit status: 1 if none is known."""
    parser = command(
        "cgkit period",
        "The period of a game's Grundy values, and what proves it. Ends with 1 where none is found.",
        "  cgkit period 0.356 --values 20000\n  cgkit period kayles --json",
    )
    parser.add_argument("game", help=GAME)
    with_own(parser)
    parser.add_argument("--values", type=int, default=LIMIT, metavar="N", help=f"values to compute at most ({LIMIT:,})")
    formats(parser)
    options = parser.parse_args(arguments)
    return ended("cgkit period", lambda: _period(options))


def _period(options: argparse.Namespace) -> int:
    rules = read_rules(options.game, options.file)
    try:
        found = period(rules, options.values)
    except (NoPeriodError, SearchLimitError) as error:
        if options.form:
            write([], HEADS, options.form)
        late = f"no period is known after {options.values:,} values; --values asks for more"
        print(error if isinstance(error, NoPeriodError) else late, file=sys.stderr)
        return NO_ANSWER
    if options.form:
        row = (found.start, found.length, found.saltus, len(found.exceptions), found.proved, found.certificate)
        write([row], HEADS, options.form)
        return DONE
    more = f", each time {found.saltus:,} more" if found.saltus else ""
    apart = len(found.exceptions)
    print(f"period {found.length:,} from {found.start:,} on{more}; {apart:,} smaller heaps stand apart")
    print(found.certificate)
    return DONE


HEADS = ("start", "period", "saltus", "exceptions", "proved", "certificate")
