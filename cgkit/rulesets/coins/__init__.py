"""Games of turning coins, on rows and on boards."""
