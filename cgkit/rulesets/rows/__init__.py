"""Games on rows, rings and lines of things."""
