"""Games with cards, and with bars of chocolate."""
