"""For `pytest --nbval book`: what nbval must know of these notebooks; the widgets that they show are bundled first.

`interact` prints into a widget, where nbval does not look; its cells only have to run. No pictures are stored, so their
texts alone are compared. No counts are stored, and a cell without one would pass for a cell that was never run: each gets
one here, so that its outputs are compared.
"""

import sys
from pathlib import Path

# A grammar of addresses in every script, which jsonschema compiles for two seconds in each process, and no notebook asks.
sys.modules["rfc3987_syntax"] = None  # type: ignore[assignment]

import pytest  # noqa: E402
from nbval.plugin import IPyNbCell, metadata_tags  # noqa: E402

collect_ignore = ["cgbook/teaching/grading/inside"]  # it runs in the sandbox, and nowhere else
metadata_tags["interact"] = ("check", False)
sys.path.insert(0, str(Path(__file__).with_name("_site")))
import bundle  # noqa: E402
from refresh import DRAWN  # noqa: E402


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # one process for all
        bundle.main()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Called by pytest for each cell."""
    if isinstance(item, IPyNbCell):
        item.cell.execution_count = 1
        item.parent.skip_compare = (*item.parent.skip_compare, *DRAWN)
