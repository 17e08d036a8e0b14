"""Whole numbers and what can be done with them: nim-sums, the field of nimbers, ordinals, Beatty sequences, cold pairs. Knows no game."""
