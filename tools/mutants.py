"""Puts small errors into the solvers, one at a time, and says how many the tests find: `python -m tools.mutants [how many] [module]`.

mutmut makes the errors and runs the tests of the function that has one; `[tool.mutmut]` in pyproject.toml says of which code, and by
which tests. Here a sample is drawn of them, always the same one. `mutmut show NAME` shows one, `mutmut browse` all that were tried.
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
    """What became of each."""
    lines = mutmut("results", "--all", "true", quiet=True).splitlines()
    return {name.strip(): verdict.strip() for name, _, verdict in (line.rpartition(":") for line in lines) if name}


def main(count: str = "300", module: str = "cgkit") -> None:
    mutmut(
        "run", "cgkit.numbers.nim_sums.x_mex__mutmut_1"
    )  # makes all of them, and learns which tests run which function
    names = sorted(name for name in results() if name.startswith(module))
    chosen = random.Random(1).sample(names, min(int(count), len(names)))
    mutmut("run", *chosen)
    verdicts = {name: verdict for name, verdict in results().items() if name in chosen}
    print("\n".join(f"{verdict}: {name}" for name, verdict in verdicts.items() if verdict not in FOUND))
    killed = sum(verdict in FOUND for verdict in verdicts.values())
    print(f"{killed} of {len(chosen)} were found ({killed / len(chosen):.0%}): {dict(Counter(verdicts.values()))}")


if __name__ == "__main__":
    main(*sys.argv[1:])
