"""Arithmetic for games, such as nim-sums, nim-products, ordinals, Beatty sequences and cold pairs; no game is imported here."""
