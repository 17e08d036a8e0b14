"""A plugin for mutmut: what it leaves out of the tests.

Tests that fail in its copy of the code without any error, as one of what an import loads: mutmut itself would stop at them when it
learns which tests run which function. And the examples in the docstrings of its own variants of a function, thousands of copies of one.
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
