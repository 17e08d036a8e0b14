"""Games with heaps of chips."""
