"""Who wins, and how: the explored graph, backward induction, Grundy values, loopy values, suspense, winning moves."""
