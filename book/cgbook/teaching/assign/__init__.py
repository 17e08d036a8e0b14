"""Assignments for a class from the book's exercises, with files for students, teacher and grader.

items     an exercise in an assignment
plan      which exercises, by chapters, by names or from a file
notebooks the student's notebook, the notebook for lecturing, the solutions
otter     files for schools that have Otter
nbgrader  files for schools that have nbgrader
sheet     the assignment on paper
readme    the teacher's README
parcel    zip files that are the same every time
export    all files
command   `cgbook assign`
"""
