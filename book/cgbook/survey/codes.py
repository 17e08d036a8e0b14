"""A survey of octal codes, which shows the periods proved by a given number of values and the codes without such a proof.

Computing the values takes minutes, so the results are stored in a file. If a code has no period there, somebody else may still have proved
one. `LITERATURE` says who first proved the periods that need the most values.

Run `python -m cgbook.survey.codes` to write the file again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import suppress
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cgbook.survey.cousins import standard_form
from cgkit.acceleration import pays
from cgkit.checks import SearchLimitError, check_int, check_list, short_repr
from cgkit.sequences.code_tables import Table
from cgkit.sequences.octal_codes import MOST_VALUES, QUADRATIC, read_code

CODES = tuple("0." + "".join(digits) for digits in product("01234567", repeat=3))
FEW = 10_000  # default number of values of each code
LIMIT = 100_000  # maximum number of values computed for each code in the file; a few codes have more
FARTHER = MappingProxyType(
    {
        "0.160": 520_000,
        **dict.fromkeys(("0.560", "0.561", "0.562", "0.563"), 660_000),
        "0.376": 4_600_000,
        "0.354": 20_200_000,
    }
)
# Codes whose periods take a long time to prove, with the pre-period, the period, and who first proved it. This module proves the periods
# again, with the number of values required by the theorem.
LITERATURE = MappingProxyType(
    {
        "0.127": (46_578, 4, "Gangolli and Plambeck, 1989"),
        "0.160": (105_351, 149_459, "Gangolli and Plambeck, 1989"),
        "0.560": (326_640, 144, "Gangolli and Plambeck, 1989"),
        "0.376": (2_268_248, 4, "Gangolli and Plambeck, 1989"),
        "0.354": (10_061_916, 1_180, "Flammenkamp, 2002"),
    }
)
FILE = Path(__file__).with_name("survey.json")
MOST_CODES = 100_000
FACTS = ("start", "period", "exceptions", "largest")  # names of the columns, apart from the code


def survey(
    codes: Iterable[str], upto: int = FEW, *, executor: Executor | None = None, done: Iterable[str] = ()
) -> Iterator[dict[str, Any]]:
    """Yield a row for each code, with its period, if `upto` values prove one, and the largest of the computed values.

    >>> for row in survey(["0.77", "0.6"], 1_000):
    ...     print(row)
    {'code': '0.77', 'start': 71, 'period': 12, 'exceptions': 14, 'largest': 8}
    {'code': '0.6', 'start': None, 'period': None, 'exceptions': None, 'largest': 32}

    A row comes as soon as it's known, so the order differs from `codes`. Store the rows as they arrive. If you stop a survey and start it
    again with their codes as `done`, it does only the rest. Codes that play alike, by `cgbook.survey.cousins.standard_form`, are computed
    once.

    Parameters
    ----------
    codes : at most 100,000 codes, as for `cgkit.sequences.octal_codes.plain_code`.
    upto : maximum number of values to compute for a code, an integer from 1 to 200,000, or to 100,000,000 with numba. Codes with a digit of
        8 or more stop at 1,000 values. Codes with a digit of 4 or more but no sparse space stop at a million.
    executor : any `concurrent.futures.Executor`, such as a pool of processes on this machine, `Client.get_executor()` of Dask's
        `distributed`, or `MPIPoolExecutor` of `mpi4py.futures`. By default, this process computes the codes one after another.
    done : codes to skip.

    Raises
    ------
    TypeError, ValueError : if an argument isn't of the form described above.

    Complexity
    ----------
    The cost of `cgkit.sequences.code_tables.Table.grow` for each standard form, with the number of values needed to prove a period, or
    `upto` values if there's no proof.
    """
    upto = check_int(upto, "limits", least=1, most=MOST_VALUES)
    if upto > QUADRATIC and not pays(upto, QUADRATIC):
        raise ValueError(f"limits must be at most {QUADRATIC:,} because numba isn't installed, got {upto:,}")
    if not isinstance(executor, Executor | None):
        raise TypeError(f"executor must be a concurrent.futures.Executor, got {short_repr(executor)}")
    skipped = set(_codes(done))
    forms: dict[str, list[tuple[str, int]]] = {}
    for code in _codes(codes):
        form, shift = standard_form(code)
        if code not in skipped:
            forms.setdefault(form, []).append((code, shift))
    # Codes that split heaps in many ways take longest. They go first, so that no worker is still busy with one when all others have
    # finished.
    wanted = sorted(forms, key=lambda form: -len(read_code(form).two))
    return (_row(code, shift, facts) for facts in _all(wanted, upto, executor) for code, shift in forms[facts["form"]])


def _codes(given: Iterable[str]) -> list[str]:
    listed = [given] if isinstance(given, str) else check_list(given, "codes", MOST_CODES)
    if isinstance(given, str) or not all(isinstance(code, str) for code in listed):
        raise ValueError(f'codes must be a list of strings, such as ["0.77"], got {short_repr(given)}')
    return listed


def _all(forms: list[str], upto: int, executor: Executor | None) -> Iterator[dict[str, Any]]:
    """Yield the results for each form as soon as they're known."""
    if executor is None:
        yield from (_settled(form, upto) for form in forms)
        return
    futures = [executor.submit(_settled, form, upto) for form in forms]
    try:
        yield from (future.result() for future in as_completed(futures))
    finally:  # if the caller stops early, it needn't wait for the rest
        for future in futures:
            future.cancel()


def _settled(form: str, upto: int) -> dict[str, Any]:
    """Return the facts proved by this many values of a standard form, for every shift that its cousins can have.

    `before` holds the values predicted by the period for heaps of -1, -2, …. `largest` holds the largest value for each shift; a shift of s
    drops the last s values.
    """
    shifts = range(len(form))
    breaks = read_code(form)
    table = Table(breaks)
    with suppress(SearchLimitError):  # the table keeps the values computed before the limit
        table.grow(breaks.within(upto))
    period = table.period
    if not period:
        largest = [max(table.values[: len(table.values) - shift], default=0) for shift in shifts]
        return {"form": form, "start": None, "period": None, "exceptions": None, "largest": largest}
    return {
        "form": form,
        "start": period.start,
        "period": period.length,
        "exceptions": len(period.exceptions),
        "largest": [max(table.values[: period.start + period.length])] * len(shifts),
        "before": [period.cycle[(-1 - shift) % period.length] for shift in shifts],
    }


def _row(code: str, shift: int, facts: dict[str, Any]) -> dict[str, Any]:
    """Return the row of a code whose heaps of n + shift play like heaps of n in the standard form; smaller heaps are worth 0."""
    row = {"code": code} | {name: facts[name] for name in FACTS} | {"largest": facts["largest"][shift]}
    if row["period"]:
        untrue = [heap for heap in range(shift) if facts["before"][shift - 1 - heap]]
        row["start"] = row["start"] + shift if row["start"] else max(untrue, default=-1) + 1
        row["exceptions"] += len(untrue)
    return row


def written() -> list[dict[str, Any]]:
    """Return the stored survey of all codes 0.d₁d₂d₃, from at most 100,000 values of each, or more for the few codes in `FARTHER`.

    >>> len(written())
    512
    """
    rows: list[dict[str, Any]] = json.loads(FILE.read_text("utf8"))
    return rows


def alike(rows: Iterable[dict[str, Any]], terms: int = 300) -> list[str]:
    """Return, for each row of a survey, the first code that has the same values, judging by the first `terms` values and the rows.

    >>> alike(survey(["0.05", "0.2", "0.24"], 400))
    ['0.05', '0.05', '0.05']

    Parameters
    ----------
    rows : rows that `survey` or `written` returned.
    terms : number of values to compare.
    """
    first: dict[tuple[Any, ...], str] = {}
    codes = []
    for row in rows:
        facts = (row[key] for key in FACTS)
        values = tuple(read_code(row["code"]).sequence(terms))
        codes.append(first.setdefault((values, *facts), row["code"]))
    return codes


def _write(executor: Executor) -> None:
    """Write the file, with all codes up to the common limit, and a few of them again with more values."""
    rows: dict[str, dict[str, Any]] = {}
    for upto in sorted({LIMIT, *FARTHER.values()}):
        codes = [code for code in CODES if upto in (LIMIT, FARTHER.get(code))]
        rows |= {row["code"]: row for row in survey(codes, upto, executor=executor)}
    FILE.write_text("[\n" + ",\n".join(json.dumps(rows[code]) for code in CODES) + "\n]\n", "utf8")


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        _write(pool)
