"""Mutants: small errors are put into the code, one at a time, to see whether a test finds each of them.

    python -m tools.mutants                        # 300 mutants of the solvers, 60 of the front end's logic
    python -m tools.mutants --sample 40 --only python --seed 2
    python -m tools.mutants --under cgkit/numbers  # only mutants of files under this path
    python -m tools.mutants --again                # try those again that survived before

The sample is drawn with a seed. Each mutant is made in a copy of the tree, and the tests that run the mutated line are
run, the quickest first, until one fails. What was found is kept in `_build/mutants`, so a run that was cut short is taken
up again; a mutant is tried anew when its file has changed. Those that no test can find stand in `survivors.toml`, each
with the reason.
"""
