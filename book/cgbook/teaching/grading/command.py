"""Mark the notebooks of a class: `cgbook grade TEACHER SUBMISSIONS`.

The exit status is 0 if every answer has its points and nothing needs a look. It's 1 if you must look at some notebooks (listed in or below
the table), an answer lacks its points, your own points can't be read or a file couldn't be written. It's 2 if the grading couldn't begin
(no such folder, no sandbox), and 130 if you stopped it. The same command then resumes where it stopped.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TextIO

from cgbook.teaching.grading.assignment import read_assignment
from cgbook.teaching.grading.marks import Kept, Result, grade
from cgbook.teaching.grading.notebooks import recognised, submissions, unread
from cgbook.teaching.grading.plain import one_line
from cgbook.teaching.grading.proofs import as_proofs, read_points, unmatched, with_points
from cgbook.teaching.grading.reports import as_canvas, as_csv, as_gradebook, as_json, class_table, table, write_feedback
from cgbook.teaching.grading.sandbox import prepare

DONE, LOOK, NOT_BEGUN, BROKEN_OFF = 0, 1, 2, 130
KEPT = "kept-marks"  # folder of earlier marks, inside the teacher's folder


def main(arguments: Sequence[str]) -> int:
    """Run the command with these arguments and return its exit status."""
    parser = argparse.ArgumentParser("cgbook grade", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("teacher", type=Path, help="teacher's folder, which contains assignment.json")
    parser.add_argument(
        "submissions", type=Path, help="folder with STUDENT.ipynb or STUDENT/NAME.ipynb for each student"
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the marks to FILE, as CSV")
    parser.add_argument("--canvas", type=Path, metavar="FILE", help="write the totals to FILE, for Canvas's gradebook")
    parser.add_argument(
        "--gradebook",
        "--moodle",
        type=Path,
        metavar="FILE",
        help="write the totals to FILE, next to the columns of your roster, for Moodle, Brightspace, Blackboard or a list of your own",
    )
    parser.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        help="write all marks, messages and the mean of each exercise to FILE, as JSON",
    )
    parser.add_argument("--feedback", type=Path, metavar="DIR", help="write a page for each student into DIR")
    parser.add_argument(
        "--solutions",
        action="store_true",
        help="put the right answers and the reasons on the pages that --feedback writes",
    )
    parser.add_argument(
        "--proofs", type=Path, metavar="FILE", help="write a page with all proofs to FILE, for you to read"
    )
    parser.add_argument(
        "--points",
        type=Path,
        metavar="FILE",
        help="CSV from an earlier run with your points and comments, which replace the marks in all files and tables "
        "(default: the file of --csv, if it exists)",
    )
    parser.add_argument("--again", action="store_true", help="mark every notebook again, even if its marks are stored")
    return run(parser.parse_args(arguments))


def run(options: argparse.Namespace) -> int:
    """Grade notebooks, write the requested files, print the tables, and return the exit status."""
    try:
        here, theirs = Path.cwd().resolve(), options.submissions.resolve()
        if theirs in (here, *here.parents):
            raise ValueError(
                "the working folder can't be in SUBMISSIONS, because Python would import students' files from it; change to another folder"
            )
        if options.solutions and not options.feedback:
            raise ValueError("--solutions needs --feedback DIR, which wasn't given")
        assignment = read_assignment(options.teacher)
        handed_in = submissions(options.submissions, assignment.name)
        if assignment.students:
            handed_in = recognised(handed_in, assignment.students)
        # the teacher's own points in the file that will be overwritten count, so that no run can lose them
        before = options.points or (options.csv if options.csv and options.csv.exists() else None)
        points = read_points(before.read_bytes(), str(before)) if before else None
        if any(item.kind.is_program for item in assignment.items):
            prepare()
    except (ValueError, RuntimeError, OSError, ModuleNotFoundError) as error:
        print(error, file=sys.stderr)
        return NOT_BEGUN
    results: list[Result] = []
    kept = Kept(options.teacher / KEPT)
    try:
        for result in grade(assignment, handed_in, kept=kept, again=options.again):
            results.append(result)
            _progress(sys.stderr, len(results), len(handed_in), result)
    except KeyboardInterrupt:
        print(
            f"\nstopped after {len(results)} of {len(handed_in)}; run the same command to continue",
            file=sys.stderr,
        )
        return BROKEN_OFF
    changed: list[str] = []
    without = unmatched(assignment, results, points) if points else {}
    if points is not None:
        try:
            results, changed = with_points(assignment, results, points, str(before))
        except ValueError as error:
            print(error, file=sys.stderr)
            return LOOK
    handed = Counter(result.digest for result in results if not result.problem)
    lacking = any(result.lacks_points and not result.problem for result in results)
    alike = [digest for digest, times in handed.items() if times > 1]
    try:
        asked: list[tuple[Path | None, Callable[..., str]]] = [
            (options.csv, partial(as_csv, absent=without)),
            (options.canvas, as_canvas),
            (options.gradebook, as_gradebook),
            (options.json, as_json),
            (options.proofs, as_proofs),
        ]
        for path, text in asked:
            if path and not (lacking and path in (options.canvas, options.gradebook)):
                # with a byte order mark, spreadsheets read a CSV as UTF-8
                path.write_text(text(assignment, results), "utf-8-sig" if path == options.csv else "utf8")
        write = partial(write_feedback, solutions=options.solutions)
        older = write(options.feedback, assignment, results) if options.feedback else []
    except OSError as error:
        print(f"couldn't write {error.filename}: {error.strerror}; the marks are kept", file=sys.stderr)
        return LOOK
    print(f"{table(assignment, results)}\n\n{class_table(assignment, results)}")
    for digest in alike:
        twins = [result.student for result in results if result.digest == digest]
        print(f"\nThe same file, byte for byte: {'; '.join(twins)}")
    if lacking and (refused := [str(path) for path in (options.canvas, options.gradebook) if path]):
        print(f"\nNot written, because some answers have no points yet: {'; '.join(refused)}")
    if without:
        print(f"\nIn {before}, but without a notebook (their rows are kept): {'; '.join(map(one_line, without))}")
    for line in changed:
        print(f"\nChanged by you: {line}")
    if beside := unread(options.submissions):
        print(f"\nNot read, because they aren't notebooks: {'; '.join(beside)}")
    if older:
        print(f"\nOlder pages in {options.feedback} that don't belong to any of these notebooks: {'; '.join(older)}")
    look = alike or without or any(result.to_look_at or result.lacks_points for result in results)
    return LOOK if look else DONE


def _progress(out: TextIO, done: int, of: int, result: Result) -> None:
    """Show a bar on a terminal, or a line for each student elsewhere."""
    how = "kept" if result.kept else f"{result.seconds:.1f} s"
    if out.isatty():
        full = 30 * done // of
        words = f"[{'#' * full}{'.' * (30 - full)}] {done}/{of} {result.student[:30]} ({how})"
        print(f"\r{words:<79}", end="\n" if done == of else "", file=out, flush=True)
    else:
        print(f"{done}/{of} {result.student}: {result.points} ({how})", file=out, flush=True)
