"""What is worth compiling: loops over arrays of numbers, each with a twin in plain Python where it is used, tested equal."""
