"""Loops over arrays of numbers that are worth compiling, each tested to agree with a twin in plain Python where it is used."""
