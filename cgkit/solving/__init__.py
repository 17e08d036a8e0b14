"""Solvers that find outcomes, winning moves, Grundy values, loopy values and suspense by graph search and backward induction."""
