"""cgkit beside its peers, on the same work, in one run; and how soon the built pages answer: `pytest benchmarks`."""
