"""Sequences of Grundy values, their periods, proofs of the periods, and games given by codes."""
