"""A survey on a cluster: a scheduler and two workers in processes of their own, of which one is killed half-way."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from cgbook.survey import survey, workers
from cgbook.survey.codes import CODES

ROOT = Path(__file__).parents[3]
UPTO = 3_000


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended by its own id when the test is over."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "10"}
    running = subprocess.Popen(
        [sys.executable, "-m", *arguments], env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        yield running
    finally:
        running.kill()
        running.wait()


def address(scheduler: subprocess.Popen[str]) -> str:
    """Where the scheduler listens, as it says."""
    assert scheduler.stdout
    for line in scheduler.stdout:
        if found := re.search(r"Scheduler at:\s*(tcp://\S+)", line):
            return found[1]
    raise AssertionError("the scheduler says no address")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_worker_of_a_cluster_is_lost_and_nothing_with_it(tmp_path: Path) -> None:
    import joblib  # type: ignore[import-untyped]
    from distributed import Client

    kept = tmp_path / "kept.txt"
    done: list[int] = []
    with ExitStack() as stack:
        quiet = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show")
        where = address(stack.enter_context(started("distributed.cli.dask_scheduler", *quiet)))
        one = ("--nworkers", "1", "--nthreads", "1", "--no-dashboard", "--no-nanny", "--local-directory", str(tmp_path))
        both = [stack.enter_context(started("distributed.cli.dask_worker", where, *one)) for _ in range(2)]
        client = stack.enter_context(Client(where))  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)

        def tell(count: int, total: int) -> None:
            done.append(count)
            if count == total // 3:
                both[0].kill()

        with joblib.parallel_config("dask"):
            found = survey(CODES, UPTO, map=workers(), checkpoint=kept, progress=tell)
        assert both[0].wait() != 0
        assert len(client.scheduler_info()["workers"]) == 1
    assert found == survey(CODES, UPTO)
    assert done == list(range(len(done)))
    assert len(kept.read_bytes().splitlines()) == len(done)
