"""Assignments: exercises of the book for a class, with what the student, the teacher and the grader need.

items     an exercise, as an assignment has it
plan      which exercises, by chapters, by names or from a file
notebooks the student's notebook, the one for lecturing, the solutions
otter     for schools that have Otter
nbgrader  for schools that have nbgrader
sheet     on paper
export    all files
command   `cgbook assign`
"""
