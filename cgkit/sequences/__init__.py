"""Sequences of Grundy values: periods and their certificates, and games given by codes."""
