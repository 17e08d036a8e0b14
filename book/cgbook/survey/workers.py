"""Many processors for a survey: processes or threads of this machine, or a cluster, by joblib."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from cgkit.doors import check_choice, check_int, needs

__all__ = ["Mapper", "workers"]

#: what runs a function on each of many, and gives what it finds in any order: the built-in `map`, an executor's, `workers(2)`
Mapper = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]

MOST = 1_024


def workers(count: int | None = None, prefer: str = "processes") -> Mapper:
    """Return a `map` that spreads its work: `survey(codes, 10_000, map=workers(2))`.

    >>> sorted(workers(2)(abs, [-3, 2, -1]))
    [1, 2, 3]

    Under `with joblib.parallel_config("dask"):` and a client of `distributed` the work goes to the workers of the cluster, and what one of
    them had begun when it was lost is begun again by another.

    Parameters
    ----------
    count : how many at once, an integer from 1 to 1,024; if none is given, all of this machine, or of the cluster.
    prefer : "processes"; or "threads", which are begun sooner, and pay where the work is done outside of Python, by numba.

    Returns
    -------
    a function of a function and a list, which gives what the function returns for each, as it comes.

    Raises
    ------
    ValueError : if an argument is not as told.
    ModuleNotFoundError : where joblib is not installed.
    """
    with needs("cgbook[survey]"):
        import joblib  # type: ignore[import-untyped]

    if count is not None:
        count = check_int(count, "workers", least=1, most=MOST)
    prefer = check_choice(("processes", "threads"), prefer, "workers")

    def spread(function: Callable[[Any], Any], listed: Sequence[Any]) -> Iterator[Any]:
        parallel = joblib.Parallel(n_jobs=count or -1, prefer=prefer, return_as="generator_unordered")
        results: Iterator[Any] = parallel(joblib.delayed(function)(item) for item in listed)
        return results

    return spread
