"""The command `cgbook assign`, which makes an assignment from the command line."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from cgbook.teaching.assign.export import FORMATS, check, export, write
from cgbook.teaching.assign.plan import COUNT, Book, Plan, by_chapters, by_names, from_yaml, made
from cgbook.teaching.formulas import NoFormulasError
from cgbook.teaching.heads import is_head
from cgbook.teaching.items import counted
from cgbook.teaching.roster import Student, read_roster
from cgbook.teaching.seeds import sheet_seed
from cgbook.teaching.tables import separator

_EXAMPLES = """examples:
  cgbook assign --chapters 2,3 --level 1-2 --seed "maple 7b" --out hw1.zip
  cgbook assign --exercises practice:nim-moves:3,3.22,a-program-for-misere-nim --format own,otter --out hw2
  cgbook assign hw3.yaml --roster class.csv --out hw3

The YAML file: {title: Nim, seed: maple 7b, exercises: [{practice: nim moves, level: 2}, {id: 3.22, points: 5}]}"""


def main(arguments: Sequence[str]) -> int:
    """Run the command and return 0; for an error, print a message and exit with status 2."""
    parser = _parser()
    given = parser.parse_args(arguments)
    try:
        plan, out = _plan(given), Path(given.out)
        if out.exists() and not given.force:
            raise ValueError(f"{out} already exists; use --force to replace it")
        if given.roster_heads and not given.roster:
            raise ValueError("--roster-heads needs --roster, which wasn't given")
        data = Path(given.roster).read_bytes() if given.roster else b""
        roster = read_roster(data, given.roster, given.roster_heads, _say) if given.roster else []
        files = _files(given, plan, roster, separator(data, given.roster, is_head) if given.roster else ",")
        check(files, plan)
        write(files, out, plan.name, force=given.force)
    except (ValueError, OSError, ModuleNotFoundError) as error:
        why = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else error
        parser.exit(2, f"{parser.prog}: {why}\n")
    of = f", for {counted(len(roster), 'student')}, {roster[0].label} to {roster[-1].label}" if roster else ""
    print(f"{out}: {plan.size}{of}")
    if given.chapters and len(plan.items) < given.count:
        proofs = "raise" if given.proofs else "add"
        _say(
            f"That's fewer than --count {given.count}: nothing else can be drawn from these chapters and levels. For more, {proofs} "
            "--proofs, widen --level, or add chapters"
        )
    return 0


def _say(text: str) -> None:
    print(text, file=sys.stderr)


def _files(given: argparse.Namespace, plan: Plan, roster: list[Student], sign: str) -> dict[str, bytes]:
    """Return all files, but leave out the paper sheet if nobody asked for it and its formulas can't be typeset."""
    if given.format or roster:
        return export(plan, _root(given), _formats(given.format or "own"), roster, sign)
    try:
        return export(plan, _root(given), ("own", "print"))
    except NoFormulasError as error:
        _say(f"left out print/: {error}")
        return export(plan, _root(given), ("own",))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cgbook assign",
        description="Make an assignment from the book's exercises: notebooks for students, solutions, and files for the grader.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("yaml", nargs="?", help="YAML file that lists exercises and points")
    parser.add_argument("--chapters", metavar="2,3", help="chapters to draw exercises from")
    parser.add_argument(
        "--level",
        metavar="1-2",
        default="1-3",
        help="levels to draw from: 1 warm-up, 2 practice, 3 challenge (default: 1-3)",
    )
    parser.add_argument("--count", type=int, default=COUNT, help=f"number of exercises to draw (default: {COUNT})")
    parser.add_argument(
        "--proofs",
        type=int,
        default=0,
        help="number of exercises that are proofs, which you mark yourself (default: 0)",
    )
    parser.add_argument(
        "--exercises",
        metavar="3.22,...",
        help="exercises to include, in this order, each given as a number, a name or practice:KIND:LEVEL",
    )
    parser.add_argument(
        "--format",
        metavar="own,print,...",
        help=f"formats to write, from {', '.join(FORMATS)} (default: own,print; with a roster: own)",
    )
    parser.add_argument(
        "--roster",
        metavar="class.csv",
        help="CSV of students, each of whom gets a notebook with different numbers: a list with an id column, a name column or both, or an "
        "export from Canvas, Moodle, Blackboard, Brightspace, Google or GitHub Classroom",
    )
    parser.add_argument(
        "--roster-heads",
        metavar="yes|no|id=HEAD,name=HEAD",
        default="",
        help="whether the first row of the roster has column heads (yes) or a student (no), or which two heads to use (default: guessed)",
    )
    parser.add_argument(
        "--seed",
        metavar="CLASS",
        help="secret words that determine the numbers, together with the name; choose different words for each class (default: the name)",
    )
    parser.add_argument("--title", help="title above the first question (default: the name)")
    parser.add_argument("--name", help="name of the notebook (default: taken from OUT)")
    parser.add_argument("--out", required=True, help="folder or .zip file to write")
    parser.add_argument("--book", metavar="PATH", help="project folder (default: the clone that contains this cgbook)")
    parser.add_argument("--force", action="store_true", help="replace an earlier export")
    return parser


def _root(given: argparse.Namespace) -> Path:
    """Return the folder of the book's clone: the given one, the clone that contains this cgbook, or failing both, the working folder."""
    if given.book:
        return Path(given.book)
    own = Path(__file__).parents[4]
    return own if (own / "book" / "exercises").is_dir() else Path.cwd()


def _plan(given: argparse.Namespace) -> Plan:
    if sum(bool(choice) for choice in (given.yaml, given.chapters, given.exercises)) != 1:
        raise ValueError("expected exactly one of --chapters, --exercises and a YAML file")
    name = given.name or Path(given.out).name.removesuffix(".zip")
    book = Book(_root(given))
    head: dict[str, str] = {}
    if given.yaml:
        head, entries = from_yaml(Path(given.yaml).read_text("utf8"), given.yaml)
    words = given.seed or head.get("seed") or name
    seed = sheet_seed(words, name)
    if given.chapters:
        chapters, levels = _numbers(given.chapters, "--chapters"), _numbers(given.level, "--level")
        entries = by_chapters(book, chapters, levels, seed, given.count, given.proofs)
    elif given.exercises:
        entries = by_names(word.strip() for word in given.exercises.split(",") if word.strip())
    return Plan(name, given.title or head.get("title") or name, words, made(book, entries, seed))


def _numbers(text: str, what: str) -> list[int]:
    """Return the numbers in a list such as 2,3 or 1-3, without repetition."""
    numbers: dict[int, None] = {}
    for part in text.split(","):
        match = re.fullmatch(r"\s*(\d{1,3})(?:\s*-\s*(\d{1,3}))?\s*", part)
        if not match or (match[2] and int(match[2]) < int(match[1])):
            raise ValueError(f"{what} must be numbers, such as 2,3 or 1-3, got {text!r}")
        numbers |= dict.fromkeys(range(int(match[1]), int(match[2] or match[1]) + 1))
    return list(numbers)


def _formats(text: str) -> tuple[str, ...]:
    chosen = tuple(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    if not chosen or set(chosen) - set(FORMATS):
        raise ValueError(f"--format must be one or more of {', '.join(FORMATS)}, got {text!r}")
    return chosen
