"""Runs tasks, each in a process that may fail or hang without harm to the others, and says of each goal whether it is reached."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from benchmarks.measure import GROWTHS, TASKS, Goal, slope
from benchmarks.one import load

__all__ = ["growth_result", "lines", "task_result"]

ROOT = Path(__file__).parents[1]
PATIENCE = 240  # seconds for a process
TOLERANCE = 0.25  # of a power: caches, and what the smallest size costs besides

Ask = Callable[[str, bool], dict[str, Any]]


class FailedError(Exception):
    """A task gave no result; the message says why."""


def ask(name: str, pure: bool) -> dict[str, Any]:
    """What a process of its own finds.

    Raises
    ------
    FailedError : if it ends without a result, or does not end.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "CGKIT_PURE": "1" if pure else ""}
    command = [sys.executable, "-m", "benchmarks.one", name, *["--pure"] * pure]
    try:
        ran = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise FailedError(f"not done within {PATIENCE} seconds") from None
    if ran.returncode:
        said = ran.stderr.strip().splitlines()
        raise FailedError(said[-1][:300] if said else f"its process ended with {ran.returncode}")
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    return found


def title(make: Callable[[], Any]) -> str:
    return (make.__doc__ or make.__name__).strip()


def task_result(name: str, ask: Ask = ask) -> dict[str, Any]:
    """The seconds of a task's contenders, its goals with what was got, and why it failed, if it did."""
    make = TASKS[name]
    result: dict[str, Any] = {"name": name, "title": title(make), "seconds": {}, "goals": [], "failed": None}
    try:
        found = ask(name, False)
        seconds, hashes = dict(found["seconds"]), dict(found["hashes"])
        goals = [Goal(**goal) for goal in found["goals"]]
        if found["pure"]:
            pure = ask(name, True)
            seconds |= pure["seconds"]
            hashes |= pure["hashes"]
    except Exception as error:  # whatever it is, the other tasks go on
        result["failed"] = str(error) or type(error).__name__
        return result
    result["seconds"] = seconds
    if len(set(hashes.values())) > 1:
        result["failed"] = f"the answers differ: {', '.join(hashes)}"
        return result
    result["goals"] = [
        {
            "who": one.who,
            "peer": one.peer,
            "wanted": one.wanted,
            "got": one.got(seconds),
            "reached": one.reached(seconds),
        }
        for one in goals
    ]
    return result


def growth_result(name: str, ask: Ask = ask) -> dict[str, Any]:
    """The seconds by size, the fitted power, and the one that the docstring promises."""
    make = GROWTHS[name]
    result: dict[str, Any] = {"name": name, "title": title(make), "failed": None}
    try:
        found = ask(name, False)
    except Exception as error:
        return result | {"failed": str(error) or type(error).__name__}
    fitted = slope(found["sizes"], found["seconds"])
    return result | found | {"fitted": fitted, "reached": fitted <= found["power"] + TOLERANCE}


def seconds_told(seconds: float) -> str:
    """With three digits, or as few as there are."""
    return f"{seconds:.3g} s" if seconds >= 0.001 else f"{seconds * 1000:.3g} ms"


def lines(result: Mapping[str, Any]) -> list[str]:
    """A task or growth as it is printed: one line of seconds, one for each goal."""
    if result["failed"]:
        return [f"{result['title']}", f"    FAILED   {result['failed']}"]
    if "power" in result:
        verdict = "PASS    " if result["reached"] else "SHORT   "
        sizes = " · ".join(
            f"{size:,}: {seconds_told(one)}" for size, one in zip(result["sizes"], result["seconds"], strict=True)
        )
        promised = f"“{result['says']}”: at most {result['power']:g}"
        return [result["title"], f"    {sizes}", f"    {verdict} grows with power {result['fitted']:.2f}, {promised}"]
    made = [
        result["title"],
        "    " + " · ".join(f"{who} {seconds_told(one)}" for who, one in result["seconds"].items()),
    ]
    for goal in result["goals"]:
        made.append(f"    {goal_line(goal)}")
    return made


def goal_line(goal: Mapping[str, Any]) -> str:
    """A goal, what was got, and by how much it was missed, if it was."""
    who, got, wanted, peer = goal["who"], goal["got"], goal["wanted"], goal["peer"]
    if got is None:
        return f"NOT SEEN {who}: {'no ' + peer if peer else 'not measured'} in this run"
    verdict = "PASS    " if goal["reached"] else "SHORT   "
    if peer is None:
        short = "" if goal["reached"] else f": {got / wanted:.2g} times as long"
        return f"{verdict} {who} {seconds_told(got)}, wanted at most {seconds_told(wanted)}{short}"
    short = "" if goal["reached"] else f": {got / wanted:.0%} of that"
    times = f"{got:,.0f}" if got >= 100 else f"{got:.3g}"
    return f"{verdict} {who} {times} × as fast as {peer}, wanted {wanted:.3g} ×{short}"


load()
