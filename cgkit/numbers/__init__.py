"""Whole numbers and what can be done with them: nim-sums, nim-products, ordinals, Beatty sequences, cold pairs. Knows no game."""
