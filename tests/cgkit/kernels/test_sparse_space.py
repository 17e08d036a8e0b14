"""Tests that compiled values of take-and-break games agree with plain Python, and that the periods proved from them are right."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from array import array
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cgkit
from cgkit import SearchLimitError, TakeAndBreak, acceleration, period
from cgkit.kernels import sparse_space as kernel
from cgkit.sequences.code_tables import Table, _by_parts, _by_takes
from cgkit.sequences.exceptions import Exceptions, exceptions_of
from cgkit.sequences.octal_codes import Breaks, heap_values, read_code, table_of
from cgkit.sequences.repeats import last_window, matches_at_end


def plain(breaks: Breaks, terms: int) -> list[int]:
    """Return the values without a kernel."""
    start = array("B", [0])
    if breaks.parts == 1:
        return _by_takes(breaks, start, terms).tolist()
    return _by_parts(breaks, start, terms, 4).tolist()


def compiled(breaks: Breaks, terms: int, steps: list[int]) -> list[int]:
    """Return the values, computed by the kernel in steps."""
    values = array("B", [0])
    for more in [*steps, terms]:
        if more > len(values):
            found = kernel.extended(values, more, breaks.none, breaks.one, breaks.two, unequal=breaks.unequal)
            assert found is not None
            values = found
    return values.tolist()


@given(
    st.text("01234567", min_size=1, max_size=4),
    st.sampled_from("04"),
    st.lists(st.integers(2, 700), max_size=4),
    st.integers(1, 900),
)
def test_the_kernel_has_the_values_of_any_octal_code(tail: str, head: str, steps: list[int], terms: int) -> None:
    breaks = read_code(f"{head}.{tail}")
    assert compiled(breaks, terms, sorted(steps)) == plain(breaks, max(terms, *steps, 1))[: max(terms, *steps, 1)]


@pytest.mark.parametrize(
    "code", ["4!.0", "4!.3", "4!.03", "0.16", "0.007", "0.04", "0.776", "4.4", "0.004", "0.0404", "0.6", "0.356"]
)
def test_the_kernel_continues_in_sparse_and_in_dense_spaces(code: str) -> None:
    breaks = read_code(code)
    assert compiled(breaks, 6_000, [64, 300, 301, 2_000]) == plain(breaks, 6_000)


@given(st.sets(st.integers(1, 60) | st.just(2**64), min_size=1, max_size=8), st.integers(1, 400))
def test_the_kernel_has_the_values_of_subtraction_games(numbers: set[int], terms: int) -> None:
    breaks = Breaks.taking(numbers)
    assert compiled(breaks, terms, [7, 100]) == plain(breaks, max(terms, 100))


@given(st.sampled_from(["0.16", "4!.0", "0.007", "0.77"]), st.integers(1, 15), st.booleans())
def test_any_mask_gives_the_same_values(code: str, mask: int, odd: bool) -> None:
    """A mask changes only the speed. Here it's random, and every heap is computed as in a sparse space."""
    breaks, terms, known = read_code(code), 400, 40
    odd &= len({taken % 2 for taken in breaks.two}) == 1
    offset = min(breaks.two) % 2
    truth = plain(breaks, terms)
    rare = [n for n in range(1, terms) if not ((truth[n] & mask).bit_count() ^ odd * (n + offset)) & 1]
    so_far = [n for n in rare if n < known]
    room, worth, values = np.zeros(terms, np.uint32), np.zeros(terms, np.uint16), np.zeros(terms, np.uint16)
    room[: len(so_far)], worth[: len(so_far)], values[:known] = so_far, [truth[n] for n in so_far], truth[:known]
    none, one, two = (np.array(group, np.int64) for group in (breaks.none, breaks.one, breaks.two))
    end, _, count = kernel.sparse(
        values, known, terms, mask, int(odd), offset, room, worth, len(so_far), none, one, two, breaks.unequal, 256
    )
    assert end == terms
    assert values.tolist() == truth
    assert room[:count].tolist() == rare


def test_kernels_run_as_plain_python_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("sparse", "dense", "_parity", "_meet_takes", "_meet_part", "_meet_side_by_side", "_is_option"):
        made = getattr(kernel, name)
        monkeypatch.setattr(kernel, name, getattr(made, "py_func", made))
    for code in ("0.16", "0.04", "4!.0", "0.3"):
        assert compiled(read_code(code), 500, [64]) == plain(read_code(code), 500)


def test_a_table_is_the_same_with_and_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    codes = ["0.77", "0.6", "4!.0", "0.776", "0.3", "0.137"]
    fast = [Table(read_code(code)) for code in codes]
    for table in fast:
        table.grow(5_000)
    monkeypatch.setattr(acceleration, "numba", lambda: None)
    for code, table in zip(codes, fast, strict=True):
        slow = Table(read_code(code))
        slow.grow(5_000)
        assert slow.values.tolist() == table.values.tolist(), code
        assert (slow.period, slow.needed) == (table.period, table.needed)


def test_a_kernel_works_without_a_compiler_or_without_a_folder_for_its_cache(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from cgkit import acceleration as door

    def double(number: int) -> int:
        return 2 * number

    class NoFolder:
        """A compiler that finds no folder for its machine code."""

        @staticmethod
        def njit(*, nogil: bool, cache: bool = False) -> Any:
            if cache:
                raise RuntimeError("cannot cache function: no locator available")
            return lambda function: function

    for compiler in (lambda: None, NoFolder):
        monkeypatch.setattr(door, "numba", compiler)
        assert door.compiled(double)(21) == 42


@pytest.mark.parametrize(("variable", "value"), [("CGKIT_PURE", "1"), ("NUMBA_DISABLE_JIT", "1")])
def test_the_compiler_can_be_switched_off(variable: str, value: str) -> None:
    program = "from cgkit import acceleration; print(acceleration.numba(), acceleration.pays(10**9, 1))"
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, variable: value}, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["None", "False"]


@pytest.mark.thorough
def test_machine_code_is_not_stored_if_cgkit_is_in_a_zip_and_there_is_no_home(tmp_path: Path) -> None:
    """In this case, numba says only after it has compiled that it can't write."""
    home = Path(cgkit.__file__).parent
    with zipfile.ZipFile(tmp_path / "cgkit.zip", "w") as archive:
        for path in home.rglob("*.py"):
            archive.write(path, path.relative_to(home.parent))
    program = "from cgkit import dag_values; import numpy as np; n = np.arange(300_000); print(sum(dag_values(np.stack([n, n + 1], 1))))"
    paths = {"PYTHONPATH": str(tmp_path / "cgkit.zip"), "HOME": str(tmp_path / "cgkit.zip" / "none")}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env={**os.environ, **paths}, capture_output=True, text=True
    )
    assert done.stdout.strip() == "150000", done.stderr


def test_a_late_period_is_proved() -> None:
    """Gangolli and Plambeck (1989) found the pre-period 105,351 and the period 149,459."""
    table_of.cache_clear()
    found = period(TakeAndBreak("0.16"), 520_000)
    assert (found.start, found.length, found.proved) == (105_351, 149_459, True)
    values = heap_values("0.16", 520_000)
    assert found.values(300_000) == values[:300_000].tolist()
    assert (
        values[found.start :]
        == values[found.start : found.start + found.length] * 2 + values[found.start : 520_000 - 2 * found.length]
    )


@given(st.lists(st.sampled_from([0, 1, 300]), min_size=1, max_size=60), st.integers(0, 40), st.sampled_from("BHI "))
def test_a_recurring_window_is_found(values: list[int], window: int, kind: str) -> None:
    large = {"B": [0, 1, 200], "H": [0, 300, 0xDFFF], "I": [0, 300, 10**6], " ": [-1, 0, 10**20]}[kind]
    values = [large[min(value, 2)] for value in values]
    given_: Any = values if kind == " " else array(kind, values)
    matches = matches_at_end(list(given_))
    truth = next((p for p in range(1, len(values)) if matches[p] >= window), None)
    found = last_window(given_, window)
    if truth is None or window > len(values) - truth:
        assert found is None or found[1] + window == len(values) == window + 1 or window == 0
    else:
        assert found == (len(values) - truth - matches[truth], truth)


@given(st.lists(st.integers(0, 255), min_size=1, max_size=80), st.integers(1, 9))
def test_exceptions_are_the_values_that_differ_from_the_cycle(values: list[int], length: int) -> None:
    cycle = (values * length)[:length]
    truth = tuple((n, value) for n, value in enumerate(values) if value != cycle[n % length])
    assert exceptions_of(array("B", values), len(values), bytes(cycle)) == truth
    many = Exceptions(array("I", [n for n, _ in truth]), bytes(value for _, value in truth))
    assert many == truth
    assert (len(many), hash(many), many[:2]) == (len(truth), hash(truth), truth[:2])
    assert [many.get(n, -1) for n in range(80)] == [dict(truth).get(n, -1) for n in range(80)]
    assert all(one < other for (one, _), (other, _) in pairwise(many))


def test_a_hundred_million_values_of_a_periodic_game() -> None:
    values = heap_values("0.77", 100_000_000)
    assert (len(values), values.itemsize, values[10**8 - 1]) == (10**8, 1, read_code("0.77").value(10**8 - 1))
    assert heap_values({3, 1, 4}, 0).tolist() == []
    assert heap_values([1, 3, 4, 3], 9).tolist() == [0, 1, 0, 1, 2, 3, 2, 0, 1]


def test_a_table_that_grows_too_long_keeps_its_values(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "LONGEST", 20_000)
    table = Table(read_code("0.04"))
    with pytest.raises(SearchLimitError, match=r"stopped after \d+ of the 90,000 values: too many of them are rare"):
        table.grow(90_000)
    assert 20_000 <= len(table.values) < 90_000
    with pytest.raises(SearchLimitError, match="of the 2,000 values without finding a period: ask for at most 1,000"):
        heap_values("8", 2_000)
    with pytest.raises(ValueError, match="would need about"):
        acceleration.enough_memory(10**9, "a table")
