"""`cgbook COMMAND`: assignments and marks for a class."""

import sys
from collections.abc import Sequence

from cgkit.__main__ import run

#: a command -> the module and the function that run it, and what it does
COMMANDS = {
    "assign": ("cgbook.teaching.assign.command", "main", "make an assignment of exercises of the book"),
    "grade": ("cgbook.teaching.grading.command", "main", "marks for a class, with its programs in a sandbox"),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command of cgbook."""
    return run("cgbook", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main())
