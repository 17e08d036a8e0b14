"""Exact solvers, drawings and playable widgets for combinatorial games."""

__version__ = "0.1.0"
