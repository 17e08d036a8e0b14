"""A step that runs the notebooks that have changed, before Sphinx reads them, and puts them into the cache that myst-nb uses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import nbformat
from jupyter_cache import get_cache
from jupyter_cache.base import CacheBundleIn, JupyterCacheAbstract
from nbformat import NotebookNode
from nbformat.reader import NotJSONError
from run import NotebookError, run
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.errors import ExtensionError
from sphinx.util import logging

logger = logging.getLogger(__name__)


def take_away(app: Sphinx, env: BuildEnvironment, names: list[str]) -> None:
    """Delete the pages that are about to be rebuilt, so that a failed build never leaves an old page that looks new."""
    for name in names:
        if app.builder.format == "html":
            Path(app.builder.get_outfilename(name)).unlink(missing_ok=True)  # type: ignore[attr-defined]


def uncached(cache: JupyterCacheAbstract, notebooks: Mapping[Path, NotebookNode]) -> list[Path]:
    """Return the notebooks whose outputs aren't in the cache; if an entry is unfinished, clear the cache and return all notebooks."""
    missing: dict[str, Path] = {}
    for path, notebook in notebooks.items():
        try:
            record = cache.match_cache_notebook(notebook)
        except KeyError:
            missing[cache.create_hashed_notebook(notebook)[1]] = path  # notebooks with equal code count once
            continue
        try:
            cache.get_cache_bundle(record.pk)
        except (KeyError, NotJSONError):
            cache.clear_cache()
            return list(notebooks)
    return list(missing.values())


def execute(app: Sphinx, env: BuildEnvironment, names: list[str]) -> None:
    """Run each notebook whose code isn't in the cache."""
    cache = get_cache(app.config["nb_execution_cache_path"])
    paths = [path for path in map(Path, map(env.doc2path, names)) if path.suffix == ".ipynb"]
    took: dict[Path, float] = {}
    missing = uncached(cache, {path: nbformat.read(path, as_version=4) for path in paths})

    def keep(path: Path, notebook: NotebookNode) -> None:
        noted = {"execution_seconds": took[path], "imported": notebook.metadata.pop("imported")}
        bundle = CacheBundleIn(notebook, str(path), data=noted)
        cache.cache_notebook_bundle(bundle, check_validity=False, overwrite=True)
        logger.info("ran %s", path.name)

    try:
        run(missing, keep, app.config["nb_execution_timeout"], took)
    except NotebookError as error:
        raise ExtensionError(str(error)) from error


def imported(app: Sphinx, notebook: NotebookNode) -> dict[int, list[str]]:
    """Return the modules that each cell of a notebook imported when it ran, by the position of the cell."""
    record = get_cache(app.config["nb_execution_cache_path"]).match_cache_notebook(notebook)
    return {int(place): names for place, names in record.data["imported"].items()}


def setup(app: Sphinx) -> None:
    app.connect("env-before-read-docs", take_away)
    app.connect("env-before-read-docs", execute)
