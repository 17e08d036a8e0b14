"""Tests of games where the players have different moves."""
