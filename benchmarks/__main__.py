"""Runs every benchmark and prints what it found."""

from __future__ import annotations

from benchmarks import hackenbush, life, measure, nimbers, pages, subtraction, sums, wythoff

print("\nSolvers: seconds, the best of a few rounds")
measure.show([*subtraction.rows(), *sums.rows(), *wythoff.rows(), *nimbers.rows(), *hackenbush.rows(), *life.rows()])
print("\nPages: until the first widget has answered, nothing cached, from this machine")
pages.show()
