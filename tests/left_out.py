"""A plugin for mutmut that leaves out some tests.

It leaves out tests that fail in mutmut's copy of the code although the code has no error, for example a test of the modules that an
import loads. mutmut would stop at such a test while it finds out which tests run which function. The plugin also leaves out the
examples in the docstrings of mutmut's own variants of a function, of which there are thousands.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

FAILING = Path("failing.txt")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    report = (yield).get_result()
    if report.failed and os.environ.get("MUTANT_UNDER_TEST") == "stats":
        report.outcome, report.longrepr = "skipped", (str(item.path), 0, "fails without an error")
        with FAILING.open("a") as noted:
            noted.write(f"{item.nodeid}\n")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    noted = FAILING.read_text().splitlines() if FAILING.exists() else []
    items[:] = [item for item in items if item.nodeid not in noted and "__mutmut_" not in item.nodeid]
