"""A survey of octal codes: which have a period that so many values prove, and which are not settled by them.

The values take minutes, so they are kept in a file. That a game is not settled here does not make it open: `LITERATURE` has what
others have proved with more values than are computed here.

`python -m cgbook.survey.codes` writes the file again.
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

__all__ = ["CODES", "LIMIT", "LITERATURE", "alike", "survey", "written"]

CODES = tuple("0." + "".join(digits) for digits in product("01234567", repeat=3))
FEW = 10_000  # values, if no other bound is given
LIMIT = 100_000  # values of each code in the file, and more of a few
FARTHER = MappingProxyType(
    {
        "0.160": 520_000,
        **dict.fromkeys(("0.560", "0.561", "0.562", "0.563"), 660_000),
        "0.376": 4_600_000,
        "0.354": 20_200_000,
    }
)
# What takes long: pre-period, period, and who proved it first. They are proved once more in the file, from as many
# values as the theorem asks for.
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
FACTS = ("start", "period", "exceptions", "largest")  # of a row


def survey(
    codes: Iterable[str], upto: int = FEW, *, executor: Executor | None = None, done: Iterable[str] = ()
) -> Iterator[dict[str, Any]]:
    """Yield a row for each code: its period, if `upto` values prove one, and its largest value as far as they go.

    >>> for row in survey(["0.77", "0.6"], 1_000):
    ...     print(row)
    {'code': '0.77', 'start': 71, 'period': 12, 'exceptions': 14, 'largest': 8}
    {'code': '0.6', 'start': None, 'period': None, 'exceptions': None, 'largest': 32}

    A row comes as soon as it's known, so the order isn't that of `codes`. Keep the rows as they come: a survey that you stop and
    start again with their codes as `done` only does the rest. Codes that play alike, by `cgbook.survey.cousins.standard_form`, are
    computed once.

    Parameters
    ----------
    codes : at most 100,000 codes, as for `cgkit.sequences.octal_codes.plain_code`.
    upto : most values to compute of a code, an integer from 1 to 200,000, or to 100,000,000 with numba. Codes with a digit from 8 on
        stop at 1,000 values, and others that numba doesn't speed up at a million.
    executor : any `concurrent.futures.Executor`: a pool of processes of this machine, `Client.get_executor()` of Dask's
        `distributed`, `MPIPoolExecutor` of `mpi4py.futures`. Without one, codes are computed here, one after another.
    done : codes to skip.

    Raises
    ------
    ValueError : if `codes` or `done` isn't a list of codes, or `upto` is out of range.
    TypeError : if `executor` isn't an executor.

    Complexity
    ----------
    As for `cgkit.sequences.code_tables.Table.grow` on `upto` values for each standard form without a proved period, on as many as the proof
    needs for the others.
    """
    upto = check_int(upto, "limits", least=1, most=MOST_VALUES)
    if upto > QUADRATIC and not pays(upto, QUADRATIC):
        raise ValueError(f"limits are at most {QUADRATIC:,} where numba is not installed, got {upto:,}")
    if not isinstance(executor, Executor | None):
        raise TypeError(f"executor must be a concurrent.futures.Executor, got {short_repr(executor)}")
    skipped = set(_codes(done))
    forms: dict[str, list[tuple[str, int]]] = {}
    for code in _codes(codes):
        form, shift = standard_form(code)
        if code not in skipped:
            forms.setdefault(form, []).append((code, shift))
    # codes that split heaps in many ways take longest and go first, so that no worker is left alone with one in the end
    wanted = sorted(forms, key=lambda form: -len(read_code(form).two))
    return (_row(code, shift, facts) for facts in _all(wanted, upto, executor) for code, shift in forms[facts["form"]])


def _codes(given: Iterable[str]) -> list[str]:
    listed = [given] if isinstance(given, str) else check_list(given, "codes", MOST_CODES)
    if isinstance(given, str) or not all(isinstance(code, str) for code in listed):
        raise ValueError(f'codes are a list of strings, such as ["0.77"], got {short_repr(given)}')
    return listed


def _all(forms: list[str], upto: int, executor: Executor | None) -> Iterator[dict[str, Any]]:
    """Yield what is found of each form, as it comes."""
    if executor is None:
        yield from (_settled(form, upto) for form in forms)
        return
    futures = [executor.submit(_settled, form, upto) for form in forms]
    try:
        yield from (future.result() for future in as_completed(futures))
    finally:  # whoever stops here need not wait for the rest
        for future in futures:
            future.cancel()


def _settled(form: str, upto: int) -> dict[str, Any]:
    """What so many values of a standard form tell, for each shift that its cousins can have.

    `before` is what its period would say of heaps of -1, -2, …; `largest`, the largest value with so many less.
    """
    shifts = range(len(form))
    breaks = read_code(form)
    table = Table(breaks)
    with suppress(SearchLimitError):  # the values that are there are kept
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
    """What that tells of a code whose heaps of n + shift play as its heaps of n, and whose smaller ones are worth 0."""
    row = {"code": code} | {name: facts[name] for name in FACTS} | {"largest": facts["largest"][shift]}
    if row["period"]:
        untrue = [heap for heap in range(shift) if facts["before"][shift - 1 - heap]]
        row["start"] = row["start"] + shift if row["start"] else max(untrue, default=-1) + 1
        row["exceptions"] += len(untrue)
    return row


def written() -> list[dict[str, Any]]:
    """Return the survey of all codes 0.d₁d₂d₃, on 100,000 values each and on more for the few in `FARTHER`, as it was written down.

    >>> len(written())
    512
    """
    rows: list[dict[str, Any]] = json.loads(FILE.read_text("utf8"))
    return rows


def alike(rows: Iterable[dict[str, Any]], terms: int = 300) -> list[str]:
    """Return for each row of a survey the first code in it that has the same values, as far as so many values and the row tell.

    >>> alike(survey(["0.05", "0.2", "0.24"], 400))
    ['0.05', '0.05', '0.05']

    Parameters
    ----------
    rows : as `survey` and `written` return them.
    terms : how many values are compared.
    """
    first: dict[tuple[Any, ...], str] = {}
    codes = []
    for row in rows:
        facts = (row[key] for key in FACTS)
        values = tuple(read_code(row["code"]).sequence(terms))
        codes.append(first.setdefault((values, *facts), row["code"]))
    return codes


def _write(executor: Executor) -> None:
    """Make the file: all codes, and some of them once more, with more values."""
    rows: dict[str, dict[str, Any]] = {}
    for upto in sorted({LIMIT, *FARTHER.values()}):
        codes = [code for code in CODES if upto in (LIMIT, FARTHER.get(code))]
        rows |= {row["code"]: row for row in survey(codes, upto, executor=executor)}
    FILE.write_text("[\n" + ",\n".join(json.dumps(rows[code]) for code in CODES) + "\n]\n", "utf8")


if __name__ == "__main__":
    with ProcessPoolExecutor() as pool:
        _write(pool)
