"""The page for teachers tells of a hub what its record says, and the record is of what is pinned and of today's exercises."""

from __future__ import annotations

import json
import re

from cgbook.teaching.assign import Book, by_names, made
from tests.browser import ROOT
from tools.hub.__main__ import EXERCISES
from tools.hub.record import read, table

HUB = ROOT / "tools" / "hub"
PAGE = (ROOT / "book" / "teachers.md").read_text("utf8")


def test_the_page_shows_the_record() -> None:
    record = read()
    assert table(record) in PAGE
    for student in ("ada", "ben"):
        assert record["feedback"][student] in PAGE
    for name in ("JupyterHub", "JupyterLab", "nbgrader"):
        assert f"{name} {record['versions'][name]}" in PAGE
    assert len(record["shut"]) == 5


def test_the_record_is_of_what_is_pinned() -> None:
    lock = (ROOT / "tools" / "graders" / "requirements.txt").read_text("utf8")
    pins = dict(re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE))
    npm = json.loads((HUB / "package-lock.json").read_text("utf8"))["packages"]
    proxy = npm["node_modules/configurable-http-proxy"]["version"]
    want = {"configurable-http-proxy": proxy} | {
        name: pins[name.lower()] for name in ("JupyterHub", "nbgrader", "JupyterLab")
    }
    assert read()["versions"] == want


def test_the_marks_are_those_that_the_answers_deserve() -> None:
    items = made(Book(ROOT), by_names(EXERCISES), "maple")
    record = read()
    assert [(one["title"], one["points"]) for one in record["exercises"]] == [(one.title, one.points) for one in items]
    assert record["marks"]["ada"] == [one.points for one in items]
    right = [one for one in items if one.kind != "code"][:2]
    program = next(one for one in items if one.kind == "code")
    ben = {id(one): one.points for one in right} | {id(program): program.public_points}
    assert record["marks"]["ben"] == [ben.get(id(one), 0) for one in items]


def test_no_licence_of_the_proxy_forbids_anything() -> None:
    packages = json.loads((HUB / "package-lock.json").read_text("utf8"))["packages"]
    assert {one["license"] for one in packages.values()} <= {"MIT", "BSD-3-Clause", "ISC", "Apache-2.0"}
