"""A survey of octal codes, by one worker and by two."""

from __future__ import annotations

from typing import Any

from benchmarks.measure import Goal, Task, task
from cgbook.survey import survey, workers
from cgbook.survey.codes import CODES

UPTO = 40_000
ONE, THREADS, PROCESSES = "cgkit, one worker", "cgkit, two threads", "cgkit, two processes"


@task
def survey_of_codes() -> Task:
    """A survey of 512 octal codes to 40,000 chips"""

    def surveyed(**by: Any) -> list[dict[str, Any]]:
        return survey(CODES, UPTO, **by)

    threads, processes = workers(2, prefer="threads"), workers(2)
    return Task(
        {ONE: surveyed, THREADS: lambda: surveyed(map=threads), PROCESSES: lambda: surveyed(map=processes)},
        [Goal(1.7, ONE, THREADS), Goal(1.7, ONE, PROCESSES)],
        warm=lambda: [survey(CODES[:40], UPTO, map=by) for by in (threads, processes)],
    )
