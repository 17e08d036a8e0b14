def lost_starts(n, edges):
    """For each of the vertices 0, ..., n - 1, whether the first player loses there, and its mate in a maximum matching.

    The graph must be bipartite. The mate is -1 if the matching leaves the vertex uncovered. A move to the mate wins from
    a start that isn't lost.
    """
    near = [[] for _ in range(n)]
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    mate, lost = [-1] * n, [False] * n

    def search(root):
        came, even = {}, [root]
        for v in even:
            for w in near[v]:
                if w not in came:
                    came[w] = v
                    if mate[w] < 0:
                        return w, came, even
                    even.append(mate[w])
        return -1, came, even

    for root in range(n):
        end, came, _ = search(root) if mate[root] < 0 else (-1, {}, [])
        while end >= 0:
            before = came[end]
            mate[end], mate[before], end = before, end, mate[before]
    for root in range(n):
        if mate[root] < 0:
            for v in search(root)[2]:
                lost[v] = True
    return lost, mate
