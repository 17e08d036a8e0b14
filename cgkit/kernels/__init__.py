"""Loops over arrays that are worth compiling; tests compare each with the plain Python version that its caller keeps."""
