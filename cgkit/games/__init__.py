"""Rulesets, and games made of other games, but no solvers."""
