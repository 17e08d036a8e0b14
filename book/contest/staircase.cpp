#include <bits/stdc++.h>
using namespace std;

// {which step, how many chips to bring down}, or {-1, 0} where no move wins;
// steps[0] stands on the floor
pair<int, long long> staircase_move(const vector<long long>& steps) {
    long long total = 0;
    for (size_t place = 0; place < steps.size(); place += 2)
        total ^= steps[place];
    for (size_t place = 0; place < steps.size(); place += 2) {
        const long long chips = steps[place] - (steps[place] ^ total);
        if (chips > 0) return {(int)place, chips};
    }
    return {-1, 0};
}
