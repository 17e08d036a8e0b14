"""cgkit against its peers, on the same work in one run, and the time a built page takes to answer: `pytest benchmarks`."""
