#include <bits/stdc++.h>
using namespace std;

// the value of a picture with the vertices 0, ..., n - 1; 0 is the ground,
// and what does not hang on it counts for nothing
int green_hackenbush(int n, const vector<pair<int, int>>& edges) {
    vector<vector<pair<int, int>>> near(n);
    for (int number = 0; number < (int)edges.size(); ++number) {
        auto [u, v] = edges[number];
        near[u].push_back({v, number});
        if (u != v) near[v].push_back({u, number});
    }
    vector<int> met(n, -1), low(n), worth(n), by(n, -1), next(n), line{0};
    int count = 0;
    met[0] = low[0] = count++;
    while (!line.empty()) {
        const int u = line.back();
        if (next[u] < (int)near[u].size()) {
            auto [v, number] = near[u][next[u]++];
            if (met[v] < 0) {
                met[v] = low[v] = count++;
                by[v] = number;
                line.push_back(v);
            } else if (number != by[u] && met[v] <= met[u]) {
                // an edge that closes a cycle
                low[u] = min(low[u], met[v]);
                worth[u] ^= 1;
            }
            continue;
        }
        line.pop_back();
        if (line.empty()) break;
        const int below = line.back();
        low[below] = min(low[below], low[u]);
        const bool is_bridge = low[u] == met[u];
        worth[below] ^= is_bridge ? worth[u] + 1 : worth[u] ^ 1;
    }
    return worth[0];
}
