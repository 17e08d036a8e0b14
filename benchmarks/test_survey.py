"""A survey of octal codes, with one worker and with two."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext

import pytest

from benchmarks.goals import Timed, contenders
from cgbook.survey import survey
from cgbook.survey.codes import CODES

UPTO = 40_000
ONE, THREADS, PROCESSES = "cgkit, one worker", "cgkit, two threads", "cgkit, two processes"


@contenders(ONE, THREADS, PROCESSES)
@pytest.mark.goal(1.7, ONE, who=THREADS)
@pytest.mark.goal(1.7, ONE, who=PROCESSES)
def test_survey(who: str, timed: Timed) -> None:
    """A survey of 512 octal codes to 40,000 chips"""
    pools = {THREADS: ThreadPoolExecutor, PROCESSES: ProcessPoolExecutor}
    with pools[who](2) if who in pools else nullcontext() as pool:
        list(survey(CODES[:40], UPTO, executor=pool))
        timed(lambda: sorted(row["code"] for row in survey(CODES, UPTO, executor=pool) if row["period"]))
