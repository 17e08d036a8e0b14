"""A hostile program gets nothing out of its sandbox and no undeserved marks. An honest one answers there as it does anywhere.

The judge's own process never ends, and no step takes much longer than its limit.
"""

from __future__ import annotations

import json
import os
import secrets
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cgbook.teaching.grading.cells import Cell
from cgbook.teaching.grading.judging import Program
from cgbook.teaching.grading.plain import plain
from cgbook.teaching.grading.sandbox import Limits
from cgbook.teaching.grading.tester import Stopped, value_of
from tests.cgbook.teaching.attacks import ATTACKS, RIGHT_NEVERTHELESS

pytestmark = pytest.mark.usefixtures("sandbox")
LIMITS = Limits()
# greatest time of a step, in seconds, and greatest memory of this process, in MB; the limits are 5 s and 256 MB
SLOWEST, MOST_MEMORY = LIMITS.cell + 2, 700
WINS: list[tuple[list[int], object]] = [([3, 5, 6, 8], (3, 8)), ([1, 2, 3], None), ([4], (0, 4)), ([7, 2], (0, 5))]
IN_EACH_RUN = {
    "open-file", "write-file", "environ", "socket", "os-exit", "subclasses", "patch-json", "patch-builtins", "equal-tuple", "deep-list",
    "memory-text", "recursion-unlimited",
}  # fmt: skip


@dataclass
class Prey:
    """The targets of an attack: a file and an environment with a secret, a path for a new file, and a server."""

    secret: str
    canary: Path
    pwned: Path
    server: socket.socket

    def attacked(self, name: str) -> list[str]:
        """Load the program of an attack, call it four times as a test would, and return what the attack has won."""
        source = ATTACKS[name].replace("CANARY", self.canary.as_posix()).replace("PWNED", self.pwned.as_posix())
        begun = time.monotonic()
        program = Program([Cell(1, source.replace("PORT", str(self.server.getsockname()[1])))], LIMITS)
        slowest, told, right = time.monotonic() - begun, list(program.notes.values()), 0
        program.begin()
        for heaps, wins in WINS:
            begun = time.monotonic()
            try:
                reply = program.call("move", json.dumps(plain((heaps,))), begun + 60)
                right += "value" in reply and value_of(reply["value"]) == wins
                told.append(json.dumps(reply))
            except (Stopped, ValueError) as stopped:
                told.append(str(stopped))
            slowest = max(slowest, time.monotonic() - begun)
        honest = name in RIGHT_NEVERTHELESS
        won = {
            "the secret is out": self.secret in " ".join(told), "a file was written": self.pwned.exists(),
            "the server was called": self.called(), "full marks": right == len(WINS) and not honest,
            "an honest answer was lost": right < len(WINS) and honest, f"a step of {slowest:.1f} s": slowest > SLOWEST,
        }  # fmt: skip
        self.pwned.unlink(missing_ok=True)
        return [what for what, done in won.items() if done]

    def called(self) -> bool:
        try:
            self.server.accept()[0].close()
        except OSError:
            return False
        return True


@pytest.fixture(scope="module")
def prey(sandbox: None) -> Iterator[Prey]:
    """Put a secret into a file, the environment and this process's memory, and yield the targets."""
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        prey = Prey(secrets.token_hex(8), Path(folder, "canary.txt"), Path(folder, "pwned"), server)
        prey.canary.write_text(prey.secret)
        os.environ["CGBOOK_SECRET"] = prey.secret
        try:
            yield prey
        finally:
            del os.environ["CGBOOK_SECRET"]


def most_memory() -> float:
    """Return the peak memory of this process, in megabytes, or 0 if the system doesn't count it."""
    try:
        import resource
    except ImportError:
        return 0.0
    held = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return held / (1 << 20) if sys.platform == "darwin" else held / (1 << 10)


@pytest.fixture(scope="module")
def before(prey: Prey) -> float:
    return most_memory()


@pytest.mark.thorough
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in IN_EACH_RUN else [pytest.mark.slow]) for name in ATTACKS]
)
def test_an_attack_gets_nothing(name: str, prey: Prey, before: float) -> None:
    assert prey.attacked(name) == []
    assert most_memory() - before < MOST_MEMORY


# An honest program like a student's; `test_assign` grades the model answers of the book.


HONEST = """from __future__ import annotations
import heapq, random, string
from collections import Counter, defaultdict, deque, namedtuple
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from functools import cache
class Who(Enum):
    LEFT = 1
@dataclass
class Pair:
    a: Unknown
    b: int = 0
Point = namedtuple('Point', 'x y')
@cache
def wins(n):
    return any(not wins(n - t) for t in (1, 3, 4) if t <= n)
def solve(n):
    print(f'{wins(n)!r:>20}', end='', flush=True)
    h, queue, groups = [n, 3, 5], deque([(n, 2)]), defaultdict(list)
    heapq.heapify(h)
    groups[wins(n)].append(Counter(h).most_common(1)[0][1])
    many = [heapq.heappop(h), str(sum(Fraction(1, 1 + x) for x in h)), Who.LEFT.name, Pair(1).b, len(queue)]
    return many + [string.ascii_letters[Point(n % 9, 1).x], dict(groups), random.Random(7).randrange(9), {x % 3 for x in h}]
"""


@pytest.mark.thorough
def test_an_honest_program_gives_the_same_answers_in_the_sandbox(request: pytest.FixtureRequest) -> None:
    """The program prints, recurses 400 deep, and uses much of the standard library."""
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(HONEST, names)
    program = Program([Cell(1, HONEST)], LIMITS)
    assert not program.notes
    request.addfinalizer(partial(sys.setrecursionlimit, sys.getrecursionlimit()))
    sys.setrecursionlimit(5_000)  # some versions of Python count a call through a cache three times
    for n in range(300, 400):
        told = program.call("solve", json.dumps(plain((n,))), time.monotonic() + LIMITS.exercise)
        assert value_of(told["value"]) == value_of(plain(names["solve"](n))), n
