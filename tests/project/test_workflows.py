"""Tests that the workflows for changes, releases and every week use only files and targets that exist."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
NAMES = [path.name for path in WORKFLOWS]
CLASSIFIERS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf8"))["project"]["classifiers"]
PYTHONS = [found[1] for line in CLASSIFIERS if (found := re.fullmatch(r".*Python :: (3\.\d+)", line))]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE))


def read(name: str) -> dict[str, Any]:
    """Return a workflow; YAML reads its key `on` as true."""
    found: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text("utf8"))
    return found


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in read(name)["jobs"].values() for step in job.get("steps", [])]


def lines(name: str) -> list[str]:
    """Return the commands of all steps, one by one."""
    return [
        part.strip() for step in steps(name) for part in re.split(r"&&|\|\||\n", step.get("run", "")) if part.strip()
    ]


def missing_from(command: str) -> list[str]:
    """Return the paths of the project and the targets of make that a command names but that don't exist."""
    words = shlex.split(command, comments=True)
    missing = []
    if words and words[0] == "make":
        missing += [word for word in words[1:] if "=" not in word and word not in TARGETS]
    missing += [
        word for word in words if re.fullmatch(r"(?:tests|tools|book)/[\w./-]+", word) and not (ROOT / word).exists()
    ]
    return missing


def test_the_workflows_test_the_versions_of_python_that_the_project_names() -> None:
    assert read("check.yml")["jobs"]["units"]["strategy"]["matrix"]["python"] == PYTHONS
    asked = [
        step["with"]["python-version"]
        for name in NAMES
        for step in steps(name)
        if "setup-python" in step.get("uses", "")
    ]
    assert {version for version in asked if "matrix" not in version} <= set(PYTHONS)


@pytest.mark.parametrize("name", NAMES)
def test_a_workflow_runs_only_existing_commands(name: str) -> None:
    assert lines(name) or any("uses" in job for job in read(name)["jobs"].values())
    assert not [word for line in lines(name) for word in missing_from(line)]
    assert missing_from("make sitee UPGRADE=1") + missing_from("python tools/nowhere.py") == [
        "sitee",
        "tools/nowhere.py",
    ]


@pytest.mark.parametrize("name", NAMES)
def test_a_workflow_has_no_more_permissions_than_it_needs(name: str) -> None:
    assert read(name)["permissions"] == {"contents": "read"}
    jobs = read(name)["jobs"].items()
    writes = {
        (job, right) for job, told in jobs for right, how in told.get("permissions", {}).items() if how == "write"
    }
    publishing = {("pages", "pages"), ("pages", "id-token"), ("release", "contents")}
    assert writes == (publishing if name == "publish.yml" else set())
    text = (ROOT / ".github" / "workflows" / name).read_text("utf8")
    used = [line for line in re.findall(r"uses: (.+)", text) if not line.startswith("./")]
    assert [line for line in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v[\d.]+", line)] == [], (
        "an action must be named by its commit"
    )
    for job in read(name)["jobs"].values():
        assert "uses" in job or "timeout-minutes" in job
    for step in steps(name):
        if "actions/checkout" in step.get("uses", ""):
            assert step["with"]["persist-credentials"] is False
        # a text that a stranger can choose, such as the name of a branch or a tag, must never be part of a command
        assert "${{" not in step.get("run", "")


def test_changes_are_tested_before_they_are_published() -> None:
    jobs = read("publish.yml")["jobs"]
    assert jobs["check"]["uses"] == "./.github/workflows/check.yml"
    assert jobs["build"]["needs"] == "check"
    assert jobs["pages"]["needs"] == jobs["release"]["needs"] == "build"
