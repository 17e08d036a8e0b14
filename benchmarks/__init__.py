"""cgkit against its peers, on the same work, in one run; and the weight of the built pages: `python -m benchmarks`."""
