"""The fixtures of the browser tests; and, after the tests, on how many positions each ruleset's three answers were compared."""

from __future__ import annotations

import os

import pytest

from tests.browser import base, browser, visit  # noqa: F401  (fixtures)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Three workers for two cores where browsers are waited for; else one a core. Each worker reads all tests, for ten seconds."""
    cores = os.cpu_count() or 1
    return cores if "not browser" in config.option.markexpr else cores + cores // 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser starved on a busy machine gets two more tries; `-raR` names every test that needed it."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    rows = [
        value
        for report in terminalreporter.stats.get("passed", [])
        for name, value in report.user_properties
        if name == "three answers"
    ]
    if not rows:
        return
    terminalreporter.section("three answers: positions compared")
    terminalreporter.write_line(f"{len(rows)} rulesets, {sum(row[1] for row in rows):,} positions (each of them: -v)")
    if not terminalreporter.config.get_verbosity() > 0:
        return
    head = ("ruleset", "oracle", "solver", "theorem", "of values", "of moves", "table")
    width = max(len(row[0]) for row in [head, *rows])
    for name, *counts in [head, *rows]:
        cells = "".join(f"{count or '–':>11}" for count in counts)
        terminalreporter.write_line(f"{name:{width}}{cells}")
