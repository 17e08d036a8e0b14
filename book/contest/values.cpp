#include <bits/stdc++.h>
using namespace std;

int mex(const set<int>& values) {
    int least = 0;
    while (values.count(least)) ++least;
    return least;
}

// g(0), ..., g(most); options(n) lists what a move leaves of n chips,
// each time a list of smaller heaps
template <class Options>
vector<int> heap_values(int most, Options options) {
    vector<int> g;
    for (int n = 0; n <= most; ++n) {
        set<int> seen;
        for (const vector<int>& left : options(n)) {
            int value = 0;
            for (int heap : left) value ^= g[heap];
            seen.insert(value);
        }
        g.push_back(mex(seen));
    }
    return g;
}

// the value of any position; options(position) lists those to which a move
// leads, and `known` keeps all that was found
template <class Position, class Options>
int value(const Position& start, Options options,
          map<Position, int>& known) {
    vector<Position> todo{start};
    while (!todo.empty()) {
        const Position position = todo.back();
        const size_t before = todo.size();
        if (!known.count(position)) {
            set<int> seen;
            for (const Position& option : options(position)) {
                auto found = known.find(option);
                if (found == known.end()) todo.push_back(option);
                else seen.insert(found->second);
            }
            if (todo.size() > before) continue;
            known[position] = mex(seen);
        }
        todo.pop_back();
    }
    return known[start];
}
