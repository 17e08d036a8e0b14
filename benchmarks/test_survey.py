"""A survey of octal codes, by one worker and by two."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.goals import Timed, contenders
from cgbook.survey import survey, workers
from cgbook.survey.codes import CODES

UPTO = 40_000
ONE, THREADS, PROCESSES = "cgkit, one worker", "cgkit, two threads", "cgkit, two processes"


@contenders(ONE, THREADS, PROCESSES)
@pytest.mark.goal(1.7, ONE, who=THREADS)
@pytest.mark.goal(1.7, ONE, who=PROCESSES)
def test_survey(who: str, timed: Timed) -> None:
    """A survey of 512 octal codes to 40,000 chips"""
    by: dict[str, Any] = {} if who == ONE else {"map": workers(2, prefer="threads" if who == THREADS else "processes")}
    survey(CODES[:40], UPTO, **by)
    timed(lambda: survey(CODES, UPTO, **by))
