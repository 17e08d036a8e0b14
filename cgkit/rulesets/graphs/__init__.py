"""Games that are graphs."""
