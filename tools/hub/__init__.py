"""A JupyterHub with nbgrader, a teacher and two students: `python -m tools.hub` runs a class on it.

What came of it is kept in `record.json`."""
