"""What the five notes claim, decided anew: each claim that a program can decide has one function here, found by its id.

A function computes facts from the rules of the games, and the facts give the verdict; no verdict is typed. `registry` says which facts
give which, `search` plays games out, and the other modules go by topic. `test_notes` compares the verdicts with `book/notes.yml`.
"""
