"""A survey of octal codes: which have a period that so many values prove, and which are not settled by them.

The values take minutes, so they are kept in a file. That a game is not settled here does not make it open: `LITERATURE` has what
others have proved with more values than are computed here.

`python -m cgbook.survey.codes` writes the file anew; what is finished it keeps in the folder where it is called.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext, suppress
from functools import partial
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any

from cgbook.survey.checkpoint import Checkpoint
from cgbook.survey.cousins import standard_form
from cgbook.survey.workers import Mapper, workers
from cgkit._accel import pays
from cgkit.doors import SearchLimitError, check_int, check_list, short_repr
from cgkit.sequences.octal import MOST_VALUES, QUADRATIC, read_code
from cgkit.sequences.tables import Table

__all__ = ["CODES", "LIMIT", "LITERATURE", "alike", "bar", "survey", "written"]

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
WIDTH = 40  # of the bar


def survey(
    codes: Iterable[str],
    upto: int = FEW,
    *,
    map: Mapper = map,
    checkpoint: str | os.PathLike[str] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[dict[str, Any]]:
    """Return for each code its period, if so many values prove one, and the largest value: of all, or else among these.

    >>> survey(["0.77"], 1_000)
    [{'code': '0.77', 'start': 71, 'period': 12, 'exceptions': 14, 'largest': 8}]
    >>> survey(["0.6"], 1_000)[0]["period"] is None
    True

    Codes that play alike, by `cgbook.survey.cousins.standard_form`, are computed once.

    Parameters
    ----------
    codes : at most 100,000 codes, as for `cgkit.sequences.octal.plain_code`.
    upto : how many values are computed at most, an integer from 1 to 200,000, or with numba to 100,000,000. Of codes with digits from 8
        on it is 1,000; of others that numba cannot hasten, a million.
    map : what runs a function on each of a list and gives what it returns, in any order: the built-in `map`, that of an executor of
        `concurrent.futures`, or `workers(2)` for two processes or, under `joblib.parallel_config("dask")`, a cluster.
    checkpoint : a file that keeps each result as soon as it is known. A survey that was stopped, at whatever moment, goes on from it.
        One of more than 200,000 values needs it.
    progress : is called with the count of the standard forms that are done, and of all: `bar` prints a bar.

    Raises
    ------
    ValueError : if `codes` is a string or no iterable, a code is none, or another argument is not as told; or if the checkpoint is
        damaged, one of another survey, or in use by a survey that still runs.
    OSError : if the checkpoint cannot be read or written.

    Complexity
    ----------
    As for `cgkit.sequences.tables.Table.grow` on `upto` values for each standard form without a proved period, on as many as the proof
    needs for the others.
    """
    if isinstance(codes, str):
        raise ValueError(f'codes are a list of strings, such as ["0.77"], got {short_repr(codes)}')
    listed = check_list(codes, "codes", MOST_CODES)
    upto = check_int(upto, "limits", least=1, most=MOST_VALUES)
    if upto > QUADRATIC and not pays(upto, QUADRATIC):
        raise ValueError(f"limits are at most {QUADRATIC:,} where numba is not installed, got {upto:,}")
    if upto > QUADRATIC and checkpoint is None:
        raise ValueError(
            f"more than {QUADRATIC:,} values take long: name a checkpoint that keeps what is finished, got none"
        )
    if not callable(map) or (progress is not None and not callable(progress)):
        raise ValueError(f"map and progress are functions, got {short_repr(progress if callable(map) else map)}")
    forms = [standard_form(code) for code in listed]
    with (
        Checkpoint(checkpoint, {"survey of": "codes", "upto": upto})
        if checkpoint is not None
        else nullcontext() as kept
    ):
        known = _known(forms, upto, map, kept, progress or (lambda done, total: None))
    return [_row(code, shift, known[form]) for code, (form, shift) in zip(listed, forms, strict=True)]


def _known(
    forms: list[tuple[str, int]], upto: int, map: Mapper, kept: Checkpoint | None, tell: Callable[[int, int], None]
) -> dict[str, dict[str, Any]]:
    """What is found of each standard form: it stands in the checkpoint, or is computed now and put there."""
    known = {row["form"]: row for row in kept.parts} if kept else {}
    # what divides heaps in many ways takes longest, and goes first, so that no worker is left alone with it in the end
    wanted = sorted(dict.fromkeys(form for form, _ in forms), key=lambda form: -len(read_code(form).two))
    left = [form for form in wanted if form not in known]
    tell(len(wanted) - len(left), len(wanted))
    for count, row in enumerate(_each(map, left, upto), len(wanted) - len(left) + 1):
        if kept:
            kept.add(row)
        known[row["form"]] = row
        tell(count, len(wanted))
    return known


def _each(map: Mapper, forms: list[str], upto: int) -> Iterator[dict[str, Any]]:
    """What is found of each form, in any order, if the map is one."""
    given, left = map(partial(_settled, upto=upto), forms), set(forms)
    for row in given if isinstance(given, Iterable) else [given]:
        if not isinstance(row, dict) or row.get("form") not in left:
            break
        left.remove(row["form"])
        yield row
    if left:
        raise ValueError(f"map gives what a function returns for each of a list, once; got from it {short_repr(given)}")


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


def bar(done: int, total: int) -> None:
    """Print on one line of the terminal how far a survey is.

    Parameters
    ----------
    done : how many are done, an integer >= 0.
    total : of how many, an integer >= `done`.

    Raises
    ------
    ValueError : if they are no such integers.
    """
    total = check_int(total, "the total")
    done = check_int(done, "what is done", most=total)
    full = WIDTH * done // total if total else WIDTH
    print(
        f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done:,} of {total:,}",
        end="\n" if done == total else "",
        file=sys.stderr,
        flush=True,
    )


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


def _write(map: Mapper) -> None:
    """Make the file: all codes, and some of them once more, with more values."""
    rows: dict[str, dict[str, Any]] = {}
    for upto in sorted({LIMIT, *FARTHER.values()}):
        codes = [code for code in CODES if upto in (LIMIT, FARTHER.get(code))]
        surveyed = survey(codes, upto, map=map, checkpoint=f"survey-{upto}.txt", progress=bar)
        rows |= {row["code"]: row for row in surveyed}
    FILE.write_text("[\n" + ",\n".join(json.dumps(rows[code]) for code in CODES) + "\n]\n", "utf8")


if __name__ == "__main__":
    _write(workers())
