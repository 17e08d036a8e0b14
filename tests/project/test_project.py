"""Tests of the project's promises: installed packages, their licences, wheels and commands."""

from __future__ import annotations

import ast
import doctest
import os
import re
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from email import message_from_string
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
import yaml
from ipywidgets import interact
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cgkit

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "book" / "_site"))

from bundle import FILES, STATIC, bundle  # noqa: E402

FOLDERS = {"cgkit": ROOT, "cgbook": ROOT / "book"}
PROJECTS = {
    name: tomllib.loads((folder / "pyproject.toml").read_text("utf8"))["project"] for name, folder in FOLDERS.items()
}
LOCKS = {
    "requirements.txt": ["cgbook[site]"],
    "tests/requirements.txt": ["cgbook[site,grading]", "cgkit[tests]"],
}
# licences of packages for other systems and versions, which aren't installed here; found in the packages' own files
ELSEWHERE = {
    "appnope": "BSD-2-Clause",
    "colorama": "BSD-3-Clause",
    "overrides": "Apache-2.0",
    "ptyprocess": "ISC",
    "pexpect": "ISC",
    "pywinpty": "MIT",
}
# name of a module -> package that provides it, if the names differ
BROUGHT = {"yaml": "pyyaml", "IPython": "ipython", "markdown_it": "markdown-it-py"}
# package with several licences, including the GPL -> the reason why the GPL doesn't bind a learner who installs it
NOT_BOUND = {"docutils": "the GPL covers one Emacs Lisp file, which the wheel leaves out"}


def pins(name: str) -> list[Requirement]:
    """Return the requirements that a lock file pins, without the hashes."""
    return [Requirement(entry.partition("--hash")[0]) for entry in entries(name)]


def entries(name: str) -> list[str]:
    """Return the entries of a lock file, each a single line with a requirement and the hashes of its files."""
    return (ROOT / name).read_text("utf8").replace("\\\n", "").splitlines()


def asked_for(*packages: str) -> list[Requirement]:
    """Return the requirements of our own packages with these extras, including those of our packages that they require."""
    found: list[Requirement] = []
    for own in map(Requirement, packages):
        project = PROJECTS[own.name]
        lines = [
            *project["dependencies"],
            *(line for extra in own.extras for line in project["optional-dependencies"][extra]),
        ]
        for line in lines:
            found += asked_for(line) if Requirement(line).name in PROJECTS else [Requirement(line)]
    return found


def applies(pin: Requirement) -> bool:
    return pin.marker is None or pin.marker.evaluate()


def licences(package: str) -> str:
    """Return everything that an installed package's metadata says about its licence, in one string."""
    metadata = distribution(package).metadata
    said = [
        *(metadata.get_all("License-Expression") or []),
        *(text[:200] for text in metadata.get_all("License") or []),
    ]
    said += [line for line in metadata.get_all("Classifier") or [] if line.startswith("License ::")]
    return " | ".join(said)


def copyleft(said: str) -> bool:
    """Return whether a licence is the GPL or the AGPL; the Lesser GPL is neither."""
    strict = re.sub(r"LGPL\S*|(Lesser|Library) General Public", "", said)
    return re.search(r"\bA?GPL|General Public License|Affero", strict) is not None


def test_licences_are_recognised() -> None:
    strict = [
        "GPL-3.0-or-later",
        "License :: OSI Approved :: GNU Affero General Public License v3",
        "GPLv2+",
        "AGPL-3.0-only",
    ]
    others = ["MIT", "License :: OSI Approved :: GNU Lesser General Public License v2 (LGPLv2)", "LGPL-2.1-only"]
    assert [copyleft(said) for said in strict + others] == [True] * 4 + [False] * 3


def test_nothing_that_a_learner_installs_is_under_the_gpl() -> None:
    unasked = set()
    for pin in pins("requirements.txt"):
        try:
            said = licences(pin.name)
        except PackageNotFoundError:
            assert not applies(pin), f"{pin} is not installed: run `make test`"
            unasked.add(pin.name)
            continue
        assert said, f"{pin.name} doesn't name its licence"
        assert not copyleft(said) or pin.name in NOT_BOUND, f"{pin.name}: {said}"
    assert unasked <= ELSEWHERE.keys(), "look up the licences of packages for other systems, and add them to ELSEWHERE"


def pinned_with_hashes(name: str) -> dict[str, str]:
    """Return each package of a lock file with its version, after checking that every entry has hashes and none has an address."""
    assert not re.search(r"://|^-", (ROOT / name).read_text("utf8"), re.MULTILINE)
    for entry in entries(name):
        pin, *hashes = entry.split("--hash=")
        assert hashes, f"{pin} has no hash: run `make lock`"
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one.strip()) for one in hashes)
    return {canonicalize_name(pin.name): str(pin.specifier) for pin in pins(name)}


def test_otter_and_nbgrader_are_pinned_in_a_separate_file() -> None:
    pinned = pinned_with_hashes("tools/graders/requirements.txt")
    for line in (ROOT / "tools/graders/requirements.in").read_text("utf8").splitlines():
        asked = Requirement(line.partition("#")[0])
        assert pinned[canonicalize_name(asked.name)] == str(asked.specifier)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_pins_exactly_the_packages_that_are_needed(name: str) -> None:
    assert all(re.fullmatch(r"==[^*,]+", version) for version in pinned_with_hashes(name).values())
    pinned = pins(name)
    here = {canonicalize_name(pin.name): next(iter(pin.specifier)).version for pin in pinned if applies(pin)}
    wanted = asked_for(*LOCKS[name])
    asked: set[tuple[str, frozenset[str]]] = set()
    while wanted:
        one = wanted.pop()
        found, extras = canonicalize_name(one.name), frozenset(one.extras)
        assert found in here, f"{one} is not pinned: run `make lock`"
        assert one.specifier.contains(here[found], prereleases=True), f"{one} is pinned to {here[found]}"
        if (found, extras) in asked:
            continue
        asked.add((found, extras))
        for line in distribution(found).requires or []:
            needed = Requirement(line)
            if needed.marker is None or any(needed.marker.evaluate({"extra": extra}) for extra in extras | {""}):
                wanted.append(needed)
    assert {found for found, _ in asked} == here.keys(), "a lock file has packages that nothing needs: run `make lock`"


def test_the_lock_for_tests_contains_the_lock_for_readers() -> None:
    assert set(entries("requirements.txt")) <= set(entries("tests/requirements.txt"))
    extras = PROJECTS["cgbook"]["optional-dependencies"]
    assert set(extras["lab"]) <= set(extras["site"]), (
        "the extra that builds the site must include the extra that runs the chapters"
    )


@pytest.mark.thorough
def test_the_installed_packages_fit_together() -> None:
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the two wheels, built without the network."""
    folder = tmp_path_factory.mktemp("wheels")
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", f"--wheel-dir={folder}"]
    subprocess.run([sys.executable, "-m", *build, *map(str, FOLDERS.values())], check=True)
    return {path.name.partition("-")[0]: path for path in folder.glob("*.whl")}


@pytest.mark.thorough
@pytest.mark.parametrize("package", FOLDERS)
def test_a_wheel_has_the_needed_files_and_metadata(wheels: dict[str, Path], package: str) -> None:
    with zipfile.ZipFile(wheels[package]) as opened:
        names = {name for name in opened.namelist() if name.startswith(f"{package}/")}
        about = {name.rpartition("/")[2]: name for name in opened.namelist() if name not in names}
        metadata = message_from_string(opened.read(about["METADATA"]).decode("utf8"))
    folder = FOLDERS[package]
    listed = subprocess.run(["git", "ls-files", package], cwd=folder, check=True, capture_output=True, text=True).stdout
    apart = ("cgbook/widgets/front/", "cgbook/widgets/jupyterlab/")
    needed = {name for name in listed.split() if not name.startswith(apart)}
    bundles: set[str] = set()
    if package == "cgbook":
        bundles = {f"cgbook/widgets/static/{name}" for name in FILES.values()}
        asked_for = [path for name in ("exercises", "gates") for path in (folder / name).rglob("*.*")]
        bundles |= {f"cgbook/{path.relative_to(folder).as_posix()}" for path in asked_for}
        for_lab = {"package.json", "remoteEntry.js", "widgets.css", "cgbook.json"}
        assert for_lab <= about.keys()
        about = {name: path for name, path in about.items() if name not in for_lab}
    assert f"{package}/py.typed" in names
    assert names == {name for name in needed if (folder / name).exists()} | bundles
    assert about.keys() - {"LICENSE"} == {"METADATA", "WHEEL", "RECORD", "entry_points.txt"}
    outright = [line for line in metadata.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert bool(outright) is (package == "cgbook")  # only cgbook has dependencies
    assert metadata["Version"] == cgkit.__version__
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Author"] == yaml.safe_load((ROOT / "CITATION.cff").read_text("utf8"))["authors"][0]["name"]


@pytest.mark.thorough
def test_the_wheels_alone_can_solve_games_and_name_missing_packages(wheels: dict[str, Path], tmp_path: Path) -> None:
    for wheel in wheels.values():
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(tmp_path / "alone")
    venv.create(tmp_path / "empty", with_pip=False)
    (python,) = [*(tmp_path / "empty").glob("bin/python"), *(tmp_path / "empty").glob("Scripts/python.exe")]

    def run(program: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([python, "-c", program], cwd=tmp_path / "alone", capture_output=True, text=True)

    done = run("import cgkit; print(cgkit.Subtraction({1, 3, 4})(101).outcome(), cgkit.__file__)")
    assert done.returncode == 0, done.stderr
    outcome, where = done.stdout.split(maxsplit=1)
    assert outcome == "N"
    assert str(tmp_path) in where
    for program, brings in {
        "import cgbook.widgets": "pip install . ./book",
        "import cgkit; cgkit.nim_table(4)": "pip install numpy",
        "from cgbook.pictures.figures import figure; figure()": "pip install . ./book",
    }.items():
        last = run(program).stderr.splitlines()[-1]
        assert last.startswith("ModuleNotFoundError")
        assert brings in last


@pytest.mark.thorough
def test_a_chapter_runs_from_the_wheels_in_an_empty_folder(wheels: dict[str, Path], tmp_path: Path) -> None:
    for wheel in wheels.values():
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(tmp_path / "alone")
    (tmp_path / "plain").mkdir()
    shutil.copy(ROOT / "book" / "02-take-away.ipynb", tmp_path / "plain")
    program = (
        "import nbclient, nbformat, cgbook; nb = nbformat.read('02-take-away.ipynb', 4); "
        "nbclient.NotebookClient(nb, timeout=120).execute(); print(cgbook.__file__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path / "plain", capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "alone")},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    assert str(tmp_path) in done.stdout


FREE = {*FOLDERS, "pandas", *sys.stdlib_module_names}
SOURCES = [path for name, folder in FOLDERS.items() for path in sorted((folder / name).rglob("*.py"))]


def test_an_import_of_a_package_names_the_extra_that_installs_it(subtests: pytest.Subtests) -> None:
    """The exceptions are modules that `cgbook.widgets` imports after its check, `acceleration`, pandas, and the program in the sandbox."""
    for path in SOURCES:
        with subtests.test(path.stem):
            if path.name in ("acceleration.py", "guest.py") or (
                path.parent.name == "widgets" and path.name != "__init__.py"
            ):
                continue

            def walk(node: ast.AST, extra: str | None) -> None:
                for child in ast.iter_child_nodes(node):
                    if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                        continue
                    asked = isinstance(child, ast.With) and re.match(
                        r"needs\('([\w\[\]]+)'\)", ast.unparse(child.items[0])
                    )
                    here = asked.group(1) if asked else extra
                    names = [alias.name for alias in child.names] if isinstance(child, ast.Import) else []
                    names += [child.module or ""] if isinstance(child, ast.ImportFrom) else []
                    line = getattr(child, "lineno", 0)
                    for package in {name.partition(".")[0] for name in names} - FREE:
                        assert here, f"line {line}: {package} must be imported inside `with needs(…)`"
                        what = "cgbook[site]" if here == "cgbook" else here if "[" in here else f"cgkit[{here}]"
                        brings = {canonicalize_name(one.name) for one in asked_for(what)}
                        assert BROUGHT.get(package, package) in brings, f"{here} doesn't install {package}"
                    walk(child, here)

            walk(ast.parse(path.read_text("utf8")), None)


def test_the_same_sources_give_the_same_bundles(tmp_path: Path) -> None:
    bundle(tmp_path)
    made, there = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in (tmp_path, STATIC))
    assert made == there


def test_the_citation_and_the_changelog_have_this_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf8"))
    assert {"cff-version", "message", "title", "authors"} <= citation.keys()
    assert str(citation["version"]) == cgkit.__version__
    assert citation["license"][0] == PROJECTS["cgkit"]["license"]
    newest = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf8"), re.MULTILINE)
    assert newest
    assert newest[1] in ("Unreleased", f"{citation['version']} - {citation['date-released']}")


FILE = r"(?<![\w/.])((?:book|tests|tools|benchmarks|cgkit)/[\w./-]+\.\w+)"


def test_the_guides_name_only_existing_commands_files_and_links() -> None:
    made = {*re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf8"), re.MULTILINE)}
    text = {name: (ROOT / name).read_text("utf8") for name in ("README.md", "CONTRIBUTING.md", "book/README.md")}
    named = {word for paper in text.values() for word in re.findall(r"(?:`|^)make ([a-z-]+)", paper, re.MULTILINE)}
    assert {"book", "test", "lab", "help"} <= named <= made
    files = {file for name in ("README.md", "CONTRIBUTING.md") for file in re.findall(FILE, text[name])}
    assert files
    assert not [file for file in files if not (ROOT / file).exists()]
    for name, paper in text.items():
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", paper):
            assert (ROOT / name).parent.joinpath(link).exists(), f"{name} points to {link}, which doesn't exist"


def test_the_readme_has_small_pictures_for_day_and_night() -> None:
    readme = (ROOT / "README.md").read_text("utf8")
    shown = re.findall(r'srcset="([^"]+)-dark\.png"><img src="([^"]+)-light\.png" width="\d+" alt="[^"]{3,}"', readme)
    files = sorted((ROOT / ".github" / "pictures").iterdir())
    assert {f"{day}-{scheme}.png" for _, day in shown for scheme in ("light", "dark")} == {
        path.relative_to(ROOT).as_posix() for path in files
    }
    assert all(night == day for night, day in shown)
    assert sum(path.stat().st_size for path in files) < 400_000


@pytest.mark.parametrize(("name", "least"), [("README.md", 1), ("CONTRIBUTING.md", 1), ("book/how-to.md", 25)])
def test_the_examples_in_a_guide_run(name: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf8")
    assert tried >= least
    assert not failed


def test_the_recipe_for_interact_shows_a_slider_and_the_value(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = re.findall(r"`(interact\(.*?\))`", (ROOT / "book" / "how-to.md").read_text("utf8"))
    function = eval(line, {"interact": interact, "kayles": cgkit.kayles})
    assert function(12) == 4
    assert "IntSlider(value=10, description='pins', max=20)" in capsys.readouterr().out
