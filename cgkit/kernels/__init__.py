"""Loops over arrays that are worth compiling; tests compare each with the plain Python version that its caller keeps.

The kernels import numpy at the top, so callers import them only where `cgkit.acceleration.pays` is true.
"""
