"""The command `python -m tools.check_front [--fix]`, which formats (with `--fix`), lints and type-checks the front end.

Prettier, ESLint and the TypeScript compiler come from `tools/front`, which only contributors install; a reader's build doesn't
need them. The types of the packages that pages import come from the site's own packages.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HERE = ROOT / "tools" / "front"
PACKAGES = HERE / "node_modules"
FRONT = ROOT / "book" / "cgbook" / "widgets" / "front"
sys.path.insert(0, str(ROOT / "book" / "_site"))

import bundle  # noqa: E402
from node import node, npm_ci  # noqa: E402

FORMATTED = [
    "book/cgbook/widgets/{front,jupyterlab}/**/*.{js,css}",
    "tests/**/*.mjs",
    "tools/front/*.mjs",
]
LINTED = [
    "book/cgbook/widgets/front",
    "book/cgbook/widgets/jupyterlab",
    "tests",
    "tools/front",
]


def commands(fix: bool) -> list[list[str]]:
    """Return the commands with their arguments; each command caches its results and skips files that haven't changed."""
    cached = PACKAGES / ".cache"
    prettier = [str(PACKAGES / "prettier" / "bin" / "prettier.cjs"), "--config", "tools/front/prettier.json"]
    prettier += ["--cache", "--cache-location", str(cached / "prettier")]
    eslint = [str(PACKAGES / "eslint" / "bin" / "eslint.js"), "--config", "tools/front/eslint.config.mjs"]
    eslint += ["--cache", "--cache-location", str(cached / "eslint")]
    return [
        [*prettier, "--log-level", "warn", "--write" if fix else "--check", *FORMATTED],
        [*eslint, *["--fix"] * fix, *LINTED],
        [str(PACKAGES / "typescript" / "bin" / "tsc"), "--project", "tools/front/tsconfig.json"],
    ]


def main() -> None:
    npm_ci()
    npm_ci(HERE)
    bundle.main()
    from tools import formats  # imported late, because it imports the widgets, which need their bundles

    formats.write()
    failed = [command for command in commands("--fix" in sys.argv) if node(*command, cwd=ROOT).returncode]
    if failed:
        sys.exit(
            f"{len(failed)} of the three checks of the front end failed; `python -m tools.check_front --fix` formats the files"
        )


if __name__ == "__main__":
    main()
