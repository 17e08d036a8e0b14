"""`cgbook survey`: which octal codes have a proved period."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import product

from cgbook.survey.codes import FACTS, FEW, bar, survey
from cgbook.survey.workers import workers
from cgkit.terminal import DONE, command, ended, formats, write

__all__ = ["survey_command"]

MOST_DIGITS = 5
HEADS = ("code", *FACTS)


def survey_command(arguments: Sequence[str]) -> int:
    """Print a row for each code, and return the exit status."""
    parser = command(
        "cgbook survey",
        "The proved periods of octal codes. Stopped at any moment, it goes on from its checkpoint when it is called again.",
        "  cgbook survey 0.07 0.77 0.6\n"
        "  cgbook survey --digits 3 --upto 20000 --workers 2 --checkpoint survey.txt --csv",
    )
    parser.add_argument("codes", nargs="*", metavar="CODE", help="as 0.77")
    parser.add_argument("--digits", type=int, metavar="N", help=f"all octal codes with N digits, at most {MOST_DIGITS}")
    parser.add_argument("--upto", type=int, default=FEW, metavar="N", help=f"values to compute at most ({FEW:,})")
    parser.add_argument("--workers", type=int, metavar="N", help="so many processes (needs joblib)")
    parser.add_argument("--checkpoint", metavar="FILE", help="keep what is finished there")
    formats(parser)
    options = parser.parse_args(arguments)
    return ended("cgbook survey", lambda: _survey(options))


def _survey(options: argparse.Namespace) -> int:
    if bool(options.codes) == (options.digits is not None):
        raise ValueError("name codes, as 0.77, or the number of their digits with --digits")
    codes: Sequence[str] = options.codes
    if options.digits is not None:
        if not 1 <= options.digits <= MOST_DIGITS:
            raise ValueError(f"--digits is from 1 to {MOST_DIGITS}, got {options.digits}")
        codes = ["0." + "".join(digits) for digits in product("01234567", repeat=options.digits)]
    try:
        rows = survey(
            codes,
            options.upto,
            map=map if options.workers is None else workers(options.workers),
            checkpoint=options.checkpoint,
            progress=bar if sys.stderr.isatty() else None,
        )
    except KeyboardInterrupt:
        if options.checkpoint:
            print(
                f"\nwhat is finished is in {options.checkpoint}; the same command goes on from there", file=sys.stderr
            )
        raise
    write(([row[head] for head in HEADS] for row in rows), HEADS, options.form)
    return DONE
