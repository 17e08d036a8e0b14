#include <bits/stdc++.h>
using namespace std;

// for each of the vertices 0, ..., n - 1 of a bipartite graph, whether the first player loses there, and its mate in a
// maximum matching, or -1; a move to the mate wins from a start that isn't lost
struct Geography {
    vector<vector<int>> near;
    vector<int> mate, lost, came, even, reached;

    Geography(int n, const vector<pair<int, int>>& edges) : near(n), mate(n, -1), lost(n), came(n, -1) {
        for (auto [a, b] : edges) near[a].push_back(b), near[b].push_back(a);
        for (int root = 0; root < n; ++root)
            if (mate[root] < 0)
                for (int end = search(root); end >= 0;) {
                    const int before = came[end], after = mate[before];
                    mate[end] = before, mate[before] = end, end = after;
                }
        for (int root = 0; root < n; ++root)
            if (mate[root] < 0) {
                search(root);
                for (int v : even) lost[v] = 1;
            }
    }

    int search(int root) {
        for (int w : reached) came[w] = -1;
        reached.clear(), even = {root};
        for (size_t i = 0; i < even.size(); ++i)
            for (int w : near[even[i]])
                if (came[w] < 0) {
                    came[w] = even[i], reached.push_back(w);
                    if (mate[w] < 0) return w;
                    even.push_back(mate[w]);
                }
        return -1;
    }
};
