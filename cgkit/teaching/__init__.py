"""Exercises, read from their files."""
