"""Coins that are turned, on rows and on boards."""
