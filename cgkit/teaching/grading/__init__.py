"""Marks that count: students' programs in a cage, the tests in another process, and plain data between them."""

from __future__ import annotations

from cgkit.teaching.grading.assignment import Assignment, Item, read_assignment
from cgkit.teaching.grading.judging import Mark
from cgkit.teaching.grading.marks import Kept, Result, grade
from cgkit.teaching.grading.notebooks import Submission, submissions
from cgkit.teaching.grading.process import Limits, no_cage

__all__ = [
    "Assignment",
    "Item",
    "Kept",
    "Limits",
    "Mark",
    "Result",
    "Submission",
    "grade",
    "no_cage",
    "read_assignment",
    "submissions",
]
