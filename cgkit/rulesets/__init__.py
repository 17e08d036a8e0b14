"""The games of the book, one module each: rules, and what theorems know of them."""

from cgkit.rulesets.subtraction import Bash, Subtraction

__all__ = ["Bash", "Subtraction"]
