"""`python -m tools.mutants`: draws the sample, tries each mutant, prints what survived."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

try:  # here and not in a child, which has the locks of all threads at its birth
    import resource
except ModuleNotFoundError:  # Windows
    resource = None  # type: ignore[assignment]

import tools.mutants as package
from tools.mutants import javascript, python
from tools.mutants.covering import WRITTEN, Covering
from tools.mutants.python import Mutant

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "_build" / "mutants"
BASE = KEPT / "base"  # the tree as it was when the run began: it may be edited meanwhile
PYTHON = tuple(f"cgkit/{wing}" for wing in ("numbers", "sequences", "games", "solving", "rulesets"))
SCRIPTS = tuple(f"book/cgbook/widgets/front/{room}" for room in ("maths", "game"))
NOT_COPIED = (".git", ".venv", "_build", "node_modules", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")
SUITE = ["cgkit", "book/cgbook", "tests"]
LEFT_OUT = [
    "tests/site",
    "tests/book",
    "tests/project",
    "tests/games/test_wrong_calls.py",
]  # pages, papers, and what is long
PYTEST = [sys.executable, "-m", "pytest", "-q", "--noconftest", "-p", "no:cacheprovider", "--hypothesis-seed=0"]
MOST_SECONDS = 120.0  # of tests, for one mutant
FIRST = 12  # tests, before all others
MEMORY = 4 * 2**30
GOAL = 0.95


@dataclass(frozen=True)
class Result:
    """killed, timed out or survived; by which test, after how many seconds."""

    verdict: str
    by: str = ""
    seconds: float = 0.0


def copied(name: str, of: Path = BASE) -> Path:
    """A copy of the tree, in which a mutant can do no harm."""
    tree = KEPT / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(of, tree, ignore=shutil.ignore_patterns(*NOT_COPIED))
    return tree


def begun() -> None:
    """Take the copy from which all others are made."""
    copied(BASE.name, ROOT)
    # a mutant may have the size of what it replaces and be written within the same second: compiled code is told by content
    compiled = [
        sys.executable,
        "-m",
        "compileall",
        "-q",
        "--invalidation-mode",
        "checked-hash",
        "cgkit",
        "book/cgbook",
        "tests",
    ]
    subprocess.run(compiled, cwd=BASE, check=True)


def _git(*words: str) -> str:
    try:
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    except OSError:  # no git here
        return ""


def source_of(mutant: Mutant) -> str:
    return (BASE / mutant.file).read_text("utf8")


def environment(tree: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(tree / "book")]), "PYTHONHASHSEED": "0", **more}


def covering(suite: list[str]) -> Covering:
    """Which tests run which line; measured once for a state of code and tests."""
    state = hashlib.sha256(repr(suite).encode())
    for folder in ("cgkit", "book/cgbook", "tests"):
        for file in sorted((BASE / folder).rglob("*")):
            if file.suffix in (".py", ".js", ".mjs", ".json"):
                state.update(file.read_bytes())
    written = KEPT / f"covering-{state.hexdigest()[:16]}.json"
    if not written.exists():
        print("running the tests once, to learn which of them run which line …", flush=True)
        tree = copied("measured")
        ignored = [f"--ignore={path}" for path in LEFT_OUT]
        command = [*PYTEST, "-p", "tools.mutants.covering", "-m", "not browser and not slow", *ignored, *suite]
        told = environment(tree, **{WRITTEN: str(written)})
        done = subprocess.run(command, cwd=tree, env=told, capture_output=True, text=True)
        if not written.exists():
            raise SystemExit(f"the tests could not be run:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        if done.returncode:
            print("some tests fail without any mutant; they are left out:\n" + done.stdout[-1500:])
        shutil.rmtree(tree)
    return Covering(json.loads(written.read_text()))


def sample(paths: tuple[str, ...], make: Any, size: int, seed: int, under: str) -> list[Mutant]:
    """So many places in the code, drawn with the seed, and one mutant of each."""
    places: dict[tuple[str, int], list[Mutant]] = {}
    for path in paths:
        for file in sorted((BASE / path).rglob("*.py" if make is python.mutants else "*.js")):
            name = file.relative_to(BASE).as_posix()
            if name.startswith(under):
                for mutant in make(name, file.read_text("utf8")):
                    places.setdefault((name, mutant.start), []).append(mutant)
    rng = random.Random(seed)
    chosen = rng.sample(sorted(places), min(size, len(places)))
    return [rng.choice(places[place]) for place in chosen]


def limits() -> None:
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def tried(mutant: Mutant, tree: Path, known: Covering) -> Result:
    """Put the mutant into the copy, run the tests that run its line, take it out again."""
    source = source_of(mutant)
    tests: list[str] = []
    total = 0.0
    for test in known.tests(mutant.file, source, mutant.start):
        total += known.seconds[test]
        if tests and total > MOST_SECONDS:
            break
        tests.append(test)
    if not tests:
        return Result("survived", "no test runs it")
    clock = time.monotonic()
    (tree / mutant.file).write_text(mutant.applied(source), "utf8")
    try:
        # most mutants fall to a few quick tests; to collect all others would take longer than to run those
        for some in filter(None, (tests[:FIRST], tests[FIRST:])):
            if verdict := failed(some, tree, known):
                return Result(*verdict, seconds=time.monotonic() - clock)
    finally:
        (tree / mutant.file).write_text(source, "utf8")
    return Result("survived", f"{len(tests)} tests", time.monotonic() - clock)


def failed(tests: list[str], tree: Path, known: Covering) -> tuple[str, str] | None:
    """Run the tests; how and by which of them the mutant was found, if it was."""
    seconds = [known.seconds[test] for test in tests]
    chosen = tree / "chosen.txt"
    chosen.write_text("\n".join(tests), "utf8")
    command = [*PYTEST, "-x", "--no-header", "--tb=line", f"--timeout={10 + 8 * max(seconds):.0f}", f"@{chosen.name}"]
    how: dict[str, Any] = {} if sys.platform == "win32" else {"preexec_fn": limits}
    try:
        done = subprocess.run(
            command, cwd=tree, env=environment(tree), capture_output=True, text=True, timeout=60 + 10 * sum(seconds), **how
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return "timed out", ""
    if done.returncode == 0:
        return None
    by = [line.split(" ")[1] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return "timed out" if "Timeout (>" in done.stdout else "killed", by[0] if by else ""


def digest(mutant: Mutant) -> str:
    """Tells a mutant of this very file from the same one of an older file."""
    return hashlib.sha256((repr(mutant) + source_of(mutant)).encode()).hexdigest()[:20]


def reasons() -> dict[tuple[str, str, str], str]:
    """Of mutants that no test can find: why."""
    listed = tomllib.loads((Path(__file__).parent / "survivors.toml").read_text("utf8")).get("mutant", [])
    return {(one["file"], one["was"], one["now"]): one["why"] for one in listed}


def try_all(chosen: list[Mutant], suite: list[str], jobs: int, again: bool) -> dict[Mutant, Result]:
    """What becomes of each; what is known already is not tried again."""
    notes = KEPT / "results.jsonl"
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []
    known = {one.pop("digest"): Result(**one) for one in kept}
    found = {mutant: known[digest(mutant)] for mutant in chosen if digest(mutant) in known}
    found = {mutant: result for mutant, result in found.items() if not (again and result.verdict == "survived")}
    todo = [mutant for mutant in chosen if mutant not in found]
    if not todo:
        return found
    tests = covering(suite)
    trees: queue.SimpleQueue[Path] = queue.SimpleQueue()
    for job in range(jobs):
        trees.put(copied(f"tree-{job}"))

    def one(mutant: Mutant) -> Result:
        tree = trees.get()
        try:
            return tried(mutant, tree, tests)
        finally:
            trees.put(tree)

    with ThreadPoolExecutor(jobs) as pool, notes.open("a") as kept_in:
        for count, (mutant, result) in enumerate(zip(todo, pool.map(one, todo), strict=True), 1):
            found[mutant] = result
            print(json.dumps({"digest": digest(mutant), **asdict(result)}), file=kept_in, flush=True)
            _, now = mutant.lines(source_of(mutant))
            print(
                f"{count}/{len(todo)} {result.verdict} in {result.seconds:.0f} s: {mutant.file}: {now[:100]}",
                flush=True,
            )
    return {mutant: found[mutant] for mutant in chosen}


def report(title: str, found: dict[Mutant, Result]) -> bool:
    """The table, wing by wing, and the survivors as the lines that changed; whether the goal is reached, and how many ended how."""
    known = reasons()
    rows: dict[str, Counter[str]] = {}
    survivors = []
    for mutant, result in found.items():
        source = source_of(mutant)
        was, now = mutant.lines(source)
        why = known.get((mutant.file, was, now)) if result.verdict == "survived" else None
        wing = "/".join(mutant.file.split("/")[:-1][:4])
        for row in (wing, "all"):
            rows.setdefault(row, Counter())["with a reason" if why else result.verdict] += 1
        if result.verdict == "survived":
            line = source.count("\n", 0, mutant.start) + 1
            survivors.append(
                f"{mutant.file}:{line} ({mutant.kind}; {result.by})\n- {was}\n+ {now}\n  {why or ''}".rstrip()
            )
    columns = ("killed", "timed out", "with a reason", "survived")
    print(f"\n{title:<32}" + "".join(f"{column:>15}" for column in ("mutants", *columns)))
    for wing, counts in sorted(rows.items(), key=lambda row: (row[0] == "all", row[0])):
        print(f"{wing:<32}{sum(counts.values()):>15}" + "".join(f"{counts[column]:>15}" for column in columns))
    print("\n" + "\n\n".join(survivors) if survivors else "\nNone survived.")
    total = rows.get("all", Counter())
    missed, judged = total["survived"], sum(total.values()) - total["with a reason"]
    share = 1 - missed / judged if judged else 1.0
    print(f"\n{share:.1%} of those that can be found were found.")
    return share >= GOAL


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(package.__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=300, help="mutants of Python code; of scripts a fifth of that")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=("python", "front"))
    parser.add_argument("--under", default="", metavar="PATH", help="only files whose path begins so")
    parser.add_argument("--again", action="store_true", help="try those again that survived before")
    parser.add_argument("--tests", nargs="+", default=SUITE, metavar="PATH", help="only these tests")
    given = parser.parse_args()
    begun()
    good = True
    for name, paths, make, size in (
        ("python", PYTHON, python.mutants, given.sample),
        ("front", SCRIPTS, javascript.mutants, given.sample // 5),
    ):
        if given.only in (None, name) and (chosen := sample(paths, make, size, given.seed, given.under)):
            good &= report(name, try_all(chosen, given.tests, given.jobs, given.again))
    sys.exit(not good)


if __name__ == "__main__":
    main()
