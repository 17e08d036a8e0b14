#include <bits/stdc++.h>
using namespace std;

// how long heaps of 0, ..., most chips last: even where they are lost;
// options(n) lists what a move leaves of n chips
template <class Options>
vector<int> lengths(int most, Options options) {
    vector<int> found;
    for (int n = 0; n <= most; ++n) {
        int longest_lost = -1, shortest = INT_MAX;
        for (int left : options(n)) {
            const int length = found[left];
            shortest = min(shortest, length);
            if (length % 2 == 0) longest_lost = max(longest_lost, length);
        }
        if (shortest == INT_MAX) shortest = -1;  // no move is left
        found.push_back(1 + (longest_lost >= 0 ? longest_lost : shortest));
    }
    return found;
}

bool first_wins(const vector<int>& heaps, const vector<int>& found) {
    int longest = 0;
    for (int heap : heaps) longest = max(longest, found[heap]);
    return longest % 2 == 1;
}
