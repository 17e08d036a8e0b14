def green_hackenbush(edges):
    """The value of a picture; edges are pairs of vertices, 0 is the ground.

    Edges that are not connected to the ground count for nothing.
    """
    near = {0: []}
    for number, (u, v) in enumerate(edges):
        near.setdefault(u, []).append((v, number))
        if u != v:
            near.setdefault(v, []).append((u, number))
    met, low, worth = {0: 0}, {0: 0}, {0: 0}
    line = [(0, -1, iter(near[0]))]
    while line:
        u, by, rest = line[-1]
        for v, number in rest:
            if v not in met:
                met[v] = low[v] = len(met)
                worth[v] = 0
                line.append((v, number, iter(near[v])))
                break
            if number != by and met[v] <= met[u]:  # it closes a cycle
                low[u] = min(low[u], met[v])
                worth[u] ^= 1
        else:
            line.pop()
            if line:
                below = line[-1][0]
                low[below] = min(low[below], low[u])
                bridge = low[u] == met[u]
                worth[below] ^= worth[u] + 1 if bridge else worth[u] ^ 1
    return worth[0]
