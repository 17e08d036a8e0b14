"""The compiled loops."""
