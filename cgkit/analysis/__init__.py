"""Positions looked at: the labelling step by step, position graphs, theorems executed."""
