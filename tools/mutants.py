"""The command `python -m tools.mutants [how many] [module]`, which puts small errors into the solvers and counts how many the tests find.

mutmut makes one error at a time and runs the tests of the changed function; `[tool.mutmut]` in pyproject.toml selects the code and the
tests. This command always draws the same sample of the errors. `mutmut show NAME` shows one error, and `mutmut browse` shows all errors
that were tried.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOUND = ("killed", "timeout")


def mutmut(*words: str, quiet: bool = False) -> str:
    command = [str(Path(sys.executable).with_name("mutmut")), *words]
    return (
        subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE if quiet else None).stdout or ""
    )


def results() -> dict[str, str]:
    """Return the verdict on each error, by its name."""
    lines = mutmut("results", "--all", "true", quiet=True).splitlines()
    return {name.strip(): verdict.strip() for name, _, verdict in (line.rpartition(":") for line in lines) if name}


def main(count: str = "300", module: str = "cgkit") -> None:
    mutmut(
        "run", "cgkit.numbers.nim_sums.x_mex__mutmut_1"
    )  # this makes all the errors, and records which tests run which function
    names = sorted(name for name in results() if name.startswith(module))
    chosen = random.Random(1).sample(names, min(int(count), len(names)))
    mutmut("run", *chosen)
    verdicts = {name: verdict for name, verdict in results().items() if name in chosen}
    print("\n".join(f"{verdict}: {name}" for name, verdict in verdicts.items() if verdict not in FOUND))
    killed = sum(verdict in FOUND for verdict in verdicts.values())
    print(f"{killed} of {len(chosen)} were found ({killed / len(chosen):.0%}): {dict(Counter(verdicts.values()))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
