"""Settings for `pytest --nbval book`, which adapt nbval to these notebooks and bundle the notebooks' widgets first.

`interact` prints into a widget, where nbval doesn't look, so its cells only have to run. No pictures are stored, so only their
texts are compared. No execution counts are stored, and nbval would take a cell without a count for one that was never run,
so each cell gets a count here and its outputs are compared.
"""

import sys
from pathlib import Path

# A grammar of addresses in every script. jsonschema takes two seconds to compile it in each process, and no notebook needs it.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]

import pytest  # noqa: E402
from nbval.plugin import IPyNbCell, metadata_tags  # noqa: E402

collect_ignore = ["cgbook/teaching/grading/inside"]  # this package runs only in the sandbox
metadata_tags["interact"] = ("check", False)
sys.path.insert(0, str(Path(__file__).with_name("_site")))
import bundle  # noqa: E402
from refresh import DRAWN  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # only the main process bundles, for all workers
        bundle.main()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Give each cell an execution count, and leave out of the comparison what is drawn."""
    if isinstance(item, IPyNbCell):
        item.cell.execution_count = 1
        item.parent.skip_compare = (*item.parent.skip_compare, *DRAWN)
