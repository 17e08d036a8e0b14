"""The command line of the book, `cgbook COMMAND`, which makes and marks assignments for a class."""

import sys
from collections.abc import Sequence

from cgkit.__main__ import run

#: The module and the function that run each command, and a sentence on what the command does.
COMMANDS = {
    "assign": ("cgbook.teaching.assign.command", "main", "make an assignment from exercises of the book"),
    "grade": (
        "cgbook.teaching.grading.command",
        "main",
        "mark a class's notebooks, running their programs in a sandbox",
    ),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command of cgbook and return its exit code."""
    return run("cgbook", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main())
