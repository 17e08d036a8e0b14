"""Marks that count: students' programs in a sandbox, the tests outside, and plain data between them."""

from __future__ import annotations

from cgbook.teaching.grading.assignment import Assignment, read_assignment
from cgbook.teaching.grading.judging import Mark
from cgbook.teaching.grading.marks import Kept, Result, grade
from cgbook.teaching.grading.notebooks import Submission, submissions
from cgbook.teaching.grading.sandbox import Limits, prepare
from cgbook.teaching.items import Item

__all__ = [
    "Assignment",
    "Item",
    "Kept",
    "Limits",
    "Mark",
    "Result",
    "Submission",
    "grade",
    "prepare",
    "read_assignment",
    "submissions",
]
