"""Sequences of Grundy values: periods and their certificates, octal codes, the survey of them."""
